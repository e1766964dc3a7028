/** The record of a game, to keep or to hand on. */

import { html, useState } from "../lib/preact.js";
import { CopyButton } from "./copy-button.js";
import { download } from "./download.js";
import { pageAddress } from "./home.js";
import { useLoaded } from "./hooks.js";
import { LinkBox } from "./links/link-box.js";
import { linkTo } from "./review/position-link.js";
import { isSecret, transcript } from "./session.js";

export function TranscriptBox({ session, t, go }) {
    const [shown, setShown] = useState(false);
    const text = JSON.stringify(transcript(session), null, 2);
    return html`
        <details class="transcript" onToggle=${(event) => setShown(event.target.open)} data-transcript>
            <summary>${t("transcript.title")}</summary>
            ${shown && html`
                <p class="hint">${t("transcript.hint")}</p>
                ${isSecret(session) && html`<p class="warning">${t("transcript.secret")}</p>`}
                <div class="row tight">
                    <button type="button" data-download onClick=${() => download(`gavel-${session.game}-${session.cursor}.json`, new Blob([text], { type: "application/json" }))}>${t("transcript.download")}</button>
                    <${CopyButton} text=${text} label=${t("transcript.copy")} t=${t} data-copy />
                    <button type="button" data-verify onClick=${() => go("import", { given: text })}>${t("transcript.verify")}</button>
                    <button type="button" data-review onClick=${() => go("review", { id: session.id })}>${t("review.open")}</button>
                </div>
                <${HandOn} session=${session} t=${t} />`}
        </details>
    `;
}

/** The record as a link, for another device: copied, shared, or scanned from this one's screen. */
function HandOn({ session, t }) {
    const { value: url } = useLoaded(() => linkTo(pageAddress(), transcript(session), session.cursor), [session]);
    return url && html`<${LinkBox} url=${url} name=${t("transcript.link")} t=${t} kind="transcript" />`;
}
