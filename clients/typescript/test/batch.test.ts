/** Batches, against a server that answers by a script. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { BatchAnswer, type BatchLine, Client, IllegalAction, TooLarge, TransportError } from "gavel-sdk";

import { type Answering, says, scripted } from "./scripted.js";

/** A line that the server of these tests answers by its id alone. */
function line(id: number): BatchLine {
    return { id, operation: "setup", game: "for-sale", body: { players: ["ann", "bob", "cy"] } };
}

function ids(body: string): number[] {
    return body.split("\n").filter(Boolean).map((text) => JSON.parse(text).id as number);
}

function answer(id: number): string {
    return `${JSON.stringify({ id, status: 200, body: { id } })}\n`;
}

/** Answer every line. */
const echo: Answering = (response, { body }) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" }).end(ids(body).map(answer).join(""));
};

/** Answer with that text, and break the connection if told so. */
function streams(text: string, breaks = false): Answering {
    return (response) => {
        response.writeHead(200, { "content-type": "application/x-ndjson" });
        response.write(text, () => (breaks ? response.destroy() : response.end()));
    };
}

async function all(batch: AsyncIterable<BatchAnswer>): Promise<BatchAnswer[]> {
    const found: BatchAnswer[] = [];
    for await (const each of batch) {
        found.push(each);
    }
    return found;
}

async function answered(batch: AsyncIterable<BatchAnswer>): Promise<unknown[]> {
    return (await all(batch)).map((each) => each.id);
}

test("every line is sent and answered in order, also from an asynchronous source", async (t) => {
    const { url, asked } = await scripted(t, echo);
    async function* lines(): AsyncGenerator<BatchLine> {
        yield line(1);
        yield line(2);
    }
    assert.deepEqual(await answered(new Client(url).batch(lines())), [1, 2]);
    assert.deepEqual(await answered(new Client(url).batch([line(3)])), [3]);
    assert.deepEqual(asked.map((each) => ids(each.body)), [[1, 2], [3]]);
    assert.equal(asked[0]!.headers["content-type"], "application/x-ndjson");
});

test("an empty batch makes no call", async (t) => {
    const { url, asked } = await scripted(t, echo);
    assert.deepEqual(await answered(new Client(url).batch([])), []);
    assert.deepEqual(asked, []);
});

test("an answer is given out before the next one is ready", async (t) => {
    let next = (): void => assert.fail("nothing was asked yet");
    const { url } = await scripted(t, (response) => {
        response.writeHead(200, { "content-type": "application/x-ndjson" });
        response.write(answer(1));
        next = () => response.end(answer(2));
    });
    const batch = new Client(url).batch([line(1), line(2)]);
    assert.equal((await batch.next()).value?.id, 1);
    next();
    assert.equal((await batch.next()).value?.id, 2);
    assert.equal((await batch.next()).done, true);
});

test("a batch may be endless, each line depending on the answer before it", async (t) => {
    const { url, asked } = await scripted(t, echo);
    let last = 0;
    function* lines(): Generator<BatchLine> {
        for (;;) {
            yield line(last + 1);
        }
    }
    for await (const each of new Client(url).batch(lines(), { portion: 1 })) {
        last = each.id as number;
        if (last === 5) break;
    }
    assert.deepEqual(asked.map((each) => ids(each.body)), [[1], [2], [3], [4], [5]]);
});

test("a portion holds at most so many bytes, or one line", async (t) => {
    const { url, asked } = await scripted(t, echo);
    const portion = 2.5 * (JSON.stringify(line(1)).length + 1);
    assert.deepEqual(await answered(new Client(url).batch([1, 2, 3, 4, 5].map(line), { portion })), [1, 2, 3, 4, 5]);
    assert.deepEqual(asked.map((each) => ids(each.body)), [[1, 2], [3, 4], [5]]);
});

test("a refused line carries its problem", async (t) => {
    const refused = { id: 1, status: 422, body: { type: "/problems/illegal-action", status: 422, violations: [] } };
    const { url } = await scripted(t, streams(`${JSON.stringify(refused)}\n\n${answer(2).trim()}`));
    const [first, second] = await all(new Client(url).batch([line(1), line(2)]));
    assert.ok(first?.problem instanceof IllegalAction);
    assert.throws(() => first.unwrap(), IllegalAction);
    assert.deepEqual([second?.ok, second?.problem, second?.unwrap()], [true, null, { id: 2 }]);
});

test("a batch whose connection breaks goes on with the first unanswered line", async (t) => {
    const { url, asked } = await scripted(t, streams(`${answer(1)}{"id": 2, "st`, true), echo);
    assert.deepEqual(await answered(new Client(url).batch([1, 2, 3].map(line))), [1, 2, 3]);
    assert.deepEqual(asked.map((each) => ids(each.body)), [[1, 2, 3], [2, 3]]);
});

test("a batch that keeps breaking is a TransportError after the last retry", async (t) => {
    const { url, asked } = await scripted(t, streams(answer(1), true), streams("", true));
    await assert.rejects(answered(new Client(url, { retries: 1 }).batch([1, 2].map(line))), TransportError);
    assert.equal(asked.length, 2);
});

for (const [text, words] of [
    [answer(1), /fewer answers than lines/],
    [[1, 2, 3].map(answer).join(""), /more answers than lines/],
    ["nonsense\n", /no JSON/],
] as const) {
    test(`an answer that does not fit the batch is a TransportError: ${words.source}`, async (t) => {
        const { url } = await scripted(t, streams(text));
        const batch = new Client(url, { retries: 0 }).batch([1, 2].map(line));
        await assert.rejects(answered(batch), { name: "TransportError", message: words });
    });
}

test("a batch that is refused as a whole throws its problem", async (t) => {
    const { url } = await scripted(t, says({ type: "/problems/too-large", status: 413, limit: 9 }, 413));
    await assert.rejects(answered(new Client(url).batch([line(1)])), (error) => {
        return error instanceof TooLarge && error.limit === 9;
    });
});

test("a batch can be ended by its signal", async (t) => {
    const reason = new Error("enough");
    const abort = new AbortController();
    const { url } = await scripted(t, (response) => {
        response.writeHead(200, { "content-type": "application/x-ndjson" });
        response.write(answer(1));
    });
    const batch = new Client(url).batch([line(1), line(2)], { signal: abort.signal });
    await batch.next();
    abort.abort(reason);
    await assert.rejects(batch.next(), reason);
});

test("a batch is told as one exchange for each portion, with its lines", async (t) => {
    const { url } = await scripted(t, echo);
    const told: unknown[] = [];
    const client = new Client(url, { onExchange: (exchange) => told.push(exchange.answer) });
    await answered(client.batch([1, 2].map(line)));
    assert.deepEqual(told, [[1, 2].map((id) => ({ id, status: 200, body: { id } }))]);
});
