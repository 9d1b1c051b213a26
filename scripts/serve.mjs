// A static web server for `make play`, and for the tests, which serve from a subfolder and stop it to go offline.
import { realpathSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import send from "send";
import { SECURITY } from "./hosts.mjs";

/** The headers of every response; the README recommends them for other servers. */
const HEADERS = { ...SECURITY, "cache-control": "no-cache", vary: "accept-encoding" };

/** Returns the file in `root` for the address `url` below `base`. Links can't lead out of `root`. */
function find(root, base, url) {
  const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  if (!path.startsWith(base)) return undefined;
  const below = path.slice(base.length);
  const file = realpathSync(join(root, below, /(^|\/)$/.test(below) ? "index.html" : ""));
  return file.startsWith(root + sep) ? file : undefined;
}

/** Returns the brotli copy of a file, if the browser accepts one and the file hasn't changed since. */
function packed(request, file) {
  if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return undefined;
  const [plain, brotli] = [file, `${file}.br`].map((name) => statSync(name, { throwIfNoEntry: false }));
  return plain && brotli && brotli.mtimeMs >= plain.mtimeMs ? `${file}.br` : undefined;
}

function refuse(response, status, headers = {}) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...HEADERS, ...headers, "content-type": "text/plain" }).end("Not here.\n");
}

/** Returns the file to answer with, if there is one that can be read. */
function look(request, root, base) {
  try {
    const file = find(root, base, request.url);
    return file && { file, brotli: packed(request, file) };
  } catch {
    return undefined;
  }
}

function answer(request, response, root, base) {
  if (!["GET", "HEAD"].includes(request.method)) {
    refuse(response, 405, { allow: "GET, HEAD" });
    return;
  }
  const found = look(request, root, base);
  if (!found) {
    refuse(response, 404);
    return;
  }
  const { file, brotli } = found;
  const sent = send(request, encodeURI(relative(root, brotli ?? file)), { root, index: false });
  sent.on("headers", () => {
    sent.type(file);
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    if (brotli) response.setHeader("content-encoding", "br");
  });
  sent.on("error", ({ status }) => refuse(response, status));
  sent.on("directory", () => refuse(response, 404));
  sent.pipe(response);
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server.address().port));
  });
}

/** Serves `dir` at `base` on `port` (0: any free one), or on the next free port if that one is in use. */
export async function serve({ dir = "dist", base = "/", port = 0, host = "127.0.0.1" } = {}) {
  const root = realpathSync(dir);
  const server = createServer((request, response) => answer(request, response, root, base));
  for (;;) {
    try {
      const found = await listen(server, port, host);
      const close = () => {
        server.closeAllConnections();
        return new Promise((resolve) => { server.close(resolve); });
      };
      return { url: `http://localhost:${found}${base}`, close };
    } catch (error) {
      if (error.code !== "EADDRINUSE") throw error;
      port += 1;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serve({ port: Number(process.env.PORT ?? 8080), host: process.env.HOST ?? "127.0.0.1" });
  console.log(`\n  Red Queens is running at ${url}\n  Press Ctrl-C to stop.\n`);
}
