/** The receipt of a finished table: what it came to, signed by the service, to keep and to check. */

import { html, useState } from "../../lib/preact.js";
import { download } from "../download.js";
import { LinkProblem } from "./link-problem.js";
import { sealedOf } from "./open.js";

export function ReceiptBox({ kept, client, t }) {
    const [receipt, setReceipt] = useState("");
    const [checked, setChecked] = useState(/** @type {any} */ (null));
    const [problem, setProblem] = useState(null);
    const [busy, setBusy] = useState(false);
    const trying = async (make) => {
        setBusy(true);
        setProblem(null);
        try {
            await make();
        } catch (refused) {
            setProblem(refused);
        }
        setBusy(false);
    };
    const fetched = async () => receipt || (await sealedOf(client, kept).receipt()).receipt;
    const save = () => trying(async () => {
        const text = await fetched();
        setReceipt(text);
        download(`gavel-${kept.game}-${kept.id}.receipt`, new Blob([text], { type: "text/plain" }));
    });
    const check = () => trying(async () => {
        const text = await fetched();
        setReceipt(text);
        setChecked(await client.verifyReceipt(text));
    });
    return html`
        <details class="receipt" data-receipt-box>
            <summary>${t("receipt.title")}</summary>
            <p class="hint">${t("receipt.hint")}</p>
            <${LinkProblem} problem=${problem} t=${t} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${busy} onClick=${save}>${t("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${busy} onClick=${check}>${t("receipt.check")}</button>
            </div>
            ${checked !== null && html`<p role="status" data-checked=${checked.kid}>${t(checked.payload.guarded ? "receipt.holds-guarded" : "receipt.holds", { key: checked.kid })}</p>`}
        </details>
    `;
}
