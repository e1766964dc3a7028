/**
 * Links that carry a table. All of it stands in the fragment, which no browser sends to any server.
 *
 * A move link has the token alone; a seat link has a key too; an invitation has neither. The link of a shared table has
 * the secret of its invitation, by which the service finds the table, and only a referee's or a replaced seat's has a key too. A link may also tell the time
 * for a turn that the players have agreed on (`clock`, in minutes) and that the table has a referee (`referee`, 1), or ask to go back
 * to where its token is (`undo`, its ply).
 *
 * @typedef {{game: string, token: string, key?: string, clock?: number, referee?: number, undo?: number}} TableLink
 * @typedef {{table: string, key?: string, clock?: number, referee?: number}} SharedLink
 * @typedef {TableLink | SharedLink | {invitation: true}} Link
 */

const INVITATION = "#join";
const GAME = /^[a-z0-9-]{1,64}$/;
// Only their shape is checked: whether they are valid is for the service to say.
const TOKEN = /^[A-Za-z0-9_.-]{1,20000}$/;
const [CLOCK, UNDO] = [/^[1-9][0-9]{0,4}$/, /^(0|[1-9][0-9]{0,4})$/];
const SECRET = /^[A-Za-z0-9_-]{22}$/;
const KEY = /^gvs1\.(?:[1-9][0-9]?|r|t)\.[A-Za-z0-9_-]{43}$/;

const MEMBERS = { game: GAME, token: TOKEN, key: KEY, clock: CLOCK, referee: /^1$/, undo: UNDO, t: SECRET };
/** One letter: the link of a shared table is to be short. */
const OF_SHARED = ["t", "key", "clock", "referee"];
const FIGURES = ["clock", "referee", "undo"];

/** The link to a table, of the page at that address. @param {string} page @param {TableLink} link */
export const linkTo = (page, { game, token, key, clock, referee, undo }) => linkWith(page, { game, token, key, clock, referee, undo });

const INVITATIONS = "gvi1.";

/**
 * The link of a shared table: the one for all, and with a key that of its holder.
 *
 * @param {string} page @param {{invitation?: string, clock?: number, referee?: number}} kept @param {string=} key
 */
export const sharedLinkTo = (page, { invitation, clock, referee }, key) => linkWith(page, { t: invitation.slice(INVITATIONS.length), key, clock, referee });

/** The invitation in the link of a shared table. @param {SharedLink} link */
export const invitationIn = ({ table }) => INVITATIONS + table;

function linkWith(page, members) {
    const given = Object.entries(members).filter(([, value]) => value !== undefined);
    const fragment = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
    return `${page}#${fragment}`;
}

/** The link that asks somebody to make a join code. */
export const invitationTo = (page) => page + INVITATION;

/** Whether a fragment is meant to be a link of this kind. */
export const isLink = (fragment) => fragment === INVITATION || /^#(?:game|token|key|t)=/.test(fragment);

/**
 * What a fragment says; null for what is no link, or a part of one.
 *
 * @param {string} fragment
 * @returns {Link | null}
 */
export function parsed(fragment) {
    if (fragment === INVITATION) return { invitation: true };
    const found = new URLSearchParams(fragment.slice(1));
    const names = [...found.keys()];
    if (names.some((name, index) => !Object.hasOwn(MEMBERS, name) || names.indexOf(name) < index)) return null;
    if (names.some((name) => !MEMBERS[name].test(found.get(name)))) return null;
    const { game, token, key, t: table } = Object.fromEntries(found);
    const figures = Object.fromEntries(FIGURES.filter((name) => found.has(name)).map((name) => [name, Number(found.get(name))]));
    if (table !== undefined) return names.some((name) => !OF_SHARED.includes(name)) ? null : { table, ...(key && { key }), ...figures };
    return game === undefined || token === undefined ? null : { game, token, ...(key && { key }), ...figures };
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
