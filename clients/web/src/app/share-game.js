/** A finished game as a link, to be passed on where it has just ended: whoever opens it can step through all of it. */

import { html } from "../lib/preact.js";
import { CopyButton } from "./copy-button.js";
import { pageAddress } from "./home.js";
import { useLoaded } from "./hooks.js";
import { linkTo } from "./review/position-link.js";
import { transcript } from "./session.js";

/** @param {{session: any, name: string, t: any}} props   `name`: of the game, for whoever it is shared with */
export function ShareGame({ session, name, t }) {
    const { value: url } = useLoaded(() => linkTo(pageAddress(), transcript(session), session.cursor), [session]);
    if (!("share" in navigator)) return html`<${CopyButton} text=${url ?? ""} label=${t("scores.link")} t=${t} disabled=${!url} data-share-game />`;
    return html`<button type="button" data-share-game disabled=${!url} onClick=${() => navigator.share({ title: name, url: url ?? undefined }).catch(() => {})}>${t("links.share")}</button>`;
}
