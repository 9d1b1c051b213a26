// Games by keyboard alone, by typed commands alone, and by roles and names alone, as with a screen reader.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, pressKey, type } from "./inputs.mjs";
import { followFocus, focused } from "./focus.mjs";
import { assertAccessible, assertNoProblems, expect, picture, shown, still, test as once, visit } from "./support.mjs";
import { asked, asks, chosen, load, newGame, offered, prefer, sentence, territories } from "./table.mjs";
import { Walker, toMap } from "./walker.mjs";
import { BUTTON, DIALOG, FIELD, PART } from "./words.mjs";

// As on a machine without a touch screen.
once.use({ hasTouch: false });

/** The pages of people who prefer reduced motion. */
const calm = new WeakSet();

/** Adds a test with motion and one without, because dialogs open and close differently. */
function test(title, journey, details = {}) {
  once(title, details, journey);
  once(`${title}, without motion`, details, async ({ page }) => {
    calm.add(page);
    await journey({ page });
  });
}

/** Adds a test that plays the first turns of a game. In a soak run, it plays whole games, which takes minutes. */
function testGame(how, play) {
  once(`turns are played ${how}`, ({ page }) => play(page, false));
  test(`a whole game ${how}`, ({ page }) => play(page, true), { tag: "@soak" });
}

const contested = await readFile(new URL("poker/contested.txt", import.meta.url), "utf8");
const position = (name) => readFile(new URL(`sea/${name}.txt`, import.meta.url), "utf8");

/** Starts a game of eight rounds against an easy computer player, with armies placed all at once. Checks focus from its first decision on. */
async function begin(page) {
  await visit(page, { calm: calm.has(page) });
  await prefer(page, "pace=Instant");
  const options = { placing: "all-at-once", victory: "rounds-8" };
  await newGame(page, { seats: { Red: "human", Blue: "easy" }, options });
  await asks(page, "place", "Red");
  followFocus(page);
}


const over = (page) => page.getByRole("dialog", { name: DIALOG.over });

/** The actions of a person in the first turns. */
const DEEDS = ["placed", "attacks", "conquests", "transfers"];

/**
 * Plays the whole game, or until the person has placed, attacked, conquered and moved armies.
 *
 * @param {object} player how a person does things: `place(name)`, `attack(from, to)`, `conquer()`, `follow()`,
 *   `done()`, `turnIn()`, `transfer(from)`: undefined where nothing can be moved
 */
async function playOn(page, isWhole, player) {
  const seen = { placed: 0, attacks: 0, conquests: 0, sets: 0, transfers: 0 };
  for (let step = 0; step < 400; step += 1) {
    if (!isWhole && DEEDS.every((deed) => seen[deed] > 0)) return seen;
    await shown(page);
    const now = (await over(page).count()) ? "over" : await asked(page);
    if (now === "over") break;
    const hasSet = (await page.locator(".toolbar .flag").count()) > 0;
    if (now === "set" && !hasSet) {
      await player.done();
    } else if (["set", "set-first"].includes(now)) {
      await player.turnIn();
      seen.sets += 1;
    } else if (now === "place") {
      const number = Number(/(\d+) arm/.exec(await sentence(page))[1]);
      await player.place(await front(page), number);
      seen.placed += 1;
    } else if (["campaign", "target"].includes(now)) {
      const move = await strongest(page);
      if (seen.conqueredInTurn || !move) {
        seen.conqueredInTurn = false;
        await player.done();
      } else {
        await player.attack(move.from, move.to);
        seen.attacks += 1;
      }
    } else if (["battle", "sea-battle"].includes(now)) {
      await player.conquer();
    } else if (now === "follow") {
      await player.follow();
      seen.conquests += 1;
      seen.conqueredInTurn = true;
    } else if (now === "transfer") {
      const [from] = await offered(page, "move-from");
      if (from && seen.transfers < 3) {
        await player.transfer(from);
        seen.transfers += 1;
      } else {
        await player.done();
      }
    } else {
      await expect(page.locator(".prompt[data-asks]:not([data-asks=wait])").or(over(page)).first()).toBeAttached();
    }
  }
  await expect(over(page)).toBeVisible();
  return seen;
}

