/** What is wrong with a field that is not sent for that reason, in the words and the looks of the page instead of the browser's own. */

import { useEffect } from "../lib/preact.js";

const FAULT = "[data-fault]";

/** What numbers are asked for stands at their fields; all are whole. */
function textOf({ validity, min, max }, t) {
    // What is no number is no empty field, even though it has no value.
    if (validity.valueMissing && !validity.badInput) return t("field.missing");
    return t(max === "" ? "field.least" : "field.between", { min, max });
}

/** Say it at the field. */
function tell(field, text) {
    forget(field);
    const id = `${field.id}-fault`;
    const note = Object.assign(document.createElement("p"), { id, role: "alert", className: "errors", textContent: text });
    note.dataset.fault = "";
    placeOf(field).append(note);
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-errormessage", id);
}

function forget(field) {
    const note = placeOf(field)?.querySelector(FAULT);
    if (!note) return;
    note.remove();
    field.removeAttribute("aria-invalid");
    field.removeAttribute("aria-errormessage");
}

const placeOf = (field) => field.closest(".control") ?? field.parentElement;

/** @param {any} t */
export function useOwnMessages(t) {
    useEffect(() => {
        const say = (event) => {
            const { target } = event;
            event.preventDefault();
            tell(target, textOf(target, t));
            if (!target.form?.noValidate && target.form?.querySelector(":is(input, select, textarea):invalid") === target) target.focus();
        };
        const mended = ({ target }) => forget(target);
        addEventListener("invalid", say, true);
        addEventListener("input", mended, true);
        return () => {
            removeEventListener("invalid", say, true);
            removeEventListener("input", mended, true);
        };
    }, [t]);
}
