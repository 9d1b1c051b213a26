// The map under one finger: a drag from armies or a ship moves those, and a drag from anywhere else moves the map. Panels over the map
// never cover the territories of the current decision.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { click, press, pressKey, tap, touchAt } from "./inputs.mjs";
import { ARRANGE, CAMPAIGN } from "./records.mjs";
import {
  SIZES, assertAccessible, assertNoProblems, expect, picture, settled, shown, still, test, visit,
} from "./support.mjs";
import { asks, load, marked, newGame, offered, prefer } from "./table.mjs";
import { BUTTON, DIALOG, PART } from "./words.mjs";

const territory = (page, name) => page.locator(`[data-territory="${name}"]`);
const ship = (page, number) => page.locator(`.ship[data-ship="${number}"]`);
const armies = async (page, name) => Number(await territory(page, name).locator(".armies").textContent());

/** Returns the numbers of armies in Alaska and Alberta. */
const northWest = async (page) => [await armies(page, "Alaska"), await armies(page, "Alberta")];

/** Opens the game of a record on a touch screen. */
async function open(page, record) {
  await visit(page);
  await load(page, record);
  await settled(page);
}

/**
 * Returns the middle of a badge or ship.
 *
 * @returns {Promise<[number, number]>}
 */
async function middle(page, token) {
  await still(page);
  const { x, y, width, height } = await token.locator(".reach").boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Returns the position and the scale of the map. */
async function lie(page) {
  await still(page);
  return page.locator(".world").evaluate((/** @type {SVGGElement} */ world) => { const { a, e, f } = world.getScreenCTM(); return [a, e, f].map(Math.round); });
}

/** Puts a finger down at a place. */
async function finger(page, [x, y]) {
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [{ x, y, id: 1 }]);
  let at = [x, y];
  return {
    /** Moves to a place in several steps, and rests there. */
    async to([x, y]) {
      const [from, steps] = [at, 6];
      for (let step = 1; step <= steps; step += 1) {
        at = [from[0] + (x - from[0]) * step / steps, from[1] + (y - from[1]) * step / steps];
        await send("touchMove", [{ x: at[0], y: at[1], id: 1 }]);
      }
      await shown(page);
    },
    /** Puts down a second finger and moves it away from the first. */
    async spread(by) {
      const both = (far) => [{ x: at[0], y: at[1], id: 1 }, { x: at[0] + far, y: at[1] + far, id: 2 }];
      await send("touchStart", both(40));
      for (const far of [60, 80, 40 + by]) await send("touchMove", both(far));
      await shown(page);
    },
    async up() {
      await send("touchEnd", []);
      await shown(page);
    },
  };
}

/** Waits until an arrow is drawn to the element under the finger, given by name. */
async function pulls(page, aim) {
  await expect(page.locator(".arrows .pulled")).toHaveAttribute("d", /^M/);
  await aims(page, aim);
}

/** Waits until the arrow is gone. */
const pullsNothing = (page) => expect(page.locator(".arrows .pulled")).toHaveAttribute("d", "");

/** Waits until the name of this goal is shown, or none. */
const aims = (page, name) => expect.poll(async () => (await page.locator(".goals text").allTextContents()).join()).toBe(name);

/** Drags from one place to another. */
async function drag(page, from, to) {
  const hand = await finger(page, from);
  await hand.to(to);
  await hand.up();
}

test("own armies that are dragged to an enemy territory attack it, and an arrow shows that before", async ({ page }) => {
  await open(page, CAMPAIGN);
  const hand = await finger(page, await middle(page, territory(page, "Alaska")));
  const [x, y] = await middle(page, territory(page, "Northwest Territory"));
  await hand.to([x + 12, y - 10]);
  await pulls(page, "Northwest Territory");
  await picture(page, "drag");
  await hand.up();
  await marked(page, "Northwest Territory", "Aim");
  await marked(page, "Alaska", "Selected");
  await asks(page, "attack");
  await pullsNothing(page);
  await aims(page, "");
  assertNoProblems(page);
});

