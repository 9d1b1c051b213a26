// On a shared tablet, nobody sees another player's cards: the cover, and attempts to get around it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, press, pressKey, resize, selectOption } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, expect, picture, shown, SIZES, started, test, visit } from "./support.mjs";
import { aim, go, newGame, placeAll, prefer, says, unfold } from "./table.mjs";
import { assertCovered, awaited, begin, endTurn, named, openCovered, take } from "./tablet.mjs";
import { BUTTON, FIELD, PART, TEXT } from "./words.mjs";

test("nothing but the right hand lifts the cover", async ({ page }) => {
  await visit(page);
  await begin(page);
  const first = await awaited(page);
  await assertCovered(page, first, "the start");
  await picture(page, "cover");
  await assertAccessible(page);
  for (const key of ["Escape", "Escape", "Escape", "Escape", "/", "?", "p", "Control+z", "u", "Backspace", "Enter", "ArrowLeft"]) {
    await pressKey(page, key);
    await assertCovered(page, first, key);
  }
  for (let tab = 0; tab < 3; tab += 1) {
    await pressKey(page, "Tab");
    await assertCovered(page, first, "Tab");
  }
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog, [role=dialog]")) {
      for (const way of ["requestClose", "close", "hidePopover"]) {
        try { dialog[way]?.(); } catch { /* Not all elements can be closed. */ }
      }
      dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    }
    for (const button of document.querySelectorAll(".table-root button")) button.click();
    document.querySelector(".table-root button")?.focus();
  });
  await assertCovered(page, first, "close requests and the buttons beneath");

  for (const size of ["phone", "portrait", "tablet"]) {
    await resize(page, SIZES[size]);
    await assertCovered(page, first, `turning to ${size}`);
    if (size === "phone") await picture(page, "cover-phone");
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await assertCovered(page, first, "nightfall");
  await page.goBack();
  await assertCovered(page, first, "back");
  // The page settles its history one frame after Back, which would cancel a step taken before that.
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
  await page.goForward();
  await assertCovered(page, first, "back and forth");
  await go(page, "#/");
  await page.goBack();
  await assertCovered(page, first, "a look at the first screen");
  await page.reload();
  await started(page);
  await assertCovered(page, first, "a reload");
  assert.equal(await take(page), first);
  assertNoProblems(page);
});

test("a second tab is covered too, and says where the game is played", async ({ page }) => {
  await visit(page);
  await begin(page);
  const first = await awaited(page);
  await take(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await started(other);
  await expect(other.locator(".cover").getByText(TEXT.elsewhere)).toBeVisible();
  await assertCovered(other, first, "opening it again");
  await expect(other.getByRole("button", { name: BUTTON.iAmAnybody }), "it only watches").toHaveCount(0);
  await picture(other, "cover-elsewhere");
  await click(other.getByRole("button", { name: BUTTON.takeOver }));
  assert.equal(await take(other), first);
  assertNoProblems(page);
});

test("what was done before the tablet went round stays done, and what was open is closed", async ({ page }) => {
  await visit(page);
  await begin(page);
  const first = await take(page);
  await pressKey(page, "/");
  await fill(page.getByRole("combobox", { name: FIELD.command }), "look Alaska");
  await pressKey(page, "Enter");
  await pressKey(page, "Escape");
  await placeAll(page);
  await click(page.getByRole("button", { name: BUTTON.log, exact: true }));
  await click(page.getByRole("button", { name: BUTTON.hand, exact: true }));
  await endTurn(page);
  const second = await awaited(page);
  assert.notEqual(second, first);
  await assertCovered(page, second, "the turn");
  await pressKey(page, "Control+z");
  await take(page);
  await expect(page.locator(".drawer"), "the drawer is closed").toHaveCount(0);
  await click(page.getByRole("button", { name: BUTTON.undo }), { force: true });
  // The other player's turn isn't undone.
  await says(page, new RegExp(`^${second}`));
  await pressKey(page, "/");
  await pressKey(page, "ArrowUp");
  await expect(page.getByRole("combobox", { name: FIELD.command }), "what the other typed is forgotten").toHaveValue("");
  assertNoProblems(page);
});

test("who lets a computer play on does not come to the next person's cards", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await begin(page);
  const first = await take(page);
  await click(page.getByRole("button", { name: BUTTON.menu }));
  await click(page.getByRole("group", { name: first, exact: true }).getByRole("button", { name: BUTTON.easy }));
  await expect(page.locator(".cover")).toBeVisible();
  const second = await awaited(page);
  assert.notEqual(second, first);
  await assertCovered(page, second, "the computer's turn");
  await page.reload();
  await started(page);
  await assertCovered(page, second, "a reload");
  await take(page);
  await click(page.getByRole("button", { name: BUTTON.menu }));
  await click(page.getByRole("group", { name: first, exact: true }).getByRole("button", { name: BUTTON.human }));
  await pressKey(page, "Escape");
  await endTurn(page);
  await assertCovered(page, first, "the seat was taken back");
  assertNoProblems(page);
});

