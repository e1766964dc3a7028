/** What becomes of a game that is corrected: a part of the page by itself, fetched for the first correction. */

import { html, useEffect, useMemo, useState } from "../../lib/preact.js";
import { markCorrected } from "../../storage/games.js";
import { eventText } from "../event-text.js";
import { useFocus, useLoaded } from "../hooks.js";
import { partAt } from "../parts.js";
import { ProblemBox } from "../problem-box.js";
import { RefusedThere } from "../refusal.js";
import { ActionChooser } from "./action-chooser.js";
import { StillBoard } from "./still-board.js";
import { Stepper } from "./stepper.js";
import { usePositions } from "./use-positions.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = { html, useEffect, useMemo, useState, markCorrected, eventText, useFocus, ProblemBox, RefusedThere, ActionChooser, StillBoard, Stepper, usePositions };

/** @returns {Promise<typeof import("./new-line-part.js")>} */
const part = () => import(partAt("new-line"));

/** @param {any} props of the part's component */
export function NewLine(props) {
    const { value: Line, problem } = useLoaded(async () => (await part()).newLineWith(KIT), []);
    return Line ? html`<${Line} ...${props} />` : html`<${ProblemBox} problem=${problem} t=${props.t} />`;
}
