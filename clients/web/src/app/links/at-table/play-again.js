/**
 * Playing again with the same people, at the end of a shared table: the invitation that all of them have sets the next game up, once, and
 * finds it for everybody else.
 */

import { secondsOf } from "../clock.js";
import { sentence } from "./words.js";

const LONGEST_ANSWER = 10_000;

/** Milliseconds after the end in which the next game is asked for every second. */
const SOON = 120_000;

/**
 * The setup of a finished table once more: the request, and the draft that it stands for. Who begins is drawn, as rulebooks have it, where the
 * service deals; a real table decides it for itself.
 *
 * @param {import("../kept.js").Kept} kept
 * @param {any} answer
 * @param {string} seat
 */
export function sameAgain({ players, referee }, { view, clock }, seat) {
    const { ruleset, variant, options, dealer } = view;
    return {
        request: { ruleset, variant, options, players, dealer, ...(dealer === "service" && { first_player: { draw: true } }) },
        draft: { place: "shared", mine: seat, players, codes: {}, referee: referee === 1, held: false, clock: clock ? clock.seconds / secondsOf(1) : 0 },
    };
}

/** @param {any} kit */
export function playAgainWith({ html, useEffect, useState, Client, Follower, LinkProblem, begin, openLink, seatIn, sit }) {
    /**
     * The next table, from the seat of that player if it is free there, or one's own already.
     *
     * @param {any} client
     * @param {import("../kept.js").Kept} kept     the finished one
     * @param {string} invitation                  to the next
     * @param {string | null} player
     * @returns {Promise<import("../open.js").Opened>}
     */
    async function sitDown(client, { referee }, invitation, player) {
        const opened = await openLink(client, { ...(await client.findTable(invitation)), invitation, referee, again: true });
        if (player === null || opened.kept.as !== null || !opened.answer.free_seats?.includes(player)) return opened;
        try {
            return await sit(client, opened.kept, player);
        } catch (refused) {
            // Somebody else has taken it meanwhile: the table shows which seats are left.
            if (refused.transient) throw refused;
            return opened;
        }
    }

    /** The invitation to the next game, once there is one: asked for while the page can be seen. @param {any} client @param {import("../kept.js").Kept} kept */
    function useNext(client, { invitation }) {
        const [next, setNext] = useState(/** @type {string | undefined} */ (undefined));
        useEffect(() => {
            if (next !== undefined) return undefined;
            // Its requests are not repeated by the client, and do not stand among those that the page shows.
            const asker = new Client(client.baseUrl, { language: client.language, retries: 0, timeout: LONGEST_ANSWER });
            const began = Date.now();
            const follower = new Follower({
                ask: async (signal) => {
                    const { next: found } = await asker.findTable(invitation, { signal });
                    setNext(found);
                    // A busy page may take longer to be drawn than to ask once more.
                    if (found !== undefined) follower.end();
                    return true;
                },
                // Most play again at once: then all are asked soon, and later not seldom, as each answer counts as something new.
                now: () => ({ alone: Date.now() - began > SOON, calls: false }),
                failed: ({ transient }) => transient === true,
                answered: () => {},
            });
            follower.wake();
            return () => follower.end();
        }, [client, next]);
        return next;
    }

    /** @param {{opened: import("../open.js").Opened, game: any, client: any, go: any, t: any}} props */
    return function PlayAgain({ opened: { kept, answer }, game, client, go, t }) {
        const say = (key) => sentence(t.language, key);
        const next = useNext(client, kept);
        const [problem, setProblem] = useState(null);
        const [busy, setBusy] = useState(false);
        const seat = seatIn(kept);
        // Where the cards of a real table are entered before a game begins, the setup asks for them.
        const isAsked = answer.view.dealer === "table" && game.Deal !== undefined;
        const toNext = async (invitation) => {
            const opened = await sitDown(client, kept, invitation, seat);
            go("linked", { id: opened.kept.id, opened });
        };
        const setUp = async () => {
            const { request, draft } = sameAgain(kept, answer, seat);
            try {
                const id = await begin(client, kept.game, request, draft, kept.invitation);
                go(draft.referee || request.dealer === "table" ? "seats" : "linked", { id });
            } catch (refused) {
                if (refused.kind !== "branched") throw refused;
                // Somebody was first, or an answer was lost.
                await toNext((await client.findTable(kept.invitation)).next);
            }
        };
        const again = async () => {
            setBusy(true);
            setProblem(null);
            try {
                await (next === undefined ? setUp() : toNext(next));
            } catch (refused) {
                setProblem(refused);
            }
            setBusy(false);
        };
        const label = next === undefined ? t("scores.again") : say(seat === null ? "next.watch" : "next.sit");
        return html`
            <${LinkProblem} problem=${problem} t=${t} />
            <div class="next-game" data-next-game=${String(next !== undefined)}>
                <p role="status">${next !== undefined && say("next.set-up")}</p>
                ${(next !== undefined || (seat !== null && !isAsked)) && html`<button type="button" class="primary" data-play-again disabled=${busy} onClick=${again}>${label}</button>`}
            </div>
        `;
    };
}
