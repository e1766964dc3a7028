/**
 * Props that make any element, also of an SVG, a button for mouse, touch, keyboard and screen reader.
 *
 * @param {object} wish
 * @param {string} wish.label                what it does, for those who do not see it
 * @param {(event: Event) => void} wish.onAct
 * @param {object=} wish.action              the legal action that it stands for, as listed
 * @param {boolean=} wish.pressed            for what can be chosen: whether it is
 * @returns {object}                         props to spread over the element
 */
export function clickable({ label, onAct, action, pressed }) {
    return {
        role: "button",
        tabindex: "0",
        "aria-label": label,
        ...(action !== undefined && { "data-action": JSON.stringify(action) }),
        ...(pressed !== undefined && { "aria-pressed": String(pressed) }),
        onClick: onAct,
        onKeyDown: (event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            // A real button turns these keys into a click by itself: without this it would act twice.
            if (event.currentTarget instanceof HTMLButtonElement) return;
            event.preventDefault();
            onAct(event);
        },
    };
}
