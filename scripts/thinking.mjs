// Measures how long computer players think in the browser, and whether the page stays responsive. A report, not a test: the
// numbers depend on the machine. Needs dist/ (make dist) and Chromium.
//
//   node scripts/thinking.mjs [--turns 100] [--seed 1] [--levels hard,expert] [--games nautical] [--json]
import { parseArgs } from "node:util";
import { BUTTON } from "../tests/e2e/words.mjs";
import { load, measure, open } from "./measure.mjs";
import { amongComputers, load as loadRecord } from "./turns.mjs";

const { values: wanted } = parseArgs({
  options: {
    // The number of turns to measure, in games whose seeds start from `seed`, so that the turns are the same each time.
    turns: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    levels: { type: "string", default: "hard,expert" },
    // Only games with this text in their name.
    games: { type: "string", default: "" },
    json: { type: "boolean", default: false },
  },
});

/** The longest that a game may take, in milliseconds, so that computer players that hang are reported. */
const LONGEST = 600_000;

const ARMIES = ["Red", "Blue", "Green", "Yellow", "Purple", "Black"];
const RULES = ["nautical", "new-rules", "next", "risiko-pocket", "legacy-attack"];
const SIZES = { "risiko-pocket": [3, 4] };
const GAMES = RULES.flatMap((rules) => (SIZES[rules] ?? [2, 4, 6]).map((players) => (
  { name: `${players} players, ${rules}`, rules, seats: ARMIES.slice(0, players) }
)));

/**
 * Runs in the page: measures how long the worker needs for each question, how long the page waits for it (longer, if the page is
 * busy drawing), and all long tasks, with the seat to act.
 */
function watch() {
  /** @type {Window["thinking"]} */
  const seen = { turns: [], longest: 0, tasks: 0, questions: 0 };
  let turn = null;
  window.thinking = seen;
  const onTurn = () => /** @type {HTMLElement | null} */ (document.querySelector(".ribbon li[aria-current]"))?.dataset.seat ?? null;
  /** Returns the script of a worker that reports its thinking time before each answer. */
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
        // The first message only says that the worker is ready.
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

/** Plays a game at full speed until it is over or has had enough turns. */
async function playGame(browser, url, record, enough) {
  const page = await open(browser, url, "pace=Instant", { script: watch });
  await loadRecord(page, record);
  // Ignore the long tasks of starting the game.
  await page.evaluate(() => Object.assign(window.thinking, { longest: 0, tasks: 0 }));
  const hurry = page.getByRole("button", { name: BUTTON.skipTo });
  if (await hurry.count()) await hurry.click();
  await page.waitForFunction((enough) => {
    const turns = window.thinking.turns.length;
    return turns > enough || (turns > 0 && !document.querySelector(".computers"));
  }, enough, { polling: 100, timeout: LONGEST });
  const seen = await page.evaluate(() => window.thinking);
  await page.close();
  // The last turn may be incomplete.
  return { ...seen, turns: seen.turns.slice(0, -1).slice(0, enough) };
}

/** Returns the measurements of enough turns, in one game after the other. */
async function turnsOf(browser, url, game, level) {
  /** @type {Window["thinking"]} */
  const total = { turns: [], questions: 0, longest: 0, tasks: 0 };
  for (let seed = BigInt(wanted.seed); total.turns.length < Number(wanted.turns); seed += 1n) {
    const record = amongComputers({ ...game, level, seed: seed.toString(16).padStart(64, "0") });
    const seen = await playGame(browser, url, record, Number(wanted.turns) - total.turns.length);
    if (seen.turns.length === 0) throw new Error(`${level} took no turn in ${game.name}`);
    total.turns.push(...seen.turns);
    total.questions += seen.questions;
    total.tasks += seen.tasks;
    total.longest = Math.max(total.longest, seen.longest);
  }
  const at = (what, part) => {
    const spent = total.turns.map((turn) => turn[what]).sort((a, b) => a - b);
    return Math.round(spent[Math.min(spent.length - 1, Math.floor(spent.length * part))]);
  };
  return {
    game: game.name, level, load: load(), turns: total.turns.length, questions: total.questions,
    p50: at("thought", 0.5), p95: at("thought", 0.95), waited_p50: at("waited", 0.5), waited_p95: at("waited", 0.95),
    longest_task: Math.round(total.longest), long_tasks: total.tasks,
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
  console.log("Thinking time of whole computer turns, in ms, and the time until the page had the answers; the longest task on the page meanwhile (0: none over 50 ms)");
  console.table(rows);
}
