// How long computer players think in the browser, and whether the page stays free meanwhile. A report, not a test:
// the numbers are those of this machine. Needs dist/ (make dist) and Chromium.
//
//   node scripts/thinking.mjs [--seconds 40] [--levels hard,expert] [--games nautical] [--json]
import { parseArgs } from "node:util";
import { BUTTON, FIELD } from "../tests/e2e/words.mjs";
import { load, measure, open } from "./measure.mjs";

const { values: wanted } = parseArgs({
  options: {
    seconds: { type: "string", default: "40" },
    levels: { type: "string", default: "hard,expert" },
    // Those with this in their name.
    games: { type: "string", default: "" },
    json: { type: "boolean", default: false },
  },
});

const ARMIES = ["Red", "Blue", "Green", "Yellow", "Purple", "Black"];
/** The games that are measured: every rule set, by the name on its card. */
const RULES = { nautical: "Red Queens", "new-rules": "New Rules", next: "Classic", "risiko-pocket": "Pocket", "legacy-attack": "Legacy attacks" };
const SIZES = { "risiko-pocket": [3, 4] };
const GAMES = Object.entries(RULES).flatMap(([name, rules]) => (SIZES[name] ?? [2, 4, 6]).map((players) => (
  { name: `${players} players, ${name}`, rules, seats: ARMIES.slice(0, players) }
)));
const LEVELS = { easy: 2, normal: 3, hard: 4, expert: 5 };
const NOBODY = 6;

/**
 * In the page: times what a worker makes of every question, and how long the page waits for it, which is longer while the
 * page draws; and every long task. It says whose turn it was.
 */
function watch() {
  const seen = { turns: [], longest: 0, tasks: 0, questions: 0 };
  let turn = null;
  window.thinking = seen;
  const onTurn = () => document.querySelector(".ribbon li[aria-current]")?.dataset.seat ?? null;
  /** The script of a worker that says before every answer how long it took. */
  const timed = (script) => URL.createObjectURL(new Blob([`
    let asked = 0;
    addEventListener("message", () => { asked = performance.now(); });
    const post = postMessage.bind(self);
    self.postMessage = (answer) => {
      post({ thought: performance.now() - asked });
      post(answer);
    };
    await import("${new URL(script, location.href)}");
  `], { type: "text/javascript" }));
  window.Worker = class extends Worker {
    constructor(script, options) {
      super(timed(script), { ...options, type: "module" });
      let asked = 0;
      let thought = 0;
      this.addEventListener("message", (event) => {
        if (event.data.thought !== undefined) {
          thought = event.data.thought;
          event.stopImmediatePropagation();
          return;
        }
        // The first message says that the worker is ready.
        if (event.data.length === 0 || asked === 0) return;
        const seat = onTurn();
        if (turn?.seat !== seat) {
          turn = { seat, thought: 0, waited: 0 };
          seen.turns.push(turn);
        }
        turn.thought += thought;
        turn.waited += performance.now() - asked;
        seen.questions += 1;
        asked = 0;
      });
      const post = this.postMessage.bind(this);
      this.postMessage = (message) => {
        asked = performance.now();
        post(message);
      };
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.tasks += 1;
      seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: "longtask", buffered: false });
}

async function begin(page, game, level) {
  await page.evaluate(() => { location.hash = "#/new"; });
  await page.locator(".preset").filter({ has: page.getByText(game.rules, { exact: true }) }).click();
  for (const army of ARMIES) {
    const index = game.seats.includes(army) ? LEVELS[level] : NOBODY;
    await page.getByLabel(FIELD.playedBy(army)).selectOption({ index });
  }
  await page.getByRole("button", { name: BUTTON.startGame }).click();
  await page.locator(".table").waitFor();
}

/** Lets a game play as fast as it can for a while. */
async function turnsOf(browser, url, game, level) {
  const page = await open(browser, url, "pace=Instant", { script: watch });
  await begin(page, game, level);
  // What starting the game costs is not what is asked.
  await page.evaluate(() => Object.assign(window.thinking, { longest: 0, tasks: 0 }));
  const hurry = page.getByRole("button", { name: BUTTON.skipTo });
  if (await hurry.count()) await hurry.click();
  const end = Date.now() + Number(wanted.seconds) * 1000;
  while (Date.now() < end && (await page.locator(".computers").count())) await page.waitForTimeout(250);
  const seen = await page.evaluate(() => window.thinking);
  await page.close();
  // The last turn is not over.
  const turns = seen.turns.slice(0, -1);
  const at = (what, part) => {
    const spent = turns.map((turn) => turn[what]).sort((a, b) => a - b);
    return Math.round(spent[Math.min(spent.length - 1, Math.floor(spent.length * part))] ?? 0);
  };
  return {
    game: game.name, level, load: load(), turns: turns.length, questions: seen.questions,
    p50: at("thought", 0.5), p95: at("thought", 0.95), waited_p50: at("waited", 0.5), waited_p95: at("waited", 0.95),
    longest_task: Math.round(seen.longest), long_tasks: seen.tasks,
  };
}

const rows = await measure(async (browser, url) => {
  const found = [];
  for (const game of GAMES.filter((game) => game.name.includes(wanted.games))) {
    for (const level of wanted.levels.split(",")) found.push(await turnsOf(browser, url, game, level));
  }
  return found;
});
if (wanted.json) console.log(JSON.stringify(rows));
else {
  console.log("Thinking of whole turns of computer players, in ms, and until the page had the answers; the longest task of the page meanwhile (0: none over 50 ms)");
  console.table(rows);
}
