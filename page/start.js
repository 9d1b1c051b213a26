// Starts the app and stores it for offline play. If it can't start, a script in index.html says so, since this one may be missing.
// Updates are announced, never forced. The page and the app share four events of `window`:
//   "app-started"    from the app: its first screen is shown
//   "rest-wanted"    from here: load the parts of the app that aren't needed yet
//   "update-ready"   from here: a newer version is downloaded, or used in another tab (also <html data-update="ready">)
//   "update-wanted"  from the app: install it now; the page reloads
import "./device.js";
import "./input.js";
import { share } from "./parts.js";
import "./translation.js";

/** The rest of the app is loaded after this many milliseconds even if nobody has used the page. */
const READING = 6000;

stayOfThisVersion();

/**
 * Runs the app (`init` with its fetched wasm file) and removes the loading screen.
 *
 * @param {(options: { module_or_path: Promise<Response> }) => Promise<unknown>} init
 * @param {Promise<Response>} wasm
 */
export default async function start(init, wasm) {
  const started = new Promise((resolve) => { addEventListener("app-started", resolve, { once: true }); });
  const used = firstUse();
  share(await init({ module_or_path: wasm }));
  await started;
  document.getElementById("loading")?.remove();
  Promise.race([used, new Promise((resolve) => { setTimeout(resolve, READING); })]).then(fetchAhead);
  await keepForOffline();
}

/** Asks the app to load the rest, unless an update is ready, which would have to wait for it. */
function fetchAhead() {
  if (!document.documentElement.dataset.update) dispatchEvent(new Event("rest-wanted"));
}

/** Waits for the first use of the page. Loading the rest keeps the processor busy, which delays answers on slow devices. */
function firstUse() {
  return new Promise((resolve) => {
    for (const use of ["pointermove", "pointerdown", "keydown", "wheel"]) addEventListener(use, resolve, { once: true, passive: true });
  });
}

/** Holds a lock until the page closes: the service worker keeps the files of every version that is open in a page. */
function stayOfThisVersion() {
  const name = `red-queens ${new URL("./", import.meta.url)} ${document.documentElement.dataset.version}`;
  const forEver = () => new Promise(() => {});
  // Without access to site data there are no locks, but nothing is stored either.
  navigator.locks?.request(name, { mode: "shared" }, forEver).catch(() => {});
}

async function keepForOffline() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("sw.js");
    announceUpdates(registration);
    registration.active?.postMessage({ type: "tidy" });
  } catch (reason) {
    // The game still works, but not offline: this is a private window, or a page without https.
    console.info(`Offline play is unavailable: ${reason}`);
  }
}

/** @param {ServiceWorkerRegistration} registration */
function announceUpdates(registration) {
  let isWanted = false;
  let controller = navigator.serviceWorker.controller;
  const announce = () => {
    document.documentElement.dataset.update = "ready";
    dispatchEvent(new Event("update-ready"));
  };
  const look = () => {
    if (registration.waiting && registration.active) announce();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
    // Another tab has installed the update; this one keeps using its own files.
    else if (controller) announce();
    ({ controller } = navigator.serviceWorker);
  });
  addEventListener("update-wanted", () => {
    isWanted = true;
    if (registration.waiting) registration.waiting.postMessage({ type: "activate" });
    else location.reload();
  });
  look();
}
