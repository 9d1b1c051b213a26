// Servers, networks and browsers that deliver bad files: the game reports this, stores none of them, and works once the cause is gone.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { files } from "../../scripts/files.mjs";
import { click } from "./inputs.mjs";
import { gone, half, older, page as pageInstead, portal, test } from "./faults.mjs";
import { assertAccessible, assertNotTooWide, expect, keptForOffline, picture, started } from "./support.mjs";
import { go, kept, newGame } from "./table.mjs";
import { findUpdate, keepsOnly, release, versionOf } from "./versions.mjs";
import { BUTTON, HEADING } from "./words.mjs";

/** The files that are loaded after the first screen, by their names. */
const LATER = { "the table": /^split_table/, "the worker": /^worker/, "the settings": /^split_reading/, "a text": /^lessons/ };

/** Checks that everything works: the table, the computer players, the settings and a text. */
async function playsOn(page) {
  await started(page);
  await newGame(page, { seats: { Red: "computer", Blue: "computer" } });
  const before = await kept(page);
  await expect.poll(() => kept(page)).not.toEqual(before);
  await go(page, "#/settings");
  await expect(page.getByRole("heading", { name: HEADING.settings })).toBeVisible();
  await go(page, "#/learn");
  await expect(page.getByRole("heading", { name: /^1 (Newer l|L)and$/ })).toBeVisible();
}

/** Waits until the newest service worker has been installed or rejected. Returns its state. */
function outcomeOfUpdate(page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((done) => { registration.onupdatefound = done; });
    await registration.update();
    await found;
    const worker = registration.installing ?? registration.waiting;
    while (worker?.state === "installing") await new Promise((done) => { worker.onstatechange = done; });
    return worker?.state ?? "redundant";
  });
}

/** Waits until the browser has copies of exactly these versions. */
const hasCopies = (page, ...versions) => expect.poll(() =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(" ").at(-1)))).toEqual(versions);

for (const [what, pattern] of Object.entries(LATER)) {
  test(`a first visit that gets the page instead of ${what} keeps nothing, and the next one plays`, async ({ page, site, dir }) => {
    site.spoil(pattern, pageInstead(dir));
    await page.goto(site.url);
    await started(page);
    if (what === "the worker") {
      await newGame(page, { seats: { Red: "computer", Blue: "computer" } });
      await expect(page.getByText(/^The computer players couldn’t be loaded/)).toBeVisible();
      await picture(page, "repair-computers");
    } else {
      await go(page, { "the table": "#/new", "the settings": "#/settings", "a text": "#/learn" }[what]);
      await expect(page.getByRole("alert").getByRole("button", { name: BUTTON.repair })).toBeVisible();
    }
    const bad = site.asked.filter((name) => pattern.test(name)).length;
    assert.ok(bad > 1, "it was fetched again by itself");
    await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing);
    await hasCopies(page);

    site.heal();
    await page.goto("about:blank");
    await page.goto(site.url);
    await playsOn(page);
    await keptForOffline(page);
    site.leave();
    await page.reload();
    await playsOn(page);
  });
}

/**
 * The ways in which an update can fail: the files that the server gets wrong, and its responses for them.
 *
 * @type {Record<string, (build: { dir: string, page: Buffer, lessons: Buffer }) => [RegExp, Function]>}
 */
const BAD_UPDATES = {
  ...Object.fromEntries(Object.entries(LATER).map(([what, pattern]) => [`the page instead of ${what}`, (/** @type {{ dir: string }} */ { dir }) => [pattern, pageInstead(dir)]])),
  "half a file": ({ dir }) => [/^split_table/, half(dir)],
  "a file of another version": ({ lessons }) => [/^lessons/, older(lessons, "text/plain")],
  "an old page from a proxy": ({ page }) => [/^index.html/, older(page, "text/html")],
  "a captive portal": () => [/^(?!sw\.js)/, portal],
  "a network that goes between two files": () => [/^(lessons|split_reading)/, gone],
};

for (const [what, fault] of Object.entries(BAD_UPDATES)) {
  test(`an update that brings ${what} is not announced, and comes when the server is well`, async ({ page, site, dir }) => {
    await page.goto(site.url);
    await keptForOffline(page);
    const old = await versionOf(page);
    const lessons = (await files(dir)).find((name) => /^lessons.*txt$/.test(name));
    const before = { dir, page: await readFile(`${dir}/index.html`), lessons: await readFile(`${dir}/${lessons}`) };
    const now = await release(dir);
    site.spoil(...fault(before));
    assert.equal(await outcomeOfUpdate(page), "redundant");
    await expect(page.locator("html[data-update]")).toHaveCount(0);
    await hasCopies(page, old);

    site.leave();
    await page.reload();
    await playsOn(page);
    await expect(page.locator("html")).toHaveAttribute("data-version", old);

    site.heal();
    await page.reload();
    await started(page);
    await expect(page.locator("html[data-update=ready]")).toBeAttached();
    await click(page.getByRole("button", { name: BUTTON.useUpdate }));
    await expect(page.locator("html")).toHaveAttribute("data-version", now);
    await playsOn(page);
    await keepsOnly(page, now);
  });
}

