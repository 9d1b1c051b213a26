// An attack from several sides: the possible losses are visible before it begins, and the dice once they have settled.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, expect, inEveryLook, looks, picture, still, test, visit } from "./support.mjs";
import { choose, load, prefer, unfold } from "./table.mjs";
import { BUTTON } from "./words.mjs";

/** Red is about to attack Mongolia from four sides, in the notation of records. */
const FOUR_FLANKS = await readFile(new URL("land/four-flanks.txt", import.meta.url), "utf8");

/** Red is about to place twelve armies, and can attack from Argentina. */
const TURN = await readFile(new URL("sea/turn.txt", import.meta.url), "utf8");

/** Selects Mongolia as the target. The best attack comes from two sides. */
async function plan(page) {
  await load(page, FOUR_FLANKS);
  await choose(page, "China");
  await choose(page, "Mongolia");
}

/** Waits until an element is visible without scrolling and not covered. */
async function assertSeen(thing, what) {
  const isSeen = () => thing.evaluate((it) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const corners = [[left + 1, top + 1], [right - 1, top + 1], [left + 1, bottom - 1], [right - 1, bottom - 1]];
    const isIn = (found) => found && (it.contains(found) || found.contains(it));
    return corners.every(([x, y]) => isIn(document.elementFromPoint(x, y)));
  });
  await expect.poll(isSeen, `${what} is seen`).toBe(true);
}

test("what a flanking attack may cost is seen before it begins", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await visit(page, { calm: true });
  await plan(page);
  const dock = page.locator(".dock");
  await dock.evaluate((it) => { it.querySelector(".dock-body").scrollTop = 0; });
  await still(page);
  const card = dock.locator(".kinds .chip:has(:checked)");
  await expect(card).toHaveText(/^\d+\s%Flanking\d+ × \d$/);
  await assertSeen(card, "the chance");
  await assertSeen(dock.getByText(/If these armies fall, .*Siberia.* can’t act again/), "what it costs to lose");
  const own = dock.locator(".side").first();
  await assertSeen(own, "who attacks");
  await expect(own).toHaveText(/China and Siberia\s+8$/, { useInnerText: true });
  await picture(page, `four-flanks-${size}`);
  await assertAccessible(page);
  await unfold(page);
  // The buttons stay visible at the end of the panel, and cover only what has been scrolled past them.
  await dock.locator(".odds-figures").evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
  await assertSeen(dock.locator(".odds-figures"), "what is lost");
  await picture(page, `four-flanks-details-${size}`);
  await assertAccessible(page);
  assertNoProblems(page);
});

/** Places twelve armies in Argentina, and selects Peru as the target. */
async function planFromArgentina(page) {
  await prefer(page, "pace=Instant orders=Cut");
  await load(page, TURN);
  await tap(page.getByRole("button", { name: BUTTON.iAmAnybody }));
  await tap(page.getByRole("button", { name: BUTTON.allAtOnce }));
  await choose(page, "Argentina");
  await choose(page, "Argentina");
  await choose(page, "Peru");
}

test("the best attack comes first and is chosen; blocks are chips, and its dice lie on the map", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await visit(page, { calm: true });
  await planFromArgentina(page);
  const cards = page.locator(".kinds .chip");
  await expect(cards).toHaveCount(3);
  await expect(cards.first().getByRole("radio")).toBeChecked();
  await expect(cards.first()).toHaveText(/\s%Flanking\d+ × 2$/);
  await picture(page, `kinds-${size}`);
  await assertAccessible(page);
  const three = page.locator(".sizes .chip").filter({ hasText: "× 3" });
  await tap(three);
  await expect(three).toHaveAttribute("aria-pressed", "true");
  await expect(cards.first()).toHaveText(/\d+ × 3$/);
  await tap(page.getByRole("button", { name: BUTTON.untilEnd, exact: true }));
  const mark = page.locator(".battle-mark");
  await expect(mark.locator("[data-seat] rect").first()).toBeVisible();
  await expect(mark.locator(".lost").first()).toHaveText(/^−\d+$/);
  await picture(page, `battle-on-the-map-${size}`);
  await assertAccessible(page);
  assertNoProblems(page);
});

/** Runs in the page: returns how legible the pips of each die are, for each army that could roll it. */
function readability(armies) {
  const paper = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const paint = (over, { fill, opacity }) => {
    paper.globalAlpha = 1;
    paper.fillStyle = over;
    paper.fillRect(0, 0, 1, 1);
    paper.globalAlpha = Number(opacity);
    paper.fillStyle = fill;
    paper.fillRect(0, 0, 1, 1);
    return `rgb(${paper.getImageData(0, 0, 1, 1).data.slice(0, 3).join()})`;
  };
  const light = (rgb) => {
    const [r, g, b] = rgb.match(/\d+/g).map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const read = (die, army) => {
    die.dataset.seat = army;
    const [body, pip] = [".die-body", ".die-pip"].map((part) => getComputedStyle(die.querySelector(part)));
    const ground = paint(getComputedStyle(die.closest(".roll-group")).backgroundColor, body);
    const [dark, bright] = [ground, paint(ground, pip)].map(light).sort((a, b) => a - b);
    const cross = die.querySelector(".die-cross");
    const isCovered = Boolean(cross && cross.compareDocumentPosition(die.querySelector(".die-pip")) & Node.DOCUMENT_POSITION_PRECEDING);
    return { army, lost: die.classList.contains("lost"), contrast: (bright + 0.05) / (dark + 0.05), isCovered };
  };
  return [...document.querySelectorAll(".roll-group .die")].flatMap((die) => {
    const { seat } = die.dataset;
    const all = armies.map((army) => read(die, army));
    die.dataset.seat = seat;
    return all;
  });
}

test("dice read whether they win or lose, whosever they are, by day and by night", async ({ page }) => {
  await visit(page, { calm: true });
  await plan(page);
  await tap(page.getByRole("button", { name: BUTTON.rollOnce }));
  await expect(page.locator(".roll-group .die.lost").first()).toBeVisible();
  const all = looks(["tablet"]).filter(({ size }) => size === "tablet");
  await inEveryLook(page, all, async (size, palette) => {
    await picture(page, `dice-${size}-${palette}`);
    const dice = await page.evaluate(readability, ["Red", "Blue", "Green", "Yellow", "Purple", "Black"]);
    assert.ok(dice.some(({ lost }) => lost) && dice.some(({ lost }) => !lost));
    assert.deepEqual(dice.filter(({ contrast, isCovered }) => contrast < 4.5 || isCovered), []);
  });
  assertNoProblems(page);
});
