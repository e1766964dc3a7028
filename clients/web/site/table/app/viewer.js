/** Whose view is shown, and whose actions are offered. */

/**
 * Who is proposed where several may act: the next one clockwise after the last actor, among those who can do anything. Any
 * other may ask to act first.
 *
 * @param {any} position
 * @param {string | undefined} last     who acted last
 * @returns {string | null}
 */
export function nextToAct({ to_act: toAct, legal_actions: legal, state }, last) {
    const seats = state.players.map(({ id }) => id);
    const distance = (id) => (seats.indexOf(id) - seats.indexOf(last) - 1 + seats.length) % seats.length;
    const order = [...toAct].sort((one, other) => distance(one) - distance(other));
    return order.find((id) => legal.some(({ player }) => player === id)) ?? order[0] ?? null;
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
 *     device before anything is shown
 */
export function viewerOf(position, { open, holder, wanted, last, sealed }) {
    const { to_act: toAct, state } = position;
    const referee = state.dealer === "table";
    if (position.finished) return { referee, seat: null, actor: null, pass: null };
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
    return before.to_act.length < 2 || nextToAct(after, holder) === holder ? holder : null;
}
