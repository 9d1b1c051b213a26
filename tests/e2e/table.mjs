// A person at the table: sets up games, taps territories, and reads what is stored.
import { borders } from "./board.mjs";
import { click, press, pressKey, selectOption, setInputFiles } from "./inputs.mjs";
import { expect, shown, started } from "./support.mjs";
import { BUTTON, FIELD, TEXT } from "./words.mjs";

/** The kinds of players, by their positions in the list. */
export const WHO = { human: 0, elsewhere: 1, easy: 2, computer: 3, hard: 4, expert: 5, nobody: 6 };
const PREFIX = "red-queens/game/";

/** Sets the preferences of the page from its next start on. */
export const preferFromStart = (page, preferences) =>
  page.addInitScript((text) => localStorage.setItem("red-queens/preferences", text), preferences);

/** Restarts the page with these preferences. */
export async function prefer(page, preferences) {
  await preferFromStart(page, preferences);
  await page.reload();
  await started(page);
}

/** Goes to a screen by its address. */
export async function go(page, hash) {
  await page.evaluate((to) => { location.hash = to; }, hash);
}

/** Returns the card of a rule set on the page of a new game. */
export const preset = (page, name) => page.locator(".preset").filter({ has: page.getByText(name, { exact: true }) });

/** Chooses a board on the page of a new game, and waits until it is loaded. */
export async function chooseBoard(page, name) {
  await click(page.locator(`.board[data-board="${name}"]`));
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeEnabled();
}

/**
 * Sets up a game and starts it.
 *
 * @param {import("@playwright/test").Page} page
 * @param {{rules?: string, board?: string, seats?: Record<string, string>, bots?: Record<string, string>, options?: Record<string, string>, first?: string}} [game]
 *   seats that are not named are played by nobody; `bots` names what people wrote as it is named in the list
 */
export async function newGame(page, { rules = "Classic", board = "", seats = { Red: "human", Blue: "computer" }, bots = {}, options = {}, first = "die" } = {}) {
  await go(page, "#/new");
  await click(preset(page, rules));
  if (board) await chooseBoard(page, board);
  for (const army of ["Red", "Blue", "Green", "Yellow", "Purple", "Black"]) {
    await selectOption(page.getByLabel(FIELD.playedBy(army)), { index: WHO[seats[army] ?? "nobody"] });
  }
  for (const [army, bot] of Object.entries(bots)) await selectOption(page.getByLabel(FIELD.playedBy(army)), bot);
  await selectOption(page.locator("#first-turn"), first);
  if (Object.keys(options).length > 0) await click(page.getByText(TEXT.options, { exact: true }));
  for (const [key, value] of Object.entries(options)) await setOption(page, key, value);
  await click(page.getByRole("button", { name: BUTTON.startGame }));
  await expect(page.locator(".table, .cover, .gathering").filter({ visible: true }).first()).toBeVisible();
}

/** Unfolds the details of the open panel, if they are folded. */
export async function unfold(page) {
  const button = page.getByRole("button", { name: BUTTON.details, exact: true }).first();
  if (await button.getAttribute("aria-expanded") === "false") await click(button);
}

/** Sets an option in the workshop, which must be open. */
export async function setOption(page, key, value) {
  const select = page.locator(`#option-${key}`);
  const group = page.locator("details.option-group", { has: select });
  if (!(await group.evaluate((it) => it.open))) await click(group.locator("summary"));
  await selectOption(select, value);
}

/** Opens a game from the text of its record, on the first screen. */
export async function load(page, record) {
  const file = { name: "journey.txt", mimeType: "text/plain", buffer: Buffer.from(record) };
  await setInputFiles(page.getByLabel(FIELD.gameFile), file);
  await expect(page.locator(".table")).toBeAttached();
  await expect(page.locator("[data-territory]").first()).toBeAttached();
}

/** Returns the names of the territories whose spoken labels match, those with the most armies first. */
export const territories = (page, pattern) => among(page, ({ words }) => pattern.test(words));

/** Returns the names of the territories where a tap does one of these things, those with the most armies first. */
export const offered = (page, ...deeds) => among(page, ({ deed }) => deeds.includes(deed));

async function among(page, is) {
  await shown(page);
  const found = page.locator("[data-territory]");
  const all = await found.evaluateAll((list) =>
    list.map((it) => ({
      name: it.dataset.territory,
      deed: it.dataset.tap,
      words: it.getAttribute("aria-label") ?? "",
      armies: Number(it.querySelector(".armies")?.textContent ?? 0),
    })),
  );
  return all.filter(is).sort((a, b) => b.armies - a.armies).map(({ name }) => name);
}

/** Selects a territory, like a tap. */
export async function choose(page, name) {
  await press(page.locator(`[data-territory="${name}"][aria-label]`).first(), "Enter");
}

const bar = (page) => page.locator(".prompt .sentence");

