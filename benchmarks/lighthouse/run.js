/**
 * Lighthouse's marks of three screens of the table, as JSON on standard output; says on standard error what costs marks.
 *
 * Arguments: the service's base URL, and Chromium's program.
 */

import lighthouse, { defaultConfig } from "lighthouse";
import puppeteer from "puppeteer-core";

const [base, chromium] = process.argv.slice(2);

const CATEGORIES = ["performance", "accessibility", "best-practices"];

const ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    // Nothing but loopback can be reached, whatever is asked for.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/** Lighthouse's benchmark index of the phone that its throttling stands for: a slower machine is slowed down less. */
const PHONE = 400;

/** Whatever else the machine does only takes marks away, or stops a run: the best of so many runs counts. */
const RUNS = 3;

/** Marks below which a screen is looked at once more. */
const GOOD = 0.95;

const browser = await puppeteer.launch({ executablePath: chromium, args: ARGUMENTS, headless: true });
const found = {};
try {
    const page = await browser.newPage();
    await page.goto(`${base}/table/new/for-sale`);
    await page.locator("[data-start]").click();
    await page.waitForSelector("main[data-screen=play]");
    const screens = { start: `${base}/table`, setup: `${base}/table/new/for-sale`, play: page.url() };
    const { environment } = await completed(page, screens.start, 1);
    const slowdown = Math.min(4, Math.max(1, environment.benchmarkIndex / PHONE));
    for (const [name, url] of Object.entries(screens)) found[name] = await best(page, name, url, slowdown);
} finally {
    await browser.close();
}
console.log(JSON.stringify(found));

/** The marks of a screen, from 0 to 100, by category, and its layout shift: of the best of its runs. */
async function best(page, name, url, slowdown) {
    let kept;
    for (let run = 0; run < RUNS && !(kept && lowest(kept) >= GOOD); run++) {
        const next = await completed(page, url, slowdown);
        if (!kept || lowest(next) > lowest(kept)) kept = next;
    }
    tellCosts(name, kept);
    const marks = Object.values(kept.categories).map(({ id, score }) => [id, Math.round(score * 100)]);
    return { ...Object.fromEntries(marks), shift: kept.audits["cumulative-layout-shift"].numericValue };
}

/** The lowest mark of a run; one that could not be given counts as none. */
function lowest({ categories }) {
    return Math.min(...Object.values(categories).map(({ score }) => score ?? 0));
}

/** A report of a run that came to its end: on a busy machine, one in many does not. */
async function completed(page, url, slowdown) {
    for (let run = 1; ; run++) {
        try {
            return await report(page, url, slowdown);
        } catch (error) {
            if (run === RUNS) throw error;
            console.error(`  run ${run} of ${url} did not end: ${error.message}`);
        }
    }
}

async function report(page, url, slowdown) {
    const throttling = { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown };
    // The game of the play screen has to stay.
    const flags = { onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "error", throttling };
    const { lhr } = await lighthouse(url, flags, undefined, page);
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return lhr;
}

function tellCosts(name, { categories, audits }) {
    for (const { title, auditRefs } of Object.values(categories)) {
        const costing = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9);
        costing.forEach(({ id }) => console.error(`  ${name}: ${title}: ${audits[id].title} ${audits[id].displayValue ?? ""}`));
    }
}
