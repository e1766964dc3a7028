/** Who has won, in a sentence. @param {string[]} names @param {any} t */
export function winnersIn(names, t) {
    if (names.length === 0) return t("scores.nobody");
    return t(names.length > 1 ? "scores.winners" : "scores.winner", { names: names.join(", ") });
}
