/** Make the files that the service serves from src/; with --check, only compare; with --list, tell what they are made of. */

import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

import { briefs } from "./briefs.js";
import { LANGUAGES } from "../src/app/language.js";

const SOURCES = new URL("../src/", import.meta.url);
const SERVED = new URL("../site/", import.meta.url);

const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(new URL("..", import.meta.url)),
    outdir: "site",
    entryPoints: {
        "table/table": "src/main.js",
        "table/style": "src/main.css",
        "table/language": "src/words/begin.js",
        ...Object.fromEntries(LANGUAGES.map((language) => [`table/words-${language}`, `src/words/all/${language}.js`])),
        ...Object.fromEntries(LANGUAGES.map((language) => [`table/rules-${language}`, `src/words/rules/${language}.js`])),
        "table/qr": "src/lib/uqr.js",
        "table/picture": "src/app/review/picture.js",
        "table/results": "src/app/organise/results.js",
        "table/sha": "src/app/links/sha.js",
        "table/course": "src/app/review/course/part.js",
        "table/import": "src/app/organise/import-part.js",
        "table/match": "src/app/organise/match-part.js",
        "table/tournament": "src/app/organise/tournament-part.js",
        "table/practice": "src/app/practice/part.js",
        "table/correcting": "src/app/review/correcting-part.js",
        "table/pad": "src/app/pad/part.js",
        "table/ask": "src/app/ask/part.js",
        "table/referee": "src/app/referee/part.js",
        "table/exchanges": "src/app/exchanges/exchange-list.js",
        "table/coach": "src/app/coach/part.js",
        "table/at-table": "src/app/links/at-table/part.js",
        "table/plain": "src/games/plain/part.js",
        "table/plain-style": "src/games/plain/board.css",
        "table/paper": "src/app/review/paper/part.js",
        "table/paper-style": "src/css/paper.css",
        "table/review-style": "src/css/review.css",
        "table/exchanges-style": "src/css/exchanges.css",
        "table/course-style": "src/css/course.css",
        "table/coach-style": "src/css/coach.css",
        "table/at-table-style": "src/css/at-table.css",
        "table/organise-style": "src/css/organise.css",
        "table/ruling-style": "src/css/ruling.css",
        "table-offline": "src/offline/worker.js",
    },
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    minify: true,
    lineLimit: 5000, // a change shows where it is
    legalComments: "none", // the licences lie beside it as a file
    metafile: true,
    write: false,
    plugins: [briefs, { name: "unindented", setup: (made) => made.onLoad({ filter: /\.js$/ }, unindented) }],
});
const wanted = new Map([
    ...outputFiles.map(({ path, contents }) => [relative(fileURLToPath(SERVED), path), Buffer.from(contents)]),
    ["table/licences.txt", licences()],
]);

if (process.argv.includes("--list")) {
    console.log(Object.keys(metafile.inputs).filter((input) => input.startsWith("src/")).join("\n"));
} else if (process.argv.includes("--check")) {
    const different = [...wanted].filter(([name, bytes]) => !bytes.equals(served(name))).map(([name]) => name);
    if (different.length > 0) {
        console.error(`Not as made from src/: ${different.join(", ")}. Mend it with: npm run bundle`);
        process.exitCode = 1;
    }
} else {
    wanted.forEach((bytes, name) => writeFileSync(new URL(name, SERVED), bytes));
}

/** A module without the indentation of its templates and the ends of lines between their tags, which nothing that is drawn depends on. */
function unindented({ path }) {
    return { contents: readFileSync(path, "utf8").replace(/\n\s+/g, "\n").replace(/(?<=>)\n(?=<|\$\{)|(?<=\})\n(?=<)/g, "") };
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
