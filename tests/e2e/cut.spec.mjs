// No text is cut off on the seats at the poker table or on cards, in any window.
import { readFile } from "node:fs/promises";
import { click, resize, tap } from "./inputs.mjs";
import { button, contest, playToTheEnd } from "./poker.mjs";
import { SIZES } from "./sizes.mjs";
import { expect, picture, still, test, visit } from "./support.mjs";
import { load, prefer } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const WINDOWS = { ...SIZES, low: { width: 844, height: 390 } };
const read = (name) => readFile(new URL(name, import.meta.url), "utf8");
const { territories } = JSON.parse(await read("../../crates/engine/data/board.json"));

/** The longest texts of a seat. Hands are in bold. */
const ACTIONS = ["keeps all cards", "2 from stash", "raises by 12 to 15", "Three of a kind", "Straight flush", "Four of a kind"];

/** Runs in the page: returns the texts that don't fit in a seat, and restores each seat's own text. */
function cutAtSeats(sayings) {
  const found = [];
  for (const said of document.querySelectorAll(".poker-said")) {
    const before = [...said.childNodes];
    const seat = said.closest(".poker-seat");
    for (const words of sayings) {
      const bold = document.createElement("strong");
      bold.textContent = words;
      said.replaceChildren(/^[A-Z]/.test(words) ? bold : words);
      const range = document.createRange();
      range.selectNodeContents(said);
      const [text, room] = [range, seat].map((it) => it.getBoundingClientRect());
      const isCut = said.scrollWidth > said.clientWidth + 1 || text.right > room.right || text.bottom > room.bottom;
      const others = [...seat.querySelectorAll(".playing-card, .card-back, .poker-stakes:not(:empty)")].map((it) => it.getBoundingClientRect());
      const isCovered = others.some((it) => Math.min(it.right, text.right) - Math.max(it.left, text.left) > 1 && Math.min(it.bottom, text.bottom) - Math.max(it.top, text.top) > 4);
      if (isCut || isCovered) found.push(`${seat.dataset.at}: ${words}, ${[text, room].map((it) => [it.width, it.height].map(Math.round)).join(" in ")}`);
    }
    said.replaceChildren(...before);
  }
  return found;
}

/** Runs in the page: returns the names that are wider than a card, or broken within a word. */
function cutOnCards(names) {
  const found = [];
  for (const card of document.querySelectorAll(".territory-card")) {
    const name = card.querySelector(".card-name");
    const before = name.textContent;
    for (const words of names) {
      name.textContent = words;
      const range = document.createRange();
      range.selectNodeContents(name);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
      const [text, room] = [range, card].map((it) => it.getBoundingClientRect());
      if (lines > words.split(" ").length || text.left < room.left + 1 || text.right > room.right - 1 || card.scrollHeight > card.clientHeight) {
        found.push(`${Math.round(room.width)} px: ${words}`);
      }
    }
    name.textContent = before;
  }
  return [...new Set(found)];
}

async function inEachWindow(page, what, check) {
  for (const [size, viewport] of Object.entries(WINDOWS)) {
    await resize(page, viewport);
    await still(page);
    await picture(page, `cut-${what}-${size}`);
    await expect.poll(check, `${what}, ${size}`).toEqual([]);
  }
  await resize(page, SIZES.tablet);
}

const atSeats = (page, what) => inEachWindow(page, what, () => page.evaluate(cutAtSeats, ACTIONS));

/** Somebody calls an ally, and everybody else contests it. */
async function sitDown(page, record, caller, ally) {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, await read(record));
  await click(page.getByRole("button", { name: BUTTON.iAm(caller) }));
  await tap(page.locator(`[data-ally="${ally}"]`));
}

test("what four players say at the poker table is never cut, nor at the showdown", async ({ page }) => {
  await sitDown(page, "poker/contested.txt", "Blue", "Black");
  await contest(page, tap);
  await atSeats(page, "four");
  await playToTheEnd(page, tap);
  await atSeats(page, "showdown");
});

test("what five players say at the poker table is never cut", async ({ page }) => {
  await sitDown(page, "poker/five.txt", "Green", "Black");
  for (const name of ["Yellow", "Purple", "Red", "Blue"]) {
    await expect(page.locator(".poker-pass", { hasText: name })).toBeVisible();
    await tap(button(page, BUTTON.contest));
  }
  await expect(page.locator(".poker-pass", { hasText: "Green" })).toBeVisible();
  await tap(button(page, BUTTON.playPoker));
  await expect(page.locator(".poker-felt")).toBeVisible();
  await atSeats(page, "five");
});

test("every name of a territory fits its card", async ({ page }) => {
  await visit(page);
  await load(page, await read("sea/purchase.txt"));
  await still(page);
  const mine = page.getByRole("button", { name: BUTTON.iAmAnybody });
  if (await mine.count()) await click(mine);
  await tap(page.getByRole("button", { name: BUTTON.cards }));
  await expect(page.locator(".territory-card").first()).toBeVisible();
  const names = territories.map(({ name }) => name);
  await inEachWindow(page, "cards", () => page.evaluate(cutOnCards, names));
});
