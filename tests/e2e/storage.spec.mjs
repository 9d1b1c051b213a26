// Browsers that store little or nothing: the game can still be played, and says what is wrong and what to do.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { click, fill, selectOption, setInputFiles } from "./inputs.mjs";
import { test } from "./profile.mjs";
import { assertAccessible, assertNoProblems, expect, picture, started, visit } from "./support.mjs";
import { asks, choose, go, kept, newGame, offered, position, preset, stands } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, LINK, TEXT } from "./words.mjs";

const HUMANS = { seats: { Red: "human", Blue: "human" } };

/** Restarts the page in a browser with a fault. */
async function spoil(page, how) {
  await page.addInitScript(how);
  await page.goto(page.url().split("#")[0]);
  await page.reload();
  await started(page);
}

async function placeOne(page) {
  await choose(page, (await offered(page, "place"))[0]);
}

/** Plays on, leaves the table and returns, with everything still there. */
async function playsOn(page) {
  const before = await position(page);
  await placeOne(page);
  await expect.poll(() => position(page)).not.toBe(before);
  const after = await position(page);
  await go(page, "#/");
  await click(page.getByRole("link", { name: LINK.resume }));
  await asks(page, "place");
  await stands(page, after);
}

test.describe("in a browser that blocks all data of the site", () => {
  test.use({ settings: { profile: { default_content_setting_values: { cookies: 2 } } } });

  test("a game is played", async ({ openProfile, site }) => {
    const { page } = await openProfile();
    await page.goto(site.url);
    await started(page);
    const refusal = await page.evaluate(() => navigator.locks.request("x", () => {}).catch(({ name }) => name));
    assert.equal(refusal, "SecurityError");
    await expect(page.getByRole("alert").filter({ hasText: "doesn’t allow saving" })).toBeVisible();
    await picture(page, "home-blocked");
    await newGame(page, HUMANS);
    await expect(page.getByRole("alert").filter({ hasText: "will be lost when you close this page" })).toBeVisible();
    await expect(page.getByText("open in another tab")).toBeHidden();
    await picture(page, "table-blocked");
    await playsOn(page);
  });
});

test("locks that are refused keep nobody from playing", async ({ page }) => {
  await visit(page);
  await spoil(page, () => {
    window.asked = 0;
    navigator.locks.request = (name) => {
      if (name.startsWith("red-queens/game/")) window.asked += 1;
      return Promise.reject(new DOMException("no", "SecurityError"));
    };
  });
  await newGame(page, HUMANS);
  await playsOn(page);
  await expect.poll(() => page.evaluate(() => window.asked), "once for each time at the table").toBe(2);
  assertNoProblems(page);
});

test("what cannot be read is said, and a game is played in memory", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  const before = await kept(page);
  await spoil(page, () => {
    Storage.prototype.getItem = () => { throw new DOMException("no", "InvalidStateError"); };
  });
  await expect(page.getByRole("alert").filter({ hasText: "read its saved data" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Classic" })).toBeVisible();
  await picture(page, "home-unreadable");
  await assertAccessible(page);
  await newGame(page, HUMANS);
  await expect(page.getByRole("alert").filter({ hasText: "Export it to keep it" })).toBeVisible();
  await playsOn(page);
  assert.deepEqual(await kept(page), before, "what cannot be read is not overwritten");
  assertNoProblems(page);
});

test("games are found where the browser does not count what it keeps", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  await spoil(page, () => {
    Storage.prototype.key = () => { throw new DOMException("no", "InvalidStateError"); };
    Object.defineProperty(Storage.prototype, "length", { get() { throw new DOMException("no", "InvalidStateError"); } });
  });
  await expect(page.getByRole("alert").filter({ hasText: "games may be missing here" })).toBeVisible();
  await click(page.getByRole("link", { name: LINK.resume }));
  await asks(page, "place");
  await playsOn(page);
  assertNoProblems(page);
});

test("what is wrong with saving is said until it is right again", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
    window.makeRoom = () => { Storage.prototype.setItem = setItem; };
  });
  await placeOne(page);
  const trouble = page.getByRole("alert").filter({ hasText: TEXT.notSaved });
  await expect(trouble).toBeVisible();
  await go(page, "#/");
  await click(page.getByRole("link", { name: LINK.resume }));
  await expect(trouble).toBeVisible();
  await page.evaluate(() => window.makeRoom());
  await placeOne(page);
  await expect(trouble).toBeHidden();
  await expect(page.getByText(TEXT.notSaved)).toHaveCount(0);
  assertNoProblems(page);
});

