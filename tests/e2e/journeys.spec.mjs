// Whole games: from making one up to the end, at one tablet, with and without a network.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible, assertNoProblems, keptForOffline, picture, shown, started, visit } from "./support.mjs";
import { aim, go, keep, kept, newGame, placeAll, position, prefer, says, sentence, tap, territories } from "./table.mjs";

const QUICK = { placing: "all-at-once" };

/** Plays until Red is in its campaign, whoever begins. */
async function untilCampaign(page) {
  for (;;) {
    await says(page, /^Red: (place|attack)/);
    if (/attack/.test(await sentence(page))) return;
    await placeAll(page);
  }
}

/** Red's first campaign in a classic game, one in which the armies do not all stand inland. */
async function firstCampaign(page) {
  do {
    await newGame(page, { options: QUICK });
    await untilCampaign(page);
  } while ((await territories(page, /attack from here/)).length === 0);
}

test("a new game is a few taps away, and the first turn can be played", async (t) => {
  const { page } = await visit(t);
  await prefer(page, "pace=Instant");
  await firstCampaign(page);
  const { from, to } = await aim(page);
  await page.getByRole("button", { name: "Until the end" }).click();
  await says(page, /is taken|attack, or end|What should/);
  const ours = await territories(page, /, Red, /);
  const spent = await territories(page, /, Red, 1 army/);
  assert.ok(ours.includes(to) || spent.includes(from), "it was conquered, or the attackers are spent");
  assertNoProblems(page);
});

test("a setup that is no game says why and cannot be started", async (t) => {
  const { page } = await visit(t);
  await page.getByRole("link", { name: "New game" }).click();
  for (const army of ["Blue", "Green", "Yellow"]) await page.getByLabel(`${army} is played by`).selectOption({ index: 5 });
  await page.getByText("the game needs at least two").waitFor();
  assert.ok(await page.getByRole("button", { name: "Start the game" }).isDisabled());
  await page.getByRole("link", { name: "Rule T1" }).click();
  await page.locator("#rule-T1.asked").waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "New game" }).waitFor();
});

test("a reload in mid-battle comes back to the same battle and the same dice", async (t) => {
  const { page } = await visit(t);
  await prefer(page, "pace=Instant");
  await firstCampaign(page);
  // Roll once; if that ends the battle, begin another one.
  do {
    if ((await territories(page, /attack from here|let go of it/)).length === 0) await firstCampaign(page);
    await aim(page);
    await page.getByRole("button", { name: "Roll once" }).click();
    await says(page, /^The battle|Who follows|attack, or end/);
    if (/Who follows/.test(await sentence(page))) {
      await page.locator(".dock .button.primary").first().click();
      await says(page, /attack, or end/);
    }
  } while (!/^The battle/.test(await sentence(page)));
  const before = await kept(page);
  const roll = async (on) => {
    await says(on, /^The battle/);
    await on.getByRole("button", { name: /^Roll/ }).first().click();
    await on.waitForTimeout(300);
    return position(on);
  };
  await page.reload();
  await started(page);
  const first = await roll(page);
  assert.notDeepEqual(await kept(page), before, "the roll is saved");

  const { page: elsewhere } = await visit(t);
  await prefer(elsewhere, "pace=Instant");
  for (const [id, text] of Object.entries(before)) await keep(elsewhere, id, text);
  await go(elsewhere, page.url().replace(/^[^#]*/, ""));
  assert.equal(await roll(elsewhere), first);
  assertNoProblems(page);
});

test("with the server gone a game goes on, and a new one can be begun", async (t) => {
  const { page, site } = await visit(t);
  await keptForOffline(page);
  await site.close();
  await prefer(page, "pace=Instant");
  await firstCampaign(page);
  await page.getByRole("button", { name: "End campaign" }).click();
  const end = page.getByRole("button", { name: "End turn" });
  if (await end.count()) await end.click();
  await untilCampaign(page);
  assertNoProblems(page);
});

test("a whole game against the computer is played to its end, and once more", async (t) => {
  const { page } = await visit(t);
  await prefer(page, "pace=Instant");
  await newGame(page, { options: { ...QUICK, victory: "rounds-8" } });
  const over = page.getByRole("dialog", { name: /(won|victory)/ });
  const red = async () => /^Red:/.test(await sentence(page));
  for (let step = 0; step < 200 && !(await over.count()); step += 1) {
    if (!(await red())) {
      await page.waitForTimeout(20);
      continue;
    }
    if (/place/.test(await sentence(page))) await placeAll(page);
    for (const label of ["Keep the cards", "End campaign", "End turn"]) {
      await shown(page);
      const button = page.getByRole("button", { name: label });
      if (await button.count()) await button.click();
    }
  }
  await over.waitFor();
  await over.getByText("The dice were fair").click();
  await picture(page, "game-over");
  await assertAccessible(page);
  assert.equal(await over.locator(".result").first().locator("tbody tr").count(), 2);
  await over.getByRole("button", { name: "Rematch" }).click();
  await says(page, /place/);
  assert.equal(Object.keys(await kept(page)).length, 2);
  assertNoProblems(page);
});

test("computer players of every level play a game to its end", async (t) => {
  const { page } = await visit(t);
  await prefer(page, "pace=Instant");
  const seats = { Red: "easy", Blue: "computer", Green: "hard", Yellow: "expert" };
  await newGame(page, { seats, options: { ...QUICK, victory: "rounds-8" } });
  await page.getByRole("dialog", { name: /(won|victory)/ }).waitFor({ timeout: 120_000 });
  assertNoProblems(page);
});

test("computers alone play on to the end by themselves", async (t) => {
  const { page } = await visit(t);
  await newGame(page, { seats: { Red: "computer", Blue: "computer" }, options: { victory: "rounds-8" } });
  await page.getByRole("button", { name: "Pause" }).click();
  await page.waitForTimeout(700);
  const still = await kept(page);
  await page.waitForTimeout(700);
  assert.deepEqual(await kept(page), still, "nothing moves while they wait");
  await page.getByRole("button", { name: "Step" }).click();
  await page.waitForTimeout(300);
  assert.notDeepEqual(await kept(page), still);
  await page.getByRole("button", { name: "Skip to the end" }).click();
  await page.getByRole("dialog", { name: /(won|victory)/ }).waitFor({ timeout: 120_000 });
  assertNoProblems(page);
});

test("two people at one tablet: nothing of a hand is there while it is handed over", async (t) => {
  const { page } = await visit(t);
  await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "human" } });
  const seen = new Set();
  const cards = () => page.locator("[data-card], .playing-card, .territory-card").count();
  for (let step = 0; step < 40 && seen.size < 2; step += 1) {
    const cover = page.getByRole("dialog", { name: /Pass the tablet/ });
    await shown(page);
    if (await cover.count()) {
      assert.equal(await cards(), 0, "no card behind the cover");
      assert.doesNotMatch(await page.locator("body").innerText(), /Your hand|Cards: \d/);
      for (let key = 0; key < 3; key += 1) {
        await page.keyboard.press("Tab");
        assert.ok(await page.evaluate(() => document.activeElement.matches("body, .cover, .cover *")), "no key leads behind it");
      }
      const name = /to (\w+)/.exec(await cover.innerText())[1];
      if (!seen.has(name)) await picture(page, `cover-${name}`);
      if (seen.size === 0) await assertAccessible(page);
      await page.reload();
      await started(page);
      await cover.waitFor();
      seen.add(name);
      await page.getByRole("button", { name: `I am ${name}` }).click();
    } else if (await page.getByRole("button", { name: "End turn without an ally" }).count()) {
      await page.getByRole("button", { name: "End turn without an ally" }).click();
    } else if (/factory/.test(await sentence(page))) {
      await tap(page, (await territories(page, /build a factory/))[0]);
    } else if (/harbour/.test(await sentence(page))) {
      await tap(page, (await territories(page, /launch your ship/))[0]);
    } else if (/place/.test(await sentence(page))) {
      await placeAll(page);
    } else {
      await page.locator(".prompt .button.primary").click();
    }
  }
  assert.deepEqual([...seen].sort(), ["Blue", "Red"]);
  assertNoProblems(page);
});

