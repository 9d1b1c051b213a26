// Lessons with a coach, for somebody who has never played.
import assert from "node:assert/strict";
import { begin, coach, coached, learn, obey, touchMark } from "./coach.mjs";
import { click, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, shown, started, test, visit } from "./support.mjs";
import { asks, choose, go, newGame, prefer, says } from "./table.mjs";
import { BUTTON, LINK, PART, TEXT } from "./words.mjs";

/** Fails if the coach covers the panel with the decision. */
async function assertBeside(page) {
  await expect(async () => {
    const strip = await coach(page).boundingBox();
    const map = await page.locator(".map").boundingBox();
    assert.ok(strip.y + strip.height <= map.y, "the coach covers the map");
    assert.ok(map.height > 140, `${map.height} px are left of the map`);
  }).toPass();
}

test("the first lesson leads through a turn by touch", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await visit(page);
  await tap(page.getByRole("link", { name: LINK.learn }));
  await tap(page.getByRole("button", { name: BUTTON.begin }).first());
  await coached(page, /put them on Northwest Territory/);
  await assertBeside(page);
  await picture(page, `lesson-place-${size}`);

  await tap(page.getByRole("button", { name: BUTTON.allAtOnce }));
  await touchMark(page);
  await coached(page, /Open “Cards”/);
  await tap(page.getByRole("button", { name: BUTTON.cards }));
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText(/picked for you/)).toBeVisible();
  await picture(page, `lesson-cards-${size}`);
  await tap(sheet.getByRole("button", { name: BUTTON.take }));
  const close = sheet.getByRole("button", { name: BUTTON.close });
  if (await close.count()) await tap(close);
  await coached(page, /You turned in a set/);
  await touchMark(page);

  await coached(page, /Tap Northwest Territory/);
  await touchMark(page);
  await coached(page, /Tap Ontario/);
  await picture(page, `lesson-target-${size}`);
  await touchMark(page);
  await coached(page, /“Until the end”/);
  await assertBeside(page);
  await picture(page, `lesson-plan-${size}`);
  await tap(page.getByRole("button", { name: BUTTON.untilEnd }));
  await coached(page, /You took Ontario\./);
  await coached(page, /More could move in/);
  while (!/Attack again|you can go on/.test(await coach(page).innerText())) await obey(page);
  const again = page.getByRole("button", { name: BUTTON.chooseAgain });
  if (await again.count()) await tap(again);
  await tap(page.getByRole("button", { name: BUTTON.endCampaign }));

  await coached(page, /One last move/);
  await learn(page);
  await coached(page, /That is a whole turn/);
  await expect(page.getByRole("list", { name: PART.goals }).getByText(TEXT.toDo)).toHaveCount(0);
  await picture(page, `lesson-done-${size}`);
  await tap(page.getByRole("button", { name: BUTTON.nextLesson }));
  await coached(page, /massed attacks in North America/);
  await go(page, "#/learn");
  await expect(page.getByText("✓ done")).toBeVisible();
  assertNoProblems(page);
});

test("the coach goes on after a reload, and a lesson can be begun again", async ({ page }) => {
  await visit(page);
  await begin(page, "1 Land");
  await tap(page.getByRole("button", { name: BUTTON.allAtOnce }));
  await choose(page, "Alaska");
  await coached(page, /Open “Cards”/);
  await page.reload();
  await started(page);
  await coached(page, /Open “Cards”/);
  await go(page, "#/learn");
  await tap(page.getByRole("link", { name: LINK.goOn }));
  await coached(page, /Open “Cards”/);
  await go(page, "#/learn");
  await tap(page.getByRole("button", { name: BUTTON.beginAgain }));
  await coached(page, /put them on Northwest Territory/);
  assertNoProblems(page);
});

