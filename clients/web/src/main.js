/** Mounts the table. */

import { App } from "./app/app.js";
import { html, render } from "./lib/preact.js";

render(html`<${App} />`, document.getElementById("app"));
