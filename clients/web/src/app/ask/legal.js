/** What is legal, as far as a screen that players look at may say it. */

import { same } from "../same.js";

/**
 * The actions on offer that the service lists, too: it leaves out those that the player cannot pay for.
 *
 * @param {any[]} open     what the table offers
 * @param {any[]} said     what the service lists in its refusal
 */
export const alsoSaid = (open, said) => open.filter((each) => said.some((one) => agrees(each, one)));

/** Whether the service lists this action. It may give a bid other bounds, and have members that nobody else may know. */
const agrees = (open, said) => Object.entries(open).every(([name, value]) => (value?.minimum === undefined ? same(value, said[name]) : said[name]?.minimum !== undefined));
