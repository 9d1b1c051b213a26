// Keeps the whole game for offline play. The build writes above this line what to keep:
//   const PRECACHE = { version: "hash of all contents", files: ["./", …] };
const PREFIX = `red-queens ${self.registration.scope} `;
const CACHE = PREFIX + PRECACHE.version;
const HOME = new URL("./", self.registration.scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

// A newer version waits until the player wants it: a game is never interrupted.
self.addEventListener("message", (event) => {
  if (event.data?.type === "activate") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(HOME)) event.respondWith(answer(request));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(PRECACHE.files.map((file) => new Request(new URL(file, HOME), { cache: "no-cache" })));
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Everything from the cache; what is not in it from the network; and a page that is not there either leads home.
async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(isHome(request) ? HOME : request, { ignoreSearch: true, ignoreVary: true });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (reason) {
    if (request.mode === "navigate") return Response.redirect(HOME);
    throw reason;
  }
}

function isHome({ url }) {
  const { origin, pathname } = new URL(url);
  return [HOME, `${HOME}index.html`].includes(origin + pathname);
}
