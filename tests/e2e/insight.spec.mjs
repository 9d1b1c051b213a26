// The analysis of a finished game: running it in the worker, stopping and restarting it, and going to its moments.
import { click, pressKey, resize, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, deafen, expect, picture, SIZES, settled, test, visit } from "./support.mjs";
import { newGame, prefer } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, PART } from "./words.mjs";

test("a finished game tells luck and decisions, and a moment opens the replay there", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await newGame(page, { seats: { Red: "easy", Blue: "computer", Green: "easy" }, options: { placing: "all-at-once", victory: "rounds-8" } });
  const over = page.getByRole("dialog", { name: DIALOG.over });
  await expect(over).toBeVisible({ timeout: 120_000 });

  // A fast machine would finish before the test could stop it.
  const hearAgain = await deafen(page);
  await tap(over.getByRole("button", { name: BUTTON.luckAndDecisions }));
  const sheet = page.getByRole("dialog", { name: BUTTON.luckAndDecisions, exact: true });
  const done = sheet.locator(".insight-steps");
  const stop = sheet.getByRole("button", { name: BUTTON.stopInsight, exact: true });
  await expect(sheet.getByRole("progressbar", { name: FIELD.goneThrough })).toBeVisible();
  await click(stop);
  await hearAgain();
  await tap(sheet.getByRole("button", { name: BUTTON.beginInsightAgain }));
  await expect(done).toBeVisible({ timeout: 120_000 });
  for (const size of ["tablet", "phone"]) {
    await resize(page, SIZES[size]);
    await settled(page);
    await picture(page, `insight-${size}`);
    await assertAccessible(page);
    await assertNotTooWide(page);
  }
  await resize(page, SIZES.tablet);
  const players = ["Red", "Blue", "Green"];
  for (const name of players) {
    await tap(sheet.getByRole("button", { name, exact: true }));
    const surplus = async () => {
      const points = (await done.locator(".number").allTextContents()).map((text) => Number.parseInt(text.replace("−", "-"), 10));
      const result = points.pop();
      return points.reduce((sum, it) => sum + it, 0) - result;
    };
    await expect.poll(surplus, `${name} adds up`).toBe(0);
  }

  // Not everybody made a mistake, but somebody did.
  const costly = sheet.locator(".insight-moment", { hasText: "Expert’s choice:" });
  for (const name of players) {
    if ((await costly.count()) > 0) break;
    await tap(sheet.getByRole("button", { name, exact: true }));
  }
  const moment = costly.first();
  await moment.focus();
  await pressKey(page, "Enter");
  const deck = page.getByRole("region", { name: PART.replay });
  await expect(deck.locator(".chance-note")).toHaveText(/’s choice: .*expert/i);
  await expect(deck.locator(".chance-here")).toHaveText(/Red \d+\s%/);
  await picture(page, "insight-replay");
  await assertAccessible(page);
  const time = deck.getByLabel(FIELD.timeInGame);
  const here = await time.inputValue();
  await click(deck.locator(".chance-line"));
  await expect(time, "a tap on the chances goes there").not.toHaveValue(here);
  await resize(page, SIZES.phone);
  await settled(page);
  await picture(page, "insight-replay-phone");
  await assertNotTooWide(page);
  assertNoProblems(page);
});
