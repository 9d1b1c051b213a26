// The drawer: how the armies did, the allies, and the game as it was; the maps of kept games.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAccessible, assertNoProblems, assertNotTooWide, inEveryLook, looks, picture, shown, visit } from "./support.mjs";
import { go, keep, kept, load, newGame, position, prefer, says, tap, territories } from "./table.mjs";

const record = await readFile(new URL("sea/pirate-comes-ashore.txt", import.meta.url), "utf8");

/** A game of many rounds, the drawer open. */
async function drawer(t, options) {
  const { page } = await visit(t, { calm: true, ...options });
  await prefer(page, "pace=Instant");
  await load(page, record);
  await shown(page);
  const mine = page.getByRole("button", { name: /^I am / });
  if (await mine.count()) await mine.click();
  await openLog(page);
  return page;
}

async function openLog(page) {
  await page.getByRole("button", { name: "Log", exact: true }).first().click();
  await page.locator(".drawer").waitFor();
  await shown(page);
}

const chip = (page, name) => page.locator(".drawer .dock-head").getByRole("button", { name, exact: true });
const past = (page) => page.locator(".prompt.past");
const lines = (page) => page.locator(".drawer .log-line .log-jump");

/** Shows the game as it was at the line of the log with this number. Says what the line says. */
async function jump(page, number) {
  const line = lines(page).nth(number);
  const text = await line.innerText();
  await line.click();
  await past(page).waitFor();
  await shown(page);
  return text;
}

test("chart, allies and past are there for everybody", async (t) => {
  const page = await drawer(t, { touch: true });
  await inEveryLook(t, page, looks(["tablet", "phone"]), async (size, palette) => {
    const look = async (name) => {
      await picture(page, `drawer-${name}-${size}-${palette}`);
      if (size === "tablet") await assertAccessible(page);
      await assertNotTooWide(page, name);
      const cut = await page.locator(".drawer .log").evaluate((it) => it.scrollWidth - it.clientWidth);
      assert.ok(cut <= 0, `${name}: ${cut} px are cut off`);
    };
    await look("log");
    await chip(page, "Chart").click();
    await look("chart");
    await chip(page, "Allies").click();
    await look("allies");
    await chip(page, "Log").click();
    await jump(page, 12);
    await look("past");
    await page.keyboard.press("Escape");
    await past(page).waitFor({ state: "detached" });
  });
  assertNoProblems(page);
});

test("the chart shows territories or armies as lines and as a table", async (t) => {
  const page = await drawer(t, { size: "phone" });
  await chip(page, "Chart").click();
  const chart = page.getByRole("img", { name: /^Territories from the first turn to round \d+\. .*Red: \d+ at first, \d+ now\./ });
  await chart.waitFor();
  const armies = await chart.locator(".line").count();
  const dashes = await chart.locator(".line .edge").evaluateAll((all) => all.map((it) => it.getAttribute("stroke-dasharray")));
  assert.equal(new Set(dashes).size, armies, "lines differ without their colours");
  await page.getByText("As a table").click();
  const numbers = async () => (await page.locator(".figures tbody tr").last().locator("td").allInnerTexts()).map(Number);
  assert.equal((await numbers()).reduce((sum, number) => sum + number), 42);
  await page.getByRole("button", { name: "Armies", exact: true }).click();
  await page.getByRole("img", { name: /^Armies from the first turn/ }).waitFor();
  const ribbon = await page.locator(".seat").evaluateAll((all) => all.map((it) => [it.dataset.seat, it.innerText]));
  const labels = await page.locator(".lines .label").allInnerTexts();
  assert.equal(labels.length, armies);
  assert.ok(ribbon.length >= armies);
  assertNoProblems(page);
});

test("the allies' page says what commands them, and games without allies have none", async (t) => {
  const page = await drawer(t);
  await chip(page, "Allies").click();
  await shown(page);
  const allies = page.locator(".ally");
  assert.ok((await allies.count()) > 0);
  for (const text of await allies.allInnerTexts()) assert.match(text, /[♣♦♥♠]|any suit/);
  await go(page, "#/");
  await newGame(page);
  await openLog(page);
  assert.equal(await chip(page, "Allies").count(), 0);
  await chip(page, "Chart").click();
  await page.getByText("The chart begins with the first turn.").waitFor();
  assertNoProblems(page);
});

