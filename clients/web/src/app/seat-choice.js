/** Who of the seats, one button for each in its colour; made with what a part borrows of the page. */

/** @param {any} kit */
export const seatChoice = ({ html, PlayerFigure }) =>
    /** @param {{name: string, label: any, seats: {id: string}[], among?: string[], value: string, choose: (id: string) => void}} props   `seats`: all, in their order; `among`: those that are offered */
    function SeatChoice({ name, label, seats, among, value, choose }) {
        return html`
            <fieldset class="choice seat-choice">
                <legend>${label}</legend>
                <div>${seats.map(({ id }, index) => (among === undefined || among.includes(id)) && html`
                    <label key=${id} class="player-${index + 1}">
                        <input type="radio" name=${name} value=${id} required checked=${id === value} onChange=${() => choose(id)} />
                        <${PlayerFigure} id=${id} number=${index + 1} /><span>${id}</span>
                    </label>`)}</div>
            </fieldset>`;
    };
