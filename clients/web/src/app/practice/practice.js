/** What a game against opponents keeps beside its actions. */

/** Who of the players of a draft is not played by the service. */
export const personIn = ({ mine, players }) => (players.includes(mine) ? mine : players[0]);

/** @returns {import("./index.js").Practice} */
export const practiceOf = (draft) => ({ person: personIn(draft), strength: strengthIn(draft), reasons: [] });

/** How strong the opponents of a draft play: medium unless another strength was chosen. */
export const strengthIn = ({ strength = "medium" }) => strength;

/** What is kept after the next action, for which there may be a reason; what was taken back has none any more. @returns {import("./index.js").Practice} */
export const withReason = ({ practice, cursor }, reason) => ({ ...practice, reasons: [...practice.reasons.filter(({ ply }) => ply < cursor), ...(reason ? [reason] : [])] });
