// The worker in which the computer players think. It runs the same program as the page, which detects where it runs.
import { share } from "./parts.js";
import init from "./red-queens.js";

// The worker holds this lock for as long as it lives. The page waits for the lock, so it notices at once if the worker dies.
/** @type {Promise<void>} */
const held = new Promise((hold) => {
  const live = () => {
    hold();
    return /** @type {Promise<void>} */ (new Promise(() => {}));
  };
  if (navigator.locks) navigator.locks.request(self.name, live).catch(() => hold());
  else hold();
});

// Errors while loading are reported to the page, like later ones.
held.then(() => init({ module_or_path: new URL("red-queens_bg.wasm", import.meta.url) })).then(share).catch(reportError);
