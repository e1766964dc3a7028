/** Forfeits and penalties: whom, how much, why. */

import { Field, SeatChoice, html, useKeptState } from "./kit.js";

/** A seat that nobody plays any more; those that are forfeited already are not offered. */
export function ForfeitForm({ state, t, busy, send, kept }) {
    const gone = (state.forfeits ?? []).map(({ seat }) => seat);
    const left = state.players.map(({ id }) => id).filter((id) => !gone.includes(id));
    const [seat, setSeat] = useKeptState(kept, "seat", "");
    const [reason, setReason] = useKeptState(kept, "reason", "");
    if (left.length === 0) return html`<p>${t("forfeit.all")}</p>`;
    return html`
        <${RulingForm} kind="forfeit" lead=${t("forfeit.lead")} button=${seat === "" ? t("forfeit.send") : t("forfeit.send-for", { player: seat })}
            busy=${busy} reason=${reason} setReason=${setReason} t=${t} submit=${() => send({ type: "forfeit", seat, reason })}>
            <${SeatField} state=${state} among=${left} seat=${seat} setSeat=${setSeat} t=${t} />
        <//>
    `;
}

export function PenaltyForm({ state, t, busy, send, kept }) {
    const [seat, setSeat] = useKeptState(kept, "seat", "");
    const [way, setWay] = useKeptState(kept, "way", "less");
    const [points, setPoints] = useKeptState(kept, "points", "");
    const [reason, setReason] = useKeptState(kept, "reason", "");
    const signed = way === "less" ? -Number(points) : Number(points);
    const effect = () => t(`penalty.${way}${points === "1" ? ".one" : ""}`, { player: seat, points });
    return html`
        <${RulingForm} kind="penalty" lead=${t("penalty.lead")} button=${seat === "" || points === "" ? t("penalty.send") : effect()} busy=${busy} reason=${reason} setReason=${setReason} t=${t}
            submit=${() => send({ type: "penalty", seat, points: signed, reason })}>
            <${SeatField} state=${state} seat=${seat} setSeat=${setSeat} t=${t} />
            <fieldset class="choice">
                <legend>${t("penalty.effect")}</legend>
                <div class="effect">${["less", "more"].map((each) => html`<label class="row tight" key=${each}>
                    <input type="radio" name="effect" value=${each} checked=${each === way} onChange=${() => setWay(each)} /><span>${t(`penalty.way.${each}`)}</span></label>`)}</div>
            </fieldset>
            <${Field} name="points" label=${t("penalty.points")}
                control=${(props) => html`<input ...${props} type="number" inputmode="numeric" min="0" step="1" required value=${points} onInput=${({ target }) => setPoints(target.value)} />`} />
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

const SeatField = ({ state, among, seat, setSeat, t }) => html`<${SeatChoice} name="seat" label=${t("ruling.seat")} seats=${state.players} among=${among} value=${seat} choose=${setSeat} />`;
