// Before and beside a game: the first screen, and the guide.
import assert from "node:assert/strict";
import { click, fill, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, started, test, visit } from "./support.mjs";
import { asks, go } from "./table.mjs";
import { BUTTON, FIELD, LINK } from "./words.mjs";

test("one tap begins a game, and its board stands on the first screen, which does not move", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await tap(page.getByRole("button", { name: BUTTON.quickStart }));
  await asks(page, "rearrange", "Red");
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: "layout-shift", buffered: true });
  });
  await page.evaluate(() => { location.hash = "#/"; });
  await page.reload();
  await started(page);
  await expect(page.getByRole("link", { name: LINK.resumeQuickGame })).toBeVisible();
  await expect(page.locator(".scene .land[data-seat]"), "all land has an owner").toHaveCount(42);
  const shifts = await page.evaluate(() => window.shifts);
  assert.deepEqual(shifts, []);
  await picture(page, "home-quick-game");
  await assertAccessible(page);
  await tap(page.getByRole("link", { name: LINK.resume }));
  await expect(page.locator(".table")).toBeVisible();
  assertNoProblems(page);
});

test("the guide says what is played, and leads to the exact rule", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await go(page, "#/rules");
  const chapters = page.locator(".guide h2");
  await expect(chapters.filter({ hasText: "Ships" })).toHaveCount(1);
  await picture(page, "guide");
  await page.locator("details.guide").evaluateAll((/** @type {HTMLDetailsElement[]} */ all) => all.forEach((it) => { it.open = true; }));
  await assertAccessible(page);
  await assertNotTooWide(page);
  await tap(page.getByRole("button", { name: "Classic", exact: true }));
  await expect(chapters.filter({ hasText: "Ships" })).toHaveCount(0);
  await fill(page.getByLabel(FIELD.findRule), "factory beside");
  await expect(chapters).toHaveCount(0);
  await fill(page.getByLabel(FIELD.findRule), "divide three");
  await expect(page.locator("details.guide[open]").first()).toBeVisible();
  await click(page.locator("details.guide").first().getByRole("link", { name: LINK.someRule }).first());
  await expect(page.locator(".rule.asked")).toBeVisible();
  assertNoProblems(page);
});