test("whoever wants no coach sends it away and calls it back", async ({ page }) => {
  await visit(page);
  await begin(page, "1 Land");
  const hint = page.getByRole("button", { name: BUTTON.hint, exact: true });
  await expect(hint, "the coach is the only adviser").toHaveCount(0);
  await tap(coach(page).getByRole("button", { name: BUTTON.skip }));
  const back = coach(page).getByRole("button", { name: BUTTON.callCoach });
  await expect(back).toBeVisible();
  await expect(hint).toBeVisible();
  await expect(page.locator(".coach-mark")).toHaveCount(0);
  await page.reload();
  await started(page);
  await tap(back);
  await coached(page, /put them on Northwest Territory/);
  assertNoProblems(page);
});

test("the coach follows whoever does something else", async ({ page }) => {
  await visit(page);
  await begin(page, "1 Land");
  await tap(page.getByRole("button", { name: BUTTON.allAtOnce }));
  await choose(page, "Alaska");
  await tap(page.getByRole("button", { name: BUTTON.keepCards }));
  await tap(page.getByRole("button", { name: BUTTON.endCampaign }));
  await asks(page, "transfer");
  await coached(page, /You may move armies once|One last move|tap where they come from/);
  await tap(page.getByRole("button", { name: BUTTON.endTurn }));
  await prefer(page, "pace=Instant");
  await says(page, /^Red/);
  await coached(page, /You are Red/);
  assertNoProblems(page);
});

for (const [title, end] of [
  ["1 Land", /That is a whole turn/],
  ["2 Massed attacks and factories", /You know all three attack types/],
  ["3 The sea", /You have crossed the sea/],
  ["4 Allies and poker", /You called an ally and won/],
  ["5 Texas hold’em", /That was a hand of hold’em/],
  ["6 Reactions", /You know what can be played in an attack/],
  ["7 Secret objectives", /You’re closer to your objective/],
]) {
  test(`whoever does what the coach says comes to the end of ${title}`, async ({ page }) => {
    await visit(page, { calm: true });
    await prefer(page, "pace=Instant");
    await begin(page, title);
    await learn(page);
    await coached(page, end);
    await picture(page, `lesson-end-${title[0]}`);
    assertNoProblems(page);
  });
}

test("whoever takes by other means what the coach had in mind is led on from there", async ({ page }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await begin(page, "2 Massed attacks");
  await tap(page.getByRole("button", { name: BUTTON.allAtOnce }));
  await choose(page, "Ontario");
  await tap(page.getByRole("button", { name: BUTTON.keepCards }));
  await choose(page, "Ontario");
  await choose(page, "Alberta");
  await tap(page.getByRole("button", { name: BUTTON.untilEnd }));
  await tap(page.getByRole("button", { name: BUTTON.allStay }));
  await coached(page, /Tap Ontario/);
  await touchMark(page);
  await coached(page, /a target with corner marks/);
  await shown(page);
  await expect(page.locator(".coach-mark circle"), "Alberta is no target any more").toHaveCount(0);
  assertNoProblems(page);
});

test("home leads newcomers to a game and to the lessons, and others to their games", async ({ page }) => {
  await visit(page);
  const [play, learn] = [page.getByRole("button", { name: BUTTON.quickStart }), page.getByRole("link", { name: LINK.learn })];
  await expect(play).toHaveAttribute("class", /primary/);
  await expect(learn).toBeVisible();
  await picture(page, "home-newcomer-tablet");
  await newGame(page);
  await go(page, "#/");
  await expect(page.getByRole("link", { name: LINK.resume })).toHaveAttribute("class", /primary/);
  await expect(play).not.toHaveAttribute("class", /primary/);
  await go(page, "#/rules");
  await click(page.getByRole("link", { name: LINK.learnByPlaying }));
  await expect(page.getByRole("heading", { name: "1 Land" })).toBeVisible();
});

for (const palette of ["light", "dark"]) {
  test(`the lessons shut nobody out (${palette})`, { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
    await visit(page, { palette, calm: true });
    await go(page, "#/learn");
    await expect(page.getByRole("heading", { name: "4 Allies and poker" })).toBeVisible();
    await picture(page, `learn-${size}-${palette}`);
    await assertAccessible(page);
    await begin(page, "2 Massed attacks and factories");
    await picture(page, `lesson-force-${size}-${palette}`);
    await assertAccessible(page);
    await assertNotTooWide(page);
    assertNoProblems(page);
  });
}
