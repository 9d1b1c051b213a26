// Starts the app: says what is wrong if it cannot start, and keeps it ready for offline.
// Updates are announced, never forced. The page and the app agree on three events of `window`:
//   "app-started"    from the app: its first screen is there
//   "update-ready"   from here: a newer version is downloaded and waits (also <html data-update="ready">)
//   "update-wanted"  from the app: take it now; the page reloads
import "./device.js";

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

async function keepForOffline() {
  if (!("serviceWorker" in navigator)) return;
  try {
    announceUpdates(await navigator.serviceWorker.register("sw.js"));
  } catch (reason) {
    // The game plays all the same, only not offline: a private window, or a page without https.
    console.info(`Not kept for offline play: ${reason}`);
  }
}

function announceUpdates(registration) {
  const announce = () => {
    if (!registration.waiting || !registration.active) return;
    document.documentElement.dataset.update = "ready";
    dispatchEvent(new Event("update-ready"));
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", announce);
  });
  addEventListener("update-wanted", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting?.postMessage({ type: "activate" });
  });
  announce();
}
