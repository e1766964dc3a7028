/** By which edition of the rules a game is played, and which variant of it, in the reader's words. */

import { valueName } from "./option-value.js";

/** @param {any} sheet the game's; null before it is there @param {{ruleset: string, variant: string}} state @param {any} t */
export function editionOf(sheet, { ruleset, variant }, t) {
    const name = sheet?.rulesets.find(({ id }) => id === ruleset)?.name ?? ruleset;
    return variant === "standard" ? [name] : [name, valueName("variant", variant, t)];
}
