// The browser's Back closes the layers above a screen one by one before it leaves the screen.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, press, pressKey, tap } from "./inputs.mjs";
import { assertNoProblems, expect, shown, started, test, visit } from "./support.mjs";
import { aim, asked, asks, load, newGame, offered, placeAll, prefer } from "./table.mjs";
import { BUTTON, DIALOG, HEADING, LINK, PART } from "./words.mjs";

const contested = await readFile(new URL("poker/contested.txt", import.meta.url), "utf8");
const button = (page, name) => page.getByRole("button", { name }).first();
const dialog = (page, name) => page.getByRole("dialog", { name });
const home = (page) => page.locator("main.home");
const table = (page) => page.locator(".table");

/** Goes back in the browser. Playwright would wait for a page to load, which doesn't happen here. */
async function back(page) {
  await shown(page);
  await page.evaluate(() => new Promise((done) => {
    addEventListener("popstate", done, { once: true });
    history.back();
  }));
  await shown(page);
}

/** Opens a table from the first screen, with a game in its campaign. */
async function inCampaign(page) {
  await visit(page);
  await prefer(page, "pace=Instant");
  do {
    await newGame(page, { options: { placing: "all-at-once" } });
    while (await asked(page) !== "campaign") {
      await asks(page, ["place", "campaign"]);
      await placeAll(page);
    }
  } while ((await offered(page, "attack-from")).length === 0);
  await page.evaluate(() => { location.hash = "#/"; });
  await expect(home(page)).toBeVisible();
  await click(page.getByRole("link", { name: LINK.resume }));
  await expect(table(page)).toBeVisible();
}

/** Fails unless the table has nothing open above it, and the next Back goes home. */
async function assertLeadsHome(page) {
  await expect(table(page)).toBeVisible();
  await expect(page.locator("dialog[open], .dock, .drawer")).toHaveCount(0);
  await back(page);
  await expect(home(page)).toBeVisible();
}

test("Back closes the menu, and what was opened from it, before it leaves the table", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await inCampaign(page);
  await click(button(page, BUTTON.menu));
  await click(page.getByRole("button", { name: BUTTON.shareThisGame }));
  await expect(dialog(page, DIALOG.share)).toBeVisible();
  await back(page);
  await expect(dialog(page, DIALOG.share)).toHaveCount(0);
  await expect(dialog(page, DIALOG.menu)).toBeVisible();
  await back(page);
  await expect(dialog(page, DIALOG.menu)).toHaveCount(0);
  await assertLeadsHome(page);
  assertNoProblems(page);
});

test("Back closes the log, what is looked back at, the hint, a card and typed commands", async ({ page }) => {
  await inCampaign(page);
  await click(button(page, BUTTON.log));
  await click(page.locator(".log-jump").first());
  await expect(page.locator(".prompt.past")).toBeVisible();
  await back(page);
  await expect(page.locator(".prompt.past")).toHaveCount(0);
  await expect(page.locator(".drawer")).toBeVisible();
  await back(page);
  await expect(page.locator(".drawer")).toHaveCount(0);

  await click(button(page, BUTTON.hint));
  await expect(page.getByRole("button", { name: BUTTON.doIt })).toBeVisible();
  await back(page);
  await expect(page.getByRole("button", { name: BUTTON.doIt })).toHaveCount(0);

  await click(page.locator(".ribbon button").first());
  await expect(page.locator(".seat-card:popover-open")).toBeVisible();
  await back(page);
  await expect(page.locator(".seat-card:popover-open")).toHaveCount(0);

  await press(page.locator('.token[tabindex="0"]'), "i");
  await expect(page.getByRole("complementary", { name: PART.someDetails })).toBeVisible();
  await back(page);
  await expect(page.getByRole("complementary", { name: PART.someDetails })).toHaveCount(0);

  await pressKey(page, "/");
  await expect(page.locator("dialog.commands")).toBeVisible();
  await back(page);
  await expect(page.locator("dialog.commands")).toHaveCount(0);
  await assertLeadsHome(page);
  assertNoProblems(page);
});

