/**
 * Motion that shows what went where: a piece that lies elsewhere now goes there, one that has appeared is turned up, coins
 * cross from who pays to who is paid. What it moves is in its place already: nothing waits for it.
 */

import { useLayoutEffect, useRef } from "../lib/preact.js";
import { isStill } from "./media.js";

const MOVE = { duration: 380, easing: "cubic-bezier(.2, .7, .2, 1)" };
const TURN = { duration: 320, easing: "ease-out" };
/** Pixels by which a piece must have moved to be seen moving. */
const FAR = 6;

/**
 * A ref for the element that has the board.
 *
 * @param {import("../games/index.js").Motion} motion
 * @param {any} view          another one each time that something has happened
 * @param {{ply: number, events: any[]}} now     how far the game has got, and what has led to it
 */
export function useMotion(motion, view, { ply, events }) {
    const area = useRef(null);
    const shown = useRef({ view: null, ply, before: NOTHING });
    // Where everything lies before the board is drawn again.
    if (shown.current.view !== view && area.current !== null && !isStill()) shown.current.before = seenIn(area.current, motion);
    useLayoutEffect(() => {
        const { view: last, ply: since, before } = shown.current;
        shown.current = { view, ply, before: NOTHING };
        if (last === view || last === null || view === null || area.current === null || isStill()) return;
        const { pieces, bids } = elementsIn(area.current, motion);
        for (const [key, piece] of pieces) move(piece, before.places.get(key));
        for (const [key, bid] of bids) if (bid.textContent !== before.bids.get(key)) bid.animate([{ scale: 1.6 }, { scale: 1 }], TURN);
        // An undo pays nobody.
        if (ply <= since) return;
        for (const each of events.flatMap((event) => motion.payments(event))) pay(area.current, each);
    }, [view]);
    return area;
}

const NOTHING = { places: new Map(), bids: new Map() };

/** What can move, by what it is, and what bids stand where: of several that show the same the first one that can be seen. */
function elementsIn(area, motion) {
    const pieces = new Map();
    for (const [selector, keyOf] of Object.entries(motion.pieces)) {
        for (const piece of area.querySelectorAll(selector)) {
            const key = keyOf(piece);
            if (!pieces.has(key) && piece.getClientRects().length > 0) pieces.set(key, piece);
        }
    }
    const bids = [...area.querySelectorAll(motion.bids)].map((each) => [ownerOf(each), each]);
    return { pieces, bids: new Map(/** @type {[string, Element][]} */ (bids)) };
}

function seenIn(area, motion) {
    const { pieces, bids } = elementsIn(area, motion);
    return {
        places: new Map([...pieces].map(([key, piece]) => [key, piece.getBoundingClientRect()])),
        bids: new Map([...bids].map(([key, bid]) => [key, bid.textContent])),
    };
}

const SEAT = "[data-seat], [data-player], [data-bidder]";

const ownerOf = (element) => {
    const { seat, player, bidder } = element.closest(SEAT)?.dataset ?? {};
    return seat ?? player ?? bidder;
};

function move(piece, from) {
    if (from === undefined) {
        piece.animate([{ transform: "perspective(40rem) rotateY(85deg)", opacity: 0.3 }, { transform: "none", opacity: 1 }], TURN);
        return;
    }
    const to = piece.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if (Math.hypot(x, y) < FAR) return;
    const scale = to.width > 0 ? from.width / to.width : 1;
    piece.animate([{ transformOrigin: "0 0", transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transformOrigin: "0 0", transform: "none" }], MOVE);
}

/** Some coins on their way between two seats, or between a seat and the middle of the table. */
function pay(area, { from, to, amount }) {
    const [start, end] = [from, to].map((seat) => centreOf(seat === null ? area : seatOf(area, seat)));
    if (start === null || end === null) return;
    for (let index = 0; index < Math.min(amount, 5); index += 1) {
        const coin = document.createElement("span");
        coin.className = "flying-coin";
        coin.setAttribute("aria-hidden", "true");
        document.body.append(coin);
        const path = [start, end].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
        const flight = coin.animate(path, { ...MOVE, duration: 520, delay: index * 70, fill: "both" });
        flight.onfinish = flight.oncancel = () => coin.remove();
    }
}

const seatOf = (area, seat) => [...area.querySelectorAll(SEAT)].find((each) => ownerOf(each) === seat) ?? null;

function centreOf(element) {
    if (element === null) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + Math.min(width / 2, 120), y: top + Math.min(height / 2, 40) };
}
