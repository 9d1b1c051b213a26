// The board editor: changing a copy of a board, undoing, saving, playing on it and reloading; drawing a board with a finger and with a
// mouse; starting a game from assigned starting positions.
import { click, fill } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, shown, test, visit } from "./support.mjs";
import { go, newGame, setOption } from "./table.mjs";
import { BUTTON, TEXT } from "./words.mjs";

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
  await expect(editor(page).locator("#editor-board-name")).toHaveValue("Aegean copy");
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

test("each copy of a board has a name of its own", async ({ page }) => {
  await visit(page, { calm: true });
  for (const name of ["Aegean copy", "Aegean copy 2"]) {
    await change(page, "Aegean");
    await click(button(page, "Save and use"));
    await expect(editor(page)).toHaveCount(0);
    await expect(card(page, name)).toHaveAttribute("aria-pressed", "true");
  }
  await assertNoProblems(page);
});

test("a board of one’s own is edited in its place, and games on the earlier version go on", async ({ page }) => {
  await visit(page, { calm: true });
  await change(page, "Aegean");
  await type(editor(page).locator("#editor-board-name"), "Greek Seas");
  await click(button(page, "Save and use"));
  await expect(card(page, "Greek Seas")).toHaveAttribute("aria-pressed", "true");
  const edit = async (from, to) => {
    await click(page.getByRole("button", { name: "Edit this board", exact: true }));
    await expect(editor(page).locator("#editor-board-name")).toHaveValue("Greek Seas");
    await territory(page).selectOption({ label: from });
    await type(editor(page).locator("#editor-name"), to);
    await click(button(page, "Save and use"));
    await expect(editor(page)).toHaveCount(0);
    await expect(card(page, "Greek Seas").and(page.locator("[aria-pressed=true]"))).toHaveCount(1);
  };
  await edit("Epirus", "Old Epirus");
  await expect(card(page, "Greek Seas")).toHaveCount(1);
  const title = await card(page, "Greek Seas").getAttribute("data-board");
  await newGame(page, { board: title, seats: { Red: "human", Blue: "human" } });
  const game = page.url();
  await go(page, "#/new");
  await click(page.locator(`.board[data-board="${title}"]`));
  await edit("Crete", "Old Crete");
  const earlier = card(page, "Greek Seas").filter({ hasText: "Earlier version" });
  await expect(card(page, "Greek Seas")).toHaveCount(2);
  await expect(earlier).toHaveAttribute("data-board", title);
  await picture(page, "editor-earlier");
  await edit("Sparta", "Old Sparta");
  await expect(card(page, "Greek Seas")).toHaveCount(2);
  await page.goto(game);
  await page.reload();
  await shown(page);
  await expect(page.locator('[data-territory="Old Epirus"]').first()).toBeAttached();
  await expect(page.locator('[data-territory="Crete"]').first()).toBeAttached();
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

/**
 * Returns the place in the window of a point of the map, given in fractions of its width and height.
 * @returns {Promise<[number, number]>}
 */
async function onMap(page, [x, y]) {
  const { x: left, y: top, width, height } = await editor(page).locator(".editor-map svg").boundingBox();
  const scale = Math.min(width / 1600, height / 900);
  return [left + (width - scale * 1600) / 2 + x * scale * 1600, top + (height - scale * 900) / 2 + y * scale * 900];
}

/** Returns the corners of a round outline on the map. */
const round = ([x, y], radius) =>
  Array.from({ length: 25 }, (_, step) => {
    const turn = (step / 24) * 2 * Math.PI;
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn) * (16 / 9)];
  });

/** Draws an outline with the mouse. */
async function drawWithMouse(page, outline) {
  for (const [step, place] of outline.entries()) {
    await page.mouse.move(...(await onMap(page, place)));
    if (step === 0) await page.mouse.down();
  }
  await page.mouse.up();
  await shown(page);
}

