// Newer versions of the game, which replace the one being served.
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { files } from "../../scripts/files.mjs";
import { integrity, sealNames } from "../../scripts/integrity.mjs";
import { hashes } from "../../scripts/policy.mjs";
import { writeServiceWorker } from "../../scripts/precache.mjs";
import { expect, test as base } from "./support.mjs";

export const test = base.extend({
  serviceWorkers: "allow",

  /** Serves a copy of the game that may be changed. */
  dir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), "red-queens-"));
    await cp("dist", dir, { recursive: true });
    await use(dir);
    await rm(dir, { recursive: true });
  },
});

/** Changes that make the files newer that a page requests later. */
const CHANGES = {
  worker: (text) => `/* newer */ ${text}`,
  cage: (text) => `${text}<!-- newer -->`,
  lessons: (text) => text.replace("1 Land", "1 Newer land"),
  "example-bot": (text) => `// newer\n${text}`,
};

/** An unused section, which makes wasm newer. */
const NEWER_WASM = Buffer.from("\0\x06\x05newer", "latin1");

/** The files of the program. Files that refer to others, or to their hashes, come after those. */
const PROGRAM = [/^[\w-]+-\w{8}\.wasm$/, /^parts-\w{8}\.js$/, /^(red-queens|start)-\w{8}\.js$/];

/** Renames and changes the program and its parts. Returns the page with references to the new files. */
async function renewProgram(dir, page) {
  const names = (await files(dir)).filter((name) => !name.endsWith(".br"));
  const renamed = new Map(PROGRAM.flatMap((pattern) => names.filter((name) => pattern.test(name))).map((name) => [name, newer(name)]));
  const replaced = new Map(renamed);
  const refer = (text) => [...replaced].reduce((all, [old, now]) => all.replaceAll(old, now), text);
  for (const [old, now] of renamed) {
    const content = await readFile(`${dir}/${old}`);
    const changed = old.endsWith(".wasm") ? Buffer.concat([content, NEWER_WASM]) : refer(content.toString());
    replaced.set(integrity(content), integrity(changed));
    await writeFile(`${dir}/${now}`, changed);
    await rm(`${dir}/${old}`);
  }
  for (const name of names.filter((name) => /^worker-/.test(name))) await writeFile(`${dir}/${name}`, refer(await readFile(`${dir}/${name}`, "utf8")));
  // The policy of the page names its scripts by their hashes.
  const now = hashes(refer(page));
  return hashes(page).reduce((all, hash, at) => all.replace(hash, now[at]), refer(page));
}

const newer = (name) => name.replace(/-\w{8}\./, "-newer.");

/**
 * Replaces the version in `dir` by a newer one: every file that a page requests later is different, and the old one is gone.
 * Returns the newer version.
 */
export async function release(dir) {
  let page = await renewProgram(dir, await readFile(`${dir}/index.html`, "utf8"));
  for (const [name, change] of Object.entries(CHANGES)) {
    const [, old] = page.match(`<meta name="file:${name}" content="([^"]*)"`);
    const now = newer(old);
    const [before, after] = [await readFile(`${dir}/${old}`, "utf8")].flatMap((text) => [text, change(text)]);
    if (now === old || before === after) throw new Error(`${old} is not another in the newer version`);
    await writeFile(`${dir}/${now}`, after);
    await rm(`${dir}/${old}`);
    page = page.replace(old, now);
  }
  await writeFile(`${dir}/index.html`, page);
  await sealNames(`${dir}/index.html`);
  await copyFile("public/sw.js", `${dir}/sw.js`);
  await writeServiceWorker(dir);
  return /data-version="(\w+)"/.exec(await readFile(`${dir}/index.html`, "utf8"))[1];
}

/** Lets a page look for a newer version, and waits until it has found one. */
export async function findUpdate(page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await expect(page.locator("html[data-update=ready]")).toBeAttached();
}

/** Returns the version of a page. */
export const versionOf = (page) => page.getAttribute("html", "data-version");

/** Waits until exactly these versions are stored. */
export async function keepsOnly(page, ...versions) {
  await page.waitForFunction(async (wanted) => {
    const names = await caches.keys();
    return names.map((name) => name.split(" ").at(-1)).sort().join() === wanted;
  }, versions.sort().join());
}
