// What is kept, what happens when it cannot be, and what is never lost.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAccessible, assertNoProblems, picture, started, visit } from "./support.mjs";
import { go, keep, kept, newGame, position, prefer, says, tap, territories } from "./table.mjs";

const HUMANS = { seats: { Red: "human", Blue: "human" } };

const sha256 = (bytes) => createHash("sha256").update(bytes).digest();

/** The bytes of a length as the saves write it: seven bits a byte, the lowest first. */
function lengthBytes(length) {
  return length < 128 ? [length] : [(length & 127) | 128, ...lengthBytes(length >> 7)];
}

/** The bytes after the record: who holds each of the 42 territories. Saves of older versions have none. */
const OWNERS = 42;

/** The save of a game nobody has played in yet, with an action that is not allowed and correct checksums. */
function withIllegalAction(text) {
  const [title, version, , content] = text.split(" ");
  const bytes = Buffer.from(content, "base64url").subarray(0, -OWNERS);
  // The record is at the end: its length, a version, its content (at last the number of actions), four bytes of checksum.
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

/** The first tap of a game, which places one army. */
async function placeOne(page) {
  await tap(page, (await territories(page, /place armies here/))[0]);
}

test("every action is there after a reload, and home resumes in one tap", async (t) => {
  const { page } = await visit(t);
  await newGame(page, HUMANS);
  await placeOne(page);
  await placeOne(page);
  const before = await position(page);
  await page.reload();
  await started(page);
  assert.equal(await position(page), before);
  await go(page, "#/");
  await page.getByRole("link", { name: /^Resume/ }).click();
  await says(page, /place/);
  assert.equal(await position(page), before);
  assertNoProblems(page);
});

test("a damaged game is reported, kept, and handed out as it is", async (t) => {
  const { page } = await visit(t);
  await newGame(page, HUMANS);
  const [[id, text]] = Object.entries(await kept(page));
  const damaged = `${text.slice(0, 100)}x${text.slice(101)}`;
  await keep(page, id, damaged);
  await go(page, "#/");
  await page.getByText("A damaged game").waitFor();
  await page.getByText("its checksum is wrong").waitFor();
  await picture(page, "home-damaged");
  await assertAccessible(page);

  await go(page, `#/game/${id}`);
  await page.getByText("This game cannot be opened").waitFor();
  assert.equal((await kept(page))[id], damaged, "it was not overwritten");

  const handedOut = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export the damaged data" }).click();
  assert.equal(await readFile(await (await handedOut).path(), "utf8"), damaged);
  assertNoProblems(page);
});

test("a deleted game comes back by one tap", async (t) => {
  const { page } = await visit(t);
  await newGame(page, HUMANS);
  const before = await kept(page);
  await go(page, "#/");
  await page.getByRole("button", { name: "Delete Classic" }).click();
  await page.getByText("No games yet").waitFor();
  assert.deepEqual(await kept(page), {});
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("heading", { name: "Classic" }).waitFor();
  assert.deepEqual(await kept(page), before);
});

test("a game is renamed, to a name of the same length too", async (t) => {
  const { page } = await visit(t);
  await newGame(page, HUMANS);
  await go(page, "#/");
  await page.getByRole("button", { name: "Rename Classic" }).click();
  await page.getByLabel("Title").fill("Sundays");
  await page.getByRole("button", { name: "Rename", exact: true }).last().click();
  await page.getByRole("heading", { name: "Sundays" }).waitFor();
});

test("a game goes out as a file and comes in again", async (t) => {
  const { page } = await visit(t);
  await newGame(page, HUMANS);
  await placeOne(page);
  const before = await position(page);
  await go(page, "#/");
  const handedOut = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Classic" }).click();
  await page.getByRole("button", { name: "Export all the same" }).click();
  const file = await (await handedOut).path();
  assert.match(await readFile(file, "utf8"), /^Red Queens record 1\n/);

  await page.getByRole("button", { name: "Delete Classic" }).click();
  await page.getByLabel("The file of a game").setInputFiles({ name: "Sunday.red-queens.txt", mimeType: "text/plain", buffer: await readFile(file) });
  await says(page, /place/);
  assert.equal(await position(page), before);
  await go(page, "#/");
  await page.getByRole("heading", { name: "Sunday" }).waitFor();

  await page.getByLabel("The file of a game").setInputFiles({ name: "shopping.txt", mimeType: "text/plain", buffer: Buffer.from("bread and butter") });
  await page.getByText("“shopping.txt” was not imported").waitFor();
  assertNoProblems(page);
});

test("full storage is said, a file is offered, and the game goes on", async (t) => {
  const { page } = await visit(t);
  await newGame(page, HUMANS);
  const before = await kept(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await placeOne(page);
  const alert = page.getByRole("alert").filter({ hasText: "no room left" });
  await alert.waitFor();
  await picture(page, "storage-full");
  await placeOne(page);
  assert.deepEqual(await kept(page), before, "what was kept stays");
  const handedOut = page.waitForEvent("download");
  await alert.getByRole("button", { name: "Export" }).click();
  await alert.getByRole("button", { name: "Export all the same" }).click();
  assert.match(await readFile(await (await handedOut).path(), "utf8"), /garrison/);
  assertNoProblems(page);
});

test("a page that may not save still plays", async (t) => {
  const { page } = await visit(t);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
  });
  await page.reload();
  await started(page);
  await newGame(page, HUMANS);
  await page.getByText("does not allow saving").first().waitFor();
  await placeOne(page);
  await go(page, "#/");
  await page.getByRole("link", { name: /^Resume/ }).waitFor();
  assertNoProblems(page);
});

