/**
 * Calling a player back while no page is open: the browser is subscribed to the service's messages about one seat.
 *
 * @typedef {"denied" | "browser" | "service" | "stays"} CallTrouble
 *     denied: there is no leave for notifications; browser: it cannot be subscribed; service: the service has not taken the
 *     subscription; stays: neither has let it go
 *
 * @typedef {object} Calls
 * @property {() => Promise<CallTrouble | null>} start
 * @property {() => Promise<CallTrouble | null>} renew     start once more, without asking for anything; it can wait for a better line
 * @property {() => Promise<CallTrouble | null>} end       at this table, and in this browser
 * @property {() => Promise<boolean>} leave                at this table alone; whether that has succeeded
 */

import { bytesOf } from "../../base64url.js";

/** @param {any} kit @returns {(client: any, kept: import("../kept.js").Kept) => Calls} */
export const callsWith = ({ sealedOf }) => (client, kept) => {
    const table = sealedOf(client, kept);
    const leave = () => succeeded(table.subscribe(null));
    const starting = async () => {
        if (Notification.permission !== "granted") return "denied";
        const { public_key: key } = await client.pushKey();
        const subscription = await subscribed(bytesOf(key)).catch(() => null);
        if (subscription === null) return "browser";
        await table.subscribe(subscription.toJSON());
        return null;
    };
    return {
        start: () => starting().catch(() => "service"),
        renew: () => starting().catch((problem) => (problem.transient === true ? null : "service")),
        // Either is enough: no message comes any more.
        end: async () => ((await Promise.all([leave(), succeeded(unsubscribed())])).includes(true) ? null : "stays"),
        leave,
    };
};

const succeeded = (work) => work.then(() => true, () => false);

/** @returns {Promise<PushManager | undefined>} */
async function pushManager() {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined) return undefined;
    return (registration.active === null ? await navigator.serviceWorker.ready : registration).pushManager;
}

/** The browser's subscription for that key, a new one if there is none. */
async function subscribed(applicationServerKey) {
    const manager = await pushManager();
    const wanted = { userVisibleOnly: true, applicationServerKey };
    try {
        return await manager.subscribe(wanted);
    } catch (problem) {
        if (problem.name !== "InvalidStateError") throw problem;
        // There is one for another key, which the service has had before.
        await unsubscribed();
        return manager.subscribe(wanted);
    }
}

async function unsubscribed() {
    const subscription = await (await pushManager())?.getSubscription();
    await subscription?.unsubscribe();
}
