/**
 * A table for any game that the page has none of its own for, made of what the service tells of it. What draws it is a part
 * of the page by itself, fetched for the first such game: most readers never have one.
 */
import { RevealForm } from "../../app/reveal-form.js";
import { styledPart } from "../../app/parts.js";
import { useRoving } from "../../app/roving.js";
import { tapFirst } from "../../app/tap-first.js";
import { html, useEffect, useRef, useState } from "../../lib/preact.js";

/** What the part borrows: the page has one Preact, one place that is tapped, and one form for what has turned up. */
const KIT = { html, useEffect, useRef, useState, useRoving, tapFirst, RevealForm };

/** @type {import("../index.js").Motion} */
const STILL = { pieces: {}, bids: "[data-bid]", payments: () => [], awards: [] };

/**
 * The log and the board tell all: nobody knows which of this game's events decide something.
 *
 * @type {import("../index.js").Moments}
 */
const NO_MOMENTS = { since: () => [], title: () => "", Picture: () => null };

/** Whatever players choose may be a secret: nobody knows what this game hides. */
const SEALED = { includes: (/** @type {string} */ type) => type !== "reveal" };

/** @type {Promise<typeof import("./part.js")> | undefined} */
let fetched;

/** The part, once; it is asked for again where it could not be fetched. */
function fetchPart() {
    fetched ??= styledPart("plain", "plain-style");
    fetched.catch(() => (fetched = undefined));
    return fetched;
}

/**
 * A game's table; it can be drawn once `load` has resolved.
 *
 * @param {string} id
 * @returns {import("../index.js").GameTable}
 */
export function plainGame(id) {
    const game = /** @type {any} */ ({ id, isPlain: true, motion: STILL, sealed: SEALED, scorePad: null, moments: NO_MOMENTS, AtStake: () => null });
    game.load = async (client) => Object.assign(game, await (await fetchPart()).tableOf(id, client, KIT));
    return game;
}
