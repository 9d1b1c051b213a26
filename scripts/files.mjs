// Lists the files in a folder and its subfolders, as sorted relative paths with forward slashes.
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** Returns all files in `dir`. */
export async function files(dir) {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .sort();
}
