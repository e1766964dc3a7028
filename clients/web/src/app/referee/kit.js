/** What the page's script lends the part of the referee, which is bundled by itself and must not have another Preact. */

import { seatChoice } from "../seat-choice.js";

/** @type {typeof import("../../lib/preact.js").html} */
export let html;
/** @type {typeof import("../../lib/preact.js").useEffect} */
export let useEffect;
/** @type {typeof import("../../lib/preact.js").useRef} */
export let useRef;
/** @type {typeof import("../../lib/preact.js").useState} */
export let useState;
/** @type {typeof import("../fields.js").Field} */
export let Field;
/** @type {typeof import("../fields.js").Select} */
export let Select;
/** @type {typeof import("../hooks.js").useFocus} */
export let useFocus;
/** @type {typeof import("../hooks.js").useRules} */
export let useRules;
/** @type {typeof import("../hooks.js").useTop} */
export let useTop;
/** @type {ReturnType<typeof seatChoice>} */
export let SeatChoice;
/** @type {typeof import("../settings.js").useDeveloper} */
export let useDeveloper;
/** @type {typeof import("../kept-state.js").useKeptState} */
export let useKeptState;
/** @type {typeof import("../problem-box.js").ProblemBox} */
export let ProblemBox;
/** @type {typeof import("../cover-referee.js").RefereeCover} */
export let RefereeCover;
/** @type {typeof import("../referee-record.js").RefereeRecord} */
export let RefereeRecord;
/** @type {typeof import("../refusal.js").Refusal} */
export let Refusal;

export function borrow(kit) {
    SeatChoice = seatChoice(kit);
    ({ html, useEffect, useRef, useState, Field, Select, useFocus, useRules, useTop, useDeveloper, useKeptState, ProblemBox, RefereeCover, RefereeRecord, Refusal } = kit);
}
