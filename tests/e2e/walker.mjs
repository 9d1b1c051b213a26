// The way over the map by arrow keys.
import { pressKey } from "./deeds.mjs";
import { expect, shown } from "./support.mjs";

const KEYS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** The keys that lead from any territory to any other, found by walking. */
export class Walker {
  /**
   * Where each key leads from each territory.
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

  /** The keys to the nearest territory that is wanted. */
  way(from, wanted) {
    const ways = new Map([[from, []]]);
    for (const [at, keys] of ways) {
      if (wanted(at)) return keys;
      for (const [key, to] of this.steps.get(at) ?? []) if (to && !ways.has(to)) ways.set(to, [...keys, key]);
    }
    return undefined;
  }

  /** Tries a key that was not tried, where the nearest one is; there one that leads towards a territory. Whether there is one. */
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

  /** The keys, those first that lead from one territory towards another as the map lies. */
  towards(from, to) {
    return this.page.evaluate(([keys, from, to]) => {
      const [here, there] = [from, to].map((name) => document.querySelector(`.token[data-territory="${name}"]`).getBoundingClientRect());
      const [x, y] = [there.x - here.x, there.y - here.y];
      const along = { ArrowRight: x, ArrowDown: y, ArrowLeft: -x, ArrowUp: -y };
      return keys.toSorted((a, b) => along[b] - along[a]);
    }, [KEYS, from, to]);
  }

  /** Presses the keys of a way that is known. */
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

  /** Goes to a territory, and learns on the way as much as that takes. */
  async go(to) {
    await toMap(this.page);
    const way = async () => this.way(await this.at(), (at) => at === to);
    while (!(await way()) && await this.learn(to));
    await this.follow(await way());
    await expect.poll(() => this.at()).toBe(to);
  }
}

/** Presses the tab key until the map has the keyboard. */
export async function toMap(page) {
  for (let step = 0; step < 90; step += 1) {
    if (await page.evaluate(() => document.activeElement?.getAttribute("data-territory"))) return;
    await pressKey(page, "Tab");
  }
  throw new Error("the tab key does not come to the map");
}