/** Returns the player's strongest territory that borders on an enemy. */
async function front(page) {
  const own = await offered(page, "place");
  const borders = await page.evaluate(() => window.borders);
  return own.find((at) => borders[at].some((to) => !own.includes(to))) ?? own[0];
}

/** Returns a territory of the player with at least three armies beside a weaker one. */
async function strongest(page) {
  for (const from of await offered(page, "attack-from")) {
    const near = await page.evaluate((name) => window.borders?.[name], from);
    const words = async (at) => page.locator(`[data-territory="${at}"][aria-label]`).first().getAttribute("aria-label");
    const own = Number(/(\d+) arm/.exec(await words(from))[1]);
    if (own < 3) continue;
    const foes = [];
    for (const at of near ?? []) {
      const told = await words(at);
      if (!/, Red,/.test(told)) foes.push({ at, armies: Number(/(\d+) arm/.exec(told)?.[1] ?? 0) });
    }
    foes.sort((a, b) => a.armies - b.armies);
    if (foes.length > 0 && foes[0].armies < own) return { from, to: foes[0].at };
  }
  return undefined;
}

/** Learns the borders from the details that the key I shows. */
async function learnBorders(page) {
  const borders = {};
  const names = await territories(page, /./);
  await page.getByRole("button", { name: new RegExp(`^${names[0]}, `) }).focus();
  for (const name of names) {
    const token = page.getByRole("button", { name: new RegExp(`^${name}, `) });
    await token.focus();
    if (name === names[0]) await pressKey(page, "i");
    const card = page.getByRole("complementary", { name: PART.details(name) });
    await expect(card).toBeVisible();
    borders[name] = await card.getByRole("list", { name: PART.borders }).getByRole("listitem").locator("span:first-of-type").allInnerTexts();
  }
  await pressKey(page, "Escape");
  await page.evaluate((all) => { window.borders = all; }, borders);
  return borders;
}

function assertPlayed(seen, isWhole) {
  assert.deepEqual(DEEDS.filter((deed) => seen[deed] === 0), []);
  if (!isWhole) return;
  assert.ok(seen.placed >= 4 && seen.attacks >= 4 && seen.conquests >= 3, JSON.stringify(seen));
  assert.ok(seen.sets >= 1, JSON.stringify(seen));
}

