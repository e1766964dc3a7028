/** A text as a QR code; what draws it is fetched for the first one. */

import { html, useMemo } from "../../lib/preact.js";
import { useLoaded } from "../hooks.js";
import { partAt } from "../parts.js";

const BORDER = 4;

/**
 * @param {string | null} text     null draws nothing
 * @param {string} label
 * @returns {{pending: boolean, code: any}}   `code`: null for a text that is too long for any, and where what draws it cannot be fetched
 */
export function useQr(text, label) {
    const { value: encode, problem } = useLoaded(encoder, []);
    const code = useMemo(() => (encode === null || text === null ? null : drawn(encode, text, label)), [encode, text, label]);
    return { pending: encode === null && problem === null, code };
}

function drawn(encode, text, label) {
    const found = codeOf(encode, text);
    if (found === null) return null;
    const { size, data } = found;
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
