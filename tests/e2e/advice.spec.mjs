// Odds and hints before a decision: by touch, mouse and keyboard, and switched off.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, press, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, deafen, expect, picture, test, visit } from "./support.mjs";
import { aim, asked, asks, choose, go, load, marked, newGame, offered, placeAll, prefer, says, territories, unfold } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, LINK, PART, TEXT } from "./words.mjs";

const QUICK = { placing: "all-at-once" };

/** Starts a game in which Red, the person at the screen, is in its campaign and can attack. */
async function inCampaign(page) {
  await visit(page);
  await prefer(page, "pace=Instant");
  do {
    await newGame(page, { options: QUICK });
    for (;;) {
      await asks(page, ["place", "campaign"]);
      if (await asked(page) === "campaign") break;
      await placeAll(page);
    }
  } while ((await offered(page, "attack-from")).length === 0);
}

/** Waits until the whole hint is visible. */
const fits = (hint) => expect.poll(() => hint.evaluate((it) => it.scrollHeight - it.clientHeight), "pixels that are cut off").toBeLessThanOrEqual(1);

const odds = (page) => page.getByRole("group", { name: PART.odds, exact: true });
const chance = async (page) => Number(/(\d+)\s%/.exec(await page.locator(".kinds .chip:has(:checked)").innerText())[1]);

test("an attack shows its odds before it begins and while it goes on", async ({ page }) => {
  await inCampaign(page);
  const [from] = await offered(page, "attack-from");
  await choose(page, from);
  await asks(page, "target");
  const targets = await territories(page, /: attack it, (under |over )?\d+\s% to conquer/);
  assert.ok(targets.length > 0, "targets say their chance");
  await expect(page.locator(".token .percent")).toHaveCount(targets.length);
  await picture(page, "odds-of-targets");
  await choose(page, targets[0]);
  await expect(page.locator(".dock").getByText(TEXT.toConquer)).toBeVisible();
  await unfold(page);
  for (const words of ["You lose", "They lose", "For an 80 % chance"]) await expect(odds(page)).toContainText(words);
  await picture(page, "odds-of-an-attack");
  await assertAccessible(page);
  await click(page.getByRole("button", { name: BUTTON.rollOnce }));
  await asks(page, ["battle", "follow", "campaign", "target"]);
  if (await asked(page) === "battle") await expect(odds(page)).toContainText(TEXT.toConquer);
  assertNoProblems(page);
});

test("the odds follow the number of armies, of a landing too", async ({ page }) => {
  await visit(page);
  const record = await readFile(new URL("sea/landing-with-a-land-flank.txt", import.meta.url), "utf8");
  await load(page, record);
  await click(page.getByRole("button", { name: BUTTON.iAmAnybody }));
  await expect(page.locator(".cover")).toHaveCount(0);
  const [, to, number] = /# journey: flank (\S+) \d+ from ship (\d+)/.exec(record);
  await press(page.locator(`[data-ship="${number}"]`), "Enter");
  await click(page.getByRole("button", { name: BUTTON.landOn(to.replaceAll("-", " ")) }));
  await expect(page.locator(".kinds .chip strong").first()).toHaveText(/\s%$/);
  await click(page.getByText(TEXT.flanking, { exact: true }));
  await unfold(page);
  await expect(odds(page).getByText("Captives")).toBeVisible();
  const size = page.getByRole("spinbutton", { name: FIELD.block });
  await press(size, "End");
  const most = await chance(page);
  await press(size, "Home");
  const fewest = await chance(page);
  assert.ok(fewest <= most, `${fewest} with the fewest, ${most} with the most`);
  await picture(page, "odds-of-a-landing");
  assertNoProblems(page);
});

test("who wants no odds and no hints sees none", async ({ page }) => {
  await inCampaign(page);
  await expect(page.getByRole("button", { name: BUTTON.hint, exact: true })).toBeVisible();
  await click(page.getByRole("button", { name: BUTTON.menu }));
  await click(page.getByRole("link", { name: LINK.settings }));
  for (const legend of [PART.oddsOfAttacks, PART.hints]) {
    await click(page.getByRole("group", { name: legend }).getByRole("button", { name: BUTTON.off }));
  }
  await page.goBack();
  await expect(page.locator(".table")).toBeVisible();
  await aim(page);
  await expect(page.locator(".token .percent")).toHaveCount(0);
  await expect(odds(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: BUTTON.hint, exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: BUTTON.oddsOfPath })).toHaveCount(0);
});

