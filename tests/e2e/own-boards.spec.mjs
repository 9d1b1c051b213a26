// Boards that players add: from files, in games, saved, shared with a link, removed, and asked for if they are missing.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, press, setInputFiles } from "./inputs.mjs";
import { png } from "./png.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, keptForOffline, looks, inEveryLook, picture, started, test, visit } from "./support.mjs";
import { asks, go, kept, newGame, onTheMap, placeOne, position, stands } from "./table.mjs";
import { BUTTON, DIALOG, FIELD } from "./words.mjs";

const HUMANS = { Red: "human", Blue: "human" };
const AEGEAN = JSON.parse(await readFile(new URL("../../public/boards/aegean.json", import.meta.url), "utf8"));
const names = AEGEAN.territories.map(({ name }) => name).sort();

/** Returns the file of a board with this name. */
const boardFile = (name, change = (board) => board) => ({
  name: `${name}.json`,
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(change({ ...structuredClone(AEGEAN), title: name.replaceAll(" ", "-"), name }), null, 1)),
});

/** Returns a board of Domination: twelve fields in a lake, two continents, and the picture in which each colour is a territory. */
function domination() {
  const [columns, rows, side, margin] = [4, 3, 40, 30];
  const all = Array.from({ length: columns * rows }, (_, at) => ({ column: at % columns, row: Math.floor(at / columns), at }));
  const near = (one, other) => Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;
  const middle = (place) => margin + place * side + side / 2;
  const map = [
    "name Field of Twelve", "[files]", "pic twelve_pic.png", "map twelve_map.png", "crd twelve.cards",
    "[continents]", "West 3 red", "East 2 blue",
    "[countries]", ...all.map(({ column, row, at }) => `${at + 1} Field_${"ABCDEFGHIJKL"[at]} ${column < 2 ? 1 : 2} ${middle(column)} ${middle(row)}`),
    "[borders]", ...all.map((one) => [one, ...all.filter((other) => near(one, other))].map(({ at }) => at + 1).join(" ")), "",
  ].join("\n");
  const number = (x, y) => {
    const [column, row] = [x, y].map((at) => Math.floor((at - margin) / side));
    return column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column + 1 : 255;
  };
  const picture = png(columns * side + 2 * margin, rows * side + 2 * margin, (x, y) => Array(3).fill(number(x, y)));
  return {
    map: { name: "twelve.map", mimeType: "application/octet-stream", buffer: Buffer.from(map) },
    picture: { name: "twelve_map.png", mimeType: "image/png", buffer: picture },
  };
}

const section = (page) => page.locator(".which-board");
const card = (page, name) => section(page).locator(".board").filter({ has: page.getByText(name, { exact: true }) });
const alert = (page) => page.getByRole("alert").filter({ hasText: /./ });
const start = (page) => page.getByRole("button", { name: BUTTON.startGame });

/** Adds files on the page of a new game. */
async function add(page, ...files) {
  await go(page, "#/new");
  await expect(card(page, "Add a board")).toBeVisible();
  await setInputFiles(section(page).getByLabel(FIELD.boardFiles), files);
}

/** Adds a board, which is then chosen. */
async function addBoard(page, name) {
  await add(page, boardFile(name));
  await expect(card(page, name)).toHaveAttribute("aria-pressed", "true");
  await expect(start(page)).toBeEnabled();
}

/** Adds the file of a missing board. */
async function bring(page, ...files) {
  await setInputFiles(alert(page).getByLabel(FIELD.boardFiles), files);
}

/** Starts a game on an added board. Returns the title of the board. */
async function play(page, name, game = { seats: HUMANS }) {
  await go(page, "#/new");
  const title = await card(page, name).getAttribute("data-board");
  await newGame(page, { board: title, ...game });
  return title;
}

