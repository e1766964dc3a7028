/** What a player has just done, in a view that does not show it yet, since the service withholds what comes of it. */
import { nextToPass } from "./previews.js";

/** The house that was chosen lies in its place; who has passed is out of the round, with the house that everybody saw go. */
export function withSent(view, { type, player, house }) {
    if (type === "sell") return { ...view, choices: { ...view.choices, [player]: house ?? null } };
    return type === "pass" ? withPass(view, player) : view;
}

function withPass(view, player) {
    const { house } = nextToPass(view) ?? { house: null };
    const takes = ({ houses, ...rest }) => ({ ...rest, houses: house === null ? houses : [...houses, house] });
    return {
        ...view,
        passed: [...view.passed, player],
        market: { ...view.market, houses: view.market.houses.filter((each) => each !== house) },
        players: view.players.map((each) => (each.id === player ? takes(each) : each)),
    };
}
