// Saved games: what is stored, what happens if that fails, and what must never be lost.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { click, fill, pressKey, setInputFiles } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, expect, picture, started, test, visit } from "./support.mjs";
import { asks, choose, go, keep, keeps, keepsGames, keepsOther, kept, newGame, offered, position, prefer, stands } from "./table.mjs";
import { BUTTON, FIELD, LINK, TEXT } from "./words.mjs";

const HUMANS = { seats: { Red: "human", Blue: "human" } };

const sha256 = (bytes) => createHash("sha256").update(bytes).digest();

/** Returns the bytes of a length in the format of saves: seven bits per byte, the lowest first. */
function lengthBytes(length) {
  return length < 128 ? [length] : [(length & 127) | 128, ...lengthBytes(length >> 7)];
}

/** The bytes after the record: the owner of each of the 42 territories. Saves of older versions lack them. */
const OWNERS = 42;

/** Returns the save of a game without moves, to which an illegal action was added, with correct checksums. */
function withIllegalAction(text) {
  const [title, version, , content] = text.split(" ");
  const bytes = Buffer.from(content, "base64url").subarray(0, -OWNERS);
  // The record is at the end: its length, a version, its content (with the number of actions last), four bytes of checksum.
  const isRecord = (length) => sha256(bytes.subarray(-length, -4)).subarray(0, 4).equals(bytes.subarray(-4));
  let length = 8;
  while (!isRecord(length)) length += 1;
  const before = bytes.subarray(0, bytes.length - length - lengthBytes(length).length);
  const [take, alaska] = [0, 0];
  const record = Buffer.concat([bytes.subarray(-length, -5), Buffer.from([1, take, alaska])]);
  const sealed = Buffer.concat([record, sha256(record).subarray(0, 4)]);
  const whole = Buffer.concat([before, Buffer.from(lengthBytes(sealed.length)), sealed]);
  return [title, version, sha256(whole).subarray(0, 8).toString("hex"), whole.toString("base64url")].join(" ");
}

/** Makes the first tap of a game, which places one army. */
async function placeOne(page) {
  await choose(page, (await offered(page, "place"))[0]);
}

test("every action is there after a reload, and home resumes in one tap", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  await placeOne(page);
  await placeOne(page);
  const before = await position(page);
  await page.reload();
  await started(page);
  await stands(page, before);
  await go(page, "#/");
  await click(page.getByRole("link", { name: LINK.resume }));
  await asks(page, "place");
  await stands(page, before);
  assertNoProblems(page);
});

test("a damaged game is reported, kept, and handed out as it is", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  const [[id, text]] = Object.entries(await kept(page));
  const damaged = `${text.slice(0, 100)}x${text.slice(101)}`;
  await keep(page, id, damaged);
  await go(page, "#/");
  await expect(page.getByRole("heading", { name: "Damaged game" })).toBeVisible();
  await expect(page.getByText("its checksum is wrong")).toBeVisible();
  await expect(page.getByRole("button", { name: BUTTON.deletes("the damaged game") })).toBeVisible();
  await picture(page, "home-damaged");
  await assertAccessible(page);

  await go(page, `#/game/${id}`);
  await expect(page.getByRole("heading", { name: "Damaged game", level: 1 })).toBeVisible();
  await expect(page.getByText("This game can’t be opened")).toBeVisible();
  assert.equal((await kept(page))[id], damaged, "it was not overwritten");

  const handedOut = page.waitForEvent("download");
  await click(page.getByRole("button", { name: BUTTON.damagedData }));
  assert.equal(await readFile(await (await handedOut).path(), "utf8"), damaged);
  assertNoProblems(page);
});

test("a deleted game comes back by one tap", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  const before = await kept(page);
  await go(page, "#/");
  await click(page.getByRole("button", { name: BUTTON.deletes("Classic") }));
  await expect(page.getByText(TEXT.noGames)).toBeVisible();
  await keeps(page, {});
  await click(page.getByRole("button", { name: BUTTON.undo }));
  await expect(page.getByRole("heading", { name: "Classic" })).toBeVisible();
  await keeps(page, before);
});

test("a game is renamed, to a name of the same length too", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  await go(page, "#/");
  await click(page.getByRole("button", { name: BUTTON.renames("Classic") }));
  await fill(page.getByLabel(FIELD.title), "Sundays");
  await click(page.getByRole("button", { name: BUTTON.rename, exact: true }).last());
  await expect(page.getByRole("heading", { name: "Sundays" })).toBeVisible();
});

