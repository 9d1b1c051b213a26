// The first visit, and every visit after it without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  assertAccessible, assertNoProblems, keptForOffline, newPage, picture, serveGame, started, testForEverybody, visit,
} from "./support.mjs";
import { findUpdate, keepsOnly, release, serveCopy, versionOf } from "./versions.mjs";

test("the game starts under a sub-path and logs nothing", async (t) => {
  const { page } = await visit(t);
  assert.match(await page.title(), /Red Queens/);
  await keptForOffline(page);
  assertNoProblems(page);
});

test("nothing moves when the app takes the place of the loading screen", async (t) => {
  const site = await serveGame(t);
  const page = await newPage(t);
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: "layout-shift", buffered: true });
    // Both are there for a while.
    addEventListener("app-started", (event) => {
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new Event("app-started")), 500);
    }, { once: true });
  });
  await page.goto(site.url);
  await page.locator("main:not(#loading)").waitFor();
  assert.ok(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest("#loading")));
  await started(page);
  await page.waitForTimeout(300);
  assert.deepEqual(await page.evaluate(() => window.shifts), []);
});

test("after the first visit the game starts with the server gone", async (t) => {
  const { page, site } = await visit(t);
  await keptForOffline(page);
  const before = await page.innerText("body");
  await site.close();

  await page.reload();
  await started(page);
  assert.equal(await page.innerText("body"), before);
  assertNoProblems(page);
});

test("without a network an unknown address below the game leads to the game", async (t) => {
  const { page, site } = await visit(t);
  await keptForOffline(page);
  await site.close();

  await page.goto(`${site.url}no/such/page#fragment`);
  await started(page);
  assert.equal(page.url(), `${site.url}#fragment`);
});

test("an update waits until the player wants it", async (t) => {
  const site = await serveCopy(t);
  const page = await newPage(t);
  await page.goto(site.url);
  await keptForOffline(page);
  const versions = () => page.evaluate(() => caches.keys());
  const [old] = await versions();

  await release(site.dir);
  await findUpdate(page);
  assert.ok((await versions()).includes(old), "the old version stays while it is played");

  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => void dispatchEvent(new Event("update-wanted")));
  await reloaded;
  await started(page);
  await keepsOnly(page, await versionOf(page));
  assert.ok(!(await versions()).includes(old), "the old version is dropped when it is not played any more");
});

test("what cannot start says so", async (t) => {
  const site = await serveGame(t);
  const page = await newPage(t);
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto(site.url);
  await page.getByText("Red Queens could not start").waitFor();
  await assertAccessible(page);
  await picture(page, "start-failed");
});

test("what breaks while it starts is said", async (t) => {
  const site = await serveGame(t);
  const page = await newPage(t);
  await page.route("**/*.wasm", () => {});
  await page.goto(site.url);
  await page.getByText("Unrolling the charts").waitFor();
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { message: "a rock" })));
  await page.getByText("Red Queens could not start (a rock)").waitFor();
});

testForEverybody({ start: async () => {} });
