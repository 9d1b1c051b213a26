// Games shared as links: what the sharer is told, and what somebody who opens the link sees and can do.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, pressKey, selectOption } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, inEveryLook, looks, picture, test, visit } from "./support.mjs";
import { ARRANGE } from "./records.mjs";
import { asks, choose, go, keepsGames, kept, load, newGame, offered, position, stands } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, TEXT } from "./words.mjs";

const LOOKS = looks(["tablet", "phone"]).filter(({ size }) => ["tablet", "phone"].includes(size));

const button = (page, name) => page.getByRole("button", { name, exact: true });
const sheet = (page) => page.getByRole("dialog", { name: DIALOG.share });

/** Unfolds the less likely actions for a game that is already on the device. */
const unfold = (page) => click(page.locator(".link-ways > summary"));

/** Returns the visible actions for a link, and the main one. */
async function ways(page) {
  const names = (css) => page.locator(`.screen .chips ${css}`).locator("visible=true").allInnerTexts();
  return { all: await names(":is(button, a.button)"), primary: await names(".button.primary") };
}

/** Starts a game of two people and makes some moves. */
async function aGame(page) {
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  for (let army = 0; army < 3; army += 1) await choose(page, (await offered(page, "place"))[0]);
}

async function share(page) {
  await click(button(page, BUTTON.menu));
  await click(button(page, BUTTON.shareThisGame));
  await expect(sheet(page)).toBeVisible();
}

/** Returns the link in the share sheet. */
async function shownLink(page) {
  const field = sheet(page).getByLabel(FIELD.link);
  await expect(field).toHaveValue(/#/);
  return field.inputValue();
}

/** Checks the page in every size and palette, including accessibility. */
const inspect = (page, name) => inEveryLook(page, LOOKS, async (size, palette) => {
  await picture(page, `${name}-${size}-${palette}`);
  await assertAccessible(page, palette);
  await assertNotTooWide(page, name);
});

test("a game that goes on is copied as a link, looked at elsewhere, and played on there", async ({ page, context, elsewhere }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, { calm: true });
  await aGame(page);
  const before = await position(page);
  await share(page);
  await expect(sheet(page).getByText(TEXT.givesAway)).toBeVisible();
  await click(button(sheet(page), BUTTON.copy));
  await expect(sheet(page).getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#\/link\/on\/[-\w]+$/);
  await click(button(sheet(page), BUTTON.qrCode));
  await expect(sheet(page).getByRole("img")).toBeVisible();
  await inspect(page, "share-sheet");

  const other = await elsewhere();
  await visit(other, { calm: true });
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Red and Blue" })).toBeVisible();
  await expect(other.getByText("Classic · Setting up · 3 moves")).toBeVisible();
  await inspect(other, "link");
  await selectOption(other.getByLabel(FIELD.playedBy("Blue")), "Easy");
  assert.deepEqual(await kept(other), {}, "nothing is kept before somebody says so");
  await click(button(other, BUTTON.playOn));
  await expect(other.locator(".table")).toBeVisible();
  await stands(other, before);

  const mine = await kept(other);
  await other.goto(link);
  await expect(other.getByText("You have this game: Classic.")).toBeVisible();
  await expect.poll(() => ways(other)).toEqual({ all: [BUTTON.openMyGame, BUTTON.goThroughIt], primary: [BUTTON.openMyGame] });
  await picture(other, "link-known");
  await click(button(other, BUTTON.goThroughIt));
  await expect(other.locator("[data-past]")).toBeAttached();
  await expect(other.locator(".computers"), "nobody plays on by themselves").toHaveCount(0);
  assert.deepEqual(await kept(other), mine, "the game that is here is looked at");

  await go(other, `#${link.split("#")[1].slice(0, -9)}`);
  await expect(other.getByText(/This link is incomplete/)).toBeVisible();
  await inspect(other, "link-cut");
  await fill(other.getByLabel(FIELD.link), `Your move! ${link}`);
  await click(button(other, BUTTON.open));
  await expect(other.getByRole("heading", { name: "Red and Blue" })).toBeVisible();
  assert.deepEqual(await kept(other), mine);
  assertNoProblems(other);
  assertNoProblems(page);
});

test("where nothing may be copied or sent the link is selected, and an invitation is a table with new dice", async ({ page, elsewhere }) => {
  await page.addInitScript(() => {
    const forbid = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => ({ writeText: forbid }) });
    Navigator.prototype.share = forbid;
  });
  await visit(page, { calm: true });
  await aGame(page);
  await share(page);
  await click(button(sheet(page), "An invitation"));
  await expect(sheet(page).getByText(TEXT.givesAway)).toHaveCount(0);
  await click(button(sheet(page), BUTTON.sendLink));
  await expect(sheet(page).getByText("Your browser didn’t send it. Copy the link instead.")).toBeVisible();
  await click(button(sheet(page), BUTTON.copy));
  await expect(sheet(page).getByText("The link is selected: copy it from there.")).toBeVisible();
  const link = await page.evaluate(() => getSelection().toString());
  assert.match(link, /#\/link\/table\/[-\w]+$/);
  const [file] = await Promise.all([page.waitForEvent("download"), click(button(sheet(page), BUTTON.saveAsFile))]);
  assert.equal(await readFile(await file.path(), "utf8"), `${link}\n`);
  await pressKey(page, "Escape");
  await expect(sheet(page)).toHaveCount(0);

  const other = await elsewhere();
  await visit(other, { calm: true });
  await other.goto(link);
  await expect(other.getByText("You are invited to this table.")).toBeVisible();
  await expect(other.getByLabel(FIELD.playedBy("Blue"))).toHaveValue("Human");
  await picture(other, "link-invitation");
  await click(button(other, BUTTON.startGame));
  await asks(other, "place");
  assertNoProblems(page);
  assertNoProblems(other);
});

