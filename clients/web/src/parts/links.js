/** The screens of tables by link, as a file of its own. */

import { JoinScreen } from "../app/links/join-screen.js";
import { LinkedScreen } from "../app/links/linked-screen.js";
import { SeatsScreen } from "../app/links/seats-screen.js";
import { html } from "../lib/preact.js";

/** @param {{t: any, client: any, go: any, screen: any, openLinks: any}} props */
export function screens({ t, client, go, screen, openLinks }) {
    const shared = { t, client, go };
    const { id } = screen;
    return {
        linked: () => html`<${LinkedScreen} ...${shared} id=${id} opened=${screen.opened ?? null} open=${openLinks} key=${id} />`,
        seats: () => html`<${SeatsScreen} ...${shared} id=${id} key=${id} />`,
        join: () => html`<${JoinScreen} ...${shared} open=${openLinks} />`,
    };
}
