// Every screen in both palettes and all sizes: nobody is shut out, nothing sticks out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { newPage, serveGame, testForEverybody } from "./support.mjs";
import { go, newGame, says } from "./table.mjs";

const SCREENS = {
  home: async (page) => {
    await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "computer", Green: "computer" } });
    await go(page, "#/");
    await page.getByRole("link", { name: /^Resume/ }).waitFor();
  },
  "new-game": async (page) => {
    await go(page, "#/new");
    await page.getByText("Options", { exact: true }).click();
    await page.getByText("Fair dice", { exact: true }).click();
  },
  rules: async (page) => {
    await go(page, "#/rules/A4");
    await page.locator("#rule-A4.asked").waitFor();
  },
  settings: (page) => go(page, "#/settings"),
  "no-game": (page) => go(page, "#/game/nothing"),
  table: async (page) => {
    await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "human" } });
    await says(page, /rearrange/);
  },
  menu: async (page) => {
    await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "human" } });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
  },
};

testForEverybody(SCREENS);

test("on a phone a choice is said again in full where it is cut off, and only there", async (t) => {
  const site = await serveGame(t);
  const page = await newPage(t, { size: "phone" });
  await page.goto(site.url);
  await SCREENS["new-game"](page);
  const option = (name) => page.locator(".option").filter({ has: page.getByLabel(name) });
  const chosen = (name) => option(name).locator("option:checked").textContent();
  const meaning = (name) => option(name).locator(".meaning");
  assert.equal(await meaning("Turning sets in").textContent(), await chosen("Turning sets in"));
  assert.ok(await meaning("Turning sets in").isVisible());
  assert.equal(await meaning("Wild cards").isVisible(), false);
});

test("a link leads to the head of a screen, and the way back to where one was", async (t) => {
  const site = await serveGame(t);
  const page = await newPage(t, { size: "phone" });
  await page.goto(site.url);
  const heard = () => page.evaluate(() => document.activeElement.matches("h1") && document.activeElement.textContent);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole("link", { name: "Settings" }).click();
  assert.equal(await heard(), "Settings");
  await page.getByRole("link", { name: "(rule T11)" }).click();
  assert.equal(await heard(), "Rulebook");
  assert.ok(await scrolled() > 500, "the rule is looked at");
  await page.evaluate(() => { location.hash = "#/new"; });
  await page.getByRole("heading", { name: "New game" }).waitFor();
  assert.equal(await scrolled(), 0);
  await page.goBack();
  await page.getByRole("heading", { name: "Rulebook" }).waitFor();
  await page.waitForFunction(() => window.scrollY > 500);
  assert.equal(await heard(), "Rulebook");
});
