// Turns as a person plays them by touch: a whole one on land and at sea, and one that contests an ally. The taps are counted by
// parts of the turn.
import { readFile } from "node:fs/promises";
import { BUTTON, FIELD, PART } from "../tests/e2e/words.mjs";

const position = (name) => readFile(new URL(`../tests/e2e/${name}.txt`, import.meta.url), "utf8");

/** Returns a pattern for names that start with these words. */
const begins = (words) => new RegExp(`^${words}`);

/** Opens a record on the first screen. */
export async function load(page, record) {
  const file = { name: "turn.txt", mimeType: "text/plain", buffer: Buffer.from(record) };
  await page.getByLabel(FIELD.gameFile).setInputFiles(file);
  await page.locator(".table .chart [data-territory]").first().waitFor({ state: "attached" });
}

/** Returns the record of a game between computer players that hasn't started. */
export const amongComputers = ({ seats, rules = "nautical", level = "easy", seed = "7d".repeat(32) }) => [
  "Red Queens record 1", `rules ${rules}`, ...seats.map((seat) => `player ${seat} "${seat}" computer "${level}"`),
  `seed ${seed}`, "",
].join("\n");

/** Fights a declared battle to its end, and moves in as many armies as proposed. */
async function conquer(hand) {
  await hand.press(BUTTON.untilEnd);
  while (await hand.pressAny([BUTTON.send, BUTTON.allStay]));
}

/** Plays each verb of a turn. */
const ACTIONS = {
  async deploy(hand, place) {
    hand.begins("deploy 12");
    await hand.press(BUTTON.allAtOnce);
    await hand.place("territory", place);
  },
  async attack(hand, target) {
    hand.begins("three attacks");
    await hand.place("territory", target);
    await conquer(hand);
  },
  async cruise(hand, ship, _, shore) {
    hand.begins("cruise and landing");
    await hand.place("ship", ship);
    await hand.press(BUTTON.rollForCruise);
    await hand.tap(hand.page.getByRole("group", { name: PART.otherShores }).getByRole("button", { name: shore }), shore);
    await hand.press(begins(BUTTON.landOn(shore)));
    await conquer(hand);
  },
  async transfer(hand, from, to) {
    hand.begins("transfer");
    await hand.press(BUTTON.endCampaign);
    await hand.place("territory", from);
    await hand.place("territory", to);
    await hand.press(BUTTON.move);
  },
};

/** The preferences for these turns. Players who are attacked cut the deck without a question. */
export const PREFERENCES = "pace=Instant orders=Cut sound=Off";

/** Places twelve armies, attacks three times, cruises and lands, and transfers. Calls `start` once the person can begin. */
export async function playTurn(hand, start = async () => {}) {
  const record = await position("sea/turn");
  await load(hand.page, record);
  hand.begins("take the tablet");
  await hand.press(BUTTON.iAmAnybody);
  await start();
  for (const deed of record.trimEnd().split("# journey: ")[1].split("; ")) {
    const [verb, ...words] = deed.split(" ");
    await ACTIONS[verb](hand, ...words.map((word) => word.replaceAll("-", " ")));
  }
  hand.begins("end the turn");
  await hand.pressAny([BUTTON.endTurn, BUTTON.noAlly, BUTTON.doneRearranging]);
}

/**
 * Tables where an ally is called: with two more people and a computer player, with one computer player, or with one more person.
 */
const CALLS = {
  contested: { ally: "Black", rivals: 2 },
  one: { ally: "Yellow", rivals: 0 },
  pair: { ally: "Green", rivals: 1 },
};

