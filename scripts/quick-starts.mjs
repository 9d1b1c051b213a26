// How quick starts go in the app for somebody who follows every hint: the territories at the start of the second and third turn, how
// often the other players' turns wait for an answer, who wins. A report, not a test; `rq simulate --quick-start` plays many more
// games without a screen. Needs dist/ (make dist) and Chromium.
//
//   node scripts/quick-starts.mjs [--games 10] [--json]
import { parseArgs } from "node:util";
import { Person, fingers } from "../tests/e2e/person.mjs";
import { BUTTON } from "../tests/e2e/words.mjs";
import { load, measure, open } from "./measure.mjs";

const { values: wanted } = parseArgs({ options: { games: { type: "string", default: "10" }, json: { type: "boolean", default: false } } });

/** The army of whoever plays a quick start. */
const OWN = "Red";

/** Whose turn it is, the territories of each army, and what is asked. */
const glance = (page) => page.evaluate(() => {
  const held = {};
  for (const token of document.querySelectorAll(".token[data-territory]")) {
    const { seat } = /** @type {SVGElement} */ (token).dataset;
    held[seat] = (held[seat] ?? 0) + 1;
  }
  const turn = /** @type {HTMLElement | null} */ (document.querySelector(".ribbon [aria-current=true]"))?.dataset.seat;
  return { turn, held };
});

/** Does what the hints say wherever there are any. */
class Newcomer extends Person {
  async decide(view) {
    if (["pass", "showdown"].includes(view.asks)) return super.decide(view);
    const answer = await this.button(BUTTON.doIt);
    const hint = await this.button(BUTTON.hint);
    if (await answer.count() || await hint.count()) return this.heed();
    return super.decide(view);
  }
}

/** The seats with the most territories. */
const leaders = (held) => Object.keys(held).filter((seat) => seat !== "Nobody" && held[seat] === Math.max(...Object.values(held)));

/** Plays one quick start to its end. */
async function game(browser, url) {
  const page = await open(browser, url, "pace=Instant orders=Cut sound=Off", { reducedMotion: "reduce", hasTouch: true });
  const hands = fingers(page);
  await hands.press(page.getByRole("button", { name: BUTTON.quickStart }));
  const found = { territories: [], interruptions: [], asked: [], leaders: new Set() };
  let [before, poker] = ["", false];
  const seen = async ({ asks }) => {
    const { turn, held } = await glance(page);
    for (const leader of leaders(held)) found.leaders.add(leader);
    if (turn === OWN && before !== OWN) {
      found.territories.push(held[OWN] ?? 0);
      found.interruptions.push(0);
    }
    // A hand of poker is one question, however often it comes round.
    const isPoker = ["poker", "showdown", "bet"].includes(asks);
    if (turn !== OWN && found.interruptions.length > 0 && !(isPoker && poker)) {
      found.interruptions[found.interruptions.length - 1] += 1;
      found.asked.push(asks);
    }
    [before, poker] = [turn, isPoker];
  };
  await new Newcomer(page, hands).play({ most: 3000, seen });
  const won = await page.evaluate(() => document.querySelector("dialog[open]")?.textContent ?? "");
  await page.close();
  return { ...found, leaders: found.leaders.size, won: new RegExp(`${OWN} (has )?w[io]n`).test(won) || /You (have )?w[io]n/.test(won) };
}

/** The value below which this part of the values lies. */
const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))];

const games = await measure(async (browser, url) => {
  const all = [];
  for (let number = 1; number <= Number(wanted.games); number += 1) {
    all.push(await game(browser, url));
    if (!wanted.json) console.log(`Game ${number}: ${JSON.stringify(all.at(-1))}`);
  }
  return all;
});
const at = (turn) => games.map(({ territories }) => territories[turn - 1] ?? 0);
const interruptions = games.flatMap(({ interruptions }) => interruptions);
const report = {
  load: load(),
  games: games.length,
  won: games.filter(({ won }) => won).length,
  other_leader: games.filter(({ leaders }) => leaders > 1).length,
  territories_at_turn: Object.fromEntries([2, 3].map((turn) => [turn, { p10: quantile(at(turn), 0.1), p50: quantile(at(turn), 0.5) }])),
  interruptions: { p50: quantile(interruptions, 0.5), p90: quantile(interruptions, 0.9), rounds: interruptions.length },
};
console.log(JSON.stringify(report, null, wanted.json ? 0 : 2));
