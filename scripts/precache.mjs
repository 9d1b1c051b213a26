// Gives the service worker the list of files to store, with their hashes, and gives it and the page a version that changes with
// any content.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { files } from "./files.mjs";
import { FOR_HOSTS } from "./hosts.mjs";
import { integrity } from "./integrity.mjs";

const PAGE = "index.html";
const WORKER = "sw.js";
const VERSION = /(?<=<html [^>]*data-version=")[^"]*/;

/** Returns `true` for pictures that the system fetches when the app is installed, and that the game doesn't need. */
const forTheSystem = (name) => /^icons\/.*\.png$/.test(name);

/** Returns `true` for boards, which are stored once somebody plays on them. */
const isLater = (name) => name.startsWith("boards/");

/** Completes `dir`/sw.js and the page for the files in `dir`. */
export async function writeServiceWorker(dir) {
  const names = (await files(dir)).filter((name) => name !== WORKER && !forTheSystem(name) && !FOR_HOSTS.has(name));
  const page = (await readFile(`${dir}/${PAGE}`, "utf8")).replace(VERSION, "");
  const worker = await readFile(`${dir}/${WORKER}`, "utf8");
  const hash = createHash("sha256").update(worker);
  for (const name of names) hash.update(`${name}\0`).update(name === PAGE ? page : await readFile(`${dir}/${name}`));
  const version = hash.digest("hex").slice(0, 16);
  await writeFile(`${dir}/${PAGE}`, page.replace(VERSION, version));
  const listed = await Promise.all(names.map(async (name) => ({
    // The page is stored under the address that people visit: servers redirect "index.html", and a redirect can't be served from
    // a cache.
    url: name === PAGE ? "./" : name,
    integrity: integrity(await readFile(`${dir}/${name}`)),
    ...(isLater(name) && { later: true }),
  })));
  await writeFile(`${dir}/${WORKER}`, `const PRECACHE = ${JSON.stringify({ version, files: listed })};\n${worker}`);
}
