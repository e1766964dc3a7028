// What may still be offered: the market's cubes, the rooftops, the special pieces. With the cubes lie the certificates that nobody has.

import { html } from "../../lib/preact.js";
import { clickable } from "../../app/clickable.js";
import { COLOURS, Cube, PieceOf, pieceName, Roof } from "./pieces.js";
import { label } from "./label.js";

const SPECIALS = {
    "permit-1": { kind: "permit", value: 1 },
    "permit-2": { kind: "permit", value: 2 },
    "permit-3": { kind: "permit", value: 3 },
    mayor: { kind: "mayor" },
    cancel: { kind: "cancel" },
};

const same = (one, other) => one.kind === other.kind && one.value === other.value;

/** A piece that can be offered is a button, any other a picture. */
function Offerable({ action, name, kind, onTap, t, view, children }) {
    if (!action) return html`<span class=${`es-offer ${kind}`} role="img" aria-label=${name}>${children}</span>`;
    const props = clickable({ label: label(action, t, view), ...onTap(action) });
    return html`<button type="button" class=${`es-offer es-target ${kind}`} ...${props}>${children}</button>`;
}

function MarketRow({ cubes, number, offers, ...rest }) {
    const end = (index) => (index === 0 ? "left" : index === cubes.length - 1 ? "right" : null);
    const offer = (index) => offers.find(({ piece }) => piece.row === number && piece.end === end(index));
    return html`
        <li class="es-market__row">
            <span class="es-market__number" aria-hidden="true">${number}</span>
            ${cubes.map((cube, index) => html`
                <${Offerable} action=${offer(index)} name=${pieceName({ kind: "cube", ...cube }, rest.t)} kind="es-offer--cube" ...${rest}>
                    <${Cube} ...${cube} />
                <//>`)}
            ${cubes.length === 0 && html`<span class="es-note">${rest.t("es.market.empty")}</span>`}
        </li>`;
}

export function Market({ view, legal, onTap, t }) {
    const offers = legal.filter(({ type, piece }) => type === "offer" && piece.kind === "cube");
    return html`
        <section class="es-panel es-market" aria-labelledby="es-market">
            <h2 id="es-market">${t("es.market")}</h2>
            <ol class="es-market__rows">
                ${view.market.map((cubes, index) => html`
                    <${MarketRow} cubes=${cubes} number=${index + 1} offers=${offers} onTap=${onTap} t=${t} view=${view} />`)}
            </ol>
            <${FreeCertificates} certificates=${view.certificates} t=${t} />
        </section>`;
}

/** How many rooftops are left: a list, a hidden list, or only a number, depending on dealer and viewer. */
const rooftopsLeft = (rooftops) => rooftops.hidden ?? rooftops.length ?? rooftops;

function Rooftops({ view, legal, onTap, t }) {
    const left = rooftopsLeft(view.rooftops);
    const action = legal.find(({ type, piece }) => type === "offer" && piece.kind === "rooftop");
    return html`
        <li class="es-slot">
            <${Offerable} action=${action} name=${t("es.rooftops.left", { count: left })} kind="es-offer--pile" onTap=${onTap} t=${t} view=${view}>
                ${left > 0 ? html`<${Roof} />` : html`<span class="es-gone"></span>`}
            <//>
            <span class="es-slot__note" aria-hidden="true">${t("es.rooftops.left", { count: left })}</span>
        </li>`;
}

function Special({ id, view, legal, onTap, t }) {
    const piece = SPECIALS[id];
    const name = pieceName(piece, t);
    const there = view.specials.includes(id);
    const action = legal.find((each) => each.type === "offer" && same(each.piece, piece));
    return html`
        <li class="es-slot">
            ${there
                ? html`<${Offerable} action=${action} name=${name} kind="es-offer--special" onTap=${onTap} t=${t} view=${view}>
                    <${PieceOf} piece=${piece} />
                <//>`
                : html`<span class="es-offer es-gone" aria-hidden="true"></span>`}
            <span class="es-slot__note" aria-hidden=${there ? "true" : undefined}>${there ? name : t("es.gone", { name, where: t(whereabouts(id, piece, view)) })}</span>
        </li>`;
}

function whereabouts(id, piece, view) {
    if (view.out_of_game.includes(id)) return "es.gone.out";
    const current = view.auction?.piece ?? view.placing?.piece;
    return current && same(current, piece) ? "es.gone.auction" : "es.gone.board";
}

/** The rooftops and the special pieces. */
export const Supply = (props) => html`
    <section class="es-panel es-supply" aria-labelledby="es-supply">
        <h2 id="es-supply">${props.t("es.supply")}</h2>
        <ul class="es-slots">
            <${Rooftops} ...${props} />
            ${Object.keys(SPECIALS).map((id) => html`<${Special} key=${id} id=${id} ...${props} />`)}
        </ul>
    </section>`;

/** A company's certificate, as it lies before its holder. */
export const Certificate = ({ colour, t }) => html`
    <li class="es-deed"><${Cube} colour=${colour} /><span>${t(`es.colour.${colour}`)}</span></li>`;

function FreeCertificates({ certificates, t }) {
    const free = COLOURS.filter((colour) => !(colour in certificates));
    if (free.length === 0) return null;
    return html`
        <h3 class="es-market__free">${t("es.certificates.free")}</h3>
        <ul class="es-deeds">${free.map((colour) => html`<${Certificate} key=${colour} colour=${colour} t=${t} />`)}</ul>`;
}
