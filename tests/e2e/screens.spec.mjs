// Every screen in both palettes and all sizes: nobody is shut out, nothing sticks out.
import { testForEverybody } from "./support.mjs";
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
