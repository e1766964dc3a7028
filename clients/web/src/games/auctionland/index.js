/** Auctionland at the web table: all that the shell needs to know of the game. */

import { Actions } from "./actions.js";
import { AtStake } from "./at-stake.js";
import { Board } from "./board.js";
import { Breakdown } from "./breakdown.js";
import { corrections, pieceText } from "./corrections.js";
import { Deal } from "./deal.js";
import { Emblem } from "./emblem.js";
import { label } from "./labels.js";
import { moments } from "./moments.js";
import { motion } from "./motion.js";
import { bidRange, publicActions } from "./public-actions.js";
import { Piece, spokenPiece } from "./piece.js";
import { Own } from "./seats.js";
import { Form } from "./scorepad.js";
import { empty, request } from "./tally.js";

/** @type {import("../index.js").GameTable} */
export default {
    id: "auctionland",
    turns: true,
    leader: (view) => view.auction?.high_bidder ?? null,
    Board,
    Actions,
    Deal,
    Emblem,
    about: { words: "al.about", minutes: 45 },
    label,
    Piece,
    Breakdown,
    scorePad: { empty, Form, request },
    corrections,
    pieceText,
    spokenPiece,
    ids: /\b(ref-\d+)\b/g,
    publicActions,
    bidRange,
    Own,
    AtStake,
    moments,
    motion,
};