/** Calls an ally, contests it, and plays poker to the end of the showdown. Calls `start` once the poker table is open. */
export async function contestAlly(hand, table = "contested", start = async () => {}) {
  const { page } = hand;
  const { ally, rivals } = CALLS[table];
  await load(page, await position(`poker/${table}`));
  hand.begins("take the tablet");
  if (rivals > 0) await hand.press(BUTTON.iAmAnybody);
  hand.begins("call");
  const called = page.locator(`[data-ally="${ally}"]`);
  await called.waitFor();
  await hand.tap(called, ally);
  hand.begins("contest");
  for (let rival = 0; rival < rivals; rival += 1) await hand.press(BUTTON.contest);
  await hand.press(rivals > 0 ? BUTTON.playPoker : BUTTON.playOneDealFour);
  hand.begins("poker");
  await page.locator(".poker-felt").waitFor();
  await start();
  const dialog = page.locator("dialog", { has: page.locator(".poker-felt") });
  for (let step = 0; await dialog.count(); step += 1) {
    if (step > 100) throw new Error("the hand of poker does not end");
    await decide(hand, dialog);
  }
}

/** Makes one decision at the poker table. A computer player may have to think first. */
async function decide(hand, dialog) {
  const choices = [
    BUTTON.playOneDealFour, BUTTON.keepAllFive, BUTTON.everyoneChecks, BUTTON.betCheck, BUTTON.betCall, BUTTON.everyoneMucks, BUTTON.muck, BUTTON.gotIt, BUTTON.endMyTurn,
    BUTTON.showMyCards,
  ];
  if (!(await hand.pressAny(choices, dialog))) await hand.page.waitForTimeout(100);
}

/** Fights a battle on land, from the order to the conquest. Calls `start` before the order. */
export async function battleOnLand(hand, start) {
  await load(hand.page, await position("sea/turn"));
  hand.begins("a battle on land");
  await hand.press(BUTTON.iAmAnybody);
  await hand.press(BUTTON.allAtOnce);
  await hand.place("territory", "Argentina");
  await hand.place("territory", "Peru");
  await start();
  await conquer(hand);
}

/** Fights a battle of two ships against two, until one of them moves on. Calls `start` before the order. */
export async function battleAtSea(hand, start) {
  const record = await position("sea/two-against-two");
  const [, one, first, other, second] = /engage (\d+) by (\d+) and (\d+) by (\d+)/.exec(record) ?? [];
  await load(hand.page, record);
  hand.begins("a battle at sea");
  await hand.press(BUTTON.iAmAnybody);
  await hand.place("ship", first);
  await hand.place("ship", one);
  await hand.press(begins(BUTTON.attacks(second, other)));
  await start();
  await hand.press(BUTTON.attack);
  const answers = [BUTTON.iAmAnybody, BUTTON.cutDeck, BUTTON.sendNone, BUTTON.letItSink, BUTTON.yesDoIt, BUTTON.untilEnd];
  const result = hand.page.getByRole("region", { name: PART.lastBattle });
  for (let step = 0; !(await result.count()); step += 1) {
    if (step > 60) throw new Error("the sea battle does not end");
    await hand.pressAny(answers);
  }
  const gotIt = result.getByRole("button", { name: BUTTON.gotIt, exact: true });
  await gotIt.waitFor();
  await hand.tap(gotIt, BUTTON.gotIt);
}

/** Attacks, from selecting the territory to the conquest, then embarks armies, sails, and lands on another shore. */
export async function attackAndFerry(hand) {
  await load(hand.page, await position("sea/turn"));
  hand.begins("deploy");
  await hand.press(BUTTON.iAmAnybody);
  await hand.press(BUTTON.allAtOnce);
  await hand.place("territory", "Argentina");
  hand.begins("attack with all");
  await hand.place("territory", "Argentina");
  await hand.place("territory", "Peru");
  await hand.press(BUTTON.untilEnd);
  hand.begins("follow");
  await hand.pressAny([BUTTON.send]);
  hand.begins("ferry, cruise and landing");
  await hand.place("ship", "4");
  await hand.press(BUTTON.takeAboard);
  await hand.press(BUTTON.rollForCruise);
  await hand.tap(hand.page.getByRole("group", { name: PART.otherShores }).getByRole("button", { name: "Greenland" }), "Greenland");
  await hand.press(begins(BUTTON.landOn("Greenland")));
  await conquer(hand);
}
