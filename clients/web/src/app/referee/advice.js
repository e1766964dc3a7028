/** What to do when something goes wrong at a table, and why, in the service's words; with a way to the form that does it. */

import { ProblemBox, html, useRules } from "./kit.js";

const TASKS = ["correct", "forfeit", "penalty"];

/** @param {{game: string, client: any, t: any, choose: (task: string) => void, earlier?: () => void}} props   `earlier`: where a correction is not enough */
export function Advice({ game, client, t, choose, earlier }) {
    const { value, problem } = useRules(client, game);
    return html`
        <p class="soft">${t("advice.lead")}</p>
        <${ProblemBox} problem=${problem} t=${t} />
        ${(value?.irregularities ?? []).map((each) => html`
            <details key=${each.id} class="advice" data-irregularity=${each.id}>
                <summary>${each.happened}</summary>
                <p><${InWords} text=${each.advice} t=${t} /></p>
                <p class="soft">${each.reason}</p>
                <div class="row tight">${tasksOf(each.advice).map((task) => html`
                    <button type="button" key=${task} data-choose=${task} onClick=${() => choose(task)}>${t(`ruling.task.${task}`)}</button>`)}
                    ${earlier && each.advice.includes("`correct`") && html`<button type="button" data-advised-earlier onClick=${earlier}>${t("correcting.open")}</button>`}</div>
            </details>`)}
    `;
}

const tasksOf = (advice) => TASKS.filter((task) => advice.includes(`\`${task}\``));

/** Advice without the names that the referee's actions have in the contract: the buttons below say it. */
const InWords = ({ text, t }) => text.replace(/ \(`(correct|forfeit|default|penalty)`\)/g, "").replace(/`(\w+)`/g, (_all, word) => t(`ruling.word.${word}`));