/** Returns the dialog that shares the game on the screen. */
async function sharing(page) {
  await click(page.getByRole("button", { name: BUTTON.menu, exact: true }));
  await click(page.getByRole("button", { name: BUTTON.shareThisGame, exact: true }));
  const dialog = page.getByRole("dialog", { name: DIALOG.share });
  await expect(dialog.getByLabel(FIELD.link)).toHaveValue(/#/);
  return dialog;
}

const link = async (page) => (await sharing(page)).getByLabel(FIELD.link).inputValue();

/** Returns the stored boards by title. */
const boards = (page) => page.evaluate(() => Object.fromEntries(
  Object.entries(localStorage).filter(([key]) => key.startsWith("red-queens/board/")).map(([key, text]) => [key.slice(17), text]),
));

async function again(page) {
  await page.reload();
  await started(page);
}

test("the file of a board on the first screen leads to a new game on it, and a faulty one says where", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await visit(page, { calm: true });
  await setInputFiles(page.getByLabel(FIELD.gameFile), boardFile("Calm Atoll"));
  await expect(card(page, "Calm Atoll")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/^Calm Atoll, Red Queens: /)).toBeInViewport();
  await expect(card(page, "Calm Atoll")).toBeInViewport({ ratio: 1 });
  await expect(start(page)).toBeEnabled();
  await click(start(page));
  await expect.poll(() => onTheMap(page)).toEqual(names);
  await go(page, "#/");
  const faulty = boardFile("Lost Atoll");
  await setInputFiles(page.getByLabel(FIELD.gameFile), { ...faulty, buffer: faulty.buffer.subarray(0, 2000) });
  await expect(page.getByText(/No board was added. Lost Atoll.json, line \d+: /)).toBeVisible();
  await expect(page).toHaveURL(/#\/?$/);
  assertNoProblems(page);
});

test("a board is added, played on by people and computers, and there after a reload and in another tab", { tag: ["@tablet", "@phone"] }, async ({ page, context }) => {
  await visit(page, { calm: true });
  await addBoard(page, "Middle Sea");
  await expect(section(page).getByText("“Middle Sea” was added and selected.")).toBeVisible();
  await expect(card(page, "Middle Sea")).toContainText(`${names.length} territories, 4 continents, 5 seas`);
  await assertAccessible(page);
  await assertNotTooWide(page, "the page of a new game");
  await picture(page, "own-boards-choice");
  const title = await play(page, "Middle Sea", { seats: { Red: "human", Blue: "easy" }, first: "first-seat" });
  assert.match(title, /^Middle-Sea-[0-9A-Z]{4}[A-Z]$/);
  assert.deepEqual(await onTheMap(page), names);
  await placeOne(page);
  await asks(page, "place", "Red");
  await picture(page, "own-boards-table");
  const after = await position(page);
  await again(page);
  await asks(page, "place");
  await stands(page, after, "after a reload");
  await go(page, "#/");
  await again(page);
  await expect(page.locator(".thumbnail svg").first()).toBeVisible();
  await picture(page, "own-boards-home");
  const other = await context.newPage();
  await visit(other, { calm: true });
  await go(other, "#/new");
  await expect(card(other, "Middle Sea")).toBeVisible();
  await add(other, boardFile("Inner Sea"));
  await expect(card(other, "Inner Sea")).toBeVisible();
  await go(page, "#/new");
  await expect(card(page, "Inner Sea")).toBeVisible();
  assertNoProblems(page);
});

test("a board of another program is read from its map and its picture, and what was added is told", { tag: ["@tablet", "@phone"] }, async ({ page, elsewhere }) => {
  await visit(page, { calm: true });
  const { map, picture: shape } = domination();
  await add(page, map, shape);
  await expect(card(page, "Field of Twelve")).toHaveAttribute("aria-pressed", "true");
  await expect(section(page)).toContainText("The outlines come from twelve_map.png.");
  await expect(section(page)).toContainText(/The board has no seas for ships: drew \d+ seas? and \d+ harbours/);
  await expect(card(page, "Field of Twelve")).toContainText("12 territories, 2 continents");
  await expect(section(page).getByText("The outlines come from")).toBeInViewport();
  await assertAccessible(page);
  await assertNotTooWide(page);
  await picture(page, "own-boards-domination");
  await play(page, "Field of Twelve", { seats: { Red: "human", Blue: "easy" }, first: "first-seat" });
  assert.equal((await onTheMap(page)).length, 12);
  await placeOne(page);
  await asks(page, "place", "Red");
  await picture(page, "own-boards-domination-table");
  const other = await elsewhere();
  await other.goto(await link(page));
  await started(other);
  await expect(other.locator(".pictured svg").first()).toBeVisible();
  await go(page, "#/new");
  const faulty = { ...map, buffer: Buffer.from(map.buffer.toString().replace("5 Field_E 1", "5 Field_E 9")) };
  await add(page, faulty, shape);
  await expect(alert(page)).toContainText("twelve.map, line 14: found “9”; expected one of the continents in this file");
  assertNoProblems(page);
});

