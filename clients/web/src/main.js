/** Mounts the table. */

import { App } from "./app/app.js";
import { holdIcon } from "./app/home.js";
import { firstLanguage } from "./app/language.js";
import { loadWords } from "./app/words.js";
import { html, render } from "./lib/preact.js";
import { keepForOffline } from "./offline/register.js";

const place = document.getElementById("app");
holdIcon();
// Headings that get the focus by themselves show it to those who use keys.
addEventListener("keydown", () => (document.documentElement.dataset.keys = ""), { once: true, capture: true });
try {
    await loadWords(firstLanguage());
    render(html`<${App} />`, place);
} catch {
    place.textContent = "The table could not be loaded. Please reload the page.";
}
keepForOffline();
