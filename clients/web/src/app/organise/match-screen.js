/** Matches: several games whose scores add up, on one page; the service says how they stand, and what the next one begins with. */

import { dayOf } from "../dates.js";
import { MatchForm } from "./match-form.js";
import { ProblemBox, html, keptMatches, useFocus, useLoaded, useSheet, useState, useTop } from "./match-kit.js";
import { MatchTable } from "./match-table.js";

/** @param {{t: any, client: any, go: any, game: string, enter: (record: any) => Promise<string | null>}} props */
export function MatchScreen({ t, client, go, game, enter }) {
    const [version, setVersion] = useState(0);
    const [chosen, setChosen] = useState(null);
    const [making, setMaking] = useState(false);
    const { value: sheet, problem } = useSheet(client, game);
    const { value: matches } = useLoaded(() => keptMatches.matchesOf(game), [game, version]);
    useTop();
    const heading = useFocus(sheet === null);
    const ready = sheet !== null && matches !== null;
    const match = matches?.find(({ id }) => id === chosen) ?? matches?.[0] ?? null;
    const changed = () => setVersion((before) => before + 1);
    const begin = async (draft) => {
        const made = keptMatches.newMatch(game, draft);
        await keptMatches.keepMatch(made);
        setChosen(made.id);
        setMaking(false);
        changed();
    };
    return html`
        <main id="content" class="match" data-screen="match" data-game=${game} aria-busy=${String(!ready && !problem)}>
            <div class="play-bar">
                <h1 ref=${heading} tabindex="-1">${t("match.title", { game: sheet?.name ?? "…" })}</h1>
                ${ready && match !== null && !making && html`<button type="button" data-new-match onClick=${() => setMaking(true)}>${t("match.new")}</button>`}
            </div>
            <${ProblemBox} problem=${problem} t=${t} />
            ${ready && (sheet.match_options ?? []).length === 0 && html`<p>${t("match.none")}</p>`}
            ${ready && sheet.match_options?.length > 0 && (making || match === null) && html`<${MatchForm} sheet=${sheet} begin=${begin} leave=${match === null ? () => go("start") : () => setMaking(false)} t=${t} />`}
            ${ready && match !== null && !making && html`
                ${matches.length > 1 && html`<${Which} matches=${matches} match=${match} choose=${setChosen} t=${t} />`}
                <${MatchTable} key=${match.id} match=${match} sheet=${sheet} client=${client} go=${go} enter=${enter} changed=${changed} t=${t} />
                <div class="row end"><button type="button" data-back onClick=${() => go("start")}>${t("back")}</button></div>`}
        </main>
    `;
}

const nameOf = ({ setup, created }, t) => `${setup.players.join(", ")} · ${dayOf(created, t)}`;

const Which = ({ matches, match, choose, t }) => html`
    <label class="row which"><span>${t("match.which")}</span>
        <select name="match" onChange=${({ target }) => choose(target.value)}>
            ${matches.map((each) => html`<option key=${each.id} value=${each.id} selected=${each.id === match.id}>${nameOf(each, t)}</option>`)}
        </select>
    </label>`;
