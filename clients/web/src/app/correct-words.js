/** What stands where in a record, in words. */

/** A figure, a piece, or a step on the way to one. */
export function valueText(value, { game, t }) {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return game.pieceText?.(value, t) ?? String(value);
}

/** A place: whose it is, where, what it is called. A name with the slot {at} says how the steps stand in it. */
export function placeText(where, words) {
    if (where === null) return "";
    const at = where.names.map((name) => valueText(name, words)).join(", ");
    if (where.key === "") return at;
    const told = words.t(where.key, { at });
    return at === "" || told.includes(at) ? told : `${at}, ${told}`;
}