/** Returns a save with another title, of any length. */
function titled(text, title) {
  const [name, version, , content] = text.split(" ");
  const bytes = Buffer.from(content, "base64url");
  const size = (length) => (length < 128 ? [length] : [(length & 127) | 128, ...size(length >> 7)]);
  const whole = Buffer.concat([Buffer.from(size(title.length)), Buffer.from(title), bytes.subarray(1 + bytes[0])]);
  return [name, version, createHash("sha256").update(whole).digest("hex").slice(0, 16), whole.toString("base64url")].join(" ");
}

/** Picks a file with this text on the first screen. */
async function importText(page, name, text) {
  await setInputFiles(page.getByLabel(FIELD.gameFile), { name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

test("the first screen opens whatever a save is called, and says why another is not imported", async ({ page }) => {
  await visit(page);
  await newGame(page, HUMANS);
  const [[id, text]] = Object.entries(await kept(page));
  await go(page, "#/");
  await importText(page, "long.txt", titled(text, "x".repeat(300_000)));
  await asks(page, "place");
  await page.evaluate(([key, save]) => localStorage.setItem(key, save), ["red-queens/game/long", titled(text, "y".repeat(300_000))]);
  await go(page, "#/");
  await page.reload();
  await started(page);
  const lengths = async () => (await page.getByRole("heading", { level: 2 }).allInnerTexts()).map((title) => title.length);
  await expect.poll(async () => (await lengths()).sort((a, b) => a - b)).toEqual(["Classic".length, 80, 80]);
  await click(page.getByRole("button", { name: /^Delete y/ }));
  await picture(page, "home-long-titles");

  await importText(page, "cut.txt", text.slice(0, -5));
  await expect(page.getByText("“cut.txt” wasn’t imported: the data was changed or cut off")).toBeVisible();
  await importText(page, "huge.txt", "x".repeat(5_000_000));
  await expect(page.getByText("“huge.txt” wasn’t imported: it is too large")).toBeVisible();
  assert.ok(Object.keys(await kept(page)).includes(id));
  assertNoProblems(page);
});

test("a save that brings a bot along is opened when a person has seen its code", async ({ page }) => {
  await visit(page);
  await go(page, "#/bots");
  await click(page.getByRole("button", { name: BUTTON.newBot }));
  await fill(page.getByRole("textbox", { name: FIELD.code }), "function decide({ legal }) { return legal[0].example; } // of a stranger");
  await go(page, "#/new");
  await click(preset(page, "Classic"));
  for (const army of ["Red", "Blue", "Green", "Yellow", "Purple", "Black"]) {
    const who = { Red: "Human", Blue: "Bot, My bot" }[army] ?? "Not in the game";
    await selectOption(page.getByLabel(FIELD.playedBy(army)), who);
  }
  await click(page.getByRole("button", { name: BUTTON.startGame }));
  await expect(page.locator(".table")).toBeVisible();
  const saved = async () => Object.values(await kept(page)).join();
  await expect.poll(saved).toMatch(/^red-queens-save 2 /);
  const text = await saved();
  await go(page, "#/bots");
  await click(page.getByRole("button", { name: BUTTON.deletes("My bot") }));
  await go(page, "#/");
  await click(page.getByRole("button", { name: BUTTON.deletes("Classic") }));

  await importText(page, "gift.txt", text);
  const dialog = page.getByRole("dialog", { name: DIALOG.botInGame });
  await expect(dialog.getByText("of a stranger")).toBeVisible();
  await picture(page, "bot-in-a-save");
  await assertAccessible(page);
  assert.deepEqual(await kept(page), {}, "nothing is opened yet");
  await click(dialog.getByRole("button", { name: BUTTON.cancel }));
  await expect(dialog).toHaveCount(0);

  await importText(page, "gift.txt", text);
  await click(dialog.getByRole("button", { name: BUTTON.playWithoutBot }));
  await expect(page.locator(".table")).toBeVisible();
  await expect.poll(saved, "no code is kept").toMatch(/^red-queens-save 1 /);
  await go(page, "#/");
  await click(page.getByRole("button", { name: /^Delete/ }));

  await importText(page, "gift.txt", text);
  await click(dialog.getByRole("button", { name: BUTTON.open, exact: true }));
  await expect(page.locator(".table")).toBeVisible();
  await expect.poll(saved).toMatch(/^red-queens-save 2 /);
  assertNoProblems(page);
});