/** Presses the Tab key until something with this name has focus. */
async function tabTo(page, name) {
  const isIt = (found) => (typeof name === "string" ? found === name : name.test(found));
  for (let step = 0; step < 90; step += 1) {
    if (isIt(await focused(page))) return;
    // Focus moves at once, and nothing else changes.
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key does not come to ${name}: ${await page.locator("body").innerText()}`);
}

async function tabAndEnter(page, name) {
  await shown(page);
  await tabTo(page, name);
  await pressKey(page, "Enter");
}

testGame("by keyboard alone", async (page, isWhole) => {
  await begin(page);
  await toMap(page);
  const walker = new Walker(page);
  await walker.explore();
  assert.equal(walker.steps.size, 42, "arrow keys lead everywhere");
  await learnBorders(page);
  const seen = await playOn(page, isWhole, {
    place: async (name, number) => {
      if (number > 1) await tabAndEnter(page, BUTTON.allAtOnce);
      await walker.go(name);
      await pressKey(page, "Enter");
    },
    attack: async (from, to) => {
      if (await chosen(page) !== from) {
        await walker.go(from);
        await pressKey(page, "Enter");
        await asks(page, "target");
      }
      await walker.go(to);
      await pressKey(page, "Enter");
      await asks(page, "attack");
      await tabAndEnter(page, BUTTON.untilEnd);
    },
    conquer: () => tabAndEnter(page, BUTTON.untilEnd),
    follow: () => tabAndEnter(page, BUTTON.follow),
    done: () => tabAndEnter(page, BUTTON.done),
    turnIn: async () => {
      if (!(await page.getByRole("dialog").count())) await tabAndEnter(page, BUTTON.cards);
      await tabAndEnter(page, BUTTON.take);
      if (await page.getByRole("dialog", { name: DIALOG.cards }).count()) await pressKey(page, "Escape");
    },
    transfer: async (from) => {
      await walker.go(from);
      await pressKey(page, "Enter");
      await asks(page, "transfer-to");
      await walker.go((await offered(page, "move-here"))[0]);
      await pressKey(page, "Enter");
      await tabAndEnter(page, BUTTON.move);
    },
  });
  assertPlayed(seen, isWhole);
  assertNoProblems(page);
});

const options = (page) => page.getByRole("option").locator("strong").allInnerTexts();
const spelled = (name) => name.replaceAll(" ", "-");

testGame("by typed commands alone", async (page, isWhole) => {
  await begin(page);
  await learnBorders(page);
  await pressKey(page, "/");
  const line = page.getByRole("combobox", { name: FIELD.command });
  await expect(line).toBeVisible();
  const enter = async () => {
    await pressKey(page, "Enter");
    // The line disappears when the game is over, and only then.
    const left = async () => ((await over(page).count()) ? "" : line.inputValue({ timeout: 500 }).catch(() => "no line"));
    await expect.poll(left, "what was typed is taken").toBe("");
  };
  const enterLine = async (text) => {
    await type(page, text);
    await enter();
  };
  /** Completes each word with the first suggestion. */
  const complete = async (text) => {
    await type(page, text);
    while ((await options(page)).length > 0) {
      await pressKey(page, "Tab");
    }
    await enter();
  };
  const seen = await playOn(page, isWhole, {
    place: (name, number) => enterLine(`PLACE ${name.toLowerCase()} ${number} armies`),
    attack: async (from, to) => {
      await enterLine(`attack ${spelled(from)} to ${to.toLowerCase()}`);
      await asks(page, "battle");
    },
    conquer: async () => {
      await type(page, "roll ");
      const [dice] = await options(page);
      await enterLine(`${dice} until conquest`);
    },
    follow: () => complete("advance "),
    done: () => enterLine("done"),
    turnIn: () => complete("turn in "),
    transfer: async (from) => complete(`move ${from.toLowerCase()} `),
  });
  assertPlayed(seen, isWhole);
  assertNoProblems(page);
});

testGame("through roles and names alone", async (page, isWhole) => {
  await begin(page);
  await learnBorders(page);
  // Assistive technology activates elements that it has found by role and name.
  const activate = async (locator) => {
    await locator.first().dispatchEvent("click");
    await shown(page);
  };
  const button = (name) => page.getByRole("button", { name });
  const land = (name) => button(new RegExp(`^${name}, `));
  let heard = "";
  const listen = async () => {
    heard += (await page.getByRole("status").allInnerTexts()).join(" ");
  };
  const seen = await playOn(page, isWhole, {
    place: async (name, number) => {
      if (number > 1) await activate(button(BUTTON.allAtOnce));
      await activate(land(name));
      await listen();
    },
    attack: async (from, to) => {
      if (await chosen(page) !== from) await activate(land(from));
      await asks(page, "target");
      await activate(land(to));
      await activate(page.getByRole("dialog").getByRole("button", { name: BUTTON.untilEnd }));
      await listen();
    },
    conquer: () => activate(button(BUTTON.untilEnd)),
    follow: () => activate(button(BUTTON.follow)),
    done: () => activate(button(BUTTON.done)),
    turnIn: async () => {
      if (!(await page.getByRole("dialog").count())) await activate(button(BUTTON.cards));
      await activate(page.getByRole("dialog").getByRole("button", { name: BUTTON.take }));
      const cards = page.getByRole("dialog", { name: DIALOG.cards });
      if (await cards.count()) await activate(cards.getByRole("button", { name: BUTTON.close }));
    },
    transfer: async (from) => {
      await activate(land(from));
      await activate(button(BUTTON.moveHere));
      await activate(page.getByRole("dialog").getByRole("button", { name: BUTTON.move }));
    },
  });
  assertPlayed(seen, isWhole);
  for (const told of [/Red places \d+ in/, /→.*conquered/, /attack, or end/]) assert.match(heard, told);
  assertNoProblems(page);
});

test("words are completed, mistakes are explained, lines come back", async ({ page }) => {
  await begin(page);
  const line = page.getByRole("combobox", { name: FIELD.command });
  await pressKey(page, "/");
  await expect(line).toBeVisible();
  await expect(page.getByRole("option", { name: /^garrison|^deploy/ })).toBeVisible();
  await picture(page, "commands");
  await assertAccessible(page);

  await type(page, "fly Brazil");
  await pressKey(page, "Enter");
  await expect(page.getByText("“fly” is not an action.")).toBeVisible();
  await fill(line, "attack Brazil Peru");
  await pressKey(page, "Enter");
  await expect(page.locator(".commands-told .rule-link")).toBeVisible();

  await fill(line, "");
  await type(page, "pl");
  await pressKey(page, "ArrowDown");
  await expect(line).toHaveAttribute("aria-activedescendant", /./);
  const chosen = await line.getAttribute("aria-activedescendant");
  await expect(page.locator(`#${chosen}`)).toContainText(/garrison|deploy/);
  await pressKey(page, "Enter");
  await expect(line).toHaveValue(/^(garrison|deploy) $/);
  await pressKey(page, "ArrowDown");
  await pressKey(page, "Tab");
  const said = (await line.inputValue()) + "1";
  await type(page, "1");
  await pressKey(page, "Enter");
  await expect(line).toHaveValue("");
  await pressKey(page, "ArrowUp");
  await expect(line).toHaveValue(said);
  await pressKey(page, "Escape");
  await expect(line).toHaveCount(0);
  assertNoProblems(page);
});

