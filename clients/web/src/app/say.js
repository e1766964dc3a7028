/** The one place that tells those who do not see the screen what has changed: a status that screens fill, one at a time. */

import { useEffect, useState } from "../lib/preact.js";

let listener = (/** @type {string} */ _text) => {};

/** Have a screen reader say this, once, when it has finished what it is saying. @param {string} text */
export const say = (text) => listener(text);

/** What was last said. Of several that listen only the latest does. */
export function useSaid() {
    const [said, setSaid] = useState("");
    useEffect(() => {
        listener = setSaid;
        return () => {
            if (listener === setSaid) listener = () => {};
        };
    }, []);
    return said;
}
