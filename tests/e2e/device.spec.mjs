// Device features besides the display: sound, a screen that stays awake, full screen, installing.
import assert from "node:assert/strict";
import { click } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, expect, picture, shown, started, test, visit } from "./support.mjs";
import { aim, asked, go, newGame, placeAll, prefer } from "./table.mjs";
import { BUTTON, LINK, PART } from "./words.mjs";

/** Records, from the start of the page, everything that is requested from the device. */
async function listen(page) {
  await page.addInitScript(() => {
    window.asked = [];
    const note = (what) => window.asked.push(what);
    window.AudioContext = class extends AudioContext {
      constructor() { super(); note("audio"); }
    };
    for (const sound of ["dice", "settle", "sinking", "conquest", "turn", "victory"]) addEventListener(`sound-${sound}`, () => note(sound));
    const wakeLock = {
      async request(kind) {
        note(`awake ${kind}`);
        const lock = Object.assign(new EventTarget(), {
          async release() {
            note("asleep");
            lock.dispatchEvent(new Event("release"));
          },
        });
        window.lock = lock;
        return lock;
      },
    };
    Object.defineProperty(navigator, "wakeLock", { value: wakeLock });
    Element.prototype.requestFullscreen = async () => note("full screen");
  });
  await page.reload();
  await started(page);
}

const noted = (page) => page.evaluate(() => window.asked);

/** Waits until this has been requested from the device. */
const notes = (page, what) => expect.poll(() => noted(page)).toContain(what);

/** Opens a classic game in which Red is about to attack. */
async function campaign(page) {
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  while (await asked(page) !== "campaign") {
    const cover = page.getByRole("button", { name: BUTTON.iAmAnybody });
    if (await cover.count()) await click(cover);
    await placeAll(page);
  }
}

test("dice are heard, and a tap turns sound off", async ({ page }) => {
  await visit(page);
  await listen(page);
  await campaign(page);
  assert.ok(!(await noted(page)).includes("audio"), "nothing was to be heard yet");
  await aim(page);
  await click(page.getByRole("button", { name: BUTTON.untilEnd }).first());
  await page.waitForFunction(() => window.asked.indexOf("settle") > window.asked.indexOf("dice"));
  await notes(page, "audio");

  await click(page.getByRole("button", { name: BUTTON.menu }));
  const off = page.getByRole("group", { name: PART.sound }).getByRole("button", { name: BUTTON.off });
  await click(off);
  await expect(off).toHaveAttribute("aria-pressed", "true");
  assertNoProblems(page);
});

test("without sound no sound is made", async ({ page }) => {
  await visit(page);
  await listen(page);
  await prefer(page, "sound=Off");
  await campaign(page);
  await aim(page);
  await click(page.getByRole("button", { name: BUTTON.untilEnd }).first());
  await page.waitForTimeout(200);
  const found = await noted(page);
  assert.deepEqual(found.filter((what) => !/awake|asleep/.test(what)), []);
});

test("a hidden page makes no sound", async ({ page }) => {
  await visit(page);
  await listen(page);
  await click(page.getByRole("link", { name: LINK.settings }));
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    dispatchEvent(new Event("sound-turn"));
  });
  await shown(page);
  assert.ok(!(await noted(page)).includes("audio"));
});

test("the screen stays awake while a game is on the table", async ({ page }) => {
  await visit(page);
  await listen(page);
  assert.deepEqual(await noted(page), []);
  await newGame(page);
  await notes(page, "awake screen");
  await go(page, "#/");
  await page.waitForFunction(() => window.asked.at(-1) === "asleep");
  await prefer(page, "awake=Off");
  await click(page.getByRole("link", { name: LINK.resume }));
  await expect(page.locator(".table")).toBeVisible();
  assert.deepEqual(await noted(page), []);
  assertNoProblems(page);
});

test("the screen stays awake again when the page is seen again", async ({ page }) => {
  await visit(page);
  await listen(page);
  await newGame(page);
  await notes(page, "awake screen");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await shown(page);
  assert.equal((await noted(page)).filter((what) => what === "awake screen").length, 1, "it is held already");
});

test("a screen that the system lets go dark is asked again to stay awake, and one that nobody needs is not", async ({ page }) => {
  await visit(page);
  await listen(page);
  await newGame(page);
  await notes(page, "awake screen");
  const requests = async () => (await noted(page)).filter((what) => what === "awake screen").length;
  await page.evaluate(() => window.lock.dispatchEvent(new Event("release")));
  await expect.poll(requests).toBe(2);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    window.lock.dispatchEvent(new Event("release"));
  });
  await page.waitForTimeout(1_500);
  assert.equal(await requests(), 2, "nobody sees it");
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect.poll(requests).toBe(3);
  await go(page, "#/");
  await page.waitForFunction(() => window.asked.at(-1) === "asleep");
  await page.waitForTimeout(1_500);
  assert.equal(await requests(), 3, "the game is left");
  assertNoProblems(page);
});

test("the game fills the screen when asked", async ({ page }) => {
  await visit(page);
  await listen(page);
  await newGame(page);
  await click(page.getByRole("button", { name: BUTTON.menu }));
  await click(page.getByRole("button", { name: BUTTON.fullScreen }));
  await notes(page, "full screen");
});

test("the browser's offer to install is kept for a button", async ({ page }) => {
  await visit(page);
  const button = page.getByRole("button", { name: BUTTON.install });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      async prompt() { window.prompted = offer.defaultPrevented; },
    });
    dispatchEvent(offer);
  });
  await click(button);
  await expect.poll(() => page.evaluate(() => window.prompted)).toBe(true);
  await expect(button).toHaveCount(0);
});

test("where the browser leaves installing to a menu, home says how", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: false }));
  await visit(page);
  await expect(page.getByText("Add to Home Screen")).toBeVisible();
  await assertAccessible(page);
  await picture(page, "install-by-hand-phone");
});
