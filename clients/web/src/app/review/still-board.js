import { html } from "../../lib/preact.js";

/** The board as it lay at a step, to be looked at; nothing before the step is there. @param {{table: any, step: any, log: any[]}} props */
export const StillBoard = ({ table: { game, gameSheet, t }, step, log }) => html`
    <section class="board-area" aria-label=${t("play.board")}>
        ${step && html`<${game.Board} view=${step.position.state} gameSheet=${gameSheet} legal=${[]} act=${() => {}} t=${t} seat=${null} toAct=${step.position.to_act}
            scores=${step.position.scores} last=${step.events} log=${log} prepared=${null} prepare=${() => {}} />`}
    </section>
`;
