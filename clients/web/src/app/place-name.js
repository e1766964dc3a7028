/** Where in a transcript something is wrong, for those who do not read JSON: "action 12, amount", "Ann, coins". */

import { stepsOf } from "./pointer.js";

/**
 * @param {string} pointer      a JSON pointer into the transcript
 * @param {any} transcript      what was brought, whatever is wrong with it
 * @param {any} t
 * @returns {string}            "" for the whole of it
 */
export function placeName(pointer, transcript, t) {
    const steps = stepsOf(pointer);
    return steps.flatMap((step, index) => partName(step, steps[index - 1], at(transcript, steps.slice(0, index + 1)), t)).join(", ");
}

const at = (document, steps) => steps.reduce((part, step) => part?.[step], document);

/** What one step is called; none for what the next one says better. */
function partName(step, before, value, t) {
    if (/^\d+$/.test(step)) return [numbered(Number(step) + 1, before, value, t)];
    if (step === "actions" || step === "players") return [];
    return [t.has(`place.of.${step}`) ? t(`place.of.${step}`) : t("place.other", { name: step })];
}

function numbered(n, list, value, t) {
    const name = value?.id ?? value;
    if (list === "players" && typeof name === "string") return name;
    return t(list === "actions" ? "place.action" : "place.number", { n });
}