test("a device without room for an update plays on, and takes it when there is room", async ({ page, context, site, dir }) => {
  await page.goto(site.url);
  await keptForOffline(page);
  const old = await versionOf(page);
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(site.url);
  const { usage } = await devtools.send("Storage.getUsageAndQuota", { origin });
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 10_000 });
  const now = await release(dir);
  assert.equal(await outcomeOfUpdate(page), "redundant");
  await hasCopies(page, old);
  await page.reload();
  await playsOn(page);

  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  await page.reload();
  await started(page);
  await findUpdate(page);
  await click(page.getByRole("button", { name: BUTTON.useUpdate }));
  await expect(page.locator("html")).toHaveAttribute("data-version", now);
  await playsOn(page);
});

/** Removes files from the offline copy, like a browser that runs out of space. */
const evict = (page, pattern) => page.evaluate(async (source) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (new RegExp(source).test(request.url)) await cache.delete(request);
  }
}, pattern.source);

const isKept = (page, part) => page.evaluate(async (name) => {
  const all = await Promise.all((await caches.keys()).map(async (cache) => (await caches.open(cache)).keys()));
  return all.flat().some(({ url }) => url.includes(name));
}, part);

test("a file that the browser has lost is fetched again, but kept only if it is right", async ({ page, site, dir }) => {
  await page.goto(site.url);
  await keptForOffline(page);
  await evict(page, /split_table|lessons/);
  site.spoil(/^split_table/, pageInstead(dir));
  await page.reload();
  await started(page);
  await go(page, "#/new");
  await expect(page.getByRole("alert").getByRole("button", { name: BUTTON.repair })).toBeVisible();
  assert.ok(!(await isKept(page, "split_table")));

  site.heal();
  await page.reload();
  await playsOn(page);
  for (const part of ["split_table", "lessons"]) await expect.poll(() => isKept(page, part), part).toBe(true);
  site.leave();
  await page.reload();
  await playsOn(page);
});

for (const [what, pattern] of Object.entries({ "the script that starts it": /^start/, "its program": /^red-queens_bg/, "its bindings": /^red-queens-/ })) {
  test(`a first screen that gets the page instead of ${what} mends itself when the server is well`, async ({ page, site, dir }) => {
    site.spoil(pattern, pageInstead(dir));
    await page.goto(site.url);
    await expect(page.getByText(/^Red Queens could not start/)).toBeVisible();
    await expect(page.getByRole("link", { name: BUTTON.repairGame })).toBeVisible();
    await expect.poll(() => site.asked.filter((name) => pattern.test(name)).length, "it was fetched again by itself").toBeGreaterThan(1);
    site.heal();
    await page.goto("about:blank");
    await page.goto(site.url);
    await playsOn(page);
  });
}

/** Overwrites the offline copy with nonsense, so that no script of the game survives. */
const spoilCopy = (page) => page.evaluate(async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const type = (url) => (url.endsWith(".js") ? "text/javascript" : "text/html");
    for (const { url } of await cache.keys()) await cache.put(url, new Response("{{", { headers: { "content-type": type(url) } }));
  }
});

test("a repair replaces an offline copy in which nothing works, and keeps every game", { tag: ["@tablet", "@phone"] }, async ({ page, site }) => {
  await page.goto(site.url);
  await keptForOffline(page);
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  const [before, table] = [await kept(page), new URL(page.url()).hash];
  await spoilCopy(page);
  await page.goto("about:blank");
  await page.goto(site.url);
  await expect(page.locator("body")).toHaveText("{{");
  await page.goto(`${site.url}?repair${table}`);
  await page.waitForURL(site.url + table);
  await started(page);
  await expect(page.locator(".table")).toBeVisible();
  assert.deepEqual(await kept(page), before);
  await keptForOffline(page);
  site.leave();
  await page.reload();
  await playsOn(page);
});

/** A service worker from before files were verified. */
const OLDER = `const PRECACHE = { files: ["./"] };
self.addEventListener("install", (event) => event.waitUntil(caches.open("red-queens " + registration.scope + " older").then((cache) => cache.addAll(PRECACHE.files))));
self.addEventListener("activate", (event) => event.waitUntil(clients.claim()));
self.addEventListener("fetch", (event) => event.respondWith(caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request))));`;

test("a repair gets past an older worker that answers with a broken page", async ({ page, site, dir }) => {
  const worker = await readFile(`${dir}/sw.js`);
  await writeFile(`${dir}/sw.js`, OLDER);
  await page.goto(site.url);
  await keptForOffline(page);
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  const before = await kept(page);
  await spoilCopy(page);
  await writeFile(`${dir}/sw.js`, worker);
  await page.goto("about:blank");
  await page.goto(`${site.url}?repair`);
  await started(page);
  await page.waitForURL(site.url);
  assert.deepEqual(await kept(page), before);
  await playsOn(page);
});

test("a repair without a good server removes nothing and says what to do", { tag: ["@tablet", "@phone"] }, async ({ page, site, dir }) => {
  await page.goto(site.url);
  await keptForOffline(page);
  const old = await versionOf(page);
  site.spoil(/^split_table/, pageInstead(dir));
  await page.goto(`${site.url}?repair`);
  await expect(page.getByText(/^The file split_table\S+ did not arrive intact, so nothing was removed\. Your saved games are safe\./)).toBeVisible();
  await picture(page, "repair-damaged");
  await assertAccessible(page);
  await assertNotTooWide(page);
  site.leave();
  await click(page.getByRole("link", { name: BUTTON.tryAgain }));
  await expect(page.getByText(/^The game’s server can’t be reached, so nothing was removed\./)).toBeVisible();
  await hasCopies(page, old);
  await click(page.getByRole("link", { name: BUTTON.openTheGame }));
  await page.waitForURL(site.url);
  await playsOn(page);
});
