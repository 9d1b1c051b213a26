// Keyboard focus, and whether somebody without a pointer can continue from it.
import { expect } from "@playwright/test";

/** The pages on which every action has to leave focus on a usable element. */
const followed = new WeakSet();

/** Checks focus after every action from now on. */
export function followFocus(page) {
  followed.add(page);
}

/** Checks focus if the page is followed. A page that is being left has none, and the Tab key may lead out of the page. */
export async function checkFocus(page, deed) {
  if (!followed.has(page) || deed === "Tab") return;
  await expect.poll(() => page.evaluate(whyLost).catch(() => undefined), { message: `after ${deed}`, timeout: 2_000 }).toBeUndefined();
}

/** Fails unless focus is on an element that is visible, usable, and not below a dialog. */
export async function assertFocused(page, deed) {
  await expect.poll(() => page.evaluate(whyLost), `after ${deed}`).toBeUndefined();
}

/** Returns the name of the focused element, or else its text. */
export const focused = (page) => page.evaluate(() => {
  const it = document.activeElement;
  return it?.getAttribute("aria-label") ?? it?.textContent.trim() ?? "";
});

/** Runs in the page: returns the reason why nobody can continue from the focused element. */
function whyLost() {
  const it = document.activeElement;
  const name = `${it?.tagName} ${it?.getAttribute("class") ?? ""} ${it?.getAttribute("aria-label") ?? ""}`;
  if (!it || it === document.body) return "focus is on the page";
  if (!it.checkVisibility({ visibilityProperty: true })) return `focus is on something hidden: ${name}`;
  if (it.matches(":disabled")) return `focus is on something disabled: ${name}`;
  if (it.closest("[inert]")) return `focus is on something inert: ${name}`;
  const above = [...document.querySelectorAll("dialog[open]")];
  if (above.length > 0 && !above.some((dialog) => dialog.contains(it))) return `focus is below a dialog: ${name}`;
  return undefined;
}
