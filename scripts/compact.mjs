// Takes comments, space and long names out of the scripts and pages that the game is made of: they are written to be read here.
// The example of a bot is read in the game, and stays as it is.
import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { minify } from "terser";
import { files } from "./files.mjs";
import { INLINE } from "./policy.mjs";
import { compactStyle } from "./styles.mjs";

const SHOWN = "example-bot.js";
/** Comments and the space at the beginning of lines of pages. */
const COMMENT = /<!--[\s\S]*?-->\s*/g;
const INDENT = /\n\s+/g;
const STYLE = /(<style>)([\s\S]*?)(<\/style>)/g;

/** Only modules may use what old browsers don't know: a script in a page may be there to tell them what they lack. */
const compact = async (text, module) => (await minify(text, { module, ecma: module ? 2020 : 5 })).code;

async function compactPage(page) {
  // A script of a page shares its names with the others there, unless it is a module.
  const scripts = [...page.matchAll(INLINE)].map(([, tag, text]) => compact(text, /type="module"/.test(tag)));
  const compacted = await Promise.all(scripts);
  const parts = page.replace(INLINE, "$1\0$3").replace(COMMENT, "").replace(INDENT, "\n").replace(STYLE, (_, tag, text, end) => tag + compactStyle(text) + end).split("\0");
  return parts.map((part, at) => part + (compacted[at] ?? "")).join("");
}

/** Makes the scripts and pages in `dir` compact. */
export async function compactScripts(dir) {
  for (const name of (await files(dir)).filter((name) => name !== SHOWN)) {
    const path = `${dir}/${name}`;
    const kind = extname(name);
    if (kind !== ".js" && kind !== ".html") continue;
    const text = await readFile(path, "utf8");
    // The service worker is no module.
    await writeFile(path, kind === ".js" ? await compact(text, name !== "sw.js") : await compactPage(text));
  }
}
