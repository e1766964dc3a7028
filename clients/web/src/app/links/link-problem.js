/** A problem of a table by link: in the service's words, and in plainer ones where those speak of tokens and keys. */

import { html } from "../../lib/preact.js";
import { ProblemBox } from "../problem-box.js";

const EXPLAINED = ["sealing-not-configured", "seal-broken", "key-refused", "branched", "held", "table-unknown"];

/** What a problem means to those who play; undefined where the service's words say it. */
export const explanationOf = (problem, t) => (EXPLAINED.includes(problem?.kind) ? t(`links.problem.${problem.kind}`) : undefined);

export const LinkProblem = ({ problem, t }) => html`<${ProblemBox} problem=${problem} t=${t} plain=${explanationOf(problem, t)} />`;
