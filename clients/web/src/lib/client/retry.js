/** When a call is tried again, and how long to wait before. */
/** Milliseconds. A server that asks for more patience than this by Retry-After is not asked again. */
export const LONGEST_WAIT = 60_000;
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;
const PASSING = new Set([429, 502, 503, 504]);
/** Whether an answer has a status after which the call may succeed if repeated. */
export function passing(status) {
    return PASSING.has(status);
}
/**
 * Milliseconds to wait before try `attempt + 1`, counted from 1; null if that would be too long.
 *
 * What Retry-After asks for, in seconds or as a date; without one a random part of a pause that doubles each time, so
 * that clients whose calls failed together do not come back together.
 */
export function pause(attempt, retryAfter, random = Math.random, now = Date.now()) {
    const asked = retryAfter === null ? NaN : milliseconds(retryAfter.trim(), now);
    if (!Number.isNaN(asked)) {
        return asked > LONGEST_WAIT ? null : asked;
    }
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1));
    return longest * (0.5 + random() / 2);
}
function milliseconds(retryAfter, now) {
    return /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Math.max(0, Date.parse(retryAfter) - now);
}
/** Wait; rejects with the signal's reason as soon as it is aborted. */
export function sleep(duration, signal) {
    return new Promise((resolve, reject) => {
        const stop = () => {
            clearTimeout(timer);
            reject(signal?.reason);
        };
        const timer = setTimeout(() => {
            signal?.removeEventListener("abort", stop);
            resolve();
        }, duration);
        if (signal?.aborted) {
            stop();
        }
        else {
            signal?.addEventListener("abort", stop, { once: true });
        }
    });
}
