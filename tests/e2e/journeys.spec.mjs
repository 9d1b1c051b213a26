// Whole games from creation to the end, on one tablet, with and without a network.
import assert from "node:assert/strict";
import { click, pressKey, selectOption, tap } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, expect, keptForOffline, picture, shown, started, test, visit } from "./support.mjs";
import { aim, asked, asks, choose, go, keep, keepsGames, keepsOther, kept, newGame, offered, placeAll, position, prefer, sentence, stands, territories, untilCampaign, WHO } from "./table.mjs";
import { goesOn } from "./tablet.mjs";
import { BUTTON, DIALOG, FIELD, HEADING, LINK } from "./words.mjs";

const QUICK = { placing: "all-at-once" };

/** Starts Red's first campaign in a classic game in which not all of its armies are inland. */
async function firstCampaign(page) {
  do {
    await newGame(page, { options: QUICK });
    await untilCampaign(page);
  } while ((await offered(page, "attack-from")).length === 0);
}

test("a new game is a few taps away, and the first turn can be played", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await firstCampaign(page);
  const { from, to } = await aim(page);
  await click(page.getByRole("button", { name: BUTTON.untilEnd }));
  await asks(page, ["follow", "campaign", "target"]);
  const ours = await territories(page, /, Red, /);
  const spent = await territories(page, /, Red, 1 army/);
  assert.ok(ours.includes(to) || spent.includes(from), "it was conquered, or the attackers are spent");
  assertNoProblems(page);
});

test("a setup that is no game says why and cannot be started", async ({ page }) => {
  await visit(page);
  await click(page.getByRole("link", { name: LINK.newGame }));
  for (const army of ["Blue", "Green", "Yellow"]) await selectOption(page.getByLabel(FIELD.playedBy(army)), { index: WHO.nobody });
  await expect(page.getByText("the game needs at least two")).toBeVisible();
  await expect(page.getByRole("button", { name: BUTTON.startGame })).toBeDisabled();
  await click(page.getByRole("link", { name: LINK.rule("T1") }));
  await expect(page.locator("#rule-T1.asked")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: HEADING.newGame })).toBeVisible();
});

test("a reload in mid-battle comes back to the same battle and the same dice", async ({ page, elsewhere }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await firstCampaign(page);
  // Roll once; if that ends the battle, start another one.
  do {
    if ((await offered(page, "attack-from", "let-go")).length === 0) await firstCampaign(page);
    await aim(page);
    await click(page.getByRole("button", { name: BUTTON.rollOnce }));
    await asks(page, ["battle", "follow", "campaign"]);
    if (await asked(page) === "follow") {
      await click(page.locator(".dock .button.primary").first());
      await asks(page, "campaign");
    }
  } while (await asked(page) !== "battle");
  const before = await kept(page);
  const roll = async (on) => {
    await asks(on, "battle");
    await click(on.getByRole("button", { name: BUTTON.roll }).first());
  };
  await page.reload();
  await started(page);
  await roll(page);
  await keepsOther(page, before, "the roll is saved");
  const first = await position(page);

  const other = await elsewhere();
  await visit(other);
  await prefer(other, "pace=Instant");
  for (const [id, text] of Object.entries(before)) await keep(other, id, text);
  await go(other, page.url().replace(/^[^#]*/, ""));
  await roll(other);
  await stands(other, first);
  assertNoProblems(page);
});

test.describe("with a copy for offline play", () => {
  test.use({ serviceWorkers: "allow" });

  test("with the server gone a game goes on, and a new one can be begun", async ({ page, site }) => {
    await visit(page);
    await keptForOffline(page);
    await site.close();
    await prefer(page, "pace=Instant");
    await firstCampaign(page);
    await click(page.getByRole("button", { name: BUTTON.endCampaign }));
    const end = page.getByRole("button", { name: BUTTON.endTurn });
    if (await end.count()) await click(end);
    await untilCampaign(page);
    assertNoProblems(page);
  });
});

test("a whole game against the computer is played to its end, and once more", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await newGame(page, { options: { ...QUICK, victory: "rounds-8" } });
  const over = page.getByRole("dialog", { name: DIALOG.over });
  const red = async () => /^Red:/.test(await sentence(page));
  for (let step = 0; step < 200 && !(await over.count()); step += 1) {
    if (!(await red())) {
      await expect(page.locator(".prompt[data-seat=Red]").or(over).first()).toBeAttached();
      continue;
    }
    if (await asked(page) === "place") await placeAll(page);
    for (const label of [BUTTON.keepCards, BUTTON.endCampaign, BUTTON.endTurn]) {
      await shown(page);
      const button = page.getByRole("button", { name: label });
      if (await button.count()) await click(button);
    }
  }
  await expect(over).toBeVisible();
  await click(over.getByText("Check that the dice were fair"));
  await picture(page, "game-over");
  await assertAccessible(page);
  await expect(over.locator(".result").first().locator("tbody tr")).toHaveCount(2);
  await click(over.getByRole("button", { name: BUTTON.rematch }));
  await asks(page, "place");
  await keepsGames(page, 2);
  assertNoProblems(page);
});

test("computer players of every level play a game to its end", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  const seats = { Red: "easy", Blue: "computer", Green: "hard", Yellow: "expert" };
  await newGame(page, { seats, options: { ...QUICK, victory: "rounds-8" } });
  await expect(page.getByRole("dialog", { name: DIALOG.over })).toBeVisible({ timeout: 120_000 });
  assertNoProblems(page);
});

test("computers alone play on to the end by themselves", async ({ page }) => {
  await visit(page);
  await newGame(page, { seats: { Red: "computer", Blue: "computer" }, options: { victory: "rounds-8" } });
  await click(page.getByRole("button", { name: BUTTON.pause }));
  await page.waitForTimeout(700);
  const still = await kept(page);
  await page.waitForTimeout(700);
  assert.deepEqual(await kept(page), still, "nothing moves while they wait");
  await click(page.getByRole("button", { name: BUTTON.step }));
  await keepsOther(page, still);
  await click(page.getByRole("button", { name: BUTTON.skipToEnd }));
  await expect(page.getByRole("dialog", { name: DIALOG.over })).toBeVisible({ timeout: 120_000 });
  assertNoProblems(page);
});

test("step by step each deed waits to be seen; a tap or a key brings the next, and a finger that rests all of them", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Step");
  await newGame(page, { seats: { Red: "easy", Blue: "easy" }, options: { victory: "rounds-8" } });
  const next = page.getByRole("button", { name: BUTTON.next, exact: true });
  const bar = page.locator(".prompt .says");
  const turn = page.locator(".ribbon [aria-current=true]");
  for (const bring of [() => tap(next), () => tap(bar), () => pressKey(page, "Enter")]) {
    await expect(next).toBeVisible();
    const seen = await sentence(page);
    assert.match(seen, /^(Red|Blue): /);
    await bring();
    await expect(bar.locator(".sentence")).not.toHaveText(seen);
  }
  await expect(next).toBeVisible();
  await picture(page, "step-by-step");
  await assertAccessible(page);
  const seat = await turn.getAttribute("data-seat");
  await bar.hover();
  await page.mouse.down();
  await expect(turn).not.toHaveAttribute("data-seat", seat);
  await page.mouse.up();
  await expect(next).toBeVisible();
  assertNoProblems(page);
});

