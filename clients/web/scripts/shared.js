/**
 * Parts of the page that are fetched later use the modules that the page's script has already, and bring only what it has not.
 * The script hands them over by a name that holds for this release alone: a part of another one says so.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const HANDED = "globalThis.gavelParts";

/** What a part of another release says; app/later.js knows it. */
const OTHER = "another release";

/**
 * Which modules the script hands over: those that it has, and that are named where only a part is.
 *
 * @param {Record<string, {imports: {path: string}[]}>} script     the inputs of the script, by path
 * @param {Record<string, {imports: {path: string}[]}>} parts      those of the parts, made by themselves
 * @returns {string[]}
 */
export function handedOver(script, parts) {
    const named = Object.entries(parts).filter(([path]) => !(path in script)).flatMap(([, { imports }]) => imports);
    return [...new Set(named.map(({ path }) => path).filter((path) => path in script))].sort();
}

/** What tells a release from others: the digest of all that it is made of. */
export function releaseOf(folder, inputs) {
    const made = createHash("sha256");
    [...new Set(inputs)].sort().forEach((path) => made.update(path).update("\0").update(readFileSync(join(folder, path))));
    return made.digest("hex").slice(0, 12);
}

/** How the script begins: with what it hands over, before anything that may ask for a part. */
export const SCRIPT = 'import "handed"; import "./main.js";';

/** An esbuild plugin for the script: it hands these modules over. */
export const handing = (folder, modules, release) => ({
    name: "handing",
    setup(build) {
        build.onResolve({ filter: /^handed$/ }, ({ path }) => ({ path, namespace: "handing" }));
        build.onLoad({ filter: /.*/, namespace: "handing" }, () => {
            const imports = modules.map((each, index) => `import * as m${index} from "./${each}";`);
            const named = modules.map((each, index) => `${JSON.stringify(each)}: m${index}`);
            return { contents: `${imports.join("\n")}\n${HANDED} = { release: "${release}", ${named.join(", ")} };`, resolveDir: folder };
        });
    },
});

/** How each part begins. */
export const startOf = (release) => `if (${HANDED}?.release !== "${release}") throw new Error("${OTHER}");`;

/** An esbuild plugin for the parts: they take these modules from the script. */
export const taking = (folder, modules) => ({
    name: "taking",
    setup(build) {
        const ours = new Set(modules.map((each) => join(folder, each)));
        build.onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
            const found = join(resolveDir || dirname(importer), path);
            return ours.has(found) ? { path: found.slice(folder.length).replace(/^\//, ""), namespace: "handed" } : undefined;
        });
        build.onLoad({ filter: /.*/, namespace: "handed" }, ({ path }) => ({
            contents: `module.exports = ${HANDED}[${JSON.stringify(path)}];`,
        }));
    },
});
