/** A new game: everything that a setup request can say, as a form made from the game sheet. */

import { GAMES } from "../games/index.js";
import { html, useRef, useState } from "../lib/preact.js";
import { DRAWN, DealField, DealerFields, OpenField } from "./dealer-fields.js";
import { editionOf } from "./edition.js";
import { errorsAt, focusFirstError } from "./fields.js";
import { EditionFields, OptionFields, PlayerFields, changesOf, firstDraft } from "./game-fields.js";
import { useFocus, useSheet, useTop } from "./hooks.js";
import { FIRST_PLACE, begin as beginByLink, codeErrors } from "./links/begin.js";
import { explanationOf } from "./links/link-problem.js";
import { LinkFields, PlaceFields } from "./links/place-fields.js";
import { usePractice } from "./practice/index.js";
import { keepSetup, keptSetup } from "./kept-setup.js";
import { store } from "./preferences.js";
import { valueAt } from "./pointer.js";
import { ProblemBox } from "./problem-box.js";
import { RulesButton } from "./rules-box.js";
import { Brief } from "./rules.js";
import { same } from "./same.js";

/** `place`: where it is to be played, where that has been chosen already. @param {any} props */
export function SetupScreen({ t, client, go, game, place, begin, open, setOpen }) {
    const { value: sheet, problem } = useSheet(client, game);
    useTop();
    const heading = useFocus(sheet === null);
    return html`
        <main id="content" class="setup" data-screen="setup" data-game=${game}>
            <div class="setup-head">
                <h1 ref=${heading} tabindex="-1">${sheet?.name ?? "…"}</h1>
                ${sheet && html`<${RulesButton} game=${game} ruleset=${sheet.default_ruleset} client=${client} t=${t}>${t("rules.brief")}<//>`}
            </div>
            <${ProblemBox} problem=${problem} t=${t} />
            ${sheet?.match_options?.length > 0 && html`<p><button type="button" class="quiet" data-go="match" onClick=${() => go("match", { game })}>${t("match.open")}</button></p>`}
            ${sheet && html`<${SetupForm} sheet=${sheet} place=${place} t=${t} client=${client} go=${go} begin=${begin} open=${open} setOpen=${setOpen} />`}
            ${sheet && html`<div class="tool setup-brief"><${Brief} game=${game} t=${t} /></div>`}
        </main>
    `;
}

/** Where the errors of what stands under "More" are. */
const MORE = ["/ruleset", "/variant", "/options", "/first_player", "/seed"];

/** What is chosen under "More", before it is opened. */
function moreInShort(sheet, draft, t) {
    return [
        ...editionOf(sheet, draft, t),
        ...(isByLink(draft) && draft.dealer === "table" ? [t("setup.dealer.table")] : []),
        changesOf(sheet, draft, t),
    ].join(" · ");
}

const isByLink = ({ place }) => !["device", "table", "opponents"].includes(place);

/** Who deals: at a real table itself; by link as was chosen. */
const dealerOf = (draft) => (draft.place === "table" || (isByLink(draft) && draft.dealer === "table") ? "table" : "service");

/** The request that a draft stands for: what is left empty is left to the service. */
function requestOf(draft) {
    const { ruleset, variant, options, players, first, seed, deal } = draft;
    const dealer = dealerOf(draft);
    return {
        ruleset,
        variant,
        options,
        players,
        // Where nothing is chosen yet, a player without a name is not meant.
        ...(first !== "" && players.includes(first) && { first_player: first }),
        ...(first === DRAWN && dealer === "service" && { first_player: { draw: true } }),
        dealer,
        ...(dealer === "service" && !isByLink(draft) && seed !== "" && { seed }),
        ...(dealer === "table" && deal !== null && { deal }),
    };
}

/** By link, what lies open is asked for at the end of the form, which may be far away. */
function goToDeal(form) {
    const deal = form.querySelector(".deal");
    deal.scrollIntoView();
    deal.querySelector("input, button").focus({ preventScroll: true });
}

function SetupForm({ sheet, place, t, client, go, begin, open, setOpen }) {
    const [draft, change] = useState(() => ({ ...firstDraft(sheet), first: "", dealer: "service", seed: "", deal: null, most: 0, ...FIRST_PLACE, ...keptSetup(sheet), ...(place && { place }) }));
    const alone = draft.place === "opponents";
    const dealer = dealerOf(draft);
    const byLink = isByLink(draft);
    const practice = usePractice(alone);
    const [problem, setProblem] = useState(null);
    const [busy, setBusy] = useState(false);
    const form = useRef(null);
    const told = problem?.problem?.errors ?? [];
    const errors = told.filter(({ pointer = "" }) => same(valueAt(problem.sent, pointer), valueAt(requestOf(draft), pointer)));
    // Once all that was wrong has been changed, nothing is said of it any more.
    const shown = told.length > 0 && errors.length === 0 ? null : problem;
    const start = async (request) => {
        if (!byLink) return begin(sheet.id, request, await client.game(sheet.id).setup(request), alone ? practice.value.practiceOf(draft) : undefined);
        const wrong = codeErrors(draft, t);
        if (wrong.length > 0) throw { problem: { title: t("problem.here"), errors: wrong } };
        go("seats", { id: await beginByLink(client, sheet.id, request, draft) });
    };
    const submit = async (event) => {
        event.preventDefault();
        setBusy(true);
        const request = requestOf(draft);
        try {
            await start(request);
            store("players", request.players);
            keepSetup(sheet, draft);
        } catch (refused) {
            setProblem(Object.assign(refused, { sent: request }));
            setBusy(false);
            setTimeout(() => focusFirstError(form.current));
        }
    };
    const shared = { sheet, draft, change, errors, t };
    const { Deal, dealFault } = GAMES[sheet.id];
    const deals = Deal !== undefined && dealer === "table";
    const places = ["/players", ...MORE, ...(deals ? ["/deal"] : []), ...(byLink ? ["/verifiers"] : [])];
    const elsewhere = errors.filter((error) => !places.some((place) => errorsAt([error], place).length > 0));
    // Whoever is at the table is asked at once; by link, where that is chosen under "More".
    const laid = deals && html`<${DealField} ...${shared} Deal=${Deal} fault=${dealFault} />`;
    return html`
        <form ref=${form} class="sheet" novalidate onSubmit=${submit} data-setup=${sheet.id}>
            <${ProblemBox} problem=${shown ?? practice.problem} t=${t} plain=${explanationOf(shown, t)} errors=${elsewhere} title=${errors.length > elsewhere.length ? t("setup.invalid") : undefined} />
            <${PlayerFields} ...${shared} />
            <${PlaceFields} ...${shared} given=${place}>
                ${byLink && html`<${LinkFields} ...${shared} />`}
                ${alone && practice.value && html`<${practice.value.Fields} ...${shared} client=${client} />`}
                ${deals && byLink && html`<button type="button" class="quiet" data-to-deal onClick=${() => goToDeal(form.current)}>${t("setup.to-deal")}</button>`}
            <//>
            ${draft.place === "device" && html`<${OpenField} t=${t} open=${open} setOpen=${setOpen} />`}
            ${!byLink && laid}
            <details class="options" data-more>
                <summary>${t("setup.more")} <span class="count">${moreInShort(sheet, draft, t)}</span></summary>
                <${EditionFields} ...${shared} />
                <${DealerFields} ...${shared} byLink=${byLink} dealer=${dealer} />
                <${OptionFields} ...${shared} />
            </details>
            ${byLink && laid}
            <div class="row end">
                <button type="button" onClick=${() => go("start")}>${t("back")}</button>
                <button type="submit" class="primary large" data-start disabled=${busy || (alone && !draft.most)}>${t("setup.start")}</button>
            </div>
        </form>
    `;
}
