/** What went over the wire, for people who want to see it. */
/** The request as a command for a POSIX shell; what a shell would expand is quoted. */
export function asCurl(exchange) {
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
    #exchange;
    #lines;
    #began = performance.now();
    #text = "";
    constructor(exchange, lines) {
        this.#exchange = exchange;
        this.#lines = lines;
    }
    /** A piece of the answer's text. */
    add(piece) {
        this.#text += piece;
    }
    /** The exchange, with all that came. */
    ended() {
        const answer = this.#lines ? this.#text.split("\n").filter(Boolean).map(parsed) : parsed(this.#text);
        return { ...this.#exchange, answer, milliseconds: performance.now() - this.#began };
    }
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text === "" ? null : text;
    }
}
function quoted(word) {
    return `'${word.replaceAll("'", String.raw `'\''`)}'`;
}
