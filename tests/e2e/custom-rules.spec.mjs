// Custom rule sets in a new game: created, named, saved and shared, and included in their games.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, press, pressKey, selectOption, setInputFiles, tap, type } from "./inputs.mjs";
import {
  assertAccessible, assertNoProblems, assertNotTooWide, expect, looks, picture, started, test, testForEverybody, visit,
} from "./support.mjs";
import { go, keepsGames, load, preset, setOption, WHO } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, HEADING, LINK, TEXT } from "./words.mjs";

/** Returns the field of an option of the rules. */
const option = (page, key) => page.locator(`#option-${key}`);
const differences = (page) => page.locator(".differing li");
const name = (page) => page.getByLabel(FIELD.mixName);
const button = (page, what) => page.locator(".workshop").getByRole("button", { name: what, exact: true });

/** Returns the custom rule sets that the browser stores, as text. */
const mixes = (page) => page.evaluate(() => Object.keys(localStorage)
  .filter((key) => key.startsWith("red-queens/mix/")).map((key) => localStorage[key]).sort());

/** Waits until the browser stores exactly these custom rule sets. */
const keepsMixes = (page, ...lines) => expect.poll(() => mixes(page)).toEqual(lines);

async function workshop(page) {
  await visit(page, { calm: true });
  await go(page, "#/new");
  await click(page.getByText(TEXT.options, { exact: true }));
}

/** Creates a custom rule set from the classic rules and saves it under a name. */
async function keep(page, title, options = { victory: "rounds-8", wilds: "on" }) {
  await click(preset(page, "Classic"));
  for (const [key, value] of Object.entries(options)) await setOption(page, key, value);
  await fill(name(page), title);
  await click(button(page, BUTTON.keepMix));
  await expect(preset(page, title)).toHaveAttribute("aria-pressed", "true");
}

async function asText(page) {
  await click(page.getByText(TEXT.asText, { exact: true }));
  return page.getByLabel(FIELD.mixAsText);
}

/** One tap lists both changes of the custom rule set. */
async function unfolds(place) {
  const listed = place.locator(".differences li");
  await expect(listed).toHaveCount(0);
  await tap(place.getByText("Changes from Classic", { exact: true }));
  await expect(listed).toHaveText([/^After 8 rounds, the player with the most territories wins\..*T44/, /^Two wild cards stand for any symbol\..*C1/]);
}

