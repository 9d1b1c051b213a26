// The older rule set: a turn that ends with moves, cards, factories and a call; one hand of poker after another; an ally that holds cards.
// Three people share a tablet.
import { readFile } from "node:fs/promises";
import { click, resize, tap } from "./inputs.mjs";
import {
  assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, settled, shown, SIZES, test, visit,
} from "./support.mjs";
import { asked, asks, choose, load, newGame, offered, prefer, says } from "./table.mjs";
import { BUTTON, DIALOG } from "./words.mjs";

const turn = await readFile(new URL("new-rules/turn.txt", import.meta.url), "utf8");

const dialog = (page) => page.locator("dialog.modal");
const button = (page, name) => dialog(page).getByRole("button", { name });
const iAm = async (page, name) => click(page.getByRole("button", { name: BUTTON.iAm(name) }));

/** Takes a picture in the sizes of a tablet and of a phone. */
async function pictures(page, name) {
  for (const size of ["tablet", "phone"]) {
    await resize(page, SIZES[size]);
    await settled(page);
    await picture(page, `${name}-${size}`);
    await assertNotTooWide(page, `${name} ${size}`);
  }
  await resize(page, SIZES.tablet);
  await assertAccessible(page);
}

/** Plays until Red has conquered, holds five poker cards, and has finished its campaign. */
async function comeToTheEnd(page) {
  await visit(page);
  await prefer(page, "pace=Instant");
  await load(page, turn);
  await iAm(page, "Red");
  await asks(page, "campaign", "Red");
  await tap(page.getByRole("button", { name: BUTTON.endCampaign }));
  await asks(page, "transfer");
  await says(page, /move armies, or draw your card/);
}

/** Buys a factory if there is a set, or else keeps the cards. */
async function buy(page) {
  if (await asked(page) !== "purchase") return false;
  await pictures(page, "newer-purchase");
  const cards = page.getByRole("button", { name: BUTTON.cards });
  await tap(cards);
  await expect(dialog(page)).toBeVisible();
  await shown(page);
  const offers = dialog(page).locator(".offer");
  const sold = await offers.count() > 0;
  if (sold) {
    await pictures(page, "newer-cards");
    await expect(offers.first(), "armies are for sale at the start of a turn only").toBeDisabled();
    await tap(button(page, BUTTON.buyFactory));
    await asks(page, "factory");
    const [place] = await offered(page, "build-factory");
    await choose(page, place);
  } else {
    await tap(button(page, BUTTON.close));
  }
  if (await asked(page) === "purchase") await tap(page.getByRole("button", { name: BUTTON.keepCards }));
  return sold;
}

/** Returns a text that differs between one decision and the next. */
const state = (page) => page.evaluate(() =>
  [...document.querySelectorAll(".poker-felt, .poker-pass, .poker-own button, .cover, dialog.modal h2")].map((it) => it.textContent).join("|"));

/** Makes one decision at the poker table: Red folds as soon as it can. */
async function decide(page) {
  const before = await state(page);
  const covered = button(page, BUTTON.showMyCards);
  if (await page.locator("[data-game=draw]").count()) {
    await tap(page.locator("[data-game=draw]"));
  } else if (await page.locator("[data-bet=fold]").count()) {
    await tap(page.locator("[data-bet=fold]"));
  } else if (await covered.isVisible()) {
    await tap(covered);
  } else {
    const stash = page.locator(".poker-own button.playing-card");
    await tap(stash.first());
    await tap(page.locator(".poker-own .button.primary:not([hidden])").last());
  }
  await expect.poll(() => state(page)).not.toBe(before);
  await shown(page);
}

async function loseAHand(page) {
  for (let step = 0; step < 20 && (await page.locator(".poker-felt").count()); step += 1) await decide(page);
  await expect(page.locator(".poker-felt")).toHaveCount(0);
}

test("a turn of the older rules ends with moves, a poker card for another, a factory and a bid that must be", async ({ page }) => {
  await comeToTheEnd(page);
  await tap(page.getByRole("button", { name: BUTTON.drawCards }));
  await asks(page, "make-room");
  await pictures(page, "newer-room");
  const draw = button(page, BUTTON.chooseACard);
  await expect(draw, "a card is chosen first").toBeDisabled();
  await tap(dialog(page).locator("button.playing-card").first());
  await tap(button(page, BUTTON.layDownAndDraw));
  await buy(page);

  await asks(page, "ally");
  await says(page, /you hold five poker cards, so you must call an ally/);
  await expect(button(page, BUTTON.noAlly)).toHaveCount(0);
  await pictures(page, "newer-bid");
  await tap(page.locator("[data-ally=Yellow]"));
  await expect(page.locator(".poker-pass", { hasText: "Blue" })).toBeVisible();
  await tap(dialog(page).getByRole("button", { name: BUTTON.contest, exact: true }));
  await expect(page.locator(".poker-pass", { hasText: "Green" })).toBeVisible();
  await tap(button(page, BUTTON.letItPass));
  await expect(page.locator(".poker-pass", { hasText: "Red" })).toBeVisible();
  await tap(button(page, BUTTON.playPoker));
  await expect(page.locator(".poker-felt")).toBeVisible();
  await loseAHand(page);

  const cover = page.getByRole("button", { name: BUTTON.iAm("Red") });
  await expect(cover.or(button(page, BUTTON.anotherHand)).first()).toBeVisible();
  if (await cover.count()) await click(cover);
  await expect(button(page, BUTTON.anotherHand)).toBeVisible();
  await pictures(page, "newer-another");
  await tap(button(page, BUTTON.anotherHand));
  for (const name of ["Blue", "Green"]) {
    await expect(page.locator(".poker-pass", { hasText: name })).toBeVisible();
    if (name === "Blue") await pictures(page, "newer-join");
    await tap(button(page, BUTTON.stayOut));
  }
  await iAm(page, "Red");
  await says(page, /Red for Yellow/);
  await tap(page.getByRole("button", { name: BUTTON.cards }));
  await expect(page.getByRole("dialog", { name: DIALOG.cardsOf("Yellow") })).toBeVisible();
  await pictures(page, "newer-ally-cards");
  assertNoProblems(page);
});

test("a game by the older rules is made up by its name and plays", async ({ page }) => {
  await visit(page);
  await newGame(page, { rules: "High Stakes", seats: { Red: "human", Blue: "easy" } });
  await expect(page.locator(".prompt")).toBeVisible();
  assertNoProblems(page);
});
