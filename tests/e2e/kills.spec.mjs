// Nothing that was played is lost when a tab crashes, or when the whole browser ends from one moment to the next.
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { click } from "./inputs.mjs";
import { test } from "./profile.mjs";
import { expect, shown, started } from "./support.mjs";
import { kept, newGame } from "./table.mjs";
import { BUTTON, LINK, TEXT } from "./words.mjs";

/** The number of times that the browser is killed. Use more in a soak run: `KILLS=100`. */
const KILLS = Number(process.env.KILLS ?? 5);

/** The last milliseconds of a game that may be lost. */
const MOST = 1_000;

/** Four computer players at full speed, which save constantly and whose game outlasts the kills. */
const COMPUTERS = { seats: { Red: "easy", Blue: "easy", Green: "easy", Yellow: "easy" } };

/** Opens the first screen. `saves` collects all texts saved from then on, with their times. */
async function home({ openProfile, site }, saves) {
  const { context, page, kill } = await openProfile();
  await watchSaves(context, saves);
  await page.goto(site.url);
  await started(page);
  return { context, page, kill };
}

async function watchSaves(context, saves) {
  await context.exposeFunction("noteSave", (time, text) => saves.push({ time, text }));
  await context.addInitScript(() => {
    localStorage.setItem("red-queens/preferences", "pace=Fast");
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function setAndNote(key, text) {
      setItem.call(this, key, text);
      if (key.startsWith("red-queens/game/")) window.noteSave(Date.now(), text);
    };
  });
}

/** Returns for how long before `end` nothing is left. */
function lost(saves, text, end) {
  const last = saves.findLastIndex((save) => save.text === text);
  // The last save may be there although the test was no longer told of it: then it is at least as long as the one before.
  if (last < 0) return text.length >= saves.at(-1).text.length ? 0 : Infinity;
  return last + 1 < saves.length ? end - saves[last + 1].time : 0;
}

test("a browser that is killed loses no more than the last second, of a new game too", async ({ openProfile, site }) => {
  // A whole browser is started after each kill, which can take most of a minute on a busy machine.
  test.setTimeout(KILLS * 180_000);
  const saves = [];
  let { page, kill } = await home({ openProfile, site }, saves);
  let begun = 1;
  await newGame(page, COMPUTERS);
  for (let number = 1; number <= KILLS; number += 1) {
    await setTimeout(MOST + 200 + 700 * ((number - 1) % 5));
    const end = Date.now();
    await kill();
    ({ page, kill } = await home({ openProfile, site }, saves));
    const games = Object.values(await kept(page));
    assert.equal(games.length, begun, `kill ${number}: every game is there`);
    const told = saves.filter(({ time }) => time <= end);
    const loss = Math.min(...games.map((text) => lost(told, text, end)));
    test.info().annotations.push({ type: `kill ${number}`, description: `${saves.length} saves, ${loss} ms lost` });
    assert.ok(loss <= MOST, `kill ${number} lost ${loss} ms`);
    await shown(page);
    const resume = page.getByRole("link", { name: LINK.resume });
    if (await resume.count()) {
      await click(resume);
      await expect(page.locator(".table")).toBeVisible();
    } else {
      begun += 1;
      await newGame(page, COMPUTERS);
    }
  }
  const before = saves.length;
  await expect.poll(() => saves.length, "the game goes on").toBeGreaterThan(before);
});

test("a deleted game does not come back after a kill", async ({ openProfile, site }) => {
  let { page, kill } = await home({ openProfile, site }, []);
  await newGame(page, COMPUTERS);
  await page.evaluate(() => { location.hash = "#/"; });
  await click(page.getByRole("button", { name: BUTTON.deletes("Classic") }));
  await expect(page.getByText(TEXT.noGames)).toBeVisible();
  await setTimeout(MOST);
  await kill();
  ({ page, kill } = await home({ openProfile, site }, []));
  await expect(page.getByText(TEXT.noGames)).toBeVisible();
});

test("a tab that crashes loses nothing", async ({ openProfile, site }) => {
  const saves = [];
  const { context, page } = await home({ openProfile, site }, saves);
  await newGame(page, COMPUTERS);
  await setTimeout(MOST);
  const crashed = page.waitForEvent("crash");
  const devtools = await context.newCDPSession(page);
  devtools.send("Page.crash").catch(() => {});
  await crashed;
  const end = Date.now();
  const again = await context.newPage();
  await again.goto(site.url);
  await started(again);
  const [text] = Object.values(await kept(again));
  assert.ok(lost(saves.filter(({ time }) => time <= end), text, end) <= MOST);
  await click(again.getByRole("link", { name: LINK.resume }));
  await expect(again.locator(".table")).toBeVisible();
});
