/** Many transcripts at once: each judged by the service, in a table, to open or to keep as a file. */

import { csvOf } from "./csv.js";
import { ProblemBox, download, html, lookBack, remember, useEffect, useState } from "./import-kit.js";
import { COLUMNS, csvCells, judging, verdictOf } from "./transcript-files.js";

function Row({ row, names, open, t }) {
    const { file, line, game, players, verdict, of, applied, refusedAt, rule, detail, finished, winners } = row;
    return html`
        <tr data-verdict-row=${verdict}>
            <th scope="row" class="file">${file}${line !== null && html` <span class="soft">${t("verdicts.line", { n: line })}</span>`}</th>
            <td>${names[game] ?? game}<br /><span class="soft small">${players.join(", ")}</span></td>
            <td>
                <strong class="verdict-word">${t(`verdicts.is.${verdict}`)}</strong>
                ${refusedAt !== null && html` ${t("verdicts.at", { n: refusedAt })}`}
                ${detail && html`<br /><span class="small">${detail}</span>`}
                ${rule && html`<br /><code>${rule}</code>`}
                ${verdict === "right" && html`<br /><span class="soft small">${finished ? t(winners.length > 0 ? "verdicts.won" : "verdicts.nobody", { names: winners.join(", ") }) : t("verdicts.running")}</span>`}
            </td>
            <td>${of === null ? "" : `${applied ?? "–"} / ${of}`}</td>
            <td>${applied !== null && html`<button type="button" data-look onClick=${open}>${t("verdicts.look")}</button>`}</td>
        </tr>
    `;
}

/** @param {{found: import("./transcript-files.js").Found[], client: any, names: Record<string, string>, go: any, t: any}} props   `names`: the games', by id */
export function Verdicts({ found, client, names, go, t }) {
    const [answers, setAnswers] = useState({ of: null, by: [] });
    const [problem, setProblem] = useState(null);
    const by = answers.of === found ? answers.by : [];
    useEffect(() => {
        let left = false;
        const judge = async () => {
            const told = [];
            for await (const answer of client.batch(judging(found))) {
                if (left) return;
                told[answer.id] = answer;
                setAnswers({ of: found, by: [...told] });
            }
        };
        setProblem(null);
        judge().catch((failed) => !left && setProblem(failed));
        return () => {
            left = true;
        };
    }, [found, client]);
    const rows = found.map((each, index) => verdictOf(each, by[index] ?? null));
    const right = rows.filter(({ verdict }) => verdict === "right").length;
    const waiting = rows.filter(({ verdict }) => verdict === "waiting").length;
    const save = () => download("gavel-verdicts.csv", new Blob([csvOf([COLUMNS, ...rows.map(csvCells)])], { type: "text/csv" }));
    const look = (index, applied) => {
        try {
            remember({ found });
        } catch {
            // More than this browser keeps with an entry of its history: Back leads to an empty page then.
        }
        return lookBack(go, found[index].record, applied);
    };
    return html`
        <section class="verdicts" aria-labelledby="verdicts" aria-busy=${String(waiting > 0 && problem === null)} data-verdicts=${rows.length} data-right=${right}>
            <h2 id="verdicts">${t("verdicts.title")}</h2>
            <p role="status">${waiting > 0 ? t("verdicts.waiting", { n: waiting, of: rows.length }) : t("verdicts.summary", { right, of: rows.length, wrong: rows.length - right })}</p>
            <${ProblemBox} problem=${problem} t=${t} />
            <div><button type="button" data-csv disabled=${waiting > 0} onClick=${save}>${t("verdicts.csv")}</button></div>
            <div class="scrolling" tabindex="0" role="group" aria-labelledby="verdicts"><table>
                <thead><tr>${["file", "game", "verdict", "actions"].map((name) => html`<th key=${name} scope="col">${t(`verdicts.${name}`)}</th>`)}<td></td></tr></thead>
                <tbody>${rows.map((row, index) => html`<${Row} key=${index} row=${row} names=${names} open=${() => look(index, row.applied)} t=${t} />`)}</tbody>
            </table></div>
        </section>
    `;
}
