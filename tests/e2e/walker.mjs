// Moving over the map with the arrow keys.
import { pressKey } from "./inputs.mjs";
import { expect, shown } from "./support.mjs";

const KEYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** Finds the keys from any territory to any other by trying them. */
export class Walker {
  /**
   * The territory that each key leads to, from each territory.
   *
   * @type {Map<string, Map<string, string>>}
   */
  steps = new Map();

  /** @param {import("@playwright/test").Page} page */
  constructor(page) {
    this.page = page;
  }

  at() {
    return this.page.evaluate(() => document.activeElement?.getAttribute("data-territory"));
  }

  async press(key) {
    const from = await this.at();
    await pressKey(this.page, key);
    const to = await this.at();
    this.steps.get(from).set(key, to);
  }

  /** Returns the keys to the nearest wanted territory. */
  way(from, wanted) {
    const ways = new Map([[from, []]]);
    for (const [at, keys] of ways) {
      if (wanted(at)) return keys;
      for (const [key, to] of this.steps.get(at) ?? []) if (to && !ways.has(to)) ways.set(to, [...keys, key]);
    }
    return undefined;
  }

  /**
   * Goes to the nearest territory with an untried key, and tries one there, if possible towards a territory. Returns `false` if all keys
   * have been tried.
   */
  async learn(towards = "") {
    const untried = (at) => KEYS.find((key) => !this.steps.get(at)?.has(key));
    const at = await this.at();
    if (!this.steps.has(at)) this.steps.set(at, new Map());
    const way = this.way(at, (place) => untried(place));
    if (!way) return false;
    await this.follow(way);
    const there = await this.at();
    if (!this.steps.has(there)) this.steps.set(there, new Map());
    const sorted = towards ? await this.towards(there, towards) : KEYS;
    const key = sorted.find((key) => !this.steps.get(there).has(key));
    if (key) await this.press(key);
    return true;
  }

  /** Returns the keys, those first that lead from one territory towards another on the screen. */
  towards(from, to) {
    return this.page.evaluate(([keys, from, to]) => {
      const [here, there] = [from, to].map((name) => document.querySelector(`.token[data-territory="${name}"]`).getBoundingClientRect());
      const [x, y] = [there.x - here.x, there.y - here.y];
      const along = { ArrowRight: x, ArrowDown: y, ArrowLeft: -x, ArrowUp: -y };
      return keys.toSorted((a, b) => along[b] - along[a]);
    }, [KEYS, from, to]);
  }

  /** Presses the keys of a known way. */
  async follow(way) {
    for (const key of way) {
      const next = this.steps.get(await this.at()).get(key);
      await this.page.keyboard.press(key);
      if (await this.at() !== next) await shown(this.page);
    }
  }

  async explore() {
    while (await this.learn());
  }

  /** Goes to a territory, and tries as many keys on the way as necessary. */
  async go(to) {
    await toMap(this.page);
    const way = async () => this.way(await this.at(), (at) => at === to);
    while (!(await way()) && await this.learn(to));
    await this.follow(await way());
    await expect.poll(() => this.at()).toBe(to);
  }
}

/** Presses the Tab key until a territory on the map has focus. */
export async function toMap(page) {
  for (let step = 0; step < 90; step += 1) {
    if (await page.evaluate(() => document.activeElement?.getAttribute("data-territory"))) return;
    await pressKey(page, "Tab");
  }
  throw new Error("the tab key does not come to the map");
}
