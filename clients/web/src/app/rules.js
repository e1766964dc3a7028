/** A game's rules in the reader's language: in brief with the handbook's diagrams, then every clause of the edition, to be searched. */

import { html, useState } from "../lib/preact.js";
import { Prose } from "./fields.js";
import { useLoaded, useRules } from "./hooks.js";
import { partAt } from "./parts.js";
import { ProblemBox, Technical } from "./problem-box.js";

/** Briefs and headings, which are a part of their own. */
const useBriefs = (language) => useLoaded(async () => (await import(partAt(`rules-${language}`))).default, [language]);

const strong = (text) => text.split("**").map((part, index) => (index % 2 === 1 ? html`<b>${part}</b>` : part));

/** @param {{game: string, t: any}} props */
export function Brief({ game, t }) {
    const { value: briefs } = useBriefs(t.language);
    const brief = briefs?.games[game];
    if (!brief) return null;
    return html`
        <section class="brief" data-brief=${game}>
            <h2>${brief.title}</h2>
            <ol>${brief.steps.map((step) => html`<li>${strong(step)}</li>`)}</ol>
            <div class="diagrams">${brief.diagrams.map(({ name, svg }) => html`<img alt=${name} src=${`data:image/svg+xml,${encodeURIComponent(svg)}`} />`)}</div>
        </section>`;
}

/** The keys of the table, for a reader who has a keyboard; of one game alone those that only its table has. */
function Keys({ game, words }) {
    const listed = words.keys.filter(({ only = game }) => only === game);
    return html`
        <details class="keys" data-keys>
            <summary>${words.keyboard}</summary>
            <dl>${listed.map(({ key, does }) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}</dl>
        </details>`;
}

/** The clauses under their headings: each goes with the last heading before it. */
function sectionsOf(clauses, headings) {
    const sections = [];
    for (const clause of clauses) {
        const heading = headings.find(([, first]) => first === clause.id)?.[0];
        if (heading !== undefined || sections.length === 0) sections.push({ heading, clauses: [] });
        sections.at(-1).clauses.push(clause);
    }
    return sections;
}

/** Whether a text has all of these words. */
const hasWords = (text, wanted) => wanted.toLowerCase().split(/\s+/).every((word) => text.toLowerCase().includes(word));

/** @param {{game: string, ruleset: string, client: any, t: any}} props */
export function Rules({ game, ruleset, client, t }) {
    const { value, problem } = useRules(client, game);
    const { value: briefs, problem: noBriefs } = useBriefs(t.language);
    const [wanted, setWanted] = useState("");
    if (value === null || briefs === null) return html`<${ProblemBox} problem=${problem ?? noBriefs} t=${t} />`;
    const { words, sections: headings } = briefs;
    const inForce = value.clauses.filter(({ rulesets }) => rulesets.includes(ruleset));
    const sections = sectionsOf(inForce, headings[game] ?? [])
        .map((section) => ({ ...section, clauses: section.clauses.filter(({ text }) => hasWords(text, wanted)) }))
        .filter(({ clauses }) => clauses.length > 0);
    return html`
        <${Brief} game=${game} t=${t} />
        <${Keys} game=${game} words=${words} />
        <h2>${words.clauses}</h2>
        <input type="search" class="rule-search" aria-label=${words.search} placeholder=${words.search} value=${wanted} onInput=${(event) => setWanted(event.target.value)} />
        <div class="clauses" tabindex="0" role="region" aria-label=${t("rules.title")}>
            ${sections.length === 0 && html`<p role="status">${words.none}</p>`}
            ${sections.map(({ heading, clauses }) => html`
                <section key=${heading} data-section=${heading}>
                    ${heading && html`<h3>${words[heading]}</h3>`}
                    <ul>${clauses.map(({ id, text, lang }) => html`<li key=${id} data-clause-id=${id} lang=${lang}><${Prose} text=${text} /><${Technical} error=${{ rule: id }} /></li>`)}</ul>
                </section>`)}
        </div>
    `;
}
