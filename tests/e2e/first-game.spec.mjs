// A first game: a quick start whose first two turns a coach explains.
import assert from "node:assert/strict";
import { coach, coached, obey, touchMark } from "./coach.mjs";
import { click, resize, tap } from "./inputs.mjs";
import { Person, fingers } from "./person.mjs";
import {
  assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, settled, shown, SIZES, started, test, visit,
} from "./support.mjs";
import { aim, asked, asks, go, placeAll, prefer } from "./table.mjs";
import { BUTTON, LINK, either } from "./words.mjs";

const ALL = { ...SIZES, low: { width: 844, height: 390 } };

/** The largest height of the coach's strip, in pixels: a button, or two lines. */
const MOST = 64;

/** The coach's last words. */
const END = /You know the basics/;

/** The coach's words after events that it can't foresee, and at sea. After them, hints say what to do. */
const UNFORESEEN = /^(You’re under attack|A wild card|Poker decides|The bar below|Tap a territory for your factory|A new ship|It takes armies|It has sailed|Lit water|A landing|Ships fight)/;

const dismiss = (page) => coach(page).getByRole("button", { name: BUTTON.dismiss });
const back = (page) => page.getByRole("button", { name: BUTTON.bringCoachBack });
const hint = (page) => page.getByRole("button", { name: BUTTON.hint, exact: true });

/** Starts a game like somebody who has never played. */
async function play(page) {
  await tap(page.getByRole("button", { name: BUTTON.quickStart }));
  await asks(page, "rearrange", "Red");
}

/** Waits until the strip is slim and covers neither the map nor the bar. Returns its height. */
async function slim(page) {
  let height = 0;
  await settled(page);
  await expect(async () => {
    const [strip, map, bar] = await Promise.all([coach(page), page.locator(".map"), page.locator(".prompt")].map((it) => it.boundingBox()));
    height = strip.height;
    assert.ok(height >= 44 && height <= MOST, `the strip is ${height} px high`);
    assert.ok(strip.y + height <= map.y + 1, "the coach covers the map");
    assert.ok(strip.y + height <= bar.y + 1, "the coach covers the bar");
  }).toPass();
  return height;
}

/** Does what the coach says until it says `until`. Returns everything that it said. */
async function follow(page, until, { most = 600 } = {}) {
  const [said, person] = [[], new Person(page, fingers(page))];
  for (let step = 0; ; step += 1) {
    await shown(page);
    const words = await coach(page).locator(".coach-says").innerText();
    if (said.at(-1) !== words) said.push(words);
    if (until.test(words)) return said;
    assert.ok(step < most, `still not at ${until}: ${said.slice(-8).join(" | ")}`);
    if (/^Your factory/.test(words)) await placeAll(page);
    else if (!UNFORESEEN.test(words)) await obey(page, words);
    else if (!(await answer(person))) await page.waitForTimeout(100);
  }
}

/** Answers a question that nobody has explained, if possible. Players who lose at poker have no armies to place next. */
async function answer(person) {
  if (await (await person.button(BUTTON.pass)).count()) return person.press(BUTTON.pass).then(() => true);
  if (await (await person.button(BUTTON.hint)).count()) return person.heed().then(() => true);
  return false;
}

test("the coach of a first game leads through two turns and takes its leave", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await play(page);
  await coached(page, /You play Red\. Whoever holds the most territories after 11 rounds wins/);
  const height = await slim(page);
  await picture(page, `first-game-start-${size}`);
  await tap(page.getByRole("button", { name: BUTTON.begin }));

  await coached(page, /^New armies: tap (?!a territory)/);
  await expect(page.locator(".prompt .round")).toHaveText("Round 1 of 11");
  await expect(page.locator(".coach-mark circle").first()).toBeVisible();
  await expect(hint(page), "hints say what is best").toBeVisible();
  assert.equal(await slim(page), height, "the map keeps its place");
  await picture(page, `first-game-place-${size}`);
  const first = await follow(page, /^Now attack/);
  await picture(page, `first-game-attack-${size}`);
  first.push(...await follow(page, /“Until the end”/));
  assert.ok(first.some((words) => /^Corner marks show what you can reach\. Tap/.test(words)), first.join(" | "));
  assert.equal(await slim(page), height, "the map keeps its place");
  await picture(page, `first-game-plan-${size}`);

  // A player who loses the factory or the ship before the second turn hears nothing about it.
  const said = await follow(page, either(/^Your ship/, END));
  for (const words of [/^(You took land|There’s nothing else)/, /^You may move armies once/]) {
    assert.ok(said.some((line) => words.test(line)), `${words}: ${said.join(" | ")}`);
  }
  if (/^Your ship/.test(said.at(-1) ?? "")) {
    await slim(page);
    await picture(page, `first-game-ship-${size}`);
    await touchMark(page);
    await coached(page, /^It takes armies aboard/);
    await slim(page);
    await picture(page, `first-game-cruise-${size}`);
  }
  await follow(page, END);
  // The other players may ask something before the next turn.
  const person = new Person(page, fingers(page));
  while (await asked(page) !== "place") {
    if (await asked(page) === "wait" || !(await answer(person))) await page.waitForTimeout(100);
  }
  await coached(page, END);
  await slim(page);
  await picture(page, `first-game-end-${size}`);
  await tap(dismiss(page));
  await expect(coach(page)).toHaveCount(0);
  await expect(back(page), "it has said all").toHaveCount(0);
  await go(page, "#/learn");
  await expect(page.locator(".lesson").first().getByText("✓ done")).toBeVisible();
  await go(page, "#/");
  await play(page);
  await expect(coach(page), "whoever knows the game needs no coach").toHaveCount(0);
  assertNoProblems(page);
});

