// The drawer: the chart of armies, the allies, and the history of the game; also the maps of saved games.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { click, fill, press, pressKey } from "./inputs.mjs";
import {
  assertAccessible, assertNoProblems, assertNotTooWide, expect, inEveryLook, looks, picture, shown, test, visit,
} from "./support.mjs";
import { asks, choose, go, keep, kept, load, newGame, position, prefer, stands, territories } from "./table.mjs";
import { BUTTON, DIALOG, FIELD } from "./words.mjs";

const record = await readFile(new URL("sea/pirate-comes-ashore.txt", import.meta.url), "utf8");

/** Opens the drawer in a game of many rounds. */
async function drawer(page) {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await load(page, record);
  await shown(page);
  const mine = page.getByRole("button", { name: BUTTON.iAmAnybody });
  if (await mine.count()) await click(mine);
  await openLog(page);
}

async function openLog(page) {
  await click(page.getByRole("button", { name: BUTTON.log, exact: true }).first());
  await expect(page.locator(".drawer")).toBeVisible();
  await shown(page);
}

const chip = (page, name) => page.locator(".drawer .dock-head").getByRole("button", { name, exact: true });
const past = (page) => page.locator(".prompt.past");
const lines = (page) => page.locator(".drawer .log-line .log-jump");

/** Shows the position at the line of the log with this number. Returns the text of the line. */
async function jump(page, number) {
  const line = lines(page).nth(number);
  const text = await line.innerText();
  await click(line);
  await expect(past(page)).toBeVisible();
  await shown(page);
  return text;
}

test("chart, allies and past are there for everybody", async ({ page }) => {
  await drawer(page);
  await inEveryLook(page, looks(["tablet", "phone"]), async (size, palette) => {
    const look = async (name) => {
      await picture(page, `drawer-${name}-${size}-${palette}`);
      if (size === "tablet") await assertAccessible(page, palette);
      await assertNotTooWide(page, name);
      const cut = await page.locator(".drawer .log").evaluate((it) => it.scrollWidth - it.clientWidth);
      assert.ok(cut <= 0, `${name}: ${cut} px are cut off`);
    };
    await look("log");
    await click(chip(page, BUTTON.chart));
    await look("chart");
    await click(chip(page, BUTTON.allies));
    await look("allies");
    await click(chip(page, BUTTON.log));
    await jump(page, 12);
    await look("past");
    await pressKey(page, "Escape");
    await expect(past(page)).toHaveCount(0);
  });
  assertNoProblems(page);
});

test("the chart shows territories or armies as lines and as a table", { tag: "@phone" }, async ({ page }) => {
  await drawer(page);
  await click(chip(page, BUTTON.chart));
  const chart = page.getByRole("img", { name: /^Territories from the first turn to round \d+\. .*Red: \d+ at the start, \d+ now\./ });
  await expect(chart).toBeVisible();
  await shown(page);
  const armies = await chart.locator(".line").count();
  const dashes = await chart.locator(".line .edge").evaluateAll((all) => all.map((it) => it.getAttribute("stroke-dasharray")));
  assert.equal(new Set(dashes).size, armies, "lines differ without their colours");
  await click(page.getByText("As a table"));
  const numbers = page.locator(".figures tbody tr").last().locator("td");
  const sum = async () => (await numbers.allInnerTexts()).map(Number).reduce((sum, number) => sum + number, 0);
  await expect.poll(sum).toBe(42);
  await click(page.getByRole("button", { name: BUTTON.armies, exact: true }));
  await expect(page.getByRole("img", { name: /^Armies from the first turn/ })).toBeVisible();
  await expect(page.locator(".lines .label")).toHaveCount(armies);
  await expect(page.locator(".seat").nth(armies - 1)).toBeAttached();
  assertNoProblems(page);
});

test("the allies' page says what commands them, and games without allies have none", async ({ page }) => {
  await drawer(page);
  await click(chip(page, BUTTON.allies));
  const allies = page.locator(".ally");
  await expect(allies.first()).toBeVisible();
  await expect(allies.filter({ hasNotText: /[♣♦♥♠]|any suit/ })).toHaveCount(0);
  await go(page, "#/");
  await newGame(page);
  await openLog(page);
  await expect(chip(page, BUTTON.allies)).toHaveCount(0);
  await click(chip(page, BUTTON.chart));
  await expect(page.getByText("The chart starts with the first turn.")).toBeVisible();
  assertNoProblems(page);
});

