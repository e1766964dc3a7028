/** The operations on one game. */
import { SealedTable } from "./sealed.js";
/**
 * One game of the service. Every method is one call, and rejects with a GavelProblem if the service refuses, with a
 * TransportError if no usable answer comes.
 */
export class GameClient {
    id;
    #transport;
    #path;
    constructor(transport, id) {
        this.id = id;
        this.#transport = transport;
        this.#path = `/v1/games/${encodeURIComponent(id)}`;
    }
    /** Everything needed to build a setup form: rulesets, options, components, phases, action types. */
    sheet(options) {
        return this.#transport.json({ ...options, method: "GET", path: this.#path });
    }
    /** The rule clauses, in the client's language. */
    rules(options) {
        return this.#transport.json({ ...options, method: "GET", path: `${this.#path}/rules` });
    }
    /** Every sentence of the game as an ICU pattern, in the client's language, to be said elsewhere. */
    messages(options) {
        return this.#transport.json({ ...options, method: "GET", path: `${this.#path}/messages` });
    }
    /** A new game. Without `seed`, `deal` and dealer "table" the service draws a seed; a repeated call, another. */
    setup(setup, options) {
        return this.post("setup", setup, options);
    }
    /** The position after `action`; rejects with IllegalAction, and every reason, if it is not allowed. */
    act(state, action, options) {
        return this.post("actions", { state, action }, options);
    }
    /** What may be done now, by everyone or by `player`; `expand` lists every bid instead of ranges. */
    legalActions(state, options) {
        return this.post("legal-actions", { state }, options);
    }
    /** The scoresheet, interim while the game runs; with `final: true` it rejects with NotFinished then. */
    scores(state, options) {
        return this.post("scores", { state }, options);
    }
    /** The scoresheet of a hand-entered end. */
    tally(tally, options) {
        return this.post("tallies", tally, options);
    }
    /** What `viewer`, a player or "spectator", may see on the table now. */
    view(state, viewer, options) {
        return this.post("views", { state, viewer }, options);
    }
    /** What each of `viewers` may see and do, by id: one call for a whole table. */
    views(state, viewers, options) {
        return this.post("views", { state, viewers }, options);
    }
    /**
     * Whether a game can have led to `state`, and every broken invariant; with its `record` among the options, a
     * transcript as `replay` takes it, also every place where the state departs from it.
     */
    inspect(state, options) {
        return this.post("inspections", { state }, options);
    }
    /**
     * Play a transcript's actions on from exactly one of its `setup` and its `state`; the first refused one stops it.
     *
     * `history` is the digest that your record ends with, and `scores` the scoresheet that it claims: the answer says
     * whether they match.
     */
    replay(transcript, options) {
        return this.post("replays", transcript, options);
    }
    /** Suggested actions for the player of a `record`, the best first; rejects with NotFound if nothing is suggested here. */
    suggest(record, options) {
        return this.post("suggestions", { record }, options);
    }
    /**
     * A new table whose state only the service can read: its token, and a key for each seat without a verifier.
     *
     * `after`: the invitation to a finished table whose people play again, at a shared table that everybody with this
     * invitation finds as `next`; rejects with NotFinished before the end, and with Branched if that table is set up.
     */
    sealedSetup(setup, options = {}) {
        const { after, ...rest } = options;
        return this.post("sealed/setup", setup, rest, after);
    }
    /** The sealed table of that token, for whoever holds the key, or for a spectator; makes no call. */
    sealed(token, key) {
        return new SealedTable(this.#transport, this.#path, token, key);
    }
    /** @internal Options that are not about the call are members of the body; what is undefined is left out. */
    post(operation, body, options = {}, key) {
        const { signal, requestId, language, ...members } = options;
        const json = { text: JSON.stringify({ ...body, ...members }), type: "application/json" };
        const path = `${this.#path}/${operation}`;
        const request = { signal, requestId, language, method: "POST", path, body: json };
        return this.#transport.json(key === undefined ? request : { ...request, key });
    }
}
/** A game that is played in matches: several games whose scores add up. */
export class MatchGameClient extends GameClient {
    /** The standings after the games whose final scoresheets are `results`; its `cash` goes into the next setup. */
    match(match, options) {
        return this.post("matches", match, options);
    }
}
