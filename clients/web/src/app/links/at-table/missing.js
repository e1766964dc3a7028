/** What has happened at a table and has not come: it is asked for at once, after ever longer pauses, and whenever the page wakes up. */

import { sentence } from "./words.js";

const LONGEST_ANSWER = 10_000;

/** @param {any} kit */
export function missingWith({ html, useEffect, useRef, useState, Client, Follower }) {
    /** @param {{heal: (asker: any, signal: AbortSignal) => Promise<void>, client: any, t: any}} props */
    return function Missing({ heal, client, t }) {
        const [failed, setFailed] = useState(false);
        const follower = useRef(null);
        const latest = useRef(heal);
        latest.current = heal;
        useEffect(() => {
            const { baseUrl, language } = client;
            // Its requests are not repeated by the client, and do not stand among those that the page shows.
            const asker = Object.assign(new Client(baseUrl, { language, retries: 0, timeout: LONGEST_ANSWER }), { language });
            follower.current = new Follower({
                ask: async (signal) => {
                    await latest.current(asker, signal);
                    return false;
                },
                now: () => ({ alone: true, calls: false }),
                failed: () => {
                    setFailed(true);
                    return true;
                },
                answered: () => setFailed(false),
            });
            follower.current.wake();
            return () => follower.current.end();
        }, [client]);
        return failed && html`
            <div class="warning" data-missing>
                <p role="status">${sentence(t.language, "missing")}</p>
                <button type="button" data-ask-missing onClick=${() => follower.current.wake()}>${t("links.lost-ask")}</button>
            </div>`;
    };
}
