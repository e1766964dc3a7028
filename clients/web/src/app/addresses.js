/**
 * Which screen stands at which address. The service serves the page at these addresses and no others: `ADDRESS` in
 * service/gavel/http/table_page.py has the same shapes, and a test compares them.
 *
 * @typedef {{name: string} & Record<string, any>} Screen   its name, and what stands in its address
 */

/** The path of each screen below the page; what begins with a colon stands for any part. */
const PATHS = {
    start: "",
    import: "import",
    join: "join",
    setup: "new/:game",
    pad: "pad/:game",
    match: "match/:game",
    tournament: "tournament",
    play: "g/:id",
    review: "g/:id/review",
    sheet: "g/:id/sheet",
    correct: "g/:id/correct",
    linked: "l/:id",
    seats: "l/:id/seats",
};

const PART = /^[A-Za-z0-9_-]{1,64}$/;

/** The screen at a path below the page; null where there is none. @param {string} path @returns {Screen | null} */
export function screenAt(path) {
    for (const [name, shape] of Object.entries(PATHS)) {
        const found = matched(shape.split("/"), path.split("/"));
        if (found !== null) return { name, ...found };
    }
    return null;
}

/** The path of a screen; null for one that has none, or not all that stands in it. @param {Screen} screen */
export function pathOf(screen) {
    if (!(screen.name in PATHS)) return null;
    const parts = PATHS[screen.name].split("/").map((part) => (part.startsWith(":") ? screen[part.slice(1)] : part));
    return parts.includes(undefined) ? null : parts.join("/");
}

function matched(shape, parts) {
    if (shape.length !== parts.length) return null;
    const found = {};
    for (const [index, part] of shape.entries()) {
        if (part.startsWith(":")) {
            if (!PART.test(parts[index])) return null;
            found[part.slice(1)] = parts[index];
        } else if (part !== parts[index]) return null;
    }
    return found;
}
