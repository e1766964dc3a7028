/** Mounts the table. */

import { App } from "./app/app.js";
import { html, render } from "./lib/preact.js";
import { keepForOffline } from "./offline/register.js";

render(html`<${App} />`, document.getElementById("app"));
keepForOffline();
