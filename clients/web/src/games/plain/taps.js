/** Which cards on the table can be tapped: where an action has one figure, and a list has all cards that it may be. */
import { clickable } from "../../app/clickable.js";
import { isScalar, seatMembers, tableMembers } from "./members.js";
import { byType, figuresOf } from "./moves.js";
import { label } from "./labels.js";
import { actionName } from "./names.js";

/**
 * The types of actions that cards stand for, with where those lie.
 *
 * @param {any[]} legal
 * @param {any} view
 * @returns {{owner: string | null, member: string, figure: string, actions: any[]}[]}     `owner`: null for the table
 */
function placesOf(legal, view) {
    return [...byType(legal).values()].flatMap((actions) => {
        const [figure, ...more] = figuresOf(actions);
        const values = actions.map((action) => action[figure]);
        if (figure === undefined || more.length > 0 || !values.every((value) => value !== undefined && isScalar(value))) return [];
        const { player } = actions[0];
        const own = view.players.some(({ id }) => id === player) ? seatMembers(view, player).map(([member, list]) => ({ owner: player, member, list })) : [];
        const common = tableMembers(view).map(([member, list]) => ({ owner: null, member, list }));
        const found = [...own, ...common].find(({ list }) => Array.isArray(list) && values.every((value) => list.includes(value)));
        return found === undefined ? [] : [{ owner: found.owner, member: found.member, figure, actions }];
    });
}

/**
 * The props of the cards of a member that can be tapped.
 *
 * @param {{legal: any[], view: any, t: any, onTap: (action: any) => any}} table
 * @returns {(owner: string | null) => (member: string) => ((value: any) => object | null) | undefined}
 */
export function tapsOf({ legal, view, t, onTap }) {
    const places = placesOf(legal, view);
    return (owner) => (member) => {
        const here = places.filter((each) => each.owner === owner && each.member === member);
        if (here.length !== 1) return undefined;
        const [{ figure, actions }] = here;
        return (value) => {
            const action = actions.find((each) => each[figure] === value);
            return action === undefined ? null : { lang: actionName(action.type, { game: view.game, t }).lang, ...clickable({ label: label(action, t, view), ...onTap(action) }) };
        };
    };
}