test("a game goes out as a file and comes in again", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  await placeOne(page);
  const before = await position(page);
  await go(page, "#/");
  const handedOut = page.waitForEvent("download");
  await click(page.getByRole("button", { name: BUTTON.shares("Classic") }));
  await click(page.getByRole("button", { name: BUTTON.saveAsFile }));
  const file = await (await handedOut).path();
  assert.match(await readFile(file, "utf8"), /^Red Queens record 1\n/);
  await pressKey(page, "Escape");

  await click(page.getByRole("button", { name: BUTTON.deletes("Classic") }));
  await setInputFiles(page.getByLabel(FIELD.gameFile), { name: "Sunday.red-queens.txt", mimeType: "text/plain", buffer: await readFile(file) });
  await asks(page, "place");
  await stands(page, before);
  await go(page, "#/");
  await expect(page.getByRole("heading", { name: "Sunday" })).toBeVisible();

  await setInputFiles(page.getByLabel(FIELD.gameFile), { name: "shopping.txt", mimeType: "text/plain", buffer: Buffer.from("bread and butter") });
  const refused = page.getByText("“shopping.txt” wasn’t imported");
  await expect(refused).toBeVisible();
  await go(page, "#/settings");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(refused, "it belongs to the screen before").toHaveCount(0, { timeout: 5_000 });
  assertNoProblems(page);
});

test("full storage is said, a file is offered, and the game goes on", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  const before = await kept(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await placeOne(page);
  const alert = page.getByRole("alert").filter({ hasText: "storage is full" });
  await expect(alert).toBeVisible();
  await picture(page, "storage-full");
  await placeOne(page);
  assert.deepEqual(await kept(page), before, "what was kept stays");
  const handedOut = page.waitForEvent("download");
  await click(alert.getByRole("button", { name: BUTTON.export }));
  await click(alert.getByRole("button", { name: BUTTON.exportAllTheSame }));
  assert.match(await readFile(await (await handedOut).path(), "utf8"), /garrison/);
  assertNoProblems(page);
});

test("a page that may not save still plays", async ({ page }) => {
  await visit(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
  });
  await page.reload();
  await started(page);
  await newGame(page, HUMANS);
  await expect(page.getByText("doesn’t allow saving").first()).toBeVisible();
  await placeOne(page);
  await go(page, "#/");
  await expect(page.getByRole("link", { name: LINK.resume })).toBeVisible();
  assertNoProblems(page);
});

test("a game that is open in another tab is shown here and taken over by a tap", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await started(other);
  await expect(other.getByText("open in another tab")).toBeVisible();
  await picture(other, "elsewhere");

  await placeOne(page);
  await stands(other, await position(page), "the other tab watches");
  const before = await kept(page);
  await placeOne(other);
  assert.deepEqual(await kept(page), before, "what only watches plays nothing");

  await click(other.getByRole("button", { name: BUTTON.takeOver }));
  await expect(page.getByText("open in another tab")).toBeVisible();
  await placeOne(other);
  await keepsOther(page, before);
  await other.close();
  await expect(page.getByText("open in another tab")).toBeHidden();
  assertNoProblems(page);
});

test("a game that stops making sense can be opened up to there, as a game of its own", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  const [[id, text]] = Object.entries(await kept(page));
  const spoilt = withIllegalAction(text);
  await keep(page, id, spoilt);
  await page.reload();
  await started(page);
  await expect(page.getByText(TEXT.notAllowed)).toBeVisible();
  await picture(page, "broken-save");
  await assertAccessible(page);
  await click(page.getByRole("button", { name: BUTTON.openUpToDamage }));
  await asks(page, "place");
  await keepsGames(page, 2);
  assert.equal((await kept(page))[id], spoilt, "the spoilt game was left as it is");
  assertNoProblems(page);
});

test("a file with an action that is not allowed is refused by name", async ({ page }) => {
  await visit(page);
  const record = `Red Queens record 1\nrules next\nplayer Red "Red" human\nplayer Blue "Blue" human\nseed ${"ab".repeat(32)}\n\nroll 3\n`;
  await setInputFiles(page.getByLabel(FIELD.gameFile), { name: "spoilt.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await expect(page.getByText(TEXT.notAllowed)).toBeVisible();
  assert.deepEqual(await kept(page), {});
});

test("preferences are kept", async ({ page }) => {
  await visit(page);
  await go(page, "#/settings");
  await click(page.getByRole("button", { name: BUTTON.night }));
  await expect(page.locator("html[data-palette=night]")).toBeVisible();
  await page.reload();
  await started(page);
  await expect(page.locator("html[data-palette=night]")).toBeVisible();
  await expect(page.getByRole("button", { name: BUTTON.night })).toHaveAttribute("aria-pressed", "true");
  await prefer(page, "palette=Day");
  await expect(page.locator("html[data-palette=day]")).toBeVisible();
});
