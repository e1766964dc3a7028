/** The bar at the top: the way back to the start, language and colours. */

import { html } from "../lib/preact.js";
import { SettingsBox } from "./settings.js";
import { LANGUAGES } from "./language.js";

const NAMES = { en: "English", fr: "Français", de: "Deutsch" };

export function Header({ t, language, setLanguage, scheme, setScheme, settings, flip, go, screen }) {
    return html`
        <header class="bar">
            <button type="button" class="brand" onClick=${() => go("start")} aria-current=${screen === "start" ? "page" : undefined}>
                <${Mark} /><span>Gavel</span><span class="visually-hidden"> – ${t("header.home")}</span>
            </button>
            <div class="bar-end">
                <label class="compact">
                    <span class="visually-hidden">${t("header.language")}</span>
                    <select name="language" value=${language} onChange=${(event) => setLanguage(event.target.value)}>
                        ${LANGUAGES.map((each) => html`<option value=${each} lang=${each} selected=${each === language}>${NAMES[each]}</option>`)}
                    </select>
                </label>
                <label class="compact">
                    <span class="visually-hidden">${t("header.scheme")}</span>
                    <select name="scheme" value=${scheme} onChange=${(event) => setScheme(event.target.value)}>
                        ${["auto", "light", "dark"].map((each) => html`<option value=${each} selected=${each === scheme}>${t(`header.scheme.${each}`)}</option>`)}
                    </select>
                </label>
                <${SettingsBox} settings=${settings} flip=${flip} t=${t} />
            </div>
        </header>
    `;
}

const Mark = () => html`
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="4" y="26" width="24" height="3" rx="1" />
        <g transform="rotate(-40 15 14)">
            <rect x="6" y="9" width="14" height="9" rx="1.5" /><rect x="4" y="8" width="3" height="11" rx="1" />
            <rect x="19" y="8" width="3" height="11" rx="1" /><rect x="12" y="18" width="2.6" height="13" rx="1" />
        </g>
    </svg>
`;
