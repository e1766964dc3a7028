/** What the page's script lends the part of matches, which is bundled by itself and must not have another Preact. */

/** @type {typeof import("../../lib/preact.js").html} */
export let html;
/** @type {typeof import("../../lib/preact.js").useState} */
export let useState;
/** @type {typeof import("../../games/index.js").GAMES} */
export let GAMES;
/** @type {typeof import("../../storage/games.js").games} */
export let keptGames;
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
/** @type {typeof import("../fields.js").Field} */
export let Field;
/** @type {typeof import("../fields.js").Select} */
export let Select;
/** @type {typeof import("../fields.js").errorsAt} */
export let errorsAt;
/** @type {typeof import("../game-fields.js").EditionFields} */
export let EditionFields;
/** @type {typeof import("../game-fields.js").OptionFields} */
export let OptionFields;
/** @type {typeof import("../game-fields.js").PlayerFields} */
export let PlayerFields;
/** @type {typeof import("../game-fields.js").firstDraft} */
export let firstDraft;
/** @type {typeof import("../option-field.js").OptionField} */
export let OptionField;
/** @type {typeof import("../dealer-fields.js").DealField} */
export let DealField;
/** @type {typeof import("../rulings-table.js").RulingsTable} */
export let RulingsTable;
/** @type {typeof import("../session.js").repeatable} */
export let repeatable;
/** @type {typeof import("./matches.js")} */
export let keptMatches;

export function borrow(kit) {
    ({ html, useState, GAMES, keptGames, useFocus, useLoaded, useSheet, useTop, ProblemBox, Field, Select, errorsAt, EditionFields, OptionFields, PlayerFields, firstDraft, OptionField, DealField, RulingsTable, repeatable, keptMatches } = kit);
}
