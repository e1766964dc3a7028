/** Cards lying on the table, each with a name for those who do not see it. */
import { html } from "../../lib/preact.js";
import { ChequeBack, HouseBack } from "./backs.js";
import { ChequeFace } from "./cheques.js";
import { HouseFace, homeKey } from "./houses.js";

const FACES = { houses: HouseFace, cheques: ChequeFace };
const BACKS = { houses: HouseBack, cheques: ChequeBack };
const MOST_BACKS = 10;

/** "House 28, a palace" or "Cheque of 15". */
function cardName(kind, value, t) {
    if (kind === "cheques") return t("fs.cheque", { cheque: value });
    return t("fs.house.named", { house: value, home: t(homeKey(value)) });
}

/** A card, face up. */
export function Card({ kind, value, t, chosen = false }) {
    const Face = FACES[kind];
    const states = chosen ? "is-chosen" : "";
    return html`
        <span class="fs-card fs-${kind} ${states}" role="img" aria-label=${cardName(kind, value, t)}>
            <${Face} value=${value} />
        </span>`;
}

/** A card that may be played: a real button. `props` name it and say what it does. */
export function PlayableCard({ kind, value, props }) {
    const Face = FACES[kind];
    return html`
        <button type="button" class="fs-card fs-playable fs-${kind}" ...${props}><${Face} value=${value} /></button>`;
}

/** A card, face down. */
export function FaceDown({ kind, label }) {
    const Back = BACKS[kind];
    return html`<span class="fs-card fs-${kind}" role="img" aria-label=${label}><${Back} /></span>`;
}

/** A deck with the number of cards left in it. */
export function Deck({ kind, count, t }) {
    const Back = BACKS[kind];
    const label = t(`fs.deck.${kind}`, { count });
    return html`
        <div class="fs-deck ${count === 0 ? "is-empty" : ""}" data-deck=${kind} role="img" aria-label=${label}>
            <span class="fs-card fs-${kind}">${count > 0 && html`<${Back} />`}</span>
            <span class="fs-deck-count" aria-hidden="true">${count}</span>
        </div>`;
}

const TOKENS = {
    houses: { box: "0 0 36 42", outline: "M2 16L18 2l16 14v24H2z", x: 18, y: 32 },
    cheques: { box: "0 6 42 30", outline: "M2 8h38v26H2z", x: 21, y: 27 },
};

/** A card as a small token, where many lie side by side. */
function Mini({ kind, value, t }) {
    const { box, outline, x, y } = TOKENS[kind];
    return html`
        <svg class="fs-mini fs-mini-${kind}" data-mini=${`${kind}-${value}`} viewBox=${box} role="img" aria-label=${cardName(kind, value, t)}>
            <path d=${outline} />
            <text x=${x} y=${y} text-anchor="middle" font-size=${value > 99 ? 13 : 17}>${value}</text>
        </svg>`;
}

/** The cards of a hand that is seen, as small tokens. */
export const Pile = ({ kind, cards, t }) => html`
    <span class="fs-pile">
        ${cards.map((value, i) => html`<${Mini} key=${`${value}/${i}`} kind=${kind} value=${value} t=${t} />`)}
    </span>`;

/** The backs of a hand that is not seen; how many they are stands beside them. */
export function Fan({ kind, count }) {
    const Back = BACKS[kind];
    const backs = Array.from({ length: Math.min(count, MOST_BACKS) }, () => html`<span><${Back} /></span>`);
    return html`<span class="fs-fan" aria-hidden="true">${backs}</span>`;
}
