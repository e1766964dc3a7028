/** What the page's script lends the part of tournaments, which is bundled by itself and must not have another Preact. */

/** @type {typeof import("../../lib/preact.js").html} */
export let html;
/** @type {typeof import("../../lib/preact.js").useEffect} */
export let useEffect;
/** @type {typeof import("../../lib/preact.js").useRef} */
export let useRef;
/** @type {typeof import("../../lib/preact.js").useState} */
export let useState;
/** @type {typeof import("../hooks.js").useFocus} */
export let useFocus;
/** @type {typeof import("../hooks.js").useLoaded} */
export let useLoaded;
/** @type {typeof import("../hooks.js").useTop} */
export let useTop;
/** @type {typeof import("../fields.js").Field} */
export let Field;
/** @type {typeof import("../fields.js").Select} */
export let Select;
/** @type {typeof import("../copy-button.js").CopyButton} */
export let CopyButton;
/** @type {typeof import("./drop-zone.js").DropZone} */
export let DropZone;
/** @type {typeof import("../parts.js").partAt} */
export let partAt;
/** @type {typeof import("../router.js").remember} */
export let remember;
/** @type {typeof import("../listed-games.js").listGames} */
export let listGames;
/** @type {typeof import("../../storage/games.js").games} */
export let keptGames;
/** @type {typeof import("./kept-tournaments.js")} */
export let kept;

export function borrow(kit) {
    ({ html, useEffect, useRef, useState, useFocus, useLoaded, useTop, Field, Select, CopyButton, DropZone, partAt, remember, listGames, keptGames, kept } = kit);
}
