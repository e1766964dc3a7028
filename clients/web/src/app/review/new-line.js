/** What becomes of the actions that followed a change: judged by the service, decided by the referee, and nothing lost before that. */

import { ActionChooser } from "./action-chooser.js";
import { endHere, entriesAfter, judgeOn, leaveOut, leaveOutAll, lineFrom, putBefore, putInstead } from "./line.js";
import { LineOutcome } from "./line-outcome.js";
import { ProblemBox, RefusedThere, eventText, html, useEffect, useFocus, useState } from "./correcting-kit.js";

/** How the service judges: a run of actions, or which is the first that is legal by itself. */
function judges(client, game, names) {
    const body = (state, actions) => ({ state, actions, ...(names && { names }) });
    return {
        play: (state, actions) => client.game(game).replay(body(state, actions)),
        firstLegal: async (state, actions) => {
            const problems = [];
            const lines = actions.map((action, id) => ({ id, operation: "replays", game, body: body(state, [action]) }));
            for await (const answer of client.batch(lines)) {
                const { refused } = answer.unwrap();
                if (refused === null) break;
                problems.push(refused.problem);
            }
            return problems;
        },
    };
}

/** Where another action may go, as seen from what is refused, and what that is called. */
const PUT = [{ where: "instead", put: putInstead, name: "correcting.instead" }, { where: "before", put: putBefore, name: "correcting.way.insert" }];

/** @param {{t: any, client: any, table: any, record: any, positions: any, change: {how: any, given: any[]}, before: number, playOn: (record: any) => void}} props
 *     `change`: how the first action after `before` is corrected, and by which
 */
export function NewLine({ t, client, table, record, positions, change, before, playOn }) {
    const [line, setLine] = useState(null);
    const [problem, setProblem] = useState(null);
    const [busy, setBusy] = useState(false);
    const [where, setWhere] = useState(/** @type {string | undefined} */ (undefined));
    // Each decision leads to the next that waits, or to what has become of all.
    const heading = useFocus(line);
    const { start } = positions.record;
    const way = PUT.find((each) => each.where === where);
    const { play, firstLegal } = judges(client, record.game, start.names);
    const go = async (make) => {
        if (busy) return;
        setBusy(true);
        setWhere(undefined);
        setProblem(null);
        try {
            setLine(await make());
        } catch (failed) {
            setProblem(failed);
        }
        setBusy(false);
    };
    useEffect(() => {
        go(async () => {
            await positions.load(before);
            return judgeOn(play, lineFrom(positions.steps[before].position, entriesAfter(positions.record.actions, before, change.how, change.given)));
        });
    }, [change]);
    if (line === null) return html`<p role="status">${t("correcting.judging")}</p><${ProblemBox} problem=${problem} t=${t} />`;
    const { refused } = line;
    const told = (was) => eventText(positions.steps[was + 1]?.events ?? [], table);
    const kept = line.judged.filter((each) => each.problem === null).length;
    return html`
        <${ProblemBox} problem=${problem} t=${t} />
        ${refused !== null && html`
            <section class="tool refused-here" aria-busy=${String(busy)} data-waiting=${refused.was ?? "new"}>
                <h2 ref=${heading} tabindex="-1">${refused.was === null ? t("correcting.refused-new") : t("correcting.refused", { n: refused.was + 1 })}</h2>
                ${refused.was !== null && html`<p>${t("correcting.told", { told: told(refused.was) })}</p>`}
                <p class="soft">${t("correcting.so-far", { kept, rest: line.rest.length })}</p>
                <${RefusedThere} problem=${refused.problem} position=${line.position} game=${table.game} t=${t} />
                <div class="row tight">
                    ${PUT.map((each) => html`
                        <button type="button" key=${each.where} class=${each === PUT[0] ? "primary" : ""} data-decide=${each.where} onClick=${() => setWhere(each === way ? undefined : each.where)} aria-expanded=${String(each === way)}>${t(each.name)}</button>`)}
                    <button type="button" data-decide="out" disabled=${busy} onClick=${() => go(() => judgeOn(play, leaveOut(line)))}>${t("correcting.out")}</button>
                    <button type="button" data-decide="out-all" disabled=${busy} onClick=${() => go(() => leaveOutAll(play, firstLegal, line))}>${t("correcting.out-all")}</button>
                    <button type="button" data-decide="end" disabled=${busy} onClick=${() => setLine(endHere(line))}>${t("correcting.end-here")}</button>
                </div>
            </section>
            ${way && html`<${ActionChooser} position=${line.position} log=${line.position.events} table=${table} client=${client} t=${t}
                choose=${(action) => go(() => judgeOn(play, way.put(line, action)))} />`}`}
        ${refused === null && html`<${LineOutcome} heading=${heading} line=${line} change=${change} before=${before} old=${positions} record=${record} table=${table} client=${client} playOn=${playOn} t=${t} />`}
    `;
}
