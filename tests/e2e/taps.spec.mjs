// The number of taps that a person needs: for a whole turn on land and at sea, and for an ally that people and a computer player contest.
import assert from "node:assert/strict";
import { Hand } from "../../scripts/hand.mjs";
import { PREFERENCES, attackAndFerry, contestAlly, playTurn } from "../../scripts/turns.mjs";
import { assertNoProblems, test, visit } from "./support.mjs";
import { prefer } from "./table.mjs";

async function handOf(page) {
  await visit(page);
  await prefer(page, PREFERENCES);
  return new Hand(page);
}

test("a turn takes no more taps than it did: twelve armies, three attacks, a cruise with a landing, a transfer", async ({ page }) => {
  const hand = await handOf(page);
  await playTurn(hand);
  assert.deepEqual(hand.taps, {
    "take the tablet": 1, "deploy 12": 2, "three attacks": 8, "cruise and landing": 5, transfer: 4, "end the turn": 1,
  });
  assertNoProblems(page);
});

test("three taps take a territory with everything, and seven bring armies over the sea and ashore", async ({ page }) => {
  const hand = await handOf(page);
  await attackAndFerry(hand);
  assert.equal(hand.taps["attack with all"], 3);
  assert.ok(hand.taps["ferry, cruise and landing"] <= 7, JSON.stringify(hand.taps));
  assertNoProblems(page);
});

test("a hand of poker among three people at one tablet takes at most ten taps if all check", async ({ page }) => {
  const hand = await handOf(page);
  await contestAlly(hand);
  // Each person plays and draws with one tap each, and all check and muck with one tap together.
  assert.deepEqual(hand.taps, { "take the tablet": 1, call: 1, contest: 3, poker: 9 });
  assertNoProblems(page);
});

for (const [table, most] of Object.entries({ one: 6, pair: 8 })) {
  test(`from the call for an ally to the end of the hand it is ${most} taps: ${table}`, async ({ page }) => {
    const hand = await handOf(page);
    await contestAlly(hand, table);
    const { call, contest, poker } = hand.taps;
    assert.equal(call + contest + poker, most);
    assertNoProblems(page);
  });
}
