// A world from a seed: chosen, changed, played on, saved and shared.
import assert from "node:assert/strict";
import { click, fill, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, shown, started, test, visit } from "./support.mjs";
import { asks, choose, go, newGame, offered, position, stands } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, TEXT } from "./words.mjs";

const card = (page) => page.locator('.board[data-board="new-world"]');
const name = (page) => page.locator("#world-name");
const start = (page) => page.getByRole("button", { name: BUTTON.startGame });
const map = (page) => page.locator('.world-picture[data-coming="false"] svg path');

/** Returns the outlines of the world on the screen. */
async function outlines(page) {
  await expect(start(page)).toBeEnabled();
  return map(page).evaluateAll((all) => all.map((path) => path.getAttribute("d")).join(""));
}

/** The link to the game on the screen. */
async function linkTo(page) {
  await click(page.getByRole("button", { name: BUTTON.menu, exact: true }));
  await click(page.getByRole("button", { name: BUTTON.shareThisGame, exact: true }));
  const field = page.getByRole("dialog", { name: DIALOG.share }).getByLabel(FIELD.link);
  await expect(field).toHaveValue(/#/);
  return field.inputValue();
}

/** From the next start of the page on, worlds that a worker generates wait for `letWorldsCome`; `worldsWanted` lists the requested ones. */
async function holdWorlds(page) {
  await page.addInitScript(() => {
    const held = new Promise((come) => { window.letWorldsCome = () => come(null); });
    window.worldsWanted = [];
    /** @type {any} */
    const Whole = Worker;
    window.Worker = /** @type {any} */ (class extends Whole {
      constructor(address, options) {
        super(address, options);
        this.drawsWorlds = options.name.startsWith("red-queens/worlds/");
      }

      postMessage(message, ...rest) {
        if (this.drawsWorlds) window.worldsWanted.push(message);
        super.postMessage(message, ...rest);
      }

      get onmessage() {
        return super.onmessage;
      }

      set onmessage(hear) {
        const late = async (event) => {
          if (typeof event.data === "string") await held;
          hear(event);
        };
        super.onmessage = this.drawsWorlds && hear ? late : hear;
      }
    });
  });
}

/** Returns the names of the territories on the map. */
async function onTheMap(page) {
  await shown(page);
  const all = await page.locator("[data-territory]").evaluateAll((found) => found.map((it) => it.dataset.territory));
  return [...new Set(all)].sort();
}

test("a new world is seen, changed, played on, there after a reload, and the same for whoever gets the link", async ({ page, elsewhere }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  await tap(card(page));
  await expect(card(page)).toHaveAttribute("aria-pressed", "true");
  const first = await outlines(page);
  await click(page.locator(".new-world .button"));
  await expect.poll(() => outlines(page)).not.toBe(first);
  const second = await outlines(page);
  await page.locator("#world-water").focus();
  await page.keyboard.press("End");
  await expect.poll(() => outlines(page)).not.toBe(second);
  await expect(name(page)).toHaveValue(/^World-[0-9A-Z]{5}-595$/);
  await fill(name(page), "Atlantis");
  await name(page).blur();
  await expect(page.getByRole("alert").filter({ hasText: "World-QVEEN-555" })).toBeVisible();
  await fill(name(page), "world queen 055");
  await name(page).blur();
  await expect(name(page)).toHaveValue("World-QVEEN-055");
  await expect.poll(() => map(page).count()).toBe(18);
  await assertAccessible(page);
  await assertNotTooWide(page, "the page of a new game");
  await picture(page, "worlds-choice");
  await newGame(page, { board: "new-world", seats: { Red: "human", Blue: "human" } });
  const names = await onTheMap(page);
  assert.equal(names.length, 18);
  await picture(page, "worlds-table");
  const before = await position(page);
  await choose(page, (await offered(page, "place"))[0]);
  await expect.poll(() => position(page)).not.toBe(before);
  const after = await position(page);
  await page.reload();
  await started(page);
  await asks(page, "place");
  await stands(page, after, "after a reload");
  const link = await linkTo(page);
  const other = await elsewhere();
  await other.goto(link);
  await started(other);
  await click(other.getByRole("button", { name: BUTTON.goThroughIt }).first());
  await expect.poll(() => onTheMap(other)).toEqual(names);
  assertNoProblems(page);
  assertNoProblems(other);
});

test("the page answers while a worker draws a world, and only the last world that was chosen meanwhile comes", async ({ page }) => {
  await holdWorlds(page);
  await visit(page, { calm: true });
  await go(page, "#/new");
  await tap(card(page));
  const drawing = page.getByRole("status").filter({ hasText: TEXT.drawingTheWorld });
  await expect(drawing).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.worldsWanted.length)).toBe(1);
  const [first] = await page.evaluate(() => window.worldsWanted);
  await expect(name(page)).toHaveValue(first);
  await fill(name(page), "world queen 055");
  await name(page).blur();
  await expect(name(page)).toHaveValue("World-QVEEN-055");
  await page.locator("#world-water").focus();
  await page.keyboard.press("End");
  await expect(name(page)).toHaveValue("World-QVEEN-095");
  await expect(start(page)).toBeDisabled();
  await picture(page, "worlds-drawing");
  await page.evaluate(() => window.letWorldsCome());
  await expect.poll(() => map(page).count()).toBe(18);
  await expect(start(page)).toBeEnabled();
  await expect(drawing).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.worldsWanted)).toEqual([first, "World-QVEEN-095"]);
  assertNoProblems(page);
});

