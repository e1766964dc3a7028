/** Making a join code: a key that nobody but this browser has, and the code by which a table will know it. */

import { html, useEffect, useState } from "../../lib/preact.js";
import { CopyButton } from "../copy-button.js";
import { useFocus, useTop } from "../hooks.js";
import { codeOf, newSecret } from "./codes.js";
import { PasteForm } from "./paste-form.js";
import { keepSecret, secrets } from "./secrets.js";

export function JoinScreen({ t, go, open }) {
    useTop();
    const heading = useFocus();
    const [code, setCode] = useState("");
    const [stored, setStored] = useState(true);
    const make = async () => {
        const secret = newSecret();
        setStored(await keepSecret(secret));
        setCode(await codeOf(secret));
    };
    useEffect(() => {
        secrets().then(async ([latest]) => (latest ? setCode(await codeOf(latest)) : make()));
    }, []);
    return html`
        <main id="content" class="import join" data-screen="join">
            <h1 ref=${heading} tabindex="-1">${t("join.title")}</h1>
            <div class="sheet">
                <p>${t("join.lead")}</p>
                <${JoinCode} code=${code} t=${t} />
                ${!stored && html`<p class="warning" role="alert">${t("links.not-stored")}</p>`}
                <p class="hint">${t("join.hint")}</p>
                <div><button type="button" class="quiet" data-another-code onClick=${make}>${t("join.another")}</button></div>
                <${PasteForm} t=${t} open=${open} hint=${t("join.paste-hint")} />
                <div class="row end"><button type="button" onClick=${() => go("start")}>${t("back")}</button></div>
            </div>
        </main>
    `;
}

const JoinCode = ({ code, t }) => html`
    <div class="field">
        <label for="join-code">${t("join.code")}</label>
        <div class="control">
            <input id="join-code" name="code" type="text" readonly class="code" value=${code} onFocus=${(event) => event.target.select()} />
            <${CopyButton} text=${code} label=${t("links.copy")} t=${t} class="primary" data-copy-code />
            ${"share" in navigator && html`<button type="button" data-share onClick=${() => navigator.share({ text: code }).catch(() => {})}>${t("links.share")}</button>`}
        </div>
    </div>
`;
