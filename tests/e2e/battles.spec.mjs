// Battles from the order to the result: the view at their end, and the steps that need no input.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, press, resize } from "./inputs.mjs";
import {
  assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, settled, shown, SIZES, test, visit,
} from "./support.mjs";
import { asks, choose, load, prefer, pressAny, sentence } from "./table.mjs";
import { BUTTON, PART } from "./words.mjs";

const read = (name) => readFile(new URL(name, import.meta.url), "utf8");

/** Two ships of the current player against two of another one. */
const AT_SEA = await read("sea/two-against-two.txt");
const [, one, first, other, second] = /engage (\d+) by (\d+) and (\d+) by (\d+)/.exec(AT_SEA);

/** Two people. Blue may attack Red for the first time. */
const ON_LAND = await read("battles/first-attack.txt");

async function setOut(page, record, options) {
  await visit(page, options);
  await load(page, record);
  await click(page.getByRole("button", { name: BUTTON.iAmAnybody }));
  await expect(page.locator(".cover")).toHaveCount(0);
  await settled(page);
}

const result = (page) => page.getByRole("region", { name: PART.lastBattle });

/** Answers all questions until the result of a battle appears. */
async function answer(page, names) {
  for (let step = 0; step < 40; step += 1) {
    await settled(page);
    if (await result(page).count()) return;
    await pressAny(page, names, result(page));
  }
  throw new Error(`no result: ${await sentence(page)}`);
}

test("a battle at sea ends on its dice and what came of it, until one goes on", async ({ page }) => {
  await setOut(page, AT_SEA, { calm: true });
  await press(page.locator(`[data-ship="${first}"]`), "Enter");
  await press(page.locator(`[data-ship="${one}"]`), "Enter");
  await click(page.getByRole("button", { name: BUTTON.attacks(second, other) }));
  await click(page.getByRole("button", { name: BUTTON.attack, exact: true }));
  await answer(page, [BUTTON.iAmAnybody, BUTTON.cutDeck, BUTTON.sendNone, BUTTON.letItSink, BUTTON.yesDoIt, BUTTON.untilEnd]);
  const strip = result(page);
  for (const [size, viewport] of Object.entries({ tablet: SIZES.tablet, phone: SIZES.phone, low: { width: 844, height: 390 } })) {
    await resize(page, viewport);
    await settled(page);
    await picture(page, `battle-at-sea-${size}`);
    await expect(strip).toContainText(/[Ss]hips? \d+.*(sank|captured|took|held out)/, { useInnerText: true });
    await expect(strip).toContainText(/lost (no|\d+) arm/);
    await expect(strip.locator(".die").nth(1), "the dice lie there").toBeVisible();
    await expect(strip.getByRole("button", { name: BUTTON.gotIt })).toBeVisible();
    await assertAccessible(page);
    await assertNotTooWide(page);
    const [map, lies] = await Promise.all([page.locator(".map"), strip].map((it) => it.boundingBox()));
    assert.equal(map.width, viewport.width, `${size}: the map keeps its room`);
    if (size !== "tablet") assert.ok(lies.height < 0.4 * map.height, `the result takes ${lies.height} of ${map.height} px`);
  }
  await expect(page.locator(".dock"), "nothing lies over it").toHaveCount(1);
  await click(strip.getByRole("button", { name: BUTTON.gotIt }));
  await expect(strip).toHaveCount(0);
  await asks(page, ["ship", "campaign"]);
  assertNoProblems(page);
});

test("what was ordered goes on after a person at the same tablet has mobilized", async ({ page }) => {
  await setOut(page, ON_LAND);
  await choose(page, "Congo");
  await choose(page, "North Africa");
  await click(page.getByRole("button", { name: BUTTON.untilEnd }));
  await asks(page, "pass", "Red");
  const cover = page.locator(".cover");
  await click(cover.getByRole("button", { name: BUTTON.iAmAnybody }));
  await click(page.getByRole("button", { name: BUTTON.cutDeck, exact: true }));
  await click(cover.getByRole("button", { name: BUTTON.iAmAnybody }));
  await expect(cover).toHaveCount(0);
  await shown(page);
  await picture(page, "battle-as-ordered");
  const told = page.locator(".prompt .sentence, .dock").filter({ hasText: /move in from|held against|took/ });
  await expect(told.first(), "the dice have fallen until the end").toBeVisible();
  await expect(page.locator(".dock .die").nth(1)).toBeVisible();
  assertNoProblems(page);
});

