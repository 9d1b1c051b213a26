// Loads the parts of the program that aren't needed for the first screen. The program imports a function for each part from here,
// which the release build adds below (`crates/xtask`). Each loads its part, then calls back.

/** @type {(program: Record<string, any>) => void} */
let resolve;
const started = /** @type {Promise<Record<string, any>>} */ (new Promise((done) => { resolve = done; }));

/** The files that are loaded or being loaded. */
const loaded = new Map();

/**
 * Takes the exports of the running program, which all parts share.
 *
 * @param {unknown} program
 */
export function share(program) {
  resolve(/** @type {Record<string, any>} */ (program));
}

/**
 * Returns the function with which the program requests a part.
 *
 * @param {[address: string, integrity: string][]} files The files of the part with their hashes, in the order in which they start.
 */
export function part(files) {
  /** @param {number} callback @param {number} data */
  return async (callback, data) => {
    let isHere = true;
    try {
      /** @type {Promise<unknown>[]} */
      const loading = [];
      for (const [file, integrity] of files) loading.push(load(file, integrity, [...loading]));
      await Promise.all(loading);
    } catch (reason) {
      console.warn(`${files[files.length - 1][0]} did not come: ${reason}`);
      isHere = false;
    }
    (await started).__indirect_function_table.get(callback)(data, isHere);
  };
}

/**
 * Loads a file once; after a failure, the next call tries again. It starts after the files before it, which it may need.
 *
 * @param {string} file
 * @param {string} integrity
 * @param {Promise<unknown>[]} before
 */
function load(file, integrity, before) {
  if (!loaded.has(file)) {
    const loading = loadAnyhow(file, integrity, before);
    loading.catch(() => loaded.delete(file));
    loaded.set(file, loading);
  }
  return loaded.get(file);
}

/**
 * Fetches a file. If that fails, tries again without the browser's cache, and then from a new address, for caches that ignore the
 * request to reload.
 *
 * @param {string} file
 * @param {string} integrity
 * @param {Promise<unknown>[]} before
 */
async function loadAnyhow(file, integrity, before) {
  /** @param {RequestInit} how */
  const fetched = (how, query = "") => fetch(new URL(file + query, import.meta.url), { ...how, integrity });
  /** @type {RequestInit} */
  const anew = { cache: "reload" };
  return start(fetched({}), before)
    .catch(() => start(fetched(anew), before))
    .catch(() => start(fetched(anew, `?anew=${Date.now()}`), before));
}

/**
 * @param {Promise<Response>} fetched
 * @param {Promise<unknown>[]} before
 */
async function start(fetched, before) {
  const [response] = await Promise.all([fetched, ...before]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const program = await started;
  const imports = { __wasm_split: program, program };
  // Some browsers can't compile while downloading, and some servers send another content type.
  const streams = typeof WebAssembly.instantiateStreaming === "function" && response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.instantiateStreaming(response, imports) : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
