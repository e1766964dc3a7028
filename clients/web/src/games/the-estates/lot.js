// One lot with what stands on it.

import { signedText } from "../../app/figure-text.js";
import { html } from "../../lib/preact.js";
import { Stack } from "./building.js";
import { stackName } from "./label.js";
import { PieceOf, permitFigure } from "./pieces.js";
import { Spot } from "./spot.js";

/** What stands on a lot, for those who do not see it. */
function describe({ lot, building, oneCube, beyond, t }) {
    const kind = oneCube ? ` ${t("es.lot.one-cube")}` : "";
    if (!building) return `${t(beyond ? "es.lot.beyond" : "es.lot.empty", { lot })}${kind}`;
    const roof = building.rooftop === null ? t("es.lot.open") : t("es.lot.roofed", { value: building.rooftop });
    return `${t("es.lot.built", { lot, stack: stackName(building, t) })} ${roof}${kind}`;
}

/** A free lot that its row requires is staked out; a tree stands on one beyond. */
const Site = ({ beyond }) => html`
    <svg class="es-site" viewBox="0 0 40 24" aria-hidden="true">
        ${beyond ? html`<path d="M20 24v-8" /><circle cx="20" cy="11" r="7" />` : html`<path d="M5 24V6M35 24V6" /><path class="es-site__cord" d="M5 10q15 7 30 0" /><path class="es-site__heap" d="M12 24q8-11 16 0z" />`}
    </svg>`;

/** A permit on the board; one that the cancel cube may take is a button. */
function Sign({ permit, target, t }) {
    const picture = html`<${PieceOf} piece=${{ kind: "permit", value: permit.value }} effect=${permit.effect} />`;
    if (target) {
        return html`<${Spot} kind="es-sign" target=${target}>${picture}<span class="es-strike"></span><//>`;
    }
    const name = t("es.sign", { permit: permit.value, sign: permitFigure(permit.value, permit.effect) });
    return html`<span class="es-sign" role="img" aria-label=${name}>${picture}</span>`;
}

/** Where the permit in hand would stand. */
const SignTarget = ({ target }) => html`
    <${Spot} kind="es-sign" target=${target}>
        <span class="es-ghost"><${PieceOf} piece=${target.ghost} effect=${target.effect} /></span>
    <//>`;

/** What a building brings, once the game is over. */
const Points = ({ points, player }) => html`
    <span class=${`es-points ${points < 0 ? "es-points--bad" : "es-points--good"}`}>
        <b>${signedText(points)}</b>
        <span class="es-points__holder">${player}</span>
    </span>`;

/** One lot of a row: its ground, its building, the permits that stand here, and what may be put here. */
export function Lot({ lot, building, row, beyond, beside, oneCube, targets, fresh, scored, t }) {
    const target = targets.lots[lot];
    const classes = [
        "es-lot",
        beyond && "es-lot--beyond",
        lot === row.requirement && "es-lot--last",
        oneCube && "es-lot--dirt",
        fresh && "es-lot--fresh",
        target?.pressed && "es-lot--chosen",
    ];
    const stack = html`<${Stack} cubes=${building?.cubes ?? []} rooftop=${building?.rooftop} ghost=${target?.ghost} />`;
    const signs = lot === row.requirement + 1 ? row.permits : [];
    return html`
        <li class=${classes.filter(Boolean).join(" ")}>
            <div class="es-lot__air">
                ${signs.map((permit) => html`<${Sign} permit=${permit} target=${targets.cancels[permit.value]} t=${t} />`)}
                ${targets.signs[lot] && html`<${SignTarget} target=${targets.signs[lot]} />`}
                ${target
                    ? html`<${Spot} kind="es-lot__hit" target=${target}>${stack}<//>`
                    : building ? stack : !beside && signs.length === 0 && !targets.signs[lot] && html`<${Site} beyond=${beyond} />`}
            </div>
            ${!beside && html`
                <span class="es-ground" aria-hidden="true"><span>${lot}</span>${oneCube && html`<small>${t("es.one-floor")}</small>`}</span>`}
            ${!target && !beside && html`<span class="es-hidden">${describe({ lot, building, oneCube, beyond, t })}</span>`}
            ${scored && (building
                ? html`<${Points} ...${scored.find((each) => each.lot === lot)} />`
                : html`<span class="es-points"></span>`)}
        </li>`;
}
