// Removes comments, space and long names from the scripts and pages of the game, which are written to be read in the sources. The
// example bot stays as it is, because it is read in the game.
import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { minify } from "terser";
import { files } from "./files.mjs";
import { INLINE } from "./policy.mjs";
import { compactStyle } from "./styles.mjs";

const SHOWN = "example-bot.js";
/** Comments, and the indentation of lines, in pages. */
const COMMENT = /<!--[\s\S]*?-->\s*/g;
const INDENT = /\n\s+/g;
const STYLE = /(<style>)([\s\S]*?)(<\/style>)/g;

/**
 * Only modules may use features that old browsers lack: a script in a page may be there to tell people what their browser lacks.
 */
const compact = async (text, module) => (await minify(text, { module, ecma: module ? 2020 : 5 })).code;

async function compactPage(page) {
  // Unless it is a module, a script in a page shares its names with the page's other scripts.
  const scripts = [...page.matchAll(INLINE)].map(([, tag, text]) => compact(text, /type="module"/.test(tag)));
  const compacted = await Promise.all(scripts);
  const parts = page.replace(INLINE, "$1\0$3").replace(COMMENT, "").replace(INDENT, "\n").replace(STYLE, (_, tag, text, end) => tag + compactStyle(text) + end).split("\0");
  return parts.map((part, at) => part + (compacted[at] ?? "")).join("");
}

/** Compacts the scripts and pages in `dir`. */
export async function compactScripts(dir) {
  for (const name of (await files(dir)).filter((name) => name !== SHOWN)) {
    const path = `${dir}/${name}`;
    const kind = extname(name);
    if (kind !== ".js" && kind !== ".html") continue;
    const text = await readFile(path, "utf8");
    // The service worker isn't a module.
    await writeFile(path, kind === ".js" ? await compact(text, name !== "sw.js") : await compactPage(text));
  }
}
