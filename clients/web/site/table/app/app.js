/** The whole page: what stands around the screens, and which of them is shown. */

import { Client } from "../lib/client/index.js";
import { html, useCallback, useEffect, useMemo, useRef, useState } from "../lib/preact.js";
import { Exchanges } from "./exchanges.js";
import { Header } from "./header.js";
import { Shown } from "./hooks.js";
import { ImportScreen } from "./import-screen.js";
import { PadScreen } from "./pad-screen.js";
import { PlayScreen } from "./play-screen.js";
import { keep, paint, recalled } from "./preferences.js";
import { begun, isSecret, movedTo, recorded, replayed, upTo } from "./session.js";
import { SetupScreen } from "./setup-screen.js";
import { StartScreen } from "./start-screen.js";
import { Trouble } from "./trouble.js";
import { preferredLanguage, sayIn } from "./words.js";

const EXCHANGES_KEPT = 200;

/** Where the page says that the service is; empty: where the page came from. */
const baseUrl = () => document.querySelector('meta[name="gavel-api"]')?.getAttribute("content") ?? "";

export function App() {
    const [language, setLanguage] = useState(() => recalled("language") ?? preferredLanguage());
    const [scheme, setScheme] = useState(() => recalled("scheme") ?? "auto");
    const [exchanges, setExchanges] = useState([]);
    const [screen, setScreen] = useState(/** @type {{name: string, game?: string, given?: string}} */ ({ name: "start" }));
    const [session, setSession] = useState(null);
    const [open, setOpen] = useState(() => recalled("open") ?? false);
    const [trouble, setTrouble] = useState(null);
    const shown = useRef(false);

    const say = useMemo(() => sayIn(language), [language]);
    const client = useMemo(() => {
        const onExchange = (each) => setExchanges((kept) => [...kept.slice(1 - EXCHANGES_KEPT), each]);
        return new Client(baseUrl(), { language, onExchange });
    }, [language]);

    useEffect(() => {
        document.documentElement.lang = language;
        keep("language", language);
    }, [language]);
    useEffect(() => {
        paint(scheme);
        keep("scheme", scheme);
    }, [scheme]);
    useEffect(() => {
        keep("open", open);
    }, [open]);

    const go = useCallback((name, more = {}) => {
        setTrouble(null);
        setScreen({ name, ...more });
    }, []);

    const settle = useCallback((next) => {
        setSession(next);
        const { game, start, actions, cursor } = next;
        keep("game", { game, start, actions, cursor });
    }, []);

    /** Stand at another point of a game: at once where it is at hand, else by a replay. */
    const moveTo = async (from, cursor) => {
        setTrouble(null);
        try {
            const step = from.steps[cursor] ?? replayed(await client.game(from.game).replay(upTo(from, cursor)));
            settle(movedTo(from, cursor, step));
            return true;
        } catch (problem) {
            setTrouble(problem);
            return false;
        }
    };
    const enter = async (record) => {
        const found = recorded(record);
        if (await moveTo(found, found.cursor)) setScreen({ name: "play" });
    };

    // The log speaks the reader's language: in another one, all that was said has to be said again.
    const [spoken, setSpoken] = useState(language);
    useEffect(() => {
        if (spoken === language) return;
        setSpoken(language);
        if (session !== null) moveTo(recorded(session), session.cursor);
    }, [language]);

    const shared = { say, client, go };
    const screens = {
        start: () => html`<${StartScreen} ...${shared} enter=${enter} />`,
        setup: () => html`<${SetupScreen} ...${shared} game=${screen.game} key=${screen.game} open=${open} setOpen=${setOpen}
            begin=${(game, setup, position) => {
                settle(begun(game, setup, position));
                go("play");
            }} />`,
        pad: () => html`<${PadScreen} ...${shared} game=${screen.game} key=${screen.game} />`,
        import: () => html`<${ImportScreen} ...${shared} enter=${enter} given=${screen.given} />`,
        play: () => html`<${PlayScreen} ...${shared} session=${session} settle=${settle} moveTo=${(cursor) => moveTo(session, cursor)}
            open=${open} setOpen=${setOpen} />`,
    };
    return html`
        <div class="page">
            <a class="skip" href="#content">${say("skip")}</a>
            <${Header} say=${say} language=${language} setLanguage=${setLanguage} scheme=${scheme} setScheme=${setScheme}
                go=${go} screen=${screen.name} />
            <div class="screen">
                <${Trouble} problem=${trouble} say=${say} />
                <${Shown.Provider} value=${shown}>${screens[screen.name]()}<//>
            </div>
            <${Exchanges} exchanges=${exchanges} secret=${session !== null && isSecret(session)} say=${say} />
        </div>
    `;
}