test("whoever shares a game that goes on is told what that gives away", async ({ page }) => {
  await visit(page);
  await begin(page);
  const files = [];
  page.on("download", (file) => files.push(file));
  const warns = page.getByText(TEXT.givesAway).filter({ visible: true });
  await take(page);
  await click(page.getByRole("button", { name: BUTTON.menu }));
  await click(page.getByRole("button", { name: BUTTON.shareThisGame }));
  await expect(warns).toBeVisible();
  await picture(page, "share-menu");
  await pressKey(page, "Escape");
  await go(page, "#/");
  await click(page.getByRole("button", { name: BUTTON.shares("Classic") }));
  await expect(warns).toBeVisible();
  await picture(page, "share-home");
  await assertAccessible(page);
  assert.equal(files.length, 0, "nothing is handed out before");
  const handedOut = page.waitForEvent("download");
  await click(page.getByRole("button", { name: BUTTON.saveAsFile }));
  assert.match(await readFile(await (await handedOut).path(), "utf8"), /^Red Queens record 1\n/);
  assertNoProblems(page);
});

test("the button that lifts the cover is never below the window, however much has happened", async ({ page }) => {
  await visit(page, { calm: true });
  await openCovered(page, await readFile(new URL("sea/two-opponents.txt", import.meta.url), "utf8"));
  await click(page.locator(".cover .recap").getByRole("button", { name: BUTTON.moreLines }));
  for (const size of [{ width: 844, height: 390 }, { width: 667, height: 375 }, { width: 568, height: 320 }, SIZES.tablet]) {
    await resize(page, size);
    await expect(page.getByRole("button", { name: BUTTON.iAmAnybody })).toBeInViewport({ ratio: 1 });
  }
  assertNoProblems(page);
});

