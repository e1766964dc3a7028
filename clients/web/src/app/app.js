/** The whole page: what stands around the screens, and which of them is shown. */

import { Client, TransportError } from "../lib/client/index.js";
import { html, useCallback, useEffect, useMemo, useRef, useState } from "../lib/preact.js";
import { RetryingFetch } from "../offline/retrying-fetch.js";
import { cachedFetch } from "../storage/answers.js";
import { Exchanges } from "./exchanges/index.js";
import { Header } from "./header.js";
import { HOME, serviceUrl } from "./home.js";
import { Shown } from "./hooks.js";
import { firstLanguage } from "./language.js";
import { Connection } from "./links/connection.js";
import { JoinScreen } from "./links/join-screen.js";
import { LinkProblem } from "./links/link-problem.js";
import { LinkedScreen } from "./links/linked-screen.js";
import { SeatsScreen } from "./links/seats-screen.js";
import { useLinks } from "./links/use-links.js";
import { Imports } from "./organise/imports.js";
import { Matches } from "./organise/match-index.js";
import { Tournaments } from "./organise/tournaments.js";
import { PadScreen } from "./pad/index.js";
import { PlayScreen } from "./play-screen.js";
import { applyScheme, store, stored } from "./preferences.js";
import { reviewScreens } from "./review/screens.js";
import { useReviewLinks } from "./review/use-review-links.js";
import { useRouter } from "./router.js";
import { isSecret } from "./session.js";
import { Settings, useSettings } from "./settings.js";
import { SetupScreen } from "./setup-screen.js";
import { StartScreen } from "./start-screen.js";
import { NewerNote, StorageNote } from "./notes.js";
import { UnknownScreen } from "./unknown-screen.js";
import { useGame } from "./use-game.js";
import { useOwnMessages } from "./use-own-messages.js";
import { WaitingNote } from "./waiting-note.js";
import { listGames } from "./listed-games.js";
import { loadWords, translatorFor } from "./words.js";

const EXCHANGES_KEPT = 200;

/** The screens of one game that the browser keeps. */
const GAME_SCREENS = ["play", "review", "sheet", "correct"];

