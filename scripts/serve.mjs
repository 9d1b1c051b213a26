// A small static web server: for `make play`, and for the tests, which serve from a sub-path and close it to be offline.
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const ALREADY_COMPRESSED = new Set([".png", ".woff2"]);
const compress = promisify(brotliCompress);
/** Compressed files by path: the time of the file, and what it became. */
const compressed = new Map();

/** The file as brotli; compressed once, and again when it changes. */
function asBrotli(file, { mtimeMs, size }) {
  const known = compressed.get(file);
  if (known?.mtimeMs === mtimeMs) return known.bytes;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  const bytes = readFile(file).then((content) => compress(content, { params }));
  compressed.set(file, { mtimeMs, bytes });
  bytes.catch(() => compressed.delete(file));
  return bytes;
}

const takesBrotli = (request, file) =>
  /\bbr\b/.test(request.headers["accept-encoding"] ?? "") && !ALREADY_COMPRESSED.has(extname(file));

/** The file that answers the address `url` below `base`, or nothing if there is none. */
async function find(dir, base, url) {
  const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  if (!path.startsWith(base)) return undefined;
  const file = join(dir, normalize(`/${path.slice(base.length)}`), path.endsWith("/") ? "index.html" : "");
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, stats: found } : undefined;
}

async function answer(request, response, dir, base) {
  const found = await find(dir, base, request.url).catch(() => undefined);
  if (!found) {
    response.writeHead(404, { "content-type": "text/plain" }).end("Not here.\n");
    return;
  }
  const { file, stats } = found;
  const headers = {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "cache-control": "no-cache",
    vary: "accept-encoding",
  };
  if (takesBrotli(request, file)) {
    const bytes = await asBrotli(file, stats);
    response.writeHead(200, { ...headers, "content-encoding": "br", "content-length": bytes.length });
    response.end(request.method === "HEAD" ? undefined : bytes);
    return;
  }
  response.writeHead(200, { ...headers, "content-length": stats.size });
  if (request.method === "HEAD") response.end();
  else createReadStream(file).pipe(response);
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server.address().port));
  });
}

/** Serves `dir` at `base` on `port` (0: any free one); the next free port if it is taken. */
export async function serve({ dir = "dist", base = "/", port = 0, host = "127.0.0.1" } = {}) {
  const server = createServer((request, response) => {
    answer(request, response, dir, base).catch(() => response.destroy());
  });
  for (;;) {
    try {
      const found = await listen(server, port, host);
      const close = () => {
        server.closeAllConnections();
        return new Promise((resolve) => server.close(resolve));
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
  console.log(`\n  Red Queens is at ${url}\n  Ctrl-C ends.\n`);
}
