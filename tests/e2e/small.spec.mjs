// Small windows: everything that a decision needs is visible without scrolling.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { resize, tap } from "./inputs.mjs";
import { assertNoProblems, expect, picture, settled, test, visit } from "./support.mjs";
import { asks, choose, load, newGame, prefer, untilCampaign } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const PHONE = { width: 390, height: 844 };
const LOW = { width: 844, height: 390 };
const PORTRAIT = { width: 768, height: 1024 };

/** Returns a record up to a prompt that it marks. */
async function before(file, prompt) {
  const record = await readFile(new URL(`prompts/${file}.txt`, import.meta.url), "utf8");
  return record.slice(0, record.indexOf(`# prompt: ${prompt}\n`));
}

/** Runs in the page: returns `true` if an element is visible as a whole, neither scrolled away nor covered. */
function isSeen(it) {
  const { left, right, top, bottom } = it.getBoundingClientRect();
  const corners = [[left + 1, top + 1], [right - 1, top + 1], [left + 1, bottom - 1], [right - 1, bottom - 1]];
  const isIn = (found) => found && (it.contains(found) || found.contains(it));
  return right > left && corners.every(([x, y]) => isIn(document.elementFromPoint(x, y)));
}

/** Waits until an element is visible without scrolling. */
async function assertSeen(thing, what) {
  await settled(thing.page());
  await expect.poll(() => thing.evaluate(isSeen), `${what} is seen`).toBe(true);
}

/** Opens an attack that can be made in each of the three ways. */
async function attackMongolia(page) {
  await load(page, await readFile(new URL("land/four-flanks.txt", import.meta.url), "utf8"));
  await choose(page, "China");
  await choose(page, "Mongolia");
}

for (const [name, size] of Object.entries({ phone: PHONE, low: LOW })) {
  test(`after a roll, the chance is seen together with the main button (${name})`, async ({ page }) => {
    await resize(page, size);
    await visit(page, { calm: true });
    await prefer(page, "pace=Instant");
    await attackMongolia(page);
    await tap(page.getByRole("button", { name: BUTTON.rollOnce }));
    await asks(page, "battle");
    await settled(page);
    await picture(page, `rolled-${name}`);
    await assertSeen(page.locator(".dock .chance strong"), "the chance");
    await assertSeen(page.locator(".dock .button.primary"), "the main button");
    assertNoProblems(page);
  });
}

test("the names of the attack types are whole on a phone", async ({ page }) => {
  await resize(page, PHONE);
  await visit(page, { calm: true });
  await attackMongolia(page);
  const names = page.locator(".attack-cards .chip > span");
  await expect(names).toHaveCount(3);
  const cut = () => names.evaluateAll((all) => all.filter((it) => {
    const [box, chip] = [it.getBoundingClientRect(), it.closest(".chip").getBoundingClientRect()];
    return it.getClientRects().length > 1 || box.left < chip.left || box.right > chip.right;
  }).map((it) => it.textContent));
  await expect.poll(cut, "names that are cut or broken").toEqual([]);
  await picture(page, "kinds-phone");
  assertNoProblems(page);
});

test("a long sentence has the bar of a low window grow to two lines and no third", async ({ page }) => {
  await resize(page, LOW);
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await newGame(page, { options: { placing: "all-at-once" } });
  await untilCampaign(page);
  const long = "Maximilian for Green: attack, or end your campaign before the others begin theirs.";
  await page.locator(".prompt .sentence").evaluate((it, text) => { it.textContent = text; }, long);
  await settled(page);
  await picture(page, "low-long");
  const { height } = await page.locator(".prompt").boundingBox();
  assert.ok(height < 80, `the bar is ${height} px high`);
});

test("the panel in which an attacked player reveals cards leaves most of a tablet to the map", async ({ page }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await load(page, await before("nautical-1", "Reveal"));
  await asks(page, "reveal");
  await settled(page);
  await picture(page, "reveal-tablet");
  await expect(page.locator(".dock .territory-card").first()).toBeVisible();
  const { height } = await page.locator(".dock").boundingBox();
  assert.ok(height < 420, `the panel is ${height} px high`);
  assertNoProblems(page);
});

test("all seats are visible with what they hold, in every window", async ({ page }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  const seats = Object.fromEntries(["Red", "Blue", "Green", "Yellow", "Purple", "Black"].map((army) => [army, army === "Red" ? "human" : "easy"]));
  await newGame(page, { seats, options: { placing: "all-at-once" } });
  await asks(page, "place", "Red");
  for (const [name, size] of Object.entries({ phone: PHONE, low: LOW, portrait: PORTRAIT })) {
    await resize(page, size);
    await settled(page);
    await picture(page, `seats-${name}`);
    const seats = page.locator(".seat");
    await expect(seats).toHaveCount(6);
    for (const seat of await seats.all()) {
      await assertSeen(seat, `a seat (${name})`);
      await assertSeen(seat.locator(".called"), `a name (${name})`);
      await assertSeen(seat.locator(".counts > span").first(), `what a seat holds (${name})`);
    }
    await expect(page.locator(".seat[aria-current]")).toHaveAttribute("data-seat", "Red");
  }
  assertNoProblems(page);
});
