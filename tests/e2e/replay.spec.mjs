// Running through a game that was played, and playing on from anywhere in it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, pressKey, selectOption, tap } from "./deeds.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, SIZES, settled, test, visit } from "./support.mjs";
import { load, prefer } from "./table.mjs";
import { BUTTON, FIELD, PART } from "./words.mjs";

const played = await readFile(new URL("turn/lost.txt", import.meta.url), "utf8");

test("a game is run through from its start, and played on from a moment of it", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, played);
  const cover = page.getByRole("button", { name: BUTTON.iAmAnybody });
  if (await cover.count()) await click(cover);
  const address = page.url();
  await click(page.getByRole("button", { name: BUTTON.log, exact: true }));
  await tap(page.getByRole("button", { name: BUTTON.replayFromStart }));
  const deck = page.getByRole("region", { name: PART.replay });
  const time = deck.getByLabel(FIELD.timeInGame);
  const moment = async () => Number(await time.inputValue());
  for (const size of ["tablet", "phone"]) {
    await page.setViewportSize(SIZES[size]);
    await settled(page);
    await picture(page, `replay-${size}`);
    await assertAccessible(page);
    await assertNotTooWide(page);
  }
  await page.setViewportSize(SIZES.tablet);
  const first = await moment();

  await tap(deck.getByRole("button", { name: BUTTON.nextTurn }));
  await expect(page.locator(".past .sentence")).toHaveText(/^The past: Round 1/);
  const turn = await moment();
  assert.ok(turn > first);
  await pressKey(page, ".");
  assert.equal(await moment(), turn + 1, "an action on");
  await tap(deck.getByRole("button", { name: BUTTON.nextMark }));
  assert.ok(await moment() > turn + 1 && await deck.locator(".replay-mark").count() > 0);
  await fill(time, String(turn + 4));
  assert.equal(await moment(), turn + 4, "any action");
  await tap(deck.getByRole("button", { name: BUTTON.playReplay, exact: true }));
  await expect.poll(moment, "it runs by itself").toBeGreaterThan(turn + 4);
  await tap(deck.getByRole("button", { name: BUTTON.pauseReplay, exact: true }));
  for (const name of [BUTTON.pauseReplay, BUTTON.playReplay]) {
    await pressKey(page, "Space");
    await expect(deck.getByRole("button", { name, exact: true }), "one press, one change").toBeVisible();
  }

  await fill(time, String(turn + 4));
  await tap(deck.getByRole("button", { name: BUTTON.playOnFromHere }));
  const sheet = page.getByRole("dialog", { name: BUTTON.playOnFromHere });
  await selectOption(sheet.getByLabel(FIELD.playedBy("Blue")), "Hard");
  await expect(sheet.getByText(/^The dice are those of this game/)).toBeVisible();
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
