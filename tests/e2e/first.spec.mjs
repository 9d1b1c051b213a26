// The first game of somebody who has never played: lessons with a coach.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, assertNoProblems, picture, shown, started, visit } from "./support.mjs";
import { begin, coach, coached, learn, obey, touchMark } from "./coach.mjs";
import { go, newGame, prefer, says, tap } from "./table.mjs";

/** The coach is beside what is decided, never over it. */
async function assertBeside(page) {
  const strip = await coach(page).boundingBox();
  const map = await page.locator(".map").boundingBox();
  assert.ok(strip.y + strip.height <= map.y, "the coach covers the map");
  assert.ok(map.height > 140, `${map.height} px are left of the map`);
}

for (const size of ["tablet", "phone"]) {
  test(`the first lesson leads through a turn by touch (${size})`, async (t) => {
    const { page } = await visit(t, { size, touch: true });
    await page.getByRole("link", { name: /^Learn to play/ }).tap();
    await page.getByRole("button", { name: "Begin" }).first().tap();
    await coached(page, /put them on Northwest Territory/);
    await assertBeside(page);
    await picture(page, `lesson-place-${size}`);

    await page.getByRole("button", { name: "All armies at once" }).tap();
    await touchMark(page);
    await coached(page, /Open “Cards”/);
    await page.getByRole("button", { name: /^Cards/ }).tap();
    const sheet = page.getByRole("dialog");
    await sheet.getByText(/picked for you/).waitFor();
    await picture(page, `lesson-cards-${size}`);
    await sheet.getByRole("button", { name: /^Take/ }).tap();
    const close = sheet.getByRole("button", { name: "Close" });
    if (await close.count()) await close.tap();
    await coached(page, /Your set is turned in/);
    await touchMark(page);

    await coached(page, /Tap Northwest Territory/);
    await touchMark(page);
    await coached(page, /Tap Ontario/);
    await picture(page, `lesson-target-${size}`);
    await touchMark(page);
    await coached(page, /“Until the end”/);
    await assertBeside(page);
    await picture(page, `lesson-plan-${size}`);
    await page.getByRole("button", { name: "Until the end" }).tap();
    await coached(page, /You took Ontario\./);
    await coached(page, /More could follow/);
    while (!/Attack again|you can go on/.test(await coach(page).innerText())) await obey(page);
    const again = page.getByRole("button", { name: "Choose again" });
    if (await again.count()) await again.tap();
    await page.getByRole("button", { name: "End campaign" }).tap();

    await coached(page, /One last move/);
    await learn(page);
    await coached(page, /That is a whole turn/);
    assert.equal(await page.getByRole("list", { name: "Goals" }).getByText(/to do/).count(), 0);
    await picture(page, `lesson-done-${size}`);
    await page.getByRole("button", { name: "Next lesson" }).tap();
    await coached(page, /a great attack is prepared/);
    await go(page, "#/learn");
    await page.getByText("✓ done").waitFor();
    assertNoProblems(page);
  });
}

test("the coach goes on after a reload, and a lesson can be begun again", async (t) => {
  const { page } = await visit(t, { touch: true });
  await begin(page, "1 Land");
  await page.getByRole("button", { name: "All armies at once" }).tap();
  await tap(page, "Alaska");
  await coached(page, /Open “Cards”/);
  await page.reload();
  await started(page);
  await coached(page, /Open “Cards”/);
  await go(page, "#/learn");
  await page.getByRole("link", { name: "Go on" }).tap();
  await coached(page, /Open “Cards”/);
  await go(page, "#/learn");
  await page.getByRole("button", { name: "Begin again" }).tap();
  await coached(page, /put them on Northwest Territory/);
  assertNoProblems(page);
});

