/** Hooks that several screens share. */

import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from "../lib/preact.js";
import { loadSheet } from "./listed-games.js";
import { isDesk, isStill } from "./media.js";

/**
 * What `load` promises, loaded again whenever one of `keys` changes; of several answers under way only the last counts.
 *
 * @returns {{value: any, of: any[], problem: Error | null}}   `of`: the keys that the value belongs to
 */
export function useLoaded(load, keys) {
    const [loaded, setLoaded] = useState({ value: null, of: [], problem: null });
    useEffect(() => {
        let wanted = true;
        load().then(
            (value) => wanted && setLoaded({ value, of: keys, problem: null }),
            (problem) => wanted && setLoaded({ value: null, of: keys, problem }),
        );
        return () => {
            wanted = false;
        };
    }, keys);
    return loaded;
}

/** A game's sheet, as `useLoaded` has it. */
export const useSheet = (client, game) => useLoaded(() => loadSheet(client, game), [game, client]);

/** A game's clauses, situations and irregularities, in the same way. */
export const useRules = (client, game) => useLoaded(() => client.game(game).rules(), [game, client]);

/** Whether any screen has been shown yet: a ref, provided by the page. */
export const Shown = createContext({ current: true });

/** Whether the page shows which seats are free: while it does, it stays there. */
const seesFreeSeats = () => document.querySelector("[data-free-seats]")?.getBoundingClientRect().bottom > 0;

/** A ref for the heading of what has just appeared: it gets the focus, so that a screen reader begins there. */
export function useFocus(...keys) {
    const ref = useRef(null);
    const shown = useContext(Shown);
    const moved = useRef(false);
    // In a layout effect: later, it could take the focus away from where the reader has moved in the meantime.
    useLayoutEffect(() => {
        // In a page that was just opened, the reader decides where to begin.
        moved.current = shown.current && ref.current !== null;
        shown.current = true;
        if (moved.current) ref.current.focus({ preventScroll: true });
    }, keys);
    // Scroll only afterwards: motion is measured from where things were on the screen.
    useEffect(() => {
        if (!moved.current || ref.current === null || seesFreeSeats()) return;
        const { top, bottom } = ref.current.getBoundingClientRect();
        if (top < 0 || bottom > innerHeight) ref.current.scrollIntoView({ block: "nearest" });
    }, keys);
    return ref;
}

/**
 * Scroll until the scene is visible above the panel: all that the board marks with data-here, since the next step is about it. Whoever
 * presses a key before that has it at once, and afterwards nothing moves the page beneath them.
 */
export function useScene(...keys) {
    const isSettled = useRef(false);
    useLayoutEffect(() => {
        isSettled.current = false;
        const onKey = () => {
            if (!isSettled.current) showScene();
            isSettled.current = true;
        };
        document.addEventListener("keydown", onKey, true);
        return () => document.removeEventListener("keydown", onKey, true);
    }, keys);
    useEffect(() => {
        const panel = document.querySelector(".actions");
        if (panel === null) return undefined;
        // The panel may grow for a moment, with what it fetches: the scene ends where it then begins.
        const watch = new ResizeObserver(() => void (isSettled.current || showScene()));
        watch.observe(panel);
        const settled = setTimeout(() => void (isSettled.current = true), SETTLING);
        return () => {
            clearTimeout(settled);
            watch.disconnect();
        };
    }, keys);
}

/** Milliseconds in which a panel gets its height. */
const SETTLING = 500;

export function showScene() {
    const panel = document.querySelector(".actions");
    const here = [...document.querySelectorAll("[data-here]")];
    // A refusal changes no position: the page stays where its reader has it.
    if (panel === null || isDesk() || here.length === 0 || seesFreeSeats() || panel.querySelector(".refusal") !== null) return;
    const { top } = here[0].getBoundingClientRect();
    const { bottom, right } = here.at(-1).getBoundingClientRect();
    const stands = panel.getBoundingClientRect();
    const isBeside = stands.left >= right;
    // In the smallest windows the panel stands above the board: there the page begins with what may be done.
    if (!isBeside && getComputedStyle(panel).position !== "sticky") return;
    const end = isBeside ? innerHeight : Math.min(innerHeight, stands.top);
    // What sticks to the top edge leaves so much less.
    const begin = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const behavior = isStill() ? "instant" : "smooth";
    const isWhole = bottom - top <= end - begin - 2 * EDGE;
    const by = top >= begin && bottom <= end ? 0 : top < begin || !isWhole ? top - begin - EDGE : bottom - end + EDGE;
    // Of a scene that is larger than its window at least one thing to tap is seen.
    const targets = here.flatMap((each) => [...each.querySelectorAll("[role=button]")]);
    const isSeen = ({ top: from, bottom: to, right: side }) => from - by >= begin && to - by <= end && side <= right;
    if (targets.length > 0 && !targets.some((each) => isSeen(each.getBoundingClientRect()))) showAbove(end, targets[0], behavior);
    else if (by !== 0) window.scrollBy({ top: by, behavior });
}

/** Scroll to a place and keep it above `end`, which is the panel's edge: the page's own margin there depends on what has the focus. */
function showAbove(end, place, behavior) {
    const kept = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    place.style.scrollMarginBottom = `${Math.max(0, innerHeight - end - kept) + EDGE}px`;
    place.scrollIntoView({ block: "nearest", inline: "center", behavior });
    place.style.scrollMarginBottom = "";
}

/** The margin around what is scrolled to, in pixels. */
const EDGE = 8;

/** Begin at the top of the page when the component appears, before anything else moves it. */
export function useTop() {
    useLayoutEffect(() => window.scrollTo(0, 0), []);
}

/** Call back when the page is left: another window, another tab, the screen off. */
export function useLeaving(leave) {
    const latest = useRef(leave);
    latest.current = leave;
    useEffect(() => {
        const left = () => latest.current();
        const hidden = () => document.hidden && left();
        window.addEventListener("blur", left);
        window.addEventListener("pagehide", left);
        document.addEventListener("visibilitychange", hidden);
        return () => {
            window.removeEventListener("blur", left);
            window.removeEventListener("pagehide", left);
            document.removeEventListener("visibilitychange", hidden);
        };
    }, []);
}
