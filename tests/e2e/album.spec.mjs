// After a game: its dice rolled again, the statistics of all games, and a picture of its board.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, pressKey, resize, selectOption, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, inEveryLook, looks, picture, shown, SIZES, test, visit } from "./support.mjs";
import { go, load } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, HEADING, LINK, TEXT } from "./words.mjs";

/** A game of four rounds that Anna has won, as Blue, against an easy computer. */
const over = await readFile(new URL("album/over.txt", import.meta.url), "utf8");

const LOOKS = looks(["tablet"]).filter(({ size }) => ["tablet", "phone"].includes(size));

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Checks the page in every size and palette, including accessibility. */
const inspect = (page, name) => inEveryLook(page, LOOKS, async (size, palette) => {
  await picture(page, `${name}-${size}-${palette}`);
  await assertAccessible(page, palette);
  await assertNotTooWide(page, name);
});

test("what one can do after a game is seen at once, whatever the size of the window", async ({ page }) => {
  await visit(page, { calm: true });
  await load(page, over);
  const onwards = page.locator(".onwards");
  await expect(onwards).toBeVisible();
  for (const size of [SIZES.phone, { width: 320, height: 568 }, { width: 844, height: 390 }, SIZES.tablet]) {
    await resize(page, size);
    for (const button of await onwards.locator("> .button").all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
  assertNoProblems(page);
});

/** Returns the name and content of the file that a button saves. */
async function handedOut(page, name) {
  const [file] = await Promise.all([page.waitForEvent("download"), click(button(page, name))]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("statistics are worked out from the kept games, and each game's dice are rolled again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, { calm: true });
  await go(page, "#/statistics");
  await expect(page.getByText("No finished games yet.")).toBeVisible();
  await inspect(page, "statistics-empty");
  await go(page, "#/");
  await load(page, over);
  await go(page, "#/");
  await tap(page.getByRole("link", { name: LINK.statistics }));
  await expect(page.getByText("1 game counted.")).toBeVisible();
  const people = page.getByRole("region", { name: "People" }).getByRole("row");
  await expect(people).toHaveCount(2);
  await expect(people.nth(1)).toContainText("Anna");
  await expect(people.nth(1)).toContainText("1 (100 %)");
  await selectOption(page.getByLabel(FIELD.whoseGames), "Anna");
  await expect(people.nth(1)).toContainText("Anna");
  await expect(page.getByRole("heading", { name: "Anna on the ladder" })).toBeVisible();
  await expect(page.getByRole("img", { name: /rating of Anna from game to game/ })).toBeVisible();
  await expect(page.getByText(/^One game so far|plays (between|about as well as|better than)/).first()).toBeVisible();
  await inspect(page, "statistics");

  const table = await handedOut(page, BUTTON.saveAsCsv);
  assert.equal(table.name, "red-queens.csv");
  const lines = table.bytes.toString().trimEnd().split("\r\n");
  assert.equal(lines.length, 3, "the names of the columns, and a line for each player");
  assert.match(lines.find((line) => line.includes("Anna")), /"person","",true/);
  const { bytes } = await handedOut(page, BUTTON.saveAsJson);
  assert.equal(JSON.parse(bytes.toString())[0].seats.length, 2);
  await click(button(page, BUTTON.copyAsCsv));
  await expect(page.getByText("Copied.")).toBeVisible();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(pasted.replaceAll("\r\n", "\n"), table.bytes.toString().replaceAll("\r\n", "\n"));

  await tap(page.getByRole("link", { name: /^Dice of/ }));
  await expect(page.getByRole("heading", { name: HEADING.fairDice })).toBeVisible();
  const digits = page.locator(".seed code").first();
  await expect(digits, "the digits are folded").toBeHidden();
  await click(page.getByText(TEXT.digits));
  await expect(digits).toBeVisible();
  const fingerprint = await digits.textContent();
  await fill(page.getByLabel(FIELD.fingerprint), "00000000");
  await expect(page.getByText("That is a different fingerprint")).toBeVisible();
  await fill(page.getByLabel(FIELD.fingerprint), fingerprint.slice(0, 8).toUpperCase());
  await expect(page.getByText("That is this game’s fingerprint.")).toBeVisible();
  await click(button(page, BUTTON.rollAgain));
  const verdict = page.getByText("It is the same game");
  await expect(verdict).toBeVisible();
  await shown(page);
  const [first, ...rest] = await Promise.all([verdict, page.locator(".histogram").first(), digits].map((it) => it.boundingBox()));
  assert.ok(rest.every(({ y }) => y > first.y), "the verdict comes before all figures");
  const counted = page.locator(".histogram").first().locator("td");
  const faces = (await counted.allTextContents()).map(Number);
  const dice = Number((await page.locator(".fall-run .number").textContent()).match(/(\d+) dice/)[1]);
  assert.equal(faces.reduce((sum, count) => sum + count), dice, "each die is one of the histogram");
  assert.ok(dice > 300);
  await click(button(page, "Anna"));
  await expect(page.locator(".histogram")).toHaveCount(3);
  await inspect(page, "fair-dice");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await click(button(page, BUTTON.rollOnceMore));
  await click(button(page, BUTTON.stop));
  await expect(page.getByText("It is the same game")).toHaveCount(0);
  await click(button(page, BUTTON.rollOn));
  await expect(page.getByText("It is the same game")).toBeVisible();

  // The statistics and the end of a game both offer the most even next game.
  await go(page, "#/");
  await click(page.locator(".game-open").first());
  const next = page.getByText(/^Next, play against /);
  await expect(next).toBeVisible();
  await expect(page.locator("details.proof ~ .next-game"), "it pushes nothing down when it comes").toBeVisible();
  const others = await next.textContent();
  await go(page, "#/statistics");
  await expect(next).toHaveText(others);
  await click(button(page, BUTTON.playNext));
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.getByText("Anna").first()).toBeVisible();
  await go(page, "#/");
  for (const _ of [1, 2]) await click(page.getByRole("button", { name: /^Delete / }).first());
  await go(page, "#/statistics");
  await expect(page.getByText("No finished games yet."), "a deleted game does not count").toBeVisible();
  assertNoProblems(page);
});

test("computers get a character, for all or for each, and the table tells it", async ({ page }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  await click(button(page, "the turtle"));
  await expect(page.getByText("Agatha, the turtle: digs in")).toBeVisible();
  await expect(page.getByPlaceholder("Agatha")).toBeVisible();
  await click(page.getByText("Choose for each player"));
  await selectOption(page.getByLabel("Green’s play style"), "the gambler");
  await expect(page.getByPlaceholder("Felix")).toBeVisible();
  await inspect(page, "characters");
  await click(button(page, BUTTON.startGame));
  await expect(page).toHaveURL(/#\/game\//);
  await click(page.getByRole("button", { name: /Agatha/ }).first());
  await expect(page.getByText("Agatha, the turtle: digs in")).toBeVisible();
  assertNoProblems(page);
});

test("a picture of the board is drawn, saved, copied and sent, and where that is forbidden it says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    window.sent = [];
    Navigator.prototype.canShare = ({ files }) => files?.[0]?.type === "image/png";
    Navigator.prototype.share = async ({ files, title }) => { window.sent.push([files[0].name, title]); };
  });
  await visit(page, { calm: true });
  await load(page, over);
  const sheet = page.getByRole("dialog", { name: DIALOG.share });
  await click(page.getByRole("button", { name: "Share", exact: true }));
  await click(button(sheet, BUTTON.makePicture));
  const image = sheet.getByRole("img", { name: /^The board of/ });
  await expect(image).toBeVisible();
  await expect(button(sheet, BUTTON.saveAsPng)).toBeEnabled();
  await inspect(page, "board-picture");

  const png = await handedOut(page, BUTTON.saveAsPng);
  assert.match(png.name, /-board\.png$/);
  assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
  assert.equal(png.bytes.readUInt32BE(16), 1600, "so wide in pixels");
  const svg = (await handedOut(page, BUTTON.saveAsSvg)).bytes.toString();
  const found = await page.evaluate((text) => {
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
    return [drawn.querySelectorAll("parsererror").length, drawn.querySelectorAll("[data-land]").length];
  }, svg);
  assert.deepEqual(found, [0, 42]);
  assert.match(svg, /Anna won in round 4/);
  await click(button(sheet, BUTTON.copyPicture));
  await expect(sheet.getByText("Picture copied.")).toBeVisible();
  const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types));
  assert.deepEqual(kinds, ["image/png"]);
  await click(button(sheet, BUTTON.sendPicture));
  await expect.poll(() => page.evaluate(() => window.sent.join())).toMatch(/^[^,]*-board\.png,/);

  await click(button(sheet, BUTTON.hidePicture));
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = () => { throw new Error("forbidden"); };
  });
  await click(button(sheet, BUTTON.makePicture));
  await expect(sheet.getByText("Your browser couldn’t make a PNG.")).toBeVisible();
  await expect(button(sheet, BUTTON.sendPicture)).toHaveCount(0);
  await handedOut(page, BUTTON.saveAsSvg);
  await pressKey(page, "Escape");
  assertNoProblems(page);
});
