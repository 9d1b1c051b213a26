// What a person does in the page. Whoever does something goes on when it shows what came of that: the page answers in slices,
// and what is read before the last of them is what was.
import { shown } from "../../scripts/still.mjs";
import { checkFocus } from "./focus.mjs";

/** The page after a deed; one that goes away shows nothing any more. */
async function answered(page, deed) {
  await shown(page).catch(() => {});
  await checkFocus(page, deed);
}

const deed = (name) => async (target, ...how) => {
  const result = await target[name](...how);
  await answered(target.page(), `${name} ${target}`);
  return result;
};

/** Deeds with a thing on the screen, which is a locator; otherwise as Playwright's own. */
export const click = deed("click");
export const tap = deed("tap");
export const press = deed("press");
export const fill = deed("fill");
export const check = deed("check");
export const selectOption = deed("selectOption");
export const setInputFiles = deed("setInputFiles");

/** Touches a place on the screen with a finger. */
export async function touchAt(page, x, y) {
  await page.touchscreen.tap(x, y);
  await answered(page, `a touch at ${x}, ${y}`);
}

/** Gives the window another size. */
export async function resize(page, size) {
  await page.setViewportSize(size);
  await answered(page, `a window of ${size.width} by ${size.height}`);
}

/** Presses a key, whatever has the keyboard. */
export async function pressKey(page, name) {
  await page.keyboard.press(name);
  await answered(page, name);
}

/** Types a text, key by key, into whatever has the keyboard. */
export async function type(page, text) {
  await page.keyboard.type(text);
  await answered(page, text);
}
