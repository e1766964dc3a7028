/** Why the opponents acted as they did: since the person's last action at once, all before that on demand; at the end in all. */

/** The reasons of a whole game are a long list: it scrolls by itself, and what follows stays near. */
const WHOLE_GAME = { maxHeight: "24rem", overflowY: "auto" };

export function reasonsWith({ html }) {
    const Best = ({ reason, say, t }) => {
        const { best, lang, player } = reason;
        const [{ text, value }] = best;
        const share = (each) => Math.round(each * 100);
        if (best.length === 1) return html`<p>${say("only", { player })} <span lang=${lang}>${text}</span></p>`;
        return html`
            <p>${say("best", { player })} <strong lang=${lang}>${text}</strong>. ${say("ahead", { player, share: share(value) })}</p>
            <details data-figures>
                <summary>${say("figures")}</summary>
                <ol>${best.map((each) => html`<li key=${each.text}><span lang=${lang}>${each.text}</span>${t("pad.colon")} ${say("leaves", { share: share(each.value) })}</li>`)}</ol>
            </details>`;
    };
    return function Reasons({ practice, cursor, actions, finished, say, t }) {
        const own = finished ? -1 : actions.slice(0, cursor).findLastIndex(({ player }) => player === practice.person);
        const told = practice.reasons.filter(({ ply }) => ply < cursor);
        if (told.length === 0) return null;
        const list = (reasons) => reasons.map((reason) => html`
            <div key=${reason.ply} data-why=${reason.player}>
                <h3>${say("action", { n: reason.ply + 1, player: reason.player })}</h3>
                ${reason.isSecret && !finished ? html`<p>${say("secret", { player: reason.player })}</p>` : html`<${Best} reason=${reason} say=${say} t=${t} />`}
            </div>`);
        const earlier = told.filter(({ ply }) => ply < own);
        return html`
            <details data-reasons>
                <summary>${say("reasons")}</summary>
                ${finished ? html`<div style=${WHOLE_GAME} role="region" tabindex="0" aria-label=${say("reasons")}>${list(told)}</div>` : list(told.filter(({ ply }) => ply > own))}
                ${earlier.length > 0 && html`<details data-earlier><summary>${say("earlier", { n: earlier.length })}</summary>${list(earlier)}</details>`}
            </details>`;
    };
}
