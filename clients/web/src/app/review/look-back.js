/** Looking back at a record that came as a file or a text: its address has all of it, so that Back and reload find it again. */

import { pageAddress } from "../home.js";
import { asKept, linkTo } from "./position-link.js";

/**
 * @param {any} go
 * @param {any} record      a transcript, with what it claims
 * @param {number} at       the step to begin with
 * @param {string=} table   the id of the table by link that it comes from: the review leads back there
 */
export async function lookBack(go, record, at, table) {
    const kept = asKept(record);
    history.pushState({ table }, "", await linkTo(pageAddress(), { ...record, game: kept.game }, at));
    go("seen", { record: kept, at, table });
}
