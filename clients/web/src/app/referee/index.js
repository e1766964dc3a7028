/** The referee's page: a part of the page by itself, fetched once a referee is called. */

import { html, useEffect, useRef, useState } from "../../lib/preact.js";
import { RefereeCover } from "../cover-referee.js";
import { Field, Select } from "../fields.js";
import { useFocus, useLoaded, useRules, useTop } from "../hooks.js";
import { useKeptState } from "../kept-state.js";
import { styledPart } from "../parts.js";
import { PlayerFigure } from "../player-figure.js";
import { ProblemBox } from "../problem-box.js";
import { RefereeRecord } from "../referee-record.js";
import { Refusal } from "../refusal.js";
import { useDeveloper } from "../settings.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = { html, useEffect, useRef, useState, Field, Select, useFocus, useRules, useTop, useDeveloper, useKeptState, PlayerFigure, ProblemBox, RefereeCover, RefereeRecord, Refusal };

/** @returns {Promise<typeof import("./part.js")>} */
const part = () => styledPart("referee", "ruling-style");

/** @param {{t: any, close: () => void, part?: boolean} & Record<string, any>} props   of the part's screen */
export function RefereeScreen(props) {
    const { value: Screen, problem } = useLoaded(async () => (await part()).refereeWith(KIT), []);
    if (Screen) return html`<${Screen} ...${props} />`;
    return html`
        <${props.part ? "section" : "main"} id=${props.part ? undefined : "content"} class="referee" aria-busy=${String(!problem)}>
            <button type="button" data-close onClick=${props.close}>${props.t("ruling.back")}</button>
            <${ProblemBox} problem=${problem} t=${props.t} />
        <//>`;
}
