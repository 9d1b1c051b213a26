// A server between the game and the browser that makes the mistakes of real servers and networks. Its tests need the build in parts.
import { createServer, request as ask } from "node:http";
import { readFile } from "node:fs/promises";
import { test as versions } from "./versions.mjs";

/** The headers of hosts for files that never change: a browser that gets a bad response keeps it. */
const FOR_GOOD = { "cache-control": "max-age=31536000, immutable" };

function say(response, body, headers = {}) {
  response.writeHead(200, { "content-type": "text/html", ...FOR_GOOD, ...headers }).end(body);
}

/** Responds with the page instead of a file, like hosts of single-page apps. */
export const page = (dir) => async (_, response) => say(response, await readFile(`${dir}/index.html`));

/** Responds with the first half of a file. */
export const half = (dir) => async (name, response) => {
  const bytes = await readFile(`${dir}/${name}`);
  say(response, bytes.subarray(0, bytes.length / 2), { "content-type": "application/wasm" });
};

/** Responds with an earlier file. */
export const older = (bytes, type) => async (_, response) => say(response, bytes, { "content-type": type });

/** Responds to everything with the login page of a network. */
export const portal = async (_, response) => say(response, "<!doctype html><title>Hotel</title><form>Your room?</form>", { "cache-control": "no-store" });

/** The network is gone. */
export const gone = async (_, response) => void response.destroy();

/**
 * @typedef {object} Spoiled a site whose responses can be replaced by faulty ones
 * @property {string} url
 * @property {string[]} asked
 * @property {(pattern: RegExp, fault: Function) => void} spoil
 * @property {() => void} heal
 * @property {() => void} leave
 */

/** @type {import("@playwright/test").TestType<Omit<Parameters<Parameters<typeof versions>[2]>[0], "site"> & { site: Spoiled }, {}>} */
export const test = versions.extend(/** @type {any} */ ({
  /** The game behind a server that responds with `faults` first: a list of patterns of names and responses. */
  site: async ({ site }, use) => {
    const upstream = new URL(site.url);
    const faults = [];
    const asked = [];
    const server = createServer((incoming, response) => {
      const path = new URL(incoming.url, upstream).pathname;
      const name = path.slice(upstream.pathname.length) || "index.html";
      asked.push(name);
      const [, fault] = faults.find(([pattern]) => pattern.test(name)) ?? [];
      if (fault) {
        fault(name, response);
        return;
      }
      const passed = ask({ host: "127.0.0.1", port: upstream.port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
        response.writeHead(Number(answer.statusCode), answer.headers);
        answer.pipe(response);
      });
      passed.on("error", () => response.destroy());
      incoming.pipe(passed);
    });
    await new Promise((ready) => { server.listen(0, "127.0.0.1", () => ready(null)); });
    const heal = () => { faults.length = 0; };
    const spoil = (pattern, fault) => faults.push([pattern, fault]);
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    const url = `http://localhost:${port}${upstream.pathname}`;
    await use({ url, asked, spoil, heal, leave: () => { heal(); spoil(/./, gone); } });
    server.closeAllConnections();
    await new Promise((closed) => { server.close(closed); });
  },
}));
