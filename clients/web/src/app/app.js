/** The whole page: what stands around the screens, and which of them is shown. */

import { Client } from "../lib/client/index.js";
import { html, useCallback, useEffect, useMemo, useRef, useState } from "../lib/preact.js";
import { Exchanges } from "./exchanges.js";
import { Header } from "./header.js";
import { Shown } from "./hooks.js";
import { ImportScreen } from "./import-screen.js";
import { JoinScreen } from "./links/join-screen.js";
import { LinkProblem } from "./links/link-problem.js";
import { LinkedScreen } from "./links/linked-screen.js";
import { SeatsScreen } from "./links/seats-screen.js";
import { useLinks } from "./links/use-links.js";
import { PadScreen } from "./pad-screen.js";
import { PlayScreen } from "./play-screen.js";
import { applyScheme, store, stored } from "./preferences.js";
import { newSession, isSecret, withCursor, fromRecord, stepOf, recordUpTo } from "./session.js";
import { SetupScreen } from "./setup-screen.js";
import { StartScreen } from "./start-screen.js";
import { preferredLanguage, translatorFor } from "./words.js";

const EXCHANGES_KEPT = 200;

/** Where the page says that the service is; empty: where the page came from. */
const baseUrl = () => document.querySelector('meta[name="gavel-api"]')?.getAttribute("content") ?? "";

export function App() {
    const [language, setLanguage] = useState(() => stored("language") ?? preferredLanguage());
    const [scheme, setScheme] = useState(() => stored("scheme") ?? "auto");
    const [exchanges, setExchanges] = useState([]);
    const [screen, setScreen] = useState(/** @type {{name: string, game?: string, given?: string, id?: string, opened?: any}} */ ({ name: "start" }));
    const [session, setSession] = useState(null);
    const [open, setOpen] = useState(() => stored("open") ?? false);
    const [problem, setProblem] = useState(null);
    const shown = useRef(false);

    const t = useMemo(() => translatorFor(language), [language]);
    const client = useMemo(() => {
        const onExchange = (each) => setExchanges((kept) => [...kept.slice(1 - EXCHANGES_KEPT), each]);
        return new Client(baseUrl(), { language, onExchange });
    }, [language]);

    useEffect(() => {
        document.documentElement.lang = language;
        store("language", language);
    }, [language]);
    useEffect(() => {
        applyScheme(scheme);
        store("scheme", scheme);
    }, [scheme]);
    useEffect(() => {
        store("open", open);
    }, [open]);

    const go = useCallback((name, more = {}) => {
        setProblem(null);
        setScreen({ name, ...more });
    }, []);

    const { open: openLinks, opening, opened } = useLinks({ client, t, go, setProblem });

    const updateSession = useCallback((next) => {
        setSession(next);
        const { game, start, actions, cursor } = next;
        store("game", { game, start, actions, cursor });
    }, []);

    /** Stand at another point of a game: at once where it is at hand, else by a replay. */
    const moveTo = async (from, cursor) => {
        setProblem(null);
        try {
            const step = from.steps[cursor] ?? stepOf(await client.game(from.game).replay(recordUpTo(from, cursor)));
            updateSession(withCursor(from, cursor, step));
            return true;
        } catch (problem) {
            setProblem(problem);
            return false;
        }
    };
    const enter = async (record) => {
        const found = fromRecord(record);
        if (await moveTo(found, found.cursor)) setScreen({ name: "play" });
    };

    // The log is in the reader's language: in another one, the service has to tell all events again.
    const [logLanguage, setLogLanguage] = useState(language);
    useEffect(() => {
        if (logLanguage === language) return;
        setLogLanguage(language);
        if (session !== null) moveTo(fromRecord(session), session.cursor);
    }, [language]);

    const shared = { t, client, go };
    const screens = {
        start: () => html`<${StartScreen} ...${shared} enter=${enter} openLinks=${openLinks} />`,
        setup: () => html`<${SetupScreen} ...${shared} game=${screen.game} key=${screen.game} open=${open} setOpen=${setOpen}
            begin=${(game, setup, position) => {
                updateSession(newSession(game, setup, position));
                go("play");
            }} />`,
        linked: () => html`<${LinkedScreen} ...${shared} id=${screen.id} opened=${screen.opened ?? null} open=${openLinks} key=${screen.id} />`,
        seats: () => html`<${SeatsScreen} ...${shared} id=${screen.id} key=${screen.id} />`,
        join: () => html`<${JoinScreen} ...${shared} open=${openLinks} />`,
        pad: () => html`<${PadScreen} ...${shared} game=${screen.game} key=${screen.game} />`,
        import: () => html`<${ImportScreen} ...${shared} enter=${enter} given=${screen.given} />`,
        play: () => html`<${PlayScreen} ...${shared} session=${session} updateSession=${updateSession} moveTo=${(cursor) => moveTo(session, cursor)}
            open=${open} setOpen=${setOpen} />`,
    };
    return html`
        <div class="page">
            <a class="skip" href="#content">${t("skip")}</a>
            <${Header} t=${t} language=${language} setLanguage=${setLanguage} scheme=${scheme} setScheme=${setScheme}
                go=${go} screen=${screen.name} />
            <div class="screen" aria-busy=${String(opening)} data-links-opened=${opened}>
                <${LinkProblem} problem=${problem} t=${t} />
                <${Shown.Provider} value=${shown}>${screens[screen.name]()}<//>
            </div>
            <${Exchanges} exchanges=${exchanges} secret=${exchanges.some(({ url }) => url.includes("/sealed/")) || (session !== null && isSecret(session))} t=${t} />
        </div>
    `;
}
