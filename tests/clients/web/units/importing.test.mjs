/** What the browser keeps can be imported anywhere: nothing is opened before it is needed, and nothing keeps a program alive. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

const STORAGE = new URL("../../../../clients/web/src/storage/", import.meta.url);

for (const name of ["games.js", "change-channel.js", "store.js", "steps.js"]) {
    test(`a program that imports ${name} ends`, () => {
        const program = `await import(${JSON.stringify(new URL(name, STORAGE).href)});`;
        const ended = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { timeout: 20_000, encoding: "utf8" });
        assert.equal(ended.stderr, "");
        assert.equal(ended.status, 0);
    });
}

test("a program that has told and listened ends", () => {
    const program = `
        const { ChangeChannel } = await import(${JSON.stringify(new URL("change-channel.js", STORAGE).href)});
        const channel = new ChangeChannel("test");
        channel.listen(() => {})();
        channel.announce("a");
    `;
    const ended = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { timeout: 20_000, encoding: "utf8" });
    assert.equal(ended.stderr, "");
    assert.equal(ended.status, 0);
});
