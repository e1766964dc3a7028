/** Mounts the table. */

import { App } from "./app/app.js";
import { holdIcon } from "./app/home.js";
import { html, render } from "./lib/preact.js";
import { keepForOffline } from "./offline/register.js";

holdIcon();
render(html`<${App} />`, document.getElementById("app"));
keepForOffline();
