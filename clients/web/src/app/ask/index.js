/** A referee's question, whether somebody may do something: a part of the page by itself, fetched for the first one. */

import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { ActionPanel } from "../action-panel.js";
import { Field, Select } from "../fields.js";
import { hasKeys } from "../has-keys.js";
import { useLoaded } from "../hooks.js";
import { styledPart } from "../parts.js";
import { PlayerFigure } from "../player-figure.js";
import { ProblemBox } from "../problem-box.js";
import { Refusal } from "../refusal.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = { html, useEffect, useRef, useState, ActionPanel, Field, PlayerFigure, Select, Refusal, hasKeys };

/** @returns {Promise<typeof import("./part.js")>} */
const part = () => styledPart("ask", "ruling-style");

/** @param {any} props of the part's component */
export function Ask(props) {
    const { value: Form, problem } = useLoaded(async () => (await part()).askWith(KIT), []);
    return Form ? html`<${Form} ...${props} />` : html`<${ProblemBox} problem=${problem} t=${props.t} />`;
}
