/** The brief of every game, taken from the pages of the handbook: its steps and its diagrams. */

import { readFileSync, readdirSync } from "node:fs";

const HANDBOOK = new URL("../../../docs/handbook/", import.meta.url);

/** A plugin that has `handbook:<language>` stand for the briefs in that language, by game. */
export const briefs = {
    name: "briefs",
    setup(made) {
        made.onResolve({ filter: /^handbook:/ }, ({ path }) => ({ path, namespace: "briefs" }));
        made.onLoad({ filter: /.*/, namespace: "briefs" }, ({ path }) => ({ contents: JSON.stringify(briefsIn(path.split(":")[1])), loader: "json" }));
    },
};

function briefsIn(language) {
    const pages = readdirSync(HANDBOOK).filter((name) => name.endsWith(`.${language}.md`)).sort();
    return Object.fromEntries(pages.map((name) => [name.split(".")[0], briefOf(readFileSync(new URL(name, HANDBOOK), "utf8"))]));
}

/** The first section of a page. */
function briefOf(page) {
    const section = page.split(/^## /m)[1];
    return {
        title: section.split("\n")[0],
        steps: [...section.matchAll(/^\d+\. (.+)$/gm)].map(([, step]) => step),
        diagrams: [...section.matchAll(/^!\[(.+)\]\((.+)\)$/gm)].map(([, name, file]) => ({ name, svg: readFileSync(new URL(file, HANDBOOK), "utf8") })),
    };
}
