// A learner who follows the coach of a lesson by touch.
import assert from "node:assert/strict";
import { BUTTON, PART } from "../e2e/words.mjs";

const strip = (page) => page.getByRole("complementary", { name: PART.coach });
const said = (page) => page.locator(".coach-says").innerText();

/** Returns everything that a learner could see change. */
const look = (page) => page.evaluate(() =>
  [".coach-says", ".prompt", ".dock", "dialog[open]", "[aria-pressed=true]"].map((css) => [...document.querySelectorAll(css)].map((it) => it.textContent)).join("|"));

/** The buttons that aren't pressed yet. */
const UNDONE = "button:enabled:not([aria-pressed=true])";

/** Returns the controls with a quoted name, except those that are already pressed. */
async function quoted(page, words) {
  const within = await page.locator("dialog[open]").count() ? page.locator("dialog[open]") : page.locator("body");
  for (const [, quote] of words.matchAll(/“([^”]+)”/g)) {
    const begins = new RegExp(`^${quote.replace(/[.*+?()[\]]/g, "\\$&")}`, "i");
    const control = within.locator(UNDONE).named(begins).first();
    if (await control.count()) return control;
  }
  return undefined;
}

/**
 * Does one thing that the coach says: presses the control that it quotes, taps the place that it points at, or continues with the main
 * button.
 */
async function obey(page) {
  const before = await look(page);
  const covered = await page.locator("dialog[open]").count();
  const ring = page.locator(".coach-mark circle").first();
  const primary = page.locator(covered ? "dialog[open] .button.primary:enabled" : ":is(.dock, .prompt) .button.primary:enabled").first();
  const control = await quoted(page, await said(page)) ?? (!covered && await ring.count() ? ring : primary);
  if (await control.count()) await control.tap();
  await page.until(async () => (await look(page)) !== before || await onwards(page).count(), "what was done to show");
}

/** Returns the button that leaves a completed lesson. */
export const onwards = (page) => strip(page).locator(".button.primary");

/** Starts the first lesson from the home screen. */
export async function begin(page, link) {
  await page.getByRole("link", { name: link }).tap();
  await page.getByRole("button", { name: BUTTON.begin }).first().tap();
  await strip(page).waitFor();
}

/** Obeys until everything has been done. */
export async function learn(page, most = 40) {
  for (let done = 0; !(await onwards(page).count()); done += 1) {
    assert.ok(done < most, `still not done: ${await said(page)}`);
    await obey(page);
  }
}