test("a line of the log leads to the game as it was, and nothing can be played there", async (t) => {
  const page = await drawer(t, { size: "desktop" });
  const [now, saved] = [await position(page), await kept(page)];
  const text = await jump(page, 14);
  assert.equal(await page.locator(".past .quiet").innerText(), `After: ${text}`);
  assert.match(await page.locator(".past .sentence").innerText(), /^The past: Round \d+ · /);
  const then = await position(page);
  assert.notEqual(then, now);
  assert.equal(await page.locator(".log-jump[aria-current]").first().innerText(), text);

  for (const name of (await territories(page, /./)).slice(0, 12)) await tap(page, name);
  await page.keyboard.press("u");
  assert.equal(await position(page), then);
  assert.equal(await page.locator(".token:is([data-mark=Open], [data-mark=Target])").count(), 0, "nothing is offered");

  await page.keyboard.press("/");
  const line = page.getByRole("combobox", { name: "Command" });
  await line.fill("undo");
  for (const key of ["ArrowLeft", "ArrowRight", "Enter"]) await line.press(key);
  await page.getByText("This is how the game was").waitFor();
  await line.press("Escape");
  await line.waitFor({ state: "detached" });
  assert.equal(await page.locator(".past .quiet").innerText(), `After: ${text}`, "the keys of a command are its own");

  const step = page.getByRole("button", { name: "One step back" });
  await step.focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((before) => document.querySelector(".past .quiet").innerText !== before, `After: ${text}`);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction((before) => document.querySelector(".past .quiet").innerText === before, `After: ${text}`);
  assert.equal(await position(page), then);
  await page.keyboard.press("Escape");
  await past(page).waitFor({ state: "detached" });
  assert.equal(await position(page), now);
  assert.deepEqual(await kept(page), saved, "nothing was kept of it");
  assertNoProblems(page);
});

test("whoever steps on comes back to now, and reaches further back than the log lists", async (t) => {
  const page = await drawer(t, { size: "desktop" });
  const turns = await page.locator(".log-turn").count();
  await page.locator(".log-turn h2 .log-jump").last().click();
  await past(page).waitFor();
  for (let step = 0; step < 4; step += 1) await page.getByRole("button", { name: "One step back" }).click();
  await page.waitForFunction((before) => document.querySelectorAll(".log-turn").length > before, turns);
  await page.locator(".log-turn .log-jump[aria-current]").first().waitFor();
  await page.getByRole("button", { name: "Back to now" }).click();
  await past(page).waitFor({ state: "detached" });
  await jump(page, 1);
  for (let step = 0; step < 200 && (await past(page).count()); step += 1) {
    await page.getByRole("button", { name: "One step on" }).click();
    await shown(page);
  }
  assert.equal(await past(page).count(), 0);
  assertNoProblems(page);
});

test("computer players wait while somebody looks back", async (t) => {
  const { page } = await visit(t);
  await prefer(page, "pace=Fast");
  await newGame(page, { seats: { Red: "computer", Blue: "computer" }, options: { placing: "all-at-once" } });
  await openLog(page);
  await lines(page).nth(8).waitFor({ timeout: 60_000 });
  await lines(page).last().click();
  await past(page).waitFor();
  await page.waitForTimeout(400);
  const still = await kept(page);
  await page.waitForTimeout(1200);
  assert.deepEqual(await kept(page), still);
  await page.getByRole("button", { name: "Back to now" }).click();
  const [[id, text]] = Object.entries(still);
  await page.waitForFunction(([key, before]) => localStorage.getItem(key) !== before, [`red-queens/game/${id}`, text]);
  assertNoProblems(page);
});

test("the end of a game shows its chart", async (t) => {
  const { page } = await visit(t, { size: "phone" });
  await prefer(page, "pace=Instant");
  await newGame(page, { seats: { Red: "easy", Blue: "easy" }, options: { victory: "rounds-8" } });
  const over = page.getByRole("dialog", { name: /(won|victory)/ });
  await over.waitFor({ timeout: 120_000 });
  await over.getByRole("img", { name: /^Territories from the first turn to round \d+\./ }).waitFor();
  await picture(page, "over-chart");
  await assertAccessible(page);
  assertNoProblems(page);
});

test("kept games show their maps, and those of older versions none", async (t) => {
  const { page } = await visit(t, { size: "phone" });
  await newGame(page, { rules: "Red Queens" });
  await says(page, /rearrange/);
  await go(page, "#/");
  const land = page.locator(".game .thumbnail path");
  await land.first().waitFor();
  assert.equal(await land.count(), 6, "every army holds land");
  await picture(page, "home-thumbnail");
  const [[id, text]] = Object.entries(await kept(page));
  const [title, version, , content] = text.split(" ");
  const older = Buffer.from(content, "base64url").subarray(0, -42);
  const checksum = createHash("sha256").update(older).digest().subarray(0, 8).toString("hex");
  await keep(page, id, [title, version, checksum, older.toString("base64url")].join(" "));
  await page.reload();
  await page.locator(".game h2").waitFor();
  assert.equal(await land.count(), 0);
  await page.locator(".game-open").click();
  await page.locator(".prompt").waitFor();
  assertNoProblems(page);
});
