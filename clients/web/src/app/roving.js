/** Many places, one stop of the Tab key: within them the arrow keys go on, and Tab leads out again. */

import { useLayoutEffect, useRef } from "../lib/preact.js";

const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };

/**
 * @param {{current: HTMLElement | null}} root    what the places lie in
 * @param {string} selector                        which they are
 * @param {(() => void)=} leave                    what Escape does, if anything
 */
export function useRoving(root, selector, leave) {
    const stop = useRef(/** @type {Element | null} */ (null));
    useLayoutEffect(() => {
        const region = root.current;
        if (region === null) return undefined;
        const places = /** @type {HTMLElement[]} */ ([...region.querySelectorAll(selector)]);
        const rest = (wanted) => {
            stop.current = wanted;
            for (const place of places) place.tabIndex = place === wanted ? 0 : -1;
        };
        rest(places.find((place) => place === document.activeElement) ?? places.find((place) => place === stop.current) ?? places[0]);
        const onFocus = ({ target }) => places.includes(target) && rest(target);
        const onKey = (event) => {
            if (event.key === "Escape") return leave?.();
            const next = nextPlace(event, places);
            if (next === undefined) return;
            event.preventDefault();
            next.focus();
        };
        region.addEventListener("focusin", onFocus);
        region.addEventListener("keydown", onKey);
        return () => {
            region.removeEventListener("focusin", onFocus);
            region.removeEventListener("keydown", onKey);
        };
    });
}

/** Where a key leads from the place that has the focus; undefined where it stays. */
function nextPlace({ key, target, ctrlKey, metaKey, altKey }, places) {
    if (ctrlKey || metaKey || altKey || !places.includes(target)) return undefined;
    if (key === "Home") return places[0];
    if (key === "End") return places.at(-1);
    return key in ARROWS ? nearest(target, ARROWS[key], places) : undefined;
}

/** The nearest place in a direction; what lies aside counts double, and what lies almost only aside not at all. */
function nearest(from, [across, down], places) {
    const [x, y] = middle(from);
    return places
        .map((place) => {
            const [dx, dy] = [middle(place)[0] - x, middle(place)[1] - y];
            const ahead = dx * across + dy * down;
            const aside = Math.abs(dx * down + dy * across);
            return { place, isAhead: ahead > 1 && 3 * ahead > aside, far: ahead + 2 * aside };
        })
        .filter(({ isAhead }) => isAhead)
        .sort((one, other) => one.far - other.far)[0]?.place;
}

function middle(place) {
    const { left, top, width, height } = place.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
}
