// Actions of a person in the page. Each one waits until its effect is visible: the page reacts in slices, and before the last of them
// tests would read the old state.
import { shown } from "../../scripts/still.mjs";
import { checkFocus } from "./focus.mjs";

/** Waits for the page's reaction to an action. A page that is being left shows nothing more. */
async function answered(page, deed) {
  await shown(page).catch(() => {});
  await checkFocus(page, deed);
}

const deed = (name) => async (target, ...how) => {
  const result = await target[name](...how);
  await answered(target.page(), `${name} ${target}`);
  return result;
};

/** Actions with a locator. Other than waiting for the effect, they are Playwright's own. */
export const click = deed("click");
export const tap = deed("tap");
export const press = deed("press");
export const fill = deed("fill");
export const check = deed("check");
export const selectOption = deed("selectOption");
export const setInputFiles = deed("setInputFiles");

/** Taps a place on the screen with a finger. */
export async function touchAt(page, x, y) {
  await page.touchscreen.tap(x, y);
  await answered(page, `a touch at ${x}, ${y}`);
}

/** Resizes the window. */
export async function resize(page, size) {
  await page.setViewportSize(size);
  await answered(page, `a window of ${size.width} by ${size.height}`);
}

/** Presses a key, whichever element has focus. */
export async function pressKey(page, name) {
  await page.keyboard.press(name);
  await answered(page, name);
}

/** Types a text, key by key, into the focused element. */
export async function type(page, text) {
  await page.keyboard.type(text);
  await answered(page, text);
}