test("the odds of a path, by keyboard: drawn, taken back, attacked", async ({ page }) => {
  await inCampaign(page);
  await click(page.getByRole("button", { name: BUTTON.oddsOfPath }));
  const panel = page.getByRole("dialog", { name: DIALOG.oddsOfPath });
  await expect(panel.getByText("Tap one of your territories")).toBeVisible();
  const [from] = await offered(page, "begin-path");
  await choose(page, from);
  await expect(panel.getByText(`Tap what ${from} should take first`)).toBeVisible();
  const steps = [];
  while (steps.length < 3) {
    const [next] = await offered(page, "add-to-path");
    if (!next) break;
    await choose(page, next);
    steps.push(next);
    await expect(panel.getByRole("row", { name: new RegExp(`^${next}`) })).toBeVisible();
  }
  await expect(panel.locator("tbody tr")).toHaveCount(steps.length);
  await expect(panel.getByText("to take them all")).toBeVisible();
  await expect(panel.getByText(/left on average/)).toBeVisible();
  await picture(page, "odds-of-a-path");
  await assertAccessible(page);
  // The key works on the map, the button everywhere.
  await press(page.locator(`[data-territory="${from}"][aria-label]`).first(), "Backspace");
  await page.waitForFunction((rows) => document.querySelectorAll(".path-steps tbody tr").length === rows, steps.length - 1);
  await click(panel.getByRole("button", { name: BUTTON.clear }));
  await expect(panel.locator("tbody tr")).toHaveCount(0);
  await choose(page, from);
  const [target] = await offered(page, "add-to-path");
  await choose(page, target);
  await click(panel.getByRole("button", { name: BUTTON.attackOn(target) }));
  await asks(page, "attack");
  await marked(page, from, "Selected");
  await marked(page, target, "Aim");
  assertNoProblems(page);
});

test("a hint says what to do and why, shows it on the map, and can be played", { tag: "@desktop" }, async ({ page }) => {
  await inCampaign(page);
  const hint = page.locator(".prompt .advice");
  const ask = page.getByRole("button", { name: BUTTON.hint, exact: true });
  let played = 0;
  await expect(ask).toBeVisible();
  for (let asked = 0; asked < 4; asked += 1) {
    if (!(await ask.count())) break;
    await click(ask);
    await expect(hint.getByRole("button", { name: BUTTON.doIt })).toBeVisible();
    await fits(hint);
    const text = await hint.locator("strong").innerText();
    const all = await hint.locator(".advised").innerText();
    assert.match(all, /Your chance to win( rises from (about|under) \d+\s% to (about|over) \d+\s%| is (about|under|over) \d+\s%)\.$/, "why, in words");
    await expect(page.getByRole("status").filter({ hasText: all }), "it is spoken").toHaveCount(1);
    if (/^Attack /.test(text)) {
      assert.match(text, /^Attack .+ from .+ \((about |under |over )?\d+\s% chance to conquer\)\.$/);
      const [, to] = /^Attack (.+) from/.exec(text);
      await expect(page.locator(`.token[data-territory="${to}"]`)).toHaveAttribute("data-mark", "Aim");
      await picture(page, "hint");
      await assertAccessible(page);
    }
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    const before = await stored();
    await click(hint.getByRole("button", { name: BUTTON.doIt }));
    await expect(hint.getByRole("button", { name: BUTTON.doIt })).toHaveCount(0);
    // The end of the campaign is deferred until the card has been drawn.
    if (/^End your campaign/.test(text)) break;
    await expect.poll(stored, "it was played and saved").not.toBe(before);
    played += 1;
  }
  assert.ok(played > 0);
  assertNoProblems(page);
});

test("a hint can be waited for no longer, and goes when it is dismissed", { tag: "@phone" }, async ({ page }) => {
  await inCampaign(page);
  const hint = page.locator(".prompt .advice");
  const hearAgain = await deafen(page);
  await tap(page.getByRole("button", { name: BUTTON.hint, exact: true }));
  await expect(hint.getByText(TEXT.looking)).toBeVisible();
  await tap(page.getByRole("button", { name: BUTTON.stopThinking }));
  await expect(hint.getByText(TEXT.looking)).toHaveCount(0);
  await hearAgain();
  await tap(page.getByRole("button", { name: BUTTON.hint, exact: true }));
  await expect(hint.getByRole("button", { name: BUTTON.doIt })).toBeVisible();
  await fits(hint);
  await picture(page, "hint-on-a-phone");
  await tap(hint.getByRole("button", { name: BUTTON.dismissHint }));
  await expect(hint.getByRole("button", { name: BUTTON.doIt })).toHaveCount(0);
  await go(page, "#/");
  assertNoProblems(page);
});

test("a hint is shown once, where the person is looking", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, await readFile(new URL("poker/contested.txt", import.meta.url), "utf8"));
  await click(page.getByRole("button", { name: BUTTON.iAm("Blue") }));
  const sheet = page.getByRole("dialog", { name: DIALOG.ally });
  await click(sheet.getByRole("button", { name: BUTTON.hint, exact: true }));
  await expect(sheet.locator(".advised")).toBeVisible();
  await expect(page.locator(".advised").locator("visible=true")).toHaveCount(1);
  await click(sheet.getByRole("button", { name: BUTTON.lookAtMap }));
  await expect(page.locator(".prompt .advised")).toBeVisible();
  await expect(page.locator(".advised").locator("visible=true")).toHaveCount(1);
  assertNoProblems(page);
});

test("a person leaves the rest of the starting armies to the hints, and then plays on", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await newGame(page);
  await asks(page, "place", "Red");
  await says(page, /^Red: place 1 army \(\d+ left\)\.$/);
  await picture(page, "place-the-rest");
  await tap(page.getByRole("button", { name: BUTTON.placeRest }));
  await says(page, /^Red: place \d+ armies\.$/);
  await expect(page.getByRole("button", { name: BUTTON.placeRest })).toHaveCount(0);
  assertNoProblems(page);
});
