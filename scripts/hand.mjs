// A person's finger on the screen: it taps what it is told to, one thing after the other, and counts.
import { still } from "./still.mjs";

/** How a button is called in a report. */
const called = (name) => (typeof name === "string" ? name : name.source.replace(/[\^$]|\\d\+/g, "").trim());

/** A finger on a page that is touched. */
export class Hand {
  /** How many taps each part of what was played took, by name. */
  taps = {};

  /** What every tap goes through: who measures does so around it. */
  around = (_part, _what, touch) => touch();

  constructor(page) {
    this.page = page;
  }

  /** What is tapped from now on belongs to this part. */
  begins(part) {
    this.part = part;
    this.taps[part] ??= 0;
  }

  /** Taps the middle of something. */
  async tap(target, what) {
    await still(this.page);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${what} is not on the screen`);
    this.taps[this.part] += 1;
    const touch = () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await this.around(this.part, what, touch);
    await still(this.page);
  }

  /** Taps a button by its words. */
  async press(name) {
    const button = this.page.getByRole("button", { name, exact: typeof name === "string" }).first();
    await button.waitFor();
    await this.tap(button, called(name));
  }

  /** Taps a territory or a ship, and says again which one where several are near. */
  async place(kind, name) {
    await this.tap(this.page.locator(`.chart [data-${kind}="${name}"] .reach`), name);
    const near = this.page.locator(".loupe button").filter({ hasText: name }).first();
    if (await near.count()) await this.tap(near, name);
  }

  /** Taps the first of these buttons that is there, within a part of the page; says whether one was. */
  async pressAny(names, within = this.page) {
    for (const name of names) {
      const button = within.getByRole("button", { name, exact: typeof name === "string" }).first();
      if (await button.isVisible()) {
        await this.tap(button, called(name));
        return true;
      }
    }
    return false;
  }
}
