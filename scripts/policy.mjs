// Names the inline scripts of the page (one starts the app) by their hashes in its content security policy,
// so that no other inline script may ever run.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

const SLOT = "INLINE-SCRIPTS";

/** Fills the slot in the policy of the page at `path`. */
export async function sealPolicy(path) {
  const page = await readFile(path, "utf8");
  if (!page.includes(SLOT)) throw new Error(`${path}: no ${SLOT} in the content security policy`);
  const scripts = [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  await writeFile(path, page.replace(SLOT, hashes.join(" ")));
}
