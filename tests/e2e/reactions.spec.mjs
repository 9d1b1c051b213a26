// Attacks of a single roll: land without an owner, declared dice, and windows for reactions.
import { readFile } from "node:fs/promises";
import { click, resize, tap } from "./inputs.mjs";
import {
  SIZES, assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, settled, test, visit,
} from "./support.mjs";
import { asked, asks, choose, load, newGame, placeAll } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const RECORD = await readFile(new URL("reactions/two-headquarters.txt", import.meta.url), "utf8");

const button = (page, name) => page.getByRole("button", { name, exact: typeof name === "string" });

/** Takes a picture of the panel with the question, in every size. */
async function look(page, name) {
  for (const size of ["tablet", "phone"]) {
    await resize(page, SIZES[size]);
    await settled(page);
    await picture(page, `${name}-${size}`);
    await assertAccessible(page);
    await assertNotTooWide(page);
  }
  await resize(page, SIZES.tablet);
  await settled(page);
}

/** Red moves into Alberta and attacks Ontario. Both players share a tablet. */
async function attack(page) {
  await visit(page, { calm: true });
  await load(page, RECORD);
  await click(button(page, BUTTON.iAmAnybody));
  await expect(page.locator(".cover")).toHaveCount(0);
  await settled(page);
  await placeAll(page);
  await asks(page, "campaign", "Red");
  await choose(page, "Alaska");
  await choose(page, "Alberta");
  await asks(page, "expand", "Red");
  await look(page, "expand");
  await tap(button(page, BUTTON.moveIn).last());
  await asks(page, "target", "Red");
  await choose(page, "Ontario");
  await asks(page, "attack", "Red");
}

test("a whole attack with its windows at one tablet, by touch", async ({ page }) => {
  await attack(page);
  await look(page, "attack-of-one-roll");
  await tap(button(page, BUTTON.rollOnce));
  await asks(page, "react", "Blue");
  await look(page, "window-start");
  await tap(button(page, BUTTON.ambush));
  await asks(page, "battle", "Red");
  await look(page, "dice-after-the-window");
  await tap(button(page, BUTTON.rollOnce));
  await asks(page, "defend", "Blue");
  await look(page, "defend");
  await tap(button(page, BUTTON.defend).first());
  await asks(page, "react", "Red");
  await look(page, "window-roll");
  await tap(button(page, BUTTON.barrage));
  await asks(page, "react", "Red");
  await expect(page.locator(".roll-changes li").first(), "each die tells what changed it").toBeVisible();
  await look(page, "window-missiles");
  await tap(button(page, BUTTON.missile).first());
  // Red has played something, so Blue is asked.
  await asks(page, "react", "Blue");
  await tap(button(page, BUTTON.passWindow));
  // The same attack continues, or Ontario has been taken.
  await asks(page, ["attack", "follow"]);
  await look(page, "after-one-roll");
  assertNoProblems(page);
});

test("standing orders pass by themselves, and nobody is asked who has nothing to play", async ({ page }) => {
  await attack(page);
  await tap(button(page, BUTTON.rollOnce));
  await asks(page, "react", "Blue");
  await tap(button(page, BUTTON.neverStart));
  await asks(page, "defend", "Blue");
  await tap(button(page, BUTTON.mostDice));
  await asks(page, "react", "Red");
  await tap(button(page, BUTTON.neverRoll));
  await asks(page, "react", "Red");
  await tap(button(page, BUTTON.neverMissiles));
  await asks(page, "react", "Blue");
  await tap(button(page, BUTTON.neverMissiles));
  await settled(page);
  if ((await asked(page)) === "attack") {
    await tap(button(page, BUTTON.rollOnce));
    await settled(page);
    // No reaction is asked for.
    await asks(page, ["attack", "follow", "campaign"]);
  }
  assertNoProblems(page);
});

test("a game of Ambush begins from the screen, with scars on the map", async ({ page }) => {
  await visit(page, { calm: true });
  await newGame(page, { rules: "Ambush", seats: { Red: "human", Blue: "easy", Green: "easy" } });
  await settled(page);
  const marks = page.locator(".extra.bunker, .extra.shortage, .extra.fortification");
  await expect(marks).toHaveCount(6);
  await expect(page.locator('[aria-label*="fortification"]').first()).toBeAttached();
  await look(page, "scars");
  assertNoProblems(page);
});

test("headquarters are chosen on the map", async ({ page }) => {
  await visit(page, { calm: true });
  const options = { start: "headquarters", victory: "headquarters" };
  await newGame(page, { rules: "Ambush", seats: { Red: "human", Blue: "easy" }, options });
  await settled(page);
  await asks(page, "choose", "Red");
  await choose(page, "Brazil");
  await settled(page);
  await expect(page.locator('[data-territory="Brazil"] .extra.headquarters')).toHaveCount(1);
  await asks(page, "place", "Red");
  await look(page, "headquarters");
  assertNoProblems(page);
});
