// Shared parts of all browser tests: the build, served from a subfolder; pages of any size; screenshots; axe.
//
//   import { test, visit } from "./support.mjs";
//   test("a sentence", { tag: "@phone" }, async ({ page }) => {
//     await visit(page);
//     …
//   });
import assert from "node:assert/strict";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base } from "@playwright/test";
import { serve } from "../../scripts/serve.mjs";
import { still } from "../../scripts/still.mjs";
import { resize } from "./inputs.mjs";
import { SIZES } from "./sizes.mjs";

export * from "../../scripts/still.mjs";
export { SIZES, expect };

/** The names of the window sizes. */
const NAMES = /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES));

const BASE = "/games/red-queens/";
/** The folder for screenshots, if somebody wants them: `PICTURES=test-results`. */
const { PICTURES } = process.env;

/** How many times slower than this machine pages run, to find faults of slow machines: `SLOWER=4`. */
const SLOWER = Number(process.env.SLOWER ?? 1);

/**
 * `true` if the map is always drawn, for screenshots: `DRAWN=1`. Otherwise, it is only drawn for axe, because it is by far the slowest part
 * to draw.
 */
const DRAWN = Boolean(process.env.DRAWN ?? PICTURES);

/** The seed of new games, which makes them the same in every run. Set another one with `CHANCE=2`. */
const CHANCE = Number(process.env.CHANCE ?? 1);

/** The warning that Playwright writes into a page whose service worker it blocks. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** The errors and warnings of each page. */
const problems = new WeakMap();

/**
 * @typedef {object} Fixtures
 * @property {string} dir
 * @property {Awaited<ReturnType<typeof serve>>} site
 * @property {keyof typeof SIZES} size
 * @property {() => Promise<import("@playwright/test").Page>} elsewhere
 */

export const test = base.extend(/** @type {import("@playwright/test").Fixtures<Fixtures, {}, import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions, import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions>} */ ({
  /** The folder to serve. */
  dir: async ({}, use) => use("dist"),

  /** The server of the game. `site.close()` takes the network away. */
  site: async ({ dir }, use) => {
    const site = await serve({ dir, base: BASE });
    await use(site);
    await site.close();
  },

  baseURL: ({ site }, use) => use(site.url),

  page: async ({ context }, use) => use(await open(context)),

  /** The name of the window's size. */
  size: ({ viewport }, use) => use(NAMES.find((name) => SIZES[name].width === viewport?.width) ?? "tablet"),

  /** Opens pages in separate browsers, which share no storage. */
  elsewhere: async ({ browser }, use) => {
    const contexts = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return open(context);
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
}));

/** Opens a page that collects problems and has a fixed seed. */
async function open(context) {
  await context.addInitScript(deal, CHANCE);
  if (!DRAWN) await context.addInitScript(leaveTheMapBlank);
  const page = await context.newPage();
  if (SLOWER > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const found = [];
  problems.set(page, found);
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && message.text() !== BLOCKED) found.push(message.text());
  });
  return page;
}

/** Hides the map until `drawTheMap`. It keeps its size and can still be tapped. */
function leaveTheMapBlank() {
  const blank = new CSSStyleSheet();
  blank.replaceSync(".world { opacity: 0 }");
  window.blank = blank;
  addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(blank));
}

/** Draws the map from now on. */
async function drawTheMap(page) {
  await page.evaluate(() => { if (window.blank) window.blank.disabled = true; });
}

/** Replaces the page's random numbers by those of a small generator (mulberry32), which differ with each start of the page. */
function deal(number) {
  let starts = 0;
  try {
    starts = Number(sessionStorage.getItem("starts") ?? 0) + 1;
    sessionStorage.setItem("starts", String(starts));
  } catch {
    // Without storage, the page gets the same numbers again.
  }
  let state = Math.imul(number, 0x9e3779b1) + starts;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return twice ^ (twice >>> 14);
  };
  Crypto.prototype.getRandomValues = (numbers) => {
    for (const at of numbers.keys()) numbers[at] = next();
    return numbers;
  };
}

