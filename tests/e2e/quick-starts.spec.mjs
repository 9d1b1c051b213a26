// Quick starts in the app by somebody who follows every hint: the territories held at the start of their second and third turn, and the
// interruptions during the turns of others. `rq simulate --quick-start` plays more games without a screen.
import assert from "node:assert/strict";
import { tap } from "./inputs.mjs";
import { Person, fingers } from "./person.mjs";
import { test, visit } from "./support.mjs";
import { prefer } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const GAMES = Number(process.env.GAMES ?? 10);

/** The player's army in a quick start. */
const OWN = "Red";

/** The questions in a hand of poker. */
const POKER = ["ally", "showdown"];

/** A person who follows all hints. */
class Newcomer extends Person {
  async decide(view) {
    if (POKER.slice(1).includes(view.asks)) return super.decide(view);
    for (const name of [BUTTON.doIt, BUTTON.hint]) if (await (await this.button(name)).count()) return this.heed();
    return super.decide(view);
  }
}

/** Returns the current player, and the number of territories that the person holds. */
const glance = (page) => page.evaluate((own) => ({
  turn: document.querySelector(".ribbon [aria-current=true]")?.dataset.seat,
  held: document.querySelectorAll(`.token[data-territory][data-seat="${own}"]`).length,
}), OWN);

/**
 * Plays a quick start to its end. Returns the territories at the start of each of the person's turns, and the interruptions between these.
 */
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
    // A turn of an ally that the person commands is no interruption. A hand of poker is one, however many questions it asks.
    commands ||= asks === "place";
    if (commands || (inPoker && POKER.includes(asks))) return;
    inPoker ||= POKER.includes(asks);
    found.interruptions[found.interruptions.length - 1] += 1;
  };
  await new Newcomer(page, fingers(page)).play({ most: 3000, seen });
  return found;
}

/** Returns the quantile of the values at this fraction. */
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
