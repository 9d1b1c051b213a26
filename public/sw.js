// Stores a verified copy of the whole game for offline play. The build inserts the list of files above this line:
//   const PRECACHE = { version: "hash of all contents", files: [{ url: "./", integrity: "sha256-…" }, …] };
// Files marked as `later` are only kept once a page has asked for them, in this version or an earlier one.
// Each version has its own cache, and each page holds a lock named after the cache of its version.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = `red-queens ${worker.registration.scope} `;
const CACHE = PREFIX + PRECACHE.version;
const HOME = new URL("./", worker.registration.scope).href;
const INTEGRITY = new Map(PRECACHE.files.map(({ url, integrity }) => [new URL(url, HOME).href, integrity]));
/**
 * A server may briefly send wrong content types; the offline copy would keep them for ever.
 *
 * @type {Record<string, string | undefined>}
 */
const TYPES = { css: "text/css", html: "text/html", js: "text/javascript", json: "application/json", svg: "image/svg+xml", wasm: "application/wasm" };
const MATCH = { ignoreSearch: true, ignoreVary: true };
/** The time to wait for the server's page during a repair, in milliseconds. */
const PATIENCE = 5000;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(takeOverForRepair));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(worker.clients.claim().then(showRepair));
});

// A newer version takes over only when the player wants it, so that no game is interrupted.
/** @type {Record<string, () => Promise<void>>} */
const WISHES = { activate: () => worker.skipWaiting(), tidy: dropOldCaches };

worker.addEventListener("message", (event) => {
  event.waitUntil(WISHES[event.data?.type]?.());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(HOME)) event.respondWith(answer(request));
});

/** Caches this version once all its files are downloaded and verified: all or nothing. */
async function keepAll() {
  const asked = await askedFor();
  const wanted = PRECACHE.files.map(({ url, later }) => ({ url: new URL(url, HOME).href, later })).filter(({ url, later }) => !later || asked.has(stem(url)));
  const found = await Promise.all(wanted.map(async ({ url, later }) => ({ url, copy: await obtain(url).catch((reason) => lost(reason, later)) })));
  const copies = found.flatMap(({ url, copy }) => (copy ? [{ url, copy }] : []));
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(copies.map(({ url, copy }) => cache.put(url, copy)));
  } catch (reason) {
    // The storage may be full.
    await caches.delete(CACHE);
    throw reason;
  }
}

/**
 * Rethrows the reason why a file is missing, unless the game can do without the file.
 *
 * @param {unknown} reason
 * @param {boolean | undefined} isLater
 */
function lost(reason, isLater) {
  if (!isLater) throw reason;
}

/**
 * Returns the address of a file without the hash of its contents.
 *
 * @param {string} url
 */
const stem = (url) => url.replace(/-[0-9a-f]{16}(?=\.\w+$)/, "");

/** Returns the files that earlier versions have kept, by their stems. */
async function askedFor() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return new Set(kept.flat().map(({ url }) => stem(url)));
}

/**
 * Returns a verified copy of a file, from any cached version that has it, or downloaded.
 *
 * @param {string} url
 */
async function obtain(url) {
  const names = await caches.keys();
  for (const name of names.filter((name) => name.startsWith(PREFIX))) {
    const cached = await caches.match(url, { ...MATCH, cacheName: name });
    if (cached && (await integrityOf(cached.clone())) === INTEGRITY.get(url)) return cached;
  }
  return download(url).catch(() => downloadAnew(url));
}

/** @param {Response} response */
async function integrityOf(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/**
 * Downloads a file, bypassing every cache on the way, even those that ignore cache headers.
 *
 * @param {string} url
 */
function downloadAnew(url) {
  return download(url, { cache: "reload" }).catch(() => download(url, { cache: "reload" }, `?anew=${Date.now()}`));
}

/**
 * Downloads a file; fails if it differs from the build's.
 *
 * @param {string} url
 * @param {RequestInit} [how]
 */
async function download(url, how, query = "") {
  const response = await fetch(url + query, { ...how, integrity: INTEGRITY.get(url) });
  const headers = new Headers(response.headers);
  const type = TYPES[url === HOME ? "html" : url.slice(url.lastIndexOf(".") + 1)];
  if (type) headers.set("content-type", type);
  // A copy, since the response to a redirect can't be served again.
  return new Response(response.body, { headers });
}

/** Deletes the versions no page uses, but not a newer one that is waiting. */
async function dropOldCaches() {
  if (worker.registration.installing || worker.registration.waiting) return;
  const { held } = await navigator.locks.query();
  if (!held) return;
  const used = new Set([CACHE, ...held.map((lock) => lock.name)]);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !used.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
  const url = addressOf(request);
  if (url === HOME && request.mode === "navigate" && asksForRepair(request)) return repairPage();
  if (INTEGRITY.has(url)) return answerOwn(request, url);
  // Pages of an older version request their own files.
  return (await caches.match(url, MATCH)) ?? answerUnknown(request);
}

/**
 * Answers with a file of this version; downloads it again if the browser lost it or the app rejected it.
 *
 * @param {Request} request
 * @param {string} url
 */
async function answerOwn(request, url) {
  const cached = await caches.match(url, { ...MATCH, cacheName: CACHE });
  const isRejected = request.cache === "reload" && request.mode !== "navigate";
  if (cached && !isRejected) return cached;
  try {
    const copy = await (isRejected ? downloadAnew(url) : obtain(url));
    const cache = await caches.open(CACHE);
    // The file is good even if there is no room to store it.
    await cache.put(url, copy.clone()).catch(() => {});
    return copy;
  } catch (reason) {
    // The server may have a newer version by now: its page loads its own files, and a repair knows their hashes.
    if (isRejected || request.mode === "navigate") return fetch(request);
    throw reason;
  }
}

/**
 * Redirects unknown pages home when offline.
 *
 * @param {Request} request
 */
async function answerUnknown(request) {
  try {
    return await fetch(request);
  } catch (reason) {
    if (request.mode === "navigate") return Response.redirect(HOME);
    throw reason;
  }
}

/** Returns the page that repairs the offline copy: the server's if it sends one, in case this version's page is at fault. */
async function repairPage() {
  try {
    const page = await fetch(`${HOME}?repair=${Date.now()}`, { cache: "reload", signal: AbortSignal.timeout(PATIENCE) });
    const text = await page.text();
    if (page.ok && text.includes("<html lang=\"en\" data-version=")) return new Response(text, { headers: page.headers });
  } catch {
    // The cached page says that the server can't be reached.
  }
  return answerOwn(new Request(HOME), HOME);
}

/** Takes over at once for a repair: an older worker answers "?repair" with its cached page, which may be the broken part. */
async function takeOverForRepair() {
  const pages = await repairing();
  if (pages.length > 0) worker.skipWaiting();
}

/** Restarts the repair in pages answered by an older worker. */
async function showRepair() {
  // Not awaited: a page gets its answer only after activation.
  for (const page of await repairing()) page.navigate(`${HOME}?repair=${Date.now()}${new URL(page.url).hash}`).catch(() => {});
}

async function repairing() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter((page) => page.url.startsWith(HOME) && asksForRepair(page));
}

/** @param {{ url: string }} asking */
function asksForRepair({ url }) {
  return new URL(url).searchParams.has("repair");
}

/**
 * Returns the address of a file without the parts its server ignores.
 *
 * @param {Request} request
 */
function addressOf({ url }) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  return address === `${HOME}index.html` ? HOME : address;
}
