// Replaying a finished game, and continuing from any position of it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, pressKey, resize, selectOption, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, SIZES, settled, shown, test, visit } from "./support.mjs";
import { load, prefer } from "./table.mjs";
import { BUTTON, FIELD, PART } from "./words.mjs";

const played = await readFile(new URL("turn/lost.txt", import.meta.url), "utf8");

/** Runs in the page: drags the slider along the whole timeline, many steps per frame. Returns what was drawn. */
async function drag(line) {
  const [steps, atOnce] = [2000, 20];
  const REST = 250;
  const count = (what) => document.querySelectorAll(what).length;
  const look = () => ({ marked: count(".outline"), strips: count(".strip"), view: document.querySelector(".world").getAttribute("style") });
  const picture = () => new Promise(requestAnimationFrame);
  const to = (moment) => {
    line.value = moment;
    line.dispatchEvent(new Event("input", { bubbles: true }));
  };
  let drawn = 0;
  const told = new MutationObserver((changes) => { drawn += changes.length; });
  let pictures = 0;
  let rested = false;
  const seen = [];
  for (let step = 0; step <= steps; step += 1) {
    to(Math.round((line.max * step) / steps));
    if (step % atOnce > 0) continue;
    const sent = performance.now();
    await picture();
    // The state before the drag disappears with the first frame.
    if (step === 5 * atOnce) told.observe(line, { attributes: true, attributeFilter: ["aria-valuetext"] });
    if (step < 5 * atOnce) continue;
    pictures += 1;
    // If a frame takes longer, the drag counts as resting, and the marks of that position disappear with the next frame.
    const rests = performance.now() - sent >= REST;
    if (!rests && !rested) seen.push(look());
    rested = rests;
  }
  told.disconnect();
  // Find a position that is marked once the slider rests there, to drag across it later.
  let marked = Number(line.max);
  do {
    marked -= 1;
    to(marked);
    line.dispatchEvent(new Event("change", { bubbles: true }));
    for (let pictures = 0; pictures < 3; pictures += 1) await picture();
  } while (marked > 0 && look().marked === 0);
  // If three frames take so long that the drag counts as resting, drag across it again.
  let byTheWay, since;
  do {
    since = performance.now();
    to(marked);
    for (let pictures = 0; pictures < 3; pictures += 1) await picture();
    byTheWay = look().marked;
  } while (performance.now() - since > REST);
  return { pictures, drawn, seen, marked, byTheWay };
}

test("a game is run through from its start, and played on from a moment of it", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, played);
  await shown(page);
  const cover = page.getByRole("button", { name: BUTTON.iAmAnybody });
  if (await cover.count()) await click(cover);
  const address = page.url();
  await click(page.getByRole("button", { name: BUTTON.log, exact: true }));
  await tap(page.getByRole("button", { name: BUTTON.replayFromStart }));
  const deck = page.getByRole("region", { name: PART.replay });
  const time = deck.getByLabel(FIELD.timeInGame);
  const moment = async () => Number(await time.inputValue());
  for (const size of ["tablet", "phone"]) {
    await resize(page, SIZES[size]);
    await settled(page);
    await picture(page, `replay-${size}`);
    await assertAccessible(page);
    await assertNotTooWide(page);
  }
  await resize(page, SIZES.tablet);
  const first = await moment();

  await tap(deck.getByRole("button", { name: BUTTON.nextTurn }));
  await expect(page.locator(".past .sentence")).toHaveText(/^Earlier position: Round 1/);
  await expect.poll(moment).toBeGreaterThan(first);
  const turn = await moment();
  await pressKey(page, ".");
  await expect(time, "an action on").toHaveValue(String(turn + 1));
  await tap(deck.getByRole("button", { name: BUTTON.nextMark }));
  await expect.poll(moment).toBeGreaterThan(turn + 1);
  await expect(deck.locator(".replay-mark").first()).toBeAttached();
  await fill(time, String(turn + 4));
  await expect(time, "any action").toHaveValue(String(turn + 4));
  await tap(deck.getByRole("button", { name: BUTTON.playReplay, exact: true }));
  await expect.poll(moment, "it runs by itself").toBeGreaterThan(turn + 4);
  await tap(deck.getByRole("button", { name: BUTTON.pauseReplay, exact: true }));
  for (const name of [BUTTON.pauseReplay, BUTTON.playReplay]) {
    await pressKey(page, "Space");
    await expect(deck.getByRole("button", { name, exact: true }), "one press, one change").toBeVisible();
  }

  /** @type {Awaited<ReturnType<typeof drag>>} */
  let dragged;
  // A machine that is busy with other work draws few frames at first.
  await expect(async () => {
    dragged = await time.evaluate(drag);
    const { pictures, drawn, seen } = dragged;
    assert.ok(drawn > 20 && drawn <= pictures, `${drawn} moments in ${pictures} pictures`);
    assert.ok(seen.every((it) => it.marked + it.strips === 0), "nothing comes and goes under a hand");
  }).toPass();
  const { seen, marked, byTheWay } = dragged;
  assert.equal(new Set(seen.map((it) => it.view)).size, 1, "the map stays where it is");
  assert.equal(byTheWay, 0);
  await expect(page.locator(".outline").first(), "it is marked once the hand stays there").toBeAttached();
  await expect(time).toHaveValue(String(marked));

  await fill(time, String(turn + 4));
  await tap(deck.getByRole("button", { name: BUTTON.playOnFromHere }));
  const sheet = page.getByRole("dialog", { name: BUTTON.playOnFromHere });
  await selectOption(sheet.getByLabel(FIELD.playedBy("Blue")), "Hard");
  await expect(sheet.getByText(/^Same dice as in this game/)).toBeVisible();
  await picture(page, "replay-play-on");
  await assertAccessible(page);
  await pressKey(page, "Escape");
  await expect(sheet).toHaveCount(0);
  await tap(deck.getByRole("button", { name: BUTTON.nextTurn }));
  await tap(deck.getByRole("button", { name: BUTTON.playOnFromHere }));
  await tap(sheet.getByRole("button", { name: BUTTON.newDice }));
  await selectOption(sheet.getByLabel(FIELD.playedBy("Red")), "Human");
  await selectOption(sheet.getByLabel(FIELD.playedBy("Blue")), "Easy");
  await tap(sheet.getByRole("button", { name: BUTTON.playOn }));
  await expect(page).not.toHaveURL(address);
  await expect(page.locator(".table")).toBeVisible();
  await expect(deck, "it is played and not looked back at").toHaveCount(0);
  await expect(page.getByRole("button", { name: BUTTON.iAmAnybody }), "one person alone hands nothing over").toHaveCount(0);

  await page.goto(address);
  await expect(page.locator(".table, .cover").first()).toBeAttached();
  await shown(page);
  if (await cover.count()) await click(cover);
  await click(page.getByRole("button", { name: BUTTON.log, exact: true }));
  await tap(page.getByRole("button", { name: BUTTON.replayFromStart }));
  await fill(time, await time.getAttribute("max"));
  await deck.getByRole("button", { name: BUTTON.nextTurn }).focus();
  await pressKey(page, "Enter");
  await expect(deck).toHaveCount(0);
  await expect(page.locator(".prompt:focus, .prompt :focus, dialog :focus"), "the keyboard goes on").toHaveCount(1);
  assertNoProblems(page);
});