test("what is dropped on nothing does nothing and says nothing, and so does what is brought back", async ({ page }) => {
  await open(page, CAMPAIGN);
  const [lay, said] = [await lie(page), await page.locator(".prompt .sentence").innerText()];
  const [x, y] = await middle(page, territory(page, "Alaska"));
  /** @type {[number, number][]} */
  const [sea, beside] = [[x + 60, y + 250], [x + 15, y + 5]];
  for (const end of [sea, beside]) {
    const hand = await finger(page, [x, y]);
    await hand.to(sea);
    await pulls(page, "");
    await hand.to(end);
    await hand.up();
    await pullsNothing(page);
    await expect(page.locator(".prompt .sentence")).toHaveText(said, { useInnerText: true });
    await expect(page.locator(".prompt .refused")).toHaveText("");
    await expect(territory(page, "Alaska")).toHaveAttribute("data-mark", "Open");
  }
  assert.deepEqual(await lie(page), lay);
});

test("a finger beside a badge moves the map, and so does one on a badge that nothing can leave", { tag: "@phone" }, async ({ page }) => {
  await open(page, CAMPAIGN);
  for (const [name, beside] of Object.entries({ Alaska: 40, "Northwest Territory": 0 })) {
    const before = await lie(page);
    // In both directions, since the map may already be at one end.
    const lay = [];
    for (const way of [-1, 1]) {
      const [x, y] = await middle(page, territory(page, name));
      await drag(page, [x, y + beside], [x + 20 * way, y + beside + 60 * way]);
      lay.push(await lie(page));
    }
    assert.ok(lay.some((there) => !isDeepStrictEqual(there, before)), `from ${before} to ${lay.join(" and ")} at ${name}`);
    await expect(territory(page, "Alaska")).toHaveAttribute("data-mark", "Open");
  }
  assertNoProblems(page);
});

test("a second finger pinches, whatever the first has taken hold of", async ({ page }) => {
  await open(page, CAMPAIGN);
  const before = await lie(page);
  const hand = await finger(page, await middle(page, territory(page, "Alaska")));
  const [x, y] = await middle(page, territory(page, "Northwest Territory"));
  await hand.to([x, y]);
  await hand.spread(120);
  await pullsNothing(page);
  await hand.up();
  const scale = () => page.locator(".world").evaluate((/** @type {SVGGElement} */ world) => world.getScreenCTM().a);
  await expect.poll(scale).toBeGreaterThan(1);
  await expect.poll(() => lie(page)).not.toEqual(before);
  await expect(territory(page, "Alaska")).toHaveAttribute("data-mark", "Open");
});

test("a finger that rests on a badge and then moves drags, and its card goes", async ({ page }) => {
  await open(page, CAMPAIGN);
  const hand = await finger(page, await middle(page, territory(page, "Alaska")));
  await expect(page.locator(".details")).toBeVisible();
  await hand.to(await middle(page, territory(page, "Northwest Territory")));
  await expect(page.locator(".details")).toHaveCount(0);
  await hand.up();
  await marked(page, "Northwest Territory", "Aim");
});

/** Taps a place with one finger while another rests: on the map, until the card of its territory appears. */
async function tapBesides(page, [restX, restY], [x, y], { isOnMap = true } = {}) {
  const session = await page.context().newCDPSession(page);
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const rest = { x: restX, y: restY, id: 1 };
  await send("touchStart", [rest]);
  await (isOnMap ? expect(page.locator(".details")).toBeVisible() : page.waitForTimeout(700));
  const tap = { x, y, id: 2 };
  await send("touchStart", [rest, tap]);
  await send("touchEnd", [tap]);
  await shown(page);
  await send("touchEnd", []);
  await shown(page);
}

test("a tap counts while another finger rests on the map or on a panel", async ({ page }) => {
  await open(page, CAMPAIGN);
  const bar = await page.locator(".prompt .sentence").boundingBox();
  const alaska = await middle(page, territory(page, "Alaska"));
  await tapBesides(page, await middle(page, territory(page, "Brazil")), alaska);
  await marked(page, "Alaska", "Selected");
  await expect(page.locator(".details"), "the resting finger's card is gone").toHaveCount(0);
  await tapBesides(page, [bar.x + 5, bar.y + 5], await middle(page, territory(page, "Northwest Territory")), { isOnMap: false });
  await marked(page, "Northwest Territory", "Aim");
  await pressKey(page, "Escape");
  const menu = await page.getByRole("button", { name: BUTTON.menu }).boundingBox();
  await tapBesides(page, alaska, [menu.x + menu.width / 2, menu.y + menu.height / 2]);
  await expect(page.getByRole("dialog", { name: DIALOG.menu })).toBeVisible();
  assertNoProblems(page);
});

