// What every journey needs: the built game served from a sub-path, a real browser, pages of any size, pictures, axe.
//
//   import { test } from "node:test";
//   import { visit } from "./support.mjs";
//   test("a sentence", async (t) => {
//     const { page } = await visit(t, { size: "phone", touch: true, palette: "dark" });
//     …
//   });
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { after, test } from "node:test";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";
import { shown, still } from "../../scripts/still.mjs";

export * from "../../scripts/still.mjs";

const BASE = "/games/red-queens/";
const PICTURES = "test-results";

/** How many times slower than this machine pages are, to find what only a slow machine shows: `SLOWER=4`. */
const SLOWER = Number(process.env.SLOWER ?? 1);

/** The games that are dealt are the same in every run, and others with another number: `CHANCE=2`. */
const CHANCE = Number(process.env.CHANCE ?? 1);

/** Window sizes by name. */
export const SIZES = {
  tablet: { width: 1024, height: 768 },
  portrait: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
after(() => browser.close());

/** Serves the game (or what is in `dir`) until the test `t` ends. `site.close()` is the network going away. */
export async function serveGame(t, dir = "dist") {
  const site = await serve({ dir, base: BASE });
  t.after(site.close);
  return site;
}

/**
 * A page with storage of its own, until the test `t` ends. `page.problems` collects what went wrong in it.
 *
 * @param {{size?: keyof typeof SIZES, touch?: boolean, palette?: "light" | "dark", calm?: boolean}} [options]
 *   calm: the person wants no motion
 */
export async function newPage(t, { size = "tablet", touch = false, palette = "light", calm = false } = {}) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: touch,
    colorScheme: palette,
    reducedMotion: calm ? "reduce" : "no-preference",
  });
  t.after(() => context.close());
  await context.addInitScript(deal, CHANCE);
  const page = await context.newPage();
  wait(page);
  if (SLOWER > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) page.problems.push(message.text());
  });
  return page;
}

/** Deeds of a person that are waited for. */
const DEEDS = ["check", "click", "fill", "press", "selectOption", "setInputFiles", "tap", "type"];

/** From now on whoever does something in the page goes on when it shows what came of that. */
function wait(page) {
  waitAfterDeeds(Object.getPrototypeOf(page.locator("*")), (locator) => locator.page());
  waitAfterDeeds(page.keyboard, () => page);
}

function waitAfterDeeds(hand, pageOf) {
  if (Object.hasOwn(hand, "waits")) return;
  hand.waits = true;
  for (const deed of DEEDS.filter((name) => name in hand)) {
    const act = hand[deed];
    hand[deed] = async function actAndWait(...how) {
      const result = await act.apply(this, how);
      // A page that goes away shows nothing any more.
      await shown(pageOf(this)).catch(() => {});
      return result;
    };
  }
}

/** Chance for the page, other with each start of it, from a small generator (mulberry32). */
function deal(number) {
  let starts = 0;
  try {
    starts = Number(sessionStorage.getItem("starts") ?? 0) + 1;
    sessionStorage.setItem("starts", starts);
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

/** The game, started, in a new page. */
export async function visit(t, options) {
  const site = await serveGame(t);
  const page = await newPage(t, options);
  await page.goto(site.url);
  await started(page);
  return { page, site };
}

/** Waits until the app has replaced the loading screen. */
export async function started(page) {
  await page.waitForSelector("#loading", { state: "detached" });
}

/** Waits until the game is kept for offline play. */
export async function keptForOffline(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Fails if the page has logged an error or a warning. */
export function assertNoProblems(page) {
  assert.deepEqual(page.problems, []);
}

/** Fails if axe finds anything that shuts somebody out. */
export async function assertAccessible(page) {
  await still(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join(", ")})`);
  assert.deepEqual(found, []);
}

/** Fails if the page is wider than its window. */
export async function assertNotTooWide(page, what = "the page") {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(tooWide <= 0, `${what} is ${tooWide} px too wide`);
}

/** Every size with the palettes it is looked at in: all sizes by day, and by night those that are named. */
export function looks(byNight = Object.keys(SIZES)) {
  const palettes = (size) => (byNight.includes(size) ? ["light", "dark"] : ["light"]);
  return Object.keys(SIZES).flatMap((size) => palettes(size).map((palette) => ({ size, palette })));
}

/** Shows the page in one look after the other, and checks each in a test of its own within `t`. */
export async function inEveryLook(t, page, all, check) {
  for (const { size, palette } of all) {
    await t.test(`${size}, ${palette}`, async () => {
      await page.setViewportSize(SIZES[size]);
      await page.emulateMedia({ colorScheme: palette });
      await page.waitForTimeout(100);
      await check(size, palette);
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
  for (const [screen, open] of Object.entries(screens)) {
    test(`${screen} is there for everybody`, async (t) => {
      const { page } = await visit(t, { calm: true });
      await open(page);
      await inEveryLook(t, page, all, async (size, palette) => {
        await picture(page, `${screen}-${size}-${palette}`);
        await assertAccessible(page);
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

/** A picture of the page for people to look at, in test-results/. */
export async function picture(page, name) {
  await still(page);
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}
