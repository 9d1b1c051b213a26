// Cards and prompts: a set that buys a ship, a prompt bar that doesn't move, and the current player's seat in view.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, pressKey, resize, tap, touchAt, type } from "./inputs.mjs";
import {
  assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, settled, SIZES, still, test, visit,
} from "./support.mjs";
import { aim, asks, choose, load, newGame, offered, says, territories } from "./table.mjs";
import { BUTTON, DIALOG, LINK, PART } from "./words.mjs";

/** Starts a game in which the current player holds a set, and a factory and a ship are for sale. */
async function withASet(page, options) {
  await visit(page, options);
  await load(page, await readFile(new URL("sea/purchase.txt", import.meta.url), "utf8"));
  await takeTheTablet(page);
}

async function takeTheTablet(page) {
  await still(page);
  const mine = page.getByRole("button", { name: BUTTON.iAmAnybody });
  if (!(await mine.count())) return;
  await click(mine);
  await expect(page.locator(".cover")).toHaveCount(0);
  await settled(page);
}

const ships = (page) => page.locator("[data-ship]");

test("a set buys a ship, which is launched on the map, taken back and launched again by a typed line", async ({ page }) => {
  await withASet(page, { calm: true });
  await expect(ships(page).first()).toBeAttached();
  const before = await ships(page).count();
  await tap(page.getByRole("button", { name: BUTTON.cards }));
  const cards = page.getByRole("dialog", { name: DIALOG.cards });
  const offers = cards.locator(".offer");
  const labels = () => offers.evaluateAll((all) => all.map((it) => it.querySelector("span").firstChild.textContent));
  await expect.poll(labels).toEqual(["Roll two dice for armies", "Buy a factory", "Buy a ship"]);
  for (const size of ["tablet", "portrait", "phone"]) {
    await resize(page, SIZES[size]);
    await picture(page, `cards-offers-${size}`);
    await assertNotTooWide(page, size);
  }
  await resize(page, SIZES.tablet);
  await assertAccessible(page);
  await tap(cards.getByRole("button", { name: BUTTON.buyShip }));
  await says(page, /choose a harbour for your ship, \d arm(y|ies) aboard/);
  await expect(cards, "the map lies open").toHaveCount(0);
  await expect(page.locator(".progress [aria-current]")).toHaveText("Reinforce");
  await picture(page, "cards-launch");

  const hex = await page.locator(".water").first().boundingBox();
  await touchAt(page, hex.x + hex.width / 2, hex.y + hex.height / 2);
  await asks(page, "place");
  await expect(ships(page)).toHaveCount(before + 1);
  await tap(page.getByRole("button", { name: BUTTON.undo }));
  await asks(page, "harbour");
  await expect(ships(page)).toHaveCount(before);
  const [coast] = await offered(page, "launch-ship");
  await pressKey(page, "/");
  await type(page, `launch ${coast}`);
  await pressKey(page, "Enter");
  await asks(page, "place");
  await expect(ships(page)).toHaveCount(before + 1);
  assertNoProblems(page);
});

test("the dice of a set are shown above its sheet, take no tap and go by themselves", async ({ page }) => {
  await withASet(page, { calm: true });
  await tap(page.getByRole("button", { name: BUTTON.cards }));
  const cards = page.getByRole("dialog", { name: DIALOG.cards });
  await tap(cards.locator(".offer").first());
  const glimpse = page.locator(".glimpse:popover-open");
  await expect(glimpse.locator(".die")).toHaveCount(2);
  await expect(glimpse).toBeVisible();
  await expect(glimpse).toHaveCSS("pointer-events", "none");
  await picture(page, "cards-set-dice");
  await assertAccessible(page);
  await expect(glimpse).toBeHidden();
  await click(cards.getByRole("button", { name: BUTTON.close }));
  await asks(page, "place");
  assertNoProblems(page);
});

test("on a small window the dice of a set are a line over the seats", { tag: "@phone" }, async ({ page }) => {
  for (const size of [SIZES.phone, { width: 844, height: 390 }]) {
    await resize(page, size);
    await withASet(page, { calm: true });
    const seats = await page.locator(".ribbon").boundingBox();
    await tap(page.getByRole("button", { name: BUTTON.cards }));
    await tap(page.getByRole("dialog", { name: DIALOG.cards }).locator(".offer").first());
    const glimpse = page.locator(".glimpse:popover-open");
    await expect(glimpse.locator(".die").last()).toBeVisible();
    await still(page);
    await picture(page, `cards-set-dice-${size.width}`);
    const { x, y, width, height } = await glimpse.boundingBox();
    assert.deepEqual([x, y, width].map(Math.round), [seats.x, seats.y, seats.width].map(Math.round));
    assert.ok(height <= seats.height + 20, `${height} px, over seats of ${seats.height} px`);
    await assertNotTooWide(page);
  }
  assertNoProblems(page);
});

test("a small sign says what it means: on a tap where nothing else is to be done, and by a key", async ({ page }) => {
  await withASet(page, { calm: true });
  const sign = page.locator(".token:not([data-tap]) > .extra.factory").first();
  const token = sign.locator("xpath=..");
  const details = page.getByRole("complementary", { name: PART.details(await token.getAttribute("data-territory")) });
  const { x, y, width, height } = await sign.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(details.locator(".details-sign")).toHaveText(/A factory: its holder gets 2 armies here/);
  await picture(page, "details-sign");
  await assertAccessible(page);
  await token.focus();
  await pressKey(page, "Escape");
  await expect(details).toHaveCount(0);
  await pressKey(page, "i");
  await expect(details.locator(".details-sign")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "A factory: its holder gets 2 armies here" })).toHaveCount(1);
  assertNoProblems(page);
});

