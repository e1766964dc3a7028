/** A mistake some actions back: which one, what it was really, and what becomes of those that followed. */

import { ActionChooser } from "./action-chooser.js";
import {
    GAMES, ProblemBox, RefereeCover, ReviewLog, StillBoard, Stepper, eventText, html, useFocus, useLoaded, usePositions, useSheet, useState, useTop,
} from "./correcting-kit.js";
import { mayLookBack } from "./may-look-back.js";
import { NewLine } from "./new-line.js";

/** @param {{t: any, client: any, record: any, at?: number, known?: boolean, open?: boolean, leave: () => void, playOn: (record: any) => void}} props */
export function CorrectingScreen({ t, client, record, at: first, known = false, open = false, leave, playOn }) {
    const [wanted, move] = useState(first ?? null);
    const [how, setHow] = useState(null);
    const [line, setLine] = useState(null);
    const [uncovered, uncover] = useState(false);
    const found = usePositions(client, record, wanted);
    const { value: gameSheet, problem: noSheet } = useSheet(client, record.game);
    useTop();
    const stage = line !== null ? "line" : how !== null ? "chooser" : "choice";
    const heading = useFocus(stage, found.verdict === null);
    const { positions, verdict, at } = found;
    const ready = verdict !== null && gameSheet !== null;
    const covered = ready && !uncovered && !mayLookBack(verdict.position, { known, open });
    const table = { game: GAMES[record.game], gameSheet, t, busy: false, act: () => {} };
    const shared = { t, client, table, record };
    const begin = (way, given) => setLine({ change: { how: way, given }, before: at - 1 });
    const take = (way) => (way === "remove" ? begin(way, []) : setHow(way));
    const back = () => {
        if (line === null && how === null) return leave();
        setLine(null);
        return setHow(null);
    };
    return html`
        <main id="content" class="play review correcting" data-screen="correcting" data-stage=${stage} data-at=${at} aria-busy=${String(!ready)}>
            <div class="play-bar">
                <div class="play-title"><h1 ref=${heading} tabindex="-1">${t(`correcting.title.${stage}`, { n: at })}</h1></div>
                <button type="button" data-back onClick=${back}>${t("back")}</button>
            </div>
            <${ProblemBox} problem=${found.problem ?? noSheet} t=${t} />
            ${covered && html`<section class="sheet" aria-label=${t(`correcting.title.${stage}`)}><${RefereeCover} uncover=${() => uncover(true)} t=${t} /></section>`}
            ${ready && !covered && stage === "choice" && html`<${Choice} ...${shared} ...${found} move=${move} take=${take} />`}
            ${ready && !covered && stage === "chooser" && html`<${Before} positions=${positions} at=${at - 1} ...${shared} choose=${(action) => begin(how, [action])} />`}
            ${ready && !covered && stage === "line" && html`<${NewLine} ...${shared} positions=${positions} ...${line} playOn=${playOn} />`}
        </main>
    `;
}

/** The position before an action, once it is here. */
function Before({ positions, at, ...rest }) {
    const { value, problem } = useLoaded(async () => {
        await positions.load(at);
        return positions.steps[at];
    }, [positions, at]);
    if (value === null) return html`<${ProblemBox} problem=${problem} t=${rest.t} />`;
    return html`<${ActionChooser} position=${{ ...value.position, events: value.events }} log=${positions.log(at)} ...${rest} />`;
}

/** Which action is wrong, and whether it was another one, was none, or one is missing before it. */
function Choice({ t, table, positions, verdict, at, loaded, move, take }) {
    const step = positions.steps[at];
    const { applied } = verdict;
    return html`
        <p class="hint">${t("correcting.lead")}</p>
        <div class="stepping">
            <${Stepper} at=${at} last=${applied} move=${move} t=${t} />
            <p class="now" role="status" data-now>${eventText(step?.events ?? [], table)}</p>
        </div>
        <div class="row tight correcting-ways" role="group" aria-label=${t("correcting.ways", { n: at })}>
            ${["replace", "insert", "remove"].map((way) => html`
                <button type="button" key=${way} class=${way === "replace" ? "primary" : ""} data-way=${way} disabled=${at === 0} onClick=${() => take(way)}>${t(`correcting.way.${way}`, { n: at })}</button>`)}
        </div>
        <div class="table-top">
            <${StillBoard} table=${table} step=${step} log=${positions.log(at)} />
            <aside class="side"><${ReviewLog} positions=${positions} at=${at} last=${applied} loaded=${loaded} move=${move} table=${table} view=${positions.steps.find(Boolean)?.position.state} /></aside>
        </div>
    `;
}
