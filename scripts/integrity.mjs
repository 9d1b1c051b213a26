// Subresource integrity: hashes that the page and the service worker check the files of their version against.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The files that the app requests later, as named by the page. */
const NAMED = /(<meta name="file:[^"]*" content="([^"]*)")[^>]*>/g;

/** Returns the hash of a file's contents in the format of browsers. */
export const integrity = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** Adds the hash of every file that the page at `path` names. */
export async function sealNames(path) {
  const page = await readFile(path, "utf8");
  const names = [...page.matchAll(NAMED)].map(([, , name]) => name);
  const hashes = new Map();
  for (const name of names) hashes.set(name, integrity(await readFile(join(dirname(path), name))));
  await writeFile(path, page.replace(NAMED, (_, tag, name) => `${tag} data-integrity="${hashes.get(name)}">`));
}
