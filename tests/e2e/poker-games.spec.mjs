// The three variants of poker with bets of any size: two and five people on one tablet, by touch and by keyboard.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, pressKey, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, expect, picture, shown, still, test, visit } from "./support.mjs";
import { load, prefer } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const record = (name) => readFile(new URL(`poker/${name}.txt`, import.meta.url), "utf8");
const TABLES = {
  two: { caller: "Blue", others: ["Red"], ally: "Yellow", text: await record("two") },
  five: { caller: "Green", others: ["Yellow", "Purple", "Red", "Blue"], ally: "Black", text: await record("five") },
};

const dialog = (page) => page.locator("dialog.modal");
const button = (page, name) => dialog(page).getByRole("button", { name });

/** Returns the visible cards at the player's own place, except those that are face up for everybody, which the seat lists. */
const secrets = (page) => page.evaluate(() => {
  const told = document.querySelector('.poker-seat[data-at="s"] .visually-hidden')?.textContent ?? "";
  return [...document.querySelectorAll(".poker-own .playing-card, .hand.small .playing-card")]
    .map((it) => it.getAttribute("aria-label") ?? "").filter((name) => !told.includes(name));
});

/** Plays from the call of an ally, which everybody contests, to the dealer's choice. */
async function sitDown(page, { caller, others, ally, text }, act) {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, text);
  await click(page.getByRole("button", { name: BUTTON.iAm(caller) }));
  await act(page.locator(`[data-ally="${ally}"]`));
  for (const name of others) {
    await expect(page.locator(".poker-pass", { hasText: name })).toBeVisible();
    await act(button(page, BUTTON.contest));
  }
  await expect(page.locator(".poker-pass", { hasText: caller })).toBeVisible();
  await act(button(page, BUTTON.playPoker));
  await expect(page.locator(".poker-games")).toBeVisible();
}

/** Returns a text that differs between one decision and the next. */
const state = (page) => page.evaluate(() =>
  [...document.querySelectorAll(".poker-felt, .poker-pass, .poker-own button, .cover, .strip h2")].map((it) => it.textContent).join("|"));

/** Makes the current decision, and returns its kind. */
async function decide(page, act, bold) {
  await expect.poll(() => secrets(page), "what lies there is covered").toEqual([]);
  const covered = button(page, BUTTON.showMyCards);
  if (await covered.isVisible()) {
    await act(covered);
    await expect(page.locator(".poker-own .playing-card").first()).toBeVisible();
    const play = page.locator(".poker-own .button.primary.wide:not([data-first])");
    if (await play.isDisabled()) await act(page.locator(".poker-own button.playing-card").first());
    await act(play);
    return "cards";
  }
  const wager = page.locator('[data-bet="wager"]');
  if (bold && (await wager.count())) {
    await act(page.locator(".poker-chips .chip").first());
    await expect(wager).toHaveText(/\d/);
    await act(wager);
    return "wager";
  }
  const plain = page.locator(".poker-bets .button.primary");
  const kind = (await plain.getAttribute("data-bet")) ?? "show";
  await act(plain);
  return kind;
}

/** Returns the positions of the parts of the table that must never move. */
const boxes = (page) => page.evaluate(() =>
  [".modal", ".poker-felt", ".poker-middle", ".poker-seat", ".poker-below", ".poker-own"].flatMap((part) =>
    [...document.querySelectorAll(part)].map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return [part, ...[x, y, width, height].map(Math.round)].join(" ");
    })));

async function playToTheEnd(page, act, look = async (_step) => {}, isBold = (step) => step % 7 === 1) {
  const kinds = new Set();
  const end = page.locator(".poker-end");
  await still(page);
  const before = await boxes(page);
  const unmoved = (what) => expect.poll(() => boxes(page), what).toEqual(before);
  for (let step = 0; step < 90 && !(await end.count()); step += 1) {
    await unmoved("nothing jumps");
    const was = await state(page);
    await look(step);
    // Somebody bets now and then, and everybody calls.
    kinds.add(await decide(page, act, isBold(step)));
    await expect.poll(() => state(page)).not.toBe(was);
    await shown(page);
  }
  await expect(end, "all look at the showdown").toBeVisible();
  await unmoved("nor at the showdown");
  return kinds;
}

for (const game of ["draw", "stud", "holdem"]) {
  test(`a hand of ${game} for two is played by touch`, { tag: ["@tablet", "@phone"] }, async ({ page }, info) => {
    const on = info.project.name;
    await sitDown(page, TABLES.two, tap);
    if (game === "draw") {
      await picture(page, `poker-choice-${on}`);
      await assertAccessible(page);
    }
    await tap(page.locator(`[data-game="${game}"]`));
    const stages = new Set();
    const kinds = await playToTheEnd(page, tap, async () => {
      const stage = await page.locator(".poker-stage").innerText();
      if (!stages.has(stage)) await picture(page, `poker-two-${game}-${stages.size}-${on}`);
      stages.add(stage);
    });
    assert.ok(kinds.has("wager") && kinds.has("cards"), [...kinds].join());
    assert.ok(stages.size >= 4, [...stages].join());
    await picture(page, `poker-two-${game}-result-${on}`);
    await assertAccessible(page);
    // The winner of the ally may command it, or else the turn has ended.
    await tap(page.locator(".poker-end button").last());
    await expect(page.locator(".poker"), "one tap ends it").toHaveCount(0);
    assertNoProblems(page);
  });
}

for (const game of ["stud", "holdem"]) {
  test(`five people have ${game} before them`, { tag: ["@tablet", "@phone"] }, async ({ page }, info) => {
    const on = info.project.name;
    await sitDown(page, TABLES.five, tap);
    await tap(page.locator(`[data-game="${game}"]`));
    let pictured = false;
    await playToTheEnd(page, tap, async (step) => {
      const open = await page.locator(":is(.poker-felt, .poker-lay) .playing-card").count();
      if (pictured || open < (game === "stud" ? 20 : 4)) return;
      pictured = true;
      await assertAccessible(page);
      await picture(page, `poker-five-${game}-${step}-${on}`);
      // The player's cards are visible while the finger is down, and the felt doesn't move.
      const peek = page.locator(".poker-peek");
      await peek.dispatchEvent("pointerdown");
      await expect.poll(() => secrets(page), "the own cards are seen").not.toEqual([]);
      await picture(page, `poker-five-${game}-own-${on}`);
      await peek.dispatchEvent("pointerup");
      await expect.poll(() => secrets(page), "and then no more").toEqual([]);
    }, () => false);
    assert.ok(pictured, "the cards of all lay on the table");
    assertNoProblems(page);
  });
}

test("a bet of any size is made by keyboard", { tag: "@desktop" }, async ({ page }) => {
  const enter = async (target) => {
    await target.focus();
    await pressKey(page, "Enter");
  };
  await sitDown(page, TABLES.two, enter);
  await enter(page.locator('[data-game="holdem"]'));
  await decide(page, enter, false);
  const size = page.locator(".poker-size input");
  await size.focus();
  const least = Number(await size.inputValue());
  await pressKey(page, "ArrowUp");
  await expect(size).toHaveValue(String(least + 1));
  const wager = page.locator('[data-bet="wager"]');
  await expect(wager).toHaveText(new RegExp(`\\b${least + 1}\\b`));
  await enter(wager);
  await expect(page.locator(".poker-said", { hasText: `bets ${least + 1}` })).toBeVisible();
  await playToTheEnd(page, enter);
  assertNoProblems(page);
});
