// Keeps a second copy of every game in IndexedDB, where the browser promises that it survives a crash: data in localStorage
// reaches the disk late. The app and this script share two events of `window`, each with a `detail`:
//   "game-kept"      from the app: [key, text], the text now stored under a key, or null if it was removed
//   "copies-wanted"  from the app: a function to call with the copies that differ from localStorage, as pairs of a
//                    key and a text, or the time of the removal (milliseconds since 1970)
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
 * Runs `work` on the copies in one transaction. Returns the results once they are on the disk.
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
    // The next call opens the database again.
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
 * The copies to write, or `undefined` to delete one. There is one entry per key, the latest.
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
  // The game is still in localStorage.
  console.info(`No second copy of the game: ${reason}`);
  return [];
}

/**
 * Returns the text in localStorage, `null` if there is none, or `undefined` if it can't be read.
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
 * Returns the copies that differ from localStorage, and deletes those of games that are removed in both places.
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

// Firefox asks people for permission, who wouldn't know why. Other browsers decide by themselves.
const decidesAlone = !CSS.supports("-moz-appearance", "none");

/** Asks the browser to keep games when the device runs out of space. */
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
