// Starts the app: says what is wrong if it cannot start, and keeps it ready for offline.
// Updates are announced, never forced. The page and the app agree on three events of `window`:
//   "app-started"    from the app: its first screen is there
//   "update-ready"   from here: a newer version is downloaded, or used in another tab (also <html data-update="ready">)
//   "update-wanted"  from the app: take it now; the page reloads
import "./device.js";

stayOfThisVersion();

/** Runs the app (`init`, of its wasm file, when that is fetched) and takes the loading screen away. */
export default async function start(init, wasm) {
  const started = appStarted();
  try {
    await Promise.all([init({ module_or_path: wasm }), started]);
  } catch (reason) {
    apologise(reason);
    return;
  }
  document.getElementById("loading")?.remove();
  await keepForOffline();
}

/** Waits for the first screen; fails with what goes wrong before it. */
function appStarted() {
  return new Promise((resolve, reject) => {
    addEventListener("app-started", resolve, { once: true });
    addEventListener("error", ({ error, message }) => reject(error ?? message), { once: true });
  });
}

function apologise(reason) {
  console.error(reason);
  document.getElementById("loading-bar")?.remove();
  document.getElementById("loading")?.setAttribute("aria-busy", "false");
  const text = document.getElementById("loading-text");
  if (text) text.textContent = explain(reason);
}

function explain(reason) {
  if (typeof WebAssembly !== "object") {
    return "This browser has no WebAssembly, which Red Queens needs. A current Firefox, Chrome, Edge or Safari has it.";
  }
  return `Red Queens could not start (${reason}). Your saved games are safe. Reload the page; if that does not help, update your browser.`;
}

/** Holds a lock until the page goes: the service worker keeps the files of the versions that pages are of. */
function stayOfThisVersion() {
  const name = `red-queens ${new URL("./", import.meta.url)} ${document.documentElement.dataset.version}`;
  const forEver = () => new Promise(() => {});
  // Where site data is forbidden there are no locks, and nothing is kept either.
  navigator.locks?.request(name, { mode: "shared" }, forEver).catch(() => {});
}

async function keepForOffline() {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("sw.js");
    announceUpdates(registration);
    registration.active?.postMessage({ type: "tidy" });
  } catch (reason) {
    // The game plays all the same, only not offline: a private window, or a page without https.
    console.info(`Not kept for offline play: ${reason}`);
  }
}

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
    // Another tab has taken it; this one plays on with its own files.
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
