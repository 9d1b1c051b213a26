// A game between friends on different devices: each one sends it on as a link after deciding, and opens the link that comes back.
import assert from "node:assert/strict";
import { click, resize } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, expect, inEveryLook, looks, picture, SIZES, test, visit } from "./support.mjs";
import { asked, asks, choose, go, keepsGames, kept, newGame, offered, placeAll } from "./table.mjs";
import { goesOn } from "./tablet.mjs";
import { BUTTON, DIALOG } from "./words.mjs";

const LOOKS = looks([]).filter(({ size }) => ["tablet", "phone", "desktop"].includes(size));

const button = (page, name) => page.getByRole("button", { name, exact: true });
const bar = (page) => page.locator(".away");
const sheet = (page) => page.getByRole("dialog", { name: DIALOG.share });

/** Records the numbers on the app's badge and the texts copied to the clipboard. */
async function noteDown(page) {
  await page.addInitScript(() => {
    window.badges = [];
    window.copied = [];
    Object.defineProperties(Navigator.prototype, {
      setAppBadge: { value: async (number) => { window.badges.push(number); } },
      clearAppBadge: { value: async () => { window.badges.push(0); } },
      clipboard: { get: () => ({ writeText: async (text) => { window.copied.push(text); } }) },
    });
  });
}

/** Waits until the app's badge shows this number of waiting games. */
const hasBadge = (page, number) => expect.poll(() => page.evaluate(() => window.badges.at(-1))).toBe(number);

/** Sends the game on. Returns the copied text. */
async function send(page, label) {
  await click(button(page, label));
  await expect(sheet(page)).toBeVisible();
  await click(button(sheet(page), BUTTON.copy));
  await expect(sheet(page).getByText("Link copied.")).toBeVisible();
  return page.evaluate(() => window.copied.at(-1));
}

const address = (message) => message.split(" ").at(-1);

/** Plays the turn until somebody on another device decides. */
async function playOn(page) {
  for (let deeds = 0; deeds < 40 && await asked(page) !== "send"; deeds += 1) {
    if (await asked(page) === "place") await placeAll(page);
    else await click(await goesOn(page));
  }
  await asks(page, "send");
}

/** Returns a browser on another device, with the link open. */
async function receive(elsewhere, link) {
  const other = await elsewhere();
  await noteDown(other);
  await visit(other, { calm: true });
  await other.goto(link);
  return other;
}

/** Passes the invitation round once, after which Ann’s table becomes a game. Returns Bob’s browser. */
async function join(page, elsewhere) {
  await expect(page.getByRole("heading", { name: "Waiting for everyone to join" })).toBeVisible();
  await inEveryLook(page, LOOKS, async (size, palette) => {
    await picture(page, `gathering-${size}-${palette}`);
    await assertAccessible(page);
  });
  await resize(page, SIZES.tablet);
  const invitation = address(await send(page, "Send it to Blue"));
  await go(page, "#/");
  await expect(page.getByText(/ · Waiting for Blue to join · /)).toBeVisible();
  const bob = await receive(elsewhere, invitation);
  await expect(bob.getByRole("heading", { name: "You are invited to a game" })).toBeVisible();
  await picture(bob, "invitation");
  await assertAccessible(bob);
  assert.deepEqual(await kept(bob), {}, "nothing is kept before somebody says so");
  await click(button(bob, "I am Blue"));
  const answer = address(await send(bob, "Send it to Red"));
  await page.goto(answer);
  await click(button(page, BUTTON.moveMyGameOn));
  await asks(page, "place", "Red");
  return bob;
}

