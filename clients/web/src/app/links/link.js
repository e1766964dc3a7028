/**
 * Links that carry a table. All of it stands in the fragment, which no browser sends to any server.
 *
 * A move link has the token alone; a seat link has a key too; an invitation has neither.
 *
 * @typedef {{game: string, token: string, key?: string}} TableLink
 * @typedef {TableLink | {invitation: true}} Link
 */

const INVITATION = "#join";
const GAME = /^[a-z0-9-]{1,64}$/;
// What the service refuses is the service's to say; what no token and no key can look like is no link.
const TOKEN = /^[A-Za-z0-9_.-]{1,20000}$/;
const KEY = /^gvs1\.[1-9rt]\.[A-Za-z0-9_-]{43}$/;

/** The link to a table, of the page at that address. @param {string} page @param {TableLink} link */
export function linkTo(page, { game, token, key }) {
    const fragment = new URLSearchParams({ game, token, ...(key !== undefined && { key }) });
    return `${page}#${fragment}`;
}

/** The link that asks somebody to make a join code. */
export const invitationTo = (page) => page + INVITATION;

/** Whether a fragment is meant to be a link of this kind. */
export const isLink = (fragment) => fragment === INVITATION || /^#(?:game|token|key)=/.test(fragment);

/**
 * What a fragment says; null for what is no link, or a part of one.
 *
 * @param {string} fragment
 * @returns {Link | null}
 */
export function parsed(fragment) {
    if (fragment === INVITATION) return { invitation: true };
    const found = new URLSearchParams(fragment.slice(1));
    const [game, token, key] = ["game", "token", "key"].map((name) => (found.getAll(name).length > 1 ? null : found.get(name)));
    const isWhole = [...found.keys()].every((name) => ["game", "token", "key"].includes(name)) && found.getAll("key").length < 2;
    if (!isWhole || !GAME.test(game ?? "") || !TOKEN.test(token ?? "")) return null;
    if (key === null) return { game, token };
    return KEY.test(key) ? { game, token, key } : null;
}

/**
 * All links in a text that was pasted, whatever stands around them; null if one is broken, or none is there.
 *
 * @param {string} text
 * @returns {Link[] | null}
 */
export function linksIn(text) {
    const fragments = (text.match(/#[^\s<>"]*/g) ?? []).filter(isLink);
    const links = fragments.map(parsed);
    return links.length === 0 || links.includes(null) ? null : links;
}
