/** The client of one service. */
import { answers } from "./batch.js";
import { MatchGameClient } from "./game.js";
import { Transport } from "./transport.js";
/**
 * A Gavel service. `baseUrl` may be relative to the page in a browser; "" is the folder that the page came from.
 *
 * Every call is a pure function of what is sent, so each is repeated after a transient failure: when no answer comes,
 * when it breaks off, and on 429, 502, 503 and 504, after the time that Retry-After names or a growing pause. Nothing
 * else is repeated.
 */
export class Client {
    #transport;
    constructor(baseUrl, options = {}) {
        this.#transport = new Transport(baseUrl, options);
    }
    /** Where the service is, without a slash at the end. */
    get baseUrl() {
        return this.#transport.baseUrl;
    }
    /** The catalogue of games. */
    async games(options) {
        const catalogue = await this.#json("/v1/games", options);
        return catalogue.games;
    }
    /** What is installed: the release of the service, the version of its contract, and each game's distribution. */
    version(options) {
        return this.#json("/v1/version", options);
    }
    /**
     * The operations on the game of that id; makes no call. An id that is written out must be one of the contract, and
     * types everything by that game; a `string` stands for whichever game the service has.
     */
    game(id) {
        // One class serves all: only the types tell whether a game has matches.
        return new MatchGameClient(this.#transport, id);
    }
    /**
     * One answer for each line `{id, operation, game, body}`, in order, as they come.
     *
     * `lines` may be endless: they are taken in portions, the next one when the last has been answered. A refused line
     * gets a problem of its own and stops nothing.
     */
    batch(lines, options = {}) {
        return answers(this.#transport, lines, options);
    }
    /** What one search for suggestions may cost; rejects with NotFound if the service suggests nothing. */
    suggestionLimits(options) {
        return this.#json("/v1/suggestions", options);
    }
    /** The public halves of the keys that sign receipts, as a JWK set. */
    keys(options) {
        return this.#json("/v1/keys", options);
    }
    /** The table of an invitation: its game, and its newest token; rejects with TableUnknown if there is none. */
    findTable(invitation, options) {
        return this.#transport.json({ ...options, method: "GET", path: "/v1/invitation", key: invitation });
    }
    /** The key with which a browser subscribes to be called; rejects with NotFound where the service calls nobody. */
    pushKey(options) {
        return this.#json("/v1/push", options);
    }
    /** What a receipt says that this service has signed; rejects with ReceiptBroken for any other text. */
    verifyReceipt(receipt, options) {
        const body = { text: JSON.stringify({ receipt }), type: "application/json" };
        return this.#transport.json({ ...options, method: "POST", path: "/v1/receipts/verify", body });
    }
    /** Whether the service lives; rejects if it does not. */
    health(options) {
        return this.#json("/healthz", options);
    }
    /** Whether the service is ready for calls; rejects if it is not. */
    ready(options) {
        return this.#json("/readyz", options);
    }
    /** The contract: OpenAPI 3.1. */
    openapi(options) {
        return this.#json("/openapi.json", options);
    }
    /** The contract as YAML. */
    openapiYaml(options) {
        return this.#text("/openapi.yaml", "application/yaml", options);
    }
    /** What a transcript looks like, as JSON Schema. */
    async transcriptSchema(options) {
        return JSON.parse(await this.#text("/transcript.schema.json", "application/schema+json", options));
    }
    /** The page (HTML) on which to read and try the contract. */
    docs(options) {
        return this.#text("/docs", "text/html", options);
    }
    /** The page (HTML) about one problem type, such as "illegal-action". */
    problem(name, options) {
        return this.#text(`/problems/${encodeURIComponent(name)}`, "text/html", options);
    }
    #json(path, options) {
        return this.#transport.json({ ...options, method: "GET", path });
    }
    #text(path, accept, options) {
        return this.#transport.text({ ...options, method: "GET", path, accept });
    }
}
