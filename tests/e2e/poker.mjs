// People at the poker table, and their decisions.
import { expect, shown } from "./support.mjs";
import { BUTTON } from "./words.mjs";

export const dialog = (page) => page.locator("dialog.modal");
export const button = (page, name) => dialog(page).getByRole("button", { name });

/** Returns the faces of cards that not everybody may see: those in the player's hand and stash. */
export const ownFaces = (page) => page.locator(".poker-own .playing-card, .hand.small .playing-card");

/** Returns the name of the person who is asked, if the dialog names one. */
async function passedTo(page) {
  const pass = page.locator(".poker-pass");
  return (await pass.count()) ? (await pass.innerText()).replace(/^Pass the tablet to /, "") : undefined;
}

export const [COVERED, PLAY] = [BUTTON.showMyCards, BUTTON.playOneDealFour];

/** The buttons of the decisions. If several are there, the first is pressed. */
const DECISIONS = [PLAY, BUTTON.keepAllFive, BUTTON.betCheck, BUTTON.betCall, BUTTON.showHand];

/** Waits while a computer player decides: until a person is asked, or everybody looks at the showdown. */
export async function asked(page) {
  await page.waitForFunction((words) => {
    const asks = (it) => it.checkVisibility() && words.some((word) => new RegExp(word).test(it.textContent.trim()));
    return !document.querySelector(".poker") || document.querySelector(".poker-end, .poker-shows") || [...document.querySelectorAll("dialog.modal button")].some(asks);
  }, [COVERED, ...DECISIONS].map(({ source }) => source));
}

/** Makes the current decision at the poker table, and returns its label. */
export async function decide(page, act, seen) {
  const name = await passedTo(page);
  if (name) {
    await expect(ownFaces(page), `${name}'s cards are covered`).toHaveCount(0);
    seen.add(name);
  }
  const open = button(page, COVERED);
  if (await open.isVisible()) {
    await act(open);
    await expect(page.locator(".poker-own .playing-card").first()).toBeVisible();
  }
  for (const label of DECISIONS) {
    if (!(await button(page, label).count())) continue;
    await act(button(page, label));
    return String(label);
  }
  throw new Error(`nothing to decide: ${await dialog(page).innerText()}`);
}

/** Returns a text that differs between one decision and the next. */
export const state = (page) => page.evaluate(() =>
  [...document.querySelectorAll(".poker-felt, .poker-pass, .poker-own button, .cover, .strip h2")].map((it) => it.textContent).join("|"));

export async function playToTheEnd(page, act, end = page.locator(".poker-end")) {
  const seen = new Set();
  const kinds = new Set();
  for (let step = 0; step < 60 && !(await end.count()); step += 1) {
    const before = await state(page);
    kinds.add(await decide(page, act, seen));
    await expect.poll(() => state(page)).not.toBe(before);
    await shown(page);
    await asked(page);
    // While hands are being turned over, there is nothing to decide.
    if (await page.locator(".poker-shows").count()) break;
  }
  await expect(end, "all look at the showdown").toBeVisible();
  return { seen, kinds };
}

export async function contest(page, act) {
  for (const [name, answer] of [["Green", BUTTON.contest], ["Red", BUTTON.contest]]) {
    await expect(page.locator(".poker-pass", { hasText: name })).toBeVisible();
    await expect(ownFaces(page), `${name}'s cards are covered`).toHaveCount(0);
    await act(button(page, answer));
  }
  await expect(page.locator(".poker-pass", { hasText: "Blue" })).toBeVisible();
  await act(button(page, BUTTON.playPoker));
  await expect(page.locator(".poker-felt")).toBeVisible();
}
