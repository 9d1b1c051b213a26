// A person's finger on the screen: it taps one thing after the other, and counts the taps.
import { still } from "./still.mjs";

/** Returns the name of a button for reports. */
const called = (name) => (typeof name === "string" ? name : name.source.replace(/[\^$]|\\d\+/g, "").trim());

/** A finger on the touch screen of a page. */
export class Hand {
  /** The number of taps in each part of the game, by the name of the part. */
  taps = {};

  /** Wraps every tap: measurements replace it. */
  around = (_part, _what, touch) => touch();

  constructor(page) {
    this.page = page;
  }

  /** Counts the following taps under this part. */
  begins(part) {
    this.part = part;
    this.taps[part] ??= 0;
  }

  /** Taps the middle of an element. */
  async tap(target, what) {
    await still(this.page);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${what} is not on the screen`);
    this.taps[this.part] += 1;
    const touch = () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await this.around(this.part, what, touch);
    await still(this.page);
  }

  /** Taps a button by its label. */
  async press(name) {
    const button = this.page.getByRole("button", { name, exact: typeof name === "string" }).first();
    await button.waitFor();
    await this.tap(button, called(name));
  }

  /** Taps a territory or a ship, and picks it in the loupe if several are near. */
  async place(kind, name) {
    await this.tap(this.page.locator(`.chart [data-${kind}="${name}"] .reach`), name);
    const near = this.page.locator(".loupe button").filter({ hasText: name }).first();
    if (await near.count()) await this.tap(near, name);
  }

  /** Taps the first of these buttons that is visible within a part of the page. Returns `true` if there was one. */
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
