// Several people on one tablet tap and type at random: the page never names a card that the current person may not know.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, pressKey } from "./inputs.mjs";
import { expect, shown, started, test, visit } from "./support.mjs";
import { go, keep, kept, prefer } from "./table.mjs";
import { assertCovered, awaited, begin, corner, handOn, named, openCovered, sit, take, untilCovered } from "./tablet.mjs";
import { BUTTON } from "./words.mjs";

/** Returns a generator of numbers below one, the same in every run (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the cards of the person who holds the tablet: territory cards by name, and poker cards as in their corners. */
async function hand(page) {
  await click(page.getByRole("button", { name: BUTTON.log, exact: true }));
  const drawer = page.locator(".drawer");
  await click(drawer.getByRole("button", { name: BUTTON.hand, exact: true }));
  const names = await drawer.locator(".card-name").allInnerTexts();
  const poker = await drawer.locator(".playing-card").evaluateAll((all) => all.map((it) => it.getAttribute("aria-label")));
  const cards = [...names.filter((name) => !/wild/i.test(name)), ...poker.map(corner)];
  const seen = await named(page);
  assert.deepEqual(cards.filter((card) => !seen.includes(card)), [], "what lies open is found");
  await click(drawer.getByRole("button", { name: BUTTON.close }));
  return cards;
}

/**
 * Returns the cards of each person, looked up in a second browser with the same game. There, each person who is asked takes the tablet, and
 * then a computer player plays for them until the tablet goes to the next.
 */
async function secrets(page, twin, { address, people }) {
  const [[id, text]] = Object.entries(await kept(page));
  await keep(twin, id, text);
  await go(twin, address);
  await twin.reload();
  await started(twin);
  await expect(twin.locator(".cover")).toBeVisible();
  const held = {};
  for (let left = people; left > 0; left -= 1) {
    const name = await take(twin);
    held[name] = await hand(twin);
    if (left > 1) await handOn(twin, name);
  }
  return held;
}

const KEYS = ["Escape", "Escape", "Enter", "Tab", "/", "?", "ArrowUp", "ArrowLeft", "p", "u", "l", "Control+z", "Backspace", " "];

/** Controls that end the game, change the players or leave the browser: each has its own test. */
const NOT_AT_RANDOM = /Full screen|Export|Delete|Easy|Normal|Hard|Expert|Human|Bot, |Leave|Join|Start|I am|Rematch|Off$/;

/** Does something at random that a person might do. Returns what it was. */
async function fiddle(page, next) {
  const pick = (all) => all[Math.floor(next() * all.length)];
  const kind = next();
  if (kind < 0.3) {
    const key = pick(KEYS);
    await pressKey(page, key);
    return key;
  }
  if (kind < 0.35) {
    await page.goBack();
    // If the page has moved on, there is no entry to go forward to.
    await page.evaluate(() => history.forward());
    return "back and forth";
  }
  const places = await page.locator("button, summary, [data-territory][aria-label*=': '], [data-ship]").evaluateAll((all, [source]) => all
    .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !new RegExp(source).test(it.textContent + it.ariaLabel))
    .map((it) => ({ box: it.getBoundingClientRect(), what: it.ariaLabel ?? it.textContent }))
    .map(({ box: { x, y, width, height }, what }) => [x + width / 2, y + height / 2, what]), [NOT_AT_RANDOM.source]);
  if (places.length === 0) return "nothing";
  const [x, y, what] = pick(places);
  await page.mouse.click(x, y);
  await shown(page).catch(() => {});
  return what;
}

/** Returns the cards that somebody has shown to everybody. */
const revealed = (page) => page.evaluate(() =>
  [...document.documentElement.textContent.matchAll(/reveals (?:the )?([A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*)*)/g)].map((match) => match[1]));

async function playAtRandom(page, twin, { people, turns, deeds }) {
  await visit(twin);
  await prefer(twin, "pace=Instant");
  const address = await page.evaluate(() => location.hash);
  const next = chance(Number(process.env.CHANCE ?? 1));
  const hidden = [];
  const open = new Set();
  for (let turn = 0; turn < turns; turn += 1) {
    await untilCovered(page);
    const holder = await awaited(page);
    const held = await secrets(page, twin, { address, people });
    await assertCovered(page, holder, `turn ${turn} begins`);
    const done = await fiddle(page, next);
    await assertCovered(page, holder, `${done} before turn ${turn}`);
    await take(page);
    const others = Object.entries(held).flatMap(([name, cards]) => (name === holder ? [] : cards));
    for (let deed = 0; deed < deeds; deed += 1) {
      const what = await fiddle(page, next);
      if (await page.locator(".cover, .poker-pass, .poker-felt").count()) break;
      for (const card of await revealed(page)) open.add(card);
      const seen = await named(page);
      const told = others.filter((card) => seen.includes(card) && !open.has(card));
      assert.deepEqual(told, [], `${holder} is told of others' cards after ${what} in turn ${turn}`);
      hidden.push(...others);
    }
    await go(page, address);
    await page.reload();
    await started(page);
    await expect(page.locator(".table, .cover").first()).toBeAttached();
    if (await awaited(page) !== holder) continue;
    await take(page);
    await handOn(page, holder);
    await take(page);
    await sit(page, holder, "Human");
    await page.reload();
    await started(page);
  }
  return hidden;
}

test("whatever is tapped and typed in Classic, the page names no card of who does not hold the tablet", async ({ page, elsewhere }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await begin(page);
  const hidden = await playAtRandom(page, await elsewhere(), { people: 2, turns: 3, deeds: 12 });
  assert.ok(hidden.length > 20, `${hidden.length} hidden cards`);
});

test("nor does it in Red Queens, with ships and poker cards", async ({ page, elsewhere }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await openCovered(page, await readFile(new URL("sea/turn.txt", import.meta.url), "utf8"));
  const hidden = await playAtRandom(page, await elsewhere(), { people: 3, turns: 3, deeds: 12 });
  const poker = hidden.filter((card) => /[♣♦♥♠]/.test(card));
  assert.ok(poker.length > 10 && hidden.length > poker.length + 10, `${hidden.length} hidden cards, ${poker.length} for poker`);
});
