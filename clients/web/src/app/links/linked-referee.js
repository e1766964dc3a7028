/** What a referee does at a table by link: the referee's page, and the actions of seats that nobody plays any more. */

import { html } from "../../lib/preact.js";
import { RefereeScreen } from "../referee/index.js";
import { forfeitedToAct } from "../viewer.js";
import { REFEREE } from "./holders.js";
import { keep } from "./kept.js";
import { sealedOf } from "./open.js";

/**
 * @param {{table: any, opened: import("./open.js").Opened, state: any, client: any, refusal: any, close: () => void, unseal: () => void}} props
 *     `state`: the plain one, once it has been opened; null before
 */
export function LinkedReferee({ table, opened, state, client, refusal, close, unseal }) {
    const { t, act, busy } = table;
    const position = { state: state ?? opened.answer.view };
    return html`<${RefereeScreen} table=${table} position=${position} client=${client} t=${t} rule=${act} refusal=${refusal} busy=${busy}
        close=${close} hides=${state === null} uncover=${unseal} />`;
}

/** The whole state, with hands and decks. The table keeps a note that it was opened, and goes on from a new token. */
export async function unsealed(client, kept) {
    const { token, state } = await sealedOf(client, kept).unseal();
    const next = { ...kept, place: { ...kept.place, token } };
    return { kept: (await keep(next, kept)).kept, state };
}

/** Who has forfeited and is to act: the referee plays for them, all others see for whom they wait. */
export function ForfeitedSeats({ kept, view, table }) {
    const { t, act, busy } = table;
    return forfeitedToAct({ to_act: kept.toAct, state: view }).map((seat) => html`
        <div class="forfeited" key=${seat} data-forfeited=${seat}>
            <p>${t("forfeited.due", { player: seat })}</p>
            ${kept.as === REFEREE && html`
                <button type="button" class="primary" data-default disabled=${busy} onClick=${() => act({ type: "default", player: "referee", seat })}>
                    ${t("links.referee.default", { player: seat })}</button>`}
        </div>`);
}