/** Returns the text of the prompt. */
export async function sentence(page) {
  await shown(page);
  return bar(page).innerText();
}

/** Waits until the text of the prompt matches. */
export const says = (page, pattern) => expect(bar(page)).toHaveText(pattern);

/** Returns the name of the current question in the page. */
export async function asked(page) {
  await shown(page);
  return page.locator(".prompt").getAttribute("data-asks");
}

/** Waits until this question, or one of these, is asked: of an army, if one is given. */
export async function asks(page, names, army) {
  const bar = page.locator(army ? `.prompt[data-seat=${army}]` : ".prompt");
  await expect(bar).toHaveAttribute("data-asks", new RegExp(`^(${[names].flat().join("|")})$`));
}

/** Waits until a territory has this mark on the map. */
export const marked = (page, name, mark) =>
  expect(page.locator(`[data-territory="${name}"][data-mark="${mark}"]`)).toBeAttached();

/** Returns the territory that is selected for an attack, if there is one. */
export async function chosen(page) {
  if (await asked(page) !== "target") return undefined;
  return page.locator("[data-mark=Selected][data-territory]").getAttribute("data-territory");
}

/** Places all armies on the strongest front. */
export async function placeAll(page) {
  while (await asked(page) === "place") {
    const all = page.getByRole("button", { name: BUTTON.allAtOnce });
    if (await all.count()) await click(all);
    const own = await offered(page, "place");
    await choose(page, own.find((at) => borders(at).some((to) => !own.includes(to))) ?? own[0]);
  }
}

/** Opens an attack from the strongest territory that can attack, on its strongest target. Returns both. */
export async function aim(page) {
  // After a battle, the attacking territory is still selected.
  const before = await chosen(page);
  for (const from of [before, ...await offered(page, "attack-from")].filter(Boolean)) {
    if (from !== before) await choose(page, from);
    await asks(page, "target");
    const [to] = await offered(page, "attack");
    if (to) {
      await choose(page, to);
      await asks(page, "attack");
      return { from, to };
    }
  }
  throw new Error("there is nothing to attack");
}

/** Waits for one of these buttons, or for something else, and presses the first of the buttons that is there. */
export async function pressAny(page, names, other) {
  const buttons = names.map((name) => page.getByRole("button", { name, exact: true }).first());
  await expect(buttons.reduce((all, button) => all.or(button), other).first()).toBeAttached();
  for (const button of buttons) {
    if (!(await button.count())) continue;
    await click(button);
    return;
  }
}

/** Opens the log, and waits until the last turns match all of these patterns. */
export async function logged(page, ...patterns) {
  await click(page.getByRole("button", { name: BUTTON.log, exact: true }));
  for (const pattern of patterns) await expect(page.locator(".log")).toContainText(pattern, { useInnerText: true });
  await pressKey(page, "Escape");
}

/** Returns the stored games by id. */
export async function kept(page) {
  return page.evaluate((prefix) => Object.fromEntries(
    Object.entries(localStorage).filter(([key]) => key.startsWith(prefix)).map(([key, text]) => [key.slice(prefix.length), text]),
  ), PREFIX);
}

/** Waits until exactly these games are stored. */
export const keeps = (page, games) => expect.poll(() => kept(page)).toEqual(games);

/** Waits until the stored games differ from these. */
export const keepsOther = (page, games, what) => expect.poll(() => kept(page), what).not.toEqual(games);

/** Waits until this many games are stored. */
export const keepsGames = (page, number, what) => expect.poll(async () => Object.keys(await kept(page)).length, what).toBe(number);

/** Replaces the text of a stored game. */
export async function keep(page, id, text) {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [PREFIX + id, text]);
}

/** Returns the map in words and the dice on the table, which are equal in equal positions. */
export async function position(page) {
  await shown(page);
  const words = await page.locator("[data-territory]").evaluateAll((all) => all.map((it) => it.getAttribute("aria-label")));
  const dice = await page.locator(".dock").allTextContents();
  return JSON.stringify([words, dice]);
}

/** Waits until the map and the dice are those of a position. */
export const stands = (page, before, what) => expect.poll(() => position(page), what).toBe(before);

/** Returns the names of the territories on the map. */
export async function onTheMap(page) {
  await shown(page);
  const all = await page.locator("[data-territory]").evaluateAll((found) => found.map((it) => it.dataset.territory));
  return [...new Set(all)].sort();
}

/** Places one army on the first possible territory. */
export async function placeOne(page) {
  const before = await position(page);
  await choose(page, (await offered(page, "place"))[0]);
  await expect.poll(() => position(page)).not.toBe(before);
}

/** Plays until Red is in its campaign, whoever plays first. */
export async function untilCampaign(page) {
  for (;;) {
    await asks(page, ["place", "campaign"]);
    if (await asked(page) === "campaign") return;
    await placeAll(page);
  }
}
