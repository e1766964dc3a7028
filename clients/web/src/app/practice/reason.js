/** Why an opponent acts as they do, in words, and whether these tell what nobody else may know. */

const SHOWN = 3;

/** @returns {import("./index.js").Reason} */
export function reasonOf(found, { player, position, views, game, gameSheet, t }) {
    const own = views[player].view;
    const legal = views[player].legal_actions.filter((each) => each.player === player);
    const inPublic = game.publicActions({ legal, player, view: views.spectator.view, gameSheet, own, toAct: position.to_act });
    return {
        ply: position.state.ply,
        player,
        lang: t.language,
        isSecret: inPublic === null,
        best: found.slice(0, SHOWN).map(({ action, value }) => ({ text: inWords(action, game.label(action, t, own)), value })),
    };
}

/** A label of a bid leaves its amount to the form in which it is entered. */
const inWords = ({ amount }, label) => (amount === undefined || label.includes(String(amount)) ? label : `${label} ${amount}`);