test("friends pass one game to and fro, and what does not fit is told", async ({ page, elsewhere }) => {
  await noteDown(page);
  await visit(page, { calm: true });
  await newGame(page, { seats: { Red: "human", Blue: "elsewhere" }, first: "first-seat" });
  const bob = await join(page, elsewhere);
  await playOn(page);
  await inEveryLook(page, LOOKS, async (size, palette) => {
    await picture(page, `away-${size}-${palette}`);
    await assertAccessible(page);
  });
  await resize(page, SIZES.tablet);

  // Nobody on this device decides for Blue.
  const before = await kept(page);
  await choose(page, (await offered(page, "place", "none", ""))[0] ?? "Brazil");
  await expect(page.locator(".refused")).toContainText("Blue plays on another device: nobody here can decide for them.");
  assert.deepEqual(await kept(page), before);
  await go(page, "#/");
  await expect(page.getByText(/ · Your move · /)).toBeVisible();
  await page.goBack();

  const first = await send(page, "Send it to Blue");
  assert.match(first, /^Your move in Classic, setting up \(\d+ moves so far\): http.*#\/link\/turn\/[-\w]+$/);
  await expect(sheet(page).getByText("No device alone can choose the dice")).toBeVisible();
  await picture(page, "away-sheet");
  await hasBadge(page, 0);
  await go(page, "#/");
  await expect(page.getByText(/ · Waiting for Blue · /)).toBeVisible();
  await page.goBack();

  // Bob has joined, so the link updates his table.
  await bob.goto(address(first));
  await inEveryLook(bob, LOOKS, async (size, palette) => {
    await picture(bob, `turn-${size}-${palette}`);
    await assertAccessible(bob);
  });
  await resize(bob, SIZES.tablet);
  const tab = await bob.context().newPage();
  await click(button(bob, BUTTON.moveMyGameOn));
  await asks(bob, "place", "Blue");
  await tab.goto(address(first));
  await hasBadge(bob, 1);
  await expect(tab.getByText("You have this game: Classic.")).toBeVisible();
  await expect(button(tab, "I am Blue")).toHaveCount(0);
  await keepsGames(bob, 1);
  await tab.close();
  await playOn(bob);
  const second = await send(bob, "Send it to Red");

  // The link updates Ann’s game, and she sees what has happened.
  await page.goto(address(second));
  await expect(page.getByText(/You have this game as Classic, and this link is \d+ moves? ahead/)).toBeVisible();
  await expect(page.locator(".screen .button.primary").locator("visible=true"), "one way is the likely one").toHaveText([BUTTON.moveMyGameOn]);
  await expect(page.getByRole("link", { name: BUTTON.openMyGame })).toBeVisible();
  await expect(button(page, BUTTON.playOn)).toHaveCount(0);
  await click(button(page, BUTTON.moveMyGameOn));
  await asks(page, "place", "Red");
  await hasBadge(page, 1);
  await keepsGames(page, 1);
  await playOn(page);
  const third = await send(page, "Send it to Blue");
  assert.match(third, /^Your move in Classic, round 1 /);
  await hasBadge(page, 0);
  await bob.goto(address(third));
  await click(button(bob, BUTTON.moveMyGameOn));
  await asks(bob, "place", "Blue");

  // Both devices have revealed what they pledged, and rolling the dice again confirms it.
  const [id] = Object.keys(await kept(bob));
  await go(bob, `#/game/${id}/dice`);
  await click(button(bob, "Roll everything again"));
  await expect(bob.locator(".verdict.good")).toContainText("secrets were revealed, and each matches its commitment");
  await bob.goBack();

  // A copy rolls its own dice.
  await page.goto(address(second).replace("/turn/", "/on/"));
  await expect(page.getByText("your copy rolls its own dice from here on")).toBeAttached();

  // An old link is recognized.
  await page.goto(address(second));
  await expect(page.getByText("This link is older than the one you played from.")).toBeVisible();
  await expect(button(page, "I am Red")).toHaveCount(0);

  // Somebody plays from the first link again, in a browser whose storage is full: a branch, which doesn't replace the game.
  const full = await elsewhere();
  await noteDown(full);
  await full.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  });
  await visit(full, { calm: true });
  await full.goto(address(first));
  await expect(full.getByRole("heading", { name: "Blue’s move" })).toBeVisible();
  await click(button(full, "I am Blue"));
  await expect(full.getByText("This device has no secret for this turn"), "it is not the one that joined").toBeVisible();
  await expect(full.getByRole("alert").filter({ hasText: /room|full|save/i }).first()).toBeVisible();
  await choose(full, (await offered(full, "place")).at(-1));
  await playOn(full);
  const fork = await send(full, "Send it to Red");
  const mine = await kept(page);
  await page.goto(address(fork));
  await expect(page.getByText(/your game split at move \d+, .*: Blue’s decisions differ/)).toBeVisible();
  await expect(page.getByText(/and then differ. Yours won’t change/)).toBeVisible();
  await picture(page, "turn-fork");
  await click(button(page, "I am Red"));
  await asks(page, "place", "Red");
  await keepsGames(page, 2);
  const all = await kept(page);
  for (const [id, text] of Object.entries(mine)) assert.equal(all[id], text, "what was here is as it was");
  for (const each of [page, bob]) assertNoProblems(each);
});

test("one device joins for several people, and the cards are dealt once all have joined", async ({ page, elsewhere }) => {
  await noteDown(page);
  await visit(page, { calm: true });
  await newGame(page, { seats: { Red: "human", Blue: "elsewhere", Green: "elsewhere" }, first: "first-seat" });
  const invitation = address(await send(page, "Send it to Blue"));
  const others = await receive(elsewhere, invitation);
  await expect(button(others, "Join")).toBeDisabled();
  for (const name of ["I am Blue", "I am Green"]) await others.getByRole("checkbox", { name }).check();
  await picture(others, "invitation-several");
  await assertAccessible(others);
  await click(button(others, "Join"));
  const answer = address(await send(others, "Send it to Red"));
  await page.goto(answer);
  await click(button(page, BUTTON.moveMyGameOn));
  await asks(page, "place", "Red");
  for (const each of [page, others]) assertNoProblems(each);
});

test("who is elsewhere is taken over on purpose, and the menu sends people away", async ({ page }) => {
  await noteDown(page);
  await visit(page, { calm: true });
  await newGame(page, { seats: { Red: "human", Blue: "human" }, first: "first-seat" });
  await click(button(page, BUTTON.menu));
  const blue = page.locator(".menu-army[data-seat=Blue]");
  await click(blue.getByRole("button", { name: "Remote player", exact: true }));
  await picture(page, "menu-elsewhere");
  await assertAccessible(page);
  await page.keyboard.press("Escape");
  await playOn(page);
  await click(button(bar(page), "Play on here instead"));
  await expect(bar(page).getByText(/will decide for Blue/)).toBeVisible();
  await picture(page, "away-take");
  await click(bar(page).getByRole("button", { name: BUTTON.yesDoIt }));
  await expect(bar(page)).toHaveCount(0);
  assertNoProblems(page);
});