test("two people at one tablet: nothing of a hand is there while it is handed over", async ({ page }) => {
  await visit(page);
  await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "human" } });
  const seen = new Set();
  const cards = page.locator("[data-card], .playing-card, .territory-card");
  for (let step = 0; step < 40 && seen.size < 2; step += 1) {
    const cover = page.getByRole("dialog", { name: DIALOG.pass });
    await shown(page);
    if (await cover.count()) {
      await expect(cards, "no card behind the cover").toHaveCount(0);
      await expect(page.locator("body")).not.toContainText(/Your hand|Cards: \d/, { useInnerText: true });
      for (let key = 0; key < 3; key += 1) {
        await pressKey(page, "Tab");
        await expect(page.locator(":focus:not(.cover, .cover *)"), "no key leads behind it").toHaveCount(0);
      }
      const name = /to (\w+)/.exec(await cover.innerText())[1];
      if (!seen.has(name)) await picture(page, `cover-${name}`);
      if (seen.size === 0) await assertAccessible(page);
      await page.reload();
      await started(page);
      await expect(cover).toBeVisible();
      seen.add(name);
      await click(page.getByRole("button", { name: BUTTON.iAm(name) }));
    } else if (await page.getByRole("dialog").getByRole("button", { name: BUTTON.noAlly }).count()) {
      await click(page.getByRole("dialog").getByRole("button", { name: BUTTON.noAlly }));
    } else if (await asked(page) === "factory") {
      await choose(page, (await offered(page, "build-factory"))[0]);
    } else if (await asked(page) === "harbour") {
      await choose(page, (await offered(page, "launch-ship"))[0]);
    } else if (await asked(page) === "place") {
      await placeAll(page);
    } else {
      await click(await goesOn(page));
    }
  }
  assert.deepEqual([...seen].sort(), ["Blue", "Red"]);
  assertNoProblems(page);
});

test("an army goes from a person to any level of computer player and back, at once and for good", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  const who = async () => {
    await click(page.getByRole("button", { name: BUTTON.menu }));
    return page.getByRole("group", { name: "Blue", exact: true });
  };
  const pressed = (group) => group.locator("[aria-pressed=true]");
  let group = await who();
  await expect(pressed(group)).toHaveText("Human");
  await click(group.getByRole("button", { name: BUTTON.hard }));
  await picture(page, "menu-who-plays");
  await page.reload();
  await started(page);
  group = await who();
  await expect(pressed(group)).toHaveText("Hard");
  await click(group.getByRole("button", { name: BUTTON.human }));
  await expect(pressed(group)).toHaveText("Human");
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
        // An empty message means that the worker is ready.
        const hold = (event) => (event.data.length ? window.answers.push(() => this.hear?.(event)) : hear(event));
        set.call(this, hear && hold);
      },
    });
  });
  const answers = (number) => page.waitForFunction((wanted) => window.answers.length === wanted, number);
  const place = async (which) => choose(page, (await offered(page, "place"))[which]);

  await newGame(page, { seats: { Red: "human", Blue: "easy" } });
  if (!/^Red/.test(await sentence(page))) {
    await answers(1);
    await page.evaluate(() => window.answers.pop()());
  }
  await asks(page, "place", "Red");
  await place(0);
  await answers(1);
  await click(page.getByRole("button", { name: BUTTON.undo }));
  await asks(page, "place", "Red");
  await place(1);
  await answers(2);
  const before = await kept(page);
  await page.evaluate(() => window.answers[0]());
  await page.waitForTimeout(300);
  assert.deepEqual(await kept(page), before);
  await page.evaluate(() => window.answers[1]());
  await asks(page, "place", "Red");
  await keepsOther(page, before);
  assertNoProblems(page);
});
