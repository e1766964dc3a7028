/** A tiny HTTP server on a loopback port that answers by a script, and keeps what it was sent. */

import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestContext } from "node:test";

/** A request as it came in. */
export interface Asked {
    method: string;
    path: string;
    headers: IncomingMessage["headers"];
    body: string;
}

export type Answering = (response: ServerResponse, asked: Asked) => void;

/** Where the server is, and the requests that came. */
export interface Script {
    url: string;
    asked: Asked[];
}

/** A server that gives these answers in turn, the last one for all further requests, until the test is over. */
export async function scripted(test: TestContext, ...answers: Answering[]): Promise<Script> {
    const asked: Asked[] = [];
    const server = createServer(async (request, response) => {
        let body = "";
        for await (const piece of request.setEncoding("utf8")) {
            body += piece;
        }
        asked.push({ method: request.method!, path: request.url!, headers: request.headers, body });
        answers[Math.min(asked.length, answers.length) - 1]!(response, asked.at(-1)!);
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    test.after(() => {
        server.close();
        server.closeAllConnections();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** Answer with JSON, problem+json from 400 on. */
export function says(document: unknown, status = 200, headers: Record<string, string> = {}): Answering {
    const type = status < 400 ? "application/json" : "application/problem+json";
    return saysText(JSON.stringify(document), status, { "content-type": type, ...headers });
}

/** Answer with a text, which is a page unless the headers say otherwise. */
export function saysText(text: string, status = 200, headers: Record<string, string> = {}): Answering {
    return (response) => {
        response.writeHead(status, { "content-type": "text/html", ...headers }).end(text);
    };
}

/** Close the connection without a word. */
export const drops: Answering = (response) => {
    response.destroy();
};

/** Promise more than is sent. */
export const breaksOff: Answering = (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"sta', () => response.destroy());
};

/** Never answer. */
export const hangs: Answering = () => {};
