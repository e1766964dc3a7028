/** What pages before this one kept in localStorage: one game, the tables by link, secrets of join codes. It is brought over once. */

const GAME = "gavel.game";
const TABLES = "gavel.tables";
const SECRETS = "gavel.join-secrets";

/** The id of the game that was there: two pages that bring it over at once make one game of it. */
const EARLIER = "earlier";

/** Bring over what there is, and remove it where it was. */
export async function migrate(database) {
    const [game, tables, secrets] = [GAME, TABLES, SECRETS].map(read);
    if (!isGame(game) && tables === null && secrets === null) return;
    const change = database.transaction(["games", "tables", "secrets"], "readwrite");
    const add = async (store, record) => (await store.get(record.id)) ?? store.put(record);
    const now = Date.now();
    const { start, actions, cursor } = game ?? {};
    await Promise.all([
        isGame(game) && add(change.objectStore("games"), { id: EARLIER, game: game.game, name: "", start, actions, cursor, created: now, changed: now, finished: false }),
        ...Object.values(tables ?? {}).filter((each) => typeof each?.id === "string").map((each) => add(change.objectStore("tables"), each)),
        // The newest came first.
        ...[secrets ?? []].flat().filter((each) => typeof each === "string").map((id, index) => add(change.objectStore("secrets"), { id, created: now - index })),
        change.done,
    ]);
    if (isGame(game)) localStorage.removeItem(GAME);
    [TABLES, SECRETS].forEach((name) => localStorage.removeItem(name));
}

const isGame = (found) => typeof found?.game === "string" && Array.isArray(found.actions) && Number.isInteger(found.cursor) && Boolean(found.start);

function read(name) {
    try {
        return JSON.parse(localStorage.getItem(name) ?? "null");
    } catch {
        return null;
    }
}
