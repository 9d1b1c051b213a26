// Keeps the whole game for offline play. The build writes above this line what to keep:
//   const PRECACHE = { version: "hash of all contents", files: ["./", …] };
// Each version has a cache of its own, and each page holds a lock that is called like the cache of its version.
const PREFIX = `red-queens ${self.registration.scope} `;
const CACHE = PREFIX + PRECACHE.version;
const HOME = new URL("./", self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// A newer version waits until the player wants it: a game is never interrupted.
const WISHES = { activate: () => self.skipWaiting(), tidy: dropOldCaches };

self.addEventListener("message", (event) => {
  event.waitUntil(WISHES[event.data?.type]?.());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(HOME)) event.respondWith(answer(request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.files.map((file) => new Request(new URL(file, HOME), { cache: "no-cache" })));
  // The page alone is called the same in all versions: while a version is being copied to the server it may be of another.
  const page = await (await cache.match(HOME)).text();
  if (!page.includes(`data-version="${PRECACHE.version}"`)) throw new Error("The page is of another version; this one is kept later.");
}

/** Drops the versions that no page is of any more; a newer one that waits is not old. */
async function dropOldCaches() {
  if (self.registration.installing || self.registration.waiting) return;
  const { held } = await navigator.locks.query();
  const used = new Set([CACHE, ...held.map((lock) => lock.name)]);
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !used.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Everything from the cache, that of an older version if a page of it asks; what is not there from the network; and a page that
// is not there either leads home.
async function answer(request) {
  const kept = await find(isHome(request) ? HOME : request);
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (reason) {
    if (request.mode === "navigate") return Response.redirect(HOME);
    throw reason;
  }
}

/** Files are called by their contents, so that it does not matter which cache they come from; the others are those of this version. */
async function find(request) {
  const how = { ignoreSearch: true, ignoreVary: true };
  const cache = await caches.open(CACHE);
  return (await cache.match(request, how)) ?? caches.match(request, how);
}

function isHome({ url }) {
  const { origin, pathname } = new URL(url);
  return [HOME, `${HOME}index.html`].includes(origin + pathname);
}
