/** Who the person is, and how strong the opponents; or that the service plays none. */

import { allowed } from "./asking.js";
import { personIn, strengthIn } from "./practice.js";
import { STRENGTHS } from "./strengths.js";
import { sentence } from "./words.js";

export function fieldsWith({ html, useEffect, useLoaded, Field, Select }) {
    return function PracticeFields({ draft, change, client, t }) {
        const say = (key) => sentence(t.language, key);
        const { value, problem } = useLoaded(async () => (await allowed(client)) ?? 0, [client]);
        useEffect(() => {
            if (value !== null && value !== draft.most) change({ ...draft, most: value });
        }, [value]);
        if (problem !== null || value === 0) return html`<p class="warning" role="status" data-no-opponents>${say("off")}</p>`;
        if (value === null) return html`<p class="hint" role="status">${say("asking")}</p>`;
        return html`
            <${Field} name="person" label=${say("you")} control=${(props) => html`<${Select} ...${props} value=${personIn(draft)}
                choices=${draft.players.map((name) => [name, name])} onChange=${(mine) => change({ ...draft, mine })} />`} />
            <${Field} name="strength" label=${say("strength")} control=${(props) => html`<${Select} ...${props} value=${strengthIn(draft)}
                choices=${Object.keys(STRENGTHS).map((each) => [each, say(each)])} onChange=${(strength) => change({ ...draft, strength })} />`} />
        `;
    };
}
