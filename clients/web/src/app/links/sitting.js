/** Shared tables: finding one by its link, and taking a free seat with a key that this browser makes. */

import { codeOf, keyOf, newSecret } from "./codes.js";
import { invitationIn } from "./link.js";
import { askNewest, withKey } from "./open.js";
import { dropUsed, keepSecret } from "./secrets.js";

/** Where the link of a shared table leads, as a link to its newest token. @param {import("./open.js").Service} client @param {import("./link.js").SharedLink} link */
export async function findTable(client, { table, ...agreed }) {
    const invitation = invitationIn({ table });
    const { game, token } = await client.findTable(invitation);
    return { game, token, invitation, ...agreed };
}

/** Take a free seat, and see the table from there. @returns {Promise<import("./open.js").Opened>} */
export async function sit(client, kept, player) {
    const secret = newSecret();
    // Kept first: a key whose answer is lost has the seat all the same, and the table's link finds it again.
    await keepSecret(secret);
    const at = client.game(kept.game).sealed(kept.place.token, kept.invitation);
    const { token } = await at.newKey(player, { verifier: await codeOf(secret) });
    const seated = withKey(kept, keyOf(kept.players.indexOf(player) + 1, secret));
    const opened = await askNewest(client, { ...seated, place: { ...kept.place, token } });
    await dropUsed(opened.kept.keys);
    return opened;
}
