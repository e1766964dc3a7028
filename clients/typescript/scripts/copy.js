/** Copy the built modules to the web table, which runs without a build; with --check, only compare. */

import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";

const BUILT = new URL("../dist/", import.meta.url);
const COPY = new URL("../../web/src/lib/client/", import.meta.url);

const TYPES_ONLY = /^(\/\*.*?\*\/\s*)?export \{\};\s*$/su;

const modules = readdirSync(BUILT).filter((name) => name.endsWith(".js"));
const wanted = new Map(modules.map((name) => [name, shipped(name)]).filter(([, text]) => !TYPES_ONLY.test(text)));
mkdirSync(COPY, { recursive: true });

if (process.argv.includes("--check")) {
    const names = new Set([...wanted.keys(), ...readdirSync(COPY)]);
    const different = [...names].filter((name) => !wanted.has(name) || wanted.get(name) !== copied(name));
    if (different.length > 0) {
        console.error(`Not as built in the web table's copy: ${different.join(", ")}. Mend it with: npm run build`);
        process.exitCode = 1;
    }
} else {
    readdirSync(COPY).forEach((name) => rmSync(new URL(name, COPY)));
    wanted.forEach((text, name) => writeFileSync(new URL(name, COPY), text));
}

/** A built module's text without the address of its source map. */
function shipped(name) {
    return readFileSync(new URL(name, BUILT), "utf8").replace(/^\/\/# sourceMappingURL=.*\n?/mu, "");
}

/** The copy's text; null if there is none. */
function copied(name) {
    return readdirSync(COPY).includes(name) ? readFileSync(new URL(name, COPY), "utf8") : null;
}