test("whoever wants no coach sends it away and calls it back", async (t) => {
  const { page } = await visit(t, { touch: true });
  await begin(page, "1 Land");
  await coach(page).getByRole("button", { name: "Skip" }).tap();
  const back = coach(page).getByRole("button", { name: "Call the coach" });
  await back.waitFor();
  assert.equal(await page.locator(".beacon").count(), 0);
  await page.reload();
  await started(page);
  await back.tap();
  await coached(page, /put them on Northwest Territory/);
  assertNoProblems(page);
});

test("the coach follows whoever does something else", async (t) => {
  const { page } = await visit(t, { touch: true });
  await begin(page, "1 Land");
  await page.getByRole("button", { name: "All armies at once" }).tap();
  await tap(page, "Alaska");
  await page.getByRole("button", { name: "Keep the cards" }).tap();
  await page.getByRole("button", { name: "End campaign" }).tap();
  await says(page, /move armies/);
  await coached(page, /You may move armies once|One last move|tap where they come from/);
  await page.getByRole("button", { name: "End turn" }).tap();
  await prefer(page, "pace=Instant");
  await says(page, /^Red/);
  await coached(page, /You are Red/);
  assertNoProblems(page);
});

for (const [title, end] of [
  ["1 Land", /That is a whole turn/],
  ["2 Attack in force and factories", /You know all three attacks/],
  ["3 The sea", /You have crossed the sea/],
  ["4 Allies and poker", /You called an ally/],
]) {
  test(`whoever does what the coach says comes to the end of ${title}`, async (t) => {
    const { page } = await visit(t, { touch: true, calm: true });
    await prefer(page, "pace=Instant");
    await begin(page, title);
    await learn(page);
    await coached(page, end);
    await picture(page, `lesson-end-${title[0]}`);
    assertNoProblems(page);
  });
}

test("whoever takes by other means what the coach had in mind is led on from there", async (t) => {
  const { page } = await visit(t, { touch: true, calm: true });
  await prefer(page, "pace=Instant");
  await begin(page, "2 Attack");
  await page.getByRole("button", { name: "All armies at once" }).tap();
  await tap(page, "Ontario");
  await page.getByRole("button", { name: "Keep the cards" }).tap();
  await tap(page, "Ontario");
  await tap(page, "Alberta");
  await page.getByRole("button", { name: "Until the end" }).tap();
  await page.getByRole("button", { name: "All stay" }).tap();
  await coached(page, /Tap Ontario/);
  await touchMark(page);
  await coached(page, /a target with corners/);
  await shown(page);
  assert.equal(await page.locator(".beacon circle").count(), 0, "Alberta is no target any more");
  assertNoProblems(page);
});

test("home leads newcomers to the lessons, and others to their games", async (t) => {
  const { page } = await visit(t);
  const learn = page.getByRole("link", { name: /^Learn to play/ });
  assert.match(await learn.getAttribute("class"), /primary/);
  await picture(page, "home-newcomer-tablet");
  await newGame(page);
  await go(page, "#/");
  await page.getByRole("link", { name: /^Resume/ }).waitFor();
  assert.doesNotMatch(await learn.getAttribute("class"), /primary/);
  await go(page, "#/rules");
  await page.getByRole("link", { name: "Learn by playing" }).click();
  await page.getByRole("heading", { name: "1 Land" }).waitFor();
});

for (const size of ["tablet", "phone"]) {
  for (const palette of ["light", "dark"]) {
    test(`the lessons shut nobody out (${size}, ${palette})`, async (t) => {
      const { page } = await visit(t, { size, palette, touch: true, calm: true });
      await go(page, "#/learn");
      await page.getByRole("heading", { name: "4 Allies and poker" }).waitFor();
      await picture(page, `learn-${size}-${palette}`);
      await assertAccessible(page);
      await begin(page, "2 Attack in force and factories");
      await picture(page, `lesson-force-${size}-${palette}`);
      await assertAccessible(page);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(tooWide <= 0, `${tooWide} px too wide`);
      assertNoProblems(page);
    });
  }
}
