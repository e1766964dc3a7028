/** What the page's script lends the part of transcripts from elsewhere, which is bundled by itself and must not have another Preact. */

/** @type {typeof import("../../lib/preact.js").html} */
export let html;
/** @type {typeof import("../../lib/preact.js").useEffect} */
export let useEffect;
/** @type {typeof import("../../lib/preact.js").useState} */
export let useState;
/** @type {typeof import("../hooks.js").useFocus} */
export let useFocus;
/** @type {typeof import("../hooks.js").useLoaded} */
export let useLoaded;
/** @type {typeof import("../hooks.js").useTop} */
export let useTop;
/** @type {typeof import("../../games/index.js").GAMES} */
export let GAMES;
/** @type {typeof import("../listed-games.js").listGames} */
export let listGames;
/** @type {typeof import("../download.js").download} */
export let download;
/** @type {typeof import("./drop-zone.js").DropZone} */
export let DropZone;
/** @type {typeof import("../problem-box.js").ProblemBox} */
export let ProblemBox;
/** @type {typeof import("../refusal.js").RefusedThere} */
export let RefusedThere;
/** @type {typeof import("../review/look-back.js").lookBack} */
export let lookBack;
/** @type {typeof import("../review/position-link.js").asKept} */
export let asKept;
/** @type {typeof import("../router.js").remember} */
export let remember;

export function borrow(kit) {
    ({ html, useEffect, useState, useFocus, useLoaded, useTop, GAMES, listGames, download, DropZone, ProblemBox, RefusedThere, lookBack, asKept, remember } = kit);
}
