// The Estates at the table.

import { html } from "../../lib/preact.js";
import { Actions } from "./actions.js";
import { AtStake } from "./at-stake.js";
import { Board } from "./board.js";
import { Breakdown } from "./breakdown.js";
import { corrections, pieceText } from "./corrections.js";
import { Deal, dealFault } from "./deal.js";
import { Emblem } from "./emblem.js";
import { label } from "./label.js";
import { moments } from "./moments.js";
import { motion } from "./motion.js";
import { bidRange, publicActions } from "./public-actions.js";
import { Own } from "./seats.js";
import { PieceOf } from "./pieces.js";
import { scorePad } from "./scorepad.js";

/** A piece of a reveal: at this table only rooftops are turned up. */
const Piece = ({ value }) => html`<span class="es es-loose"><${PieceOf} piece=${{ kind: "rooftop", value }} /></span>`;

/** @type {import("../index.js").GameTable} */
export default { id: "the-estates", turns: true, Board, label, Piece, Breakdown, scorePad, Actions, Deal, dealFault, Emblem, about: { words: "es.about", minutes: 45 }, corrections, pieceText, publicActions, bidRange, Own, AtStake, moments, motion };
