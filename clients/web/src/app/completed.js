import { same } from "./same.js";

/**
 * An action as it is sent: where what was clicked leaves out what only its player may know, and one legal action alone has
 * all the rest, it is that one.
 */
export function completed(action, legal) {
    const members = Object.entries(action);
    const longer = legal.filter((each) => Object.keys(each).length > members.length && members.every(([name, value]) => same(each[name], value)));
    return longer.length === 1 ? longer[0] : action;
}
