// Poker for an ally: three people and a computer player on one tablet, by touch and by keyboard.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, pressKey, tap } from "./inputs.mjs";
import { asked, button, contest, decide, dialog, ownFaces, playToTheEnd } from "./poker.mjs";
import { assertAccessible, assertNoProblems, expect, picture, settled, shown, still, test, visit } from "./support.mjs";
import { load, logged, prefer, says } from "./table.mjs";
import { BUTTON, DIALOG, either } from "./words.mjs";

const contested = await readFile(new URL("poker/contested.txt", import.meta.url), "utf8");
const won = await readFile(new URL("poker/won.txt", import.meta.url), "utf8");

/** Opens the end of Blue's turn: it may call an ally that Green, Red and the computer player Yellow can contest. */
async function callFor(page) {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, contested);
  await click(page.getByRole("button", { name: BUTTON.iAm("Blue") }));
  await expect(page.getByRole("dialog", { name: DIALOG.ally })).toBeVisible();
}

test("three people and a computer player play poker for an ally at one tablet, by touch", async ({ page }) => {
  await callFor(page);
  await picture(page, "ally-call");
  await assertAccessible(page);
  await tap(page.locator('[data-ally="Black"]'));
  await contest(page, tap);
  await picture(page, "poker");
  await assertAccessible(page);
  const { seen, kinds } = await playToTheEnd(page, tap);
  assert.deepEqual([...seen].sort(), ["Blue", "Green", "Red"]);
  assert.ok(kinds.size >= 3, `stash, bets and draw: ${[...kinds]}`);
  // Each hand that was shown has its name, one is marked as leading, and the winner gets the armies.
  const shown = await page.locator(".poker-seat", { has: page.locator(".playing-card") }).count();
  assert.ok(shown > 0);
  await expect(page.locator(".poker-seat .poker-said strong")).toHaveCount(shown);
  await expect(page.locator(".poker-seat.leads .poker-said strong").first()).toBeVisible();
  await expect(page.locator(".poker-won").first()).toHaveText(/^takes \d+$/);
  await picture(page, "poker-showdown");
  await assertAccessible(page);
  await tap(page.locator(".poker-end button").last());
  await expect(page.locator(".poker"), "one tap ends it").toHaveCount(0);
  assertNoProblems(page);
});

/** Returns the positions of the dialog's buttons. */
const places = (page) => dialog(page).locator("button").evaluateAll((all) => all.map((it) => {
  const { x, y, width, height } = it.getBoundingClientRect();
  return [it.textContent, ...[x, y, width, height].map(Math.round)].join(" ");
}));

test("a hand is seen while the finger stays on the button, and only then", async ({ page }) => {
  await callFor(page);
  await tap(page.locator('[data-ally="Black"]'));
  await expect(page.locator(".poker-pass", { hasText: "Green" })).toBeVisible();
  const peek = page.locator(".poker-peek");
  await expect(ownFaces(page)).toHaveCount(0);
  await still(page);
  const before = await places(page);
  await peek.dispatchEvent("pointerdown");
  await expect(page.locator(".hand.small .playing-card").first()).toBeVisible();
  await expect.poll(() => places(page), "nothing moves under the finger").toEqual(before);
  await peek.dispatchEvent("pointerup");
  await expect(page.locator(".hand.small .playing-card").first()).toHaveCount(0);
  // The same by keyboard.
  await peek.focus();
  await page.keyboard.down("Enter");
  await expect(page.locator(".hand.small .playing-card").first()).toBeVisible();
  await page.keyboard.up("Enter");
  await expect(page.locator(".hand.small .playing-card").first()).toHaveCount(0);
  // The same at the poker table, with the hand, its odds and the stash.
  await contest(page, tap);
  await settled(page);
  const seen = new Set();
  let looked = 0;
  for (let step = 0; step < 12 && looked < 2; step += 1) {
    await asked(page);
    if (await button(page, either(BUTTON.betCheck, BUTTON.betCall)).count() && (await ownFaces(page).count()) === 0) {
      const covered = await places(page);
      await peek.dispatchEvent("pointerdown");
      await expect(page.locator(".poker-own .playing-card").first()).toBeVisible();
      await expect.poll(() => places(page), "nothing moves under the finger").toEqual(covered);
      await peek.dispatchEvent("pointerup");
      looked += 1;
    }
    await decide(page, tap, seen);
    await shown(page);
  }
  assert.ok(looked > 0, "somebody has looked at a hand");
  assertNoProblems(page);
});

test("an ally whom nobody contests is played at once, by keyboard", { tag: "@desktop" }, async ({ page }) => {
  await callFor(page);
  const pressEnter = async (target) => {
    await target.focus();
    await pressKey(page, "Enter");
  };
  await pressEnter(page.locator('[data-ally="Purple"]'));
  // Green and Red let it pass. The computer player Yellow may do either.
  for (const name of ["Green", "Red"]) {
    await expect(page.locator(".poker-pass", { hasText: name })).toBeVisible();
    await pressEnter(button(page, BUTTON.letItPass));
  }
  const cover = page.getByRole("button", { name: BUTTON.iAm("Blue") });
  await expect(cover.or(button(page, BUTTON.playPoker))).toBeVisible();
  if (await cover.count()) await pressEnter(cover);
  await says(page, /Blue for Purple: place|Purple is contested by/);
  assertNoProblems(page);
});

/** Opens a game in which somebody has won an ally at poker and takes the tablet. Returns the winner and the ally. */
async function winAnAlly(page) {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, won);
  const winner = await page.locator(".cover").getAttribute("data-seat");
  await click(page.getByRole("button", { name: BUTTON.iAm(winner) }));
  const [, ally] = [...won.matchAll(/^ally (\w+)$/gm)].at(-1);
  await expect(page.getByRole("dialog", { name: DIALOG.wonAlly(ally) })).toBeVisible();
  return { winner, ally };
}

test("who has won an ally at poker is asked, and plays it", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  const { winner, ally } = await winAnAlly(page);
  await picture(page, `ally-won-${size}`);
  await assertAccessible(page);
  await tap(button(page, BUTTON.playTheAlly));
  await says(page, new RegExp(`${winner} for ${ally}: `));
  await logged(page, `${winner} plays ${ally}, which gets `);
  assertNoProblems(page);
});

test("who has won an ally at poker declines it, and the turn ends", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  const { winner, ally } = await winAnAlly(page);
  await tap(button(page, BUTTON.endMyTurn));
  const cover = page.locator(".cover");
  await expect(cover).toBeVisible();
  const next = await cover.getAttribute("data-seat");
  assert.notEqual(next, winner, "the turn is over");
  const more = cover.getByRole("button", { name: BUTTON.moreLines });
  if (await more.count()) await tap(more);
  await expect(cover.getByText(`${winner} won ${ally} at poker but didn’t play it.`)).toBeVisible();
  await picture(page, `ally-declined-${size}`);
  await assertAccessible(page);
  await click(page.getByRole("button", { name: BUTTON.iAm(next) }));
  await says(page, new RegExp(`^${next}: `));
  await logged(page, `${winner} has won ${ally} but doesn’t play it.`);
  assertNoProblems(page);
});
