// A person who plays a game to its end by looking at the page, doing one thing, and looking again. For questions that only some rule sets
// ask, the person follows the hint, like a newcomer. Hands (fingers or keys) press the controls.
import assert from "node:assert/strict";
import { borders } from "./board.mjs";
import { selectOption, tap, touchAt } from "./inputs.mjs";
import { expect, settled, shown } from "./support.mjs";
import { WHO, preset } from "./table.mjs";
import { BUTTON, DIALOG, either, FIELD, LINK, TEXT } from "./words.mjs";

/** Returns the visible centre of a badge, and whether something covers it. */
async function whereabouts(page, name) {
  await settled(page);
  const badge = page.locator(`.token[data-territory="${name}"] .reach`);
  const { x, y, width, height } = await badge.boundingBox();
  const at = [x + width / 2, y + height / 2];
  return [...at, await page.evaluate(([x, y]) => !document.elementFromPoint(x, y)?.closest(".map"), at)];
}

/** Returns hands that touch the screen. */
export const fingers = (page) => ({
  press: tap,

  choose: selectOption,

  /** Taps the badge of a territory, and picks it in the loupe if several are near. */
  async land(name) {
    let [x, y, covers] = await whereabouts(page, name);
    for (let strip = 0; covers && strip < 2; strip += 1) {
      await tap(page.locator(".dock.strip").getByRole("button", { name: BUTTON.gotItOrClose }));
      [x, y, covers] = await whereabouts(page, name);
    }
    assert.ok(!covers, `${name} can be seen`);
    await touchAt(page, x, y);
    const which = page.getByRole("dialog", { name: DIALOG.which });
    if (await which.count()) await tap(which.getByRole("button", { name: new RegExp(name) }));
  },
});

/**
 * Sets up a game from the first screen and starts it.
 *
 * @param {import("@playwright/test").Page} page
 * @param {ReturnType<typeof fingers>} hands
 * @param {{rules: string, seats: Record<string, string>, options?: Record<string, string>}} game seats that are not
 *   named are played by nobody
 */
export async function makeUp(page, hands, { rules, seats, options = {} }) {
  await hands.press(page.getByRole("link", { name: LINK.newGame }));
  await hands.press(preset(page, rules));
  for (const army of ["Red", "Blue", "Green", "Yellow", "Purple", "Black"]) {
    await hands.choose(page.getByLabel(FIELD.playedBy(army)), { index: WHO[seats[army] ?? "nobody"] });
  }
  await hands.choose(page.locator("#first-turn"), { value: "die" });
  if (Object.keys(options).length > 0) await hands.press(page.getByText(TEXT.options, { exact: true }));
  for (const [key, value] of Object.entries(options)) {
    const option = page.locator(`#option-${key}`);
    const group = page.locator("details.option-group", { has: option });
    if (!(await group.evaluate((/** @type {HTMLDetailsElement} */ it) => it.open))) await hands.press(group.locator("summary"));
    await hands.choose(option, { value });
  }
  await hands.press(page.getByRole("button", { name: BUTTON.startGame }));
  await expect(page.locator(".table")).toBeAttached();
}

/** Returns the parts of the page that a person looks at. */
const look = (page) => page.evaluate(() => {
  const prompt = document.querySelector(".prompt");
  const lands = [...document.querySelectorAll(".token[data-territory]")].map((it) => {
    const words = it.getAttribute("aria-label") ?? "";
    return {
      name: it.dataset.territory,
      owner: words.split(", ")[1],
      armies: Number(it.querySelector(".armies")?.textContent ?? 0),
      deed: it.dataset.tap,
      chosen: it.dataset.mark === "Selected",
    };
  });
  const begins = ["place", "attack-from", "move-from"];
  return {
    asks: document.querySelector(".cover") ? "pass" : prompt?.dataset.asks,
    // An ally doesn't attack the army that commands it.
    own: [prompt?.dataset.seat, lands.find(({ deed }) => begins.includes(deed))?.owner],
    sentence: prompt?.querySelector(".sentence")?.innerText,
    dialog: document.querySelector("dialog[open]")?.innerText.trim(),
    lands,
  };
});

/** Returns the territories next to one, as the map shows them. */
const around = (lands, name) => borders(name).map((at) => lands.find((land) => land.name === at)).filter(Boolean);

/** Returns land without an owner, and a neighbouring territory of the player with an army to spare. */
function freeLand(lands, own) {
  const from = lands.filter(({ deed, chosen, armies }) => armies > 1 && (deed === "attack-from" || chosen));
  const all = from.flatMap((from) => around(lands, from.name).filter(({ armies }) => armies === 0).map((to) => ({ from, to })));
  return all.find(({ from }) => own.includes(from.owner));
}

const isFoe = (land, own) => !own.includes(land.owner) && land.armies > 0;

/** Returns the player's territory with the most armies that borders on an enemy. */
function front(lands, own, among) {
  const all = lands.filter(among).sort((a, b) => b.armies - a.armies);
  return all.find((land) => around(lands, land.name).some((next) => isFoe(next, own))) ?? all[0];
}

