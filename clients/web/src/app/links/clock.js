/** The time for a turn at a table by link, as the setup form offers it and as it is written. */

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** Minutes that the setup form offers. */
export const AGREEMENTS = [1, 2, 3, 5, 10, 30, 60, 1440, 4320];

/** A time in the largest unit that measures it without a rest. @param {number} seconds */
export function inWords(seconds, t) {
    const [length, unit] = [[DAY, "day"], [HOUR, "hour"], [MINUTE, "minute"], [1, "second"]].find(([each]) => seconds % Number(each) === 0);
    const n = seconds / Number(length);
    return t(n === 1 ? `clock.${unit}` : `clock.${unit}s`, { n });
}

/** Seconds of a time in minutes. @param {number} minutes */
export const secondsOf = (minutes) => minutes * MINUTE;
