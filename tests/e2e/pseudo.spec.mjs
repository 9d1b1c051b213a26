// The pseudo-language, ?lang=qps: text outside of ⟦brackets⟧ was left in the code, and text that overflows would also overflow in other
// languages. Nothing is found by its words here.
import { readFile } from "node:fs/promises";
import { click, fill, pressKey, resize, setInputFiles, type } from "./inputs.mjs";
import { CAMPAIGN } from "./records.mjs";
import { expect, picture, SIZES, started, still, test } from "./support.mjs";
import { choose, go } from "./table.mjs";

const { territories } = JSON.parse(await readFile(new URL("../../crates/engine/data/board.json", import.meta.url), "utf8"));

/** The names of places on the board. */
const PLACES = [
  ...territories.flatMap(({ name, lines, coast }) => [name, ...lines, ...coast]),
  "North America", "South America", "Africa", "Asia", "Europe", "Australia", "Indian",
];
/** Typed texts that are no commands. */
const TYPED = ["xyz", "alxyz"];
/** The names of the people at the table. */
const PEOPLE = { Red: "Rosa", Blue: "Bela", Green: "Gwen", Yellow: "Yara" };

/** All names that may appear outside of brackets. */
const NAMES = [...PLACES, ...TYPED, ...Object.values(PEOPLE)].sort((one, other) => other.length - one.length);
/** Ids of rules, and ranks and suits as in the corners of cards. */
const SIGNS = /(?<![\p{L}\d])(?:[A-Z]{1,2}\d+|[JQKA](?=[♣♦♥♠]|\s*$))(?![\p{L}\d])/gu;

/** Elements without text to translate: code, notation, keys, user input, names of rule sets, ranks of cards. */
const NO_TEXT = [
  "script", "style", "noscript", "code", "pre", "textarea", "kbd", ".chapter i", ".card-rank", ".card-index", ".card-letter",
  "#command-offers strong",
];

/** Returns a text without its allowed parts. A text that was cut short has lost its closing bracket. */
function left(text) {
  let rest = text.replace(/⟦[^⟦⟧]*…$/, " ");
  for (let before; before !== rest;) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, " ");
  }
  for (const name of NAMES) rest = rest.replaceAll(name, " ");
  return rest.replace(SIGNS, " ");
}

/** Returns all text of the page, visible or spoken, shown or not yet, and where it is. */
function said(noText) {
  const found = [["title", document.title]];
  const place = (element, part) => {
    const path = [];
    for (let it = element; it && it !== document.body && path.length < 4; it = it.parentElement) {
      path.unshift(it.tagName.toLowerCase() + [...it.classList].map((name) => `.${name}`).join(""));
    }
    return path.join(" > ") + (part ? ` [${part}]` : "");
  };
  const isText = (element) => !element.closest(noText);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (isText(node.parentElement)) found.push([place(node.parentElement), node.nodeValue]);
  }
  for (const name of ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "alt", "placeholder"]) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      if (isText(element) && !(name === "placeholder" && element.role === "combobox")) found.push([place(element, name), element.getAttribute(name)]);
    }
  }
  return found;
}

/** Returns the elements that are too wide for their place or the window, unless that is intended. */
function tooWide() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth + 1 ? [`the page: ${scrollWidth} px in ${clientWidth}`] : [];
  const isCut = (style) => style.textOverflow === "ellipsis";
  const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
  const inScroller = (element) => element && (scrolls(element) || inScroller(element.parentElement));
  const things = "button, .button, label, legend, h1, h2, h3, summary, th, dt, .panel, .prompt, .dock, dialog";
  for (const element of document.body.querySelectorAll(things)) {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || element.closest(".visually-hidden, svg")) continue;
    // Lines of the log extend into the margin, so that they can be tapped there.
    if (element.matches(":has(> .log-jump)")) continue;
    const what = `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 60)}”`;
    const inline = style.display === "inline";
    if (!inline && !isCut(style) && !scrolls(element) && element.scrollWidth > element.clientWidth + 1) {
      found.push(`${what}: ${element.scrollWidth} px in ${element.clientWidth}`);
    }
    if ((box.left < -1 || box.right > innerWidth + 1) && !inScroller(element.parentElement)) {
      found.push(`${what}: ${Math.round(box.left)} to ${Math.round(box.right)}`);
    }
  }
  return found;
}

/** Fails if the screen has text that was left in the code, or text that is too wide in any size. */
async function inspect(page, screen) {
  await test.step(screen, async () => {
    await still(page);
    const texts = await page.evaluate(said, NO_TEXT.join());
    const unknown = texts.filter(([, text]) => /\p{L}/u.test(left(text)));
    expect.soft(unknown, `${screen}: what was left in the code`).toEqual([]);
    for (const size of ["tablet", "phone", "desktop"]) {
      await resize(page, SIZES[size]);
      await still(page);
      await picture(page, `pseudo-${screen}-${size}`);
      const found = await page.evaluate(tooWide);
      expect.soft(found, `${screen}, ${size}: what is too wide`).toEqual([]);
    }
    await resize(page, SIZES.tablet);
    await still(page);
  });
}