export function App() {
    const [language, setLanguage] = useState(firstLanguage);
    const [scheme, setScheme] = useState(() => stored("scheme") ?? "auto");
    const [exchanges, setExchanges] = useState([]);
    const { screen, go: goTo, again: lookAgain } = useRouter();
    const [open, setOpen] = useState(() => stored("open") ?? false);
    const [settings, flip] = useSettings();
    const [problem, setProblem] = useState(null);
    const shown = useRef(false);

    const t = useMemo(() => translatorFor(language), [language]);
    const retrying = useMemo(() => new RetryingFetch(new URL(serviceUrl(), HOME).href.replace(/\/*$/, "/")), []);
    // What is kept of the service's answers has changed: everything is asked anew.
    const [edition, setEdition] = useState(0);
    const client = useMemo(() => {
        const onExchange = (each) => setExchanges((kept) => [...kept.slice(1 - EXCHANGES_KEPT), each]);
        const fetch = cachedFetch(retrying.fetch, () => setEdition((n) => n + 1));
        return Object.assign(new Client(serviceUrl(), { language, onExchange, fetch, timeout: Infinity }), { language });
    }, [language, edition]);

    useOwnMessages(t);
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

    // The address may be that of a game which has a table once the service has named it.
    useEffect(() => {
        if (screen.name === "unknown") listGames(client).then(lookAgain, () => {});
    }, [screen.name, client]);

    const go = useCallback((name, more = {}) => {
        setProblem(null);
        goTo(name, more);
    }, []);

    const speak = (next) => loadWords(next).then(() => setLanguage(next), () => setProblem(new TransportError(t("problem.unreachable"))));

    const { open: openLinks, opening, opened, waits: linksWait, again } = useLinks({ client, t, go, problem, setProblem });
    useReviewLinks({ t, go, setProblem });
    const id = GAME_SCREENS.includes(screen.name) ? screen.id : null;
    const { session, missing, followed, updateSession, moveTo, begin, enter } = useGame({ id, client, language, go, setProblem });

    const hides = session !== null && isSecret(session);
    // What was asked of one game may tell its cards, however far the next one is.
    const last = useRef(session?.id);
    useEffect(() => {
        if (last.current !== undefined && last.current !== session?.id) setExchanges([]);
        last.current = session?.id;
    }, [session?.id]);

    const shared = { t, client, go };
    const screens = {
        start: () => html`<${StartScreen} ...${shared} begin=${begin} openLinks=${openLinks} />`,
        setup: () => html`<${SetupScreen} ...${shared} game=${screen.game} place=${screen.given} key=${screen.game} open=${open} setOpen=${setOpen} begin=${begin} />`,
        linked: () => html`<${LinkedScreen} ...${shared} id=${screen.id} opened=${screen.opened ?? null} open=${openLinks} key=${screen.id} />`,
        seats: () => html`<${SeatsScreen} ...${shared} id=${screen.id} key=${screen.id} />`,
        join: () => html`<${JoinScreen} ...${shared} open=${openLinks} />`,
        pad: () => html`<${PadScreen} ...${shared} game=${screen.game} key=${screen.game} />`,
        import: () => html`<${Imports} ...${shared} enter=${enter} given=${screen.given} found=${screen.found} />`,
        play: () => html`<${PlayScreen} ...${shared} session=${session} updateSession=${updateSession} moveTo=${(cursor) => moveTo(session, cursor)}
            open=${open} setOpen=${setOpen} key=${session.id} />`,
        match: () => html`<${Matches} ...${shared} game=${screen.game} enter=${enter} key=${screen.game} />`,
        tournament: () => html`<${Tournaments} ...${shared} given=${screen.given} />`,
        ...reviewScreens({ ...shared, screen, session, open, enter }),
        unknown: () => html`<${UnknownScreen} ...${shared} kept=${missing || screen.kept} />`,
    };
    const shownName = missing || !(screen.name in screens) ? "unknown" : screen.name;
    const waits = id !== null && !missing && session?.id !== id;
    return html`<${Settings.Provider} value=${settings}>
        <div class="page">
            <a class="skip" href="#content" onClick=${skip}>${t("skip")}</a>
            <${Header} t=${t} language=${language} setLanguage=${speak} scheme=${scheme} setScheme=${setScheme}
                settings=${settings} flip=${flip} go=${go} screen=${shownName} />
            <div class="screen" aria-busy=${String(opening)} data-links-opened=${opened}>
                ${linksWait ? html`<${Connection} lost=${problem} ask=${again} busy=${opening} t=${t} />` : html`<${LinkProblem} problem=${problem} t=${t} />`}
                <${StorageNote} t=${t} />
                <${NewerNote} t=${t} />
                <${WaitingNote} retrying=${retrying} t=${t} />
                <div role="status">${id !== null && followed !== null && html`<p class="note" data-note=${followed}>${t(`windows.${followed}`)}</p>`}</div>
                <${Shown.Provider} value=${shown}>${waits ? html`<${Waiting} />` : screens[shownName]()}<//>
            </div>
            <${Exchanges} exchanges=${exchanges} hides=${hides} secret=${exchanges.some(({ url }) => url.includes("/sealed/"))} t=${t} />
        </div>
    <//>`;
}

/** To the content, at the table to what may be done, and not by the address: that may have the screen behind its #. */
function skip(event) {
    event.preventDefault();
    const content = document.getElementById("turn") ?? document.getElementById("content");
    content.tabIndex = -1;
    content.focus();
}

/** Until the game of the address is there. */
const Waiting = () => html`<main id="content" class="play" data-screen="play" aria-busy="true"><h1>…</h1></main>`;
