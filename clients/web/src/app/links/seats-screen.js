/** The links of a new table: one for each key that was made here, and the table's for all who have keys of their own. */

import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { useFocus, useTop } from "../hooks.js";
import { useFollowing } from "./follow.js";
import { holderName } from "./holders.js";
import { SharedLink } from "./free-seats.js";
import { LinkBox } from "./link-box.js";
import { pageAddress } from "../home.js";
import { linkTo, sharedLinkTo } from "./link.js";
import { changeTable, table } from "./kept.js";

export function SeatsScreen({ t, client, go, id }) {
    const [kept, setKept] = useState(null);
    useEffect(() => {
        table(id).then((found) => (found === null ? go("unknown", { kept: true }) : setKept(found)));
    }, [id]);
    useTop();
    const heading = useFocus(kept === null);
    return html`
        <main id="content" class="import seats" data-screen="seats" data-link=${id}>
            <h1 ref=${heading} tabindex="-1">${t(kept?.again ? "seats.title-again" : kept?.invitation ? "seats.title-shared" : "seats.title")}</h1>
            ${kept && html`<${Links} kept=${kept} t=${t} client=${client} go=${go} />`}
        </main>
    `;
}

/** The free seats of a shared table, asked for as at the table itself; `filled` is called when none is left. @returns {string[]} */
function useFreeSeats({ client, kept, filled }) {
    const [free, setFree] = useState(/** @type {string[]} */ ([]));
    const [opened] = useState(() => (kept.invitation === undefined ? null : { kept, answer: null, note: null, stored: true, stale: true }));
    // Whoever comes back from the table to its link stays here.
    const waits = useRef(kept.seen === undefined);
    const take = async ({ free_seats: now = [] }) => {
        if (waits.current && now.length === 0) filled();
        waits.current = now.length > 0;
        setFree(now);
        return now.length !== free.length;
    };
    useFollowing({ client, opened, busy: false, calls: false, take });
    return free;
}

function Links({ kept, t, client, go }) {
    const { game, place, given, players, keys, clock, referee, invitation } = kept;
    const link = (key) => (invitation ? sharedLinkTo(pageAddress(), kept, key) : linkTo(pageAddress(), { game, token: place.token, key, clock, referee }));
    const guests = invitation ? [] : players.filter((_, index) => !given[index + 1] && !keys[index + 1]);
    const toTable = () => go("linked", { id: kept.id });
    const free = useFreeSeats({ client, kept, filled: toTable });
    const forgetting = async () => {
        await changeTable(kept.id, (now) => ({ ...now, given: {} }));
        toTable();
    };
    return html`
        <div class="sheet">
            ${invitation && html`
                <p>${t(kept.again ? "free.again" : "seats.lead-shared")}</p>
                <p role="status" data-free-left>${free.length > 0 && html`<strong>${t("free.left", { players: free.join(", ") })}</strong>`}</p>
                <${SharedLink} kept=${kept} t=${t} />`}
            ${!invitation && Object.keys(given).length > 0 && html`
                <p>${t("seats.lead")}</p>
                <p class="warning" data-quick-warning>${t("seats.warning")}</p>`}
            ${Object.entries(given).map(([holder, key]) => html`
                <section class="seat-link player-${holder}" key=${holder} data-seat-link=${holder} aria-labelledby="seat-${holder}">
                    <h2 id="seat-${holder}">${holderName(kept, holder, t)}</h2>
                    <${LinkBox} url=${link(key)} name=${t("seats.link", { player: holderName(kept, holder, t) })} t=${t} kind="seat" />
                </section>`)}
            ${guests.length > 0 && html`
                <section class="seat-link" data-seat-link="table" aria-labelledby="seat-guests">
                    <h2 id="seat-guests">${guests.join(", ")}</h2>
                    <p>${t("seats.guests")}</p>
                    <${LinkBox} url=${link(undefined)} name=${t("links.move", { players: players.join(", ") })} t=${t} kind="move" />
                </section>`}
            <div class="row end">
                ${Object.keys(given).length > 0 && html`<button type="button" data-forget-given onClick=${forgetting}>${t("seats.forget")}</button>`}
                <button type="button" class="primary large" data-to-table onClick=${toTable}>${t("seats.go")}</button>
            </div>
        </div>
    `;
}
