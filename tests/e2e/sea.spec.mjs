// Ships: by touch, by mouse and by keyboard, from the positions in sea/ (see tests/journeys).
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { check, click, fill, press, pressKey, tap, touchAt } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, expect, picture, settled, test, visit } from "./support.mjs";
import { asked, asks, load, logged, pressAny, sentence, unfold } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, PART, TEXT } from "./words.mjs";

/** Opens a position. Returns the action that it was made for. */
async function setOut(page, name) {
  await visit(page);
  const record = await readFile(new URL(`sea/${name}.txt`, import.meta.url), "utf8");
  await load(page, record);
  await takeTheTablet(page);
  await settled(page);
  return record.trimEnd().split("# journey: ")[1];
}

async function takeTheTablet(page) {
  await click(page.getByRole("button", { name: BUTTON.iAmAnybody }));
  await expect(page.locator(".cover")).toHaveCount(0);
}

const ship = (page, number) => page.locator(`[data-ship="${number}"]`);
const territory = (page, name) => page.locator(`[data-territory="${name}"][aria-label]`);
const crew = async (page, number) => Number(await ship(page, number).locator(".crew").textContent());
const owner = (page, number) => ship(page, number).getAttribute("data-seat");

/** Returns the position of an element on the map. */
async function place(page, what) {
  await settled(page);
  const box = await what.locator(".reach").boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps an element on the map with a finger. */
async function touch(page, what) {
  const { x, y } = await place(page, what);
  await touchAt(page, x, y);
}

/** The prompts that can follow a battle. */
const AFTERWARDS = ["follow", "succeed", "campaign", "target", "ship", "pass"];
const OVER = AFTERWARDS.map((asks) => `.prompt[data-asks=${asks}]`).join();

/** Fights a battle to its end with the proposed answers, until the attacker can do something else. */
async function playOut(page, look = async (_sentence) => {}) {
  const suggestions = [BUTTON.iAmAnybody, BUTTON.cutDeck, BUTTON.sendNone, BUTTON.untilEnd, BUTTON.letItSink, BUTTON.yesDoIt];
  for (let step = 0; step < 60; step += 1) {
    await settled(page);
    if (AFTERWARDS.includes(await asked(page))) {
      if (!(await page.getByRole("button", { name: BUTTON.iAmAnybody }).count())) return;
    }
    await look(await sentence(page));
    await pressAny(page, suggestions, page.locator(OVER));
  }
  throw new Error(`the battle does not end: ${await sentence(page)}`);
}

test("on a phone the bar has no empty row beside a cruise, and other shores are in sight", { tag: "@phone" }, async ({ page }) => {
  const deed = await setOut(page, "cruise");
  const [, number] = /cruise (\d+)/.exec(deed);
  const before = await page.locator(".prompt").boundingBox();
  await press(ship(page, number), "Enter");
  await click(page.getByRole("button", { name: BUTTON.rollForCruise }));
  await asks(page, "cruise");
  await settled(page);
  await picture(page, "cruise-phone");
  const bar = await page.locator(".prompt").boundingBox();
  assert.ok(bar.height < before.height - 40, `the bar is ${bar.height} px high, and was ${before.height}`);
  const edge = await page.locator(".dock").boundingBox();
  const groups = page.locator(".calls");
  for (const group of await groups.all()) {
    const first = await group.locator(".call").first().boundingBox();
    assert.ok(first.y + first.height <= edge.y + edge.height, "a shore of each kind is in sight");
  }
  await tap(page.getByRole("button", { name: BUTTON.hint }));
  await expect(page.locator(".water.hinted"), "the hint marks its hex").toHaveCount(1);
  await assertAccessible(page);
  assertNoProblems(page);
});

test("two ships against two, by touch", async ({ page }) => {
  const deed = await setOut(page, "two-against-two");
  const [, one, first, other, second] = /engage (\d+) by (\d+) and (\d+) by (\d+)/.exec(deed);
  for (const number of [first, one]) await touch(page, ship(page, number));
  const plan = page.getByRole("dialog", { name: DIALOG.battleAtSea });
  await tap(plan.getByRole("button", { name: BUTTON.attacks(second, other) }));
  const engagements = plan.getByRole("group", { name: PART.againstShip });
  await expect(engagements).toHaveCount(2);
  for (const engagement of await engagements.all()) {
    await expect(engagement.locator(".kind").first()).toHaveText(/\d\s%Normal$/);
    await expect(engagement.locator(".kind").nth(1)).toHaveText(/\d\s%Committed$/);
  }
  await picture(page, "two-against-two");
  await assertAccessible(page);
  await tap(plan.getByRole("button", { name: BUTTON.attack, exact: true }));
  const seen = new Set();
  await playOut(page, async (said) => {
    if (seen.has(said) || await asked(page) === "pass") return;
    seen.add(said);
    await assertAccessible(page);
  });
  const battles = [[first, one], [second, other]].map(([own, enemy]) => `Ship ${own} → ship ${enemy}`);
  await logged(page, `at sea: ship ${first} against ship ${one}; ship ${second} against ship ${other}`, ...battles);
  assertNoProblems(page);
});

test("two ships against one of each of two opponents, who are told of their own losses", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  const deed = await setOut(page, "two-opponents");
  const [, one, first, other, second] = /engage (\d+) by (\d+) and (\d+) by (\d+)/.exec(deed);
  const attacker = await owner(page, first);
  const opponents = [await owner(page, one), await owner(page, other)];
  assert.equal(new Set([attacker, ...opponents]).size, 3);
  await press(ship(page, first), "Enter");
  await press(ship(page, one), "Enter");
  const plan = page.getByRole("dialog", { name: DIALOG.battleAtSea });
  await tap(plan.getByRole("button", { name: BUTTON.attacks(second, other) }));
  await expect(plan.getByRole("group", { name: PART.againstShip })).toHaveCount(2);
  await settled(page);
  await picture(page, `two-opponents-${size}`);
  await assertAccessible(page);
  await tap(plan.getByRole("button", { name: BUTTON.attack, exact: true }));
  const seen = new Set();
  await playOut(page, async (said) => {
    const [army] = said.split(/[ ,:]/);
    if (!seen.has(army)) await assertAccessible(page);
    seen.add(army);
  });
  const battles = [[first, one, opponents[0]], [second, other, opponents[1]]];
  await logged(page, ...battles.flatMap(([own, enemy, of]) => [
    `${attacker} attacks ${of} at sea: ship ${own} against ship ${enemy}.`,
    `Ship ${own} → ship ${enemy} (${of})`,
  ]));
  assertNoProblems(page);
});

