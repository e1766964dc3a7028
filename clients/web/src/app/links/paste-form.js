/** A field for links that came some other way than by a click. */

import { html, useState } from "../../lib/preact.js";
import { linksIn } from "./link.js";

/** @param {{t: any, open: (links: any[]) => Promise<void>, hint?: string}} props */
export function PasteForm({ t, open, hint }) {
    const [text, setText] = useState("");
    const [broken, setBroken] = useState(false);
    const submit = async (event) => {
        event.preventDefault();
        const links = linksIn(text);
        setBroken(links === null);
        if (links === null) return;
        setText("");
        await open(links);
    };
    return html`
        <form class="paste" novalidate onSubmit=${submit}>
            <div class="field ${broken ? "invalid" : ""}">
                <label for="paste-link">${t("links.paste")}</label>
                ${hint && html`<p class="hint" id="paste-hint">${hint}</p>`}
                <div class="control">
                    <input id="paste-link" name="link" type="text" autocomplete="off" spellcheck="false" value=${text}
                        aria-invalid=${broken ? "true" : undefined} aria-describedby=${[hint && "paste-hint", broken && "paste-errors"].filter(Boolean).join(" ") || undefined}
                        onInput=${(event) => setText(event.target.value)} />
                    <button type="submit" data-open-link>${t("links.open")}</button>
                </div>
                ${broken && html`<p class="errors" id="paste-errors" role="alert" data-errors>${t("links.broken")}</p>`}
            </div>
        </form>
    `;
}
