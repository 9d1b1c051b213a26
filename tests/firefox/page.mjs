// A page in Firefox, with as much of what Playwright's pages can do as a hand needs: what plays a turn there plays it here.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { still } from "../../scripts/still.mjs";
import { find } from "./find.mjs";

/** A page is waited for that long, in milliseconds. */
const PATIENCE = 60_000;

/** A value as source text. */
const source = (value) => (value instanceof RegExp ? String(value) : Array.isArray(value) ? `[${value.map(source)}]`
  : value && typeof value === "object" ? `{${Object.entries(value).map(([key, it]) => `${JSON.stringify(key)}: ${source(it)}`)}}`
    : JSON.stringify(value) ?? "undefined");

export class Page {
  /** A finger on the page. */
  touchscreen = { tap: (x, y) => this.touch(x, y) };

  /** @param tab what `open` of a browser gives */
  constructor(tab) {
    this.tab = tab;
  }

  /** What the page has logged as errors or warnings. */
  get problems() {
    return this.tab.problems;
  }

  /** A command to this page. */
  tell = (command, params) => this.tab.send(command, { context: this.tab.context, ...params });

  async goto(url) {
    await this.tell("browsingContext.navigate", { url, wait: "complete" });
  }

  /** Closes the page and forgets all that it has kept. */
  close = () => this.tab.send("browser.removeUserContext", { userContext: this.tab.userContexts[0] });

  async reload() {
    await this.tell("browsingContext.reload", { wait: "complete" });
  }

  /** Runs a function in the page before anything else does, whenever it starts. */
  async addInitScript(what, ...args) {
    const functionDeclaration = `() => (${what})(...${source(args)})`;
    await this.tab.send("script.addPreloadScript", { functionDeclaration, userContexts: this.tab.userContexts });
  }

  async call(functionDeclaration) {
    const answer = await this.tab.send("script.callFunction", { functionDeclaration, target: { context: this.tab.context }, awaitPromise: true });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }

  async evaluate(what, ...args) {
    const { value } = await this.call(`async () => JSON.stringify(await (${what})(...${source(args)}))`);
    return value === undefined ? undefined : JSON.parse(value);
  }

  async waitForFunction(what, ...args) {
    await this.until(() => this.evaluate(what, ...args), String(what));
  }

  waitForTimeout = (ms) => setTimeout(ms);

  /** Waits until something is so. */
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
    const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
    await this.tell("input.performActions", { actions: [finger] });
  }

  /** A picture for people to look at, in test-results/firefox/. */
  async picture(name) {
    await still(this);
    const { data } = await this.tell("browsingContext.captureScreenshot");
    const path = `test-results/firefox/${name}.png`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, Buffer.from(data, "base64"));
  }

  locator(css, { has } = {}) {
    const all = new Locator(this, [{ css }]);
    return has ? all.filter({ has }) : all;
  }

  getByRole = (...how) => new Locator(this, []).getByRole(...how);
  getByLabel = (label) => new Locator(this, [{ label }]);
  getByText = (text) => new Locator(this, [{ text }]);
}

/** Things on a page, looked for whenever something is done with them. */
class Locator {
  constructor(page, steps) {
    this.page = page;
    this.steps = steps;
  }

  with = (step) => new Locator(this.page, [...this.steps, step]);
  locator = (css) => this.with({ css });
  getByRole = (role, { name, exact } = {}) => this.with({ role, name, exact });
  getByText = (text) => this.with({ text });
  named = (name) => this.with({ name });
  filter = ({ hasText, has }) => this.with({ hasText, has: has?.steps });
  first = () => this.with({ at: 0 });

  /** What a function says of the things that are found. */
  read = (what) => this.page.evaluate(`(steps) => (${what})((${find})(steps))`, this.steps);

  count = () => this.read((all) => all.length);
  innerText = () => this.read((all) => all[0].innerText);
  allInnerTexts = () => this.read((all) => all.map((it) => it.innerText));
  isVisible = () => this.read((all) => all.length > 0 && all[0].checkVisibility({ visibilityProperty: true }));
  boundingBox = () => this.read((all) => all[0]?.getBoundingClientRect().toJSON());

  async waitFor({ state = "visible" } = {}) {
    const isSo = { visible: () => this.isVisible(), attached: () => this.count(), detached: async () => !(await this.count()) }[state];
    await this.page.until(isSo, `${source(this.steps)} to be ${state}`);
  }

  /** Touches the first, when it is there and stands still. */
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
    const element = await this.page.call(`() => (${find})(${source(this.steps)})[0]`);
    await this.page.tell("input.setFiles", { element: { sharedId: element.sharedId }, files: [path] });
    await still(this.page);
  }
}