test("a link brings the board along, and the board stays", async ({ page, elsewhere }) => {
  await visit(page, { calm: true });
  await addBoard(page, "Middle Sea");
  const title = await play(page, "Middle Sea");
  await placeOne(page);
  const dialog = await sharing(page);
  await expect(dialog).toContainText("The link includes the board “Middle Sea”");
  await picture(page, "own-boards-share");
  await assertAccessible(page);
  const address = await dialog.getByLabel(FIELD.link).inputValue();
  assert.match(address, /#\/link\/on\/board\//);
  assert.ok(address.length <= 64_000, `${address.length} characters`);
  await click(dialog.getByRole("button", { name: BUTTON.qrCode, exact: true }));
  await expect(dialog.getByText("The QR code has no room for the board.")).toBeVisible();
  const other = await elsewhere();
  await other.goto(address);
  await started(other);
  await expect(other.locator(".pictured svg").first()).toBeVisible();
  await click(other.getByRole("button", { name: BUTTON.goThroughIt }).first());
  await expect.poll(() => onTheMap(other)).toEqual(names);
  await again(other);
  await expect.poll(() => onTheMap(other)).toEqual(names);
  assert.deepEqual(await boards(other), await boards(page), `both have ${title}`);
  await go(other, "#/new");
  await expect(card(other, "Middle Sea")).toBeVisible();
  assertNoProblems(page);
  assertNoProblems(other);
});

test("a pasted link brings its board along as well", async ({ page, elsewhere }) => {
  await visit(page, { calm: true });
  await addBoard(page, "Middle Sea");
  await play(page, "Middle Sea");
  const address = await link(page);
  const other = await elsewhere();
  await visit(other, { calm: true });
  await go(other, "#/link");
  await other.getByLabel(FIELD.link).fill(`Your move: ${address}`);
  await click(other.getByRole("button", { name: BUTTON.open, exact: true }));
  await expect(other.locator(".pictured svg").first()).toBeVisible();
});

test("a link whose board is damaged says so, keeps nothing, and opens once the file is there", async ({ page, elsewhere }) => {
  await visit(page, { calm: true });
  await addBoard(page, "Middle Sea");
  await play(page, "Middle Sea");
  const address = await link(page);
  const at = address.indexOf("/board/") + 2000;
  const other = await elsewhere();
  await other.goto(`${address.slice(0, at)}${address[at] === "A" ? "B" : "A"}${address.slice(at + 1)}`);
  await started(other);
  await expect(alert(other)).toContainText("This link includes the board “Middle Sea”, but that part is damaged.");
  await assertAccessible(other);
  await picture(other, "own-boards-damaged-link");
  assert.deepEqual(await boards(other), {});
  await bring(other, boardFile("Middle Sea"));
  await expect(other.locator(".pictured svg").first()).toBeVisible();
  assertNoProblems(other);
});

test("a faulty file says which line and what was expected, and nothing is kept", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await visit(page, { calm: true });
  await add(page, boardFile("Middle Sea", (board) => {
    board.adjacency.land[3][1] = "atlantis";
    return board;
  }));
  await expect(alert(page)).toContainText(/Middle Sea\.json, line \d+: .*“atlantis”; expected one of the territories/);
  await expect(card(page, "Middle Sea")).toHaveCount(0);
  await expect(card(page, "Earth")).toHaveAttribute("aria-pressed", "true");
  await expect(start(page)).toBeEnabled();
  assert.deepEqual(await boards(page), {});
  await assertAccessible(page);
  await assertNotTooWide(page, "the page of a new game");
  await picture(page, "own-boards-fault");
  await add(page, { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Shall we play?") });
  await expect(alert(page)).toContainText("letter.txt");
  assertNoProblems(page);
});

test("files are dropped on the choice of a board", async ({ page }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  await expect(card(page, "Add a board")).toBeVisible();
  const { name, buffer } = boardFile("Middle Sea");
  const dropped = await page.evaluateHandle(([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name, { type: "application/json" }));
    return data;
  }, [name, buffer.toString()]);
  await section(page).dispatchEvent("dragover", { dataTransfer: dropped });
  await section(page).dispatchEvent("drop", { dataTransfer: dropped });
  await expect(card(page, "Middle Sea")).toHaveAttribute("aria-pressed", "true");
  assertNoProblems(page);
});

test("a board that games need is removed after a warning, comes back by undoing, and is asked for where it is missing", async ({ page }) => {
  await visit(page, { calm: true });
  await addBoard(page, "Middle Sea");
  const remove = () => section(page).getByRole("button", { name: BUTTON.removeBoard, exact: true });
  await click(remove());
  await expect(card(page, "Middle Sea")).toHaveCount(0);
  await expect(card(page, "Earth")).toHaveAttribute("aria-pressed", "true");
  await click(page.getByRole("button", { name: BUTTON.undo, exact: true }));
  await expect(card(page, "Middle Sea")).toBeVisible();
  await play(page, "Middle Sea");
  await placeOne(page);
  const game = page.url();
  const after = await position(page);
  const games = await kept(page);
  await go(page, "#/new");
  await click(card(page, "Middle Sea"));
  await expect(section(page).getByText("1 saved game uses it and can’t be opened without it.")).toBeVisible();
  await picture(page, "own-boards-remove");
  const file = page.waitForEvent("download");
  await click(section(page).getByRole("button", { name: "Save Middle Sea as a file" }));
  const saved = await readFile(await (await file).path());
  await click(remove());
  await click(section(page).getByRole("button", { name: BUTTON.removeAnyway }));
  await expect(card(page, "Middle Sea")).toHaveCount(0);
  assert.deepEqual(await boards(page), {});

  await page.goto(game);
  await again(page);
  await expect(alert(page)).toContainText("needs the board “Middle Sea”, which isn’t on this device");
  await assertAccessible(page);
  await assertNotTooWide(page);
  await picture(page, "own-boards-missing");
  await bring(page, boardFile("Inner Sea"));
  await expect(alert(page)).toContainText("This is the file of the board “Inner Sea”.");
  assert.deepEqual(await kept(page), games, "nothing is lost");
  await bring(page, { name: "saved.json", mimeType: "application/json", buffer: saved });
  await stands(page, after, "once the board is there again");
  assertNoProblems(page);
});

test("a link to a game whose board has gone says so, and whoever opens it adds the file", async ({ page, elsewhere }) => {
  await visit(page, { calm: true });
  await addBoard(page, "Middle Sea");
  await play(page, "Middle Sea");
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("red-queens/board/")).forEach((key) => localStorage.removeItem(key)));
  const dialog = await sharing(page);
  await expect(dialog).toContainText("The board “Middle Sea” is no longer on this device");
  const address = await dialog.getByLabel(FIELD.link).inputValue();
  assert.ok(!address.includes("/board/"));
  const other = await elsewhere();
  await other.goto(address);
  await started(other);
  await expect(alert(other)).toContainText("needs the board “Middle Sea”");
  await press(alert(other).getByRole("button", { name: "Add its file" }), "Tab");
  await bring(other, boardFile("Middle Sea"));
  await expect(other.locator(".pictured svg").first()).toBeVisible();
  assertNoProblems(other);
});