async function visit(page, hash = "") {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`./?lang=qps${hash}`);
  await started(page);
}

/** Opens a game of people with their own names, and with a number as its title. */
async function open(page, record) {
  await visit(page);
  const named = record.replace(/^(player (\w+)) "\w+"/gm, (_, head, army) => `${head} "${PEOPLE[army]}"`);
  const file = { name: "1.txt", mimeType: "text/plain", buffer: Buffer.from(named) };
  await setInputFiles(page.locator("input[type=file]"), file);
  await expect(page.locator(".table, .cover").first()).toBeAttached();
}

/** Returns a tool of the table, counted from the end: the menu, before it the log. */
const tool = (page, fromEnd) => page.locator(".prompt .toolbar button").nth(-fromEnd);

/** Unfolds everything that can be unfolded. */
const unfold = (page) => page.evaluate(() => {
  for (const details of document.querySelectorAll("details")) details.open = true;
});

for (const [screen, hash, prepare] of /** @type {[screen: string, hash: string, prepare?: (page: import("@playwright/test").Page) => Promise<void>][]} */ ([
  ["home", ""],
  ["new-game", "#/new", unfold],
  ["settings", "#/settings"],
  ["rulebook", "#/rules", unfold],
  ["lessons", "#/learn", (page) => expect(page.locator(".lesson").first()).toBeVisible()],
  ["bots", "#/bots"],
  ["no-bot", "#/bots/nobody"],
  ["no-game", "#/game/nothing"],
])) {
  test(`${screen} has all its words from the files`, async ({ page }) => {
    await visit(page, hash);
    await prepare?.(page);
    await inspect(page, screen);
  });
}

test("a bot and its test match have all their words from the files", async ({ page }) => {
  await visit(page, "#/bots");
  await click(page.locator(".chips .primary"));
  await expect(page.locator(".code textarea")).toBeVisible();
  await click(page.locator("details.panel summary"));
  await fill(page.locator(".code textarea"), "function decide() { return 7; }");
  await click(page.locator(".trial-order .primary"));
  await expect(page.locator(".incidents li").first()).toBeVisible();
  await click(page.locator(".trial-order .primary"));
  await inspect(page, "bot");
});

test("a table on land has all its words from the files", async ({ page }) => {
  await open(page, CAMPAIGN);
  await inspect(page, "table");
  await click(tool(page, 2));
  const pages = page.locator(".drawer .dock-head .chip");
  for (let at = 0; at < await pages.count(); at += 1) {
    await click(pages.nth(at));
    await inspect(page, `drawer-${at + 1}`);
  }
  await pressKey(page, "Escape");
  await click(tool(page, 1));
  await inspect(page, "menu");
  await pressKey(page, "Escape");
  await pressKey(page, "?");
  await inspect(page, "help");
  await pressKey(page, "Escape");
  await pressKey(page, "/");
  await inspect(page, "commands");
  await type(page, "attack al");
  await inspect(page, "commands-typed");
  await type(page, TYPED[0]);
  await pressKey(page, "Enter");
  await inspect(page, "commands-refused");
  await pressKey(page, "Escape");
  const alaska = page.locator('[data-territory="Alaska"][aria-label]').first();
  await alaska.focus();
  await pressKey(page, "i");
  await inspect(page, "details");
  await pressKey(page, "Escape");
  await choose(page, "Alaska");
  await inspect(page, "target");
  await choose(page, "Kamchatka");
  await inspect(page, "plan");
  await click(page.locator(".dock .primary").first());
  await inspect(page, "battle");
});

test("a list of games has all its words from the files", async ({ page }) => {
  await open(page, CAMPAIGN);
  await go(page, "#/");
  await expect(page.locator("li.game")).toBeVisible();
  await inspect(page, "home-game");
  await click(page.locator(".game-actions button").first());
  await inspect(page, "home-rename");
});

for (const name of ["sea/turn", "sea/two-against-two", "sea/purchase", "poker/contested", "turn/lost", "land/four-flanks"]) {
  test(`${name} has all its words from the files`, async ({ page }) => {
    const screen = name.replace("/", "-");
    await open(page, await readFile(new URL(`${name}.txt`, import.meta.url), "utf8"));
    await still(page);
    const mine = page.locator(".cover .primary");
    if (await mine.count()) {
      await inspect(page, `${screen}-cover`);
      await click(mine);
    }
    await inspect(page, screen);
    const cards = page.locator(".toolbar .cards");
    if (await cards.count() && !(await page.locator("dialog[open]").count())) {
      await click(cards);
      await inspect(page, `${screen}-cards`);
    }
  });
}

test("a lesson has all its words from the files", async ({ page }) => {
  await visit(page, "#/learn");
  await click(page.locator(".lesson").nth(1).locator(".button").first());
  await expect(page.locator(".coach")).toBeVisible();
  await inspect(page, "lesson");
  await go(page, "#/learn");
  await click(page.locator(".lesson .button").first());
  await expect(page.locator(".coach.slim")).toBeVisible();
  await inspect(page, "first-game");
});
