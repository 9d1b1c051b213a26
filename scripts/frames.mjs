// Measures how smoothly the screen moves on a device four times slower: the times of the frames of a battle on land and at sea, a
// showdown, computer players' turns, the film of a conquest, and a long game while its timeline is dragged. A report, not a test:
// the times depend on the machine. Needs dist/ (make dist), Cargo and Chromium.
//
//   node scripts/frames.mjs [--rate 4] [--only film] [--trace FOLDER] [--json]
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { BUTTON, FIELD, PART } from "../tests/e2e/words.mjs";
import { Hand } from "./hand.mjs";
import { load as loadOfMachine, measure, open } from "./measure.mjs";
import { CATEGORIES, tasksBetween } from "./trace.mjs";
import { amongComputers, battleAtSea, battleOnLand, contestAlly, load } from "./turns.mjs";

const { values: wanted } = parseArgs({
  options: {
    rate: { type: "string", default: "4" }, only: { type: "string", default: "" },
    trace: { type: "string" }, json: { type: "boolean", default: false },
  },
});

/**
 * The longest that a frame may take without a visible pause, in milliseconds: two refreshes of the screen, or one on a fast
 * device.
 */
const SEEN = Number(wanted.rate) > 1 ? 33.4 : 16.8;
/** The share of all frames that should be no longer than that. */
const SHARE = 0.95;
/** The time to watch computer players, and the time that a film should take, in milliseconds. */
const [LOOK, FILM] = [15_000, 12_000];

/** Returns the longest of several games between computer players: about two thousand actions. */
async function longGame() {
  const folder = await mkdtemp(`${tmpdir()}/red-queens-`);
  const seats = Array(4).fill("normal").join();
  execFileSync("cargo", [
    ..."run --release -q -p rq -- simulate --seated --games 12 --seed 7 --seats".split(" "), seats, "--save", folder,
  ], { stdio: "ignore" });
  const games = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, "utf8")));
  await rm(folder, { recursive: true });
  return games.sort((a, b) => b.length - a.length)[0];
}

/** Runs in the page: drags the timeline to the end and back, one step per frame. */
async function scrub(line) {
  const frames = 300;
  for (let frame = 0; frame <= frames; frame += 1) {
    await new Promise(requestAnimationFrame);
    line.value = Math.round(line.max * (1 - Math.abs(1 - (2 * frame) / frames)));
    line.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The scenes to measure. Each one calls `start` before it begins. */
const SCENES = {
  "a battle on land": battleOnLand,
  "a battle at sea": battleAtSea,
  "a showdown": (hand, start) => contestAlly(hand, "one", start),
  async "computer players' turns"({ page }, start) {
    await load(page, amongComputers({ seats: ["Red", "Blue", "Green", "Yellow"] }));
    await start();
    await setTimeout(LOOK);
  },
  async "the film of a conquest"(hand, start) {
    await load(hand.page, amongComputers({ seats: ["Red", "Blue"], rules: "nautical victory rounds-8" }));
    hand.begins("film");
    const play = hand.page.getByRole("button", { name: BUTTON.playFilm, exact: true });
    await hand.page.getByRole("button", { name: BUTTON.skipToEnd }).click();
    await play.waitFor({ timeout: 180_000 });
    await start();
    await play.click();
    await hand.page.getByRole("button", { name: BUTTON.pause, exact: true }).waitFor();
    await play.waitFor({ timeout: 10 * FILM });
  },
  async "a long game along its line of time"({ page }, start) {
    await load(page, await longGame());
    await page.getByRole("dialog").getByRole("button", { name: PART.replay, exact: true }).click();
    const line = page.getByLabel(FIELD.timeInGame);
    // A player who drags the timeline has the mouse over it.
    await line.hover();
    await start();
    await line.evaluate(scrub);
  },
};

/** Runs in the page: records the time of every frame from now on. */
function noteFrames() {
  const note = (at) => {
    window.shown.push(at);
    requestAnimationFrame(note);
  };
  window.shown = [];
  requestAnimationFrame(note);
}

async function look(browser, url, [name, play]) {
  const page = await open(browser, url, "pace=Readable orders=Cut sound=Off", { hasTouch: true });
  page.setDefaultTimeout(120_000);
  const session = await page.context().newCDPSession(page);
  await play(new Hand(page), async () => {
    await session.send("Emulation.setCPUThrottlingRate", { rate: Number(wanted.rate) });
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.evaluate((it) => performance.mark(it), `scene ${name}`);
    await page.evaluate(noteFrames);
  });
  const shown = await page.evaluate(() => {
    performance.mark("rest");
    return window.shown;
  });
  const trace = await browser.stopTracing();
  await page.close();
  if (wanted.trace) await writeFile(`${wanted.trace}/${name.replaceAll(/\W+/g, "-")}.json`, trace);
  const frames = shown.slice(1).map((at, frame) => at - shown[frame]).sort((a, b) => a - b);
  const [longest] = tasksBetween(JSON.parse(trace), "scene ", "rest").sort((a, b) => b.ms - a.ms);
  const even = frames.filter((ms) => ms <= SEEN).length / frames.length;
  return {
    scene: name, frames: frames.length, even: `${(100 * even).toFixed(1)} %`, is_even: even >= SHARE,
    p95: Math.round(frames[Math.floor(frames.length * SHARE)]), longest: Math.round(frames.at(-1) ?? 0),
    task: Math.round(longest.ms), what: longest.what(),
  };
}

const found = await measure(async (browser, url) => {
  const all = [];
  for (const scene of Object.entries(SCENES).filter(([name]) => name.includes(wanted.only))) all.push(await look(browser, url, scene));
  return all;
});
if (wanted.json) console.log(JSON.stringify({ rate: Number(wanted.rate), load: loadOfMachine(), scenes: found }));
else {
  console.log(`Frames within ${Math.floor(SEEN)} ms on a device ${wanted.rate} times slower (machine load: ${loadOfMachine()})`);
  console.table(found);
}
