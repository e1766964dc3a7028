/** A text as a QR code; what draws it is fetched for the first one. */

import { html } from "../../lib/preact.js";
import { useLoaded } from "../hooks.js";
import { partAt } from "../parts.js";

const BORDER = 4;

/** @param {{text: string, label: string}} props   nothing is drawn of a text that is too long for any code */
export function Qr({ text, label }) {
    const { value: encode } = useLoaded(encoder, []);
    const code = encode === null ? null : codeOf(encode, text);
    if (code === null) return null;
    const { size, data } = code;
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return html`<svg class="qr" role="img" aria-label=${label} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d=${dark.join("")} /></svg>`;
}

/** @returns {Promise<typeof import("../../lib/uqr.js").encode>} */
const encoder = async () => (await import(partAt("qr"))).encode;

function codeOf(encode, text) {
    try {
        return encode(text, { ecc: "L", border: BORDER });
    } catch {
        return null;
    }
}
