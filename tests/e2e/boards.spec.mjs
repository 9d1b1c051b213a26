// Games on boards other than the Earth: chosen, downloaded, played, saved and shared.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, press, pressKey, setInputFiles, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, keptForOffline, picture, started, test, visit } from "./support.mjs";
import { asks, chooseBoard, go, newGame, onTheMap, placeOne, position, prefer, stands } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, LINK } from "./words.mjs";

const HUMANS = { Red: "human", Blue: "human" };
const AEGEAN = JSON.parse(await readFile(new URL("../../public/boards/aegean.json", import.meta.url), "utf8"));
const names = AEGEAN.territories.map(({ name }) => name).sort();

const card = (page, board) => page.locator(`.board[data-board="${board}"]`);
const missing = (page) => page.getByRole("alert").filter({ hasText: "couldn’t be loaded" });

/** Returns the address that shares the game on the screen. */
async function link(page) {
  await click(page.getByRole("button", { name: BUTTON.menu, exact: true }));
  await click(page.getByRole("button", { name: BUTTON.shareThisGame, exact: true }));
  const field = page.getByRole("dialog", { name: DIALOG.share }).getByLabel(FIELD.link);
  await expect(field).toHaveValue(/#/);
  return field.inputValue();
}

test("a board is chosen by touch, and its game comes back after a reload and opens from a link", { tag: ["@tablet", "@phone"] }, async ({ page, elsewhere }) => {
  const asked = [];
  page.on("request", (request) => { if (/boards\/.*\.json/.test(request.url())) asked.push(request.url()); });
  await visit(page, { calm: true });
  await go(page, "#/new");
  await expect(card(page, "Earth")).toHaveAttribute("aria-pressed", "true");
  assert.deepEqual(asked, [], "no board is downloaded before anybody wants it");
  await tap(card(page, "Aegean"));
  await expect(card(page, "Aegean")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeEnabled();
  assert.equal(asked.length, 1);
  await assertAccessible(page);
  await assertNotTooWide(page, "the page of a new game");
  await picture(page, "boards-choice");
  await newGame(page, { board: "Aegean", seats: HUMANS });
  assert.deepEqual(await onTheMap(page), names);
  await picture(page, "boards-table");
  await placeOne(page);
  const after = await position(page);
  await page.reload();
  await started(page);
  await asks(page, "place");
  await stands(page, after, "after a reload");
  await go(page, "#/");
  await page.reload();
  await started(page);
  await expect(page.locator(".thumbnail svg").first()).toBeVisible();
  await picture(page, "boards-home");
  await click(page.getByRole("link", { name: LINK.resume }));
  await stands(page, after, "after it was resumed");
  const address = await link(page);
  const other = await elsewhere();
  await other.goto(address);
  await started(other);
  await expect(other.locator(".pictured svg").first()).toBeVisible();
  await picture(other, "boards-link");
  await click(other.getByRole("button", { name: BUTTON.goThroughIt }).first());
  await expect.poll(() => onTheMap(other)).toEqual(names);
  assertNoProblems(page);
  assertNoProblems(other);
});

test("an even start gives armies to whoever moves later", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  const even = page.getByRole("button", { name: BUTTON.evenStart });
  await tap(even);
  await expect(even).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".start p")).toHaveText(/Red goes first, with 6 extra armies for later players/);
  await tap(card(page, "Aegean"));
  await expect(page.locator(".start p")).toHaveText(/Aegean.* with 12 extra armies/);
  await assertNotTooWide(page, "the page of a new game");
  await tap(page.getByRole("button", { name: BUTTON.startGame }));
  await asks(page, "rearrange", "Red");
  const kept = async () => {
    const saved = await page.evaluate(() => Object.values(localStorage).find((it) => it.startsWith("red-queens-save")));
    return Buffer.from(saved?.split(" ").at(-1) ?? "", "base64url").toString("latin1");
  };
  await expect.poll(kept, "the game has them among its rules").toMatch(/later-seats.12/);
  assertNoProblems(page);
});

test("computer players play on another board, and arrow keys follow its own borders", async ({ page }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await newGame(page, { board: "Europe", seats: { Red: "human", Blue: "computer", Green: "easy" }, first: "first-seat" });
  await asks(page, "place");
  await placeOne(page);
  await asks(page, "place", "Red");
  await expect(page.getByText("simple move")).toHaveCount(0);
  const first = page.locator("[data-territory][aria-label]").first();
  await first.focus();
  const before = await page.evaluate(() => document.activeElement.getAttribute("data-territory"));
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) await pressKey(page, key);
  const europe = JSON.parse(await readFile(new URL("../../public/boards/europe.json", import.meta.url), "utf8"));
  const after = await page.evaluate(() => document.activeElement.getAttribute("data-territory"));
  assert.ok(europe.territories.some(({ name }) => name === after), `from ${before} to ${after}`);
  assertNoProblems(page);
});

test("a board that does not come says so, is asked for again, and the Earth stays", async ({ page }) => {
  await visit(page);
  await page.route(/boards\/.*\.json/, (route) => route.abort());
  await go(page, "#/new");
  await click(card(page, "Old-World"));
  await expect(missing(page)).toContainText("Old World");
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeDisabled();
  await click(card(page, "Earth"));
  await expect(missing(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeEnabled();
  await click(card(page, "Old-World"));
  await expect(missing(page)).toBeVisible();
  await page.unroute(/boards\/.*\.json/);
  await click(missing(page).getByRole("button"));
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeEnabled();
});

test("a game on a board that does not come says which one, and is opened once it is there", async ({ page, elsewhere }) => {
  await visit(page, { calm: true });
  await newGame(page, { board: "East-Indies", seats: HUMANS });
  const address = await link(page);
  const other = await elsewhere();
  await other.route(/boards\/.*\.json/, (route) => route.abort());
  await other.goto(address);
  await started(other);
  await expect(missing(other)).toContainText("East Indies");
  await other.unroute(/boards\/.*\.json/);
  await press(missing(other).getByRole("button"), "Enter");
  await expect(other.locator(".pictured svg").first()).toBeVisible();
});

test("a record on a board that nobody knows says which one it is", async ({ page }) => {
  await visit(page);
  const record = "Red Queens record 1\nrules next-3 world Atlantis\nplayer Red \"Red\" human\nplayer Blue \"Blue\" human\nseed 0000000000000000000000000000000000000000000000000000000000000001\n";
  await setInputFiles(page.getByLabel(FIELD.gameFile), { name: "atlantis.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await expect(page.getByText("“Atlantis”").first()).toBeVisible();
});

test.describe("with a copy for offline play", () => {
  test.use({ serviceWorkers: "allow" });

  test("with the server gone, a board that was played on is there, and another one is not", async ({ page, site }) => {
    await visit(page, { calm: true });
    await keptForOffline(page);
    await newGame(page, { board: "Aegean", seats: HUMANS });
    await placeOne(page);
    const before = await position(page);
    await site.close();
    await page.reload();
    await started(page);
    await stands(page, before, "offline");
    await go(page, "#/new");
    await chooseBoard(page, "Aegean");
    await click(card(page, "Europe"));
    await expect(missing(page)).toContainText("Europe");
  });
});