test("a copy of the game opens covered, whoever plays it", async ({ page }) => {
  await visit(page);
  await begin(page);
  const next = await awaited(page);
  const other = next === "Red" ? "Blue" : "Red";
  await go(page, "#/");
  await click(page.getByRole("button", { name: BUTTON.shares("Classic") }));
  const address = page.getByRole("dialog").getByRole("textbox");
  await expect(address).toHaveValue(/#/);
  const link = await address.inputValue();
  const [file] = await Promise.all([page.waitForEvent("download"), click(page.getByRole("button", { name: BUTTON.saveAsFile }))]);
  const record = await readFile(await file.path(), "utf8");
  for (const who of ["Easy", "Remote player"]) {
    await page.goto(link);
    await click(page.locator(".link-ways > summary"));
    await selectOption(page.getByLabel(FIELD.playedBy(other)), who);
    await click(page.getByRole("button", { name: BUTTON.playOn }));
    await assertCovered(page, next, `the link, and ${who} for ${other}`);
  }
  await go(page, "#/");
  const edited = record.replace(new RegExp(`^(player ${other} .*)human$`, "m"), '$1computer "easy"');
  assert.notEqual(edited, record);
  await openCovered(page, edited);
  assert.deepEqual(await named(page), [], `a file that says a computer plays ${other}`);
  assertNoProblems(page);
});

test("a hint and the odds that were asked for go with whoever asked", async ({ page }) => {
  await visit(page);
  await begin(page);
  const first = await take(page);
  await placeAll(page);
  await aim(page);
  await expect(page.locator(".dock").getByText(TEXT.toConquer)).toBeVisible();
  await unfold(page);
  await expect(page.getByRole("group", { name: PART.odds, exact: true })).toContainText("You lose");
  await click(page.getByRole("button", { name: BUTTON.hint, exact: true }));
  await expect(page.locator(".advice").getByRole("button", { name: BUTTON.doIt })).toBeVisible();
  const advised = await page.locator(".advice strong").innerText();
  for (let step = 0; step < 3 && !(await awaited(page)); step += 1) {
    await pressKey(page, "/");
    await fill(page.getByRole("combobox", { name: FIELD.command }), "done");
    await pressKey(page, "Enter");
  }
  const second = await awaited(page);
  assert.notEqual(second, first);
  await assertCovered(page, second, "a hint");
  assert.ok(!(await page.content()).includes(advised), "the hint is in no corner of the page");
  for (const key of ["h", "H", "o"]) {
    await pressKey(page, key);
    await assertCovered(page, second, key);
  }
  await expect(page.locator(".advice").filter({ hasText: /\S/ }), "nothing is said").toHaveCount(0);
  await expect(page.getByRole("button", { name: new RegExp(BUTTON.hint, "i"), includeHidden: true }), "no hint can be asked for").toHaveCount(0);
  await take(page);
  await expect(page.getByRole("button", { name: BUTTON.doIt }), "the other's hint is gone").toHaveCount(0);
  await expect.poll(() => page.content(), "its words are gone too").not.toContain(`<strong>${advised}`);
  assertNoProblems(page);
});

test("whatever page of the drawer was open is closed before the tablet goes on", async ({ page }) => {
  await visit(page);
  await openCovered(page, await readFile(new URL("sea/turn.txt", import.meta.url), "utf8"));
  const drawer = page.locator(".drawer");
  for (const shows of [BUTTON.log, BUTTON.chart, BUTTON.allies]) {
    await take(page);
    await placeAll(page);
    await click(page.getByRole("button", { name: BUTTON.log, exact: true }));
    await click(drawer.getByRole("button", { name: shows, exact: true }));
    await endTurn(page);
    await assertCovered(page, await awaited(page), `the page ${shows}`);
    await expect(drawer, `${shows} is closed`).toHaveCount(0);
  }
  await take(page);
  await expect(drawer, "it stays closed").toHaveCount(0);
  assertNoProblems(page);
});

test("a tab that only watches says too what a shared game gives away", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await newGame(page, { seats: { Red: "human", Blue: "easy" } });
  await shown(page);
  const other = await page.context().newPage();
  const files = [];
  other.on("download", (file) => files.push(file));
  await other.goto(page.url());
  await started(other);
  await expect(other.getByText(TEXT.elsewhere)).toBeVisible();
  const warns = other.getByText(TEXT.givesAway).filter({ visible: true });
  await click(other.getByRole("button", { name: BUTTON.menu }));
  await click(other.getByRole("button", { name: BUTTON.shareThisGame }));
  await expect(warns).toBeVisible();
  await pressKey(other, "Escape");
  await go(other, "#/");
  await click(other.getByRole("button", { name: BUTTON.shares("Classic") }));
  await expect(warns).toBeVisible();
  assert.deepEqual(files, [], "nothing is handed out before");
  assertNoProblems(page);
});

/** A bot that loses every decision about placing, and tries to reveal its cards in every way it has. */
const TELLTALE = `function decide(question) {
  const cards = "SESAME " + JSON.stringify(question.observation.hand);
  console.log(cards);
  if (question.ask === "reinforce") throw new Error(cards);
  return (question.legal.find((entry) => entry.verb === "done") ?? question.legal[0]).example;
}`;

test("what a bot says of its cards is told nobody where several people look on", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await go(page, "#/bots");
  await click(page.getByRole("button", { name: BUTTON.newBot }));
  await fill(page.getByRole("textbox", { name: FIELD.code }), TELLTALE);
  await fill(page.getByLabel(FIELD.name), "Telltale");
  await press(page.getByLabel(FIELD.name), "Tab");
  await expect(page.getByRole("heading", { name: "Telltale", exact: true })).toBeVisible();
  await go(page, "#/");
  await begin(page, { bots: { Green: "Bot, Telltale", Yellow: "Not in the game", Purple: "Not in the game", Black: "Not in the game" } });
  await page.evaluate(() => {
    window.heard = [];
    const told = (text) => /forfeited a decision|SESAME/.test(text) && window.heard.push(text);
    const listen = new MutationObserver((all) => {
      for (const { target, addedNodes } of all) for (const it of [target, ...addedNodes]) told(it.textContent);
    });
    listen.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  const lost = () => page.evaluate(() => window.heard.some((text) => text.includes("Green’s bot forfeited a decision.")));
  for (let turn = 0; turn < 6 && !(await lost()); turn += 1) {
    if (await awaited(page)) await take(page);
    await endTurn(page);
  }
  await expect.poll(lost, "that a decision was lost is told").toBe(true);
  const heard = await page.evaluate(() => window.heard.join("\n") + document.documentElement.outerHTML);
  assert.doesNotMatch(heard, /SESAME/, "neither what it printed nor what it threw");
});
