/** The receipt of a finished table: what it came to, signed by the service, to keep and to check. */

import { sentence } from "./words.js";

/** @param {any} kit */
export const receiptBoxWith = ({ html, useState, download, LinkProblem, sealedOf }) => function ReceiptBox({ kept, client, t }) {
    const say = (key, figures) => sentence(t.language, key, figures);
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
            <summary>${say("receipt.title")}</summary>
            <p class="hint">${say("receipt.hint")}</p>
            <${LinkProblem} problem=${problem} t=${t} />
            <div class="row tight">
                <button type="button" data-download-receipt disabled=${busy} onClick=${save}>${say("receipt.download")}</button>
                <button type="button" data-check-receipt disabled=${busy} onClick=${check}>${say("receipt.check")}</button>
            </div>
            ${checked !== null && html`<p role="status" data-checked=${checked.kid}>${say(checked.payload.guarded ? "receipt.holds-guarded" : "receipt.holds", { key: checked.kid })}</p>`}
        </details>
    `;
};
