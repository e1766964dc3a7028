/** For Sale at the table: what the shell needs to know of the game. */
import { Actions } from "./actions.js";
import { AtStake } from "./at-stake.js";
import { Board } from "./board.js";
import { Breakdown } from "./breakdown.js";
import { Card } from "./cards.js";
import { corrections } from "./corrections.js";
import { Emblem } from "./emblem.js";
import { html } from "../../lib/preact.js";
import { label } from "./labels.js";
import { moments } from "./moments.js";
import { motion } from "./motion.js";
import { bidRange, publicActions } from "./public-actions.js";
import { Own } from "./own.js";
import { Form } from "./scorepad.js";
import { empty, request } from "./tally.js";
import { withSent } from "./sent.js";

/** @type {import("../index.js").GameTable} */
export default {
    id: "for-sale",
    Emblem,
    about: { words: "fs.about", minutes: 30 },
    Board,
    roundName: ({ phase, round }, t) => t(`fs.phase.${phase}`, { round }),
    label,
    Actions,
    Piece: ({ component, value, t }) => html`<${Card} kind=${component} value=${value} t=${t} />`,
    Breakdown,
    scorePad: { empty, Form, request },
    corrections,
    sealed: ["sell"],
    publicActions,
    bidRange,
    Own,
    AtStake,
    moments,
    motion,
    withSent,
};
