// The poker table: the player's cards at the near seat, and a showdown that turns over one hand after another.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { click, press, pressKey, tap } from "./inputs.mjs";
import { COVERED, asked, button, contest, decide, playToTheEnd, state } from "./poker.mjs";
import { SIZES } from "./sizes.mjs";
import { assertNoProblems, expect, picture, shown, still, test, visit } from "./support.mjs";
import { load, prefer } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const [contested, pair] = await Promise.all(["contested", "pair"].map((name) => readFile(new URL(`poker/${name}.txt`, import.meta.url), "utf8")));

/** Windows for the poker table, including a phone in landscape. */
const WINDOWS = { ...SIZES, low: { width: 844, height: 390 } };

/** Returns the layout faults of the poker table: cards outside the felt, parts that need scrolling, empty parts. */
const misplaced = (page) => page.evaluate(() => {
  const box = (it) => it.getBoundingClientRect();
  const within = (it, frame) => it.left >= frame.left && it.right <= frame.right && it.top >= frame.top && it.bottom <= frame.bottom;
  const [felt, near] = [".poker-felt", '.poker-seat[data-at="s"]'].map((part) => box(document.querySelector(part)));
  const body = document.querySelector(".modal-body");
  const own = [...document.querySelectorAll(".poker-lay :is(.card-back, .playing-card)")];
  const chips = [...document.querySelectorAll(".poker-chip")];
  const round = box(document.querySelector(".poker-stage"));
  const heaps = [...document.querySelectorAll(".poker-pots li > *")].map(box);
  const lowest = Math.max(...[...document.querySelectorAll(".poker :is(button, summary)")].map((it) => box(it).bottom));
  return [
    own.length === 0 && "no cards",
    own.some((it) => !within(box(it), near)) && "cards beside the own seat",
    !within(near, felt) && "the own seat beside the felt",
    chips.some((it) => !within(box(it), felt) || box(it).width < 30) && "chips that are small or beside the felt",
    heaps.some((it) => it.right > round.left && it.left < round.right && it.bottom > round.top && it.top < round.bottom) && "a pot below the name of the round",
    body.scrollHeight > body.clientHeight + 1 && "something to scroll to",
    innerHeight - lowest > 0.25 * innerHeight && felt.height < 0.7 * innerHeight && "an empty part below",
  ].filter(Boolean);
});

test("the own cards lie at the own seat on the felt, in any window", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, contested);
  await click(page.getByRole("button", { name: BUTTON.iAmAnybody }));
  await tap(page.locator('[data-ally="Black"]'));
  await contest(page, tap);
  const all = async (what) => {
    for (const [size, viewport] of Object.entries(WINDOWS)) {
      await page.setViewportSize(viewport);
      await still(page);
      await expect.poll(() => misplaced(page), `${what}, ${size}`).toEqual([]);
      await picture(page, `poker-${what}-${size}`);
    }
    await page.setViewportSize(SIZES.tablet);
    await still(page);
  };
  const seen = new Set();
  const looked = new Set();
  for (let step = 0; step < 12 && looked.size < 3; step += 1) {
    await asked(page);
    await expect(page.locator('.poker-seat[data-at="s"]'), "the near seat is that of who is asked").toHaveClass(/asked/);
    const covered = button(page, COVERED);
    const kind = (await covered.isVisible()) ? "choice" : "bet";
    if (!looked.has(kind)) {
      if (kind === "choice") {
        await tap(covered);
        await expect(page.locator('.poker-lay [aria-pressed]').first()).toBeVisible();
      }
      await all(kind);
      looked.add(kind);
    }
    const before = await state(page);
    await decide(page, tap, seen);
    await expect.poll(() => state(page)).not.toBe(before);
    await shown(page);
    if (kind === "choice" && looked.size === 2) break;
  }
  assert.deepEqual([...looked].sort(), ["bet", "choice"]);
  assertNoProblems(page);
});

/** Two people play for an ally up to the showdown, at a pace that shows each step. */
async function comeToTheShowdown(page, { calm = false, freeze = true } = {}) {
  await visit(page, { calm });
  await prefer(page, "pace=Readable");
  await load(page, pair);
  await click(page.getByRole("button", { name: BUTTON.iAmAnybody }));
  await tap(page.locator('[data-ally="Green"]'));
  await tap(button(page, BUTTON.contest));
  await tap(button(page, BUTTON.playPoker));
  await expect(page.locator(".poker-felt")).toBeVisible();
  // Stop everything that ends by itself, so that there is time to look.
  if (freeze) await page.evaluate(() => {
    const later = window.setTimeout;
    window.setTimeout = /** @type {typeof window.setTimeout} */ ((act, wait, ...all) => (wait > 1_000 ? 0 : later(act, wait, ...all)));
  });
  await playToTheEnd(page, tap, page.locator(freeze ? ".poker-shows" : ".poker-end"));
}

for (const [how, skip] of Object.entries({
  touch: (page) => tap(page.locator(".poker-stage")),
  key: (page) => pressKey(page, "ArrowDown"),
  "key on the button": (page) => press(page.locator(".poker-shows button"), "Enter"),
  button: (page) => tap(page.locator(".poker-shows button")),
  "slow finger": async (page) => {
    const { x, y, width, height } = await page.locator(".poker-shows button").boundingBox();
    const session = await page.context().newCDPSession(page);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    // Give the page time to react before the finger lifts.
    await setTimeout(200);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  },
})) {
  test(`a showdown turns over one hand after the other, and a ${how} skips to the result`, async ({ page }) => {
    await comeToTheShowdown(page);
    await expect(page.locator(".poker-felt.reveals .poker-seat.turns").first()).toBeVisible();
    await expect(page.locator(".poker-end"), "the result is not told yet").toHaveCount(0);
    await skip(page);
    await expect(page.locator(".poker-end")).toBeVisible();
    await expect(page.locator(".reveals")).toHaveCount(0);
    await expect(page.locator(".poker-seat:not(.loses) .poker-won").first()).toBeVisible();
    await tap(page.locator(".poker-end button").last());
    await expect(page.locator(".poker")).toHaveCount(0);
    assertNoProblems(page);
  });
}

test("a showdown comes to its result by itself, and is not played out again after a reload", async ({ page }) => {
  await comeToTheShowdown(page, { freeze: false });
  await expect(page.locator(".reveals")).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".poker-end, .cover").first()).toBeVisible();
  await expect(page.locator(".reveals")).toHaveCount(0);
  assertNoProblems(page);
});

test("who wants no motion sees the result of a showdown at once", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector(".reveals, .poker-shows")) window.played = true;
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await comeToTheShowdown(page, { calm: true, freeze: false });
  await expect.poll(() => page.evaluate(() => Boolean(window.played))).toBe(false);
  assertNoProblems(page);
});
