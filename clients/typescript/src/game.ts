/** The operations on one game. */

import { SealedTable } from "./sealed.js";
import type { CallOptions, Transport } from "./transport.js";
import type {
    Action,
    Further,
    GameId,
    GameSheet,
    Inspection,
    LegalActions,
    Match,
    MatchGameId,
    MatchStandings,
    Messages,
    NewSealedTable,
    PlayerRecord,
    Position,
    Replay,
    Rules,
    Scoresheet,
    SealedSetup,
    SeatView,
    Setup,
    State,
    Suggestions,
    TableViews,
    Tally,
    Transcript,
} from "./types.js";

/** About the call, and the members of its body that are no arguments, such as `names`. */
type Options<G extends string, Operation extends string, Given extends string> = CallOptions & Further<G, Operation, Given>;

type Viewing = "viewer" | "viewers";

/**
 * One game of the service. Every method is one call, and rejects with a GavelProblem if the service refuses, with a
 * TransportError if no usable answer comes.
 */
export class GameClient<G extends string = GameId> {
    readonly id: G;
    readonly #transport: Transport;
    readonly #path: string;

    constructor(transport: Transport, id: G) {
        this.id = id;
        this.#transport = transport;
        this.#path = `/v1/games/${encodeURIComponent(id)}`;
    }

    /** Everything needed to build a setup form: rulesets, options, components, phases, action types. */
    sheet(options?: CallOptions): Promise<GameSheet> {
        return this.#transport.json({ ...options, method: "GET", path: this.#path });
    }

    /** The rule clauses, in the client's language. */
    rules(options?: CallOptions): Promise<Rules> {
        return this.#transport.json({ ...options, method: "GET", path: `${this.#path}/rules` });
    }

    /** Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere. */
    messages(options?: CallOptions): Promise<Messages> {
        return this.#transport.json({ ...options, method: "GET", path: `${this.#path}/messages` });
    }

    /** A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another. */
    setup(setup: Setup<G>, options?: CallOptions): Promise<Position<G>> {
        return this.post("setup", setup, options);
    }

    /** The position after `action`; rejects with IllegalAction, and every reason, if it is not allowed. */
    act(state: State<G>, action: Action<G>, options?: Options<G, "actions", "state" | "action">): Promise<Position<G>> {
        return this.post("actions", { state, action }, options);
    }

    /** What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges. */
    legalActions(state: State<G>, options?: Options<G, "legal-actions", "state">): Promise<LegalActions<G>> {
        return this.post("legal-actions", { state }, options);
    }

    /** The scoresheet, interim while the game runs; with `final: true` it rejects with NotFinished then. */
    scores(state: State<G>, options?: Options<G, "scores", "state">): Promise<Scoresheet<G>> {
        return this.post("scores", { state }, options);
    }

    /** The scoresheet of a hand-entered end. */
    tally(tally: Tally<G>, options?: CallOptions): Promise<Scoresheet<G>> {
        return this.post("tallies", tally, options);
    }

    /** What `viewer`, a player or "spectator", may see on the table now. */
    view(state: State<G>, viewer: string, options?: Options<G, "views", "state" | Viewing>): Promise<SeatView<G>> {
        return this.post("views", { state, viewer }, options);
    }

    /** What each of `viewers` may see and do, by id: one call for a whole table. */
    views(state: State<G>, viewers: string[], options?: Options<G, "views", "state" | Viewing>): Promise<TableViews<G>> {
        return this.post("views", { state, viewers }, options);
    }

    /**
     * Whether a game can have led to `state`, and every broken invariant; with its `record` among the options, a
     * transcript as `replay` takes it, also every place where the state departs from it.
     */
    inspect(state: State<G>, options?: Options<G, "inspections", "state">): Promise<Inspection<G>> {
        return this.post("inspections", { state }, options);
    }

    /**
     * Play a transcript's actions on from exactly one of its `setup` and its `state`; the first refused one stops it.
     *
     * `history` is the digest that your record ends with, and `scores` the scoresheet that it claims: the answer says
     * whether they match.
     */
    replay(transcript: Transcript<G>, options?: CallOptions): Promise<Replay<G>> {
        return this.post("replays", transcript, options);
    }

    /** Suggested actions for the player of a `record`, the best first; rejects with NotFound if nothing is suggested here. */
    suggest(record: PlayerRecord<G>, options?: Options<G, "suggestions", "record">): Promise<Suggestions<G>> {
        return this.post("suggestions", { record }, options);
    }

    /**
     * A new table whose state only the service can read: its token, and a key for each seat without a verifier.
     *
     * `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
     * invitation finds as `next`; rejects with NotFinished before the end, and with Branched if that table is set up.
     */
    sealedSetup(setup: SealedSetup<G>, options: CallOptions & { after?: string } = {}): Promise<NewSealedTable<G>> {
        const { after, ...rest } = options;
        return this.post("sealed/setup", setup, rest, after);
    }

    /** The sealed table of that token, for whoever holds the key, or for a spectator; makes no call. */
    sealed(token: string, key?: string): SealedTable<G> {
        return new SealedTable(this.#transport, this.#path, token, key);
    }

    /** @internal Options that are not about the call are members of the body; what is undefined is left out. */
    protected post<T>(operation: string, body: object, options: CallOptions = {}, key?: string): Promise<T> {
        const { signal, requestId, language, ...members } = options;
        const json = { text: JSON.stringify({ ...body, ...members }), type: "application/json" };
        const path = `${this.#path}/${operation}`;
        const request = { signal, requestId, language, method: "POST" as const, path, body: json };
        return this.#transport.json(key === undefined ? request : { ...request, key });
    }
}

/** A game that is played in matches: several games whose scores add up. */
export class MatchGameClient<G extends string = MatchGameId> extends GameClient<G> {
    /** The standings after the games whose final scoresheets are `results`; its `cash` goes into the next setup. */
    match(match: Match<G>, options?: CallOptions): Promise<MatchStandings<G>> {
        return this.post("matches", match, options);
    }
}
