/** Calling a player back to the table: by the page's title and icon, and, for those who want it, by a browser notification. */

import { useEffect, useRef, useState } from "../../lib/preact.js";
import { store, stored } from "../preferences.js";
import { turnText } from "./turn-text.js";
import { canAct } from "./open.js";

const CALLS = "calls";
const ICON = 'link[rel="icon"]';
const TURN_ICON = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#7a3e00"><rect x="4" y="26" width="24" height="3" rx="1"/>'
    + '<g transform="rotate(-40 15 14)"><rect x="6" y="9" width="14" height="9" rx="1.5"/><rect x="12" y="18" width="2.6" height="13" rx="1"/></g></g>'
    + '<circle cx="24" cy="8" r="7.5" fill="#c40000"/></svg>',
)}`;

/** Whether it is up to this browser's player. @param {import("./kept.js").Kept} kept */
const isDue = (kept) => !kept.finished && kept.heldBy === null && canAct(kept);

/**
 * @param {{kept: import("./kept.js").Kept | null, name: string, calls: boolean, t: any}} props    `name`: the game's
 */
export function useAttention({ kept, name, calls, t }) {
    const due = kept !== null && isDue(kept);
    const title = kept === null ? null : `${due ? "● " : ""}${turnText(kept, t)} – ${name}`;
    const before = useRef(document.title);
    useEffect(() => {
        if (title !== null) document.title = title;
    }, [title]);
    useEffect(() => () => void (document.title = before.current), []);
    useEffect(() => {
        const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector(ICON));
        if (!due || icon === null) return;
        const { href } = icon;
        icon.href = TURN_ICON;
        return () => void (icon.href = href);
    }, [due]);
    const id = kept?.id;
    useEffect(() => {
        if (due && calls && document.hidden) notify(title, id);
    }, [due, calls]);
}

/**
 * Whether the player wants to be called, and a function that changes it; the browser is asked for permission only then.
 *
 * @returns {{calls: boolean, change: (wanted: boolean, messages: import("./at-table/calls.js").Calls | null) => Promise<void>,
 *     trouble: string | null, failed: (trouble: string) => void}}
 *     `change`: also by `messages` to the closed page, where the service sends them; `trouble`: why it could not be done;
 *     `failed`: called where the messages that are wanted have come to an end
 */
export function useCalls() {
    const [calls, setCalls] = useState(() => stored(CALLS) === true);
    const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
    const turn = (wanted, why) => {
        setCalls(wanted);
        store(CALLS, wanted);
        setTrouble(why);
    };
    const last = useRef(Promise.resolve());
    const change = async (wanted, messages) => {
        turn(wanted, null);
        if (wanted && "Notification" in globalThis && Notification.permission === "default") await Notification.requestPermission();
        // One after the other: whoever changes their mind at once gets what they have chosen last.
        last.current = last.current.then(async () => {
            const found = (await messages?.[wanted ? "start" : "end"]()) ?? null;
            if (found !== null) turn(!wanted, found);
        });
    };
    return { calls, change, trouble, failed: (why) => turn(false, why) };
}

async function notify(title, tag) {
    if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
    // Browsers on phones show notifications of service workers only.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, { tag });
    else new Notification(title, { tag });
}
