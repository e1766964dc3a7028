/** Make the files that the service serves from src/; with --check, only compare; with --list, tell what they are made of. */

import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { SCRIPT, handedOver, handing, releaseOf, startOf, taking } from "./shared.js";

const SOURCES = new URL("../src/", import.meta.url);
const SERVED = new URL("../site/", import.meta.url);

const FOLDER = fileURLToPath(new URL("..", import.meta.url));
const SHARED = {
    absWorkingDir: FOLDER,
    outdir: "site/table",
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    minify: true,
    lineLimit: 200, // a change shows where it is
    legalComments: "none", // the licences lie beside it as a file
    metafile: true,
    write: false,
};

const PARTS = ["review", "organise", "links"];
const partsWith = (more) => build({ ...SHARED, entryPoints: Object.fromEntries(PARTS.map((part) => [part, `src/parts/${part}.js`])), ...more });
const scriptWith = (more) => build({ ...SHARED, outdir: undefined, outfile: "site/table/table.js", ...more });

// What each is made of, by itself.
const [wholeScript, wholeParts] = [await scriptWith({ entryPoints: ["src/main.js"] }), await partsWith({})];
const handed = handedOver(wholeScript.metafile.inputs, wholeParts.metafile.inputs);
const release = releaseOf(FOLDER, [wholeScript, wholeParts].flatMap(({ metafile }) => Object.keys(metafile.inputs)));

const builds = [
    await scriptWith({ stdin: { contents: SCRIPT, resolveDir: join(FOLDER, "src") }, plugins: [handing(FOLDER, handed, release)] }),
    await partsWith({ plugins: [taking(FOLDER, handed)], banner: { js: startOf(release) } }),
    await build({
        ...SHARED,
        outdir: "site",
        entryPoints: {
            "table/style": "src/main.css",
            "table/language": "src/words/begin.js",
            ...Object.fromEntries(["en", "fr", "de"].map((language) => [`table/words-${language}`, `src/words/all/${language}.js`])),
            "table/qr": "src/lib/uqr.js",
            "table-offline": "src/offline/worker.js",
        },
    }),
];
const outputFiles = builds.flatMap((each) => each.outputFiles);
const inputs = new Set(builds.flatMap(({ metafile }) => Object.keys(metafile.inputs)).filter((path) => path.startsWith("src/")));
const wanted = new Map([
    ...outputFiles.map(({ path, contents }) => [relative(fileURLToPath(SERVED), path), Buffer.from(contents)]),
    ["table/licences.txt", licences()],
]);

if (process.argv.includes("--list")) {
    console.log([...inputs].join("\n"));
} else if (process.argv.includes("--check")) {
    const different = [...wanted].filter(([name, bytes]) => !bytes.equals(served(name))).map(([name]) => name);
    if (different.length > 0) {
        console.error(`Not as made from src/: ${different.join(", ")}. Mend it with: npm run bundle`);
        process.exitCode = 1;
    }
} else {
    wanted.forEach((bytes, name) => writeFileSync(new URL(name, SERVED), bytes));
}

/** The licences of the libraries that are in the bundle. */
function licences() {
    const names = readdirSync(new URL("lib/", SOURCES)).filter((name) => name.endsWith(".LICENSE.txt"));
    return Buffer.from(names.map((name) => readFileSync(new URL(`lib/${name}`, SOURCES), "utf8")).join("\n"));
}

/** The bytes of what is served now; none if there is no such file. */
function served(name) {
    const file = new URL(name, SERVED);
    return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}
