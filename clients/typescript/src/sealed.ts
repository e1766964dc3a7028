/** Sealed tables: a token that only the service can open, and the key of one seat. */

import type { CallOptions, Request, Transport } from "./transport.js";
import type {
    Further,
    GameId,
    SealedAction,
    SealedPosition,
    SealedReceipt,
    SealedSeat,
    SealedSubscription,
    SealedTranscript,
    Subscription,
    Unsealed,
} from "./types.js";

type Options<G extends string, Operation extends string, Given extends string> = CallOptions &
    Further<G, `sealed-${Operation}`, Given>;

/**
 * A table at one token, for whoever holds the key. Every method is one call; a table never changes: each answer has the
 * `token` to go on from. The key is sent in the header Authorization, and shows in no URL and no exchange.
 */
export class SealedTable<G extends string = GameId> {
    readonly token: string;
    readonly #transport: Transport;
    readonly #path: string;
    readonly #key: string | undefined;

    constructor(transport: Transport, path: string, token: string, key: string | undefined) {
        // What no header can carry would stand in the error that fetch throws for it.
        if (key !== undefined && !/^[\x21-\x7e]+$/.test(key)) {
            throw new TypeError("a key is one line of letters, digits and signs, without spaces");
        }
        this.token = token;
        this.#transport = transport;
        this.#path = path;
        this.#key = key;
    }

    /** The table at another of its tokens, with the same key; makes no call. */
    at(token: string): SealedTable<G> {
        return new SealedTable(this.#transport, this.#path, token, this.#key);
    }

    /** The table after `action`, by the key of who acts; rejects with IllegalAction, or with Held. */
    act(action: SealedAction<G>, options?: Options<G, "actions", "token" | "action">): Promise<SealedPosition<G>> {
        return this.#post("actions", { token: this.token, action }, options);
    }

    /** What the key's holder, or a spectator, may see and do; with `since`, also the last public actions from that ply on. */
    view(options?: Options<G, "views", "token">): Promise<SealedPosition<G>> {
        return this.#post("views", { token: this.token }, options);
    }

    /** The table with all choices that were made at the same time in its token and in `tokens`. */
    merge(tokens: readonly string[], options?: Options<G, "merges", "tokens">): Promise<SealedPosition<G>> {
        return this.#post("merges", { tokens: [this.token, ...tokens] }, options);
    }

    /**
     * Another key for a seat, by its own key or the referee's; the first of a free seat, by an invitation. With a
     * `verifier` (`newSeatKey`) none is in the answer. A guarded table demands one of everybody but the referee.
     */
    newKey(seat: string, options?: Options<G, "seats", "token" | "seat">): Promise<SealedSeat<G>> {
        return this.#post("seats", { token: this.token, seat }, options);
    }

    /** The plain state, everyone's cards included: to the referee's key; of a finished game, to everyone. */
    unseal(options?: CallOptions): Promise<Unsealed<G>> {
        return this.#post("unseal", { token: this.token }, options);
    }

    /** What a finished game has come to, signed; rejects with NotFinished before. */
    receipt(options?: CallOptions): Promise<SealedReceipt> {
        return this.#post("receipts", { token: this.token }, options);
    }

    /**
     * What has been played, in order, as the whole table has seen it; any key or none gets the same answer. A guarded
     * table has every action with its events and, after the end, the `transcript` for `replay`; any other table has the
     * last few actions, and null in `setup_events`, `events` and `transcript`.
     */
    transcript(options?: Options<G, "transcripts", "token">): Promise<SealedTranscript<G>> {
        return this.#post("transcripts", { token: this.token }, options);
    }

    /**
     * Have the key's holder called by Web Push at a guarded table, or, with null, not any more. `subscription` is what
     * `PushSubscription.toJSON()` gives; the messages are in the client's language.
     */
    subscribe(subscription: Subscription | null, options?: CallOptions): Promise<SealedSubscription<G>> {
        return this.#post("subscriptions", { token: this.token, subscription }, options);
    }

    /** A guarded table goes on from this token, whatever has been played since: by the referee's key. */
    heads(options?: Options<G, "heads", "token">): Promise<SealedPosition<G>> {
        return this.#post("heads", { token: this.token }, options);
    }

    #post<T>(operation: string, body: object, options: CallOptions = {}): Promise<T> {
        const { signal, requestId, language, ...members } = options;
        const json = { text: JSON.stringify({ ...body, ...members }), type: "application/json" };
        const request: Omit<Request, "accept"> = {
            signal,
            requestId,
            language,
            method: "POST",
            path: `${this.#path}/sealed/${operation}`,
            body: json,
        };
        return this.#transport.json(this.#key === undefined ? request : { ...request, key: this.#key });
    }
}
