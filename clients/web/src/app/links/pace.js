/**
 * How often a page asks for its table: quickly while something happens or somebody else is to act, ever more slowly in a lull,
 * and after failures less and less often.
 *
 * All times are in milliseconds.
 */

const [QUICK, SLOW, UNSEEN] = [1000, 5000, 30_000];
const [FIRST_RETRY, LAST_RETRY] = [1000, 10_000];
/** The length of the lull in which the pause grows from the shortest to the longest. */
const LULL = 60_000;
/** Where only this page's player can act, nobody but a referee can change anything. */
const OWN = 3000;

/**
 * The pause before the next question; null: none until the page is seen again.
 *
 * @param {{idle: number, failures: number, alone: boolean, hidden: boolean, calls: boolean}} now
 *     `idle`: since the last change; `failures`: how many questions have found no answer since the last that did; `alone`:
 *     whether nobody else can act; `calls`: whether the player wants to be called to a hidden page
 * @param {() => number} random    from 0 to 1: pages that began together do not ask together
 */
export function pauseBefore({ idle, failures, alone, hidden, calls }, random = Math.random) {
    if (hidden && !calls) return null;
    const jitter = 0.8 + 0.4 * random();
    if (failures > 0) return Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (failures - 1)) * jitter;
    if (hidden) return UNSEEN * jitter;
    const grown = QUICK + (SLOW - QUICK) * Math.min(1, idle / LULL);
    return Math.max(alone ? OWN : QUICK, grown) * jitter;
}
