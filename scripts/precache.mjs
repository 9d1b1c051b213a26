// Gives the service worker the list of files to keep, each with its hash, and it and the page a version that changes when any content does.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { files } from "./files.mjs";
import { FOR_HOSTS } from "./hosts.mjs";
import { integrity } from "./integrity.mjs";

const PAGE = "index.html";
const WORKER = "sw.js";
const VERSION = /(?<=<html [^>]*data-version=")[^"]*/;

/** Pictures that the system fetches when the app is installed; the game does without. */
const forTheSystem = (name) => /^icons\/.*\.png$/.test(name);

/** Boards are kept once somebody plays on them. */
const isLater = (name) => name.startsWith("boards/");

/** Completes `dir`/sw.js for the files in `dir`, and the page. */
export async function writeServiceWorker(dir) {
  const names = (await files(dir)).filter((name) => name !== WORKER && !forTheSystem(name) && !FOR_HOSTS.has(name));
  const page = (await readFile(`${dir}/${PAGE}`, "utf8")).replace(VERSION, "");
  const worker = await readFile(`${dir}/${WORKER}`, "utf8");
  const hash = createHash("sha256").update(worker);
  for (const name of names) hash.update(`${name}\0`).update(name === PAGE ? page : await readFile(`${dir}/${name}`));
  const version = hash.digest("hex").slice(0, 16);
  await writeFile(`${dir}/${PAGE}`, page.replace(VERSION, version));
  const listed = await Promise.all(names.map(async (name) => ({
    // The page is kept by the address it is visited at: servers redirect "index.html", and a redirect cannot be replayed.
    url: name === PAGE ? "./" : name,
    integrity: integrity(await readFile(`${dir}/${name}`)),
    ...(isLater(name) && { later: true }),
  })));
  await writeFile(`${dir}/${WORKER}`, `const PRECACHE = ${JSON.stringify({ version, files: listed })};\n${worker}`);
}
