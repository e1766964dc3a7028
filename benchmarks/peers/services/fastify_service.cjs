// Fastify and AJV: the contract's JSON Schema checks the request; the prepared answer is written anew by JSON.stringify.
"use strict";

const { readFileSync, readdirSync } = require("node:fs");
const { join } = require("node:path");
const Ajv = require("ajv/dist/2020");
const Fastify = require("fastify");

const [folder, port] = [process.env.PEERS_FOLDER, Number(process.argv[2])];
const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf-8"));

const ajv = new Ajv({ discriminator: true, strict: false });
const app = Fastify();
app.setValidatorCompiler(({ schema }) => ajv.compile(schema));

for (const name of readdirSync(folder).filter((each) => each.endsWith(".schema.json"))) {
    const game = name.slice(0, -".schema.json".length);
    const prepared = read(`${game}.answer.json`);
    app.post(`/v1/games/${game}/actions`, { schema: { body: read(name) } }, async () => prepared);
}

app.listen({ host: "127.0.0.1", port });
