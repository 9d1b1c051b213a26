// Brings the parts of the program that are apart from the first screen. `scripts/split.mjs` puts this into what wasm-bindgen writes,
// in the place of what wasm-split writes: there the program asks for a part by a function that is called like it, and is called back.
/** @type {Record<string, string[]>} */
const FILES = {};
/**
 * The hash of each file, as the build wrote it.
 *
 * @type {Record<string, string>}
 */
const INTEGRITY = {};

/** Files that are here or on their way. */
const brought = new Map();

/** Brings a file once; after a failure the next call tries again. It starts after those before it, which it may need. */
function bring(file, before) {
  if (!brought.has(file)) {
    const coming = bringAnyhow(file, before);
    coming.catch(() => brought.delete(file));
    brought.set(file, coming);
  }
  return brought.get(file);
}

/** Fetches a file that is no good again: past the browser's cache, and then past those that ignore being told so. */
async function bringAnyhow(file, before) {
  const fetched = (how, query = "") => fetch(new URL(file + query, import.meta.url), { ...how, integrity: INTEGRITY[file] });
  const anew = { cache: "reload" };
  return start(fetched({}), before)
    .catch(() => start(fetched(anew), before))
    .catch(() => start(fetched(anew, `?anew=${Date.now()}`), before));
}

async function start(fetched, before) {
  const [response] = await Promise.all([fetched, ...before]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const { SHARED } = initSync();
  const shared = { SHARED };
  const imports = { __wasm_split: shared, program: shared };
  // Not every browser compiles what is still arriving, and not every server says what wasm is.
  const streams = typeof WebAssembly.instantiateStreaming === "function" && response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/** The function by which the program asks for a part. */
function part(name) {
  return async (callback, data) => {
    let isHere = true;
    try {
      const coming = [];
      for (const file of FILES[name]) coming.push(bring(file, [...coming]));
      await Promise.all(coming);
    } catch (reason) {
      console.warn(`${name} did not come: ${reason}`);
      isHere = false;
    }
    initSync().__indirect_function_table.get(callback)(data, isHere);
  };
}
