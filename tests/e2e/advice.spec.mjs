// Odds and hints: what a person is told before deciding, by touch, mouse and keyboard, and how it is switched off.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAccessible, assertNoProblems, deafen, picture, shown, visit } from "./support.mjs";
import { aim, go, load, newGame, placeAll, prefer, says, sentence, tap, territories } from "./table.mjs";

const QUICK = { placing: "all-at-once" };

/** A game of these rules in which Red, the person at the screen, is in its campaign and can attack. */
async function inCampaign(t, { rules, seats, ...options } = {}) {
  const { page } = await visit(t, options);
  await prefer(page, "pace=Instant");
  do {
    await newGame(page, { rules, seats, options: QUICK });
    for (;;) {
      await says(page, /^Red: (place|attack)/);
      if (/attack/.test(await sentence(page))) break;
      await placeAll(page);
    }
  } while ((await territories(page, /attack from here/)).length === 0);
  return page;
}

const odds = (page) => page.getByRole("group", { name: "Odds", exact: true });
const chance = async (page) => Number(/(\d+) %/.exec(await odds(page).locator(".chance").innerText())[1]);

test("an attack shows its odds before it begins and while it goes on", async (t) => {
  const page = await inCampaign(t);
  const [from] = await territories(page, /attack from here/);
  await tap(page, from);
  await says(page, /^What should/);
  const targets = await territories(page, /: attack it, (under |over )?\d+ % to conquer/);
  assert.ok(targets.length > 0, "targets say their chance");
  assert.equal(await page.locator(".token .percent").count(), targets.length);
  await picture(page, "odds-of-targets");
  await tap(page, targets[0]);
  await odds(page).getByText("to conquer").waitFor();
  const before = await odds(page).innerText();
  for (const words of ["You lose", "They lose", "For 80 %"]) assert.match(before, new RegExp(words));
  await picture(page, "odds-of-an-attack");
  await assertAccessible(page);
  await page.getByRole("button", { name: "Roll once" }).click();
  await says(page, /^The battle|Who follows|attack, or end|What should/);
  if (/^The battle/.test(await sentence(page))) assert.match(await odds(page).innerText(), /to conquer/);
  assertNoProblems(page);
});

test("the odds follow the number of armies, of a landing too", async (t) => {
  const { page } = await visit(t);
  const record = await readFile(new URL("sea/landing-with-a-land-flank.txt", import.meta.url), "utf8");
  await load(page, record);
  await page.getByRole("button", { name: /^I am / }).click();
  await page.locator(".cover").waitFor({ state: "detached" });
  const [, to, number] = /# journey: flank (\S+) \d+ from ship (\d+)/.exec(record);
  await page.locator(`[data-ship="${number}"]`).press("Enter");
  await page.getByRole("button", { name: `Land on ${to.replaceAll("-", " ")}` }).click();
  await odds(page).getByText("to conquer").waitFor();
  await page.getByText("Flanking", { exact: true }).click();
  await odds(page).getByText("Captives").waitFor();
  const size = page.getByRole("spinbutton", { name: "Armies in each block" });
  await size.press("End");
  await shown(page);
  const most = await chance(page);
  await size.press("Home");
  await shown(page);
  const fewest = await chance(page);
  assert.ok(fewest <= most, `${fewest} with the fewest, ${most} with the most`);
  await picture(page, "odds-of-a-landing");
  assertNoProblems(page);
});

test("who wants no odds and no hints sees none", async (t) => {
  const page = await inCampaign(t);
  await page.getByRole("button", { name: "Hint", exact: true }).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  for (const legend of ["Odds of attacks", "Hints, when I ask"]) {
    await page.getByRole("group", { name: legend }).getByRole("button", { name: "Off" }).click();
  }
  await page.goBack();
  await page.locator(".table").waitFor();
  await aim(page);
  assert.equal(await page.locator(".token .percent").count(), 0);
  assert.equal(await odds(page).count(), 0);
  assert.equal(await page.getByRole("button", { name: "Hint", exact: true }).count(), 0);
  assert.equal(await page.getByRole("button", { name: "Odds for a path" }).count(), 0);
});

