/** The client of one service. */

import { type BatchAnswer, type BatchOptions, answers } from "./batch.js";
import { type GameClient, MatchGameClient } from "./game.js";
import { type CallOptions, type ClientOptions, Transport } from "./transport.js";
import type {
    BatchLine,
    CatalogueEntry,
    GameId,
    Health,
    InvitedTable,
    KeySet,
    MatchGameId,
    PushKey,
    Readiness,
    SuggestionLimits,
    VerifiedReceipt,
    Version,
} from "./types.js";

/** The operations on a game; `match` only where the game is played in matches, or may be: where any game is meant. */
export type GameClientOf<G extends string> = string extends G
    ? MatchGameClient<G>
    : [G] extends [MatchGameId]
      ? MatchGameClient<G>
      : GameClient<G>;

/** The id of a game of the contract, or any string of which the value is not known when compiling. */
type KnownOrAny<G extends string> = string extends G ? string : GameId;

/**
 * A Gavel service. `baseUrl` may be relative to the page in a browser; "" is the folder that the page came from.
 *
 * Every call is a pure function of what is sent, so each is repeated after a transient failure: when no answer comes,
 * when it breaks off, and on 429, 502, 503 and 504, after the time that Retry-After names or a growing pause. Nothing
 * else is repeated.
 */
export class Client {
    readonly #transport: Transport;

    constructor(baseUrl: string, options: ClientOptions = {}) {
        this.#transport = new Transport(baseUrl, options);
    }

    /** Where the service is, without a slash at the end. */
    get baseUrl(): string {
        return this.#transport.baseUrl;
    }

    /** The catalogue of games. */
    async games(options?: CallOptions): Promise<CatalogueEntry[]> {
        const catalogue = await this.#json<{ games: CatalogueEntry[] }>("/v1/games", options);
        return catalogue.games;
    }

    /** What is installed: the release of the service, the version of its contract, and each game's distribution. */
    version(options?: CallOptions): Promise<Version> {
        return this.#json("/v1/version", options);
    }

    /**
     * The operations on the game of that id; makes no call. An id that is written out must be one of the contract, and
     * types everything by that game; a `string` stands for whichever game the service has.
     */
    game<G extends string>(id: G & KnownOrAny<G>): GameClientOf<G> {
        // One class serves all: only the types tell whether a game has matches.
        return new MatchGameClient<G>(this.#transport, id) as unknown as GameClientOf<G>;
    }

    /**
     * One answer for each line `{id, operation, game, body}`, in order, as they come.
     *
     * `lines` may be endless: they are taken in portions, the next one when the last has been answered. A refused line
     * gets a problem of its own and stops nothing.
     */
    batch(
        lines: Iterable<BatchLine> | AsyncIterable<BatchLine>,
        options: BatchOptions = {},
    ): AsyncGenerator<BatchAnswer, void, undefined> {
        return answers(this.#transport, lines, options);
    }

    /** What one search for suggestions may cost; rejects with NotFound if the service suggests nothing. */
    suggestionLimits(options?: CallOptions): Promise<SuggestionLimits> {
        return this.#json("/v1/suggestions", options);
    }

    /** The public halves of the keys that sign receipts, as a JWK set. */
    keys(options?: CallOptions): Promise<KeySet> {
        return this.#json("/v1/keys", options);
    }

    /** The table of an invitation: its game, and its newest token; rejects with TableUnknown if there is none. */
    findTable(invitation: string, options?: CallOptions): Promise<InvitedTable> {
        return this.#transport.json({ ...options, method: "GET", path: "/v1/invitation", key: invitation });
    }

    /** The key with which a browser subscribes to be called; rejects with NotFound where the service calls nobody. */
    pushKey(options?: CallOptions): Promise<PushKey> {
        return this.#json("/v1/push", options);
    }

    /** What a receipt says that this service has signed; rejects with ReceiptBroken for any other text. */
    verifyReceipt(receipt: string, options?: CallOptions): Promise<VerifiedReceipt> {
        const body = { text: JSON.stringify({ receipt }), type: "application/json" };
        return this.#transport.json({ ...options, method: "POST", path: "/v1/receipts/verify", body });
    }

    /** Whether the service lives; rejects if it does not. */
    health(options?: CallOptions): Promise<Health> {
        return this.#json("/healthz", options);
    }

    /** Whether the service is ready for calls; rejects if it is not. */
    ready(options?: CallOptions): Promise<Readiness> {
        return this.#json("/readyz", options);
    }

    /** The contract: OpenAPI 3.1. */
    openapi(options?: CallOptions): Promise<Record<string, unknown>> {
        return this.#json("/openapi.json", options);
    }

    /** The contract as YAML. */
    openapiYaml(options?: CallOptions): Promise<string> {
        return this.#text("/openapi.yaml", "application/yaml", options);
    }

    /** What a transcript looks like, as JSON Schema. */
    async transcriptSchema(options?: CallOptions): Promise<Record<string, unknown>> {
        return JSON.parse(await this.#text("/transcript.schema.json", "application/schema+json", options));
    }

    /** The page (HTML) on which to read and try the contract. */
    docs(options?: CallOptions): Promise<string> {
        return this.#text("/docs", "text/html", options);
    }

    /** The page (HTML) about one problem type, such as "illegal-action". */
    problem(name: string, options?: CallOptions): Promise<string> {
        return this.#text(`/problems/${encodeURIComponent(name)}`, "text/html", options);
    }

    #json<T>(path: string, options: CallOptions | undefined): Promise<T> {
        return this.#transport.json({ ...options, method: "GET", path });
    }

    #text(path: string, accept: string, options: CallOptions | undefined): Promise<string> {
        return this.#transport.text({ ...options, method: "GET", path, accept });
    }
}