test("no part of the page zooms by two quick taps", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  const zooms = () => page.locator("body, body *").evaluateAll((all) => all.filter((it) => {
    for (let at = it; at; at = at.parentElement) if (getComputedStyle(at).touchAction !== "auto") return false;
    return true;
  }).map((it) => it.outerHTML.slice(0, 100)));
  await visit(page);
  assert.deepEqual(await zooms(), []);
  await load(page, CAMPAIGN);
  await settled(page);
  assert.deepEqual(await zooms(), []);
});

test("armies are rearranged by dragging them", async ({ page }) => {
  await open(page, ARRANGE);
  const [from, to] = await northWest(page);
  await drag(page, await middle(page, territory(page, "Alaska")), await middle(page, territory(page, "Alberta")));
  await expect.poll(() => northWest(page)).toEqual([from - 1, to + 1]);
  assertNoProblems(page);
});

test("all armies are gathered with two taps, and come back with one", async ({ page }) => {
  await open(page, ARRANGE);
  const [there, here] = await northWest(page);
  await (await finger(page, await middle(page, territory(page, "Alberta")))).up();
  await tap(page.getByRole("button", { name: BUTTON.bringAllHere }));
  await expect.poll(() => armies(page, "Alaska")).toBe(1);
  await expect.poll(() => armies(page, "Alberta")).toBeGreaterThan(here + there);
  await tap(page.getByRole("button", { name: BUTTON.undo, exact: true }));
  await expect.poll(() => northWest(page)).toEqual([there, here]);
  assertNoProblems(page);
});

test("armies are moved at the end of the turn by dragging them", async ({ page }) => {
  await open(page, `${CAMPAIGN}done\n`);
  await drag(page, await middle(page, territory(page, "Alaska")), await middle(page, territory(page, "Alberta")));
  await marked(page, "Alberta", "Aim");
  await expect(page.getByRole("button", { name: BUTTON.move })).toBeVisible();
  assertNoProblems(page);
});

test("armies are dragged aboard a ship", async ({ page }) => {
  const record = (await readFile(new URL("sea/embark.txt", import.meta.url), "utf8")).trimEnd().split("\n");
  const [, number, from] = /embark (\d+) (\S+)/.exec(record.pop());
  await open(page, record.join("\n"));
  const hand = page.getByRole("button", { name: BUTTON.iAmAnybody });
  if (await hand.count()) await tap(hand);
  await drag(page, await middle(page, territory(page, from.replaceAll("-", " "))), await middle(page, ship(page, number)));
  await expect(page.getByRole("dialog", { name: DIALOG.aboard })).toBeVisible();
  assertNoProblems(page);
});

/** Waits until these badges are on the map and not covered by panels. */
async function assertSeen(page, names, what) {
  await still(page);
  await expect(() => seeAll(page, names, what)).toPass();
}

/** Fails if a badge is not on the map, or is covered by a panel. */
async function seeAll(page, names, what) {
  const map = await page.locator(".map").boundingBox();
  const panels = await page.locator(".table-root > .panel:not(dialog)").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
  for (const name of names) {
    const pill = await territory(page, name).locator(".pill").boundingBox();
    const isOn = (box) => pill.x < box.x + box.width && pill.x + pill.width > box.x && pill.y < box.y + box.height && pill.y + pill.height > box.y;
    const isIn = pill.x >= map.x && pill.y >= map.y && pill.x + pill.width <= map.x + map.width && pill.y + pill.height <= map.y + map.height;
    assert.ok(isIn, `${what}: ${name} is on the map`);
    assert.ok(!panels.some(isOn), `${what}: nothing covers ${name}`);
  }
}

