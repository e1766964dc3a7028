/**
 * What is one's own and hidden from the others: to be seen while its button is held, by pointer or key. For those who cannot
 * hold it, a tap keeps it open until another one. It closes by itself with the next action, when the page is left, and after
 * a while.
 */

import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib/preact.js";
import { useLeaving } from "./hooks.js";

/** Milliseconds after which a press was meant to be held. */
const HELD = 400;
/** Milliseconds after which it closes. */
const OPEN = 20_000;

export function Look({ players, views, position, game, gameSheet, t }) {
    const [seen, setSeen] = useState(/** @type {string | null} */ (null));
    const close = () => setSeen(null);
    // Before the next position is painted.
    useLayoutEffect(close, [position]);
    useLeaving(close);
    useEffect(() => {
        if (seen === null) return undefined;
        const closing = setTimeout(close, OPEN);
        return () => clearTimeout(closing);
    }, [seen]);
    const view = seen === null ? undefined : views[seen]?.view;
    return html`
        <div class="look" role="group" aria-labelledby="look-title">
            <span class="hint" id="look-title">${t("look.title")}</span>
            ${players.map((id) => html`<${LookButton} key=${id} id=${id} seen=${seen === id} show=${setSeen} close=${() => setSeen((now) => (now === id ? null : now))} t=${t} />`)}
            <div class="own-box" aria-live="polite">
                ${view && html`<section class="own" data-own=${seen} aria-label=${t("look.of", { player: seen })}>
                    <h3>${seen}</h3>
                    <${game.Own} view=${view} seat=${seen} gameSheet=${gameSheet} t=${t} />
                </section>`}
            </div>
        </div>
    `;
}

function LookButton({ id, seen, show, close, t }) {
    // Of the press that is under way: when it began, and whether it closes what a tap had left open.
    const press = useRef(/** @type {{began: number, closes: boolean} | null} */ (null));
    const ignored = useRef(false);
    const begin = (event) => {
        press.current = { began: event.timeStamp, closes: seen };
        show(id);
    };
    const end = (event) => {
        if (press.current === null) return;
        const { began, closes } = press.current;
        press.current = null;
        if (closes || event.timeStamp - began > HELD) close();
    };
    const leave = () => {
        press.current = null;
        close();
    };
    const isKey = ({ key }) => key === "Enter" || key === " ";
    return html`
        <button type="button" class="look-at" data-look=${id} aria-pressed=${String(seen)} aria-label=${t("look.at", { player: id })} title=${t("look.hint")}
            onPointerDown=${(event) => {
                if (event.button !== 0) return;
                ignored.current = true;
                event.currentTarget.setPointerCapture?.(event.pointerId);
                begin(event);
            }}
            onPointerUp=${end} onPointerCancel=${leave} onBlur=${leave} onContextMenu=${(event) => event.preventDefault()}
            onKeyDown=${(event) => {
                if (event.key === "Escape") leave();
                if (!isKey(event)) return;
                event.preventDefault();
                if (!event.repeat) begin(event);
            }}
            onKeyUp=${(event) => {
                if (!isKey(event)) return;
                event.preventDefault();
                end(event);
            }}
            onClick=${() => {
                // A click without pointer or key comes from assistive technology.
                if (ignored.current) ignored.current = false;
                else if (seen) close();
                else show(id);
            }}>
            <${Eye} /> <span>${id}</span></button>
    `;
}

const Eye = () => html`
    <svg class="eye" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
        <path d="M1 8Q12-5 23 8 12 21 1 8Z" /><circle cx="12" cy="8" r="4" />
    </svg>`;
