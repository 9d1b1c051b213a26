// Nothing covers text or controls.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { resize, tap } from "./inputs.mjs";
import { expect, picture, settled, SIZES, still, test, visit } from "./support.mjs";
import { asks, choose, go, load, prefer } from "./table.mjs";
import { BUTTON } from "./words.mjs";

/** Returns the visible elements of a selector. */
const visible = (page, selector) => page.locator(selector).locator("visible=true");

/** Returns the boxes of the visible elements of a selector. */
const boxes = (page, selector) => visible(page, selector).evaluateAll((all) =>
  all.map((it) => ({ what: it.textContent, ...it.getBoundingClientRect().toJSON() })));

const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** Waits until no element of one kind overlaps one of another. */
async function assertApart(page, these, those, what) {
  await still(page);
  await expect.poll(async () => {
    const [all, others] = [await boxes(page, these), await boxes(page, those)];
    const found = all.flatMap((one) => others.filter((other) => overlap(one, other)).map((other) => `“${one.what}” and “${other.what}”`));
    return all.length > 0 ? found : [`there is no ${these}`];
  }, what).toEqual([]);
}

async function open(page, name) {
  await visit(page);
  await load(page, await readFile(new URL(name, import.meta.url), "utf8"));
  const ready = page.getByRole("button", { name: BUTTON.iAmAnybody });
  await still(page);
  if (await ready.count()) await tap(ready.first());
  await settled(page);
}

test("no button lies over the steps of the turn, in any size, and the current one can be read", async ({ page }) => {
  await open(page, "sea/turn.txt");
  for (const [size, viewport] of Object.entries({ ...SIZES, low: { width: 844, height: 390 } })) {
    await resize(page, viewport);
    await picture(page, `bar-${size}`);
    await assertApart(page, ".prompt .progress li", ".prompt button", size);
    const cut = () => visible(page, ".prompt .progress [aria-current]").evaluateAll((all) => all.map((it) => {
      const [step, says] = [it, it.closest(".says")].map((each) => each.getBoundingClientRect());
      return step.right > says.right + 1 || it.scrollWidth > it.clientWidth + 1;
    }));
    await expect.poll(cut, `the current step, ${size}`).toEqual([false]);
    const bar = await page.locator(".prompt").boundingBox();
    assert.ok(bar.x + bar.width <= viewport.width, size);
  }
});

test("the way back to what was put aside lies over no panel and no button of the map", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await open(page, "poker/contested.txt");
  await tap(page.getByRole("button", { name: BUTTON.lookAtMap }));
  await tap(page.getByRole("button", { name: BUTTON.log, exact: true }).first());
  await expect(page.locator(".drawer")).toBeVisible();
  await picture(page, `aside-${size}`);
  if (size === "tablet") await assertApart(page, ".put-aside", ".drawer", size);
  await tap(page.locator(".drawer").getByRole("button", { name: BUTTON.close }));
  await assertApart(page, ".put-aside", ".zoom .button", size);
  await tap(page.locator(".put-aside"));
  await expect(page.locator("dialog[open]")).toBeVisible();
});

test("the buttons that roll are seen in a battle, in any size", { tag: "@phone" }, async ({ page }) => {
  await open(page, "land/four-flanks.txt");
  await choose(page, "China");
  await choose(page, "Mongolia");
  await tap(page.getByRole("button", { name: BUTTON.rollOnce }));
  await expect(page.locator(".roll-group .die").first()).toBeVisible();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await resize(page, viewport);
    await settled(page);
    const dock = page.locator(".dock");
    await dock.locator(".dock-body").evaluate((it) => { it.scrollTop = 0; });
    const edge = await dock.boundingBox();
    for (const name of [BUTTON.rollOnce, BUTTON.untilEnd]) {
      const button = await page.getByRole("button", { name }).boundingBox();
      assert.ok(button.y + button.height <= edge.y + edge.height, `${size}: ${name}`);
    }
    await assertApart(page, ".dock .roll-group .die", ".dock .two-buttons", size);
    await picture(page, `battle-${size}`);
  }
});

test("one thing at a time lies at the lower edge of the map", { tag: "@phone" }, async ({ page }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  const record = await readFile(new URL("turn/lost.txt", import.meta.url), "utf8");
  await load(page, record.split("# Red's turn has begun.")[0]);
  await asks(page, "place", "Red");
  const strips = page.locator(".strip");
  await expect(strips, "what happened since the last turn comes first").toHaveCount(0);
  await tap(page.getByRole("button", { name: BUTTON.seen, exact: true }));
  await expect(page.locator(".poker-result"), "nobody at the screen was in that hand").toHaveCount(0);
  await tap(page.getByRole("button", { name: BUTTON.log, exact: true }).first());
  await tap(page.locator(".drawer button").filter({ hasText: / → / }).first());
  await expect(page.locator("[data-past]").first()).toBeVisible();
  await picture(page, "past-phone");
  await expect(visible(page, ".strip")).toHaveCount(0);
});

test("the way on from a new game covers no rule set, and players are in sight, in any size", async ({ page }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  for (const [size, viewport] of Object.entries({ ...SIZES, low: { width: 844, height: 390 } })) {
    await resize(page, viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await picture(page, `new-game-${size}`);
    await assertApart(page, ".start", ".rules .preset", size);
    const free = () => page.evaluate(() => {
      const start = document.querySelector(".start").getBoundingClientRect();
      return [...document.querySelectorAll(".place select")].filter((it) => it.getBoundingClientRect().bottom <= start.top).length;
    });
    await expect.poll(free, `players in sight, ${size}`).toBeGreaterThanOrEqual(size === "low" ? 3 : 4);
  }
});