test("a landing with a land flank takes the shore", { tag: "@phone" }, async ({ page }) => {
  const deed = await setOut(page, "landing-with-a-land-flank");
  const [, to, size, number, from] = /flank (\S+) (\d+) from ship (\d+) (\S+)/.exec(deed);
  const [target, land] = [to, from].map((name) => name.replaceAll("-", " "));
  const before = await territory(page, target).getAttribute("data-seat");
  await press(ship(page, number), "Enter");
  await tap(page.getByRole("button", { name: BUTTON.landOn(target) }));
  await tap(page.getByText(TEXT.flanking, { exact: true }));
  await unfold(page);
  const blocks = page.getByRole("group", { name: PART.blocks });
  await expect(blocks.getByText(land)).toBeVisible();
  await assertAccessible(page);
  await fill(page.getByRole("spinbutton", { name: FIELD.block }), size);
  const stake = page.getByRole("switch", { name: FIELD.stakeShip });
  if (await stake.count()) await check(stake);
  await tap(page.getByRole("button", { name: BUTTON.untilEnd }));
  await playOut(page);
  await expect(territory(page, target)).not.toHaveAttribute("data-seat", before);
  assertNoProblems(page);
});

test("a ship whose armies are lost is taken by its captives", async ({ page }) => {
  const deed = await setOut(page, "commandeered");
  const [, to, size, number, from] = /flank (\S+) (\d+) from ship (\d+) (\S+)/.exec(deed);
  const [mine, theirs] = [await owner(page, number), await territory(page, to.replaceAll("-", " ")).getAttribute("data-seat")];
  await press(ship(page, number), "Enter");
  await tap(page.getByRole("button", { name: BUTTON.landOn(to.replaceAll("-", " ")) }));
  await tap(page.getByText(TEXT.flanking, { exact: true }));
  await unfold(page);
  const side = page.getByRole("group", { name: from.replaceAll("-", " "), exact: true });
  for (let blocks = Number(await side.locator("strong").innerText()); blocks > 1; blocks -= 1) await tap(side.getByLabel(FIELD.oneBlockFewer));
  await fill(page.getByRole("spinbutton", { name: FIELD.block }), size);
  const until = page.getByRole("button", { name: BUTTON.untilEnd });
  await expect(until, "what may cost the ship is asked first").toBeDisabled();
  await check(page.getByRole("switch", { name: FIELD.stakeShip }));
  await tap(until);
  await playOut(page);
  assert.notEqual(mine, theirs);
  await expect(ship(page, number)).toHaveAttribute("data-seat", theirs);
  await logged(page, /captive arm(y takes|ies take) over ship \d+ from/);
  assertNoProblems(page);
});