test("an army goes from a person to any level of computer player and back, at once and for good", async (t) => {
  const { page } = await visit(t, { size: "phone", touch: true });
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  const who = async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    return page.getByRole("group", { name: "Blue", exact: true });
  };
  const pressed = (group) => group.locator("[aria-pressed=true]").innerText();
  let group = await who();
  assert.equal(await pressed(group), "Human");
  await group.getByRole("button", { name: "Hard" }).click();
  await picture(page, "menu-who-plays");
  await page.reload();
  await started(page);
  group = await who();
  assert.equal(await pressed(group), "Hard");
  await group.getByRole("button", { name: "Human" }).click();
  await shown(page);
  assert.equal(await pressed(group), "Human");
  assertNoProblems(page);
});

test("what a computer player thought of a move that was taken back is not played", async (t) => {
  const { page } = await visit(t);
  await prefer(page, "pace=Instant");
  await page.evaluate(() => {
    window.answers = [];
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
    Object.defineProperty(Worker.prototype, "onmessage", {
      set(hear) {
        this.hear = hear;
        // What is empty says that the worker is there.
        const hold = (event) => (event.data.length ? window.answers.push(() => this.hear?.(event)) : hear(event));
        set.call(this, hear && hold);
      },
    });
  });
  const answers = (number) => page.waitForFunction((wanted) => window.answers.length === wanted, number);
  const place = async (which) => tap(page, (await territories(page, /place armies here/))[which]);

  await newGame(page, { seats: { Red: "human", Blue: "easy" } });
  if (!/^Red/.test(await sentence(page))) {
    await answers(1);
    await page.evaluate(() => window.answers.pop()());
  }
  await says(page, /^Red: place/);
  await place(0);
  await answers(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await says(page, /^Red: place/);
  await place(1);
  await answers(2);
  const before = await kept(page);
  await page.evaluate(() => window.answers[0]());
  await page.waitForTimeout(300);
  assert.deepEqual(await kept(page), before);
  await page.evaluate(() => window.answers[1]());
  await says(page, /^Red: place/);
  assert.notDeepEqual(await kept(page), before);
  assertNoProblems(page);
});
