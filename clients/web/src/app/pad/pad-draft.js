/** What a score pad holds: kept while its setup changes, and for the next visit. */

import { store, stored } from "../preferences.js";

const nameOf = (game) => `pad.${game}`;

/** The draft for another setup: what was entered of a player stays theirs, in another seat and under another name, too. */
export function carried(old, fresh) {
    const differing = fresh.players.filter(({ id }, seat) => id !== old.players[seat]?.id).length;
    const isRename = differing <= 1 && fresh.players.length === old.players.length;
    const before = (id, seat) => (isRename ? old.players[seat] : old.players.find((player) => player.id === id));
    const { ruleset, variant, options, components } = fresh;
    return { ...old, ruleset, variant, options, components, players: fresh.players.map((player, seat) => ({ ...player, ...before(player.id, seat), id: player.id })) };
}

export const keepPad = (game, setup, draft) => store(nameOf(game), { setup, draft });

/** The setup and the draft that were kept, as far as this service still has the edition; null where there are none. */
export function keptPad(sheet) {
    const kept = stored(nameOf(sheet.id));
    const ruleset = sheet.rulesets.find(({ id }) => id === kept?.setup?.ruleset);
    return ruleset?.variants.includes(kept.setup.variant) ? kept : null;
}
