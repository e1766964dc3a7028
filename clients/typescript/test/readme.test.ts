/** The README's snippets do what it says. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { sealing } from "./service.js";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const url = await sealing();

const run = promisify(execFile);

/** Where a file of the tests' build is. */
function built(name: string): string {
    return fileURLToPath(new URL(name, import.meta.url));
}

/** What node prints when it runs that program with the service's address. */
async function printed(program: string): Promise<string> {
    return (await run(process.execPath, [program, url])).stdout;
}

test("the example runs by itself and is at most ten lines long", async () => {
    const [example, ...others] = [...README.matchAll(/^```js\n(.*?)^```$/gms)].map((found) => found[1]!);
    assert.deepEqual(others, []);
    assert.ok(example!.trimEnd().split("\n").length <= 10);
    writeFileSync(built("readme-example.mjs"), example!);
    const output = await printed(built("readme-example.mjs"));
    assert.match(output, /\[ 'ann' \]/);
    assert.match(output, /^ann bids 3\.$/m);
    assert.match(output, /rank: 1/);
});

test("the other snippets go on from it", async () => {
    // As scripts/snippets.js takes them out: they are compiled with these tests.
    const output = await printed(built("readme-all.mjs"));
    assert.match(output, /^bids: \{ ann: 3 \}$/m);
    assert.match(output, /^bid\.too-low for-sale\/raise-exceed .+\.$/m);
    assert.match(output, /^instead: \[ 'bob' \]/m);
    assert.match(output, /^curl .*healthz.* 200 \d/m);
    assert.match(output, /^1 \[.*\]\n2 \[/m);
});
