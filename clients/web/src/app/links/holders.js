/** Whose keys there are: those of seats by number, "r" and "t". */

/** What the holder of a key is called. @param {{players: string[]}} kept @param {string} holder */
export const holderName = ({ players }, holder, t) => players[Number(holder) - 1] ?? t(`links.holder.${holder}`);

/** The holders of keys that belong to no seat. */
export const [REFEREE, TABLE] = ["r", "t"];
