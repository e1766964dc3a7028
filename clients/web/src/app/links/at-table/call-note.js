/** Below the switch that calls a player back: what the messages say and who sees them, and what has gone wrong. */

import { sentence } from "./words.js";

/** @param {any} kit */
export const callNoteWith = ({ html, useEffect }) =>
    /** @param {{on: boolean, trouble: any, failed: (trouble: any) => void, calls: import("./calls.js").Calls, seat: string, client: any, t: any}} props   `seat`: what the subscription belongs to, a key */
    function CallNote({ on, trouble, failed, calls, seat, client, t }) {
        // A new key has ended the subscriptions of its seat, and messages come in the language of who subscribed last.
        useEffect(() => {
            if (on) calls.renew().then((found) => found !== null && failed(found));
        }, [seat, client]);
        const say = (key) => sentence(t.language, key);
        if (trouble !== null) return html`<p class="note" role="alert" data-calls-trouble=${trouble}>${say(`calls.${trouble}`)}</p>`;
        return on && html`<p class="hint calls-note" data-calls-note>${say("calls.note")}</p>`;
    };
