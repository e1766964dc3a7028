/**
 * Messages that the service sends to this browser, also while the page is closed: shown as notifications, which lead to their
 * table. They come from outside, so that each must have its shape.
 *
 * @typedef {{title: string, body: string, table: string}} Message
 */

import { pathOf } from "../app/addresses.js";

/**
 * Milliseconds after which a window that does not say where it is sleeps. One that has the reader's eyes answers, be it late; a click
 * may open a window only for a moment.
 */
const [LOOKED_AT, CLICKED] = [2000, 500];

const TABLE = /^[A-Za-z0-9_-]{1,64}$/;

/** The tag of a notification that leads to no table; that of others is the id of theirs, so that the next replaces the last. */
const NO_TABLE = "gavel";

/** What a message has in it; null where it is none. @returns {Message | null} */
export function messageIn(data) {
    try {
        const { title, body, table } = data.json();
        return typeof title === "string" && typeof body === "string" && TABLE.test(table) ? { title, body, table } : null;
    } catch {
        return null;
    }
}

/** Show a message, unless its table is before the reader's eyes. @param {any} worker @param {any} data */
export async function showMessage(worker, data) {
    const message = messageIn(data);
    // Browsers want something to be shown for each.
    if (message === null) return worker.registration.showNotification("Gavel", { tag: NO_TABLE });
    const { title, body, table } = message;
    const looked = await windowAt(worker, pathTo(table), LOOKED_AT, ({ focused }) => focused);
    if (looked === null) await worker.registration.showNotification(title, { body, tag: table });
}

/** Go where a notification leads: to the window that shows its table, or to another one. @param {any} worker @param {any} notification */
export async function openTable(worker, notification) {
    notification.close();
    const path = notification.tag === NO_TABLE ? "" : pathTo(notification.tag);
    const there = await windowAt(worker, path, CLICKED);
    if (there !== null) return there.focus();
    return worker.clients.openWindow(addressOf(worker.registration.scope, path));
}

const pathTo = (table) => pathOf({ name: "linked", id: table });

/** The page's address of the screen at a path. @param {string} page    a folder's, where the page is a file of it */
export function addressOf(page, path) {
    if (path === "") return page;
    return page.endsWith("/") ? `${page}#/${path}` : `${page}/${path}`;
}

/** A window of the page that shows the screen at a path; null without. */
async function windowAt({ clients, registration: { scope } }, path, patience, isWanted = (_window) => true) {
    const windows = (await clients.matchAll({ type: "window", includeUncontrolled: true })).filter((each) => each.url.startsWith(scope) && isWanted(each));
    const paths = await Promise.all(windows.map((each) => pathOfWindow(each, scope, patience)));
    return windows[paths.indexOf(path)] ?? null;
}

/** Where a window is, by what it says; one that sleeps is where it was opened. */
function pathOfWindow(window, page, patience) {
    return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        const told = (path) => {
            port1.close();
            resolve(path);
        };
        port1.onmessage = ({ data }) => told(data);
        window.postMessage("where", [port2]);
        setTimeout(() => told(openedAt(window.url, page)), patience);
    });
}

function openedAt(url, page) {
    if (page.endsWith("/")) return url.split("#/")[1] ?? "";
    return url.split(/[?#]/u)[0].slice(page.length + 1);
}
