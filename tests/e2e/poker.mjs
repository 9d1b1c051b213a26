// People at the poker table: who is asked, and what they decide.
import { expect, shown } from "./support.mjs";
import { BUTTON } from "./words.mjs";

export const dialog = (page) => page.locator("dialog.modal");
export const button = (page, name) => dialog(page).getByRole("button", { name });

/** Faces of cards that nobody has shown to all: those in the own place and in a stash. */
export const ownFaces = (page) => page.locator(".poker-own .playing-card, .hand.small .playing-card");

/** Who is asked, once the dialog says so. */
async function passedTo(page) {
  const pass = page.locator(".poker-pass");
  return (await pass.count()) ? (await pass.innerText()).replace(/^Pass the tablet to /, "") : undefined;
}

export const [COVERED, PLAY] = [BUTTON.showMyCards, BUTTON.playOneDealFour];

/** The buttons that say what is to be decided; of several the first is taken. */
const DECISIONS = [PLAY, BUTTON.keepAllFive, BUTTON.betCheck, BUTTON.betCall, BUTTON.showHand];

/** Waits until a computer player has decided: until a person is asked, or all look at the showdown. */
export async function asked(page) {
  await page.waitForFunction((words) => {
    const asks = (it) => it.checkVisibility() && words.some((word) => new RegExp(word).test(it.textContent.trim()));
    return !document.querySelector(".poker") || document.querySelector(".poker-end, .poker-shows") || [...document.querySelectorAll("dialog.modal button")].some(asks);
  }, [COVERED, ...DECISIONS].map(({ source }) => source));
}

/** The one decision that is open in a game of poker, and what it does. */
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

/** What tells one decision from the next. */
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
    // Hands that are turned over leave nothing to decide.
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
