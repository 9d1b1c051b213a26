// The first screen: the main actions are visible in any window, and a short war is animated until somebody stops it.
import assert from "node:assert/strict";
import { click, resize } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, SIZES, started, test, visit } from "./support.mjs";
import { go, newGame } from "./table.mjs";
import { BUTTON, LINK } from "./words.mjs";

const ALL = { ...SIZES, low: { width: 844, height: 390 } };

/** Waits until an element is entirely inside the window. */
const inSight = (what, why) => expect(what, why).toBeInViewport({ ratio: 1 });

test("the way into a game is in sight in any window, first for newcomers and then for others", async ({ page }) => {
  await visit(page, { calm: true });
  const play = page.getByRole("button", { name: BUTTON.quickStart });
  const learn = page.getByRole("link", { name: LINK.learn });
  for (const [size, viewport] of Object.entries(ALL)) {
    await resize(page, viewport);
    await inSight(play, size);
    await inSight(learn, size);
    await assertNotTooWide(page);
    await picture(page, `home-new-${size}`);
  }
  await newGame(page);
  await go(page, "#/");
  const resume = page.getByRole("link", { name: LINK.resume });
  for (const [size, viewport] of Object.entries(ALL)) {
    await resize(page, viewport);
    await inSight(resume, size);
    await inSight(play, size);
    await assertNotTooWide(page);
    await picture(page, `home-back-${size}`);
  }
  const names = await page.locator(".home-actions > *").evaluateAll((all) => all.map((it) => it.textContent));
  assert.match(names[0], LINK.resume, "the game to go on with comes first");
  await assertAccessible(page);
  assertNoProblems(page);
});

test("a short war runs on the first screen, and whoever wants it still stops it", async ({ page }) => {
  await page.clock.install();
  await visit(page);
  const [pause, animate] = [BUTTON.pauseMap, BUTTON.animateMap].map((name) => page.getByRole("button", { name }));
  const hand = page.locator(".war-hand.shown");
  await click(pause);
  await expect(animate).toBeVisible();
  const still = await page.locator(".scene .ship").getAttribute("style");
  await page.clock.runFor(15_000);
  await expect(page.locator(".scene .ship"), "nothing moves").toHaveAttribute("style", still ?? "");
  await click(animate);
  await page.clock.runFor(15_000);
  await expect(hand).toBeAttached();
  await expect(animate, "it runs once").toBeVisible();
  await expect(page.locator(".scene .ship")).not.toHaveAttribute("style", still ?? "");
  assertNoProblems(page);
});

test("nothing moves on the first screen while nobody can see it, nor for those who want no motion", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => !window.isSeen }));
  await visit(page);
  const ship = page.locator(".scene .ship");
  const first = await ship.getAttribute("style");
  await page.clock.runFor(15_000);
  await expect(ship).toHaveAttribute("style", first ?? "");
  await page.evaluate(() => { window.isSeen = true; });
  await page.clock.runFor(15_000);
  await expect(page.locator(".war-hand.shown")).toBeAttached();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await started(page);
  await expect(page.locator(".war-hand.shown"), "the end is shown").toBeAttached();
  await expect(page.getByRole("button", { name: BUTTON.animateMap })).toHaveCount(0);
  assertNoProblems(page);
});
