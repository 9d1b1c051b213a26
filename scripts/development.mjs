// The last step of a development build (`make dev`): adapts the page and its files, as Trunk built them, for reloading after
// every change.
import { rm } from "node:fs/promises";
import { openPolicy, sealPolicy } from "./policy.mjs";

/**
 * Allows Trunk's reload script in the page in `dir`, and removes the service worker, which would serve the files of an earlier
 * build.
 */
export async function finishForDevelopment(dir) {
  await sealPolicy(`${dir}/cage.html`);
  await openPolicy(`${dir}/index.html`);
  await rm(`${dir}/sw.js`);
}
