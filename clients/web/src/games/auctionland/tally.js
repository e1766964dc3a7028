/** What a score pad holds: values in, values out. Money begins as null, so that the service can say who forgot it. */

export const empty = ({ ruleset, variant, options, players }) => ({
    ruleset,
    variant,
    options: options ?? {},
    players: players.map((id) => ({ id, money: null, island: [] })),
});

const withPlayer = (draft, id, change) => ({
    ...draft,
    players: draft.players.map((player) => (player.id === id ? { ...player, ...change(player) } : player)),
});

const isAt = (cell) => ({ x, y }) => x === cell.x && y === cell.y;

export const setMoney = (draft, id, money) => withPlayer(draft, id, () => ({ money }));

/** Lays a tile on a cell; one that lies there already makes way. */
export const layTile = (draft, id, placement) =>
    withPlayer(draft, id, ({ island }) => {
        const at = island.findIndex(isAt(placement));
        return { island: at === -1 ? [...island, placement] : island.with(at, placement) };
    });

export const removeTile = (draft, id, cell) =>
    withPlayer(draft, id, ({ island }) => ({ island: island.filter((placement) => !isAt(cell)(placement)) }));

export const tileAt = (island, cell) => island.find(isAt(cell));

/** The tiles that lie on any island. */
export const usedTiles = (draft) => new Set(draft.players.flatMap(({ island }) => island.map(({ tile }) => tile)));

/** The body of POST /tallies. */
export const request = ({ ruleset, variant, options, players }) => ({
    ruleset,
    variant,
    options,
    players: players.map(({ id, money, island }) => ({ id, ...(money !== null && { money }), island })),
});
