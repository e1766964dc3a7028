/** Correcting a mistake some actions back: a part of the page by itself, fetched for the first correction. */

import { GAMES } from "../../games/index.js";
import { html, useEffect, useMemo, useState } from "../../lib/preact.js";
import { markCorrected } from "../../storage/games.js";
import { ActionPanel } from "../action-panel.js";
import { RefereeCover } from "../cover-referee.js";
import { eventText } from "../event-text.js";
import { Forfeited } from "../forfeited.js";
import { useFocus, useLoaded, useSheet, useTop } from "../hooks.js";
import { styledPart } from "../parts.js";
import { ProblemBox } from "../problem-box.js";
import { RefereeScreen } from "../referee/index.js";
import { RefusedThere } from "../refusal.js";
import { screenPart } from "../screen-part.js";
import { toActText } from "../to-act-text.js";
import { ReviewLog } from "./review-log.js";
import { Stepper } from "./stepper.js";
import { StillBoard } from "./still-board.js";
import { usePositions } from "./use-positions.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = {
    html, useEffect, useMemo, useState, GAMES, markCorrected, ActionPanel, RefereeCover, eventText, Forfeited,
    useFocus, useLoaded, useSheet, useTop, ProblemBox, RefereeScreen, RefusedThere, toActText, ReviewLog, StillBoard,
    Stepper, usePositions,
};

/** @returns {Promise<typeof import("./correcting-part.js")>} */
const part = () => styledPart("correcting", "review-style");

export const CorrectingScreen = screenPart("correcting", async () => (await part()).screenWith(KIT));
