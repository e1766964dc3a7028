/** A new game: everything that a setup request can say, as a form made from the game sheet. */

import { GAMES } from "../games/index.js";
import { html, useRef, useState } from "../lib/preact.js";
import { DealField, DealerFields, OpenField } from "./dealer-fields.js";
import { faultsAt, focusFault } from "./fields.js";
import { EditionFields, OptionFields, PlayerFields, firstDraft } from "./game-fields.js";
import { useFocus, useLoaded, useTop } from "./hooks.js";
import { keep } from "./preferences.js";
import { Trouble } from "./trouble.js";

export function SetupScreen({ say, client, go, game, begin, open, setOpen }) {
    const { value: sheet, problem } = useLoaded(() => client.game(game).sheet(), [game, client]);
    useTop();
    const heading = useFocus(sheet === null);
    return html`
        <main id="content" class="setup" data-screen="setup" data-game=${game}>
            <h1 ref=${heading} tabindex="-1">${sheet?.name ?? "…"}</h1>
            <${Trouble} problem=${problem} say=${say} />
            ${sheet && html`<${SetupForm} sheet=${sheet} say=${say} client=${client} go=${go} begin=${begin} open=${open} setOpen=${setOpen} />`}
        </main>
    `;
}

/** The request that a draft stands for: what is left empty is left to the service. */
function requestOf(draft) {
    const { ruleset, variant, options, players, first, dealer, seed, deal } = draft;
    return {
        ruleset,
        variant,
        options,
        players,
        ...(players.includes(first) && { first_player: first }),
        dealer,
        ...(dealer === "service" && seed !== "" && { seed }),
        ...(dealer === "table" && deal !== null && { deal }),
    };
}

function SetupForm({ sheet, say, client, go, begin, open, setOpen }) {
    const [draft, change] = useState(() => ({ ...firstDraft(sheet), first: "", dealer: "service", seed: "", deal: null }));
    const [problem, setProblem] = useState(null);
    const [busy, setBusy] = useState(false);
    const form = useRef(null);
    const faults = problem?.problem?.errors ?? [];
    const submit = async (event) => {
        event.preventDefault();
        setBusy(true);
        try {
            const request = requestOf(draft);
            const position = await client.game(sheet.id).setup(request);
            keep("players", request.players);
            begin(sheet.id, request, position);
        } catch (refused) {
            setProblem(refused);
            setBusy(false);
            setTimeout(() => focusFault(form.current));
        }
    };
    const shared = { sheet, draft, change, faults, say };
    const { Deal } = GAMES[sheet.id];
    const deals = Deal !== undefined && draft.dealer === "table";
    const places = ["/ruleset", "/variant", "/players", "/options", "/first_player", "/dealer", "/seed", ...(deals ? ["/deal"] : [])];
    const elsewhere = faults.filter((fault) => !places.some((place) => faultsAt([fault], place).length > 0));
    return html`
        <form ref=${form} class="sheet" novalidate onSubmit=${submit} data-setup=${sheet.id}>
            <${Trouble} problem=${problem} say=${say} faults=${elsewhere} hint=${faults.length > elsewhere.length && say("setup.faulty")} />
            <${EditionFields} ...${shared} />
            <${PlayerFields} ...${shared} />
            <${DealerFields} ...${shared} />
            ${deals && html`<${DealField} ...${shared} Deal=${Deal} />`}
            ${draft.dealer === "service" && html`<${OpenField} say=${say} open=${open} setOpen=${setOpen} />`}
            <${OptionFields} ...${shared} />
            <div class="row end">
                <button type="button" onClick=${() => go("start")}>${say("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${busy}>${say("setup.start")}</button>
            </div>
        </form>
    `;
}
