/** Take the README's snippets out as programs, so that they are compiled with the tests: node runs them there. */

import { readFileSync, writeFileSync } from "node:fs";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const TESTS = new URL("../test/", import.meta.url);

const snippets = [...README.matchAll(/^```(?:js|ts)\n(.*?)^```$/gms)].map(([, text]) => text);

writeFileSync(new URL("readme-all.mts", TESTS), snippets.join("\n"));
