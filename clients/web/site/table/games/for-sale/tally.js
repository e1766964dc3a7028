/** What a score pad holds: values in, values out. */

/** The whole cheque deck of these rules. */
function chequeDeck({ ruleset, variant, options, players }, gameSheet) {
    if (options.cheques) return options.cheques;
    const { defaults } = gameSheet.options.find(({ id }) => id === "cheques");
    const fits = (each) => each.ruleset === ruleset && each.variant === variant && each.players === players.length;
    return (defaults.find(fits) ?? defaults.find((each) => each.ruleset === ruleset)).value;
}

/** Each amount on the cheques of these rules, ascending, with how many of them nobody has yet. */
export function unclaimed(draft, gameSheet) {
    const left = new Map();
    const count = (cheque, by) => left.set(cheque, (left.get(cheque) ?? 0) + by);
    for (const cheque of chequeDeck(draft, gameSheet)) count(cheque, 1);
    for (const cheque of draft.players.flatMap(({ cheques }) => cheques)) count(cheque, -1);
    return [...left].sort(([one], [other]) => one - other);
}

/** Coins start as null, not 0: who forgets to enter them is told so by the service. */
export const empty = ({ ruleset, variant, options, players }) => ({
    ruleset,
    variant,
    options,
    players: players.map((id) => ({ id, coins: null, cheques: [] })),
});

const withPlayer = (draft, id, change) => ({
    ...draft,
    players: draft.players.map((player) => (player.id === id ? { ...player, ...change(player) } : player)),
});

export const setCoins = (draft, id, coins) => withPlayer(draft, id, () => ({ coins }));

export const addCheque = (draft, id, cheque) =>
    withPlayer(draft, id, ({ cheques }) => ({ cheques: [...cheques, cheque].sort((one, other) => one - other) }));

export const removeCheque = (draft, id, at) =>
    withPlayer(draft, id, ({ cheques }) => ({ cheques: cheques.filter((_, i) => i !== at) }));

/** The body of POST /tallies. Coins that nobody entered are left out, so that the service names them as missing. */
export const request = ({ ruleset, variant, options, players }) => ({
    ruleset,
    variant,
    options,
    players: players.map(({ id, coins, cheques }) => ({ id, ...(coins !== null && { coins }), cheques })),
});