test("one tap dismisses the coach, for later games too, and a toast brings it back", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await visit(page, { calm: true });
  await play(page);
  await coached(page, /You play Red/);
  await tap(dismiss(page));
  await expect(coach(page)).toHaveCount(0);
  await tap(back(page));
  await coached(page, /You play Red/);
  await tap(dismiss(page));
  await page.reload();
  await started(page);
  await asks(page, "rearrange", "Red");
  await expect(coach(page)).toHaveCount(0);
  await expect(hint(page)).toBeVisible();
  await go(page, "#/");
  await play(page);
  await expect(coach(page), "in later games either").toHaveCount(0);
  assertNoProblems(page);
});

test("the list of lessons begins with a first game, whose coach is back", async ({ page }) => {
  await visit(page, { calm: true });
  await play(page);
  await tap(dismiss(page));
  await go(page, "#/");
  await tap(page.getByRole("link", { name: LINK.learn }));
  const first = page.getByRole("listitem").filter({ has: page.getByRole("heading") }).first();
  await expect(first.getByRole("heading", { name: "Your first game" })).toBeVisible();
  await picture(page, "first-game-in-the-list");
  await tap(first.getByRole("button", { name: BUTTON.quickStart }));
  await asks(page, "rearrange", "Red");
  await coached(page, /You play Red/);
  assertNoProblems(page);
});

test("the coach points nowhere while a hint does, and goes on after a reload", async ({ page }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await play(page);
  await tap(page.getByRole("button", { name: BUTTON.begin }));
  await coached(page, /^New armies: tap (?!a territory)/);
  const mark = page.locator(".coach-mark circle").first();
  await expect(mark).toBeVisible();
  await tap(hint(page));
  await expect(page.getByRole("button", { name: BUTTON.doIt })).toBeVisible();
  await coached(page, /^New armies: tap a territory of yours/);
  await expect(mark).toHaveCount(0);
  await picture(page, "first-game-hint");
  await tap(page.getByRole("button", { name: BUTTON.dismissHint }));
  await expect(mark).toBeVisible();
  await page.reload();
  await started(page);
  await coached(page, /^New armies/);
  await expect(mark).toBeVisible();
  assertNoProblems(page);
});

test("the bar leaves the map room on a low window, with the round and a long sentence", async ({ page }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await play(page);
  await resize(page, ALL.low);
  await tap(page.getByRole("button", { name: BUTTON.begin }));
  await expect(page.locator(".prompt .round")).toBeVisible();
  const { height } = await page.locator(".prompt").boundingBox();
  assert.ok(height <= 0.3 * ALL.low.height, `the bar is ${height} px high`);
  assertNoProblems(page);
});

test("in a first game the best attack has one button, and whoever unfolds the others keeps them", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await visit(page, { calm: true });
  // Stored once and not before every start, since the page must keep its own changes.
  await page.evaluate(() => localStorage.setItem("red-queens/preferences", "pace=Instant"));
  await page.reload();
  await started(page);
  await play(page);
  await tap(page.getByRole("button", { name: BUTTON.begin }));
  await asks(page, "place", "Red");
  await placeAll(page);
  const plan = async () => {
    await aim(page);
    await settled(page);
  };
  await plan();
  const kinds = page.locator(".kinds");
  await expect(kinds).toBeHidden();
  await expect(page.locator(".dock .chance strong")).toHaveText(/\d+\s%/);
  await expect(page.locator(".dock .other-ways > span")).toHaveText(/^(Flanking|Committed|Normal), \d/);
  await expect(page.getByRole("button", { name: BUTTON.untilEnd, exact: true })).toBeInViewport({ ratio: 1 });
  const [chance, fold, end] = [page.locator(".dock .chance"), page.getByRole("button", { name: BUTTON.otherWays }), page.locator(".dock .two-buttons")];
  const boxes = await Promise.all([chance, fold, end].map((it) => it.boundingBox()));
  assert.ok(boxes[0].y + boxes[0].height <= boxes[2].y && boxes[1].y + boxes[1].height <= boxes[2].y + 1, "nothing is below the fold");
  await picture(page, `first-game-attack-folded-${size}`);
  await assertAccessible(page);
  await tap(fold);
  await expect(kinds.locator(".chip")).toHaveCount(3);
  await picture(page, `first-game-attack-unfolded-${size}`);
  await assertAccessible(page);
  await page.reload();
  await started(page);
  await plan();
  await expect(kinds.locator(".chip"), "they stay unfolded").toHaveCount(3);
  await tap(page.getByRole("button", { name: BUTTON.otherWays }));
  await expect(kinds).toBeHidden();
  assertNoProblems(page);
});

for (const palette of /** @type {const} */ (["light", "dark"])) {
  test(`the coach of a first game shuts nobody out (${palette})`, { tag: ["@tablet", "@phone"] }, async ({ page }) => {
    await visit(page, { palette, calm: true });
    await play(page);
    for (const [name, viewport] of Object.entries(ALL)) {
      await resize(page, viewport);
      await coached(page, /You play Red/);
      await slim(page);
      await assertNotTooWide(page, name);
      await picture(page, `first-game-${name}-${palette}`);
    }
    await assertAccessible(page, palette);
    await click(dismiss(page));
    await picture(page, `first-game-toast-${palette}`);
    await assertAccessible(page, palette);
    assertNoProblems(page);
  });
}
