// Tests of deployment: its promises to players, and the settings for hosts.
import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { compactScripts } from "../scripts/compact.mjs";
import { deploy, inOrder } from "../scripts/deploy.mjs";
import { files } from "../scripts/files.mjs";
import { writeHostFiles } from "../scripts/hosts.mjs";
import { writeServiceWorker } from "../scripts/precache.mjs";

const DAY = 86_400_000;
const PAGE = '<html lang="en" data-version="">';

async function folder(t, contents = {}) {
  const dir = await mkdtemp(join(tmpdir(), "red-queens-"));
  t.after(() => rm(dir, { recursive: true }));
  for (const [name, text] of Object.entries(contents)) {
    await mkdir(join(dir, dirname(name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  return dir;
}

/** Creates a build with these files. */
async function build(t, contents) {
  const dir = await folder(t, { "index.html": PAGE, "sw.js": "// worker", ...contents });
  await writeServiceWorker(dir);
  return dir;
}

const there = async (dir) => (await files(dir)).filter((name) => name !== ".deployed.json");

test("a deployment brings new files before the page, and the service worker last", async (t) => {
  const order = inOrder(["404.html", "a-1.js", "index.html", "index.html.br", "sw.js", "sw.js.br", "worker-1.js"]);
  assert.deepEqual(order, ["404.html", "a-1.js", "worker-1.js", "index.html", "index.html.br", "sw.js", "sw.js.br"]);
  const dist = await build(t, { "a-1.js": "1", "fonts/a.woff2": "a" });
  const to = join(await folder(t), "new", "folder");
  assert.deepEqual(await deploy(dist, to), []);
  assert.deepEqual(await there(to), await files(dist));
});

test("files of a replaced version stay while an open page may ask for them, and then go", async (t) => {
  const to = await folder(t, { "robots.txt": "of the host" });
  const [one, two, three] = [
    await build(t, { "a-1.js": "1", "a-1.js.br": "1", "both.js": "b" }),
    await build(t, { "a-2.js": "2", "both.js": "b" }),
    await build(t, { "a-3.js": "3", "both.js": "b" }),
  ];
  await deploy(one, to, 0);
  await deploy(two, to, 10 * DAY);
  assert.deepEqual(await there(to), ["a-1.js", "a-1.js.br", "a-2.js", "both.js", "index.html", "robots.txt", "sw.js"]);
  await deploy(two, to, 39 * DAY);
  assert.deepEqual(await there(to), ["a-1.js", "a-1.js.br", "a-2.js", "both.js", "index.html", "robots.txt", "sw.js"]);
  assert.deepEqual(await deploy(three, to, 41 * DAY), ["a-1.js", "a-1.js.br"]);
  assert.deepEqual(await there(to), ["a-2.js", "a-3.js", "both.js", "index.html", "robots.txt", "sw.js"]);
  await deploy(two, to, 42 * DAY);
  assert.deepEqual(await deploy(two, to, 90 * DAY), ["a-3.js"], "what is taken back is there for good");
  assert.deepEqual(await there(to), ["a-2.js", "both.js", "index.html", "robots.txt", "sw.js"]);
});

test("files of a version that was copied by hand stay too, and go in time", async (t) => {
  const to = await folder(t, { "index.html": PAGE, "a-0.js": "0", "a-0.js.br": "0", "sw.js": 'const PRECACHE = {"version":"0","files":["a-0.js","./"]};\n' });
  const dist = await build(t, { "a-1.js": "1" });
  await deploy(dist, to, 0);
  assert.ok((await there(to)).includes("a-0.js"));
  await deploy(dist, to, 31 * DAY);
  assert.deepEqual(await there(to), ["a-1.js", "index.html", "sw.js"]);
});

test("a deployment touches no other site, no damaged build, and nothing outside its folder", async (t) => {
  const dist = await build(t, { "a-1.js": "1" });
  await assert.rejects(deploy(dist, await folder(t, { "index.html": "another" })), /another site/);
  await assert.rejects(deploy(dist, join(dist, "below")), /is inside/);
  await assert.rejects(deploy(await folder(t), await folder(t)), /no build/);
  const record = JSON.stringify([{ version: "0", files: ["../victim", "a-0.js"], replaced: 1 }]);
  const place = await folder(t, { victim: "", "site/.deployed.json": record, "site/a-0.js": "" });
  await deploy(dist, join(place, "site"));
  assert.ok((await readdir(place)).includes("victim"));
  assert.ok(!(await there(place)).includes("site/a-0.js"));
  await writeFile(join(dist, "a-1.js"), "half");
  await assert.rejects(deploy(dist, await folder(t)), /a-1\.js is not as it was built/);
});

test("what is the same is left alone", async (t) => {
  const [dist, to] = [await build(t, { "a-1.js": "1" }), await folder(t)];
  await deploy(dist, to);
  await utimes(join(to, "a-1.js"), 1, 1);
  await writeFile(join(to, "sw.js"), `${await readFile(join(to, "sw.js"), "utf8")}changed`);
  await deploy(dist, to);
  assert.equal((await stat(join(to, "a-1.js"))).mtimeMs, 1000);
  assert.deepEqual(await readFile(join(to, "sw.js")), await readFile(join(dist, "sw.js")));
});

test("hosts are told what browsers may keep for good, each file by one rule", async (t) => {
  const dir = await folder(t, { "index.html": PAGE, "sw.js": "", "manifest.webmanifest": "{}", "a-01234567.js": "", "icons/a.svg": "", "404.html": "" });
  await writeHostFiles(dir);
  const rules = (await readFile(`${dir}/_headers`, "utf8")).trim().split(/\n(?=\/)/).map((rule) => rule.split(/\n {2}/));
  const caching = Object.fromEntries(rules.slice(1).map(([name, ...headers]) => [name, headers.find((it) => it.startsWith("Cache-Control"))]));
  assert.deepEqual(rules[0], ["/*", "Content-Security-Policy: frame-ancestors 'self'", "X-Content-Type-Options: nosniff"]);
  const [asked, forGood] = ["Cache-Control: no-cache", "Cache-Control: public, max-age=31536000, immutable"];
  assert.deepEqual(caching, { "/": asked, "/a-01234567.js": forGood, "/icons/a.svg": asked, "/index.html": asked, "/manifest.webmanifest": asked, "/sw.js": asked });
  assert.equal(await readFile(`${dir}/.nojekyll`, "utf8"), "");
});

test("what is for hosts is no file of the game", async (t) => {
  const dir = await folder(t, { "index.html": PAGE, "sw.js": "// worker", "404.html": await readFile("public/404.html") });
  await compactScripts(dir);
  await writeServiceWorker(dir);
  await writeHostFiles(dir);
  assert.match(await readFile(`${dir}/sw.js`, "utf8"), /"files":\[\{"url":"\.\/","integrity":"[^"]*"\}\]/);
  assert.doesNotMatch(await readFile(`${dir}/404.html`, "utf8"), /data-version|<script/);
});
