/** What the page's script lends this part, which is bundled by itself and must not have another Preact. */

/** @type {typeof import("../../lib/preact.js").html} */
export let html;
/** @type {typeof import("../../lib/preact.js").useEffect} */
export let useEffect;
/** @type {typeof import("../../lib/preact.js").useRef} */
export let useRef;
/** @type {typeof import("../../lib/preact.js").useState} */
export let useState;
/** @type {typeof import("../../app/roving.js").useRoving} */
export let useRoving;
/** @type {typeof import("../../app/tap-first.js").tapFirst} */
export let tapFirst;
/** @type {typeof import("../../app/reveal-form.js").RevealForm} */
export let RevealForm;

export function borrow(kit) {
    ({ html, useEffect, useRef, useState, useRoving, tapFirst, RevealForm } = kit);
}
