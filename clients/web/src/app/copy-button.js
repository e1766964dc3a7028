/** A button that puts a text on the clipboard, and says so as long as the text stays the same. */

import { html, useState } from "../lib/preact.js";

/** @param {{text: string, label: string, t: any} & Record<string, any>} props   the others are the button's own */
export function CopyButton({ text, label, t, ...props }) {
    const [copied, setCopied] = useState(/** @type {string | null} */ (null));
    return html`<button type="button" ...${props} onClick=${async () => setCopied((await copy(text)) ? text : null)}>${copied === text ? t("copied") : label}</button>`;
}

/** Put a text on the clipboard; true if that worked. */
async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // Without https there is no clipboard API; the older command works there.
        const area = Object.assign(document.createElement("textarea"), { value: text, readOnly: true, className: "visually-hidden" });
        document.body.append(area);
        area.select();
        const worked = document.execCommand("copy");
        area.remove();
        return worked;
    }
}
