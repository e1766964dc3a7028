/** Another key for a seat: one's own, if its link came into wrong hands; any seat's, by the referee. */

import { REFEREE } from "../holders.js";
import { sentence } from "./words.js";

/** @param {any} kit */
export const reissueWith = ({ html, useState, LinkProblem, changeTable, codeOf, keyOf, newSecret, sealedOf, seatIn, withKey }) => function Reissue({ kept, client, t, go, change, finished }) {
    const say = (key, figures) => sentence(t.language, key, figures);
    const [problem, setProblem] = useState(null);
    const seat = seatIn(kept);
    const trying = (make) => async () => {
        setProblem(null);
        try {
            await make();
        } catch (refused) {
            setProblem(refused);
        }
    };
    const own = trying(async () => {
        const secret = newSecret();
        const { token } = await sealedOf(client, kept).newKey(seat, { verifier: await codeOf(secret) });
        const next = withKey(kept, keyOf(Number(kept.as), secret));
        await change({ ...next, place: { ...kept.place, token } });
    });
    const anothers = (player, number) => trying(async () => {
        const { token, seat_keys: keys } = await sealedOf(client, kept).newKey(player);
        await changeTable(kept.id, (now) => ({ ...now, place: { ...kept.place, token }, given: { ...now.given, [number]: keys[player] } }));
        go("seats", { id: kept.id });
    });
    if (finished || (seat === null && kept.as !== REFEREE)) return null;
    return html`
        <${LinkProblem} problem=${problem} t=${t} />
        <p class="hint">${say(seat === null ? "reissue.referee" : "reissue.own")}</p>
        <div class="row tight">
            ${seat !== null && html`<button type="button" data-reissue=${kept.as} onClick=${own}>${say("reissue.own-do")}</button>`}
            ${seat === null && kept.players.map((player, index) => html`
                <button type="button" key=${player} data-reissue=${index + 1} onClick=${anothers(player, String(index + 1))}>${say("reissue.for", { player })}</button>`)}
        </div>
    `;
};
