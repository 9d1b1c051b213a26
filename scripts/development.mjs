// The last step of a development build (`make dev`): the page and its files as Trunk built them, fit to be reloaded at every change.
import { rm } from "node:fs/promises";
import { openPolicy, sealPolicy } from "./policy.mjs";

/** Lets Trunk's reload script run in the page in `dir`, and removes the service worker, which would answer with the last build's files. */
export async function finishForDevelopment(dir) {
  await sealPolicy(`${dir}/cage.html`);
  await openPolicy(`${dir}/index.html`);
  await rm(`${dir}/sw.js`);
}