test("a mix is made by touch, says what differs, is kept, and goes along with its game", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  await tap(page.getByText(TEXT.options, { exact: true }));
  await tap(preset(page, "Classic"));
  await expect(differences(page)).toHaveCount(0);
  await setOption(page, "victory", "rounds-8");
  await setOption(page, "wilds", "on");
  await expect(page.getByRole("button", { name: BUTTON.putBack("Wild cards") })).toHaveText("Reset");
  await expect(differences(page)).toHaveText([/^After 8 rounds, the player with the most territories wins\..*T44/, /^Two wild cards stand for any symbol\..*C1/]);
  await expect(page.getByText("Computer players may play badly here: they haven’t been tested with your setting of Victory.")).toBeVisible();
  await fill(name(page), "Sunday");
  await page.locator(".workshop").evaluate((it) => it.scrollIntoView());
  await picture(page, `workshop-${size}`);
  await assertAccessible(page);
  await assertNotTooWide(page);
  await tap(button(page, BUTTON.keepMix));
  await expect(preset(page, "Sunday")).toHaveAttribute("aria-pressed", "true");
  await expect(preset(page, "Sunday")).toContainText("Classic, 2 changes");
  await keepsMixes(page, expect.stringMatching(/^rules next-3 .*title "Sunday"$/));

  await page.reload();
  await started(page);
  await tap(preset(page, "Sunday"));
  await unfolds(page.locator(".sheet", { has: page.locator(".presets") }));
  await picture(page, `workshop-kept-${size}`);
  for (const army of ["Green", "Yellow"]) await selectOption(page.getByLabel(FIELD.playedBy(army)), { index: WHO.nobody });
  await tap(page.getByRole("button", { name: BUTTON.startGame }));
  await expect(page.locator(".table")).toBeVisible();

  await tap(page.getByRole("button", { name: BUTTON.menu }));
  const menu = page.getByRole("dialog", { name: DIALOG.menu });
  await expect(menu).toContainText("Rules: Sunday (Classic, 2 changes)");
  await unfolds(menu);
  await tap(menu.getByRole("link", { name: LINK.rulebook }));
  await expect(page.getByText("You are playing Sunday (Classic, 2 changes).")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not used in this game" })).toBeVisible();
  const chapters = page.locator(".chapter:not(.guide) h2");
  await expect(chapters.first()).toContainText("Board");
  await tap(page.getByRole("link", { name: LINK.rule("C1") }));
  await expect(page.locator("#rule-C1.asked .changed")).toHaveText("In this game: Two wild cards stand for any symbol.");
  await picture(page, `rulebook-of-a-mix-${size}`);
  await assertAccessible(page);
  await assertNotTooWide(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture(page, `rulebook-of-a-mix-head-${size}`);
  await tap(page.getByRole("link", { name: LINK.backToGame }));
  await expect(page.locator(".table")).toBeVisible();
  await go(page, "#/");
  await expect(page.locator(".game")).toContainText("Sunday (Classic, 2 changes)");
  await unfolds(page.locator(".game"));
  await picture(page, `differences-at-home-${size}`);
  await assertAccessible(page);
  await assertNotTooWide(page);
  assertNoProblems(page);
});

test("an option is found by its words or its rule, and what has them not is left out", async ({ page }) => {
  await workshop(page);
  await expect(option(page, "canals")).toBeHidden();
  await fill(page.getByLabel(FIELD.findOption), "suez");
  await expect(option(page, "canals")).toBeVisible();
  await expect(page.locator(".option:visible")).toHaveCount(1);
  await fill(page.getByLabel(FIELD.findOption), "N7");
  await expect(option(page, "sea-opponents")).toBeVisible();
  await fill(page.getByLabel(FIELD.findOption), "weather");
  await expect(page.getByText("No matching options.")).toBeVisible();
  await fill(page.getByLabel(FIELD.findOption), "");
  await setOption(page, "canals", "open");
  await expect(page.locator("details.option-group > summary", { hasText: "Ships and oceans" })).toContainText("1 changed");
  assertNoProblems(page);
});

test("a mix is made and kept by keyboard alone", async ({ page }) => {
  await workshop(page);
  await press(preset(page, "Classic"), "Enter");
  await page.getByLabel(FIELD.findOption).focus();
  await type(page, "victory");
  await expect(option(page, "wilds")).toBeHidden();
  await option(page, "victory").focus();
  await type(page, "After 8");
  await expect(option(page, "victory")).toHaveValue("rounds-8");
  await name(page).focus();
  await type(page, "By hand");
  await pressKey(page, "Tab");
  await expect(button(page, BUTTON.keepMix)).toBeFocused();
  await pressKey(page, "Enter");
  await expect(preset(page, "By hand")).toHaveAttribute("aria-pressed", "true");
  await press(page.getByRole("button", { name: BUTTON.putBack("Victory") }), "Enter");
  await expect(option(page, "victory")).toHaveValue("last-standing");
  await press(button(page, BUTTON.keepChanges), "Enter");
  await expect(preset(page, "By hand")).toContainText("Classic");
  await keepsMixes(page, 'rules next-3 title "By hand"');
  assertNoProblems(page);
});

test("what is kept is renamed, duplicated, deleted and had back", async ({ page }) => {
  await workshop(page);
  await keep(page, "Sunday");
  await fill(name(page), "Monday");
  await click(button(page, BUTTON.rename));
  await expect(preset(page, "Monday")).toHaveAttribute("aria-pressed", "true");
  await expect(preset(page, "Sunday")).toHaveCount(0);
  await click(button(page, BUTTON.duplicate));
  await expect(preset(page, "Monday 2")).toHaveAttribute("aria-pressed", "true");
  await click(button(page, BUTTON.delete));
  await expect(preset(page, "Monday 2")).toHaveCount(0);
  await expect(preset(page, "Monday")).toHaveCount(1);
  await click(page.getByRole("status").getByRole("button", { name: BUTTON.undo }));
  await expect(preset(page, "Monday 2")).toHaveAttribute("aria-pressed", "true");
  await setOption(page, "wilds", "off");
  await expect(preset(page, "Monday 2")).toContainText("Unsaved changes.");
  await click(preset(page, "Classic"));
  await expect(option(page, "victory")).toHaveValue("last-standing");
  await click(page.getByRole("status").getByRole("button", { name: BUTTON.undo }));
  await expect(option(page, "wilds")).toHaveValue("off");
  await expect(option(page, "victory")).toHaveValue("rounds-8");
  await expect(preset(page, "Monday 2")).toHaveAttribute("aria-pressed", "true");
  assertNoProblems(page);
});

test("what cannot be says why with its rule, is not kept, and nothing changes unasked", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await workshop(page);
  await click(preset(page, "Red Queens"));
  await setOption(page, "empty-seats", "absent");
  const problem = page.locator(".differing .problem");
  await expect(problem).toContainText("To play allies, you need allies on the board and poker cards");
  await expect(problem.getByRole("link", { name: LINK.rule("T24") })).toBeVisible();
  await expect(option(page, "allies")).toHaveValue("poker");
  await expect(button(page, BUTTON.keepMix)).toBeDisabled();
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeDisabled();
  await problem.scrollIntoViewIfNeeded();
  await picture(page, `workshop-impossible-${size}`);
  await assertAccessible(page);
  await setOption(page, "allies", "off");
  await expect(problem).toHaveCount(0);
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeEnabled();
  assertNoProblems(page);
});

