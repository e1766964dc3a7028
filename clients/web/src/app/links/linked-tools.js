/** Below the table: links from others, what can be compared, keys, and forgetting it all. */

import { html, useState } from "../../lib/preact.js";
import { RulesBox } from "../rules-box.js";
import { REFEREE } from "./holders.js";
import { LinkBox } from "./link-box.js";
import { pageAddress } from "../home.js";
import { linkTo, sharedLinkTo } from "./link.js";
import { PasteForm } from "./paste-form.js";
import { forget } from "./kept.js";

export function LinkedTools({ opened, sheet, client, t, go, open, change, back, busy, atTable, leave }) {
    const { kept, answer } = opened;
    // Once all seats are taken, whoever opens the link of a shared table watches.
    const isFull = kept.invitation !== undefined && answer.free_seats === undefined;
    const spectators = isFull ? sharedLinkTo(pageAddress(), kept) : linkTo(pageAddress(), { game: kept.game, token: kept.place.token, clock: kept.clock, referee: kept.referee });
    // Where the page follows its table by itself, no link has to be pasted: the form stands last, and closed.
    const paste = html`<${PasteForm} t=${t} open=${open} hint=${answer.guarded ? undefined : t("links.paste-hint")} />`;
    return html`
        <div class="tools">
            ${!answer.guarded && html`<section class="tool" aria-label=${t("links.paste-title")}>${paste}</section>`}
            <${RulesBox} game=${kept.game} ruleset=${answer.view.ruleset} client=${client} t=${t} />
            <details data-compare>
                <summary>${t("links.compare")}</summary>
                <p class="hint">${t("links.compare-hint")}</p>
                <p><code data-head>${answer.head}</code></p>
                <p class="hint">${t(answer.guarded ? "links.guarded" : "links.unguarded")}</p>
            </details>
            <details data-spectators>
                <summary>${t("links.spectators")}</summary>
                <p class="hint">${t("links.spectators-hint")}</p>
                <${LinkBox} url=${spectators} name=${t("links.spectators")} t=${t} kind="spectator" />
            </details>
            ${answer.guarded && atTable && (kept.referee || REFEREE in kept.keys) && html`<${atTable.TakingBack} kept=${kept} sheet=${sheet} t=${t} back=${back} busy=${busy} />`}
            <details data-keys>
                <summary>${t("links.keys")}</summary>
                ${Object.keys(kept.given).length > 0 && html`
                    <p class="hint">${t("links.given")}</p>
                    <div><button type="button" data-go="seats" onClick=${() => go("seats", { id: kept.id })}>${t("links.given-open")}</button></div>`}
                ${atTable && html`<${atTable.Reissue} kept=${kept} client=${client} t=${t} go=${go} change=${change} finished=${answer.finished} />`}
                <${Forget} kept=${kept} t=${t} go=${go} leave=${leave} />
            </details>
            ${answer.guarded && html`<details data-paste><summary>${t("links.paste-title")}</summary>${paste}</details>`}
        </div>
    `;
}

function Forget({ kept, t, go, leave }) {
    const [asking, setAsking] = useState(false);
    const gone = async () => {
        await leave();
        await forget(kept.id);
        go("start");
    };
    return html`
        <p class="hint">${t("links.forget-hint")}</p>
        <div class="row tight">
            ${asking
                ? html`<button type="button" data-forget-anyway onClick=${gone}>${t("links.forget-anyway")}</button>
                    <button type="button" onClick=${() => setAsking(false)}>${t("undo.leave")}</button>`
                : html`<button type="button" data-forget onClick=${() => setAsking(true)}>${t("links.forget")}</button>`}
        </div>
    `;
}
