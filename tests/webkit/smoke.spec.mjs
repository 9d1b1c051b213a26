// The build in WebKit: the first screen, a turn, battles and poker by pointer, saving, computer players, the memory of a long game, and the
// CSS that WebKit supports. `make webkit` runs it.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { Hand } from "../../scripts/hand.mjs";
import { amongComputers, battleAtSea, battleOnLand, contestAlly, load, playTurn } from "../../scripts/turns.mjs";
import { CAMPAIGN } from "../e2e/records.mjs";
import { SIZES } from "../e2e/sizes.mjs";
import { BUTTON, DIALOG, LINK } from "../e2e/words.mjs";
import { memory } from "./memory.mjs";
import { started, visiting } from "./visit.mjs";

/** The most memory that a page may use, in megabytes. Tablets end pages that use about twice as much. */
const MOST = 750;

/** The highest ratio of the memory after a second game to that after the first. */
const MORE = 1.25;

const button = (page, name) => page.getByRole("button", { name }).first();

/** Returns the prompt in which Red is asked this question. */
const asksRed = (page, what) => page.locator(`.prompt[data-seat=Red][data-asks=${what}]`);

for (const size of ["tablet", "phone"]) {
  visiting(`the first screen on a ${size}, and a quick start`, { size }, async (page) => {
    const { width, height } = SIZES[size];
    const window = () => page.evaluate(() => [innerWidth, innerHeight, document.documentElement.scrollWidth]);
    assert.deepEqual(await window(), [width, height, width]);
    await page.getByRole("link", { name: LINK.learn }).waitFor();
    await page.locator(".pictured path").first().waitFor();
    await page.picture(`home-${size}`);

    await button(page, BUTTON.quickStart).tap();
    await page.locator(".table .chart [data-territory]").first().waitFor();
    await page.picture(`quick-start-${size}`);
    assert.deepEqual(await window(), [width, height, width]);
  });
}

visiting("a whole turn by pointer, with a cruise and a landing", {}, async (page) => {
  const hand = new Hand(page);
  await playTurn(hand, () => page.picture("turn"));
  assert.equal(hand.taps["three attacks"], 9);
  assert.equal(hand.taps["cruise and landing"], 5);
});

visiting("a battle on land and one at sea, by pointer", {}, async (page) => {
  const hand = new Hand(page);
  await battleOnLand(hand, () => page.picture("battle-on-land"));
  await page.evaluate(() => { location.hash = "#/"; });
  await page.getByRole("link", { name: LINK.newGame }).waitFor();
  await battleAtSea(hand, () => page.picture("battle-at-sea"));
});

visiting("a hand of poker for an ally", {}, async (page) => {
  const hand = new Hand(page);
  await contestAlly(hand, "contested", () => page.picture("poker"));
  await page.locator(".poker").waitFor({ state: "detached" });
});

visiting("a game is there after each reload, and no other tab plays it", {}, async (page) => {
  await load(page, CAMPAIGN);
  await asksRed(page, "campaign").waitFor();
  for (const end of [BUTTON.endCampaign, BUTTON.doneRearranging]) await button(page, end).tap();
  const asked = () => page.locator(".prompt").evaluate((it) => it.dataset.asks);
  const before = await asked();
  for (let time = 0; time < 3; time += 1) {
    await page.reload();
    await started(page);
    await page.locator(".table .chart [data-territory]").first().waitFor();
    // The lock on a game is requested once the table is shown.
    await page.waitForFunction(async () => (await navigator.locks.query()).held.some(({ name }) => name.startsWith("red-queens/game/")));
    await page.waitForTimeout(500);
    assert.equal(await page.locator(".elsewhere").count(), 0);
    assert.equal(await asked(), before);
  }
});

visiting("computer players think in their worker, and the person is asked again", {}, async (page) => {
  await load(page, CAMPAIGN);
  for (const end of [BUTTON.endCampaign, BUTTON.doneRearranging, BUTTON.noAlly]) await button(page, end).tap();
  await page.until(async () => {
    if (await button(page, BUTTON.letItPass).isVisible()) await button(page, BUTTON.letItPass).tap();
    return asksRed(page, "place").count();
  }, "Red's next turn");
});

visiting("a second long game takes hardly more memory than the first", {}, async (page, webkit) => {
  const over = page.getByRole("dialog", { name: DIALOG.over });
  await load(page, amongComputers({ seats: ["Red", "Blue", "Green", "Yellow", "Purple", "Black"] }));
  await over.waitFor();
  const first = await memory(webkit.driver);
  const game = await page.evaluate(() => location.hash);
  // A tap waits until the page no longer moves, which may only be at the end of the second game.
  await over.getByRole("button", { name: BUTTON.rematch }).tap();
  await page.waitForFunction((game) => location.hash !== game, game);
  await over.waitFor();
  const second = await memory(webkit.driver);
  assert.ok(second < MOST && second < MORE * first, `${first} MB after one game, ${second} MB after two`);
});

/** Declarations that only Safari on phones and tablets supports. */
const OTHERS = /^(-webkit-)?text-size-adjust$|^-webkit-touch-callout$/;

visiting("WebKit understands every declaration in the styles", {}, async (page) => {
  const files = (await readdir("style")).map((file) => readFile(`style/${file}`, "utf8"));
  const rules = (await Promise.all(files)).flatMap((css) => css.replace(/\/\*[^]*?\*\/|@font-face\s*{[^}]*}/g, "").match(/{[^{}]*}/g));
  const declarations = rules.map((rule) => rule.slice(1, -1).split(";").map((it) => it.split(/:(.*)/s).map((part) => part.trim())));
  const unknown = await page.evaluate((all) => {
    const knows = ([name, value]) => name.startsWith("--") || CSS.supports(name, value.replace("!important", ""));
    const helps = (rule, name) => rule.some(([other, value]) => other === `-webkit-${name}` && knows([other, value]));
    return all.flatMap((rule) => rule.filter(([name, value]) => value && !knows([name, value]) && !helps(rule, name)));
  }, declarations);
  assert.deepEqual(unknown.filter(([name]) => !OTHERS.test(name)), []);
});
