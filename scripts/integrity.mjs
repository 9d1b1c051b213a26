// Subresource integrity: the hashes by which the page and the service worker recognise the files of their own version.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The files that the app asks for later, as the page names them. */
const NAMED = /(<meta name="file:[^"]*" content="([^"]*)")[^>]*>/g;

/** The hash of a file's contents as browsers read it. */
export const integrity = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** Writes the hash of every file that the page at `path` names beside its name. */
export async function sealNames(path) {
  const page = await readFile(path, "utf8");
  const names = [...page.matchAll(NAMED)].map(([, , name]) => name);
  const hashes = new Map();
  for (const name of names) hashes.set(name, integrity(await readFile(join(dirname(path), name))));
  await writeFile(path, page.replace(NAMED, (_, tag, name) => `${tag} data-integrity="${hashes.get(name)}">`));
}
