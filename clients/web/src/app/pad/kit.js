/** What the page's script lends the score pad, which is bundled by itself and must not have another Preact. */

/** @type {typeof import("../../lib/preact.js").html} */
export let html;
/** @type {typeof import("../../lib/preact.js").useEffect} */
export let useEffect;
/** @type {typeof import("../../lib/preact.js").useRef} */
export let useRef;
/** @type {typeof import("../../lib/preact.js").useState} */
export let useState;
/** @type {typeof import("../../games/index.js").GAMES} */
export let GAMES;
/** @type {typeof import("../copy-button.js").CopyButton} */
export let CopyButton;
/** @type {typeof import("../fields.js").errorsAt} */
export let errorsAt;
/** @type {typeof import("../fields.js").focusFirstError} */
export let focusFirstError;
/** @type {typeof import("../game-fields.js").EditionFields} */
export let EditionFields;
/** @type {typeof import("../game-fields.js").OptionFields} */
export let OptionFields;
/** @type {typeof import("../game-fields.js").PlayerFields} */
export let PlayerFields;
/** @type {typeof import("../game-fields.js").firstDraft} */
export let firstDraft;
/** @type {typeof import("../game-fields.js").isNameless} */
export let isNameless;
/** @type {typeof import("../hooks.js").useFocus} */
export let useFocus;
/** @type {typeof import("../hooks.js").useSheet} */
export let useSheet;
/** @type {typeof import("../hooks.js").useTop} */
export let useTop;
/** @type {typeof import("../problem-box.js").ProblemBox} */
export let ProblemBox;
/** @type {typeof import("../scoresheet.js").Scoresheet} */
export let Scoresheet;

export function borrow(kit) {
    ({
        html, useEffect, useRef, useState, GAMES, CopyButton, errorsAt, focusFirstError, EditionFields, OptionFields, PlayerFields, firstDraft,
        isNameless, useFocus, useSheet, useTop, ProblemBox, Scoresheet,
    } = kit);
}