/** Opens the game, and waits until it has started. `calm`: the person prefers reduced motion. */
export async function visit(page, { calm = false, palette = "light" } = {}) {
  await page.emulateMedia({ colorScheme: palette, reducedMotion: calm ? "reduce" : "no-preference" });
  await page.goto("./");
  await started(page);
}

/** Waits until the app has replaced the loading screen. */
export async function started(page) {
  await expect(page.locator("#loading")).toHaveCount(0);
}

/** Waits until the game is stored for offline play. */
export async function keptForOffline(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Fails if the page has logged an error or a warning. */
export function assertNoProblems(page) {
  assert.deepEqual(problems.get(page), []);
}

/** The rules of axe that depend on colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * Fails if axe finds a barrier. In the dark palette, it only checks colours, because everything else is the same as in the light one. Cards
 * that appear for a moment are excluded: they lack contrast while they fade, and are checked where they stay.
 *
 * @param {import("@playwright/test").Page} page
 * @param {"light" | "dark"} [palette]
 */
export async function assertAccessible(page, palette = "light") {
  await drawTheMap(page);
  await still(page);
  // Otherwise, axe opens another page each time to merge the results of cross-origin frames, which the game doesn't have.
  // Naming every node that passes would take as long as all checks together.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).exclude(".glimpse").setLegacyMode();
  const { violations } = await (palette === "dark" ? axe.withRules(COLOURS) : axe).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(", ")})`);
  assert.deepEqual(found, []);
}

/** Fails if the page is wider than its window. */
export async function assertNotTooWide(page, what = "the page") {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(tooWide, `how many pixels ${what} is too wide`).toBeLessThanOrEqual(0);
}

/**
 * Returns every size with the palettes to check: all sizes by day, and the named ones by night.
 *
 * @returns {{ size: keyof typeof SIZES, palette: "light" | "dark" }[]}
 */
export function looks(byNight = NAMES) {
  /** @type {(size: keyof typeof SIZES) => ("light" | "dark")[]} */
  const palettes = (size) => (byNight.includes(size) ? ["light", "dark"] : ["light"]);
  return NAMES.flatMap((size) => palettes(size).map((palette) => ({ size, palette })));
}

/** Checks the page in one size and palette after another, each in its own step. */
export async function inEveryLook(page, all, inspect) {
  for (const { size, palette } of all) {
    await test.step(`${size}, ${palette}`, async () => {
      await page.emulateMedia({ colorScheme: palette });
      await resize(page, SIZES[size]);
      await inspect(size, palette);
    });
  }
}

/**
 * Adds tests that screens are accessible and no wider than the window.
 *
 * @param {Record<string, (page) => Promise<void>>} screens how a visitor comes to each
 * @param {{size: keyof typeof SIZES, palette: "light" | "dark"}[]} [all] in what looks
 */
export function testForEverybody(screens, all = looks()) {
  for (const [screen, comeTo] of Object.entries(screens)) {
    test(`${screen} is there for everybody`, async ({ page }) => {
      await visit(page, { calm: true });
      await comeTo(page);
      await inEveryLook(page, all, async (size, palette) => {
        await picture(page, `${screen}-${size}-${palette}`);
        await assertAccessible(page, palette);
        await assertNotTooWide(page);
      });
      assertNoProblems(page);
    });
  }
}

/**
 * Stops messages to the page's workers, so that they seem to think for any length of time. Returns a function that allows messages again.
 */
export async function deafen(page) {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = () => {};
    window.hearAgain = () => { Worker.prototype.postMessage = postMessage; };
  });
  return () => page.evaluate(() => window.hearAgain());
}

/** Waits until the page no longer moves, and saves a screenshot if `PICTURES` names a folder. */
export async function picture(page, name) {
  await still(page);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}
