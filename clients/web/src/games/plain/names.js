/** What things are called: in the reader's words where the service has any, else by their names in the contract, which are English. */
import de from "./words/de.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

const WORDS = { de, en, fr };
const ENGLISH = "en";

/** What the service calls things, by game and language. @type {Map<string, {sheet: any, words: Record<string, Record<string, string>>}>} */
const learnt = new Map();

const keyOf = (game, language) => `${language} ${game}`;

/** Have what the service calls things in a game, in the client's language. */
export async function learnNames(game, client) {
    const key = keyOf(game, client.language);
    if (learnt.has(key)) return;
    const [sheet, { words }] = await Promise.all([client.game(game).sheet(), client.game(game).messages()]);
    learnt.set(key, { sheet, words });
}

/**
 * @typedef {{text: string, lang?: string}} Name     `lang`: where it is not in the reader's language
 * @typedef {{game: string, t: import("../../app/words.js").Translate & {language: string}}} Names     whose words, and for whom
 */

/** This part's own words. @param {any} t @param {string} key @param {Record<string, string | number>=} figures */
export function say(t, key, figures = {}) {
    const text = (WORDS[t.language] ?? en)[key];
    return text.replace(/\{(\w+)\}/g, (slot, name) => (name in figures ? String(figures[name]) : slot));
}

/** A name in the contract, as people write it. @returns {Name} */
export const nameOf = (id, { t }) => inEnglish(String(id).replaceAll(/[_-]/g, " "), t);

const inEnglish = (text, t) => (t.language === ENGLISH ? { text } : { text, lang: ENGLISH });

/** @param {"action_types" | "phases"} group @param {string} id @param {Names} names @returns {Name} */
function listedName(group, id, names) {
    const found = learnt.get(keyOf(names.game, names.t.language))?.sheet[group].find((each) => each.id === id);
    return found === undefined ? nameOf(id, names) : { text: found.name, ...(found.lang && { lang: found.lang }) };
}

export const actionName = (type, names) => listedName("action_types", type, names);
export const phaseName = (id, names) => listedName("phases", id, names);

/** Words about other things than what lies on the table. */
const ELSEWHERE = ["action", "dealer", "option", "phase"];

/** A word on the table, as "red". @param {string} word @param {Names} names @returns {Name} */
export function wordName(word, names) {
    const groups = Object.entries(learnt.get(keyOf(names.game, names.t.language))?.words ?? {});
    const group = groups.find(([figure, words]) => !ELSEWHERE.includes(figure) && Object.hasOwn(words, word));
    // What is called as in the contract has not been translated.
    return group === undefined || group[1][word] === word ? nameOf(word, names) : { text: group[1][word] };
}