test("without room for a board it is played on all the same, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(key, text) {
      if (key.startsWith("red-queens/board/")) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, text);
    };
  });
  await visit(page, { calm: true });
  await addBoard(page, "Middle Sea");
  await expect(alert(page)).toContainText("Browser storage is full, so “Middle Sea” will be lost when you close this page.");
  await play(page, "Middle Sea");
  await placeOne(page);
  await go(page, "#/new");
  await expect(card(page, "Middle Sea")).toBeVisible();
});

test("a damaged board says so and is removed", async ({ page }) => {
  await visit(page, { calm: true });
  await page.evaluate(() => localStorage.setItem("red-queens/board/Middle-Sea-7K3QF", "{}"));
  await go(page, "#/new");
  await expect(card(page, "Middle Sea")).toContainText("damaged");
  await click(card(page, "Middle Sea"));
  await expect(alert(page)).toContainText("but this device’s copy is damaged");
  await expect(start(page)).toBeDisabled();
  await picture(page, "own-boards-damaged");
  await click(section(page).getByRole("button", { name: BUTTON.removeBoard, exact: true }));
  await expect(card(page, "Middle Sea")).toHaveCount(0);
  await expect(start(page)).toBeEnabled();
});

test("the choice of boards of one's own is there for everybody", async ({ page }) => {
  await visit(page, { calm: true });
  await addBoard(page, "Middle Sea");
  await inEveryLook(page, looks(), async (size, palette) => {
    await picture(page, `own-boards-${size}-${palette}`);
    await assertAccessible(page, palette);
    await assertNotTooWide(page);
  });
});

test.describe("with a copy for offline play", () => {
  test.use({ serviceWorkers: "allow" });

  test("with the server gone, a board is added and a game on one goes on", async ({ page, site }) => {
    await visit(page, { calm: true });
    await keptForOffline(page);
    await addBoard(page, "Middle Sea");
    await play(page, "Middle Sea");
    await placeOne(page);
    const before = await position(page);
    await site.close();
    await page.reload();
    await started(page);
    await stands(page, before, "offline");
    await addBoard(page, "Inner Sea");
    await play(page, "Inner Sea");
    assert.deepEqual(await onTheMap(page), names);
  });
});
