// Battles from the order to the result: what one looks at when it is over, and what goes on by itself.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAccessible, assertNoProblems, assertNotTooWide, picture, settled, shown, SIZES, visit } from "./support.mjs";
import { load, says, sentence, tap } from "./table.mjs";

const read = (name) => readFile(new URL(name, import.meta.url), "utf8");

/** Two ships of the seat on turn against two of another. */
const AT_SEA = await read("sea/two-against-two.txt");
const [, one, first, other, second] = /engage (\d+) by (\d+) and (\d+) by (\d+)/.exec(AT_SEA);

/** Two people; Blue may attack Red for the first time. */
const ON_LAND = await read("battles/first-attack.txt");

async function setOut(t, record, options) {
  const { page } = await visit(t, options);
  await load(page, record);
  await page.getByRole("button", { name: /^I am / }).click();
  await page.locator(".cover").waitFor({ state: "detached" });
  await settled(page);
  return page;
}

const result = (page) => page.getByRole("region", { name: "The last battle" });

/** Answers whatever is asked until the result of a battle is there. */
async function answer(page, names) {
  for (let step = 0; step < 40; step += 1) {
    await settled(page);
    if (await result(page).count()) return;
    for (const name of names) {
      const button = page.getByRole("button", { name, exact: true }).first();
      if (!(await button.count())) continue;
      await button.click();
      break;
    }
  }
  throw new Error(`no result: ${await sentence(page)}`);
}

test("a battle at sea ends on its dice and what came of it, until one goes on", async (t) => {
  const page = await setOut(t, AT_SEA, { calm: true });
  await page.locator(`[data-ship="${first}"]`).press("Enter");
  await page.locator(`[data-ship="${one}"]`).press("Enter");
  await page.getByRole("button", { name: `Ship ${second} attacks ship ${other}` }).click();
  await page.getByRole("button", { name: "Attack", exact: true }).click();
  await answer(page, [/^I am /, "Cut the deck", "Send none", "Let it sink", "Yes, do it", "Until the end"]);
  const strip = result(page);
  for (const size of ["tablet", "phone"]) {
    await page.setViewportSize(SIZES[size]);
    await settled(page);
    await picture(page, `battle-at-sea-${size}`);
    assert.match(await strip.innerText(), /[Ss]hips? \d+.*(sank|took|held out)/);
    assert.match(await strip.innerText(), /lost (nobody|\d+ arm)/);
    assert.ok((await strip.locator(".die").count()) > 1, "the dice lie there");
    assert.ok(await strip.getByRole("button", { name: "Go on" }).isVisible());
    await assertAccessible(page);
    await assertNotTooWide(page);
  }
  assert.equal(await page.locator(".dock").count(), 1, "nothing lies over it");
  await strip.getByRole("button", { name: "Go on" }).click();
  await strip.waitFor({ state: "detached" });
  assert.match(await sentence(page), /What should ship|attack, or end/);
  assertNoProblems(page);
});

test("what was ordered goes on after a person at the same tablet has mobilized", async (t) => {
  const page = await setOut(t, ON_LAND);
  await tap(page, "Congo");
  await tap(page, "North Africa");
  await page.getByRole("button", { name: "Until the end" }).click();
  await says(page, /Pass the tablet to Red/);
  const cover = page.locator(".cover");
  await cover.getByRole("button", { name: /^I am / }).click();
  await page.getByRole("button", { name: "Cut the deck", exact: true }).click();
  await cover.getByRole("button", { name: /^I am / }).click();
  await cover.waitFor({ state: "detached" });
  await shown(page);
  await picture(page, "battle-as-ordered");
  const told = `${await sentence(page)} ${(await page.locator(".dock").allInnerTexts()).join(" ")}`;
  assert.match(told, /follows from|held out|took/, "the dice have fallen until the end");
  assert.ok((await page.locator(".dock .die").count()) > 1);
  assertNoProblems(page);
});
