/** How requests are sent, repeated, ended and shown, against a server that answers by a script. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { test } from "node:test";

import { Client, type Exchange, GavelProblem, NotFound, TransportError, asCurl } from "gavel-sdk";

import { type Answering, breaksOff, drops, hangs, says, saysText, scripted } from "./scripted.js";

const STATE = {} as never;
const AT_ONCE = { "retry-after": "0" };

/** Every exchange of a client, as it is told of them. */
function told(url: string, options: ConstructorParameters<typeof Client>[1] = {}): [Client, Exchange[]] {
    const exchanges: Exchange[] = [];
    return [new Client(url, { ...options, onExchange: (exchange) => exchanges.push(exchange) }), exchanges];
}

// --- requests ------------------------------------------------------------------------------------------------------

test("a call sends the language, its id and one's own headers", async (t) => {
    const { url, asked } = await scripted(t, says({ status: "ok" }));
    const client = new Client(url, { language: "fr", headers: { Authorization: "Bearer x" } });
    await client.health({ requestId: "my-table" });
    const { headers } = asked[0]!;
    assert.equal(headers["accept-language"], "fr");
    assert.equal(headers["x-request-id"], "my-table");
    assert.equal(headers.authorization, "Bearer x");
    assert.equal(headers.accept, "application/json, application/problem+json");
});

test("an API key goes with every call, and stands in no exchange", async (t) => {
    const { url, asked } = await scripted(t, says({ status: "ok" }));
    const [client, exchanges] = told(url, { apiKey: "gavel_secret" });
    await client.health();
    assert.equal(asked[0]!.headers["x-api-key"], "gavel_secret");
    assert.ok(!JSON.stringify(exchanges).includes("gavel_secret"));
});

for (const slashes of ["", "/", "//"]) {
    test(`a base URL may have a path and end with "${slashes}"`, async (t) => {
        const { url, asked } = await scripted(t, says({ status: "ok" }));
        const client = new Client(`${url}/gavel${slashes}`);
        assert.equal(client.baseUrl, `${url}/gavel`);
        await client.health();
        assert.equal(asked[0]!.path, "/gavel/healthz");
    });
}

test("a base URL may be relative to the page, if there is one", () => {
    assert.throws(() => new Client(""), TypeError);
    Object.assign(globalThis, { document: { baseURI: "https://example.org/games/table?lang=fr#top" } });
    try {
        assert.equal(new Client("").baseUrl, "https://example.org/games");
        assert.equal(new Client("/").baseUrl, "https://example.org");
        assert.equal(new Client("http://127.0.0.1:8000").baseUrl, "http://127.0.0.1:8000");
    } finally {
        Reflect.deleteProperty(globalThis, "document");
    }
});

test("settings that make no sense are refused at once", () => {
    assert.throws(() => new Client("file:///games"), TypeError);
    assert.throws(() => new Client("http://127.0.0.1", { retries: -1 }), RangeError);
    assert.throws(() => new Client("http://127.0.0.1", { timeout: 0 }), RangeError);
});

test("names in paths are quoted", async (t) => {
    const { url, asked } = await scripted(t, says({}), saysText("a page"));
    await new Client(url).game("a/b?" as "for-sale").sheet();
    assert.equal(await new Client(url).problem("../x"), "a page");
    assert.deepEqual(asked.map((each) => each.path), ["/v1/games/a%2Fb%3F", "/problems/..%2Fx"]);
});

test("members that the client does not know are tolerated", async (t) => {
    const answer = { valid: true, violations: [], moon: "full" };
    const { url } = await scripted(t, says(answer));
    assert.deepEqual(await new Client(url).game("for-sale").inspect(STATE), answer);
});

// --- retries -------------------------------------------------------------------------------------------------------

const TROUBLE: Record<string, Answering> = {
    "a connection that is dropped": drops,
    "an answer that breaks off": breaksOff,
    "a 429": saysText("slow down", 429, AT_ONCE),
    "a 502": saysText("no gateway", 502, AT_ONCE),
    "a 503": saysText("busy", 503, AT_ONCE),
    "a 504": saysText("too late", 504, AT_ONCE),
};

for (const [name, trouble] of Object.entries(TROUBLE)) {
    test(`${name} is met by sending the same again`, async (t) => {
        const { url, asked } = await scripted(t, trouble, says({ valid: true, violations: [] }));
        const [client, exchanges] = told(url);
        assert.equal((await client.game("for-sale").inspect({ some: "state" } as never)).valid, true);
        assert.deepEqual(asked.map((each) => each.body), Array(2).fill('{"state":{"some":"state"}}'));
        assert.equal(exchanges.length, 2);
    });

    test(`${name} that lasts is a TransportError after the last retry`, async (t) => {
        const { url, asked } = await scripted(t, trouble);
        await assert.rejects(new Client(url, { retries: 1 }).health(), (error) => {
            return error instanceof TransportError && error.transient;
        });
        assert.equal(asked.length, 2);
    });
}

test("a problem that speaks of passing trouble is thrown as such after the last retry", async (t) => {
    const document = { type: "/problems/too-busy", title: "Too busy", status: 503, detail: "Later.", instance: "i" };
    const { url, asked } = await scripted(t, says(document, 503, AT_ONCE));
    await assert.rejects(new Client(url, { retries: 2 }).health(), (error) => {
        assert.ok(error instanceof GavelProblem);
        assert.deepEqual([error.kind, error.transient, error.retryAfter], ["too-busy", true, "0"]);
        assert.deepEqual(error.problem, document);
        return true;
    });
    assert.equal(asked.length, 3);
});

