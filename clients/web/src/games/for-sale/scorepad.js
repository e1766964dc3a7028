/** The score pad: for each player the coins left, and the cheques, picked from those that nobody has yet. */
import { useFaultyFirst } from "../../app/faulty-first.js";
import { useKeptFocus } from "../../app/kept-focus.js";
import { NumberField } from "../../app/number-field.js";
import { optionOf } from "../../app/options.js";
import { html, useRef, useState } from "../../lib/preact.js";
import { PlayableCard } from "./cards.js";
import { totalSoFar, unclaimed } from "./previews.js";
import { addCheque, removeCheque, setCoins } from "./tally.js";

const invalid = (errors, at) => errors.some(({ pointer }) => pointer?.startsWith(`/players/${at}/`));

function Tab({ player, active, choose, error, t }) {
    const { id, cheques } = player;
    const soFar = { count: cheques.length, total: totalSoFar(player) };
    return html`
        <button type="button" aria-pressed=${String(active)} data-pad-player=${id} onClick=${() => choose(id)}>
            <b>${id}</b>
            <span>${t("fs.pad.so-far", soFar)}</span>
            ${error && html`<span class="fs-error">${t("fs.pad.error")}</span>`}
        </button>`;
}

function CoinField({ player, draft, change, gameSheet, t }) {
    const read = ({ currentTarget: { value } }) => change(setCoins(draft, player.id, value === "" ? null : Number(value)));
    return html`<label class="fs-coin-field">
        <span>${t("fs.pad.coins", { player: player.id })}</span>
        <input type="number" inputmode="numeric" min="0" max=${optionOf(gameSheet, draft, "starting_coins")} step="1" name=${`coins/${player.id}`} onInput=${read}
            value=${player.coins ?? ""} data-pointer=${`/players/${draft.players.indexOf(player)}/coins`} />
    </label>`;
}

function Taken({ player, draft, change, t }) {
    const props = (cheque, at) => ({
        "aria-label": t("fs.pad.remove", { cheque, player: player.id }),
        "data-taken": cheque,
        onClick: () => change(removeCheque(draft, player.id, at)),
    });
    if (player.cheques.length === 0) return html`<p class="fs-soft">${t("fs.pad.none")}</p>`;
    return html`<ul class="fs-picks" aria-label=${t("fs.pad.taken", { player: player.id })}>
        ${player.cheques.map((cheque, at) => html`<li key=${`${cheque}/${at}`}>
            <${PlayableCard} kind="cheques" value=${cheque} props=${props(cheque, at)} />
        </li>`)}
    </ul>`;
}

function Picker({ player, draft, change, gameSheet, t }) {
    const [text, setText] = useState("");
    const left = unclaimed(draft, gameSheet);
    const take = (cheques) => change(cheques.reduce((now, cheque) => addCheque(now, player.id, cheque), draft));
    const props = (cheque, count) => ({
        "aria-label": t("fs.pad.add", { cheque, player: player.id, count }),
        "data-pick": cheque,
        "aria-disabled": count <= 0 || undefined,
        onClick: () => count > 0 && take([cheque]),
    });
    const named = (cheque) => {
        const holders = draft.players.flatMap(({ id, cheques }) => (cheques.includes(+cheque) ? id : [])).join(", ");
        return holders ? t("fs.pad.with", { cheque, player: holders }) : cheque;
    };
    return html`
        <div data-pointer=${`/players/${draft.players.indexOf(player)}/cheques`}>
            <${NumberField} name="numbers" label=${t("numbers.label")} left=${new Map(left)} named=${named} take=${take} text=${text} setText=${setText} t=${t} />
        </div>
        <ul class="fs-picks" aria-label=${t("fs.pad.left")}>
            ${left.map(([cheque, count]) => html`<li key=${cheque}>
                <${PlayableCard} kind="cheques" value=${cheque} props=${props(cheque, count)} />
                <span class="fs-note" aria-hidden="true">× ${count}</span>
            </li>`)}
        </ul>`;
}

/** One player's cards at a time: whose, is chosen above them. */
export function Form({ draft, change, gameSheet, t, errors = [], refusal }) {
    const [chosen, choose] = useState(null);
    const player = draft.players.find(({ id }) => id === chosen) ?? draft.players[0];
    const common = { player, draft, change, t };
    const section = useRef(null);
    useKeptFocus(section, "[data-taken], [data-pick]");
    useFaultyFirst(errors, refusal, (seat) => choose(draft.players[seat]?.id));
    return html`<div class="fs-pad">
        <div class="fs-tabs" role="group" aria-label=${t("fs.pad.who")}>
            ${draft.players.map((each, at) => html`<${Tab} key=${each.id} player=${each} active=${each === player}
                choose=${choose} error=${invalid(errors, at)} t=${t} />`)}
        </div>
        <section class="fs-pad-player" aria-label=${player.id} ref=${section}>
            <${CoinField} key=${player.id} ...${common} gameSheet=${gameSheet} />
            <h2>${t("fs.pad.taken", { player: player.id })}</h2>
            <${Taken} ...${common} />
            <h2>${t("fs.pad.left")}</h2>
            <${Picker} key=${player.id} ...${common} gameSheet=${gameSheet} />
        </section>
    </div>`;
}
