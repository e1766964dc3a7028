/** What went over the wire, for people who want to see it. */

/** One request and its answer, as they were sent; each try of a call is an exchange of its own. */
export interface Exchange {
    method: "GET" | "POST";
    url: string;
    /** The headers that this client set, by lower-case name. */
    headers: Record<string, string>;
    /** The text that was sent. */
    body: string | null;
    /** The HTTP status; null where no answer came. */
    status: number | null;
    /** The answer: a JSON value, or text where it is no JSON, or a batch's lines; null where none came. */
    answer: unknown;
    /** From the request to the end of the answer. */
    milliseconds: number;
}

/** The request as a command for a POSIX shell; what a shell would expand is quoted. */
export function asCurl(exchange: Pick<Exchange, "method" | "url" | "headers" | "body">): string {
    const words = ["curl", "--silent", "--show-error"];
    if (exchange.method !== "GET" || exchange.body !== null) {
        words.push("--request", exchange.method);
    }
    words.push(quoted(exchange.url));
    for (const [name, value] of Object.entries(exchange.headers)) {
        words.push("--header", quoted(value === "" ? `${name};` : `${name}: ${value}`));
    }
    if (exchange.body !== null) {
        // Not --data, which would take a body that begins with @ for the name of a file.
        words.push("--data-raw", quoted(exchange.body));
    }
    return words.join(" ");
}

/** Completes an exchange while its answer comes in. */
export class Recording {
    readonly #exchange: Exchange;
    readonly #lines: boolean;
    readonly #began = performance.now();
    #text = "";

    constructor(exchange: Exchange, lines: boolean) {
        this.#exchange = exchange;
        this.#lines = lines;
    }

    /** A piece of the answer's text. */
    add(piece: string): void {
        this.#text += piece;
    }

    /** The exchange, with all that came. */
    ended(): Exchange {
        const answer = this.#lines ? this.#text.split("\n").filter(Boolean).map(parsed) : parsed(this.#text);
        return { ...this.#exchange, answer, milliseconds: performance.now() - this.#began };
    }
}

function parsed(text: string): unknown {
    try {
        return JSON.parse(text);
    } catch {
        return text === "" ? null : text;
    }
}

function quoted(word: string): string {
    return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
