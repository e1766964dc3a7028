/** Files, chosen or dropped: as many as there are. */

import { html, useState } from "../../lib/preact.js";

/** @param {{label: string, hint: string, accept: string, name: string, take: (files: File[]) => void, t: any}} props */
export function DropZone({ label, hint, accept, name, take, t }) {
    const [over, setOver] = useState(false);
    const dropped = (event) => {
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) take(files);
    };
    const chosen = ({ target }) => {
        const files = [...target.files];
        // The same file may be chosen again, after it was changed.
        target.value = "";
        if (files.length > 0) take(files);
    };
    return html`
        <div class="field drop-zone ${over ? "over" : ""}" data-drop onDragOver=${(event) => {
            event.preventDefault();
            setOver(true);
        }} onDragLeave=${() => setOver(false)} onDrop=${dropped}>
            <label for="files-${name}">${label}</label>
            <p class="hint" id="files-${name}-hint">${hint}</p>
            <label class="choose">${t("files.choose")}
                <input id="files-${name}" name=${name} type="file" multiple accept=${accept} aria-describedby="files-${name}-hint" onChange=${chosen} />
            </label>
        </div>
    `;
}
