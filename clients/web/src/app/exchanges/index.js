/** Every request with its answer, for developers alone: a part of the page by itself, fetched once somebody is one. */

import { html, useState } from "../../lib/preact.js";
import { CopyButton } from "../copy-button.js";
import { useLoaded } from "../hooks.js";
import { styledPart } from "../parts.js";
import { useDeveloper } from "../settings.js";

/** What the part borrows of the page, which has one Preact. */
const KIT = { html, useState, CopyButton };

/** @returns {Promise<typeof import("./exchange-list.js")>} */
const part = () => styledPart("exchanges", "exchanges-style");

/** @param {{exchanges: any[], hides: boolean, secret: boolean, t: any}} props   `hides`: whether there are cards that nobody may see yet */
export function Exchanges(props) {
    const isDeveloper = useDeveloper();
    const { value: List } = useLoaded(async () => (isDeveloper ? (await part()).listWith(KIT) : null), [isDeveloper]);
    return isDeveloper && List && html`<${List} ...${props} />`;
}
