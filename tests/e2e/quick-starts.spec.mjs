// Quick starts in the app by somebody who follows every hint: how many territories they hold at the start of their second and third
// turn, and how often the turns of others wait for them. `rq simulate --quick-start` plays more games without a screen.
import assert from "node:assert/strict";
import { tap } from "./deeds.mjs";
import { Person, fingers } from "./person.mjs";
import { test, visit } from "./support.mjs";
import { prefer } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const GAMES = Number(process.env.GAMES ?? 10);

/** The army of whoever plays a quick start. */
const OWN = "Red";

/** What is asked in a hand of poker. */
const POKER = ["ally", "showdown"];

/** Does what the hints say wherever there are any. */
class Newcomer extends Person {
  async decide(view) {
    if (POKER.slice(1).includes(view.asks)) return super.decide(view);
    for (const name of [BUTTON.doIt, BUTTON.hint]) if (await (await this.button(name)).count()) return this.heed();
    return super.decide(view);
  }
}

/** Whose turn it is, and how many territories the own army holds. */
const glance = (page) => page.evaluate((own) => ({
  turn: document.querySelector(".ribbon [aria-current=true]")?.dataset.seat,
  held: document.querySelectorAll(`.token[data-territory][data-seat="${own}"]`).length,
}), OWN);

/** Plays one to its end. Says the territories at the start of each own turn, and the interruptions between them. */
async function quickStart(page) {
  await tap(page.getByRole("button", { name: BUTTON.quickStart }));
  const found = { territories: [], interruptions: [] };
  let [before, inPoker, commands] = ["", false, false];
  const seen = async ({ asks }) => {
    const { turn, held } = await glance(page);
    if (turn !== before) [inPoker, commands] = [false, false];
    if (turn === OWN && before !== OWN) {
      found.territories.push(held);
      found.interruptions.push(0);
    }
    before = turn;
    if (turn === OWN || found.interruptions.length === 0) return;
    // The turn of an ally who is played is no interruption, and a hand of poker is one, however often it comes round.
    commands ||= asks === "place";
    if (commands || (inPoker && POKER.includes(asks))) return;
    inPoker ||= POKER.includes(asks);
    found.interruptions[found.interruptions.length - 1] += 1;
  };
  await new Newcomer(page, fingers(page)).play({ most: 3000, seen });
  return found;
}

/** The value below which this part of the values lies. */
const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(part * values.length)];

test("quick starts stay fair and others' turns run, for those who follow the hints @soak", async ({ page }) => {
  test.setTimeout(GAMES * 600_000);
  const games = [];
  for (let game = 1; game <= GAMES; game += 1) {
    await visit(page, { calm: true });
    await page.evaluate(() => localStorage.clear());
    await visit(page, { calm: true });
    await prefer(page, "pace=Instant");
    games.push(await quickStart(page));
    console.log(JSON.stringify(games.at(-1)));
  }
  const interruptions = games.flatMap((game) => game.interruptions);
  assert.ok(quantile(interruptions, 0.5) <= 4, `${interruptions} interruptions a round`);
  for (const turn of [2, 3]) {
    const held = games.map(({ territories }) => territories[turn - 1] ?? 0);
    assert.ok(quantile(held, 0.1) >= 6, `${held} territories at turn ${turn}`);
  }
});
