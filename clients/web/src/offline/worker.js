/**
 * The service worker: keeps the page and its files, so that they open without a network, and shows the messages by which the
 * service calls players. What the service answers is never kept here: the page itself keeps what it needs of that.
 */

import { openTable, showMessage } from "./messages.js";

const KEPT = "gavel-table";

/** Milliseconds after which a network that says nothing is taken for none. */
const PATIENCE = 3000;

/** The address of a file that never changes: the service puts the digest of its bytes into its name. */
const DIGESTED = /-[0-9a-f]{12}\.[a-z]+$/u;

/** What the page refers to, beside which table/ lies. */
const REFERENCE = /="(table\/[^"]+)"/gu;

/** @type {any} */
const worker = self;
const page = worker.registration.scope;
const folder = new URL("table/", page).href;

worker.addEventListener("install", (event) => {
    event.waitUntil(fetch(page, { cache: "no-cache" }).then(keep).then(() => worker.skipWaiting()));
});
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.mode === "navigate") {
        if (isPage(request.url)) event.respondWith(opened(event));
    } else if (request.method === "GET" && request.url.startsWith(folder)) event.respondWith(file(request));
});

worker.addEventListener("push", (event) => event.waitUntil(showMessage(worker, event.data)));
worker.addEventListener("notificationclick", (event) => event.waitUntil(openTable(worker, event.notification)));

/** Whether the page stands at an address: at its own, as a file of a folder, or below at those of its screens. */
function isPage(url) {
    const [address] = url.split(/[?#]/u);
    if (page.endsWith("/")) return address === page || address === `${page}index.html`;
    return address === page || (address.startsWith(`${page}/`) && !/\.[a-z]+$/u.test(address));
}

/** The page as it was last, at once; meanwhile it is asked whether there is another, for the next time. */
async function opened(event) {
    const kept = await asKept();
    if (kept === null) return fetch(event.request);
    event.waitUntil(renewed().catch(() => {}));
    return kept;
}

/** Keep the page as it is now, and tell the open ones which files it has. */
async function renewed() {
    const found = await fetch(page, { cache: "no-cache" });
    if (!found.ok) return;
    const files = await keep(found);
    for (const client of await worker.clients.matchAll()) client.postMessage({ files });
}

worker.addEventListener("message", (event) => event.waitUntil(tell(event.source)));

/** Tell a page that asks which files there are: one just opened may not have been there when all were told. */
async function tell(client) {
    const found = await caches.match(page);
    if (found) client.postMessage({ files: filesOf(await found.text(), page) });
}

/** The page that is kept, for any of its addresses: what it refers to does not depend on them. */
async function asKept() {
    const found = await caches.match(page);
    if (!found) return null;
    const text = (await found.text()).replace(REFERENCE, (_, path) => `="${new URL(path, page).pathname}"`);
    const headers = new Headers(found.headers);
    // What the first screen asks for is kept too, and its address would be another one from here.
    ["Content-Encoding", "Content-Length", "Link"].forEach((name) => headers.delete(name));
    return new Response(text, { headers });
}

/** A file of the page: under its digest what is kept, else what there is now, unless the network says nothing. */
async function file(request) {
    const found = await caches.match(request);
    if (!found) return fetch(request);
    if (DIGESTED.test(request.url)) return found;
    try {
        return await Promise.race([fetch(request), silence()]);
    } catch {
        return found;
    }
}

/** Rejects when it has been silent for too long. */
const silence = () => new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), PATIENCE));

/** Keep the page and what it asks for, and nothing older; the addresses of its files. What asks for none is no page of ours, but a proxy's. */
async function keep(answer) {
    const text = await answer.clone().text();
    const wanted = filesOf(text, answer.url);
    if (wanted.length === 0) throw new Error("not the page");
    const cache = await caches.open(KEPT);
    const there = (await cache.keys()).map(({ url }) => url);
    await cache.addAll(wanted.filter((url) => !DIGESTED.test(url) || !there.includes(url)));
    await cache.put(page, answer);
    await Promise.all(there.filter((url) => url !== page && !wanted.includes(url)).map((url) => cache.delete(url)));
    return wanted;
}

/** The addresses of the files that a page refers to. */
const filesOf = (text, base) => [...text.matchAll(REFERENCE)].map(([, path]) => new URL(path, base).href);
