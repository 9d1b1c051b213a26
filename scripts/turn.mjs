// Measures how many taps a person's turn takes, how soon each one has an effect, and whether the page stays responsive, on a
// device four times slower. A report, not a test: the times depend on the machine. Needs dist/ (make dist) and Chromium.
//
//   node scripts/turn.mjs [--rate 4] [--trace FILE] [--json]
import { writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Hand } from "./hand.mjs";
import { load, measure, open } from "./measure.mjs";
import { CATEGORIES, tasksBetween } from "./trace.mjs";
import { PREFERENCES, contestAlly, playTurn } from "./turns.mjs";

const { values: wanted } = parseArgs({
  options: { rate: { type: "string", default: "4" }, trace: { type: "string" }, json: { type: "boolean", default: false } },
});

/** The time to wait after a tap for animations and delayed effects, in milliseconds. */
const PAUSE = 900;

/** The length above which a task delays the answer to a tap, in milliseconds. */
const LONG = 50;

/** The gap after which a change no longer counts as an effect of the tap, in milliseconds. */
const APART = 100;

/**
 * Runs in the page: records how long the effect of each tap took to appear, and when anything changed. Browsers report nothing
 * below 16 ms.
 */
function watch() {
  window.changes = [];
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => window.changes.push(performance.now())).observe(document, all);
  window.answers = [];
  new PerformanceObserver((list) => {
    window.answers.push(...list.getEntries().map(({ startTime, duration, interactionId }) => ({ startTime, duration, interactionId })));
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

/** Marks the time around every tap, and waits before the next one. */
function markTaps(hand, taps) {
  const mark = (name) => hand.page.evaluate((it) => performance.mark(it).startTime, name);
  hand.around = async (part, what, touch) => {
    const began = await mark(`tap ${part}: ${what}`);
    await touch();
    await setTimeout(PAUSE);
    taps.push({ tap: `${part}: ${what}`, began, ended: await mark("rest") });
  };
}

/** Plays the whole turn on a slow device. Response times are measured without a trace, which slows the page down. */
async function slowTurn(browser, url, { traced }) {
  const page = await open(browser, url, PREFERENCES, { script: watch, hasTouch: true });
  page.setDefaultTimeout(120_000);
  const [hand, taps, session] = [new Hand(page), [], await page.context().newCDPSession(page)];
  await playTurn(hand, async () => {
    markTaps(hand, taps);
    await session.send("Emulation.setCPUThrottlingRate", { rate: Number(wanted.rate) });
    if (traced) await browser.startTracing(page, { categories: CATEGORIES });
  });
  const trace = traced ? await browser.stopTracing() : undefined;
  const { answers, changes } = await page.evaluate(() => ({ answers: window.answers, changes: window.changes }));
  await page.close();
  const answered = taps.map(({ tap, began, ended }) => {
    const own = answers.filter((it) => it.interactionId && it.startTime >= began && it.startTime < ended);
    const touched = Math.max(began, ...own.map(({ startTime }) => startTime));
    const last = changes.filter((at) => at >= touched && at < ended).reduce((last, at) => (at - last < APART ? at : last), touched);
    const whole = Math.round(last - touched);
    // Sometimes the browser attributes the frame of the next tap to this one.
    const seen = own.map(({ startTime, duration }) => (startTime + duration < ended ? duration : whole));
    return { tap, ms: Math.max(16, ...seen), whole };
  });
  return { taps: hand.taps, answered, trace };
}

async function tapsOfAnAlly(browser, url) {
  const page = await open(browser, url, PREFERENCES, { hasTouch: true });
  const hand = new Hand(page);
  await contestAlly(hand);
  await page.close();
  return hand.taps;
}

const found = await measure(async (browser, url) => ({
  ...await slowTurn(browser, url, { traced: false }),
  trace: (await slowTurn(browser, url, { traced: true })).trace,
  ally: await tapsOfAnAlly(browser, url),
}));
if (wanted.trace) await writeFile(wanted.trace, found.trace);
const tasks = tasksBetween(JSON.parse(found.trace), "tap ", "rest").sort((a, b) => b.ms - a.ms);
const long = tasks.filter(({ ms }) => ms > LONG);
const report = {
  rate: Number(wanted.rate), load: load(), taps: found.taps, ally: found.ally,
  slowest_answer: Math.max(...found.answered.map(({ ms }) => ms)),
  longest_task: Math.round(tasks[0]?.ms ?? 0), long_tasks: long.length,
  tasks: tasks.slice(0, Math.max(5, long.length)).map(({ after, ms, what }) => ({ after, ms: Math.round(ms), what: what() })),
  answered: found.answered,
};
if (wanted.json) console.log(JSON.stringify(report));
else {
  const total = (taps) => Object.values(taps).reduce((sum, number) => sum + number, 0);
  console.log(`A person's turn on a device ${report.rate} times slower (machine load: ${report.load})`);
  console.log(`Taps per turn: ${total(report.taps)}; to contest an ally: ${total(report.ally)}`);
  console.table({ ...report.taps, ...report.ally });
  console.log("From a tap to its first visible effect, in ms (16: at most), and to the full effect");
  console.table(report.answered);
  console.log(`Longest task on the page: ${report.longest_task} ms; longer than ${LONG} ms: ${report.long_tasks}`);
  console.table(report.tasks);
}
