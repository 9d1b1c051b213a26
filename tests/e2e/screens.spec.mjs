// Every screen in both palettes and all sizes: accessible to everybody, and no wider than the window.
import { click } from "./inputs.mjs";
import { expect, test, testForEverybody } from "./support.mjs";
import { asks, go, newGame } from "./table.mjs";
import { BUTTON, DIALOG, HEADING, LINK, TEXT } from "./words.mjs";

const SCREENS = {
  home: async (page) => {
    await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "computer", Green: "computer" } });
    await go(page, "#/");
    await expect(page.getByRole("link", { name: LINK.resume })).toBeVisible();
  },
  "new-game": async (page) => {
    await go(page, "#/new");
    await click(page.getByText(TEXT.options, { exact: true }));
    await click(page.getByText("Fair dice", { exact: true }));
  },
  rules: async (page) => {
    await go(page, "#/rules/A4");
    await expect(page.locator("#rule-A4.asked")).toBeVisible();
  },
  settings: (page) => go(page, "#/settings"),
  "no-game": (page) => go(page, "#/game/nothing"),
  table: async (page) => {
    await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "human" } });
    await asks(page, "rearrange");
  },
  menu: async (page) => {
    await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "human" } });
    await click(page.getByRole("button", { name: BUTTON.menu }));
    await expect(page.getByRole("dialog", { name: DIALOG.menu })).toBeVisible();
  },
};

testForEverybody(SCREENS);

test("on a phone a choice is said again in full where it is cut off, and only there", { tag: "@phone" }, async ({ page }) => {
  await page.goto("./");
  await SCREENS["new-game"](page);
  const option = (name) => page.locator(".option").filter({ has: page.getByLabel(name) });
  const chosen = (name) => option(name).locator("option:checked").textContent();
  const meaning = (name) => option(name).locator(".meaning");
  await click(page.locator("details.option-group > summary", { hasText: "Territory cards" }));
  await expect(meaning("Turning in sets")).toHaveText(await chosen("Turning in sets"));
  await expect(meaning("Turning in sets")).toBeVisible();
  await expect(meaning("Wild cards")).toBeHidden();
});

test("on a phone the menu begins with the ways out, and help with gestures", { tag: "@phone" }, async ({ page }) => {
  await page.goto("./");
  await SCREENS.menu(page);
  const menu = page.getByRole("dialog", { name: DIALOG.menu });
  const words = await menu.locator(".modal-body :is(a.button, button, summary)").allTextContents();
  expect(words[0]).toBe(LINK.home);
  expect(words.at(-1)).toMatch(BUTTON.typeCommand);
  await expect(menu.getByRole("group", { name: /when attacked/ }), "standing orders are folded").toBeHidden();
  await click(menu.locator("summary", { hasText: "’s standing orders" }).filter({ visible: true }).first());
  await expect(menu.getByRole("group", { name: /when attacked/ })).toBeVisible();
  await click(menu.getByRole("button", { name: BUTTON.gestures }));
  const heads = page.getByRole("dialog", { name: DIALOG.help }).getByRole("heading", { level: 3 });
  const tops = await heads.evaluateAll((all) => all.map((head) => ({ says: head.textContent, top: head.getBoundingClientRect().top })));
  expect(tops.toSorted((one, other) => one.top - other.top)[0].says).toBe("Finger and mouse");
});

test("a link leads to the head of a screen, and the way back to where one was", { tag: "@phone" }, async ({ page }) => {
  await page.goto("./");
  const heard = () => page.evaluate(() => document.activeElement.matches("h1") && document.activeElement.textContent);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await click(page.getByRole("link", { name: LINK.settings }));
  await expect.poll(heard).toBe(HEADING.settings);
  await click(page.getByRole("link", { name: "(rule T11)" }));
  await expect.poll(heard).toBe(HEADING.rulebook);
  await expect.poll(scrolled, "the rule is looked at").toBeGreaterThan(500);
  await page.evaluate(() => { location.hash = "#/new"; });
  await expect(page.getByRole("heading", { name: HEADING.newGame })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { name: HEADING.rulebook })).toBeVisible();
  await page.waitForFunction(() => window.scrollY > 500);
  await expect.poll(heard).toBe(HEADING.rulebook);
});
