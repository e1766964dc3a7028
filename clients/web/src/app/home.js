/**
 * Where the page lies. A service serves it at table, and at the addresses of its screens below; any other host has it as
 * a file of a folder, where the screens stand behind #/.
 */

/** The folder beside which table/ with the bundle lies. */
export const HOME = new URL("..", import.meta.url);

const SERVED = new URL("table", HOME).href;

/** Where the page says that the service is; else where the page came from. */
export const serviceUrl = () => document.querySelector('meta[name="gavel-api"]')?.getAttribute("content") || HOME.href;

const bare = () => location.href.split(/[?#]/)[0];

/** Whether the page is served at the addresses of its screens. */
export const isServed = () => bare() === SERVED || bare().startsWith(`${SERVED}/`);

/** The page's own address, without a screen and without a fragment. */
export const pageAddress = () => (isServed() ? SERVED : bare());

/** The path of the screen that the page's address names. */
export function pathHere() {
    if (isServed()) return bare().slice(SERVED.length).replace(/^\//, "");
    return location.hash.startsWith("#/") ? location.hash.slice(2) : "";
}

/** The whole address of the screen at a path. */
export function addressAt(path) {
    if (path === "") return pageAddress();
    return isServed() ? `${SERVED}/${path}` : `${pageAddress()}#/${path}`;
}

/** Have the page's icon stay where it is: browsers ask for it anew at each address, relative to that. */
export function holdIcon() {
    const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
    if (icon !== null) icon.href = icon.href;
}

/** Which tables by link the service has; the page that it sends says so, and another host's page does not know. */
const sealed = () => document.querySelector('meta[name="gavel-sealed"]')?.getAttribute("content");

/** Whether the service has keys, and so tables by link. */
export const canSeal = () => sealed() !== "no";

/** Whether it can call players whose page is closed, and this browser takes such messages. */
export const canPush = () =>
    document.querySelector('meta[name="gavel-push"]')?.getAttribute("content") === "yes" && "PushManager" in globalThis && "serviceWorker" in navigator && "Notification" in globalThis;

/** Whether it keeps the newest token of each table, so that one short link leads there. */
export const canShare = () => sealed() === "guarded";
