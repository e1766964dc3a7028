/** Forfeits and penalties: whom, how much, why. */

import { html, useState } from "../lib/preact.js";
import { Field, Select } from "./fields.js";

/** A seat that nobody plays any more; those that are forfeited already are not offered. */
export function ForfeitForm({ state, t, busy, send }) {
    const gone = (state.forfeits ?? []).map(({ seat }) => seat);
    const left = state.players.map(({ id }) => id).filter((id) => !gone.includes(id));
    const [seat, setSeat] = useState(left[0] ?? null);
    const [reason, setReason] = useState("");
    if (left.length === 0) return html`<p>${t("forfeit.all")}</p>`;
    return html`
        <${RulingForm} kind="forfeit" lead=${t("forfeit.lead")} button=${t("forfeit.send")} busy=${busy} reason=${reason} setReason=${setReason} t=${t}
            submit=${() => send({ type: "forfeit", seat, reason })}>
            <${SeatField} seat=${seat} setSeat=${setSeat} seats=${left} t=${t} />
        <//>
    `;
}

export function PenaltyForm({ state, t, busy, send }) {
    const seats = state.players.map(({ id }) => id);
    const [seat, setSeat] = useState(seats[0]);
    const [points, setPoints] = useState("");
    const [reason, setReason] = useState("");
    return html`
        <${RulingForm} kind="penalty" lead=${t("penalty.lead")} button=${t("penalty.send")} busy=${busy} reason=${reason} setReason=${setReason} t=${t}
            submit=${() => send({ type: "penalty", seat, points: Number(points), reason })}>
            <${SeatField} seat=${seat} setSeat=${setSeat} seats=${seats} t=${t} />
            <${Field} name="points" label=${t("penalty.points")} hint=${t("penalty.points-hint")}
                control=${(props) => html`<input ...${props} type="number" step="1" required value=${points} onInput=${({ target }) => setPoints(target.value)} />`} />
        <//>
    `;
}

/** A form that ends with the reason, which everybody may read. */
export function RulingForm({ kind, lead, button, busy, reason, setReason, submit, t, children }) {
    return html`
        <form class="ruling-form" data-ruling=${kind} onSubmit=${(event) => {
            event.preventDefault();
            if (!busy) submit();
        }}>
            <p class="soft">${lead}</p>
            ${children}
            <${Field} name="reason" label=${t("ruling.reason")} hint=${t("ruling.reason-hint")}
                control=${(props) => html`<input ...${props} type="text" required maxlength="500" value=${reason} onInput=${({ target }) => setReason(target.value)} />`} />
            <div><button type="submit" class="primary" data-send>${button}</button></div>
        </form>
    `;
}

const SeatField = ({ seat, setSeat, seats, t }) => html`
    <${Field} name="seat" label=${t("ruling.seat")}
        control=${(props) => html`<${Select} ...${props} value=${seat} choices=${seats.map((id) => [id, id])} onChange=${setSeat} />`} />`;
