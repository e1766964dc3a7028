/** The part of the page that lists every request with its answer, as it went over the wire, and as a curl command. */

import { asCurl } from "../../lib/client/exchange.js";
import { withWords } from "./words.js";

/** @type {typeof import("../../lib/preact.js").html} */
let html;
/** @type {typeof import("../../lib/preact.js").useState} */
let useState;
/** @type {typeof import("../copy-button.js").CopyButton} */
let CopyButton;

/** The list, made with what the part borrows of the page. @param {Record<string, any>} kit */
export function listWith(kit) {
    ({ html, useState, CopyButton } = kit);
    return ({ t, ...props }) => html`<${ExchangeList} ...${props} t=${withWords(t)} />`;
}

/** @param {any} props */
function ExchangeList({ exchanges, hides, secret, t }) {
    const [open, setOpen] = useState(false);
    if (hides) return html`<footer class="exchanges"><p class="hint" data-exchanges-off>${t("exchanges.off")}</p></footer>`;
    return html`
        <footer class="exchanges">
            <details onToggle=${(event) => setOpen(event.target.open)} data-exchanges>
                <summary>${t("exchanges.title", { n: exchanges.length })}${secret && html` <span class="hint" data-secret>${t("exchanges.secret")}</span>`}</summary>
                ${open && html`<ol>${exchanges.map((each, index) => html`<${Exchange} key=${index} number=${index + 1} exchange=${each} t=${t} />`).reverse()}</ol>`}
            </details>
        </footer>
    `;
}

function Exchange({ exchange, number, t }) {
    const { method, url, headers, body, status, answer, milliseconds } = exchange;
    const [open, setOpen] = useState(false);
    return html`
        <li value=${number}>
            <details onToggle=${(event) => setOpen(event.target.open)}>
                <summary><code>${method} ${new URL(url).pathname}</code> <span class="status">${status ?? "–"} · ${Math.round(milliseconds)} ms</span></summary>
                ${open && html`
                    <${CopyButton} text=${asCurl(exchange)} label=${t("exchanges.curl")} t=${t} data-curl />
                    <h3>${t("exchanges.request")}</h3><pre tabindex="0">${head(method, url, headers)}${body === null ? "" : indented(JSON.parse(body))}</pre>
                    <h3>${t("exchanges.response")}</h3><pre tabindex="0">${indented(answer)}</pre>`}
            </details>
        </li>
    `;
}

const head = (method, url, headers) =>
    `${method} ${url}\n${Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`).join("")}\n`;

const indented = (value) => (typeof value === "string" ? value : JSON.stringify(value, null, 2));
