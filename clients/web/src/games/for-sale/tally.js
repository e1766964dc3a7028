/** What a score pad holds: values in, values out. */

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
