// Whole games: from making one up to the end, at one tablet, with and without a network.
import assert from "node:assert/strict";
import { click, pressKey, selectOption } from "./deeds.mjs";
import { assertAccessible, assertNoProblems, expect, keptForOffline, picture, shown, started, test, visit } from "./support.mjs";
import { aim, choose, go, keep, kept, newGame, placeAll, position, prefer, says, sentence, territories } from "./table.mjs";

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

test("a new game is a few taps away, and the first turn can be played", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await firstCampaign(page);
  const { from, to } = await aim(page);
  await click(page.getByRole("button", { name: "Until the end" }));
  await says(page, /is taken|attack, or end|What should/);
  const ours = await territories(page, /, Red, /);
  const spent = await territories(page, /, Red, 1 army/);
  assert.ok(ours.includes(to) || spent.includes(from), "it was conquered, or the attackers are spent");
  assertNoProblems(page);
});

test("a setup that is no game says why and cannot be started", async ({ page }) => {
  await visit(page);
  await click(page.getByRole("link", { name: "New game" }));
  for (const army of ["Blue", "Green", "Yellow"]) await selectOption(page.getByLabel(`${army} is played by`), { index: 5 });
  await expect(page.getByText("the game needs at least two")).toBeVisible();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeDisabled();
  await click(page.getByRole("link", { name: "Rule T1" }));
  await expect(page.locator("#rule-T1.asked")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "New game" })).toBeVisible();
});

test("a reload in mid-battle comes back to the same battle and the same dice", async ({ page, elsewhere }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await firstCampaign(page);
  // Roll once; if that ends the battle, begin another one.
  do {
    if ((await territories(page, /attack from here|let go of it/)).length === 0) await firstCampaign(page);
    await aim(page);
    await click(page.getByRole("button", { name: "Roll once" }));
    await says(page, /^The battle|Who follows|attack, or end/);
    if (/Who follows/.test(await sentence(page))) {
      await click(page.locator(".dock .button.primary").first());
      await says(page, /attack, or end/);
    }
  } while (!/^The battle/.test(await sentence(page)));
  const before = await kept(page);
  const roll = async (on) => {
    await says(on, /^The battle/);
    await click(on.getByRole("button", { name: /^Roll/ }).first());
    await on.waitForTimeout(300);
    return position(on);
  };
  await page.reload();
  await started(page);
  const first = await roll(page);
  assert.notDeepEqual(await kept(page), before, "the roll is saved");

  const other = await elsewhere();
  await visit(other);
  await prefer(other, "pace=Instant");
  for (const [id, text] of Object.entries(before)) await keep(other, id, text);
  await go(other, page.url().replace(/^[^#]*/, ""));
  assert.equal(await roll(other), first);
  assertNoProblems(page);
});

test("with the server gone a game goes on, and a new one can be begun", async ({ page, site }) => {
  await visit(page);
  await keptForOffline(page);
  await site.close();
  await prefer(page, "pace=Instant");
  await firstCampaign(page);
  await click(page.getByRole("button", { name: "End campaign" }));
  const end = page.getByRole("button", { name: "End turn" });
  if (await end.count()) await click(end);
  await untilCampaign(page);
  assertNoProblems(page);
});

test("a whole game against the computer is played to its end, and once more", async ({ page }) => {
  await visit(page);
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
      if (await button.count()) await click(button);
    }
  }
  await expect(over).toBeVisible();
  await click(over.getByText("The dice were fair"));
  await picture(page, "game-over");
  await assertAccessible(page);
  await expect(over.locator(".result").first().locator("tbody tr")).toHaveCount(2);
  await click(over.getByRole("button", { name: "Rematch" }));
  await says(page, /place/);
  assert.equal(Object.keys(await kept(page)).length, 2);
  assertNoProblems(page);
});

test("computer players of every level play a game to its end", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  const seats = { Red: "easy", Blue: "computer", Green: "hard", Yellow: "expert" };
  await newGame(page, { seats, options: { ...QUICK, victory: "rounds-8" } });
  await expect(page.getByRole("dialog", { name: /(won|victory)/ })).toBeVisible({ timeout: 120_000 });
  assertNoProblems(page);
});

test("computers alone play on to the end by themselves", async ({ page }) => {
  await visit(page);
  await newGame(page, { seats: { Red: "computer", Blue: "computer" }, options: { victory: "rounds-8" } });
  await click(page.getByRole("button", { name: "Pause" }));
  await page.waitForTimeout(700);
  const still = await kept(page);
  await page.waitForTimeout(700);
  assert.deepEqual(await kept(page), still, "nothing moves while they wait");
  await click(page.getByRole("button", { name: "Step" }));
  await page.waitForTimeout(300);
  assert.notDeepEqual(await kept(page), still);
  await click(page.getByRole("button", { name: "Skip to the end" }));
  await expect(page.getByRole("dialog", { name: /(won|victory)/ })).toBeVisible({ timeout: 120_000 });
  assertNoProblems(page);
});

test("two people at one tablet: nothing of a hand is there while it is handed over", async ({ page }) => {
  await visit(page);
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
        await pressKey(page, "Tab");
        assert.ok(await page.evaluate(() => document.activeElement.matches("body, .cover, .cover *")), "no key leads behind it");
      }
      const name = /to (\w+)/.exec(await cover.innerText())[1];
      if (!seen.has(name)) await picture(page, `cover-${name}`);
      if (seen.size === 0) await assertAccessible(page);
      await page.reload();
      await started(page);
      await expect(cover).toBeVisible();
      seen.add(name);
      await click(page.getByRole("button", { name: `I am ${name}` }));
    } else if (await page.getByRole("button", { name: "End turn without an ally" }).count()) {
      await click(page.getByRole("button", { name: "End turn without an ally" }));
    } else if (/factory/.test(await sentence(page))) {
      await choose(page, (await territories(page, /build a factory/))[0]);
    } else if (/harbour/.test(await sentence(page))) {
      await choose(page, (await territories(page, /launch your ship/))[0]);
    } else if (/place/.test(await sentence(page))) {
      await placeAll(page);
    } else {
      await click(page.locator(".prompt .button.primary"));
    }
  }
  assert.deepEqual([...seen].sort(), ["Blue", "Red"]);
  assertNoProblems(page);
});

test("an army goes from a person to any level of computer player and back, at once and for good", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  const who = async () => {
    await click(page.getByRole("button", { name: "Menu" }));
    return page.getByRole("group", { name: "Blue", exact: true });
  };
  const pressed = (group) => group.locator("[aria-pressed=true]").innerText();
  let group = await who();
  assert.equal(await pressed(group), "Human");
  await click(group.getByRole("button", { name: "Hard" }));
  await picture(page, "menu-who-plays");
  await page.reload();
  await started(page);
  group = await who();
  assert.equal(await pressed(group), "Hard");
  await click(group.getByRole("button", { name: "Human" }));
  await shown(page);
  assert.equal(await pressed(group), "Human");
  assertNoProblems(page);
});

test("what a computer player thought of a move that was taken back is not played", async ({ page }) => {
  await visit(page);
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
  const place = async (which) => choose(page, (await territories(page, /place armies here/))[which]);

  await newGame(page, { seats: { Red: "human", Blue: "easy" } });
  if (!/^Red/.test(await sentence(page))) {
    await answers(1);
    await page.evaluate(() => window.answers.pop()());
  }
  await says(page, /^Red: place/);
  await place(0);
  await answers(1);
  await click(page.getByRole("button", { name: "Undo" }));
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