test("Back lets go of a plan, and folds up a battle that goes on", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await inCampaign(page);
  const { to } = await aim(page);
  await expect(dialog(page, new RegExp(to))).toBeVisible();
  await click(button(page, BUTTON.menu));
  await back(page);
  await expect(dialog(page, DIALOG.menu)).toHaveCount(0);
  await expect(dialog(page, new RegExp(to))).toBeVisible();
  await back(page);
  await expect(page.locator(".dock")).toHaveCount(0);
  await expect(table(page)).toBeVisible();

  for (let tries = 0; tries < 8 && !["battle", "follow"].includes(await asked(page)); tries += 1) {
    const [from] = await offered(page, "attack-from", "let-go");
    assert.ok(from, "there is a battle to fight");
    await aim(page);
    await click(button(page, BUTTON.rollOnce));
  }
  const dock = page.locator(".dock[role=dialog]");
  await expect(dock).toBeVisible();
  await back(page);
  await expect(dock).toHaveClass(/folded/);
  await expect(table(page)).toBeVisible();
  await back(page);
  await expect(home(page)).toBeVisible();
  await page.goForward();
  await expect(dock).toBeVisible();
  assertNoProblems(page);
});

test("a sheet that has to be answered is put aside, and comes back", async ({ page }) => {
  await visit(page);
  await load(page, contested);
  await click(page.getByRole("button", { name: BUTTON.iAm("Blue") }));
  const sheet = dialog(page, DIALOG.ally);
  await expect(sheet).toBeVisible();
  await back(page);
  await expect(sheet).toHaveCount(0);
  await expect(page.locator(".put-aside")).toBeVisible();
  await click(page.locator(".put-aside"));
  await expect(sheet).toBeVisible();
  await back(page);
  await expect(page.locator(".put-aside")).toBeVisible();
  await back(page);
  await expect(home(page)).toBeVisible();
  assertNoProblems(page);
});

test("what was opened and closed ten times takes one Back home", async ({ page }) => {
  await inCampaign(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  for (let time = 0; time < 10; time += 1) {
    await click(button(page, BUTTON.menu));
    await expect(dialog(page, DIALOG.menu)).toBeVisible();
    await pressKey(page, "Escape");
    await expect(dialog(page, DIALOG.menu)).toHaveCount(0);
  }
  assert.ok(await entries() <= before + 1, "entries do not pile up");
  await assertLeadsHome(page);
});

test("Forward and a reload do not break what Back does", async ({ page }) => {
  await inCampaign(page);
  await click(button(page, BUTTON.menu));
  await expect(dialog(page, DIALOG.menu)).toBeVisible();
  await page.reload();
  await started(page);
  await assertLeadsHome(page);
  await page.goForward();
  await expect(table(page)).toBeVisible();
  await page.goForward();
  await assertLeadsHome(page);
  assertNoProblems(page);
});

test("a link in a dialog leads to a screen from which one Back leads to the table", async ({ page }) => {
  await inCampaign(page);
  await aim(page);
  await click(button(page, BUTTON.menu));
  await click(page.getByRole("link", { name: LINK.rulebook }));
  const rulebook = page.getByRole("heading", { name: HEADING.rulebook, level: 1 });
  await expect(rulebook).toBeVisible();
  await back(page);
  await expect(table(page)).toBeVisible();
  await page.goForward();
  await expect(rulebook).toBeVisible();
  await back(page);
  await assertLeadsHome(page);
  assertNoProblems(page);
});

test("on the first screen Back closes a sheet too", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await newGame(page);
  await page.evaluate(() => { location.hash = "#/"; });
  await tap(page.getByRole("button", { name: /^Share / }));
  await expect(page.locator("dialog[open]")).toBeVisible();
  await back(page);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(home(page)).toBeVisible();
  assertNoProblems(page);
});
