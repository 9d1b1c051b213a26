// The map under fingers, mouse and keyboard, in every size and both palettes.
import assert from "node:assert/strict";
import { click, pressKey, touchAt } from "./inputs.mjs";
import { ARRANGE, CAMPAIGN } from "./records.mjs";
import {
  assertAccessible, assertNoProblems, expect, inEveryLook, looks, picture, settled, shown, SIZES, still, test, visit,
} from "./support.mjs";
import { go, load, marked } from "./table.mjs";
import { BUTTON, LINK } from "./words.mjs";

/** Opens the game in its own page. */
async function open(page, options) {
  await visit(page, options);
  await load(page, CAMPAIGN);
  await settled(page);
}

/** Taps the badge of a territory with a finger. */
async function tapBadge(page, name) {
  const { x, y } = await badge(page, name);
  await touchAt(page, x, y);
}

const territory = (page, name) => page.locator(`[data-territory="${name}"]`);
const hasFocus = (page, name, what) => expect(page.locator(`[data-territory="${name}"]:focus`), what).toHaveCount(1);

/** Waits until the page has reacted, and fails if a territory was selected. */
async function assertNothingChosen(page) {
  await shown(page);
  await marked(page, "Alaska", "Open");
}

/** Returns the visible centre of a badge. */
async function badge(page, name) {
  await still(page);
  const box = await territory(page, name).locator(".reach").boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
}

/** Returns the scale of the map, in pixels per unit. */
async function scale(page) {
  await still(page);
  return page.locator(".world").evaluate((world) => world.getScreenCTM().a);
}

/**
 * Sends the touches of a gesture. Each step lists the positions of the fingers, which rest before they are lifted (`rests`) or are still
 * moving. Each touch has a timestamp, so that a slow machine makes no difference.
 */
