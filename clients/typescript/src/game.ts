/** The operations on one game. */

import type { CallOptions, Transport } from "./transport.js";
import type {
    Action,
    GameId,
    GameSheet,
    Inspection,
    LegalActions,
    Match,
    MatchGameId,
    MatchStandings,
    Position,
    Replay,
    Rules,
    Scoresheet,
    SeatView,
    Setup,
    State,
    Tally,
    Transcript,
} from "./types.js";

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

    /** A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another. */
    setup(setup: Setup<G>, options?: CallOptions): Promise<Position<G>> {
        return this.post("setup", setup, options);
    }

    /** The position after `action`; rejects with IllegalAction, and every reason, if it is not allowed. */
    act(state: State<G>, action: Action<G>, options?: CallOptions): Promise<Position<G>> {
        return this.post("actions", { state, action }, options);
    }

    /** What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges. */
    legalActions(
        state: State<G>,
        options: CallOptions & { player?: string | undefined; expand?: boolean | undefined } = {},
    ): Promise<LegalActions<G>> {
        const { player, expand, ...call } = options;
        return this.post("legal-actions", { state, player, expand }, call);
    }

    /** The scoresheet, interim while the game runs; with `final: true` it rejects with NotFinished then. */
    scores(
        state: State<G>,
        options: CallOptions & { final?: boolean | undefined } = {},
    ): Promise<Scoresheet<G>> {
        const { final, ...call } = options;
        return this.post("scores", { state, final }, call);
    }

    /** The scoresheet of a hand-entered end. */
    tally(tally: Tally<G>, options?: CallOptions): Promise<Scoresheet<G>> {
        return this.post("tallies", tally, options);
    }

    /** What `viewer`, a player or "spectator", may see on the table now. */
    view(state: State<G>, viewer: string, options?: CallOptions): Promise<SeatView<G>> {
        return this.post("views", { state, viewer }, options);
    }

    /** Whether a game can have led to `state`, and every broken invariant. */
    inspect(state: State<G>, options?: CallOptions): Promise<Inspection<G>> {
        return this.post("inspections", { state }, options);
    }

    /**
     * Play a transcript's actions on from exactly one of its `setup` and its `state`; the first refused one stops it.
     *
     * `history` is the digest that your record ends with; the answer says whether it matches.
     */
    replay(transcript: Transcript<G>, options?: CallOptions): Promise<Replay<G>> {
        return this.post("replays", transcript, options);
    }

    /** @internal Members that are undefined are left out. */
    protected post<T>(operation: string, body: unknown, options: CallOptions | undefined): Promise<T> {
        const json = { text: JSON.stringify(body), type: "application/json" };
        return this.#transport.json({ ...options, method: "POST", path: `${this.#path}/${operation}`, body: json });
    }
}

/** A game that is played in matches: several games whose scores add up. */
export class MatchGameClient<G extends string = MatchGameId> extends GameClient<G> {
    /** The standings after the games whose final scoresheets are `results`; its `cash` goes into the next setup. */
    match(match: Match<G>, options?: CallOptions): Promise<MatchStandings<G>> {
        return this.post("matches", match, options);
    }
}
