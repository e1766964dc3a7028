/** Why the opponents acted as they did: since the person's last action, and at the end in all. */

export function reasonsWith({ html }) {
    const Best = ({ reason, say }) => html`
        <ol>${reason.best.map(({ text, value }) => html`<li key=${text}><span lang=${reason.lang}>${text}</span>: ${say("leaves", { share: Math.round(value * 100) })}</li>`)}</ol>`;
    return function Reasons({ practice, cursor, actions, finished, say }) {
        const own = finished ? -1 : actions.slice(0, cursor).findLastIndex(({ player }) => player === practice.person);
        const known = practice.reasons.filter(({ ply }) => ply > own && ply < cursor);
        if (known.length === 0) return null;
        return html`
            <details data-reasons>
                <summary>${say("reasons")}</summary>
                ${known.map((reason) => html`
                    <div key=${reason.ply} data-why=${reason.player}>
                        <h3>${say("action", { n: reason.ply + 1, player: reason.player })}</h3>
                        ${reason.isSecret && !finished ? html`<p>${say("secret", { player: reason.player })}</p>` : html`<${Best} reason=${reason} say=${say} />`}
                    </div>`)}
            </details>`;
    };
}
