/** A scoresheet on paper: nothing to fold out, each total line by line. */

/** @param {any} kit what the part borrows of the page */
export const scoresWith = ({ html, figureText, Penalties, sumOf, RefereeRecord, TieBreak, winnersIn, unitName }) =>
    function SheetScores({ scores, state, names, game, t }) {
        const { standings, winners, unit, decided_by: decided, final } = scores;
        const name = (id) => names[id] ?? id;
        return html`
            ${final && html`<p><strong>${winnersIn(winners.map(name), t)}</strong> <span class="soft">${t(`scores.by.${decided}`)}</span></p>`}
            <div class="sheet-standings">
                ${standings.map((standing) => html`
                    <section key=${standing.player} class="sheet-standing" data-standing=${standing.player} data-total=${standing.total}>
                        <h3><span class="rank">${standing.rank}</span> ${name(standing.player)} <span class="total">${figureText(sumOf(standing))} <small>${unitName(unit, sumOf(standing), t)}</small></span></h3>
                        <div class="breakdown"><${game.Breakdown} sheet=${scores} standing=${standing} t=${t} /></div>
                        <${Penalties} standing=${standing} unit=${unit} t=${t} />
                        <${TieBreak} standing=${standing} standings=${standings} t=${t} />
                    </section>`)}
            </div>
            <${RefereeRecord} state=${state} game=${game} t=${t} />
        `;
    };
