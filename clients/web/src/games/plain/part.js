/** The part of the page that draws plain tables. */
import { Board } from "./board.js";
import { Breakdown } from "./breakdown.js";
import { borrow, html } from "./kit.js";
import { label } from "./labels.js";
import { hasSecretChoice } from "./members.js";
import { learnNames } from "./names.js";
import { Own } from "./own.js";
import { Panel } from "./panel.js";
import { publicActions } from "./public-actions.js";
import { Value } from "./values.js";

/**
 * What a game's table needs to be drawn in the client's language.
 *
 * @param {string} id
 * @param {any} client
 * @param {Record<string, any>} kit     what this part borrows
 */
export async function tableOf(id, client, kit) {
    borrow(kit);
    await learnNames(id, client);
    return {
        Board,
        Panel,
        Own,
        label,
        publicActions,
        hasSecretChoice,
        Piece: ({ value, t, view }) => html`<${Value} value=${value} names=${{ game: id, t }} view=${view} isCard=${true} />`,
        pieceText: (value) => String(value),
        Breakdown: (props) => html`<${Breakdown} ...${props} game=${id} />`,
    };
}
