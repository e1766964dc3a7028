/** A field whose text is taken while it is typed, and left as it is until the field is left. */

import { useState } from "../lib/preact.js";

/**
 * What is taken only when a field is left moves the page beneath the very click or Tab that leaves it.
 *
 * @param {(text: string) => void} take
 * @returns {[string | null, object]} what is being typed, if anything is; what the field needs to be given
 */
export function useTyped(take) {
    const [typed, setTyped] = useState(/** @type {string | null} */ (null));
    const onInput = ({ target }) => {
        setTyped(target.value);
        take(target.value);
    };
    return [typed, { onInput, onBlur: () => setTyped(null) }];
}
