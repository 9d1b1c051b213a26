// Turns as a person plays them by touch: a whole one on land and at sea, and an ally that is contested. Each part has a
// name under which its taps are counted.
import { readFile } from "node:fs/promises";
import { BUTTON, FIELD, PART } from "../tests/e2e/words.mjs";

const position = (name) => readFile(new URL(`../tests/e2e/${name}.txt`, import.meta.url), "utf8");

/** A name that says more after these words. */
const begins = (words) => new RegExp(`^${words}`);

/** Opens the text of a record on the first screen. */
export async function load(page, record) {
  const file = { name: "turn.txt", mimeType: "text/plain", buffer: Buffer.from(record) };
  await page.getByLabel(FIELD.gameFile).setInputFiles(file);
  await page.locator(".table .chart [data-territory]").first().waitFor({ state: "attached" });
}

/** A game of computer players that has not begun. */
export const amongComputers = ({ seats, rules = "nautical", level = "easy", seed = "7d".repeat(32) }) => [
  "Red Queens record 1", `rules ${rules}`, ...seats.map((seat) => `player ${seat} "${seat}" computer "${level}"`),
  `seed ${seed}`, "",
].join("\n");

/** How a battle that was declared is fought: to its end, and as many move in as the screen proposes. */
async function conquer(hand) {
  await hand.press(BUTTON.untilEnd);
  while (await hand.pressAny([BUTTON.send, BUTTON.allStay]));
}

/** What each word of a turn means. */
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

/** The preferences under which the turns are played: the attacked cut the deck without being asked. */
export const PREFERENCES = "pace=Instant orders=Cut sound=Off";

/** Twelve armies placed, three attacks, a cruise with a landing, a transfer; `start` is called once the person may begin. */
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
  await hand.pressAny([BUTTON.endTurn, BUTTON.doneRearranging]);
}

/** Tables at which an ally is called: with two others at the tablet and a computer player, one computer player, one other. */
const CALLS = {
  contested: { ally: "Black", rivals: 2 },
  one: { ally: "Yellow", rivals: 0 },
  pair: { ally: "Green", rivals: 1 },
};

/** An ally is called, contested, and played for to the end of the showdown; `start` is called once the table of poker is there. */
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

/** One decision at the poker table; a computer player may have to think first. */
async function decide(hand, dialog) {
  const choices = [
    BUTTON.playOneDealFour, BUTTON.keepAllFive, BUTTON.everyoneChecks, BUTTON.betCheck, BUTTON.betCall, BUTTON.everyoneMucks, BUTTON.muck, BUTTON.gotIt, BUTTON.endMyTurn,
    BUTTON.showMyCards,
  ];
  if (!(await hand.pressAny(choices, dialog))) await hand.page.waitForTimeout(100);
}

/** A battle on land, from the order to the conquest; `start` is called before the order is given. */
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

/** A battle of two ships against two, until one goes on from it; `start` is called before the order is given. */
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

/** An attack from choosing the own land to the conquest; and armies that come aboard, sail, and land on another shore. */
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