test("the deck is cut without a question, and the card is seen before it is decided what to reveal", async ({ page }) => {
  await setOut(page, ON_LAND.replace("rules nautical ", "rules nautical-2 "));
  await choose(page, "Congo");
  await choose(page, "North Africa");
  await click(page.getByRole("button", { name: BUTTON.untilEnd }));
  await asks(page, "pass", "Red");
  const cover = page.locator(".cover");
  await click(cover.getByRole("button", { name: BUTTON.iAmAnybody }));
  await asks(page, "reveal", "Red");
  await settled(page);
  await expect(page.locator(".dock .territory-card").first(), "the card that was cut").toBeVisible();
  await assertAccessible(page);
  await assertNotTooWide(page);
  await picture(page, "reveal-after-the-cut");
  await click(page.getByRole("button", { name: BUTTON.revealNothing, exact: true }));
  await click(cover.getByRole("button", { name: BUTTON.iAmAnybody }));
  await expect(cover).toHaveCount(0);
  await shown(page);
  await expect(page.locator(".dock .die").nth(1), "what was ordered has gone on").toBeVisible();
  assertNoProblems(page);
});

/**
 * Runs in the page: presses a button. Returns the texts of the map and the prompt before it, when the dice start to roll, and once a tap
 * has skipped the animation.
 */
async function fight({ name, taps }) {
  const told = () => ({
    sentence: document.querySelector(".prompt .sentence").textContent,
    // The action that a tap would perform isn't part of the position.
    map: [...document.querySelectorAll(".chart [data-territory][aria-label]")].map((it) => it.getAttribute("aria-label").replace(/: .*/, "")),
  });
  const frame = () => new Promise(requestAnimationFrame);
  const lull = () => new Promise((done) => { requestIdleCallback(done); });
  const dice = () => document.querySelector(".roll.tumbles");
  const all = [told()];
  [...document.querySelectorAll(".dock button")].find((it) => it.textContent === name).click();
  while (!dice()) await frame();
  all.push(told());
  if (taps) dice().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  while (dice()) await frame();
  for (let lulls = 0; lulls < 2; lulls += 1) await lull();
  return [...all, told()];
}

/** Returns what the map says about a territory, without mobilized armies, which appear before the dice are rolled. */
const unmobilized = (words) => {
  const mobilized = Number(/, (\d+) of them just mobilized/.exec(words)?.[1] ?? 0);
  const rest = words.replace(/, \d+ of them just mobilized/, "");
  return rest.replace(/(\d+) arm(y|ies)/, (_, all) => `${all - mobilized} ${all - mobilized === 1 ? "army" : "armies"}`);
};

test("map and bar tell what dice bring when they lie, or when they are tapped", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Readable orders=Cut sound=Off");
  await load(page, await read("sea/turn.txt"));
  await click(page.getByRole("button", { name: BUTTON.iAmAnybody }));
  await click(page.getByRole("button", { name: BUTTON.allAtOnce }));
  await choose(page, "Argentina");
  for (const [to, taps] of [["Peru", false], ["Venezuela", true]]) {
    await choose(page, to);
    await settled(page);
    const [before, falling, after] = await page.evaluate(fight, { name: BUTTON.untilEnd, taps });
    assert.deepEqual(falling.map.map(unmobilized), before.map.map(unmobilized), "the map tells nothing while dice fall");
    assert.match(falling.sentence, / attacks |No dice rolled yet/, "nor does the bar");
    assert.notDeepEqual(after.map, falling.map, "it is told when they lie");
    assert.notEqual(after.sentence, falling.sentence);
    await shown(page);
    const send = page.getByRole("button", { name: BUTTON.send });
    if (await send.count()) await click(send);
  }
  assertNoProblems(page);
});
