/** A finished table as a whole: to look back at, to keep as a transcript, to share as a link. */

import { html } from "../../lib/preact.js";
import { screenAt } from "../addresses.js";
import { CopyButton } from "../copy-button.js";
import { download } from "../download.js";
import { useLoaded } from "../hooks.js";
import { pageAddress, pathHere } from "../home.js";
import { lookBack } from "../review/look-back.js";
import { linkTo } from "../review/position-link.js";
import { LinkBox } from "./link-box.js";
import { wholeRecord } from "./whole-record.js";

/**
 * The record of a finished table with the link to it: null while it is being put together, and `record` null where it cannot be.
 * `failed`: whether a service that has it has not answered.
 *
 * @param {import("./open.js").Service} client @param {import("./open.js").Opened} opened
 */
export function useWholeGame(client, { kept, answer, record: told }) {
    const load = async () => {
        const record = await wholeRecord(client, kept, told).catch((problem) => {
            if (answer.guarded && problem.transient) throw problem;
            return null;
        });
        // Whoever opens it has the scores from the service: they would make two thirds of the link.
        return { record, url: record && (await linkTo(pageAddress(), { ...record, scores: undefined }, record.actions.length)) };
    };
    const { value: whole, problem } = useLoaded(load, [client, kept.place.token, told]);
    return { whole, failed: problem !== null };
}

/** To the review, which leads back to the table at this address. @param {{record: any, go: any, t: any}} props */
export const ReviewButton = ({ record, go, t }) => html`
    <button type="button" data-go="review" onClick=${() => lookBack(go, record, record.actions.length, screenAt(pathHere())?.id)}>${t("review.open")}</button>`;

/** @param {{whole: {record: any, url: string | null}, t: any}} props */
export function WholeGame({ whole: { record, url }, t }) {
    if (record === null) return html`<p class="hint" data-not-whole>${t("links.not-whole")}</p>`;
    const text = JSON.stringify(record, null, 2);
    return html`
        <h2>${t("links.whole")}</h2>
        <p class="hint">${t("links.whole-hint")}</p>
        <${LinkBox} url=${url} name=${t("links.whole")} t=${t} kind="game" />
        <h3>${t("transcript.title")}</h3>
        <div class="row tight" data-transcript>
            <button type="button" data-download onClick=${() => download(`gavel-${record.game}-${record.actions.length}.json`, new Blob([text], { type: "application/json" }))}>${t("transcript.download")}</button>
            <${CopyButton} text=${text} label=${t("transcript.copy")} t=${t} data-copy />
        </div>
    `;
}
