/**
 * What may be done, as everybody may know it. The page does not know what this game hides. So whoever sees more than the
 * others, or chooses while others do too, chooses unseen.
 */
import { same } from "../../app/same.js";
import { hasSecretChoice } from "./members.js";

/** @type {import("../index.js").PublicActions} */
export function publicActions({ legal, view, own, toAct }) {
    const isAlone = toAct.length === 1;
    return isAlone && !hasSecretChoice(view) && same(own, view) ? legal : null;
}