async function touches(page, steps, { rests = true, ago = 0 } = {}) {
  const session = await page.context().newCDPSession(page);
  const [frame, rest] = [0.016, rests ? 0.5 : 0];
  let timestamp = Date.now() / 1000 - steps.length * frame - rest - ago;
  const send = (type, places) =>
    session.send("Input.dispatchTouchEvent", { type, timestamp, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  await send("touchStart", steps[0]);
  for (const places of steps.slice(1)) {
    timestamp += frame;
    await send("touchMove", places);
  }
  timestamp += rest + frame / 2;
  await send("touchEnd", []);
}

/** Returns the position of the map once it has stopped. */
async function stopped(page) {
  return page.evaluate(async () => {
    const at = () => document.querySelector(".world").getScreenCTM().e;
    const frame = () => new Promise(requestAnimationFrame);
    for (let last = NaN, same = 0; same < 5; last = at()) {
      await frame();
      same = at() === last ? same + 1 : 0;
    }
    return at();
  });
}

/** Drags the map to the left by 200 pixels and lets go. Returns how far it moved in total. */
async function pull(page, options) {
  const before = await stopped(page);
  await touches(page, [0, 40, 80, 120, 160, 200].map((by) => [[700 - by, 300]]), options);
  return before - (await stopped(page));
}

/** Zooms in so far that the map continues to the right. */
async function openNear(page, options) {
  await open(page, options);
  const { x, y } = await badge(page, "Alaska");
  await touches(page, [40, 60, 80, 120, 160].map((by) => [[x, y], [x + by, y + by]]));
}

test("taps choose a territory and its target, and the sea lets go of both", async ({ page }) => {
  await open(page);
  await marked(page, "Alaska", "Open");
  await tapBadge(page, "Alaska");
  await marked(page, "Alaska", "Selected");
  await marked(page, "Kamchatka", "Target");
  await expect(territory(page, "Alaska")).toHaveAttribute("aria-label", /^Alaska, Red, 14 armies.*selected/);
  await tapBadge(page, "Kamchatka");
  await marked(page, "Kamchatka", "Aim");

  const brazil = await badge(page, "Brazil");
  await touchAt(page, brazil.x - 190, brazil.y + 90);
  await marked(page, "Alaska", "Open");
  assertNoProblems(page);
});

test("no mouse is made up of a finger on the map", async ({ page }) => {
  await open(page);
  const heard = await page.evaluateHandle(() => {
    const types = [];
    for (const type of ["pointerup", "mousedown", "click"]) document.addEventListener(type, () => types.push(type), true);
    return types;
  });
  await tapBadge(page, "Alaska");
  await marked(page, "Alaska", "Selected");
  await shown(page);
  assert.deepEqual(await heard.jsonValue(), ["pointerup"]);
});

test("a tap beside a badge means its territory, and so does one on its land", async ({ page }) => {
  await open(page);
  const alaska = await badge(page, "Alaska");
  assert.ok(alaska.size >= 44, `the badge is a target of ${alaska.size} px`);
  await touchAt(page, alaska.x + 15, alaska.y - 14);
  await marked(page, "Alaska", "Selected");
  await tapBadge(page, "Alaska");
  await marked(page, "Alaska", "Open");

  const alberta = await badge(page, "Alberta");
  await touchAt(page, alberta.x + 30, alberta.y + 2);
  await marked(page, "Alberta", "Selected");
});

test("what is refused says why, beside the prompt, with its rule", async ({ page }) => {
  await open(page);
  await tapBadge(page, "Brazil");
  const refused = page.locator(".prompt .refused");
  await expect(refused.getByRole("link", { name: LINK.someRule })).toBeVisible();
  await expect(refused).toContainText(/Brazil|border/);
});

test("two fingers zoom, one pans, and neither taps", async ({ page }) => {
  await open(page);
  const whole = await scale(page);
  const { x, y } = await badge(page, "Alaska");
  const spread = [40, 60, 80, 100, 120].map((by) => [[x, y], [x + by, y + by]]);
  await touches(page, spread);
  await expect.poll(() => scale(page)).toBeGreaterThan(whole * 1.8);

  const before = await badge(page, "Alaska");
  const beside = before.y + before.size;
  await touches(page, [0, 20, 40, 60].map((by) => [[before.x, beside - by]]));
  await expect.poll(async () => (await badge(page, "Alaska")).y).toBeLessThan(before.y - 10);
  await assertNothingChosen(page);
  assertNoProblems(page);
});

test("the map goes on a little when a finger lets go while it moves, and stays where one rested", async ({ page }) => {
  await openNear(page);
  assert.ok(Math.abs((await pull(page)) - 200) < 1, "as far as the finger");
  const far = await pull(page, { rests: false });
  assert.ok(far > 260 && far < 900, `${far}`);
  await assertNothingChosen(page);
  assertNoProblems(page);
});

test("a finger stops the map that goes on by itself, and means nothing else", async ({ page }) => {
  await openNear(page);
  await page.evaluate(() => {
    // A frame counts as 16 ms, however slow the machine is.
    let now = Date.now();
    const tick = () => requestAnimationFrame(() => { now += 16; tick(); });
    Date.now = () => now;
    tick();
    const chart = document.querySelector(".chart");
    const at = () => document.querySelector(".world").getScreenCTM().e;
    const touch = () => {
      const { x, y, width, height } = document.querySelector('[data-territory="Alaska"] .reach').getBoundingClientRect();
      const [clientX, clientY] = [x + width / 2, y + height / 2];
      for (const type of ["pointerdown", "pointerup"]) {
        chart.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 77, pointerType: "touch", clientX, clientY }));
      }
      requestAnimationFrame(() => requestIdleCallback(() => { window.caught = at(); }));
    };
    chart.addEventListener("pointerup", () => {
      window.left = at();
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(touch)));
    }, { once: true });
  });
  await pull(page, { rests: false });
  const end = await stopped(page);
  await page.waitForFunction(() => window.caught !== undefined);
  const { left, caught } = await page.evaluate(() => ({ left: window.left, caught: window.caught }));
  assert.ok(caught < left, "it went on");
  assert.equal(end, caught, "it stopped");
  await assertNothingChosen(page);
  assertNoProblems(page);
});

test("who wants no motion leaves the map where the finger left it", async ({ page }) => {
  await openNear(page, { calm: true });
  assert.ok(Math.abs((await pull(page, { rests: false })) - 200) < 1);
});

