// At the start of a game, the player's territories are visible and large enough to tap, in windows of any shape.
import { resize } from "./inputs.mjs";
import { assertNoProblems, expect, picture, SIZES, test, visit } from "./support.mjs";
import { asks, newGame, prefer } from "./table.mjs";

const ALL = { ...SIZES, low: { width: 844, height: 390 } };

for (const [size, viewport] of Object.entries(ALL)) {
  test(`whoever begins sees all their territories, large enough to tap (${size})`, async ({ page }) => {
    await visit(page, { calm: true });
    await prefer(page, "pace=Instant");
    await resize(page, viewport);
    await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "easy", Green: "easy", Yellow: "easy" }, first: "first-seat" });
    await asks(page, "rearrange", "Red");
    const places = () => page.evaluate(() => {
      const map = document.querySelector(".map").getBoundingClientRect();
      const all = [...document.querySelectorAll(".token[data-seat=Red]")].map((it) => {
        const { left, right, top, bottom } = it.querySelector(".pill").getBoundingClientRect();
        const isSeen = left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
        const { width, height } = it.querySelector(".reach").getBoundingClientRect();
        return { isSeen, isLarge: !it.matches("[data-tap]") || Math.min(width, height) >= 32 };
      });
      return [all.length, all.filter(({ isSeen }) => isSeen).length, all.filter(({ isLarge }) => isLarge).length];
    });
    await expect.poll(places, "own territories: all, seen, large enough").toEqual([7, 7, 7]);
    await picture(page, `begins-${size}`);
    assertNoProblems(page);
  });
}
