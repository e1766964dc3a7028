/** The line to the service, which can be cut: the page is asked for at its near end, on a port of loopback. */

import { once } from "node:events";
import { connect, createServer } from "node:net";
import { SERVICE } from "./browser.js";

export class Line {
    #server = null;
    #sockets = new Set();
    #port = 0;

    /** Lay it, or mend it: `url` is then an address of the service. */
    async lay() {
        const { hostname, port } = new URL(SERVICE);
        this.#server = createServer((near) => this.#join(near, connect(Number(port), hostname)));
        this.#server.listen(this.#port, hostname);
        await once(this.#server, "listening");
        this.#port = this.#server.address().port;
        this.url = `http://${hostname}:${this.#port}`;
        return this;
    }

    /** Cut it, with all that is under way. */
    async cut() {
        const server = this.#server;
        this.#server = null;
        server?.close();
        this.#sockets.forEach((each) => each.destroy());
        if (server) await once(server, "close");
    }

    #join(near, far) {
        near.pipe(far).pipe(near);
        for (const [one, other] of [[near, far], [far, near]]) {
            this.#sockets.add(one);
            one.on("error", () => other.destroy());
            one.on("close", () => {
                this.#sockets.delete(one);
                other.destroy();
            });
        }
    }
}
