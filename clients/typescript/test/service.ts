/** The real service, as it is deployed, on a free port; started with the Python of the variable PYTHON. */

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const ROOT = new URL("../../../", import.meta.url);

const CONFIGURATION = fileURLToPath(new URL("gunicorn.conf.py", ROOT));

/** The base URL of a service that ends with the tests of this file. */
export async function service(environment: Record<string, string> = {}): Promise<string> {
    const server = spawn(process.env["PYTHON"] ?? "python3", ["-m", "gunicorn", "--config", CONFIGURATION], {
        env: { ...process.env, HOST: "127.0.0.1", PORT: "0", WEB_CONCURRENCY: "1", ...environment },
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

/** The same, with keys of its own, so that it seals. */
export function sealing(): Promise<string> {
    const keys = join(mkdtempSync(join(tmpdir(), "gavel-")), "keys.json");
    execFileSync(process.env["PYTHON"] ?? "python3", ["-m", "gavel", "keys", "new", keys]);
    return service({ GAVEL_KEYS: keys });
}
