/** The real service, as it is deployed, on a free port; started with the Python of the variable PYTHON. */

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = new URL("../../../", import.meta.url);

const CONFIGURATION = fileURLToPath(new URL("gunicorn.conf.py", ROOT));

/** The base URL of a service that ends with the tests of this file. */
export async function service(): Promise<string> {
    const server = spawn(process.env["PYTHON"] ?? "python3", ["-m", "gunicorn", "--config", CONFIGURATION], {
        env: { ...process.env, HOST: "127.0.0.1", PORT: "0", WEB_CONCURRENCY: "1" },
        stdio: ["ignore", "pipe", "pipe"],
    });
    let complaints = "";
    server.stderr.on("data", (piece: Buffer) => (complaints += piece.toString()));
    server.on("error", (error) => (complaints += error.message));
    // To gunicorn: at once, without waiting for connections that are kept alive.
    const end = (): boolean => server.kill("SIGQUIT");
    process.on("exit", end);
    after(end);
    for await (const line of createInterface(server.stdout)) {
        const found = /referees at (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
        if (found !== undefined) {
            server.stdout.resume();
            return found;
        }
    }
    throw new Error(`the service did not start:\n${complaints}`);
}
