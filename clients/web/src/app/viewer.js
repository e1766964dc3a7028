/** Whose view is shown, and whose actions are offered. */

/** Who is to act but has forfeited: the referee plays for them. @returns {string[]} */
export function forfeitedToAct({ to_act: toAct, state }) {
    const forfeited = (state.forfeits ?? []).map(({ seat }) => seat);
    return toAct.filter((id) => forfeited.includes(id));
}

/** Who is to act, and does so. @returns {string[]} */
export function playersToAct(position) {
    const forfeited = forfeitedToAct(position);
    return position.to_act.filter((id) => !forfeited.includes(id));
}

/** The seat that acted last, or for which the referee did; undefined where none has. */
export function lastSeat(actions) {
    const last = actions.findLast(({ type, player }) => player !== "referee" || type === "default");
    return last?.seat ?? last?.player;
}

/**
 * Who is proposed where several may act: the next one clockwise after the last actor. Any other may ask to act first. Also one
 * who turns out to have nothing to do is proposed: leaving that one out would give away an empty purse.
 *
 * @param {any} position
 * @param {string | undefined} last     who acted last
 * @returns {string | null}
 */
export const nextToAct = (position, last) => clockwise(position, playersToAct(position), last)[0] ?? null;

/** These players in the order of their seats, the one after `last` first. @returns {string[]} */
export function clockwise({ state }, players, last) {
    const seats = state.players.map(({ id }) => id);
    const distance = (id) => (seats.indexOf(id) - seats.indexOf(last) - 1 + seats.length) % seats.length;
    return [...players].sort((one, other) => distance(one) - distance(other));
}

/** How many actions are left where a person takes back what they did last, and all since; null where they did nothing. @returns {number | null} */
export function beforeLastOf(person, actions) {
    const at = actions.findLastIndex(({ player }) => player === person);
    return at === -1 ? null : at;
}

/**
 * Whether players choose in secret: also the last of them, before all is turned up. Of a game that tells no kind of choice that is
 * secret, any may be one that several have, or the last of them where what the others chose is not turned up yet.
 *
 * @param {any} position
 * @param {any} game
 * @param {any=} view     what everybody may see, once it is here
 */
export const isSealedChoice = (position, { sealed, isPlain, hasSecretChoice }, view) =>
    Boolean(sealed) && (isPlain ? playersToAct(position).length > 1 || Boolean(view && hasSecretChoice?.(view)) : position.legal_actions.some(({ type }) => sealed.includes(type)));

/** Where nobody acts here. */
export const NOBODY = { referee: false, actor: null, alone: false, pass: null };

/**
 * Who acts now. At a real table the referee enters what everyone does; else the table is open to all, and one who has to
 * choose unseen takes the device for it.
 *
 * @param {any} position
 * @param {{open: boolean, holder: string | null, wanted: string | null, last?: string, sealed: boolean, unseen: (player: string) => boolean}} how
 *     `holder`: who has taken the device; `wanted`: who asked to be next; `last`: who acted last; `sealed`: whether the device goes
 *     round at a real table; `unseen`: whether a player has to choose unseen
 * @returns {{referee: boolean, actor: string | null, alone: boolean, pass: string | null, next?: string | null}}
 *     `actor`: whose actions are offered; `alone`: whether nobody else may look on; `pass`: who must take the device before
 *     anything is offered; `next`: an opponent who acts by the service; where only the referee is to act, for seats that have forfeited, both are null
 */
export function viewerOf(position, { open, holder, wanted, last, sealed, unseen }) {
    const toAct = playersToAct(position);
    const referee = position.state.dealer === "table";
    const nobody = { ...NOBODY, referee };
    if (position.finished || toAct.length === 0) return nobody;
    const next = toAct.includes(wanted) ? wanted : nextToAct(position, last);
    const goesRound = referee ? sealed : !open;
    const held = toAct.includes(holder) ? holder : null;
    if (!goesRound || !unseen(held ?? next)) return { ...nobody, actor: next };
    return held === null ? { ...nobody, pass: next } : { ...nobody, actor: held, alone: true };
}
