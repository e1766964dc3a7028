/** A link to pass on: to be copied, shared, or scanned from the screen. */

import { html, useRef, useState } from "../../lib/preact.js";
import { CopyButton } from "../copy-button.js";
import { useQr } from "./qr.js";

/**
 * @param {{url: string, name: string, t: any, kind: string, isShort?: boolean}} props   `name`: what the link is; `kind`: for tests and
 *     styles; `isShort`: whether its text stands with the code only
 */
export function LinkBox({ url, name, t, kind, isShort = false }) {
    const dialog = useRef(null);
    const [scanning, setScanning] = useState(false);
    const called = (doing) => t("labelled", { label: t(doing), text: name });
    const text = html`<input type="text" readonly class="code" aria-label=${name} value=${url} data-url onFocus=${(event) => event.target.select()} />`;
    const scan = () => {
        setScanning(true);
        dialog.current.showModal();
    };
    return html`
        <div class="link-box" data-link-kind=${kind}>
            ${!isShort && text}
            <div class="row tight">
                <${CopyButton} text=${url} label=${t("links.copy")} t=${t} class="primary" data-copy-link aria-label=${called("links.copy")} />
                ${"share" in navigator && html`<button type="button" data-share aria-label=${called("links.share")}
                    onClick=${() => navigator.share({ title: name, url }).catch(() => {})}>${t("links.share")}</button>`}
                <button type="button" data-scan aria-label=${called("links.qr")} onClick=${scan}>${t("links.qr")}</button>
            </div>
            <dialog ref=${dialog} class="qr-dialog" aria-label=${name} onClose=${() => setScanning(false)}>
                ${isShort && text}
                ${scanning && html`
                    <p><strong>${name}</strong></p>
                    <${Code} url=${url} name=${name} t=${t} />
                    <button type="button" data-close-qr onClick=${() => dialog.current.close()}>${t("links.close")}</button>`}
            </dialog>
        </div>
    `;
}

function Code({ url, name, t }) {
    const { pending, code } = useQr(url, t("labelled", { label: t("links.qr"), text: name }));
    return pending ? null : (code ?? html`<p>${t("links.qr-too-long")}</p>`);
}
