// Names every file by its contents, so that a page never receives a file of another version, and browsers can keep each file for
// ever. Files that people and systems request by a fixed name keep it.
import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname, extname, posix } from "node:path";
import { files } from "./files.mjs";

const PAGE = "index.html";
const KEEPS_ITS_NAME = /^(index\.html|404\.html|sw\.js|manifest\.webmanifest|icons\/.*)$/;
const CAN_REFER = new Set([".css", ".html", ".js", ".json"]);

/** Returns the part of a file’s hash that goes into its name. Browsers check the full hash, which is written elsewhere. */
export const mark = (content) => createHash("sha256").update(content).digest("hex").slice(0, 8);

/** Returns a pattern for references to the file `name` in `from`: in quotes or parentheses, but not as the key of an object. */
function reference(from, name) {
  const path = posix.relative(dirname(from), name).replaceAll(".", "\\.");
  const key = `(?<=[{,]\\s*["'](?:\\./)?)${path}["']\\s*:`;
  return new RegExp(`(?<=["'(](?:\\./)?)(?!${key})${path}(?=["')])`, "g");
}

/** Renames the files in `dir` and all references to them. Returns the new names by the old ones. */
export async function nameByContents(dir) {
  const renamed = new Map();
  const contents = new Map();
  for (const name of await files(dir)) {
    if (name === PAGE || !KEEPS_ITS_NAME.test(name)) contents.set(name, await readFile(`${dir}/${name}`));
  }
  const waiting = new Set(contents.keys());
  const refers = (from, to) => CAN_REFER.has(extname(from)) && reference(from, to).test(contents.get(from));
  while (waiting.size > 0) {
    const all = [...waiting];
    const name = all.find((from) => all.every((to) => to === from || !refers(from, to)));
    if (name === undefined) throw new Error(`circular references between files: ${all.join(", ")}`);
    waiting.delete(name);
    if (CAN_REFER.has(extname(name))) {
      let text = contents.get(name).toString();
      for (const [old, now] of renamed) text = text.replace(reference(name, old), posix.relative(dirname(name), now));
      await writeFile(`${dir}/${name}`, text);
      contents.set(name, Buffer.from(text));
    }
    if (name !== PAGE) renamed.set(name, await byContents(dir, name, contents.get(name)));
  }
  return renamed;
}

async function byContents(dir, name, content) {
  const kind = extname(name);
  const now = `${name.slice(0, -kind.length)}-${mark(content)}${kind}`;
  await rename(`${dir}/${name}`, `${dir}/${now}`);
  return now;
}