test("where there are no workers, the page draws the world", async ({ page }) => {
  await page.addInitScript(() => { Reflect.deleteProperty(window, "Worker"); });
  await visit(page, { calm: true });
  await go(page, "#/new");
  await tap(card(page));
  assert.notEqual(await outlines(page), "");
  assertNoProblems(page);
});

/** The worlds that a page has room for. */
const ROOM = 96;

/** Asks for worlds that nobody has seen, one after the other, without waiting until they are drawn. */
async function lookAt(page, count) {
  const names = Array.from({ length: count }, (_, at) => `World-QV${String(at).padStart(3, "0")}-050`);
  await name(page).evaluate((/** @type {HTMLInputElement} */ field, all) => {
    for (const one of all) {
      field.value = one;
      field.dispatchEvent(new Event("change"));
    }
  }, names);
  await expect(name(page)).toHaveValue(names[count - 1]);
}

test("whoever has looked at as many worlds as a page has room for sees more of them, with all that was chosen", async ({ page }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  const named = page.locator(".place input").first();
  await fill(named, "Ann");
  await click(page.locator(".length button").first());
  await tap(card(page));
  await outlines(page);
  await lookAt(page, ROOM - 1);
  const reloaded = page.waitForEvent("load");
  await click(page.locator(".new-world .button"));
  await reloaded;
  await started(page);
  assert.notEqual(await outlines(page), "");
  await expect(page.locator(".new-world .button")).toBeFocused();
  await expect(page.locator(".new-world .button")).toBeInViewport();
  await expect(name(page)).toHaveValue(/^World-[0-9A-Z]{5}-050$/);
  await expect(named).toHaveValue("Ann");
  await expect(page.locator(".length button").first()).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await started(page);
  await expect(named).toHaveValue("");
  assertNoProblems(page);
});

test("a link to a game on a world that the page has no room for opens after a reload", async ({ page, elsewhere }) => {
  await visit(page, { calm: true });
  await go(page, "#/new");
  await tap(card(page));
  // Chance is the same on both devices, and so is the first world.
  await fill(name(page), "world queen 055");
  await name(page).blur();
  await outlines(page);
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  const link = await linkTo(page);
  const other = await elsewhere();
  await other.goto(link.replace(/#.*$/, "#/new"));
  await started(other);
  await tap(card(other));
  await outlines(other);
  await lookAt(other, ROOM - 1);
  await go(other, new URL(link).hash);
  const reload = other.getByRole("alert").getByRole("button");
  await expect(reload).toBeVisible();
  await assertAccessible(other);
  await click(reload);
  await started(other);
  await expect(other.getByRole("heading", { name: "Red and Blue" })).toBeVisible();
  assertNoProblems(other);
});
