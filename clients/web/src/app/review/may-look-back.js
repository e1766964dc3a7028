/**
 * Whether a game may be looked at with everything open: what is over, what lies open anyway, and what whoever looks knows whole.
 * Players look at a referee's screen: there nothing lies open for them.
 *
 * @param {any} position     the last one
 * @param {{known: boolean, open: boolean}} how
 */
export const mayLookBack = ({ finished, state }, { known, open }) => finished || known || (open && state.dealer !== "table");
