// Whole games of every rule set from the first screen to the end, by touch, and one by keyboard. They are short games against easy computer
// players.
import assert from "node:assert/strict";
import { keys } from "./keys.mjs";
import { Person, fingers, makeUp } from "./person.mjs";
import { assertAccessible, assertNoProblems, expect, picture, test, visit } from "./support.mjs";
import { prefer } from "./table.mjs";
import { BUTTON, TEXT } from "./words.mjs";

const DUEL = { Red: "human", Blue: "easy" };

/** The games, and the decisions in them. */
const GAMES = {
  "Red Queens": {
    seats: DUEL,
    options: { victory: "territories-24" },
    decided: ["rearrange", "factory", "harbour", "place", "campaign", "attack", "follow", "ally"],
  },
  "High Stakes": {
    seats: DUEL,
    options: { victory: "territories-24" },
    decided: ["rearrange", "factory", "place", "campaign", "attack", "follow", "transfer", "ally"],
  },
  Classic: {
    seats: DUEL,
    options: { placing: "all-at-once", victory: "territories-30" },
    decided: ["place", "campaign", "attack", "follow", "set", "transfer", "transfer-to", "move"],
  },
  "Secret Agenda": {
    seats: { ...DUEL, Green: "easy" },
    decided: ["place", "campaign", "attack", "follow", "transfer", "draw"],
  },
  Ambush: {
    seats: DUEL,
    options: { placing: "all-at-once", start: "headquarters", victory: "headquarters" },
    decided: ["choose", "place", "campaign", "expand", "attack", "react", "follow"],
  },
};

/** Plays a game to its end, and checks the result. */
async function play(page, hands, rules, name) {
  const { decided, ...game } = GAMES[rules];
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await makeUp(page, hands, { rules, ...game });
  const person = new Person(page, hands);
  await person.play();
  assert.deepEqual(decided.filter((asks) => !person.done[asks]), [], `all of it was decided: ${JSON.stringify(person.done)}`);
  const rows = person.over.getByRole("row");
  await expect(rows.filter({ hasText: TEXT.won })).toHaveCount(1);
  await picture(page, `whole-${name}`);
  await assertAccessible(page);
  await hands.press(person.over.getByRole("button", { name: BUTTON.rematch }));
  await expect(person.over).toHaveCount(0);
  assertNoProblems(page);
}

for (const rules of Object.keys(GAMES)) {
  test(`a whole game of ${rules} by touch`, async ({ page }) => {
    await play(page, fingers(page), rules, rules.replaceAll(" ", "-"));
  });
}

test.describe("without a touch screen", () => {
  test.use({ hasTouch: false });
  // This takes five minutes. A game of Classic by keyboard is part of every run.
  test("a whole game of High Stakes by keyboard alone", { tag: "@soak" }, async ({ page }) => {
    await page.addInitScript(() => {
      for (const type of ["pointerdown", "mousedown", "touchstart"]) addEventListener(type, () => console.error(`a ${type}`), true);
    });
    await play(page, keys(page), "High Stakes", "by-keyboard");
  });
});
