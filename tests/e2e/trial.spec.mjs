// Trying out a board in the editor: a hundred games in the worker, cancelled or played to their end, and their results.
import { click, fill } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, deafen, expect, picture, test, visit } from "./support.mjs";
import { go } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const editor = (page) => page.locator(".modal:has(.editor)");
const button = (page, name) => editor(page).getByRole("button", { name, exact: true });
const panel = (page) => editor(page).locator(".editor-panel");
const results = (page) => panel(page).locator(".trial-results");

/** Opens the editor with a copy of a small board. */
async function change(page) {
  await go(page, "#/new");
  await click(page.locator('.board[data-board="Aegean"]'));
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeEnabled();
  await click(page.locator(".change-board"));
  await expect(editor(page).locator("#editor-territory")).toBeVisible();
}

/** Types into a field and leaves it. */
async function type(field, text) {
  await fill(field, text);
  await field.blur();
}

test("a board is tried: cancelled, then played to the end, and what stands out is shown on the map", { tag: ["@tablet", "@phone"] }, async ({ page }, { project }) => {
  await visit(page, { calm: true });
  await change(page);
  await click(button(page, "Continents"));
  const bonus = panel(page).getByRole("spinbutton").nth(1);
  await type(bonus, "20");
  await click(button(page, "Try it"));
  await assertAccessible(page);

  // A fast machine would finish before the test could cancel it.
  const hearAgain = await deafen(page);
  const start = button(page, "Play 100 games");
  await click(start);
  const progress = panel(page).getByRole("progressbar", { name: "Games played" });
  await expect(progress).toBeVisible();
  await picture(page, `trial-playing-${project.name}`);
  await click(button(page, "Cancel"));
  await expect(panel(page).getByText("Cancelled after 0 of 100 games.")).toBeVisible();
  await expect(progress).toHaveCount(0);
  await hearAgain();

  await start.press("Enter");
  await expect(results(page)).toBeVisible({ timeout: 120_000 });
  // The results stay while another panel is open.
  await click(button(page, "Continents"));
  await click(button(page, "Try it"));
  await expect(panel(page).getByText("All 100 games have been played.")).toBeVisible({ timeout: 240_000 });
  await expect(results(page).getByText("The player who went first won")).toBeVisible();
  const found = results(page).locator("li").filter({ hasText: "looks too low" });
  await expect(found).toBeVisible();
  await assertAccessible(page);
  await assertNotTooWide(page, "the editor with a board that was tried");
  await click(found.getByRole("button").first());
  await expect(editor(page).locator(".editor-land .marked")).not.toHaveCount(0);
  await picture(page, `trial-results-${project.name}`);

  // After a change, the board is tried out again.
  await click(found.getByRole("button", { name: "Change continents" }));
  await type(bonus, "4");
  await click(button(page, "Try it"));
  await expect(results(page).getByText("You have changed the board since these games.")).toBeVisible();
  await expect(found.getByRole("button")).toBeDisabled();
  await assertNoProblems(page);
});

test("a board with faults isn't tried, and a worker that fails says so", async ({ page }) => {
  await visit(page, { calm: true });
  await change(page);
  await click(button(page, "Try it"));
  await type(editor(page).locator("#editor-board-name"), "…");
  await expect(button(page, "Play 100 games")).toBeDisabled();
  await expect(panel(page).getByText("Fix the problems above first.")).toBeVisible();
  await click(button(page, "Seas"));
  await expect(button(page, "Try it")).toHaveCount(0);
  await click(button(page, "Undo"));
  await click(button(page, "Try it"));
  await page.evaluate(() => Object.assign(window, { Worker: undefined }));
  await click(button(page, "Play 100 games"));
  await expect(panel(page).getByRole("alert").filter({ hasText: "The games stopped unexpectedly." })).toBeVisible();
  await expect(button(page, "Play 100 games")).toBeEnabled();
});
