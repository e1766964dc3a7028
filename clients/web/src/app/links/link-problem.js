/** A problem of a table by link: in the service's words, and in plainer ones where those speak of tokens and keys. */

import { html } from "../../lib/preact.js";
import { ProblemBox } from "../problem-box.js";

/** A service without keys has no sealed operations at all. */
const WITHOUT_KEYS = "not-found";
const EXPLAINED = [WITHOUT_KEYS, "sealing-not-configured", "seal-broken", "key-refused", "branched", "held", "table-unknown"];

/** What a problem means to those who play; undefined where the service's words say it. */
export function explanationOf(problem, t) {
    if (!EXPLAINED.includes(problem?.kind)) return undefined;
    return t(`links.problem.${problem.kind === WITHOUT_KEYS ? "sealing-not-configured" : problem.kind}`);
}

/** Who was quicker at a seat, and which are left: that is no fault of the request, as the service has it. */
function seatTaken(problem) {
    const errors = problem?.problem?.errors ?? [];
    return errors.find(({ code }) => code === "seat-taken")?.detail;
}

export const LinkProblem = ({ problem, t }) => html`<${ProblemBox} problem=${problem} t=${t} plain=${explanationOf(problem, t) ?? seatTaken(problem)} />`;
