// What every journey needs: the built game served from a sub-path, pages of any size, pictures, axe.
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
import { resize } from "./deeds.mjs";
import { SIZES } from "./sizes.mjs";

export * from "../../scripts/still.mjs";
export { SIZES, expect };

/** The names of the window sizes. */
const NAMES = /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES));

const BASE = "/games/red-queens/";
/** The folder for pictures of the pages, where somebody wants them: `PICTURES=test-results`. */
const { PICTURES } = process.env;

/** How many times slower than this machine pages are, to find what only a slow machine shows: `SLOWER=4`. */
const SLOWER = Number(process.env.SLOWER ?? 1);

/**
 * Whether the map is always drawn, for pictures and for screenshots of what fails: `DRAWN=1`. Otherwise it is only drawn for axe,
 * because nothing costs as much to draw.
 */
const DRAWN = Boolean(process.env.DRAWN ?? PICTURES);

/** The games that are dealt are the same in every run, and others with another number: `CHANCE=2`. */
const CHANCE = Number(process.env.CHANCE ?? 1);

/** The warning that Playwright writes into a page whose service worker it blocks. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** What went wrong in each page. */
const problems = new WeakMap();

/**
 * @typedef {object} Fixtures
 * @property {string} dir
 * @property {Awaited<ReturnType<typeof serve>>} site
 * @property {keyof typeof SIZES} size
 * @property {() => Promise<import("@playwright/test").Page>} elsewhere
 */

export const test = base.extend(/** @type {import("@playwright/test").Fixtures<Fixtures, {}, import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions, import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions>} */ ({
  /** The folder that is served. */
  dir: async ({}, use) => use("dist"),

  /** The game on the network. `site.close()` is the network going away. */
  site: async ({ dir }, use) => {
    const site = await serve({ dir, base: BASE });
    await use(site);
    await site.close();
  },

  baseURL: ({ site }, use) => use(site.url),

  page: async ({ context }, use) => use(await open(context)),

  /** The name of the window's size. */
  size: ({ viewport }, use) => use(NAMES.find((name) => SIZES[name].width === viewport?.width) ?? "tablet"),

  /** Opens pages in other browsers: what one keeps the others do not have. */
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

/** A page of which problems are collected and in which chance is dealt. */
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

/** Keeps the map from being drawn until `drawTheMap`. It takes its place and is pressed as ever. */
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

/** Chance for the page, other with each start of it, from a small generator (mulberry32). */
function deal(number) {
  let starts = 0;
  try {
    starts = Number(sessionStorage.getItem("starts") ?? 0) + 1;
    sessionStorage.setItem("starts", String(starts));
  } catch {
    // A page without storage deals the same again.
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

/** Opens the game, and waits until it has started. `calm`: the person wants no motion. */
export async function visit(page, { calm = false, palette = "light" } = {}) {
  await page.emulateMedia({ colorScheme: palette, reducedMotion: calm ? "reduce" : "no-preference" });
  await page.goto("./");
  await started(page);
}

/** Waits until the app has replaced the loading screen. */
export async function started(page) {
  await expect(page.locator("#loading")).toHaveCount(0);
}

/** Waits until the game is kept for offline play. */
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
 * Fails if axe finds anything that shuts somebody out. In the dark palette it only looks at colours: all else is the same as in the
 * light one. Cards that are shown for a moment fade meanwhile, and half faded nothing has contrast; the same cards are looked at
 * where they stay.
 *
 * @param {import("@playwright/test").Page} page
 * @param {"light" | "dark"} [palette]
 */
export async function assertAccessible(page, palette = "light") {
  await drawTheMap(page);
  await still(page);
  // Otherwise axe opens another page each time, to join what it found in frames of other origins, which there are none of.
  const axe = new AxeBuilder({ page }).exclude(".glimpse").setLegacyMode();
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
 * Returns every size with the palettes it is looked at in: all sizes by day, and by night those that are named.
 *
 * @returns {{ size: keyof typeof SIZES, palette: "light" | "dark" }[]}
 */
export function looks(byNight = NAMES) {
  /** @type {(size: keyof typeof SIZES) => ("light" | "dark")[]} */
  const palettes = (size) => (byNight.includes(size) ? ["light", "dark"] : ["light"]);
  return NAMES.flatMap((size) => palettes(size).map((palette) => ({ size, palette })));
}

/** Shows the page in one look after the other, and checks each in a step of its own. */
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
 * Tests that screens shut nobody out and that nothing sticks out of them.
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

/** From now on workers of the page hear nothing, so that they think as long as one likes; until what comes back is called. */
export async function deafen(page) {
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = () => {};
    window.hearAgain = () => { Worker.prototype.postMessage = postMessage; };
  });
  return () => page.evaluate(() => window.hearAgain());
}

/** Waits until the page stands still, and takes a picture of it for people to look at if `PICTURES` names a folder. */
export async function picture(page, name) {
  await still(page);
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}