test("keys that choose among the words of an input method are for it alone", async ({ page }) => {
  await begin(page);
  await pressKey(page, "/");
  const line = page.getByRole("combobox", { name: FIELD.command });
  await fill(line, "fly Brazil");
  const compose = (how) => line.evaluate((it, { key, isComposing, keyCode }) => {
    const event = new KeyboardEvent("keydown", { key, isComposing, bubbles: true, cancelable: true });
    Object.defineProperty(event, "keyCode", { value: keyCode });
    return it.dispatchEvent(event);
  }, how);
  for (const key of ["Enter", "Tab", "ArrowUp"]) {
    for (const how of [{ key, isComposing: true, keyCode: 13 }, { key, isComposing: false, keyCode: 229 }]) {
      assert.ok(await compose(how), `${key} is left to the input method`);
    }
  }
  await expect(line).toHaveValue("fly Brazil");
  await expect(page.getByText("“fly” is not an action.")).toHaveCount(0);
  await pressKey(page, "Enter");
  await expect(page.getByText("“fly” is not an action.")).toBeVisible();
  assertNoProblems(page);
});

test("an empty line of commands lets the tab key go on", async ({ page }) => {
  await begin(page);
  for (const typed of ["", " "]) {
    const line = await openLine(page);
    await type(page, typed);
    await pressKey(page, "Tab");
    await expect(page.getByRole("button", { name: BUTTON.runCommand, exact: true })).toBeFocused();
    await pressKey(page, "Shift+Tab");
    await expect(line).toBeFocused();
    await expect(line).toHaveValue(typed);
    await pressKey(page, "Escape");
    await expect(line).toHaveCount(0);
  }
  assertNoProblems(page);
});

