/** What a browser says of a required field that was left empty, in the language of the page instead of the browser's own. */

import { useEffect } from "../lib/preact.js";

/** @param {any} t */
export function useOwnMessages(t) {
    useEffect(() => {
        const say = ({ target }) => target.setCustomValidity(target.validity.valueMissing ? t("field.missing") : "");
        // What has a message counts as wrong until that is taken away.
        const forget = ({ target }) => target.setCustomValidity?.("");
        addEventListener("invalid", say, true);
        addEventListener("input", forget, true);
        return () => {
            removeEventListener("invalid", say, true);
            removeEventListener("input", forget, true);
        };
    }, [t]);
}