/** Returns a record with too many moves for a QR code: Red rearranges its armies again and again. */
function longGame(moves) {
  const [homes, more] = [["Central-America", "Great-Britain", "Northern-Europe", "Egypt", "India"], ["Alaska", "Alberta"]];
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const at of homes) left.set(at, 2);
  for (const at of more) left.set(at, 0);
  let state = 1;
  const any = (all) => all[(state = (state * 48271) % 2147483647) % all.length];
  const lines = Array.from({ length: moves }, () => {
    const from = any([...left.keys()].filter((at) => left.get(at) > 0));
    const to = any([...left.keys()].filter((at) => at !== from));
    const armies = any([...Array(left.get(from)).keys()]) + 1;
    left.set(from, left.get(from) - armies).set(to, left.get(to) + armies);
    return `rearrange ${from} ${to} ${armies}`;
  });
  return `${ARRANGE}${lines.join("\n")}\n`;
}

test("a game that is too long for one code is handed on as a file", async ({ page }) => {
  await visit(page, { calm: true });
  await load(page, longGame(4_000));
  await share(page);
  await click(button(sheet(page), BUTTON.qrCode));
  await expect(sheet(page).getByText("This game is too long for one QR code.")).toBeVisible();
  await expect(sheet(page).getByRole("img")).toHaveCount(0);
  await picture(page, "share-too-long");
  const [file] = await Promise.all([page.waitForEvent("download"), click(button(sheet(page), BUTTON.saveAsFile))]);
  const lines = (await readFile(await file.path(), "utf8")).split("\n");
  assert.equal(lines.filter((line) => line.startsWith("rearrange")).length, 4_000);
  assertNoProblems(page);
});

test("whatever is wrong with a link is said, and nothing is lost by it", async ({ page }) => {
  await visit(page, { calm: true });
  await aGame(page);
  await share(page);
  const link = await shownLink(page);
  await pressKey(page, "Escape");
  const mine = await kept(page);
  const [screen, path] = ["#/link/on/", link.split("#/link/on/")[1]];
  const unread = page.getByText(/^This link (can’t be opened|is incomplete): /);
  const turned = path.at(-20) === "x" ? "y" : "x";
  for (const [bad, why] of [
    [path.slice(0, 1), /not a link to a game/],
    [path.slice(0, path.length / 2), /incomplete/],
    [path.slice(0, -1), /incomplete/],
    [path.slice(0, -20) + turned + path.slice(-19), /incomplete/],
    [`Pw${path.slice(2)}`, /this record has version 63/],
    ["A".repeat(1 << 20), /longer than 256 kB/],
  ]) {
    await go(page, screen + bad);
    await expect(unread).toHaveText(why);
    await expect(page.getByText("Nothing was changed in this browser.")).toBeVisible();
    await go(page, "#/link");
    await expect(unread).toHaveCount(0);
  }
  const field = page.getByLabel(FIELD.link);
  const bot = `Red Queens record 1\nrules next\nplayer Red "Ann" human\nplayer Blue "Guard" computer "bot:Guard:0123456789abcdef"\nseed ${"7d".repeat(32)}\n`;
  for (const [text, why] of [
    ["x".repeat(1 << 20), /longer than 256 kB/],
    ["Shall we play?", /not a link to a game/],
    [bot.replace("next", "chess"), /chess/],
  ]) {
    await fill(field, text);
    await click(button(page, BUTTON.open));
    await expect(unread).toHaveText(why);
  }
  await fill(field, bot);
  await click(button(page, BUTTON.open));
  await expect(page.getByText("This browser doesn’t have the bot Guard.")).toBeVisible();
  await picture(page, "link-bot");
  assert.deepEqual(await kept(page), mine);
  assertNoProblems(page);
});

