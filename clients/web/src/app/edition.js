/** By which edition of the rules a game is played, and which variant of it, in the reader's words. */

import { valueName } from "./option-value.js";

/** @param {any} sheet the game's; null before it is there @param {{ruleset: string, variant: string}} state @param {any} t */
export function editionOf(sheet, { ruleset, variant }, t) {
    const name = sheet?.rulesets.find(({ id }) => id === ruleset)?.name ?? ruleset;
    // A game with one edition may have nothing to call it by but its own name.
    const edition = name === sheet?.name ? [] : [name];
    return variant === "standard" ? edition : [...edition, valueName("variant", variant, t)];
}
