// What the device does beside drawing: sound, a screen that stays awake, full screen, installing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, assertNoProblems, newPage, picture, serveGame, shown, started, visit } from "./support.mjs";
import { aim, go, newGame, placeAll, prefer, sentence } from "./table.mjs";

/** Notes, from the start of the page on, what is asked of the device. */
async function listen(page) {
  await page.addInitScript(() => {
    window.asked = [];
    const note = (what) => window.asked.push(what);
    window.AudioContext = class extends AudioContext {
      constructor() { super(); note("audio"); }
    };
    for (const sound of ["dice", "conquest", "turn", "victory"]) addEventListener(`sound-${sound}`, () => note(sound));
    const wakeLock = {
      async request(kind) {
        note(`awake ${kind}`);
        const lock = new EventTarget();
        lock.release = async () => note("asleep");
        return lock;
      },
    };
    Object.defineProperty(navigator, "wakeLock", { value: wakeLock });
    Element.prototype.requestFullscreen = async () => note("full screen");
  });
  await page.reload();
  await started(page);
}

const asked = (page) => page.evaluate(() => window.asked);

/** A classic game in which Red is about to attack. */
async function campaign(page) {
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  while (!/attack/.test(await sentence(page))) {
    const cover = page.getByRole("button", { name: /^I am/ });
    if (await cover.count()) await cover.click();
    await placeAll(page);
  }
}

test("dice are heard, and a tap turns sound off", async (t) => {
  const { page } = await visit(t);
  await listen(page);
  await campaign(page);
  assert.ok(!(await asked(page)).includes("audio"), "nothing was to be heard yet");
  await aim(page);
  await page.getByRole("button", { name: /until the end/i }).first().click();
  await page.waitForFunction(() => window.asked.includes("dice"));
  assert.ok((await asked(page)).includes("audio"));

  await page.getByRole("button", { name: "Menu" }).click();
  const off = page.getByRole("group", { name: "Sound" }).getByRole("button", { name: "Off" });
  await off.click();
  await shown(page);
  assert.equal(await off.getAttribute("aria-pressed"), "true");
  assertNoProblems(page);
});

test("without sound no sound is made", async (t) => {
  const { page } = await visit(t);
  await listen(page);
  await prefer(page, "sound=Off");
  await campaign(page);
  await aim(page);
  await page.getByRole("button", { name: /until the end/i }).first().click();
  await page.waitForTimeout(200);
  const found = await asked(page);
  assert.deepEqual(found.filter((what) => !/awake|asleep/.test(what)), []);
});

test("a hidden page makes no sound", async (t) => {
  const { page } = await visit(t);
  await listen(page);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    dispatchEvent(new Event("sound-turn"));
  });
  assert.ok(!(await asked(page)).includes("audio"));
});

test("the screen stays awake while a game is on the table", async (t) => {
  const { page } = await visit(t);
  await listen(page);
  assert.deepEqual(await asked(page), []);
  await newGame(page);
  await page.waitForFunction(() => window.asked.includes("awake screen"));
  await go(page, "#/");
  await page.waitForFunction(() => window.asked.at(-1) === "asleep");
  await prefer(page, "awake=Off");
  await page.getByRole("link", { name: /^Resume/ }).click();
  await page.locator(".table").waitFor();
  assert.deepEqual(await asked(page), []);
  assertNoProblems(page);
});

test("the screen stays awake again when the page is seen again", async (t) => {
  const { page } = await visit(t);
  await listen(page);
  await newGame(page);
  await page.waitForFunction(() => window.asked.includes("awake screen"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  assert.equal((await asked(page)).filter((what) => what === "awake screen").length, 1, "it is held already");
});

test("the game fills the screen when asked", async (t) => {
  const { page } = await visit(t);
  await listen(page);
  await newGame(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Full screen" }).click();
  assert.ok((await asked(page)).includes("full screen"));
});

test("the browser's offer to install is kept for a button", async (t) => {
  const { page } = await visit(t);
  const button = page.getByRole("button", { name: "Install as an app" });
  assert.equal(await button.count(), 0);
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => { window.prompted = offer.defaultPrevented; };
    dispatchEvent(offer);
  });
  await button.click();
  assert.equal(await page.evaluate(() => window.prompted), true);
  await button.waitFor({ state: "detached" });
});

test("where the browser leaves installing to a menu, home says how", async (t) => {
  const site = await serveGame(t);
  const page = await newPage(t, { size: "phone", touch: true });
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await page.goto(site.url);
  await started(page);
  await page.getByText("Add to Home Screen").waitFor();
  await assertAccessible(page);
  await picture(page, "install-by-hand-phone");
});
