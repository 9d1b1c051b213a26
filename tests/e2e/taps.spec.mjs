// How many taps a person needs: a whole turn on land and at sea, and an ally that two others at the tablet contest.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Hand } from "../../scripts/hand.mjs";
import { PREFERENCES, contestAlly, playTurn } from "../../scripts/turns.mjs";
import { assertNoProblems, visit } from "./support.mjs";
import { prefer } from "./table.mjs";

async function handOf(t) {
  const { page } = await visit(t, { touch: true });
  await prefer(page, PREFERENCES);
  return new Hand(page);
}

test("a turn takes no more taps than it did: twelve armies, three attacks, a cruise with a landing, a transfer", async (t) => {
  const hand = await handOf(t);
  await playTurn(hand);
  assert.deepEqual(hand.taps, {
    "take the tablet": 1, "deploy 12": 2, "three attacks": 9, "cruise and landing": 5, transfer: 4, "end the turn": 1,
  });
  assertNoProblems(hand.page);
});

test("an ally that is contested among three people takes no more taps than it did", async (t) => {
  const hand = await handOf(t);
  await contestAlly(hand);
  assert.deepEqual(hand.taps, { "take the tablet": 1, call: 1, contest: 4, poker: 20 });
  assertNoProblems(hand.page);
});
