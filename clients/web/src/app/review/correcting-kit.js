/** What the page's script lends the part that corrects games, which is bundled by itself and must not have another Preact. */

/** @type {typeof import("../../lib/preact.js").html} */
export let html;
/** @type {typeof import("../../lib/preact.js").useEffect} */
export let useEffect;
/** @type {typeof import("../../lib/preact.js").useMemo} */
export let useMemo;
/** @type {typeof import("../../lib/preact.js").useState} */
export let useState;
/** @type {typeof import("../../games/index.js").GAMES} */
export let GAMES;
/** @type {typeof import("../../storage/games.js").markCorrected} */
export let markCorrected;
/** @type {typeof import("../action-panel.js").ActionPanel} */
export let ActionPanel;
/** @type {typeof import("../cover-referee.js").RefereeCover} */
export let RefereeCover;
/** @type {typeof import("../event-text.js").eventText} */
export let eventText;
/** @type {typeof import("../forfeited.js").Forfeited} */
export let Forfeited;
/** @type {typeof import("../hooks.js").useFocus} */
export let useFocus;
/** @type {typeof import("../hooks.js").useLoaded} */
export let useLoaded;
/** @type {typeof import("../hooks.js").useSheet} */
export let useSheet;
/** @type {typeof import("../hooks.js").useTop} */
export let useTop;
/** @type {typeof import("../problem-box.js").ProblemBox} */
export let ProblemBox;
/** @type {typeof import("../referee/index.js").RefereeScreen} */
export let RefereeScreen;
/** @type {typeof import("../refusal.js").RefusedThere} */
export let RefusedThere;
/** @type {typeof import("../to-act-text.js").toActText} */
export let toActText;
/** @type {typeof import("./review-log.js").ReviewLog} */
export let ReviewLog;
/** @type {typeof import("./still-board.js").StillBoard} */
export let StillBoard;
/** @type {typeof import("./stepper.js").Stepper} */
export let Stepper;
/** @type {typeof import("./use-positions.js").usePositions} */
export let usePositions;

export function borrow(kit) {
    ({
        html, useEffect, useMemo, useState, GAMES, markCorrected, ActionPanel, RefereeCover, eventText, Forfeited,
        useFocus, useLoaded, useSheet, useTop, ProblemBox, RefereeScreen, RefusedThere, toActText, ReviewLog,
        StillBoard, Stepper, usePositions,
    } = kit);
}
