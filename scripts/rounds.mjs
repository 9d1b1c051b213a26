// Measures how long the turns of computer players take on the screen, at the default pace. A report, not a test: the times depend
// on the machine. Needs dist/ (make dist) and Chromium.
//
//   node scripts/rounds.mjs [--rounds 4] [--level normal] [--pace Readable] [--pictures FOLDER] [--json]
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { FIELD } from "../tests/e2e/words.mjs";
import { load, measure, open } from "./measure.mjs";
import { amongComputers } from "./turns.mjs";

const { values: wanted } = parseArgs({
  options: {
    rounds: { type: "string", default: "4" }, level: { type: "string", default: "normal" },
    pace: { type: "string", default: "Readable" }, pictures: { type: "string" }, json: { type: "boolean", default: false },
  },
});

const SEATS = ["Red", "Blue", "Green", "Yellow"];

/** Runs in the page: records each change of the current player and of the prompt. */
function watch() {
  window.turns = [];
  window.lines = [];
  const note = (list, said) => {
    if (said && list.at(-1)?.said !== said) list.push({ at: performance.now(), said });
  };
  new MutationObserver(() => {
    note(window.turns, /** @type {HTMLElement | null} */ (document.querySelector(".ribbon [aria-current=true]"))?.dataset.seat);
    note(window.lines, document.querySelector(".prompt .sentence")?.textContent);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

const found = await measure(async (browser, url) => {
  const page = await open(browser, url, `pace=${wanted.pace} orders=Cut sound=Off`, { script: watch });
  const file = { name: "round.txt", mimeType: "text/plain", buffer: Buffer.from(amongComputers({ seats: SEATS, level: wanted.level })) };
  await page.getByLabel(FIELD.gameFile).setInputFiles(file);
  const turns = SEATS.length * Number(wanted.rounds) + 1;
  for (let tick = 0; await page.evaluate(() => window.turns.length) < turns; tick += 1) {
    await setTimeout(1000);
    if (wanted.pictures) await page.screenshot({ path: `${wanted.pictures}/${tick}.png` });
    if (tick > 900) break;
  }
  return page.evaluate(() => ({ turns: window.turns, lines: window.lines }));
});
const took = found.turns.slice(1).map(({ at }, turn) => ({ seat: found.turns[turn].said, ms: Math.round(at - found.turns[turn].at) }));
const three = took.slice(2).map((_, at) => took.slice(at, at + 3).reduce((sum, { ms }) => sum + ms, 0));
const median = three.toSorted((a, b) => a - b)[Math.floor(three.length / 2)];
const report = { load: load(), three_turns: { median, longest: Math.max(...three) }, lines: found.lines.length, took };
if (wanted.json) console.log(JSON.stringify({ ...report, told: found.lines }));
else {
  console.log(`Three computer turns in a row (machine load: ${report.load}): median ${median} ms, longest ${Math.max(...three)} ms`);
  console.table(took);
}
