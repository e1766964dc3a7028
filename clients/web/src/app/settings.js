/** What the reader has switched on for every game: sounds, and what is for developers. */

import { createContext, html, useContext, useEffect, useMemo, useState } from "../lib/preact.js";
import { store, stored } from "./preferences.js";
import { Sounds } from "./sounds.js";

const SWITCHES = ["sound", "developer"];

/** @type {any} Provided by the page: what is switched on, and the sounds. */
export const Settings = createContext({ sound: false, developer: false, sounds: new Sounds(false) });

/** Whether codes, pointers and requests are shown. */
export const useDeveloper = () => useContext(Settings).developer;

/** The settings as they are kept, and how to switch one: `[settings, flip]`. */
export function useSettings() {
    const [on, setOn] = useState(() => Object.fromEntries(SWITCHES.map((name) => [name, stored(name) ?? false])));
    const sounds = useMemo(() => new Sounds(on.sound), [on.sound]);
    useEffect(() => {
        for (const name of SWITCHES) store(name, on[name]);
    }, [on]);
    const settings = useMemo(() => ({ ...on, sounds }), [on, sounds]);
    return [settings, (name) => setOn((now) => ({ ...now, [name]: !now[name] }))];
}

export function SettingsBox({ settings, flip, t }) {
    return html`
        <details class="settings">
            <summary><span aria-hidden="true">⚙</span><span class="visually-hidden">${t("settings.title")}</span></summary>
            <div class="settings-box">
                ${SWITCHES.map((name) => html`
                    <label class="switch" key=${name}>
                        <input type="checkbox" name=${name} checked=${settings[name]} onChange=${() => flip(name)} />
                        <span><strong>${t(`settings.${name}`)}</strong> <span class="hint">${t(`settings.${name}-hint`)}</span></span>
                    </label>`)}
            </div>
        </details>
    `;
}
