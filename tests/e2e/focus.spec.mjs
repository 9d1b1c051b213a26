// Keyboard focus as panels, dialogs and screens come and go, with motion and with reduced motion.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, press, pressKey } from "./inputs.mjs";
import { assertFocused, focused, followFocus } from "./focus.mjs";
import { assertNoProblems, expect, shown, test, visit } from "./support.mjs";
import { aim, asked, asks, load, newGame, offered, placeAll, prefer } from "./table.mjs";
import { BUTTON, DIALOG, HEADING, LINK, PART } from "./words.mjs";

test.use({ hasTouch: false });

const contested = await readFile(new URL("poker/contested.txt", import.meta.url), "utf8");
const button = (page, name) => page.getByRole("button", { name }).first();
const dialog = (page, name) => page.getByRole("dialog", { name });

/** Starts a game by keyboard and plays to a campaign in which Red can attack. */
async function inCampaign(page, calm) {
  await visit(page, { calm });
  await prefer(page, "pace=Instant");
  do {
    await newGame(page, { options: { placing: "all-at-once" } });
    while (await asked(page) !== "campaign") {
      await asks(page, ["place", "campaign"]);
      await placeAll(page);
    }
  } while ((await offered(page, "attack-from")).length === 0);
  followFocus(page);
}

/** Returns how many times to press the Tab key to reach something with this name. */
async function tabsTo(page, name) {
  for (let tabs = 0; tabs < 90; tabs += 1) {
    if (name === await focused(page)) return tabs;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key does not come to ${name}`);
}

/** Fails unless focus is inside a dialog. */
async function assertInside(page, name) {
  await expect(dialog(page, name)).toBeVisible();
  const isInside = () => dialog(page, name).evaluate((it) => it.contains(document.activeElement));
  await expect.poll(isInside, `focus is inside ${name}`).toBe(true);
}

for (const calm of [false, true]) {
  test.describe(calm ? "without motion" : "with motion", () => {
    test("dialogs take focus, and give it back to what opened them", async ({ page }) => {
      await inCampaign(page, calm);
      const menu = button(page, BUTTON.menu);
      await press(menu, "Enter");
      await assertInside(page, DIALOG.menu);
      await press(page.getByRole("button", { name: BUTTON.shareThisGame }), "Enter");
      await assertInside(page, DIALOG.share);
      await pressKey(page, "Escape");
      await expect(dialog(page, DIALOG.share)).toHaveCount(0);
      await expect(page.getByRole("button", { name: BUTTON.shareThisGame })).toBeFocused();
      await pressKey(page, "Escape");
      await expect(menu).toBeFocused();
      await press(button(page, BUTTON.log), "Enter");
      await expect(page.locator(".drawer")).toBeFocused();
      await pressKey(page, "Escape");
      await expect(button(page, BUTTON.log)).toBeFocused();
      await press(menu, "Enter");
      await press(page.getByRole("button", { name: /^Gestures/ }), "Enter");
      await assertInside(page, DIALOG.help);
      await pressKey(page, "Escape");
      await expect(menu).toBeFocused();
      assertNoProblems(page);
    });

    test("typed commands give focus back to the map", async ({ page }) => {
      await inCampaign(page, calm);
      const [from] = await offered(page, "attack-from");
      const token = page.locator(`.token[data-territory="${from}"]`);
      await token.focus();
      for (const key of ["/", "?"]) {
        await pressKey(page, key);
        await expect(page.locator("dialog[open]")).toBeVisible();
        await pressKey(page, "Escape");
        await expect(page.locator("dialog[open]")).toHaveCount(0);
        await expect(token).toBeFocused();
      }
      assertNoProblems(page);
    });

    test("a battle leaves focus on the map, and the result where it was", async ({ page }) => {
      await inCampaign(page, calm);
      const { to } = await aim(page);
      await assertInside(page, new RegExp(to));
      assert.ok(await tabsTo(page, BUTTON.untilEnd) < 12);
      await pressKey(page, "Enter");
      for (let step = 0; await asked(page) === "follow" && step < 3; step += 1) await pressKey(page, "Enter");
      await asks(page, ["campaign", "target"]);
      await expect(page.locator(".map:focus, .map :focus"), "focus is back on the map").toHaveCount(1);
      await shown(page);
      const result = page.getByRole("region", { name: PART.lastBattle });
      if (await result.count()) {
        await press(result.getByRole("button", { name: BUTTON.gotIt }), "Enter");
        await assertFocused(page, "the result");
      }
      assertNoProblems(page);
    });

    test("a game that starts, a reload and the way back from the rulebook lead to what is asked", async ({ page }) => {
      await visit(page, { calm });
      await prefer(page, "pace=Instant");
      const isOnPrompt = () => expect.poll(() => page.evaluate(() => Boolean(document.activeElement.closest(".prompt")))).toBe(true);
      await press(page.getByRole("link", { name: LINK.newGame }), "Enter");
      await expect(page.getByRole("heading", { name: HEADING.newGame })).toBeFocused();
      await press(button(page, BUTTON.startGame), "Enter");
      await expect(page.locator(".prompt")).toBeVisible();
      await isOnPrompt();
      followFocus(page);
      await press(button(page, BUTTON.menu), "Enter");
      await press(page.getByRole("link", { name: LINK.rulebook }), "Enter");
      await expect(page.getByRole("heading", { name: HEADING.rulebook, level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page.locator(".prompt")).toBeVisible();
      await isOnPrompt();
      await page.reload();
      await expect(page.locator(".prompt")).toBeVisible();
      await isOnPrompt();
      assertNoProblems(page);
    });

    test("whoever takes the tablet is at what is asked, in a dialog too", async ({ page }) => {
      await visit(page, { calm });
      await load(page, contested);
      await press(page.getByRole("button", { name: BUTTON.iAm("Blue") }), "Enter");
      await assertInside(page, DIALOG.ally);
      await pressKey(page, "Escape");
      await expect(page.locator(".put-aside")).toBeFocused();
      await pressKey(page, "Enter");
      await assertInside(page, DIALOG.ally);
      await press(page.getByRole("dialog").getByRole("button", { name: BUTTON.noAlly }), "Enter");
      await expect(page.locator(".cover-sheet")).toBeFocused();
      await press(page.getByRole("button", { name: BUTTON.iAmAnybody }), "Enter");
      await expect(page.locator(".cover")).toHaveCount(0);
      await shown(page);
      await assertFocused(page, "taking the tablet");
      assertNoProblems(page);
    });
  });
}

test("a game that is deleted leaves focus on the first screen", async ({ page }) => {
  await visit(page);
  await newGame(page);
  await click(button(page, BUTTON.menu));
  await click(page.getByRole("navigation").getByRole("link", { name: "Home" }));
  followFocus(page);
  await press(page.getByRole("button", { name: /^Delete / }), "Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  assertNoProblems(page);
});
