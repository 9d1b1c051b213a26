// Poker for an ally: three people and a computer player at one tablet, by touch and by keyboard.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, pressKey, tap } from "./deeds.mjs";
import { assertAccessible, assertNoProblems, expect, picture, settled, shown, still, test, visit } from "./support.mjs";
import { load, logged, prefer, says } from "./table.mjs";
import { BUTTON, DIALOG, either } from "./words.mjs";

const contested = await readFile(new URL("poker/contested.txt", import.meta.url), "utf8");
const won = await readFile(new URL("poker/won.txt", import.meta.url), "utf8");

/** Blue's turn ends; it may call an ally that Green, Red and the computer player Yellow can contest. */
async function callFor(page) {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, contested);
  await click(page.getByRole("button", { name: BUTTON.iAm("Blue") }));
  await expect(page.getByRole("dialog", { name: DIALOG.ally })).toBeVisible();
}

const dialog = (page) => page.locator("dialog.modal");
const button = (page, name) => dialog(page).getByRole("button", { name });

/** Faces of cards that nobody has shown to all: those in the own place and in a stash. */
const ownFaces = (page) => page.locator(".poker-own .playing-card, .hand.small .playing-card");

/** Who is asked, once the dialog says so. */
async function passedTo(page) {
  const pass = page.locator(".poker-pass");
  return (await pass.count()) ? (await pass.innerText()).replace(/^Pass the tablet to /, "") : undefined;
}

const [COVERED, PLAY] = [BUTTON.showMyCards, BUTTON.playOneDealFour];

/** The buttons that say what is to be decided; of several the first is taken. */
const DECISIONS = [PLAY, BUTTON.keepAllFive, BUTTON.betCheck, BUTTON.betCall, BUTTON.showHand];

/** Waits until a computer player has decided: until a person is asked, or all look at the showdown. */
async function asked(page) {
  await page.waitForFunction((words) => {
    const asks = (it) => it.checkVisibility() && words.some((word) => new RegExp(word).test(it.textContent.trim()));
    return !document.querySelector(".poker") || document.querySelector(".poker-end") || [...document.querySelectorAll("dialog.modal button")].some(asks);
  }, [COVERED, ...DECISIONS].map(({ source }) => source));
}

/** The one decision that is open in a game of poker, and what it does. */
async function decide(page, act, seen) {
  const name = await passedTo(page);
  if (name) {
    await expect(ownFaces(page), `${name}'s cards are covered`).toHaveCount(0);
    seen.add(name);
  }
  const open = button(page, COVERED);
  if (await open.isVisible()) {
    await act(open);
    await expect(page.locator(".poker-own .playing-card").first()).toBeVisible();
  }
  for (const label of DECISIONS) {
    if (!(await button(page, label).count())) continue;
    await act(button(page, label));
    return String(label);
  }
  throw new Error(`nothing to decide: ${await dialog(page).innerText()}`);
}

/** What tells one decision from the next. */
const state = (page) => page.evaluate(() =>
  [...document.querySelectorAll(".poker-felt, .poker-pass, .poker-own button, .cover, .strip h2")].map((it) => it.textContent).join("|"));

async function playToTheEnd(page, act) {
  const seen = new Set();
  const kinds = new Set();
  const end = page.locator(".poker-end");
  for (let step = 0; step < 60 && !(await end.count()); step += 1) {
    const before = await state(page);
    kinds.add(await decide(page, act, seen));
    await expect.poll(() => state(page)).not.toBe(before);
    await shown(page);
    await asked(page);
  }
  await expect(end, "all look at the showdown").toBeVisible();
  return { seen, kinds };
}

async function contest(page, act) {
  for (const [name, answer] of [["Green", BUTTON.contest], ["Red", BUTTON.contest]]) {
    await expect(page.locator(".poker-pass", { hasText: name })).toBeVisible();
    await expect(ownFaces(page), `${name}'s cards are covered`).toHaveCount(0);
    await act(button(page, answer));
  }
  await expect(page.locator(".poker-pass", { hasText: "Blue" })).toBeVisible();
  await act(button(page, BUTTON.playPoker));
  await expect(page.locator(".poker-felt")).toBeVisible();
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
  // Each hand that was shown has its name, somebody leads, and whoever wins gets the armies.
  const shown = await page.locator(".poker-seat", { has: page.locator(".playing-card") }).count();
  assert.ok(shown > 0);
  await expect(page.locator(".poker-seat .poker-said strong")).toHaveCount(shown);
  await expect(page.locator(".poker-seat.leads .poker-said strong").first()).toBeVisible();
  await expect(page.locator(".poker-won").first()).toHaveText(/^wins \d+$/);
  await picture(page, "poker-showdown");
  await assertAccessible(page);
  await tap(page.locator(".poker-end button").last());
  await expect(page.locator(".poker"), "one tap ends it").toHaveCount(0);
  assertNoProblems(page);
});

/** Where the buttons of the dialog are. */
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
  // By keyboard the same.
  await peek.focus();
  await page.keyboard.down("Enter");
  await expect(page.locator(".hand.small .playing-card").first()).toBeVisible();
  await page.keyboard.up("Enter");
  await expect(page.locator(".hand.small .playing-card").first()).toHaveCount(0);
  // At the poker table as well, with the hand, what it is worth, and the stash.
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
  // Green and Red let it pass; whether Yellow does is its own affair.
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

/** Somebody has won an ally at poker and takes the tablet. Says who, and which ally. */
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
  await expect(cover.getByText(`${winner} won ${ally} at poker but did not play it.`)).toBeVisible();
  await picture(page, `ally-declined-${size}`);
  await assertAccessible(page);
  await click(page.getByRole("button", { name: BUTTON.iAm(next) }));
  await says(page, new RegExp(`^${next}: `));
  await logged(page, `${winner} has won ${ally} but does not play it.`);
  assertNoProblems(page);
});
