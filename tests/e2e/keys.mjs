// Hands that use only keys.
import { pressKey } from "./inputs.mjs";
import { expect } from "./support.mjs";
import { Walker } from "./walker.mjs";

/** Returns the number of Tab stops from the focused element to this one, negative if it is behind. */
const stopsTo = (target) => target.evaluate((it) => {
  const above = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const stops = [...above.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
    .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility({ visibilityProperty: true }));
  return stops.indexOf(it.closest("summary") ?? it) - stops.indexOf(document.activeElement);
});

/** Presses the Tab key until this element has focus. */
async function tabTo(page, target) {
  const has = () => target.evaluate((it) => (it.closest("summary") ?? it) === document.activeElement);
  const stops = await stopsTo(target);
  for (let step = 0; step < Math.abs(stops); step += 1) await page.keyboard.press(stops < 0 ? "Shift+Tab" : "Tab");
  for (let step = 0; step < 120; step += 1) {
    if (await has()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key does not come to ${target}`);
}

/** Returns hands that use only the keyboard. */
export function keys(page) {
  const walker = new Walker(page);
  return {
    async press(target) {
      await tabTo(page, target);
      await pressKey(page, "Enter");
    },

    async choose(target, wanted) {
      await tabTo(page, target);
      const index = await target.evaluate((it, { index, value }) => index ?? [...it.options].findIndex((option) => option.value === value), wanted);
      await pressKey(page, "Home");
      for (let step = 0; step < index; step += 1) await pressKey(page, "ArrowDown");
      await expect.poll(() => target.evaluate((it) => it.selectedIndex)).toBe(index);
    },

    async land(name) {
      await walker.go(name);
      await pressKey(page, "Enter");
    },
  };
}
