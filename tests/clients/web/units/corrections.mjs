/** Prints what the table finds to correct in states, and every patch that it would send: `{sheet, states}` on standard input. */

import { readFileSync } from "node:fs";

import { alternatives, exchanged, figures, recorded } from "../../../../clients/web/site/table/app/corrections.js";

const [, , game] = process.argv;
const { corrections } = await import(`../../../../clients/web/site/table/games/${game}/corrections.js`);
const { sheet, states } = JSON.parse(readFileSync(0, "utf8"));

const shownFigure = ({ place, value, choices, where }) => [place, value, choices, where.names];
const shownPiece = ({ place, value, where }) => [place ?? [], value, where?.names ?? null];

function pieces(kind, state) {
    return recorded(kind, state).map((wrong) => [
        shownPiece(wrong),
        alternatives(kind, state, sheet, wrong).map((right) => [shownPiece(right), exchanged(kind, state, wrong, right)]),
    ]);
}

const found = states.map((state) =>
    corrections.map((kind) => [kind.kind, kind.of === undefined ? figures(kind, state).map(shownFigure) : pieces(kind, state)]),
);
console.log(JSON.stringify(found));
