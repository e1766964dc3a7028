/** Whose eyes look at the table, and for whom the next action is. */

/**
 * At a real table the referee sees what lies open, and enters what everyone does. On one device that is handed round, a
 * player who must act first takes it; with an open table there is nothing to take.
 *
 * @param {object} position
 * @param {{open: boolean, holder: string | null, entering: string | null, sealed: boolean}} how
 * @returns {{referee: boolean, seat: string | null, actor: string | null, pass: string | null}}
 *     `seat`: whose view is shown (null: a spectator's); `actor`: whose actions are offered; `pass`: who must take the
 *     device before anything is shown
 */
export function eyesOn(position, { open, holder, entering, sealed }) {
    const { to_act: toAct, state } = position;
    const referee = state.dealer === "table";
    const several = toAct.length > 1;
    const seat = toAct.includes(holder) ? holder : null;
    if (position.finished) return { referee, seat: null, actor: null, pass: null };
    if (referee) {
        if (sealed && several && seat === null) return { referee, seat: null, actor: null, pass: toAct[0] };
        const actor = (sealed && several ? seat : null) ?? (toAct.includes(entering) ? entering : toAct[0]);
        return { referee, seat: null, actor, pass: null };
    }
    if (open) return { referee, seat: toAct[0], actor: toAct[0], pass: null };
    return { referee, seat, actor: seat, pass: seat === null ? toAct[0] : null };
}
