/**
 * A first game, in which a coach says what is new when it comes up. What begins it and what speaks is a part of the page by
 * itself, with the lessons of every game, fetched for the first such game.
 */

import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { showScene, useLoaded } from "../hooks.js";
import { styledPart } from "../parts.js";
import { store, stored } from "../preferences.js";

/** What the part borrows of the page, which has one Preact and keeps what the reader chose in one place. */
const KIT = { html, useEffect, useRef, useState, showScene, store, stored };

/** @returns {Promise<typeof import("./part.js")>} */
const part = () => styledPart("coach", "coach-style");

/** Begin a first game; rejects where the part or the service is away. @param {{client: any, game: string, begin: any}} wish */
export const beginFirstGame = async (wish) => (await part()).beginFirstGame(wish);

/** The coach, once it is wanted and there; null before, and where it cannot be fetched: the game goes on without. */
export const useCoach = (wanted) => useLoaded(async () => (wanted ? (await part()).coachWith(KIT) : null), [wanted]).value;
