// Combines the page's style sheets into one without comments and space, and links it at the end of the body, so that the loading
// screen is drawn without waiting for it.
import { readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { integrity } from "./integrity.mjs";
import { mark } from "./names.mjs";

const LINK = /[ \t]*<link\b[^>]*\brel="stylesheet"[^>]*>\n?/g;
const COMMENT = /\/\*.*?\*\/\s*/gs;
/** Insignificant space, and the last semicolon of a rule. No string in the game's style sheets contains any of these. */
const SPACE = /\s*([{};,])\s*|(:)\s+/g;
const LAST = /;}/g;

/** Returns a style sheet without comments and space. */
export const compactStyle = (text) => text.replace(COMMENT, "").replace(SPACE, "$1$2").replace(LAST, "}").trim();

/** Combines the style sheets of the page at `path`, in their order. */
export async function gatherStyles(path) {
  const page = await readFile(path, "utf8");
  const links = page.match(LINK) ?? [];
  if (links.length === 0) throw new Error(`${path}: no stylesheet`);
  const sheets = links.map((link) => join(dirname(path), link.match(/href="([^"]*)"/)[1]));
  const text = (await Promise.all(sheets.map((sheet) => readFile(sheet, "utf8")))).join("\n");
  const style = compactStyle(text);
  await Promise.all(sheets.map((sheet) => rm(sheet)));
  const name = `style-${mark(style)}.css`;
  await writeFile(join(dirname(path), name), style);
  const link = `<link rel="stylesheet" href="./${name}" integrity="${integrity(style)}">`;
  await writeFile(path, page.replace(LINK, "").replace("</body>", `  ${link}\n  </body>`));
}