/** Plays a set-up and a turn. Neither the bar nor the map may move, whatever they show. */
async function nothingMoves({ page, size }) {
  await visit(page, { calm: true });
  await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "human" } });
  const measured = async (what) => {
    await still(page);
    const box = (selector) => page.locator(selector).first().evaluate((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    });
    const inside = await page.locator(".prompt").evaluate((bar) => {
      const edges = bar.getBoundingClientRect();
      const seen = [...bar.querySelectorAll("button, .sentence")].map((it) => it.getBoundingClientRect()).filter((it) => it.width > 0);
      return seen.every((it) => it.top >= edges.top && it.bottom <= edges.bottom && it.left >= 0 && it.right <= innerWidth);
    });
    assert.ok(inside, `${what}: all of it is in the bar`);
    return { bar: await box(".prompt"), map: await box(".map") };
  };
  const first = await measured("the beginning");
  const unmoved = async (what) => assert.deepEqual(await measured(what), first, what);
  for (let seats = 0; seats < 2; seats += 1) {
    const [from] = await offered(page, "move-from");
    await choose(page, from);
    await unmoved("a source is chosen");
    const view = await page.locator(".world").getAttribute("style");
    const [to] = await offered(page, "move-here");
    await choose(page, to);
    await choose(page, to);
    await asks(page, "rearrange");
    await expect(page.locator("[data-mark=Selected].token"), "the drained source was let go of").toHaveCount(0);
    if (size === "tablet") await expect(page.locator(".world")).toHaveAttribute("style", view);
    await unmoved("two armies were moved");
    await click(page.getByRole("button", { name: BUTTON.doneRearranging, exact: true }));
    await unmoved("a factory");
    await choose(page, (await offered(page, "build-factory"))[0]);
    await unmoved("a ship");
    await choose(page, (await offered(page, "launch-ship"))[0]);
    await takeTheTablet(page);
  }
  await unmoved("reinforcements");
  await click(page.getByRole("button", { name: BUTTON.allAtOnce }));
  await choose(page, (await offered(page, "place"))[0]);
  await unmoved("the campaign");
  const own = await offered(page, "attack-from");
  const others = (await territories(page, /armies/)).filter((name) => !own.includes(name));
  for (const name of others) {
    await choose(page, name);
    if (await page.locator(".refused a").count()) break;
    await pressKey(page, "Escape");
  }
  await expect(page.locator(".refused a")).toHaveCount(1);
  await unmoved("a refusal");
  const { from } = await aim(page);
  const [lies, lay] = [(await measured("an attack")).bar, first.bar].map((bar) => bar.split(" ").map(Number));
  assert.equal(lies[1] + lies[3], lay[1] + lay[3], "its icons keep their place");
  if (size === "phone") assert.ok(lies[3] < lay[3] - 40, "beside a panel the map is left what the bar doesn’t need");
  else assert.deepEqual(lies, lay);
  await choose(page, from);
  await click(page.getByRole("button", { name: BUTTON.hint, exact: true }));
  await expect(page.locator(".prompt .advised")).toBeVisible();
  await unmoved("a hint");
  await click(page.getByRole("button", { name: BUTTON.dismissHint }));
  await unmoved("no hint");
  assertNoProblems(page);
}

test("neither the bar nor the map moves in a set-up and a turn", { tag: ["@tablet", "@phone"] }, nothingMoves);

test.describe("held upright", () => {
  test.use({ viewport: SIZES.portrait });
  test("neither the bar nor the map moves in a set-up and a turn", nothingMoves);
});

test("the seat on turn is in view after a turn of the screen, a change of theme and another screen", async ({ page }) => {
  await withASet(page, { calm: true });
  // The list scrolls a frame or two after its layout has changed.
  const outside = () => page.locator(".seat[aria-current]").evaluate((seat) => {
    const [inner, outer] = [seat, seat.parentElement].map((it) => it.getBoundingClientRect());
    const right = Math.min(outer.right, innerWidth);
    const isIn = inner.left >= outer.left - 1 && inner.right <= right + 1;
    return isIn ? "" : `${seat.dataset.seat} from ${inner.left} to ${inner.right}, where ${outer.left} to ${right} is seen`;
  });
  const inView = (what) => expect.poll(outside, what).toBe("");
  await inView("where there is room for all");
  const narrow = { width: 320, height: 640 };
  await resize(page, narrow);
  await inView("where there is not");
  await expect.poll(() => page.locator(".ribbon ol").evaluate((list) => list.scrollLeft), "it is not seen by itself").toBeGreaterThan(0);
  for (const turned of [{ width: 640, height: 320 }, narrow]) {
    await resize(page, turned);
    await inView("after a turn");
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await inView("after a change of theme");
  await click(page.getByRole("button", { name: BUTTON.menu }));
  await click(page.getByRole("link", { name: LINK.settings }));
  await click(page.getByRole("button", { name: BUTTON.day, exact: true }));
  await page.goBack();
  await expect(page.locator(".table")).toBeAttached();
  await takeTheTablet(page);
  await inView("after the settings");
  assertNoProblems(page);
});