/** Draws an outline with a finger. */
async function drawWithFinger(page, outline) {
  const session = await page.context().newCDPSession(page);
  for (const [step, place] of outline.entries()) {
    const [x, y] = await onMap(page, place);
    await session.send("Input.dispatchTouchEvent", { type: step === 0 ? "touchStart" : "touchMove", touchPoints: [{ x, y }] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
  await shown(page);
}

const land = (page) => editor(page).locator(".editor-land path");

test("a board is drawn with a finger and a mouse, played on, and there after a reload", { tag: ["@tablet", "@phone"] }, async ({ page }, { project }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  await click(page.locator(".draw-board"));
  await type(editor(page).locator("#editor-board-name"), "Six Isles");
  await click(button(page, "Draw a territory"));
  // Outlines that are too small are refused with an explanation.
  await drawWithFinger(page, round([0.5, 0.5], 0.001).map(([x, y], step) => [x + step * 0.002, y]));
  await expect(editor(page).locator(".editor-refusal")).not.toBeEmpty();
  await expect(land(page)).toHaveCount(0);
  for (const number of [0, 1, 2, 3, 4, 5]) {
    const draw = number % 2 === 0 ? drawWithFinger : drawWithMouse;
    await draw(page, round([0.2 + number * 0.1, 0.45 + (number % 2) * 0.08], 0.065));
    await expect(land(page)).toHaveCount(number + 1);
  }
  await expect(editor(page).locator(".editor-refusal")).toBeEmpty();
  await expect(editor(page).locator(".editor-faults")).toHaveClass(/whole/);
  await picture(page, `editor-drawn-${project.name}`);
  await assertNotTooWide(page, "the editor with a board being drawn");
  await click(button(page, "Undo"));
  await expect(land(page)).toHaveCount(5);
  await click(button(page, "Redo"));
  await click(button(page, "Stop drawing"));
  await assertAccessible(page);
  await click(button(page, "Save and use"));
  await expect(editor(page)).toHaveCount(0);
  const title = await card(page, "Six Isles").getAttribute("data-board");
  await newGame(page, { board: title, seats: { Red: "human", Blue: "human" } });
  await shown(page);
  await expect(page.locator("[data-territory]").filter({ visible: true })).not.toHaveCount(0);
  await page.reload();
  await shown(page);
  await expect(page.locator('[data-territory="Territory 6"]').first()).toBeAttached();
  await assertNoProblems(page);
});

for (const [width, height] of [[1024, 768], [768, 1024], [390, 844], [844, 390]]) {
  test(`the map stays where it is while one draws, at ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, { calm: true });
    await change(page, "Aegean");
    const map = editor(page).locator(".editor-map svg");
    const stays = async (before, when) => {
      await shown(page);
      const after = await map.boundingBox();
      for (const side of ["x", "y", "width", "height"]) {
        expect(Math.abs(after[side] - before[side]), `${side} ${when}`).toBeLessThan(2);
      }
    };
    const drawing = async () => {
      const before = await map.boundingBox();
      await click(button(page, "Draw a territory"));
      await stays(before, "as drawing begins");
      await expect(editor(page).locator(".editor-pen")).toBeInViewport({ ratio: 1 });
      return before;
    };
    const before = await drawing();
    const frame = await editor(page).locator(".editor-map").boundingBox();
    for (const [right, down] of [[40, 40], [80, 40], [60, 80]]) {
      await page.mouse.click(frame.x + right, frame.y + down);
      await stays(before, "at a corner");
    }
    await picture(page, `editor-drawing-${width}x${height}`);
    await assertNotTooWide(page, "the editor while one draws");
    await click(button(page, "Stop drawing"));
    await stays(before, "as drawing ends");
    await click(button(page, "Zoom in"));
    await click(button(page, "Zoom in"));
    await editor(page).locator(".editor-map").evaluate((it) => it.scrollTo(it.scrollWidth, it.scrollHeight));
    await shown(page);
    const near = await drawing();
    await click(button(page, "Stop drawing"));
    await stays(near, "as drawing ends near by");
    await assertNoProblems(page);
  });
}

test("a territory is drawn by its corners, divided, joined and removed, also with the keyboard", async ({ page }) => {
  await visit(page, { calm: true });
  await change(page, "Aegean");
  await expect(land(page)).toHaveCount(18);
  await click(button(page, "Draw a territory"));
  /** @type {[number, number][]} */
  const corners = [[0.15, 0.85], [0.25, 0.85], [0.25, 0.95]];
  for (const corner of corners) {
    await page.mouse.click(...(await onMap(page, corner)));
    await shown(page);
  }
  await click(button(page, "Close the outline"));
  await expect(land(page)).toHaveCount(19);
  await expect(editor(page).locator("#editor-name")).toHaveValue("Territory 19");
  await click(button(page, "Stop drawing"));
  await territory(page).selectOption({ label: "Crete" });
  await button(page, "Divide it in the middle").press("Enter");
  await expect(land(page)).toHaveCount(20);
  await editor(page).locator("#editor-join").selectOption({ label: "Crete" });
  await expect(land(page)).toHaveCount(19);
  await territory(page).selectOption({ label: "Territory 19" });
  await button(page, "Remove Territory 19").press("Enter");
  await expect(land(page)).toHaveCount(18);
  await expect(editor(page).locator(".editor-faults")).toHaveClass(/whole/);
  await assertNoProblems(page);
});

/** Returns the names of the territories that an army holds on the table. */
const held = async (page, army) => {
  const tokens = page.locator(`[data-territory][data-seat="${army}"]`);
  return [...new Set(await tokens.evaluateAll((all) => all.map((it) => it.getAttribute("data-territory"))))];
};

test("armies get starting positions by tap and keyboard, and a game starts from them", { tag: ["@tablet", "@phone"] }, async ({ page }, { project }) => {
  await visit(page, { calm: true });
  await change(page, "Aegean");
  await click(button(page, "Starting positions"));
  await expect(editor(page).locator(".editor-panel")).toContainText("No army has a starting position yet");
  const army = (name) => editor(page).locator(".editor-panel").getByRole("button", { name: new RegExp(`^${name} \\d`) });
  const tapped = (number) => editor(page).locator(`[data-at="${number}"]`).first().dispatchEvent("click");
  const own = (name) => editor(page).getByRole("list", { name: `Starting position of ${name}` }).getByRole("listitem");
  for (const number of [0, 1, 5]) await tapped(number);
  await expect(own("Red")).toHaveText([/Epirus/, /Thessaly/, /Macedonia/]);
  await expect(editor(page).locator('[data-at="0"]')).toHaveAttribute("data-seat", "Red");
  await expect(editor(page).locator(".editor-faults")).toContainText("Only Red has a starting position");
  await expect(button(page, "Save and use")).toBeDisabled();
  await tapped(1);
  await expect(own("Red")).toHaveCount(2);
  await army("Blue").press("Enter");
  await expect(army("Blue")).toHaveAttribute("aria-pressed", "true");
  await editor(page).locator("#editor-start").selectOption({ label: "Crete" });
  await expect(own("Blue")).toHaveText([/Crete/]);
  await picture(page, `editor-starts-${project.name}`);
  await assertNotTooWide(page, "the editor with starting positions");
  await assertAccessible(page);
  await click(button(page, "Territories"));
  await territory(page).selectOption({ label: "Rhodes" });
  await editor(page).locator("#editor-starts-with").selectOption("Blue");
  await click(button(page, "Undo"));
  await expect(editor(page).locator("#editor-starts-with")).toHaveValue("");
  await click(button(page, "Redo"));
  await expect(editor(page).locator("#editor-starts-with")).toHaveValue("Blue");
  await type(editor(page).locator("#editor-board-name"), "Two Leagues");
  await click(button(page, "Save and use"));
  await expect(editor(page)).toHaveCount(0);
  const title = await card(page, "Two Leagues").getAttribute("data-board");
  await newGame(page, { board: title, seats: { Red: "human", Blue: "human" }, options: { start: "board" } });
  await shown(page);
  await expect.poll(() => held(page, "Red")).toEqual(expect.arrayContaining(["Epirus", "Macedonia"]));
  expect(await held(page, "Blue")).toEqual(expect.arrayContaining(["Rhodes", "Crete"]));
  expect((await held(page, "Red")).length).toBe(9);
  await assertNoProblems(page);
});

test("a board without starting positions doesn’t offer them, and an army without one is named", async ({ page }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  await expect(page.locator("#option-start option[value=dealt]")).toBeAttached();
  await expect(page.locator("#option-start option[value=board]")).toHaveCount(0);
  await change(page, "Aegean");
  await editor(page).locator("#editor-territory").selectOption({ label: "Epirus" });
  await editor(page).locator("#editor-starts-with").selectOption("Red");
  await territory(page).selectOption({ label: "Crete" });
  await editor(page).locator("#editor-starts-with").selectOption("Yellow");
  await click(button(page, "Save and use"));
  await expect(editor(page)).toHaveCount(0);
  await click(page.getByText(TEXT.options, { exact: true }));
  await setOption(page, "start", "board");
  await expect(page.getByText("This board has no starting position for Blue.")).toBeVisible();
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeDisabled();
  await assertNoProblems(page);
});