test("a mix goes out as text and as a file, and comes in elsewhere", async ({ page, elsewhere, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await workshop(page);
  await keep(page, "Sunday “late”");
  const text = await asText(page);
  await expect(text).toHaveValue(/^rules next-3 .* title "Sunday “late”"$/);
  const line = await text.inputValue();
  await click(button(page, BUTTON.copy));
  await expect(page.getByText("Rules copied.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(line);
  const [download] = await Promise.all([page.waitForEvent("download"), click(button(page, BUTTON.saveAsFile))]);
  assert.equal(download.suggestedFilename(), "Sunday-“late”.red-queens-mix.txt");
  const file = await readFile(await download.path(), "utf8");
  assert.equal(file, `${line}\n`);

  const other = await elsewhere();
  await workshop(other);
  const field = await asText(other);
  await fill(field, line.replace("next-3", "chess"));
  await click(button(other, BUTTON.takeText));
  const alert = other.locator(".as-text .problem");
  await expect(alert).toContainText("This text can’t be used: line 1: there is no rule set called “chess”. Your rules haven’t changed.");
  await expect(field, "what was typed is not lost").toHaveValue(line.replace("next-3", "chess"));
  await other.locator(".workshop").evaluate((it) => it.scrollIntoView());
  await picture(other, "workshop-bad-text");
  await fill(field, "rules next-3 allies poker");
  await click(button(other, BUTTON.takeText));
  await expect(alert).toContainText("to play allies, you need allies on the board and poker cards");
  await expect(alert.getByRole("link", { name: LINK.rule("T24") })).toBeVisible();
  assert.deepEqual(await mixes(other), []);
  await fill(field, line);
  await click(button(other, BUTTON.takeText));
  await expect(preset(other, "Sunday “late”")).toHaveAttribute("aria-pressed", "true");
  await keepsMixes(other, line);
  await expect(alert).toHaveText("");

  const bad = { name: "bread.txt", mimeType: "text/plain", buffer: Buffer.from("bread and butter") };
  await setInputFiles(other.getByLabel(FIELD.mixFile), bad);
  await expect(other.getByText("“bread.txt” wasn’t imported: there are no rules here")).toBeVisible();
  const good = { name: "mix.txt", mimeType: "text/plain", buffer: Buffer.from(file.replace("Sunday", "Monday")) };
  await setInputFiles(other.getByLabel(FIELD.mixFile), good);
  await expect(preset(other, "Monday “late”")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => mixes(other)).toHaveLength(2);
  assertNoProblems(other);
});

test("the record of a game with a mix opens with its name, and one without as before", async ({ page }) => {
  const record = await readFile(new URL("sea/cruise.txt", import.meta.url), "utf8");
  await visit(page, { calm: true });
  await load(page, record.replace(/^rules .*$/m, (rules) => `${rules} title "Sunday"`));
  await go(page, "#/");
  await expect(page.locator(".game .quiet").first()).toContainText("Sunday (Red Queens");
  await load(page, record);
  await go(page, "#/");
  await expect(page.locator(".game .quiet")).toHaveCount(2);
  await expect(page.locator(".game .quiet").filter({ hasText: "Sunday" })).toHaveCount(1);
  await keepsGames(page, 2);
  assertNoProblems(page);
});

testForEverybody({
  workshop: async (page) => {
    await go(page, "#/new");
    await click(page.getByText(TEXT.options, { exact: true }));
    await keep(page, "A name that is as long as the name of a mix may be, which is quite long indeed");
    await asText(page);
    await setOption(page, "deal", "chosen");
    await expect(page.getByRole("heading", { name: HEADING.newGame })).toBeVisible();
  },
}, looks(["tablet", "phone"]));
