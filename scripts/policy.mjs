// Adds the hashes of the page's inline scripts (one of them starts the app) to its content security policy, which blocks all
// other inline scripts.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const SLOT = "INLINE-SCRIPTS";

/** The scripts in a page, each with its tag, its text and its end. */
export const INLINE = /(<script(?![^>]*\ssrc=)[^>]*>)([\s\S]*?)(<\/script>)/g;

/** Returns the hashes of the inline scripts of a page. */
export function hashes(page) {
  return [...page.matchAll(INLINE)].map(([, , text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/**
 * Fills the slot in the policy of the page at `path`. The pages at `frames` are shown in its frames by their text, so its policy
 * applies to them too.
 */
export async function sealPolicy(path, frames = []) {
  const pages = await Promise.all([path, ...frames].map((name) => readFile(name, "utf8")));
  await fill(path, pages.flatMap(hashes).join(" "));
}

/**
 * Allows every inline script in the page at `path`: a development server adds its own, with an address that isn't known before.
 */
export async function openPolicy(path) {
  await fill(path, "'unsafe-inline'");
}

async function fill(path, allowed) {
  const page = await readFile(path, "utf8");
  if (!page.includes(SLOT)) throw new Error(`${path}: the content security policy lacks ${SLOT}`);
  await writeFile(path, page.replace(SLOT, allowed));
}
