// A second copy of every game, where the browser promises that it outlives a crash: what is put into localStorage reaches
// the disk late. The app and this agree on two events of `window`, each with a `detail`:
//   "game-kept"      from the app: [key, text]: what is kept under a key from now on; null: nothing any more
//   "copies-wanted"  from the app: a function, to be called with those copies that are not as localStorage is, as pairs
//                    of a key and a text, or the time at which it was removed (milliseconds since 1970)
const [NAME, STORE] = ["red-queens", "copies"];
/** @type {Promise<IDBDatabase> | null} */
let opening = null;

/** @returns {Promise<IDBDatabase>} */
function open() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Does `work` with the copies, all of it or nothing. Returns the results once they are on the disk.
 *
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest[]} work
 * @returns {Promise<any[]>}
 */
async function deal(mode, work) {
  try {
    opening ??= open();
    const deed = (await opening).transaction(STORE, mode, { durability: "strict" });
    const requests = work(deed.objectStore(STORE));
    await new Promise((resolve, reject) => {
      deed.oncomplete = resolve;
      deed.onabort = () => reject(deed.error);
    });
    return requests.map((request) => request.result);
  } catch (reason) {
    // The next deed tries anew.
    opening = null;
    throw reason;
  }
}

/**
 * The text of a game, or the time at which it was removed.
 *
 * @typedef {string | number} Copy
 */

/**
 * The copies to write, or `undefined` to forget one; only the last for each key.
 *
 * @type {Map<string, Copy | undefined>}
 */
const waiting = new Map();
let isWriting = false;

async function write() {
  if (isWriting) return;
  isWriting = true;
  while (waiting.size > 0) {
    const batch = [...waiting];
    waiting.clear();
    await deal("readwrite", (store) =>
      batch.map(([key, copy]) => (copy === undefined ? store.delete(key) : store.put(copy, key)))).catch(tell);
  }
  isWriting = false;
}

/** @param {unknown} reason */
function tell(reason) {
  // The game is in localStorage all the same.
  console.info(`No second copy of the game: ${reason}`);
  return [];
}

/**
 * Returns what localStorage has, or `undefined` if it can't be read.
 *
 * @param {string} key
 */
function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Returns the copies that differ, and forgets those of games that are gone for good.
 *
 * @returns {Promise<[string, Copy][]>}
 */
async function differing() {
  const [keys = [], copies = []] = await deal("readonly", (store) => [store.getAllKeys(), store.getAll()]).catch(tell);
  /** @type {[string, Copy][]} */
  const pairs = keys.map((/** @type {string} */ key, /** @type {number} */ at) => [key, copies[at]]);
  const isOver = (/** @type {[string, Copy]} */ [key, copy]) => typeof copy === "number" && kept(key) === null;
  for (const [key] of pairs.filter(isOver)) waiting.set(key, undefined);
  write();
  return pairs.filter((pair) => !isOver(pair) && kept(pair[0]) !== pair[1]);
}

// Only where the browser decides that by itself: one asks people who do not know why.
const decidesAlone = !CSS.supports("-moz-appearance", "none");

/** Asks that games stay when the device needs room. */
function persist() {
  if (decidesAlone) navigator.storage?.persist?.().catch(() => {});
}

const found = differing();

addEventListener("copies-wanted", (event) => {
  event.preventDefault();
  found.then(event.detail);
});
addEventListener("game-kept", persist, { once: true });
addEventListener("game-kept", ({ detail: [key, text] }) => {
  waiting.set(key, text ?? Date.now());
  write();
});