test("two taps on the sea bring the map nearer", async ({ page }) => {
  await open(page);
  const whole = await scale(page);
  const { x, y } = await badge(page, "Madagascar");
  const began = Date.now();
  await touches(page, [[[x + 110, y]]], { rests: false, ago: 0.2 });
  // The second touch comes 200 ms after the first, however long sending that took.
  await touches(page, [[[x + 110, y]]], { rests: false, ago: (Date.now() - began) / 1000 });
  await page.waitForFunction((whole) => document.querySelector(".world").getScreenCTM().a > whole * 1.3, whole);
});

test("on a phone the map begins with all one's territories, and comes nearer to what is chosen", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await load(page, ARRANGE);
  await settled(page);
  const seen = async (name) => {
    const [{ x, y }, map] = [await badge(page, name), await page.locator(".map").boundingBox()];
    return x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
  };
  const size = async () => (await badge(page, "Alaska")).size;
  await expect.poll(() => seen("Alaska")).toBe(true);
  await expect.poll(size, "a finger finds it").toBeGreaterThanOrEqual(32);
  const begins = await scale(page);
  await go(page, "#/");
  await load(page, CAMPAIGN);
  await settled(page);
  await tapBadge(page, "Alaska");
  await marked(page, "Alaska", "Selected");
  await expect.poll(() => seen("Alaska")).toBe(true);
  await expect.poll(() => scale(page)).toBeGreaterThan(begins);
  await expect.poll(size, "its targets are large enough to choose from").toBeGreaterThanOrEqual(44);
  await expect.poll(() => seen("Japan")).toBe(false);
});

test.describe("without a touch screen", () => {
  test.use({ hasTouch: false });

  test("the keyboard walks along borders and plans an attack", async ({ page }) => {
    await open(page);
    await territory(page, "Alaska").focus();
    await pressKey(page, "ArrowRight");
    await hasFocus(page, "Northwest Territory");
    await pressKey(page, "ArrowLeft");
    await hasFocus(page, "Alaska");
    await pressKey(page, "Enter");
    await marked(page, "Alaska", "Selected");
    await pressKey(page, "ArrowLeft");
    await hasFocus(page, "Kamchatka", "over the edge of the map");
    await expect(page.locator(".focus-ring")).toBeVisible();
    await pressKey(page, "Escape");
    await marked(page, "Alaska", "Open");
    await expect(page.locator('.token[tabindex="0"]'), "one stop for the tab key").toHaveCount(1);
    assertNoProblems(page);
  });

  test("the wheel zooms around the mouse, within limits, and a button shows all", async ({ page }) => {
    await open(page);
    const whole = await scale(page);
    const before = await badge(page, "China");
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => scale(page)).toBeGreaterThan(whole * 1.5);
    const after = await badge(page, "China");
    assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 3, "what is under the mouse stays there");

    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, -500);
    const nearest = await scale(page);
    await page.mouse.wheel(0, -500);
    assert.equal(await scale(page), nearest);
    await click(page.getByRole("button", { name: BUTTON.showAll }));
    await expect.poll(() => scale(page)).toBeCloseTo(whole, 3);
  });

  test("the mouse drags from a territory to its target, and the sea to move the map", async ({ page }) => {
    await open(page);
    const [from, to] = [await badge(page, "Alaska"), await badge(page, "Northwest Territory")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await shown(page);
    await expect(page.locator(".arrows .pulled")).toHaveAttribute("d", /^M/);
    await page.mouse.up();
    await marked(page, "Northwest Territory", "Aim");
    await marked(page, "Alaska", "Selected");
  });

  test("who wants no motion gets none", async ({ page }) => {
    await open(page, { calm: true });
    await click(page.getByRole("button", { name: BUTTON.nearer }));
    const longest = await page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map((animation) => Number(animation.effect.getComputedTiming().duration))));
    assert.ok(longest <= 1, `${longest} ms`);
  });
});

test("the table is for everybody and fits", async ({ page }) => {
  await open(page);
  await tapBadge(page, "Alaska");
  await marked(page, "Alaska", "Selected");
  await inEveryLook(page, looks(), async (size, palette) => {
    await settled(page);
    await picture(page, `table-${size}-${palette}`);
    await assertAccessible(page, palette);
    const { width, height } = SIZES[size];
    const page_ = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
    assert.deepEqual(page_, [width, height], "nothing scrolls");
  });
  assertNoProblems(page);
});
