// A learner who does by touch what the coach of a lesson says.
import assert from "node:assert/strict";
import { BUTTON, PART } from "../e2e/words.mjs";

const strip = (page) => page.getByRole("complementary", { name: PART.coach });
const said = (page) => page.locator(".coach-says").innerText();

/** All that a learner could see change. */
const look = (page) => page.evaluate(() =>
  [".coach-says", ".prompt", ".dock", "dialog[open]", "[aria-pressed=true]"].map((css) => [...document.querySelectorAll(css)].map((it) => it.textContent)).join("|"));

/** The buttons that are not pressed yet. */
const UNDONE = "button:enabled:not([aria-pressed=true])";

/** What can be pressed and is called so, unless it is pressed already. */
async function quoted(page, words) {
  const within = await page.locator("dialog[open]").count() ? page.locator("dialog[open]") : page.locator("body");
  for (const [, quote] of words.matchAll(/“([^”]+)”/g)) {
    const begins = new RegExp(`^${quote.replace(/[.*+?()[\]]/g, "\\$&")}`, "i");
    const control = within.locator(UNDONE).named(begins).first();
    if (await control.count()) return control;
  }
  return undefined;
}

/** Does one thing that the coach says: presses what it quotes, touches where it points, or goes on with what stands out. */
async function obey(page) {
  const before = await look(page);
  const covered = await page.locator("dialog[open]").count();
  const ring = page.locator(".coach-mark circle").first();
  const primary = page.locator(covered ? "dialog[open] .button.primary:enabled" : ":is(.dock, .prompt) .button.primary:enabled").first();
  const control = await quoted(page, await said(page)) ?? (!covered && await ring.count() ? ring : primary);
  if (await control.count()) await control.tap();
  await page.until(async () => (await look(page)) !== before || await onwards(page).count(), "what was done to show");
}

/** The way on from a lesson of which everything was done. */
export const onwards = (page) => strip(page).locator(".button.primary");

/** Begins the first lesson from home. */
export async function begin(page, link) {
  await page.getByRole("link", { name: link }).tap();
  await page.getByRole("button", { name: BUTTON.begin }).first().tap();
  await strip(page).waitFor();
}

/** Obeys until everything was done once. */
export async function learn(page, most = 40) {
  for (let done = 0; !(await onwards(page).count()); done += 1) {
    assert.ok(done < most, `still not done: ${await said(page)}`);
    await obey(page);
  }
}
