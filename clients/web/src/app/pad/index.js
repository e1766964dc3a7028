/** The score pad: a part of the page by itself, fetched for the first game that is counted. */

import { GAMES } from "../../games/index.js";
import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { CopyButton } from "../copy-button.js";
import { errorsAt, focusFirstError } from "../fields.js";
import { EditionFields, OptionFields, PlayerFields, firstDraft, isNameless } from "../game-fields.js";
import { useFocus, useSheet, useTop } from "../hooks.js";
import { partAt } from "../parts.js";
import { ProblemBox } from "../problem-box.js";
import { Scoresheet } from "../scoresheet.js";
import { screenPart } from "../screen-part.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = {
    html, useEffect, useRef, useState, GAMES, CopyButton, errorsAt, focusFirstError, EditionFields, OptionFields, PlayerFields, firstDraft,
    isNameless, useFocus, useSheet, useTop, ProblemBox, Scoresheet,
};

/** @returns {Promise<typeof import("./part.js")>} */
const part = () => import(partAt("pad"));

export const PadScreen = screenPart("pad", async () => (await part()).screenWith(KIT));
