// Copies dist/ to the folder of a web server: first the files that the page requests, then the page, and the service worker last,
// so that nobody is sent to a file that doesn't exist yet. Files of replaced versions stay for as long as an open page may
// request them.
//
//   node scripts/deploy.mjs DIR
import { copyFile, mkdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { files } from "./files.mjs";
import { integrity } from "./integrity.mjs";

const DIST = "dist";
/** The file that lists the deployed versions with their files, the latest first, and the times at which they were replaced. */
const RECORD = ".deployed.json";
/** The days for which a page without an offline copy may stay open and request files of its version. */
const STAY = 30;
const DAY = 86_400_000;
/** The files to copy last, in this order, each with its compressed copy. */
const LAST = [/^index\.html/, /^sw\.js/];

/** Returns the names of files in the order of copying: all files that the page requests, the page, the service worker. */
export function inOrder(names) {
  const stage = (name) => LAST.findIndex((last) => last.test(name));
  return [...names].sort((one, other) => stage(one) - stage(other));
}

/** Returns the file that the service worker stores under an address. */
const fileOf = (url) => (url === "./" ? "index.html" : url);

const readIfThere = (path) => readFile(path).catch((error) => {
  if (error.code === "ENOENT") return undefined;
  throw error;
});

/** Returns the list of the service worker in `dir`, if it belongs to the game. */
async function kept(dir) {
  const [, list] = /^const PRECACHE = (.*);$/m.exec(String(await readIfThere(`${dir}/sw.js`) ?? "")) ?? [];
  return list && JSON.parse(list);
}

/** Fails unless every file of the version in `dir` is exactly as it was built. */
async function check(dir) {
  const version = await kept(dir);
  if (!version) throw new Error(`${dir} has no build of the game. Run: make dist`);
  for (const { url, integrity: wanted } of version.files) {
    const name = fileOf(url);
    const bytes = await readIfThere(`${dir}/${name}`);
    if (!bytes || integrity(bytes) !== wanted) throw new Error(`${dir}/${name} is not as it was built`);
  }
  return version.version;
}

/** Returns the versions deployed to `dir`. If the folder is older than the record, only the service worker's version is known. */
async function history(dir) {
  const record = await readIfThere(`${dir}/${RECORD}`);
  if (record) return JSON.parse(String(record));
  const version = await kept(dir);
  if (!version && await readIfThere(`${dir}/index.html`)) throw new Error(`${dir} belongs to another site; nothing was changed there. Choose another folder`);
  const names = version?.files.map((file) => fileOf(file.url ?? file)) ?? [];
  return version ? [{ version: version.version, files: names.flatMap((name) => [name, `${name}.br`]) }] : [];
}

/** Copies a file completely or not at all. */
async function copy(from, to) {
  const [now, before] = await Promise.all([readFile(from), readIfThere(to)]);
  if (before && now.equals(before)) return;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, `${to}.part`);
  if (!now.equals(await readFile(`${to}.part`))) throw new Error(`could not write ${to}`);
  await rename(`${to}.part`, to);
}

/** Deploys the build in `from` to `to`, and removes files that no page can request. Returns the names of the removed files. */
export async function deploy(from, to, now = Date.now()) {
  const version = await check(from);
  await mkdir(to, { recursive: true });
  const [source, target] = await Promise.all([realpath(from), realpath(to)]);
  if (`${target}${sep}`.startsWith(`${source}${sep}`)) throw new Error(`${to} is inside ${from}`);
  const past = (await history(target)).filter((it) => it.version !== version).map((it) => ({ replaced: now, ...it }));

  const names = await files(source);
  for (const name of inOrder(names)) await copy(join(source, name), join(target, name));

  const stay = past.filter(({ replaced }) => now - replaced < STAY * DAY);
  const used = new Set([...names, ...stay.flatMap((it) => it.files)]);
  const unused = [...new Set(past.flatMap((it) => it.files))].filter((name) => !used.has(name) && resolve(target, name).startsWith(target + sep));
  for (const name of unused) await rm(join(target, name), { force: true });
  await writeFile(`${target}/${RECORD}`, `${JSON.stringify([{ version, files: names }, ...stay], null, 1)}\n`);
  return unused;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , to] = process.argv;
  if (!to) {
    console.error("usage: node scripts/deploy.mjs DIR");
    process.exit(2);
  }
  const removed = await deploy(DIST, to).catch((error) => {
    console.error(`Could not deploy: ${error.message}`);
    process.exit(1);
  });
  console.log(`The game is deployed to ${to}${removed.length ? `; removed ${removed.length} unused files of old versions` : ""}`);
}