/** Returns the attack with the largest lead in armies, if any has a lead. */
function bestAttack(lands, own) {
  const all = lands.filter(({ deed, chosen }) => deed === "attack-from" || chosen).flatMap((from) =>
    around(lands, from.name).filter((to) => isFoe(to, own)).map((to) => ({ from, to, ahead: from.armies - to.armies })));
  const [best] = all.sort((a, b) => b.ahead - a.ahead);
  return best?.ahead > 0 ? best : undefined;
}

/** A person at a table. `done` counts the decisions by their names in the page. */
export class Person {
  /** @type {Record<string, number>} */
  done = {};
  moved = false;

  /**
   * @param {import("@playwright/test").Page} page
   * @param {Pick<ReturnType<typeof fingers>, "press" | "land">} hands
   */
  constructor(page, hands) {
    this.page = page;
    this.hands = hands;
  }

  /** Returns the button with this name: in the top dialog, if one is open. */
  async button(name) {
    const above = this.page.locator("dialog[open]").last();
    const within = (await above.count()) ? above : this.page;
    return within.getByRole("button", { name }).locator("visible=true").first();
  }

  async press(name) {
    await this.hands.press(await this.button(name));
  }

  /** The main button of the prompt. */
  get primary() {
    return this.page.locator(".prompt .button.primary");
  }

  /** The element that asks for a decision. */
  get asking() {
    return this.page.locator(".cover, .prompt[data-asks]:not([data-asks=wait])");
  }

  get over() {
    return this.page.getByRole("dialog", { name: DIALOG.over });
  }

  /** Makes all decisions until the game is over. Calls `seen` with the view before each one. */
  async play({ most = 800, seen = async (_view) => {} } = {}) {
    let [last, same] = ["", 0];
    for (let step = 0; step < most; step += 1) {
      await shown(this.page);
      if (await this.over.count()) return;
      const view = await look(this.page);
      if (["wait", undefined].includes(view.asks)) {
        await expect(this.asking.or(this.over).first()).toBeAttached();
        continue;
      }
      if (view.asks === "over") break;
      const sight = JSON.stringify(view);
      same = sight === last ? same + 1 : 0;
      assert.ok(same < 3, `nothing comes of it: ${view.sentence} ${view.dialog ?? ""}`);
      last = sight;
      await seen(view);
      this.done[view.asks] = (this.done[view.asks] ?? 0) + 1;
      await this.decide(view);
    }
    await expect(this.over).toBeVisible();
  }

  async decide(view) {
    const { lands, own, asks } = view;
    switch (asks) {
      case "pass": return this.press(BUTTON.iAmAnybody);
      case "place": return this.place(view);
      case "set": case "set-first": return this.turnIn();
      case "campaign": case "target": return this.campaign(view);
      case "attack": case "battle": return this.roll();
      case "follow": return this.follow();
      case "expand": return this.moveIn();
      case "end": return this.hands.press(this.primary);
      case "transfer": return this.transfer(view);
      case "transfer-to": return this.hands.land(front(lands, own, ({ deed }) => deed === "move-here").name);
      case "showdown": return this.press(either(BUTTON.gotIt, BUTTON.playTheAlly));
      case "move": return this.press(BUTTON.move);
      default: return this.heed();
    }
  }

  async place({ lands, own }) {
    const all = await this.button(BUTTON.allAtOnce);
    if (await all.count()) await this.hands.press(all);
    await this.hands.land(front(lands, own, ({ deed }) => deed === "place").name);
  }

  /** Turns in a set if there is one. */
  async turnIn() {
    const flag = this.page.locator(".toolbar .flag");
    if (!(await this.page.locator("dialog[open]").count())) {
      if (!(await flag.count())) return this.press(BUTTON.keepCards);
      await this.press(BUTTON.cards);
    }
    await this.press(BUTTON.take);
    const close = this.page.getByRole("dialog").getByRole("button", { name: BUTTON.close });
    if (await close.count()) await this.hands.press(close);
  }

  async campaign({ lands, own }) {
    const best = freeLand(lands, own) ?? bestAttack(lands, own);
    if (!best) return this.press(BUTTON.endCampaign);
    if (!best.from.chosen) await this.hands.land(best.from.name);
    await this.hands.land(best.to.name);
  }

  /** Moves all armies, if there is a choice of how many. */
  async follow() {
    const all = await this.button(BUTTON.allOfThem);
    if (await all.count()) await this.hands.press(all);
    await this.press(BUTTON.follow);
  }

  async moveIn() {
    await this.press(BUTTON.moveIn);
  }

  async roll() {
    const on = await this.button(BUTTON.untilEnd);
    await this.hands.press((await on.count()) ? on : await this.button(BUTTON.rollOnce));
  }

  /** Moves armies from inland to the front. */
  async transfer({ lands, own }) {
    const inland = ({ name, deed, armies }) => deed === "move-from" && armies > 2 && !around(lands, name).some((next) => isFoe(next, own));
    const [from] = lands.filter(inland).sort((a, b) => b.armies - a.armies);
    if (!from || this.moved) {
      this.moved = false;
      return this.hands.press(this.primary);
    }
    this.moved = true;
    await this.hands.land(from.name);
  }

  /** Follows the hint. */
  async heed() {
    const doIt = await this.button(BUTTON.doIt);
    if (!(await doIt.count())) await this.press(BUTTON.hint);
    await expect(doIt).toBeVisible();
    await this.hands.press(doIt);
  }
}
