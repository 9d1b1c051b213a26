// Measures the time until a player can do something: on the first screen, at a new game, and at the table of a saved game. With
// the network of a phone and a quarter of the processor's speed, on the first visit and once the game is stored for offline play.
import { load } from "../tests/e2e/table.mjs";
import { CAMPAIGN } from "../tests/e2e/records.mjs";
import { measure, TABLET } from "./measure.mjs";

const TIMES = 5;
/** Lighthouse's settings for phones, in bits per second and milliseconds. */
const PHONE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const SLOWER = 4;

/** The goals to measure: the address of each, and the element whose appearance marks it. */
const AIMS = {
  "the first screen": ["", "main.home a[href='#/new']"],
  "a new game": ["#/new", ".start button"],
  "the table of a kept game": ["game", ".table [data-territory]"],
};

await measure(async (browser, url) => {
  const [id, kept] = await keptGame(browser, url);
  console.log(`median ms of ${TIMES}`.padEnd(44), "first visit", "later");
  for (const [aim, [hash, sign]] of Object.entries(AIMS)) {
    const address = url + (hash === "game" ? `#/game/${id}` : hash);
    /** @type {number[]} */
    const first = [];
    /** @type {number[]} */
    const again = [];
    for (let time = 0; time < TIMES; time += 1) {
      const context = await browser.newContext({ viewport: TABLET });
      await context.addInitScript((entries) => entries.forEach(([key, text]) => localStorage.setItem(key, text)), kept);
      first.push(await arrival(context, address, sign, PHONE));
      again.push(await arrival(context, address, sign));
      await context.close();
    }
    console.log(aim.padEnd(44), String(median(first)).padStart(11), String(median(again)).padStart(5));
  }
});

/** Returns the milliseconds from requesting the address until the element is on the screen. */
async function arrival(context, address, sign, network) {
  const page = await context.newPage();
  if (!network) await context.pages()[0].waitForFunction(() => navigator.serviceWorker.controller);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  if (network) await devtools.send("Network.emulateNetworkConditions", network);
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted) && !document.getElementById("loading")) window.arrived = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, sign);
  await page.goto(address, { waitUntil: "commit" });
  const time = await page.waitForFunction(() => window.arrived, null, { timeout: 120_000 });
  const milliseconds = Math.round(await time.jsonValue());
  if (network) await devtools.send("Network.emulateNetworkConditions", { ...PHONE, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return milliseconds;
}

/** Returns the id of a game in mid-campaign, and the entries of localStorage that contain it. */
async function keptGame(browser, url) {
  const page = await browser.newPage({ viewport: TABLET });
  await page.goto(url);
  await load(page, CAMPAIGN);
  const id = new URL(page.url()).hash.split("/").at(-1);
  const kept = await page.evaluate(() => Object.entries(localStorage));
  await page.close();
  return [id, kept];
}

function median(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
