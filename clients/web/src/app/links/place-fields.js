/** Where a game is played: on this device, at a real table, or by link; and what a table by link needs to know. */

import { html } from "../../lib/preact.js";
import { Field, Select, errorsAt } from "../fields.js";
import { NOBODY, guestsOf, mineOf, pointerTo } from "./begin.js";
import { AGREEMENTS, inWords, secondsOf } from "./clock.js";
import { LinkBox } from "./link-box.js";
import { canSeal, canShare, pageAddress } from "../home.js";
import { invitationTo } from "./link.js";

/** Where a game can be played: by link only where the service has keys, or has not said that it has none. */
export const places = () => [...first(), ...others()];
/** What most come for. */
const first = () => ["device", "opponents", ...(canShare() ? ["shared"] : canSeal() ? OF_SEATS : [])];
/** A real table has a way of its own on the first page; and where one link serves all, few want a link for each seat. */
const others = () => ["table", ...(canShare() ? OF_SEATS : [])];
const OF_SEATS = ["quick", "fair"];

/** `given`: the place that was chosen before, which stands alone above all others; `children`: what else the chosen place needs to know, below it. */
export function PlaceFields({ draft, change, t, given, children }) {
    const foremost = given ? [given] : first();
    const rest = places().filter((place) => !foremost.includes(place));
    const chosen = (place) => ({ target }) => {
        change({ ...draft, place });
        // Its margin leaves room for what comes below.
        target.scrollIntoView({ block: "nearest" });
    };
    const choices = (places) => places.map((place) => html`
        <label class="radio" key=${place}>
            <input type="radio" name="place" value=${place} checked=${draft.place === place} onChange=${chosen(place)} />
            <span><strong>${t(`place.${place}`)}</strong> <span class="hint">${t(`place.${place}-hint`)}</span></span>
        </label>
        ${draft.place === place && html`<div class="place-more">${children}</div>`}`);
    return html`
        <fieldset class="choice places">
            <legend>${t("place.title")}</legend>
            ${choices(foremost)}
            <details data-other-places open=${rest.includes(draft.place) || undefined}>
                <summary>${t("place.others")}</summary>
                ${choices(rest)}
            </details>
        </fieldset>
    `;
}

/** For a table by link: one's own seat, join codes, and what else the players want. */
export function LinkFields({ draft, change, errors, t }) {
    const guests = guestsOf(draft);
    return html`
        ${draft.place === "quick" && html`<p class="warning" data-quick-warning>${t("place.quick-warning")}</p>`}
        <${Field} name="mine" label=${t("place.mine")} control=${(props) => html`<${Select} ...${props} value=${mineOf(draft)}
            choices=${[...draft.players.map((name) => [name, name]), [NOBODY, t("place.nobody")]]} onChange=${(mine) => change({ ...draft, mine })} />`} />
        ${draft.place === "fair" && html`
            <fieldset class="codes">
                <legend>${t("place.codes")}</legend>
                <p class="hint">${t("place.codes-hint")}</p>
                <${LinkBox} url=${invitationTo(pageAddress())} name=${t("place.invitation")} t=${t} kind="invitation" />
                ${guests.map((player) => html`
                    <${Field} key=${player} name=${`code-${draft.players.indexOf(player) + 1}`} label=${t("place.code", { player })} errors=${errorsAt(errors, pointerTo(player))}
                        control=${(props) => html`<input ...${props} type="text" class="code" autocomplete="off" spellcheck="false" value=${draft.codes[player] ?? ""}
                            onInput=${(event) => change({ ...draft, codes: { __proto__: null, ...draft.codes, [player]: event.target.value.trim() } })} />`} />`)}
            </fieldset>`}
        <${Field} name="clock" label=${t("place.clock")} hint=${t(canShare() ? "place.clock-hint-kept" : "place.clock-hint")} control=${(props) => html`<${Select} ...${props} value=${String(draft.clock)}
            choices=${[["0", t("place.clock-none")], ...AGREEMENTS.map((minutes) => [String(minutes), inWords(secondsOf(minutes), t)])]}
            onChange=${(minutes) => change({ ...draft, clock: Number(minutes) })} />`} />
        ${[...(canShare() ? [] : ["held"]), "referee"].map((name) => html`
            <label class="switch" key=${name}>
                <input type="checkbox" name=${name} checked=${draft[name]} onChange=${(event) => change({ ...draft, [name]: event.target.checked })} />
                <span><strong>${t(`place.${name}`)}</strong> <span class="hint">${t(`place.${name}-hint`)}</span></span>
            </label>`)}
    `;
}
