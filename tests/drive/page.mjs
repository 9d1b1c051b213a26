// A page in a browser that Playwright can't drive. It has the part of Playwright's API that a `Hand` needs, so the same code plays a turn
// in every browser.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { still } from "../../scripts/still.mjs";
import { find } from "./find.mjs";

/** The longest to wait for the page, in milliseconds. */
const PATIENCE = 60_000;

/** Returns a value as source text. */
const source = (value) => (value instanceof RegExp ? String(value) : Array.isArray(value) ? `[${value.map(source)}]`
  : value && typeof value === "object" ? `{${Object.entries(value).map(([key, it]) => `${JSON.stringify(key)}: ${source(it)}`)}}`
    : JSON.stringify(value) ?? "undefined");

/** WebDriver's codes for keys that aren't characters. */
const KEYS = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };

/**
 * A browser tab, driven by its own protocol. Functions are passed as source text.
 *
 * @typedef {object} Tab
 * @property {string} browser names the folder of the pictures
 * @property {string} folder a place for files
 * @property {() => Promise<string[]>} problems the errors and warnings that the page has logged so far
 * @property {(url: string) => Promise<void>} goto resolves once the page is loaded, as `reload` does
 * @property {() => Promise<void>} reload
 * @property {(source: string) => Promise<void>} beforeAll runs a function whenever a page starts, before its own scripts
 * @property {(source: string) => Promise<string | undefined>} evaluate calls an async function in the page
 * @property {(actions: object[]) => Promise<void>} act performs input actions, as the W3C describes them
 * @property {() => Promise<string>} screenshot a PNG in base64
 * @property {(source: string, path: string) => Promise<void>} upload gives a file to the input that the function returns
 * @property {() => Promise<void>} close also forgets what the page stored
 */

export class Page {
  touchscreen = { tap: (x, y) => this.touch(x, y) };

  keyboard = { press: (key) => this.press(key) };

  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab;
  }

  /** The errors and warnings that the page has logged. */
  problems = () => this.tab.problems();

  goto = (url) => this.tab.goto(url);
  reload = () => this.tab.reload();
  close = () => this.tab.close();

  /** Runs a function whenever a page starts, before its own scripts. */
  addInitScript = (what, ...args) => this.tab.beforeAll(`() => (${what})(...${source(args)})`);

  async evaluate(what, ...args) {
    const value = await this.tab.evaluate(`async () => JSON.stringify(await (${what})(...${source(args)}))`);
    return value === undefined ? undefined : JSON.parse(value);
  }

  async waitForFunction(what, ...args) {
    await this.until(() => this.evaluate(what, ...args), String(what));
  }

  waitForTimeout = (ms) => setTimeout(ms);

  /** Waits until a condition is true. */
  async until(isSo, what) {
    const end = Date.now() + PATIENCE;
    while (!(await isSo())) {
      assert.ok(Date.now() < end, `waited in vain for ${what}`);
      await setTimeout(50);
    }
  }

  async touch(x, y) {
    const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
    const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    await this.tab.act([{ type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions }]);
  }

  async press(key) {
    const value = KEYS[key] ?? key;
    await this.tab.act([{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }]);
  }

  /** Saves a picture in test-results for people to look at. */
  async picture(name) {
    await still(this);
    const path = `test-results/${this.tab.browser}/${name}.png`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(await this.tab.screenshot(), "base64"));
  }

  /**
   * @param {string} css
   * @param {{ has?: Locator }} [options]
   */
  locator(css, { has } = {}) {
    const all = new Locator(this, [{ css }]);
    return has ? all.filter({ has }) : all;
  }

  /** @type {Locator["getByRole"]} */
  getByRole = (...how) => new Locator(this, []).getByRole(...how);
  getByLabel = (label) => new Locator(this, [{ label }]);
  getByText = (text) => new Locator(this, [{ text }]);
}

/** Elements on a page, which are looked up again for each action. */
class Locator {
  constructor(page, steps) {
    this.page = page;
    this.steps = steps;
  }

  with = (step) => new Locator(this.page, [...this.steps, step]);
  locator = (css) => this.with({ css });
  /** @type {(role: string, options?: { name?: string | RegExp, exact?: boolean }) => Locator} */
  getByRole = (role, { name, exact } = {}) => this.with({ role, name, exact });
  getByText = (text) => this.with({ text });
  named = (name) => this.with({ name });
  /** @type {(options: { hasText?: string | RegExp, has?: Locator }) => Locator} */
  filter = ({ hasText, has }) => this.with({ hasText, has: has?.steps });
  first = () => this.with({ at: 0 });

  /** Returns the result of a function of the elements found. */
  read = (what) => this.page.evaluate(`(steps) => (${what})((${find})(steps))`, this.steps);

  /** Calls a function with the first element. */
  evaluate = (what) => this.read(`([it]) => (${what})(it)`);

  count = () => this.read((all) => all.length);
  innerText = () => this.read((all) => all[0].innerText);
  allInnerTexts = () => this.read((all) => all.map((it) => it.innerText));
  isVisible = () => this.read((all) => all.length > 0 && all[0].checkVisibility({ visibilityProperty: true }));
  boundingBox = () => this.read((all) => all[0]?.getBoundingClientRect().toJSON());

  async waitFor({ state = "visible" } = {}) {
    const isSo = { visible: () => this.isVisible(), attached: () => this.count(), detached: async () => !(await this.count()) }[state];
    await this.page.until(isSo, `${source(this.steps)} to be ${state}`);
  }

  /** Taps the first element once it has appeared and no longer moves. */
  async tap() {
    await this.waitFor();
    await this.read((all) => all[0].scrollIntoView({ block: "nearest" }));
    await still(this.page);
    const { x, y, width, height } = await this.boundingBox();
    await this.page.touch(x + width / 2, y + height / 2);
    await still(this.page);
  }

  async setInputFiles({ name, buffer }) {
    const path = join(this.page.tab.folder, name);
    await writeFile(path, buffer);
    await this.waitFor({ state: "attached" });
    await this.page.tab.upload(`() => (${find})(${source(this.steps)})[0]`, path);
    await still(this.page);
  }
}
