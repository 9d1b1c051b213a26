// Writes checked-in files that a script generates.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);

const current = (path) => {
  try {
    return readFileSync(new URL(path, root), "utf8");
  } catch {
    return "";
  }
};

/**
 * Writes the files whose text has changed. With `--check`, writes nothing, and fails if there are any.
 *
 * @param {Record<string, string>} outputs the text of each file, by its path in the project
 * @param {string} command the command that writes them
 */
export function generate(outputs, command) {
  const stale = Object.entries(outputs).filter(([path, text]) => current(path) !== text);
  if (process.argv.includes("--check")) {
    for (const [path] of stale) console.error(`${path} is out of date. Run: ${command}`);
    process.exitCode = stale.length ? 1 : 0;
    return;
  }
  for (const [path, text] of stale) {
    const file = new URL(path, root);
    mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`${stale.length} of ${Object.keys(outputs).length} files written`);
}
