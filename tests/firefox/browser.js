/** Firefox without a window, people who have it to themselves, and all that their pages complain of. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import puppeteer from "puppeteer-core";

/** The service's address; and that of another one, which has no keys, but suggests actions. */
export const [SERVICE, SUGGESTING] = [process.env.GAVEL_URL, process.env.GAVEL_SUGGESTING_URL];

/** Milliseconds after which what should have appeared on a page is given up. */
const PATIENCE = 20_000;

/** Milliseconds after which a test that hangs is ended. */
const LONGEST = 600_000;

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Where nothing answers: whatever is not on loopback, which no proxy serves, is asked for there. */
const NOWHERE = { host: "127.0.0.1", port: 9 };

const PREFERENCES = {
    "network.proxy.type": 1,
    "network.proxy.http": NOWHERE.host,
    "network.proxy.http_port": NOWHERE.port,
    "network.proxy.ssl": NOWHERE.host,
    "network.proxy.ssl_port": NOWHERE.port,
    "network.proxy.socks": NOWHERE.host,
    "network.proxy.socks_port": NOWHERE.port,
    "network.proxy.socks_remote_dns": true,
    "network.proxy.failover_direct": false,
    "network.trr.mode": 5,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
    // What Mozilla's servers would tell Firefox while it runs.
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "app.update.enabled": false,
    "browser.region.network.url": "",
    "dom.push.connection.enabled": false,
    "toolkit.telemetry.enabled": false,
    "toolkit.telemetry.unified": false,
    "intl.accept_languages": "en-GB, en",
    // Nothing waits for pieces that move.
    "ui.prefersReducedMotion": 1,
};

/** Firefox asks Mozilla's servers for nothing then, and ends if anything goes past the proxy to another machine. */
const ON_LOOPBACK = { ...process.env, MOZ_DISABLE_NONLOCAL_CONNECTIONS: "1" };

/** Firefox, with a profile in that folder or with one that is thrown away. */
export function firefox(folder) {
    return puppeteer.launch({
        browser: "firefox",
        executablePath: process.env.GAVEL_FIREFOX,
        userDataDir: folder,
        env: ON_LOOPBACK,
        extraPrefsFirefox: PREFERENCES,
        defaultViewport: null,
    });
}

let browser;
before(async () => {
    browser = await firefox();
});
after(() => browser?.close());

/** What `visit` may be told: a window is seen, a tab may be behind another. */
const AS_USUAL = { path: "/table", at: SERVICE, size: DESKTOP, type: "window" };

/**
 * A test of people at their pages: `play` is called with `visit`, a function that opens the table in a browser of its own,
 * or `beside` other pages, in their context. Whatever a page complains of fails the test: errors, what its policy
 * forbids, requests to others than its host.
 */
export function played(name, play) {
    test(name, { timeout: LONGEST }, async () => {
        const [complaints, contexts] = [[], []];
        const visit = async ({ beside, ...wishes } = {}) => {
            if (beside) return opened(beside, complaints, wishes);
            contexts.push(await browser.createBrowserContext());
            return opened(contexts.at(-1), complaints, wishes);
        };
        try {
            await play(visit);
        } finally {
            for (const each of contexts) await each.close();
        }
        assert.deepEqual(complaints, []);
    });
}

async function opened(context, complaints, wishes) {
    const { path, at, size, type } = { ...AS_USUAL, ...wishes };
    const page = await context.newPage({ type });
    page.setDefaultTimeout(PATIENCE);
    await page.setViewport(size);
    await watch(page, new URL(at).host, complaints);
    await page.goto(at + path);
    await page.waitForSelector("[data-screen]");
    return page;
}

async function watch(page, host, complaints) {
    page.on("console", (said) => {
        if (["error", "warn"].includes(said.type())) complaints.push(`console: ${said.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`page error: ${error.message}`));
    page.on("request", (request) => {
        const asked = new URL(request.url());
        if (asked.protocol.startsWith("http") && asked.host !== host) complaints.push(`request to another host: ${asked}`);
    });
    // Firefox tells what a policy forbids to nobody but the page.
    await page.evaluateOnNewDocument(() => {
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
            console.error(`forbidden by ${violatedDirective}: ${blockedURI} (${sourceFile})`));
    });
}
