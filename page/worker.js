// The worker in which the computer players think: the same program as the page's, which knows by itself where it runs.
import { share } from "./parts.js";
import init from "./red-queens.js";

// It holds this lock as long as it lives. The page waits for it, and so notices at once when the worker has died.
/** @type {Promise<void>} */
const held = new Promise((hold) => {
  const live = () => {
    hold();
    return /** @type {Promise<void>} */ (new Promise(() => {}));
  };
  if (navigator.locks) navigator.locks.request(self.name, live).catch(() => hold());
  else hold();
});

// What goes wrong on the way is told to the page, as what goes wrong later.
held.then(() => init({ module_or_path: new URL("red-queens_bg.wasm", import.meta.url) })).then(share).catch(reportError);
