/** What values and actions are called, as texts. */
import { figuresOf, isRange } from "./moves.js";
import { actionName, nameOf, say, wordName } from "./names.js";

/** A value in words. @param {any} value @param {import("./names.js").Names} names @returns {string} */
export function valueText(value, names) {
    const { t } = names;
    if (value === undefined) return say(t, "without");
    if (value === null) return say(t, "none");
    if (typeof value === "boolean") return say(t, value ? "yes" : "no");
    if (typeof value === "number") return String(value).replace("-", "−");
    if (typeof value === "string") return wordName(value, names).text;
    if (isRange(value)) return say(t, "range", value);
    if (Array.isArray(value)) return value.length === 0 ? say(t, "none") : value.map((each) => valueText(each, names)).join(", ");
    return Object.entries(value).map(([name, each]) => say(t, "figure", { name: nameOf(name, names).text, value: valueText(each, names) })).join(", ");
}

/** What a legal action is called. @param {any} action @param {any} t @param {any} view */
export function label(action, t, view) {
    const names = { game: view.game, t };
    const { text } = actionName(action.type, names);
    const members = figuresOf([action]);
    if (members.length === 0) return text;
    const [only] = members;
    const figures = members.length === 1
        ? valueText(action[only], names)
        : members.map((name) => say(t, "figure", { name: nameOf(name, names).text, value: valueText(action[name], names) })).join(", ");
    return say(t, "move", { action: text, figures });
}
