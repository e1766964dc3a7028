/** Prints what the table finds to correct in states, and every patch that it would send: `{sheet, states}` on standard input. */

import { readFileSync } from "node:fs";

import { emptyDraft, isPair, patchOf, rightOnes, withPair, wrongOnes } from "../../../../clients/web/src/app/referee/correct-draft.js";
import { figures } from "../../../../clients/web/src/app/corrections.js";

const [, , game] = process.argv;
const { corrections } = await import(`../../../../clients/web/src/games/${game}/corrections.js`);
const { sheet, states } = JSON.parse(readFileSync(0, "utf8"));

const shownFigure = ({ place, value, choices, where }) => [place, value, choices, where.names];
const shownPiece = ({ place, value, where }) => [place ?? [], value, where?.names ?? null];

function pieces(kind, state) {
    const patch = (wrong, right) => patchOf(withPair(emptyDraft(state), kind, wrong, right, ""));
    return wrongOnes(kind, state).map((wrong) => [
        shownPiece(wrong),
        rightOnes(kind, state, sheet, wrong).map((right) => [shownPiece(right), patch(wrong, right)]),
    ]);
}

const found = states.map((state) =>
    corrections.map((kind) => [kind.kind, isPair(kind) ? pieces(kind, state) : figures(kind, state).map(shownFigure)]),
);
console.log(JSON.stringify(found));
