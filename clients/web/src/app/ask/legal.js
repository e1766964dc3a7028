/** What is legal, as far as a screen that players look at may say it. */

import { same } from "../same.js";

/**
 * What everybody may know to be legal, without what the service does not list: some of it a player may be unable to pay for.
 *
 * @param {any[]} open     what the table offers
 * @param {any[]} said     what the service lists in its refusal
 */
export const alsoSaid = (open, said) => open.filter((each) => said.some((one) => agrees(each, one)));

/** Whether an action is that which the service lists, whatever bounds of a bid and members that nobody else may know it has. */
const agrees = (open, said) => Object.entries(open).every(([name, value]) => (value?.minimum === undefined ? same(value, said[name]) : said[name]?.minimum !== undefined));
