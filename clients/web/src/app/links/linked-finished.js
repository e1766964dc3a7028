/** A table by link at its end: it lies open to all. */

import { html } from "../../lib/preact.js";
import { EventLog } from "../event-log.js";
import { useFocus, useTop } from "../hooks.js";
import { isDesk } from "../media.js";
import { Scoresheet } from "../scoresheet.js";
import { lacksHistory } from "./history.js";
import { PassOn } from "./pass-on.js";
import { eventsOf, logOf } from "./public-log.js";
import { ReviewButton, WholeGame, useWholeGame } from "./whole-game.js";

export function LinkedFinished({ opened, waits, turn, table, bar, notes, connection, tools, moments, go, client, atTable, missing }) {
    const { kept, answer } = opened;
    const { game, gameSheet, t, act } = table;
    useTop();
    const log = logOf(kept, gameSheet, t, atTable);
    const heading = useFocus(kept.id);
    const { whole, failed } = useWholeGame(client, opened);
    const isShared = kept.invitation !== undefined;
    const then = html`
        <div class="row">
            ${isShared && atTable && html`<${atTable.PlayAgain} opened=${opened} game=${game} client=${client} go=${go} t=${t} />`}
            ${whole?.record && html`<${ReviewButton} record=${whole.record} go=${go} t=${t} />`}
            <button type="button" class=${isShared ? "" : "primary"} onClick=${() => go("setup", { game: game.id })}>${t(isShared ? "start.play" : "scores.again")}</button>
        </div>
        ${moments}`;
    return html`
        <main id="content" class="play finished linked" data-screen="scores" data-game=${game.id} data-ply=${answer.view.ply} data-to-act="" data-head=${answer.head} data-turn=${turn} aria-busy=${String(waits)}>
            ${bar}
            ${notes}
            ${connection}
            <${Scoresheet} heading=${heading} sheet=${answer.scores} state=${answer.view} game=${game} t=${t} then=${then} />
            ${(failed || lacksHistory(opened, t.language)) && missing}
            ${whole && html`<section class="tool whole-game"><${WholeGame} whole=${whole} t=${t} /></section>`}
            ${atTable && html`<section class="tool"><${atTable.ReceiptBox} kept=${kept} client=${client} t=${t} key=${kept.place.token} /></section>`}
            ${!answer.guarded && html`<section class="tool"><${PassOn} kept=${kept} atOnce=${false} follows=${false} t=${t} /></section>`}
            <details class="last-look" open=${isDesk()}>
                <summary>${t("scores.board")}</summary>
                ${gameSheet && html`<${game.Board} view=${answer.view} gameSheet=${gameSheet} legal=${[]} act=${act} t=${t} seat=${null}
                    toAct=${[]} scores=${answer.scores} last=${answer.events} log=${eventsOf(kept)} />`}
            </details>
            ${log.length > 0 && html`<${EventLog} log=${log} table=${table} view=${answer.view} over />`}
            ${tools}
        </main>
    `;
}
