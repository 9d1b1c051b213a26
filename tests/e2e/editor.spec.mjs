// The editor of boards: a copy of a board is changed, undone, saved, played on, and there after a reload.
import { click, fill } from "./deeds.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, shown, test, visit } from "./support.mjs";
import { go, newGame } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const card = (page, name) => page.locator(".which-board .board").filter({ has: page.getByText(name, { exact: true }) });
const editor = (page) => page.locator(".modal:has(.editor)");
const button = (page, name) => editor(page).getByRole("button", { name, exact: true });
const territory = (page) => editor(page).locator("#editor-territory");

/** Opens the editor with a copy of a board. */
async function change(page, board) {
  await go(page, "#/new");
  await click(page.locator(`.board[data-board="${board}"]`));
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeEnabled();
  await click(page.locator(".change-board"));
  await expect(territory(page)).toBeVisible();
}

/** Types into a field and leaves it. */
async function type(field, text) {
  await fill(field, text);
  await field.blur();
}

test("a copy of a board is renamed, changed, saved, played on, and there after a reload", async ({ page }) => {
  await visit(page, { calm: true });
  await change(page, "Aegean");
  await assertAccessible(page);
  await assertNotTooWide(page, "the editor");
  await type(editor(page).locator("#editor-board-name"), "Greek Seas");
  await editor(page).locator('[data-at="0"]').first().dispatchEvent("click");
  await type(editor(page).locator("#editor-name"), "Crete");
  await expect(button(page, "Save and use")).toBeDisabled();
  await type(editor(page).locator("#editor-name"), "Old Epirus");
  await editor(page).locator("#editor-continent").selectOption({ label: "Asia Minor" });
  await editor(page).locator("#editor-border").selectOption({ label: "Sparta" });
  const borders = editor(page).locator(".editor-rows li");
  await expect(borders.filter({ hasText: "Sparta" })).toHaveCount(1);
  await picture(page, "editor-territory");
  await click(button(page, "Undo"));
  await expect(borders.filter({ hasText: "Sparta" })).toHaveCount(0);
  await click(button(page, "Redo"));
  await expect(borders.filter({ hasText: "Sparta" })).toHaveCount(1);
  await click(button(page, "Continents"));
  await picture(page, "editor-continents");
  await click(button(page, "Save and use"));
  await expect(editor(page)).toHaveCount(0);
  await expect(card(page, "Greek Seas")).toHaveAttribute("aria-pressed", "true");
  const title = await card(page, "Greek Seas").getAttribute("data-board");
  await newGame(page, { board: title, seats: { Red: "human", Blue: "human" } });
  await shown(page);
  await expect(page.locator('[data-territory="Old Epirus"]').first()).toBeAttached();
  await page.reload();
  await shown(page);
  await expect(page.locator('[data-territory="Old Epirus"]').first()).toBeAttached();
  await assertNoProblems(page);
});

test("whoever leaves with unsaved changes is asked", async ({ page }) => {
  await visit(page, { calm: true });
  await change(page, "Earth");
  await territory(page).selectOption({ label: "Iceland" });
  await type(editor(page).locator("#editor-name"), "Thule");
  await page.keyboard.press("Escape");
  await expect(button(page, "Keep editing")).toBeVisible();
  await click(button(page, "Keep editing"));
  await expect(editor(page).locator("#editor-name")).toHaveValue("Thule");
  await page.keyboard.press("Escape");
  await click(button(page, "Leave without saving"));
  await expect(editor(page)).toHaveCount(0);
  await expect(page.locator(".which-board .board").filter({ hasText: "Earth" })).toHaveCount(1);
  await assertNoProblems(page);
});