test("a game that is open in another tab is shown here and taken over by a tap", async (t) => {
  const { page } = await visit(t);
  await newGame(page, HUMANS);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await started(other);
  await other.getByText("open in another tab").waitFor();
  await picture(other, "elsewhere");

  await placeOne(page);
  await other.waitForTimeout(300);
  assert.equal(await position(other), await position(page), "the other tab watches");
  const before = await kept(page);
  await placeOne(other);
  assert.deepEqual(await kept(page), before, "what only watches plays nothing");

  await other.getByRole("button", { name: "Take over here" }).click();
  await page.getByText("open in another tab").waitFor();
  await placeOne(other);
  assert.notDeepEqual(await kept(page), before);
  await other.close();
  await page.getByText("open in another tab").waitFor({ state: "hidden" });
  assertNoProblems(page);
});

test("a game that stops making sense can be opened up to there, as a game of its own", async (t) => {
  const { page } = await visit(t);
  await newGame(page, HUMANS);
  const [[id, text]] = Object.entries(await kept(page));
  const spoilt = withIllegalAction(text);
  await keep(page, id, spoilt);
  await page.reload();
  await started(page);
  await page.getByText("action 1 is not allowed").waitFor();
  await picture(page, "broken-save");
  await assertAccessible(page);
  await page.getByRole("button", { name: "Open up to the damage" }).click();
  await says(page, /place/);
  const games = await kept(page);
  assert.equal(games[id], spoilt, "the spoilt game was left as it is");
  assert.equal(Object.keys(games).length, 2);
  assertNoProblems(page);
});

test("a file with an action that is not allowed is refused by name", async (t) => {
  const { page } = await visit(t);
  const record = `Red Queens record 1\nrules next\nplayer Red "Red" human\nplayer Blue "Blue" human\nseed ${"ab".repeat(32)}\n\nroll 3\n`;
  await page.getByLabel("The file of a game").setInputFiles({ name: "spoilt.txt", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.getByText("action 1 is not allowed").waitFor();
  assert.deepEqual(await kept(page), {});
});

test("preferences are kept", async (t) => {
  const { page } = await visit(t);
  await go(page, "#/settings");
  await page.getByRole("button", { name: "Night" }).click();
  await page.locator("html[data-palette=night]").waitFor();
  await page.reload();
  await started(page);
  await page.locator("html[data-palette=night]").waitFor();
  assert.equal(await page.getByRole("button", { name: "Night" }).getAttribute("aria-pressed"), "true");
  await prefer(page, "palette=Day");
  await page.locator("html[data-palette=day]").waitFor();
});