test("a pirate comes ashore and has land again", { tag: "@phone" }, async ({ page }) => {
  const deed = await setOut(page, "pirate-comes-ashore");
  const [, number, to] = /land (\d+) (\S+)/.exec(deed);
  const target = to.replaceAll("-", " ");
  const pirate = await owner(page, number);
  await expect(page.locator(`.token[data-seat="${pirate}"]`), "no land").toHaveCount(0);
  await touch(page, ship(page, number));
  await tap(page.getByRole("button", { name: BUTTON.landOn(target) }));
  await tap(page.getByRole("button", { name: BUTTON.untilEnd }));
  await playOut(page);
  await expect(territory(page, target)).toHaveAttribute("data-seat", pirate);
  assertNoProblems(page);
});

test.describe("without a touch screen", () => {
  test.use({ hasTouch: false });

  test("a cruise by keyboard alone: to the ship, over the hexes, to the shore", async ({ page }) => {
    const deed = await setOut(page, "cruise");
    const [, number] = /cruise (\d+)/.exec(deed);
    const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
    await page.locator('.token[tabindex="0"]').focus();
    for (let presses = 0; (await focused()) !== `ship-${number}`; presses += 1) {
      assert.ok(presses < 30, "S leads to the ship");
      await pressKey(page, "s");
    }
    await pressKey(page, "Enter");
    await press(page.getByRole("button", { name: BUTTON.rollForCruise }), "Enter");
    await page.waitForFunction(() => document.activeElement?.matches("[data-hex]"));
    await picture(page, "cruise");
    await assertAccessible(page);
    const before = await focused();
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]) {
      if ((await focused()) === before) await pressKey(page, key);
    }
    await expect.poll(focused, "an arrow key leads to another hex").not.toBe(before);
    await expect(page.locator(":focus")).toHaveAttribute("aria-label", /boat length/);
    await pressKey(page, "Enter");
    await asks(page, "ship");
    await logged(page, /Ship \d+ (sails|stays)/);
    assertNoProblems(page);
  });

  test("armies are dragged aboard with the mouse, as many as one likes", async ({ page }) => {
    const deed = await setOut(page, "embark");
    const [, number, from] = /embark (\d+) (\S+)/.exec(deed);
    const before = await crew(page, number);
    const [start, end] = [await place(page, territory(page, from.replaceAll("-", " "))), await place(page, ship(page, number))];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 5 });
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await page.mouse.up();
    const dialog = page.getByRole("dialog", { name: DIALOG.aboard });
    await click(dialog.getByRole("button", { name: BUTTON.oneFewer }));
    await click(dialog.getByRole("button", { name: BUTTON.takeAboard }));
    await asks(page, "ship");
    await expect.poll(() => crew(page, number)).toBeGreaterThan(before);
    assertNoProblems(page);
  });
});
