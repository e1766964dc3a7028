/** Keys that are made in the page, without the browser's own SHA-256. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { codeOf, holderOf, isCode, keyOf, newSecret } from "../../../../clients/web/src/app/links/codes.js";
import { verifierOf } from "../../../../clients/web/src/lib/client/index.js";

const LIBRARY = import("../../../../clients/web/src/app/links/sha.js");

test("a join code is the verifier of the key, as the client and Node work it out", async () => {
    for (let count = 0; count < 50; count++) {
        const secret = newSecret();
        const code = await codeOf(secret, LIBRARY);
        assert.equal(code, createHash("sha256").update(Buffer.from(secret, "base64url")).digest("base64url"));
        assert.equal(code, await verifierOf(keyOf(3, secret)));
    }
});

test("secrets are of 256 bits, and no two are alike", () => {
    const made = Array.from({ length: 100 }, newSecret);
    assert.equal(new Set(made).size, made.length);
    for (const each of made) assert.equal(Buffer.from(each, "base64url").length, 32);
});

test("only 43 characters that can end so are a join code", async () => {
    const code = await codeOf(newSecret(), LIBRARY);
    assert.ok(isCode(code));
    for (const wrong of ["", code.slice(1), `${code}A`, `${code.slice(0, -1)}B`, ` ${code}`, code.replace(/^./, "+"), keyOf(1, code)]) assert.ok(!isCode(wrong), wrong);
});

test("a key says whose it is", () => {
    assert.deepEqual([keyOf(2, newSecret()), "gvs1.r.x", "gvs1.t.x"].map(holderOf), ["2", "r", "t"]);
});
