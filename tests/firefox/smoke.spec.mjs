// The release build in Firefox: the first screen, a lesson, a turn and poker by touch, offline play, and missing parts of the program.
// `make firefox` runs it.
import assert from "node:assert/strict";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Hand } from "../../scripts/hand.mjs";
import { serve } from "../../scripts/serve.mjs";
import { PREFERENCES, contestAlly, playTurn } from "../../scripts/turns.mjs";
import { Page } from "../drive/page.mjs";
import { CAMPAIGN } from "../e2e/records.mjs";
import { SIZES } from "../e2e/sizes.mjs";
import { BUTTON, FIELD, HEADING, LINK } from "../e2e/words.mjs";
import { startFirefox } from "./browser.mjs";
import { begin, learn } from "./coach.mjs";

const BASE = "/games/red-queens/";
const DIST = "dist";

const contents = await readdir(DIST).catch(() => []);
assert.ok(contents.includes("index.html"), "There is no dist/: run `make dist` first.");

let firefox;
before(async () => {
  firefox = await startFirefox();
  console.log(`Firefox ${firefox.version}`);
});
after(() => firefox?.close());

/** Opens a page in which the game has started, and its server. */
async function visit(t, { dir = DIST, isKept = true, size = "tablet" } = {}) {
  const site = await serve({ dir, base: BASE });
  t.after(() => site.close());
  const page = new Page(await firefox.open(SIZES[size]));
  // A picture of the last state of the page.
  t.after(async () => {
    await page.picture(t.name);
    await page.close();
  });
  await page.addInitScript((preferences) => {
    // The empty page before the first visit has no storage.
    if (location.protocol === "http:") localStorage.setItem("red-queens/preferences", preferences);
  }, PREFERENCES);
  // As in a private window.
  if (!isKept) await page.addInitScript(() => { navigator.serviceWorker.register = () => Promise.reject(new Error("not here")); });
  await page.goto(site.url);
  await started(page);
  return { page, site };
}

const started = (page) => page.locator("#loading").waitFor({ state: "detached" });

/** Waits until the game is stored for offline play. */
const keptForOffline = (page) => page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

const text = (page) => page.locator("body").innerText();

async function go(page, hash) {
  await page.evaluate((to) => { location.hash = to; }, hash);
}

/** Opens the game of a record. */
async function load(page, record) {
  await page.getByLabel(FIELD.gameFile).setInputFiles({ name: "journey.txt", buffer: Buffer.from(record) });
  await page.locator(".table [data-territory]").first().waitFor();
}

/** Returns the prompt in which Red is asked this question. */
const table = (page, what) => page.locator(`.prompt[data-seat=Red][data-asks=${what}]`);

/** Ends Red's turn. The computer player plays its turn, until Red is asked to place armies. */
async function letOthersPlay(page) {
  const button = (name) => page.getByRole("button", { name });
  for (const name of [BUTTON.endCampaign, BUTTON.doneRearranging, BUTTON.noAlly]) await button(name).tap();
  await page.until(async () => {
    if (await button(BUTTON.letItPass).isVisible()) await button(BUTTON.letItPass).tap();
    return table(page, "place").count();
  }, "Red's next turn");
}

test("the game starts and logs nothing", async (t) => {
  for (const size of ["tablet", "phone"]) {
    const { page } = await visit(t, { size });
    await page.getByRole("link", { name: LINK.learn }).waitFor();
    await page.picture(`home-${size}`);
    await keptForOffline(page);
    assert.deepEqual(await page.problems(), []);
  }
});

test("the first lesson is learnt by touch", async (t) => {
  const { page } = await visit(t);
  await begin(page, LINK.learn);
  await page.picture("lesson");
  await learn(page);
  assert.deepEqual(await page.problems(), []);
});

test("a whole turn is played by touch, on land and at sea", async (t) => {
  const { page } = await visit(t);
  const hand = new Hand(page);
  await playTurn(hand, () => page.picture("turn"));
  assert.equal(hand.taps["three attacks"], 9);
  assert.deepEqual(await page.problems(), []);
});

test("an ally is called, contested and played for, by touch and by a computer player", async (t) => {
  const { page } = await visit(t);
  const hand = new Hand(page);
  const tap = hand.tap.bind(hand);
  hand.tap = async (target, what) => {
    if (what.startsWith("Play 1")) {
      await page.picture("poker");
      const [inner, outer] = await page.evaluate(() => [document.querySelector("dialog[open]")].flatMap((it) => [it.clientWidth, it.offsetWidth]));
      assert.equal(outer - inner, 2, "a sheet that has room is not scrolled");
    }
    await tap(target, what);
  };
  await contestAlly(hand);
  await page.locator(".poker").waitFor({ state: "detached" });
  assert.deepEqual(await page.problems(), []);
});

test("a computer player plays its turn", async (t) => {
  const { page } = await visit(t);
  await load(page, CAMPAIGN);
  await page.picture("campaign");
  await letOthersPlay(page);
  assert.deepEqual(await page.problems(), []);
});

test("without a network everything is there", async (t) => {
  const { page, site } = await visit(t);
  await load(page, CAMPAIGN);
  await keptForOffline(page);
  await go(page, "#/");
  await page.getByRole("link", { name: LINK.resume }).waitFor();
  const home = await text(page);
  await site.close();

  await page.reload();
  await started(page);
  assert.equal(await text(page), home);
  await page.getByRole("link", { name: LINK.resume }).tap();
  await table(page, "campaign").waitFor();
  await letOthersPlay(page);
  await go(page, "#/rules");
  await page.getByRole("heading", { name: HEADING.rulebook }).waitFor();
  await page.until(async () => (await page.locator("main details > summary").count()) > 5, "the rules");
  await page.picture("offline-rules");
  await go(page, "#/settings");
  await page.getByRole("heading", { name: HEADING.settings }).waitFor();
  assert.deepEqual(await page.problems(), []);
});

/** Waits for the message that part of the program is missing. */
const missed = (page) => page.getByText(/Part of the game couldn’t be loaded/).waitFor();

const tryAgain = (page) => page.getByRole("button", { name: "Try again" }).tap();

test("a part that does not come is said, and comes when the network is back", async (t) => {
  const { page, site } = await visit(t, { isKept: false });
  await site.close();
  await page.getByRole("link", { name: LINK.newGame }).tap();
  await missed(page);
  await page.picture("part-missed");
  await tryAgain(page);
  await missed(page);

  const back = await serve({ dir: DIST, base: BASE, port: Number(new URL(site.url).port) });
  t.after(() => back.close());
  assert.equal(back.url, site.url);
  await tryAgain(page);
  await page.getByRole("button", { name: BUTTON.startGame }).waitFor();
});

test("a kept game whose part of the program the server lacks opens when it is there", async (t) => {
  const dir = await mkdtemp(join(tmpdir(), "red-queens-"));
  t.after(() => rm(dir, { recursive: true }));
  await cp(DIST, dir, { recursive: true });
  const { page } = await visit(t, { dir, isKept: false });
  await load(page, CAMPAIGN);
  const apart = (await readdir(dir)).filter((file) => file.startsWith("split_"));
  assert.notEqual(apart.length, 0, "the program is in parts");
  for (const file of apart) await rm(join(dir, file));
  await page.reload();
  await started(page);
  await missed(page);
  await page.picture("table-missed");
  await cp(DIST, dir, { recursive: true });
  await tryAgain(page);
  await table(page, "campaign").waitFor();
  await letOthersPlay(page);
  assert.ok(!(await page.problems()).some((it) => /computer players couldn’t be loaded/.test(it)), "its own part came to the computer player");
});
