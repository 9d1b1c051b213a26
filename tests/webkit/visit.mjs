// Tests on a page in which the game has started.
import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { PREFERENCES } from "../../scripts/turns.mjs";
import { Page } from "../drive/page.mjs";
import { SIZES } from "../e2e/sizes.mjs";
import { startWebKit } from "./browser.mjs";
import { problems, serveListening } from "./site.mjs";

const BASE = "/games/red-queens/";
const DIST = "dist";

let webkit;
let site;
before(async () => {
  const contents = await readdir(DIST).catch(() => []);
  assert.ok(contents.includes("index.html"), "There is no dist/: run `make dist` first.");
  site = await serveListening(DIST, { base: BASE, preferences: PREFERENCES });
  webkit = await startWebKit();
});
after(async () => {
  await webkit?.close();
  await site?.close();
});

/** Waits until the app has replaced the loading screen. */
export const started = (page) => page.locator("#loading").waitFor({ state: "detached" });

/** The longest that a test may take, in milliseconds, in case the browser no longer responds. */
const PATIENCE = 180_000;

/** Adds a test that plays on its own page, which must log neither errors nor warnings. */
export function visiting(title, { size = "tablet", calm = false }, play) {
  test(title, { timeout: PATIENCE }, async (t) => {
    const page = new Page(await webkit.open(SIZES[size], { calm }));
    t.after(async () => {
      await page.picture(`end-${title}`);
      await page.close();
    });
    await page.goto(site.url);
    await started(page);
    await play(page, webkit);
    assert.deepEqual(await problems(page), []);
  });
}