test("a server that asks for an hour's patience is not asked again", async (t) => {
    const { url, asked } = await scripted(t, saysText("closed", 503, { "retry-after": "3600" }));
    await assert.rejects(new Client(url).health(), { name: "TransportError", status: 503, retryAfter: "3600" });
    assert.equal(asked.length, 1);
});

test("a refusal is not repeated", async (t) => {
    const { url, asked } = await scripted(t, says({ type: "/problems/not-found", status: 404 }, 404, AT_ONCE));
    await assert.rejects(new Client(url).health(), NotFound);
    assert.equal(asked.length, 1);
});

test("a server that is not there is a TransportError that says so", async () => {
    const gone = createServer().listen(0, "127.0.0.1");
    await once(gone, "listening");
    const { port } = gone.address() as AddressInfo;
    gone.close();
    await assert.rejects(new Client(`http://127.0.0.1:${port}`, { retries: 0 }).health(), (error) => {
        assert.ok(error instanceof TransportError);
        assert.deepEqual([error.status, error.requestId], [null, null]);
        assert.match(error.message, /^GET .*\/healthz got no answer: .*ECONNREFUSED/);
        assert.ok(error.cause instanceof Error);
        return true;
    });
});

const STRANGE: Record<string, [Answering, RegExp]> = {
    "a page": [saysText("<html>"), /no JSON/],
    "a list": [says([]), /no JSON object/],
    "a proxy's error page": [saysText("<html>", 400), /400 Bad Request, which is no answer of this service/],
    "a problem that is no JSON": [saysText("{", 422, { "content-type": "application/problem+json" }), /no JSON/],
    "a redirect": [saysText("", 308, { location: "https://elsewhere/" }), /redirects to https:\/\/elsewhere\//],
};

for (const [name, [answer, words]] of Object.entries(STRANGE)) {
    test(`${name} is a TransportError that says so`, async (t) => {
        const { url, asked } = await scripted(t, answer);
        await assert.rejects(new Client(url).health(), { name: "TransportError", message: words, transient: false });
        assert.equal(asked.length, 1);
    });
}

// --- patience ------------------------------------------------------------------------------------------------------

test("a server that hangs is asked again after the timeout", async (t) => {
    const { url, asked } = await scripted(t, hangs, says({ status: "ok" }));
    assert.equal((await new Client(url, { timeout: 100 }).health()).status, "ok");
    assert.equal(asked.length, 2);
});

test("a server that keeps hanging is a TransportError", async (t) => {
    const { url } = await scripted(t, hangs);
    const late = { name: "TransportError", message: /no answer within 50 milliseconds/, status: null };
    await assert.rejects(new Client(url, { timeout: 50, retries: 1 }).health(), late);
});

test("a call can be ended by its signal, with the signal's reason", async (t) => {
    const reason = new Error("the player left");
    const abort = new AbortController();
    const { url, asked } = await scripted(t, () => abort.abort(reason));
    await assert.rejects(new Client(url).health({ signal: abort.signal }), reason);
    await assert.rejects(new Client(url).health({ signal: abort.signal }), reason);
    assert.equal(asked.length, 1);
});

test("a call can be ended while it waits for its next try", async (t) => {
    const reason = new Error("the player left");
    const abort = new AbortController();
    const { url, asked } = await scripted(t, saysText("busy", 503, { "retry-after": "30" }));
    const client = new Client(url, { onExchange: () => setImmediate(() => abort.abort(reason)) });
    await assert.rejects(client.health({ signal: abort.signal }), reason);
    assert.equal(asked.length, 1);
});

// --- what is shown -------------------------------------------------------------------------------------------------

test("every exchange is told as it was", async (t) => {
    const problem = { type: "/problems/not-found", status: 404 };
    const { url } = await scripted(t, says(problem, 404), saysText("a page"), drops);
    const [client, exchanges] = told(url, { retries: 0 });
    await assert.rejects(client.game("for-sale").inspect(STATE));
    await client.docs();
    await assert.rejects(client.health());
    assert.deepEqual(
        exchanges.map(({ method, body, status, answer }) => ({ method, body, status, answer })),
        [
            { method: "POST", body: '{"state":{}}', status: 404, answer: problem },
            { method: "GET", body: null, status: 200, answer: "a page" },
            { method: "GET", body: null, status: null, answer: null },
        ],
    );
    assert.equal(exchanges[0]!.url, `${url}/v1/games/for-sale/inspections`);
    assert.equal(exchanges[0]!.headers["content-type"], "application/json");
    assert.ok(exchanges.every((each) => each.milliseconds > 0));
});

test("an exchange as curl is one command whose words a shell takes as they are", () => {
    const body = `{"player": "d'Artagnan $HOME \`x\` \\\\ !!", "line": "a\nb"}`;
    const headers = { "content-type": "application/json", "x-note": "it's $(fine)", "x-empty": "" };
    const command = asCurl({ method: "POST", url: "http://127.0.0.1:8000/a?b='c'&d", headers, body });
    assert.match(command, /^curl /);
    const words = execFileSync("sh", ["-c", command.replace(/^curl/, "printf '%s\\0'")], { encoding: "utf8" });
    assert.deepEqual(words.split("\0").slice(0, -1), [
        ...["--silent", "--show-error", "--request", "POST", "http://127.0.0.1:8000/a?b='c'&d"],
        ...["--header", "content-type: application/json", "--header", "x-note: it's $(fine)", "--header", "x-empty;"],
        ...["--data-raw", body],
    ]);
    const page = { method: "GET", url: "http://h/", headers: {}, body: null } as const;
    assert.equal(asCurl(page), "curl --silent --show-error 'http://h/'");
});
