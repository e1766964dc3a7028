// A place on the board that may be clicked: the button lies over what is drawn there and says in words what it does.

import { html } from "../../lib/preact.js";
import { clickable } from "../../app/clickable.js";

export const Spot = ({ target, kind, children }) => html`
    <span class=${`es-spot ${kind}`}><button type="button" class="es-target" ...${clickable(target)}
        onMouseEnter=${target.onHover} onMouseLeave=${target.onLeave} onFocus=${target.onHover} onBlur=${target.onLeave}></button>${children}</span>`;