/** Neither a panel nor the log covers the territories that it is about. */
async function staysSeen({ page, size }) {
  await open(page, CAMPAIGN);
  for (const [from, to] of [["Alaska", "Kamchatka"], ["Alberta", "Western United States"], ["Alaska", "Northwest Territory"]]) {
    await press(territory(page, from), "Enter");
    if ((await territory(page, from).getAttribute("data-mark")) !== "Selected") await press(territory(page, from), "Enter");
    await press(territory(page, to), "Enter");
    await expect(page.locator(".dock")).toBeVisible();
    await picture(page, `beside-${size}-${to}`);
    // A phone has no room for both ends of the world, so it shows the target.
    await assertSeen(page, size === "phone" && to === "Kamchatka" ? [to] : [from, to], size);
    const beside = await lie(page);
    await pressKey(page, "Escape");
    await expect(page.locator(".dock")).toHaveCount(0);
    if (size === "tablet") assert.deepEqual(await lie(page), beside, "the map keeps still under a finger");
  }

  await tap(page.getByRole("button", { name: BUTTON.log, exact: true }).first());
  await tap(page.locator(".drawer .log-jump").filter({ hasText: /Alaska/ }).first());
  await expect(page.locator(".past")).toBeVisible();
  await picture(page, `past-${size}`);
  await assertSeen(page, ["Alaska"], `${size}, looking back`);
  assertNoProblems(page);
}

test("a panel leaves what it is about to be seen, and so does the log", { tag: ["@tablet", "@phone"] }, staysSeen);

test.describe("held upright", () => {
  test.use({ viewport: SIZES.portrait });
  test("a panel leaves what it is about to be seen, and so does the log", staysSeen);
});

for (const palette of ["light", "dark"]) {
  test(`a long press tells details, and a crowded touch asks which (${palette})`, { tag: "@phone" }, async ({ page }) => {
    await visit(page, { palette, calm: true });
    await prefer(page, "pace=Instant");
    await newGame(page, { options: { placing: "all-at-once" } });
    await asks(page, "place", "Red");
    await still(page);
    const show = page.getByRole("button", { name: BUTTON.showAll });
    if (await show.isEnabled()) await click(show);
    await still(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type, points) => session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const [x, y] = await middle(page, territory(page, "Brazil"));
    await touch("touchStart", [{ x, y }]);
    const details = page.getByRole("complementary", { name: PART.someDetails });
    await expect(details).toBeVisible();
    await touch("touchEnd", []);
    await shown(page);
    await expect(details, "they stay when the finger is lifted").toBeVisible();
    await picture(page, `details-phone-${palette}`);
    await assertAccessible(page);
    await touchAt(page, x, y + 60);
    await expect(details).toHaveCount(0);

    await touchAt(page, ...await betweenNearest(page));
    const which = page.getByRole("dialog", { name: DIALOG.which });
    await expect(which).toBeVisible();
    for (const button of await which.getByRole("button").all()) {
      await expect.poll(async () => (await button.boundingBox()).height).toBeGreaterThanOrEqual(44);
    }
    await picture(page, `loupe-phone-${palette}`);
    await assertAccessible(page);
    await click(which.getByRole("button").first());
    await expect(which).toHaveCount(0);
    await click(page.getByRole("button", { name: BUTTON.menu }));
    await click(page.getByRole("button", { name: BUTTON.typeCommand }));
    await expect(page.getByRole("option").first()).toBeVisible();
    await picture(page, `commands-phone-${palette}`);
    await click(page.getByRole("button", { name: BUTTON.close }));
    assertNoProblems(page);
  });
}

/**
 * Returns the middle between the player's two badges that are closest together.
 *
 * @returns {Promise<[number, number]>}
 */
async function betweenNearest(page) {
  /** @type {[number, number][]} */
  const places = [];
  for (const name of await offered(page, "place")) places.push(await middle(page, territory(page, name)));
  const pairs = places.flatMap((one, at) => places.slice(at + 1).map((other) => /** @type {[typeof one, typeof other]} */ ([one, other])));
  const far = ([[x, y], [otherX, otherY]]) => Math.hypot(x - otherX, y - otherY);
  const [[x, y], [otherX, otherY]] = pairs.reduce((nearest, pair) => (far(pair) < far(nearest) ? pair : nearest));
  return [(x + otherX) / 2, (y + otherY) / 2];
}