test("a line of the log leads to the game as it was, and nothing can be played there", { tag: "@desktop" }, async ({ page }) => {
  await drawer(page);
  const [now, saved] = [await position(page), await kept(page)];
  const text = await jump(page, 14);
  const after = page.locator(".past .quiet");
  await expect(after).toHaveText(`After: ${text}`, { useInnerText: true });
  await expect(page.locator(".past .sentence")).toHaveText(/^Earlier position: Round \d+ · /);
  const then = await position(page);
  assert.notEqual(then, now);
  await expect(page.locator(".log-jump[aria-current]").first()).toHaveText(text, { useInnerText: true });

  for (const name of (await territories(page, /./)).slice(0, 12)) await choose(page, name);
  await pressKey(page, "u");
  assert.equal(await position(page), then);
  await expect(page.locator(".token:is([data-mark=Open], [data-mark=Target])"), "nothing is offered").toHaveCount(0);

  await pressKey(page, "/");
  const line = page.getByRole("combobox", { name: FIELD.command });
  await fill(line, "undo");
  for (const key of ["ArrowLeft", "ArrowRight", "Enter"]) await press(line, key);
  await expect(page.getByText("You’re viewing an earlier position")).toBeVisible();
  await press(line, "Escape");
  await expect(line).toHaveCount(0);
  await expect(after, "the keys of a command are its own").toHaveText(`After: ${text}`, { useInnerText: true });

  const step = page.getByRole("button", { name: BUTTON.stepBack });
  await step.focus();
  await pressKey(page, "ArrowLeft");
  await expect(after).not.toHaveText(`After: ${text}`, { useInnerText: true });
  await pressKey(page, "ArrowRight");
  await expect(after).toHaveText(`After: ${text}`, { useInnerText: true });
  await stands(page, then);
  await pressKey(page, "Escape");
  await expect(past(page)).toHaveCount(0);
  await stands(page, now);
  assert.deepEqual(await kept(page), saved, "nothing was kept of it");
  assertNoProblems(page);
});

test("whoever steps on comes back to now, and reaches further back than the log lists", { tag: "@desktop" }, async ({ page }) => {
  await drawer(page);
  const turns = await page.locator(".log-turn").count();
  await click(page.locator(".log-turn h2 .log-jump").last());
  await expect(past(page)).toBeVisible();
  for (let step = 0; step < 4; step += 1) await click(page.getByRole("button", { name: BUTTON.stepBack }));
  await page.waitForFunction((before) => document.querySelectorAll(".log-turn").length > before, turns);
  await expect(page.locator(".log-turn .log-jump[aria-current]").first()).toBeVisible();
  await click(page.getByRole("button", { name: BUTTON.backToNow }));
  await expect(past(page)).toHaveCount(0);
  await jump(page, 1);
  for (let step = 0; step < 200 && (await past(page).count()); step += 1) {
    await click(page.getByRole("button", { name: BUTTON.stepOn }));
  }
  await expect(past(page)).toHaveCount(0);
  assertNoProblems(page);
});

test("computer players wait while somebody looks back", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Fast");
  await newGame(page, { seats: { Red: "computer", Blue: "computer", Green: "computer", Yellow: "computer" }, options: { placing: "all-at-once" } });
  await openLog(page);
  await expect(lines(page).nth(8)).toBeVisible({ timeout: 60_000 });
  await click(lines(page).last());
  await expect(past(page)).toBeVisible();
  await page.waitForTimeout(400);
  const still = await kept(page);
  await page.waitForTimeout(1200);
  assert.deepEqual(await kept(page), still);
  await click(page.getByRole("button", { name: BUTTON.backToNow }));
  const [[id, text]] = Object.entries(still);
  await page.waitForFunction(([key, before]) => localStorage.getItem(key) !== before, [`red-queens/game/${id}`, text]);
  assertNoProblems(page);
});

test("the end of a game shows its chart", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await newGame(page, { seats: { Red: "easy", Blue: "easy" }, options: { victory: "rounds-8" } });
  const over = page.getByRole("dialog", { name: DIALOG.over });
  await expect(over).toBeVisible({ timeout: 120_000 });
  await expect(over.getByRole("img", { name: /^Territories from the first turn to round \d+\./ })).toBeVisible();
  await picture(page, "over-chart");
  await expect(over.getByRole("button", { name: BUTTON.playFilm, exact: true }), "the film comes to its end").toBeVisible();
  const round = over.getByRole("slider", { name: FIELD.film });
  await expect(round).toHaveValue(await round.getAttribute("max"));
  await expect(over.locator(".awards li").first()).toBeVisible();
  await assertAccessible(page);
  await click(over.getByRole("button", { name: BUTTON.makeGif }));
  const save = over.getByRole("button", { name: BUTTON.saveGif });
  await expect(save).toBeVisible();
  await picture(page, "over-gif");
  await assertAccessible(page);
  const [file] = await Promise.all([page.waitForEvent("download"), click(save)]);
  const film = await readFile(await file.path());
  assert.equal(film.subarray(0, 6).toString(), "GIF89a");
  assert.ok(film.length > 20_000 && film.length < 5_000_000, `${film.length} bytes`);
  assertNoProblems(page);
});

test("kept games show their maps, and those of older versions none", { tag: "@phone" }, async ({ page }) => {
  await visit(page);
  await newGame(page, { rules: "Red Queens" });
  await asks(page, "rearrange");
  await go(page, "#/");
  const land = page.locator(".game .thumbnail path");
  await expect(land.first()).toBeVisible();
  await expect(land, "every army holds land").toHaveCount(6);
  await picture(page, "home-thumbnail");
  const [[id, text]] = Object.entries(await kept(page));
  const [title, version, , content] = text.split(" ");
  const older = Buffer.from(content, "base64url").subarray(0, -42);
  const checksum = createHash("sha256").update(older).digest().subarray(0, 8).toString("hex");
  await keep(page, id, [title, version, checksum, older.toString("base64url")].join(" "));
  await page.reload();
  await expect(page.locator(".game h2")).toBeVisible();
  await expect(land).toHaveCount(0);
  await click(page.locator(".game-open"));
  await expect(page.locator(".prompt")).toBeVisible();
  assertNoProblems(page);
});