test("help tells what can be done now", async ({ page }) => {
  await begin(page);
  await pressKey(page, "?");
  const help = page.getByRole("dialog", { name: DIALOG.help });
  await expect(help.getByText(/^(garrison|deploy)$/)).toBeVisible();
  await expect(help.getByText("Long press")).toBeVisible();
  await picture(page, "help");
  await assertAccessible(page);
  await pressKey(page, "Escape");
  await expect(help).toHaveCount(0);
  await click(page.getByRole("button", { name: BUTTON.menu }));
  await click(page.getByRole("button", { name: BUTTON.typeCommand }));
  await expect(page.getByRole("combobox", { name: FIELD.command })).toBeVisible();
  assertNoProblems(page);
});

/** Opens the command line, and waits for it. */
async function openLine(page) {
  await shown(page);
  await pressKey(page, "/");
  const line = page.getByRole("combobox", { name: FIELD.command });
  await expect(line).toBeVisible();
  return line;
}

test("bets at poker are typed as well", async ({ page }) => {
  await visit(page, { calm: calm.has(page) });
  await prefer(page, "pace=Instant");
  await load(page, contested);
  followFocus(page);
  await click(page.getByRole("button", { name: BUTTON.iAm("Blue") }));
  await expect(page.getByRole("dialog", { name: DIALOG.ally })).toBeVisible();
  const line = await openLine(page);
  await type(page, "ally ");
  await pressKey(page, "Tab");
  await pressKey(page, "Enter");
  await expect(line).toHaveValue("");
  await type(page, "con");
  await pressKey(page, "Tab");
  await pressKey(page, "Enter");
  await expect(line, "another person contests without leaving the line").toHaveValue("");
  // The command line stays above the dialogs.
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "combobox");
  await picture(page, "commands-poker");
  assertNoProblems(page);
});

test("a ship is sent to a territory by a line", async ({ page }) => {
  await visit(page, { calm: calm.has(page) });
  await load(page, await position("embark"));
  followFocus(page);
  await click(page.getByRole("button", { name: BUTTON.iAmAnybody }));
  await openLine(page);
  await type(page, "sail ");
  const [ship] = await options(page);
  if (ship) {
    await type(page, `${ship} to eg`);
    await expect(page.getByRole("option", { name: /^Egypt/ })).toBeVisible();
  }
  assertNoProblems(page);
});

once("without ships, the Tab key doesn't stop at the sea", async ({ page }) => {
  await begin(page);
  const stops = [];
  for (let key = 0; key < 40; key += 1) {
    await pressKey(page, "Tab");
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName));
  }
  assert.ok(stops.some((stop) => / arm(y|ies)/.test(stop)), `the map is among ${stops.join(", ")}`);
  assert.ok(!stops.includes(PART.sea), `the sea is among ${stops.join(", ")}`);
  assertNoProblems(page);
});

const card = (page, name) => page.getByRole("complementary", { name: PART.details(name) });

/** Returns the visible centre of a badge. */
async function badge(page, name) {
  const box = await page.locator(`[data-territory="${name}"]`).first().locator(".reach").boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("details come by resting the mouse and by a key", async ({ page }) => {
  await begin(page);
  await still(page);
  const at = await badge(page, "Brazil");
  await page.mouse.move(at.x, at.y, { steps: 2 });
  await expect(card(page, "Brazil").getByText(/South America/)).toBeVisible();
  const box = await card(page, "Brazil").boundingBox();
  const inside = at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height;
  assert.ok(!inside, "the card stands beside its territory");
  await picture(page, "details-hover");
  await page.mouse.move(at.x, at.y - 300);
  await expect(card(page, "Brazil")).toHaveCount(0);

  await page.getByRole("button", { name: /^Ukraine, / }).focus();
  await pressKey(page, "i");
  await expect(card(page, "Ukraine")).toBeVisible();
  await assertAccessible(page);
  await pressKey(page, "ArrowRight");
  await expect(card(page, "Ural")).toBeVisible();
  await pressKey(page, "Escape");
  await expect(card(page, "Ural")).toHaveCount(0);
  assertNoProblems(page);
});
