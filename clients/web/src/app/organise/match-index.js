/** The screen of matches. */

import { GAMES } from "../../games/index.js";
import { html, useState } from "../../lib/preact.js";
import { games as keptGames } from "../../storage/games.js";
import { DealField } from "../dealer-fields.js";
import { Field, Select, errorsAt } from "../fields.js";
import { EditionFields, OptionFields, PlayerFields, firstDraft } from "../game-fields.js";
import { useFocus, useLoaded, useSheet, useTop } from "../hooks.js";
import { OptionField } from "../option-field.js";
import { styledPart } from "../parts.js";
import { ProblemBox } from "../problem-box.js";
import { RulingsTable } from "../rulings-table.js";
import { repeatable } from "../session.js";
import { changeGames, dropMatch, keepMatch, matchNow, matchesOf, newMatch, nextSetup, playingOn } from "./matches.js";
import { screenPart } from "../screen-part.js";

const keptMatches = { changeGames, dropMatch, keepMatch, matchNow, matchesOf, newMatch, nextSetup, playingOn };

const KIT = { html, useState, GAMES, keptGames, useFocus, useLoaded, useSheet, useTop, ProblemBox, Field, Select, errorsAt, EditionFields, OptionFields, PlayerFields, firstDraft, OptionField, DealField, RulingsTable, repeatable, keptMatches };

/** @returns {Promise<typeof import("./match-part.js")>} */
const part = () => styledPart("match", "organise-style");

export const Matches = screenPart("match", async () => (await part()).screenWith(KIT));
