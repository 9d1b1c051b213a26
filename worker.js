// The worker in which the computer players think: the same program as the page's, which knows by itself where it runs.
import init from "./red-queens.js";

// What goes wrong on the way is told to the page, as what goes wrong later.
init({ module_or_path: new URL("red-queens_bg.wasm", import.meta.url) }).catch(reportError);
