/** What the page's script lends the part that judges a corrected game anew, which is bundled by itself and must not have another Preact. */

/** @type {typeof import("../../lib/preact.js").html} */
export let html;
/** @type {typeof import("../../lib/preact.js").useEffect} */
export let useEffect;
/** @type {typeof import("../../lib/preact.js").useMemo} */
export let useMemo;
/** @type {typeof import("../../lib/preact.js").useState} */
export let useState;
/** @type {typeof import("../../storage/games.js").markCorrected} */
export let markCorrected;
/** @type {typeof import("../event-text.js").eventText} */
export let eventText;
/** @type {typeof import("../hooks.js").useFocus} */
export let useFocus;
/** @type {typeof import("../problem-box.js").ProblemBox} */
export let ProblemBox;
/** @type {typeof import("../refusal.js").RefusedThere} */
export let RefusedThere;
/** @type {typeof import("./action-chooser.js").ActionChooser} */
export let ActionChooser;
/** @type {typeof import("./still-board.js").StillBoard} */
export let StillBoard;
/** @type {typeof import("./stepper.js").Stepper} */
export let Stepper;
/** @type {typeof import("./use-positions.js").usePositions} */
export let usePositions;

export function borrow(kit) {
    ({ html, useEffect, useMemo, useState, markCorrected, eventText, useFocus, ProblemBox, RefusedThere, ActionChooser, StillBoard, Stepper, usePositions } = kit);
}
