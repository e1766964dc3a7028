/** Whose view is shown, and whose actions are offered. */

/** Who is to act but has forfeited: the referee plays for them. @returns {string[]} */
export function forfeitedToAct({ to_act: toAct, state }) {
    const forfeited = (state.forfeits ?? []).map(({ seat }) => seat);
    return toAct.filter((id) => forfeited.includes(id));
}

/** Who is to act, and does so. @returns {string[]} */
export function choosing(position) {
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
export function nextToAct(position, last) {
    const seats = position.state.players.map(({ id }) => id);
    const distance = (id) => (seats.indexOf(id) - seats.indexOf(last) - 1 + seats.length) % seats.length;
    const [next = null] = choosing(position).sort((one, other) => distance(one) - distance(other));
    return next;
}

/**
 * At a real table the referee sees what is public, and enters what everyone does. On one device that is handed round, the
 * player who is to act takes it first; at an open table nobody has to.
 *
 * @param {any} position
 * @param {{open: boolean, holder: string | null, wanted: string | null, last?: string, sealed: boolean}} how
 *     `holder`: who has the device; `wanted`: who asked to be next; `last`: who acted last
 * @returns {{referee: boolean, seat: string | null, actor: string | null, pass: string | null}}
 *     `seat`: whose view is shown (null: a spectator's); `actor`: whose actions are offered; `pass`: who must take the
 *     device before anything is shown; where only the referee is to act, for seats that have forfeited, all are null
 */
export function viewerOf(position, { open, holder, wanted, last, sealed }) {
    const toAct = choosing(position);
    const referee = position.state.dealer === "table";
    if (position.finished || toAct.length === 0) return { referee, seat: null, actor: null, pass: null };
    const next = toAct.includes(wanted) ? wanted : nextToAct(position, last);
    const held = toAct.includes(holder) ? holder : null;
    if (referee) {
        const several = sealed && toAct.length > 1;
        if (several && held === null) return { referee, seat: null, actor: null, pass: next };
        return { referee, seat: null, actor: several ? held : next, pass: null };
    }
    if (open) return { referee, seat: next, actor: next, pass: null };
    return { referee, seat: held, actor: held, pass: held === null ? next : null };
}

/**
 * Who has the device after an action: whoever acted, unless several could act and another one is proposed now.
 *
 * @param {string | null} holder
 * @param {any} before              the position in which `holder` has acted
 * @param {any} after
 */
export function holderAfter(holder, before, after) {
    return choosing(before).length < 2 || nextToAct(after, holder) === holder ? holder : null;
}