test("the odds of a path, by keyboard: drawn, taken back, attacked", async (t) => {
  const page = await inCampaign(t);
  await page.getByRole("button", { name: "Odds for a path" }).click();
  const panel = page.getByRole("dialog", { name: "Odds for a path" });
  await panel.getByText("Tap a territory of yours").waitFor();
  const [from] = await territories(page, /begin the path here/);
  await tap(page, from);
  await panel.getByText(`Tap what ${from} should take first`).waitFor();
  const steps = [];
  while (steps.length < 3) {
    const [next] = await territories(page, /add it to the path/);
    if (!next) break;
    await tap(page, next);
    steps.push(next);
    await panel.getByRole("row", { name: new RegExp(`^${next}`) }).waitFor();
  }
  assert.equal(await panel.locator("tbody tr").count(), steps.length);
  await panel.getByText("to take all of it").waitFor();
  await panel.getByText(/stand at the end on average/).waitFor();
  await picture(page, "odds-of-a-path");
  await assertAccessible(page);
  // The key works on the map, the button anywhere.
  await page.locator(`[data-territory="${from}"][aria-label]`).first().press("Backspace");
  await page.waitForFunction((rows) => document.querySelectorAll(".path-steps tbody tr").length === rows, steps.length - 1);
  await panel.getByRole("button", { name: "Clear" }).click();
  await shown(page);
  assert.equal(await panel.locator("tbody tr").count(), 0);
  await tap(page, from);
  const [target] = await territories(page, /add it to the path/);
  await tap(page, target);
  await panel.getByRole("button", { name: `Attack ${target}` }).click();
  await says(page, new RegExp(`^${from} attacks ${target}`));
  assertNoProblems(page);
});

test("a hint says what to do and why, shows it on the map, and can be played", async (t) => {
  const page = await inCampaign(t, { size: "desktop" });
  const hint = page.locator(".prompt .advice");
  let played = 0;
  for (let asked = 0; asked < 4; asked += 1) {
    if (!(await page.getByRole("button", { name: "Hint", exact: true }).count())) break;
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await hint.getByRole("button", { name: "Do it" }).waitFor();
    const text = await hint.locator("strong").innerText();
    if (/^Attack /.test(text)) {
      assert.match(text, /^Attack .+ from .+: (about )?((under|over) )?\d+ % to conquer\.$/);
      const [, to] = /^Attack (.+) from/.exec(text);
      assert.equal(await page.locator(`.token[data-territory="${to}"]`).getAttribute("data-mark"), "Aim");
      await picture(page, "hint");
      await assertAccessible(page);
    }
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    await hint.getByRole("button", { name: "Do it" }).click();
    await hint.getByRole("button", { name: "Do it" }).waitFor({ state: "detached" });
    assert.notEqual(await page.evaluate(() => JSON.stringify(localStorage)), before, "it was played and saved");
    played += 1;
    if (/^End your campaign/.test(text)) break;
  }
  assert.ok(played > 0);
  assertNoProblems(page);
});

test("a hint can be waited for no longer, and goes when it is dismissed", async (t) => {
  const page = await inCampaign(t, { size: "phone", touch: true });
  const hint = page.locator(".prompt .advice");
  const hearAgain = await deafen(page);
  await page.getByRole("button", { name: "Hint", exact: true }).tap();
  await hint.getByText("Looking for a hint").waitFor();
  await page.getByRole("button", { name: "Stop thinking" }).tap();
  await hint.getByText("Looking for a hint").waitFor({ state: "detached" });
  await hearAgain();
  await page.getByRole("button", { name: "Hint", exact: true }).tap();
  await hint.getByRole("button", { name: "Do it" }).waitFor();
  await picture(page, "hint-on-a-phone");
  await hint.getByRole("button", { name: "Dismiss the hint" }).tap();
  await hint.getByRole("button", { name: "Do it" }).waitFor({ state: "detached" });
  await go(page, "#/");
  assertNoProblems(page);
});
