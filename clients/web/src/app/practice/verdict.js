/** Who has won, told to the one person of the game. */

import { sentence } from "./words.js";

export const verdictWith = ({ winnersIn }) =>
    function verdictOf({ winners, standings }, person, t) {
        const say = (key, figures) => sentence(t.language, key, figures);
        const isWinner = winners.includes(person);
        if (isWinner && winners.length === 1) return say("win");
        if (isWinner) return winnersIn(winners.map((each) => (each === person ? say("self") : each)), t);
        const { rank } = standings.find(({ player }) => player === person);
        return `${winnersIn(winners, t)}. ${say(`rank.${new Intl.PluralRules(t.language, { type: "ordinal" }).select(rank)}`, { rank })}`;
    };