/** A game between two devices whose seed was changed, and one in which Blue’s device revealed a secret other than the one it pledged. */
const FORGED = {
  deal: "BAZuZXh0LTIAAwADUmVkAAABBEJsdWUAAAIFR3JlZW4AAE3Q4MMyMU9i3pxmiU8SVf7K8sdpN0h8iEsodl2gFPdXA6MS3uiL90PNBqnraXEMfd8MAgkEQ1XgiZ28P__bAqSAo2CEGSYyoi8vCqWRr84Rlik_3j__9SFgNtDVlzNowZeY_ap6snEwPEbt1fXi8-s",
  secret: "AQZuZXh0LTIAAwADUmVkAAABBEJsdWUAAAIFR3JlZW4AAD3Q4MMyMU9i3pxmiU8SVf7K8sdpN0h8iEsodl2gFPdXBkIF8_quuwHera-3BejOlvUBzr2X7gHCiZ7ACgBCArXKxt4Lrfa2ywyH_6zEBITPlPoCscWJoQQAQ4j19aMDtfutpwTe8djXB4DQx8kCo6vLxw8BAQEBDgFDAAAAAICAgAhUGf-q",
};

test("a forged game names the device as soon as its link opens", async ({ page }) => {
  await visit(page, { calm: true });
  await go(page, `#/link/turn/${FORGED.deal}`);
  await expect(page.getByText(/^Move 3, set-up: the deal does not follow from the commitments.* Red’s device/)).toBeVisible();
  await picture(page, "link-forged-deal");
  await go(page, `#/link/turn/${FORGED.secret}`);
  await expect(page.getByRole("alert").filter({ hasText: "Blue’s device broke its commitment" })).toBeVisible();
  await expect(page.getByText(/does not follow from the commitments/)).toHaveCount(0);
  await picture(page, "link-forged-secret");
  await assertAccessible(page);
  assert.deepEqual(await kept(page), {});
  assertNoProblems(page);
});

test("a link that is opened in two tabs, and where nothing can be kept, takes nothing from anybody", async ({ page, context }) => {
  await visit(page, { calm: true });
  await aGame(page);
  await share(page);
  const link = await shownLink(page);
  await pressKey(page, "Escape");
  const mine = Object.values(await kept(page));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("./");
    await tab.goto(link);
    await expect(tab.getByText("You have this game: Classic.")).toBeVisible();
  }
  for (const tab of [page, other]) {
    await unfold(tab);
    await click(button(tab, BUTTON.playOn));
    await expect(tab.locator(".table")).toBeVisible();
    await expect(tab.getByText(TEXT.elsewhere)).toHaveCount(0);
  }
  await keepsGames(page, 3, "each tab plays a game of its own");
  const all = Object.values(await kept(page));
  assert.ok(all.includes(mine[0]), "and the one that was there stays");
  await other.close();

  await page.goto("./");
  await page.goto(link);
  await expect(page.getByText(/^You have this game: /)).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await unfold(page);
  await click(button(page, BUTTON.playOn));
  await expect(page.getByRole("alert").filter({ hasText: TEXT.notSaved })).toBeVisible();
  await picture(page, "link-no-room");
  await choose(page, (await offered(page, "place"))[0]);
  assert.deepEqual(new Set(Object.values(await kept(page))), new Set(all));
  assertNoProblems(page);
});
