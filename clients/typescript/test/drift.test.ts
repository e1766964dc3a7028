/** The client keeps up with the contract: no operation or body member of openapi.yaml is missing here. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { Client, type MatchGameClient, PROBLEMS } from "gavel-sdk";

import { CALLS, KEY, type Calling } from "./operations.js";
import { ROOT } from "./service.js";

interface Schema {
    $ref?: string;
    properties?: Record<string, unknown>;
    enum?: string[];
}

interface Content {
    content: Record<string, { schema: Schema }>;
}

interface Operation {
    operationId: string;
    requestBody?: Content;
    responses: Record<string, Content>;
}

interface Contract {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
}

/** Node reads no YAML, and the Python that runs the service does. */
const AS_JSON = "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)";
const yaml = read("openapi.yaml");
const contract: Contract = JSON.parse(
    execFileSync(process.env["PYTHON"] ?? "python3", ["-c", AS_JSON], { input: yaml, encoding: "utf8", maxBuffer: 2 ** 26 }),
);
const operations = Object.entries(contract.paths).flatMap(([path, item]) => {
    return Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation }));
});

function read(path: string): string {
    return readFileSync(new URL(path, ROOT), "utf8");
}

/** Members that the client takes apart. */
const MANY: Record<string, string[]> = { tokens: ["a token", "another", "a third"] };

/** Something for every member of the operation's JSON body; undefined where it has none. */
function filled(operation: Operation): Record<string, unknown> | undefined {
    const schema = operation.requestBody?.content["application/json"]?.schema;
    const name = schema?.$ref?.split("/").at(-1);
    const { properties } = (name === undefined ? schema : contract.components.schemas[name]) ?? {};
    return properties && Object.fromEntries(Object.keys(properties).map((member) => [member, MANY[member] ?? `some ${member}`]));
}

for (const { path, method, operation } of operations) {
    const id = operation.operationId;
    test(`${id} has a method that sends what the contract says`, async () => {
        const game = /^\/v1\/games\/([^/]+)/.exec(path)?.[1];
        const pattern = game && id.startsWith(`${game}-`) ? id.replace(game, "{game}") : id;
        const call: Calling | undefined = (CALLS as Record<string, Calling>)[pattern];
        assert.ok(call, `no method for ${id}`);
        let sent: { url: string; method: string; headers: Record<string, string>; body: string } | undefined;
        const client = new Client("http://gavel", {
            fetch: async (url, init) => {
                sent = { url, ...init } as unknown as NonNullable<typeof sent>;
                return new Response("{}");
            },
        });
        const body = filled(operation);
        await call(client, client.game((game ?? "the-estates") as "the-estates") as MatchGameClient, body);
        assert.ok(sent);
        assert.deepEqual([decodeURI(new URL(sent.url).pathname), sent.method], [path, method]);
        const accepted = sent.headers["accept"]!.split(", ");
        assert.deepEqual(accepted, [...Object.keys(operation.responses["200"]!.content), "application/problem+json"]);
        const type = sent.headers["content-type"];
        const withKey = id === "invitation" || id.includes("-sealed-");
        assert.equal(sent.headers["authorization"], withKey ? `Bearer ${KEY}` : undefined);
        assert.deepEqual(type ? [type] : [], Object.keys(operation.requestBody?.content ?? {}));
        if (body !== undefined) {
            assert.deepEqual(JSON.parse(sent.body), body);
        }
    });
}

test("no method is called for an operation that the contract has not", () => {
    const ids = operations.map(({ path, operation: { operationId } }) => {
        const game = /^\/v1\/games\/([^/]+)/.exec(path)?.[1];
        return game ? operationId.replace(game, "{game}") : operationId;
    });
    assert.deepEqual(new Set(Object.keys(CALLS)), new Set(ids));
});

test("every problem type of the contract has a class", () => {
    assert.deepEqual(new Set(Object.keys(PROBLEMS)), new Set(contract.components.schemas["ProblemName"]!.enum));
});

test("every operation that a batch may name is one that the types offer", () => {
    const posts = Object.keys(CALLS).filter((id) => id.startsWith("{game}-")).map((id) => id.replace("{game}-", ""));
    const named = contract.components.schemas["BatchOperation"]!.enum;
    assert.deepEqual(new Set(named), new Set(posts.filter((id) => !NOT_IN_BATCHES.includes(id) && !id.startsWith("sealed-"))));
});

const NOT_IN_BATCHES = ["sheet", "rules", "messages", "suggestions"];
