/**
 * A game of one person against opponents whom the service plays. What offers it and plays it is a part of the page by itself,
 * fetched for the first such game.
 *
 * @typedef {object} Practice
 * @property {string} person
 * @property {string} strength      a name of STRENGTHS in part.js; "default" where the service suggests nothing, and opponents play default actions
 * @property {Reason[]} reasons     in order
 * @property {boolean=} isFirst     whether a coach says what is new
 *
 * @typedef {object} Reason         why an opponent acted as they did
 * @property {number} ply           how many actions there were before
 * @property {string} player
 * @property {string} lang          that of the texts
 * @property {boolean} isSecret     whether it tells what the person may not know before the end
 * @property {{text: string, value: number}[]} best     the best actions, with the share of others whom each leaves behind
 */

import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { Field, Select } from "../fields.js";
import { useLoaded } from "../hooks.js";

import { keepSetup, keptSetup } from "../kept-setup.js";
import { styledPart } from "../parts.js";
import { store } from "../preferences.js";
import { afterAction } from "../session.js";
import { clockwise, lastSeat } from "../viewer.js";
import { everybody } from "../views.js";
import { winnersIn } from "../winners.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = { html, useEffect, useRef, useState, useLoaded, Field, Select, afterAction, everybody, clockwise, lastSeat, winnersIn, keepSetup, keptSetup, store };

/** @returns {Promise<typeof import("./part.js")>} */
const part = () => styledPart("practice", "at-table-style");

/** What the part makes, once it is wanted and there. @returns {{value: ReturnType<typeof import("./part.js").practiceWith> | null, problem: Error | null}} */
export const usePractice = (wanted) => useLoaded(async () => (wanted ? (await part()).practiceWith(KIT) : null), [wanted]);
