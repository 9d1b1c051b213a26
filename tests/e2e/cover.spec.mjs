// When the tablet goes round nobody sees another's cards: the cover, and the ways around it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SIZES, assertAccessible, assertNoProblems, picture, shown, started, visit } from "./support.mjs";
import { go, newGame, placeAll, prefer, sentence } from "./table.mjs";

/** Two people who have cards from the first turn on. */
const TWO = { seats: { Red: "human", Blue: "human" }, options: { placing: "all-at-once", "starting-cards": "on" } };

/** Whom the tablet is passed to, if it is. */
const awaited = async (page) => {
  await shown(page);
  const heads = await page.locator(".cover h1").allInnerTexts();
  return /^Pass the tablet to (\w+)$/.exec(heads[0] ?? "")?.[1];
};

/** Takes the tablet as whoever is asked to. Says who that is. */
async function take(page) {
  const name = await awaited(page);
  await page.getByRole("button", { name: `I am ${name}` }).click();
  await page.locator(".cover").waitFor({ state: "detached" });
  return name;
}

/** The territory cards that the page names anywhere, to eyes, ears or in its code. */
const named = (page) => page.evaluate(() => {
  const values = [...document.querySelectorAll("input")].map((input) => input.value);
  const text = [document.documentElement.outerHTML, ...values].join("\n");
  const found = [/([A-Z][\w .'’-]+), (?:infantry|cavalry|artillery)/g, /the card of ([A-Z][\w '’-]+)/g];
  return [...new Set(found.flatMap((card) => [...text.matchAll(card)].map((match) => match[1])))];
});

/** Fails unless the cover is all there is in the page. */
async function assertCovered(page, name, after) {
  assert.equal(await awaited(page), name, `the cover is there after ${after}`);
  const seen = await page.evaluate(() => {
    const places = [[0.1, 0.02], [0.5, 0.5], [0.9, 0.98], [0.02, 0.5], [0.5, 0.99]];
    const tops = places.map(([x, y]) => document.elementFromPoint(x * innerWidth, y * innerHeight));
    return {
      above: tops.every((top) => top?.closest(".cover, .toasts")),
      dialogs: document.querySelectorAll("dialog[open]").length,
      keyboard: document.activeElement.matches("body, .cover *"),
      text: document.body.innerText,
    };
  });
  assert.ok(seen.above, `nothing lies above the cover after ${after}`);
  assert.equal(seen.dialogs, 0, `nothing is open after ${after}`);
  assert.ok(seen.keyboard, `no key leads behind the cover after ${after}`);
  const beneath = /Undo|Menu|\bLog\b|Cards|Hint|The world|The table|Type a command|Your decision/;
  assert.doesNotMatch(seen.text, beneath, `after ${after}`);
  assert.doesNotMatch(await page.locator("body").ariaSnapshot(), beneath, `after ${after}`);
  assert.deepEqual(await named(page), [], `no card is in the page after ${after}`);
}

/** Begins a game of two and sets it up, until there are cards to hide. */
async function begin(page) {
  await newGame(page, TWO);
  await endTurn(page);
}

/** Plays a turn without attacks to its end: until the tablet goes to somebody else. */
async function endTurn(page) {
  for (let step = 0; step < 20 && !(await awaited(page)); step += 1) {
    if (/place/.test(await sentence(page))) await placeAll(page);
    else await page.locator(".prompt .button.primary").click();
  }
}

test("nothing but the right hand lifts the cover", async (t) => {
  const { page } = await visit(t);
  await begin(page);
  const first = await awaited(page);
  await assertCovered(page, first, "the start");
  await picture(page, "cover");
  await assertAccessible(page);
  for (const key of ["Escape", "Escape", "Escape", "Escape", "/", "?", "p", "Control+z", "u", "Backspace", "Enter", "ArrowLeft"]) {
    await page.keyboard.press(key);
    await assertCovered(page, first, key);
  }
  for (let tab = 0; tab < 3; tab += 1) {
    await page.keyboard.press("Tab");
    await assertCovered(page, first, "Tab");
  }
  await page.evaluate(() => {
    for (const dialog of document.querySelectorAll("dialog, [role=dialog]")) {
      for (const way of ["requestClose", "close", "hidePopover"]) {
        try { dialog[way]?.(); } catch { /* It is none that closes. */ }
      }
      dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    }
    for (const button of document.querySelectorAll(".table-root button")) button.click();
    document.querySelector(".table-root button")?.focus();
  });
  await assertCovered(page, first, "close requests and the buttons beneath");

  for (const size of ["phone", "portrait", "tablet"]) {
    await page.setViewportSize(SIZES[size]);
    await assertCovered(page, first, `turning to ${size}`);
    if (size === "phone") await picture(page, "cover-phone");
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await assertCovered(page, first, "nightfall");
  await page.goBack();
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

test("a second tab is covered too, and says where the game is played", async (t) => {
  const { page } = await visit(t);
  await begin(page);
  const first = await awaited(page);
  await take(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await started(other);
  await other.locator(".cover").getByText("This game is open in another tab.").waitFor();
  await assertCovered(other, first, "opening it again");
  assert.equal(await other.getByRole("button", { name: /^I am/ }).count(), 0, "it only watches");
  await picture(other, "cover-elsewhere");
  await other.getByRole("button", { name: "Take over here" }).click();
  assert.equal(await take(other), first);
  assertNoProblems(page);
});

test("what was done before the tablet went round stays done, and what was open is closed", async (t) => {
  const { page } = await visit(t);
  await begin(page);
  const first = await take(page);
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Command" }).fill("look Alaska");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await placeAll(page);
  await page.getByRole("button", { name: "Log", exact: true }).click();
  await page.getByRole("button", { name: "Hand", exact: true }).click();
  await endTurn(page);
  const second = await awaited(page);
  assert.notEqual(second, first);
  await assertCovered(page, second, "the turn");
  await page.keyboard.press("Control+z");
  await take(page);
  assert.equal(await page.locator(".drawer").count(), 0, "the drawer is closed");
  await page.getByRole("button", { name: "Undo" }).click({ force: true });
  assert.match(await sentence(page), new RegExp(`^${second}`), "the other's turn is not taken back");
  await page.keyboard.press("/");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.getByRole("combobox", { name: "Command" }).inputValue(), "", "what the other typed is forgotten");
  assertNoProblems(page);
});

test("who lets a computer play on does not come to the next person's cards", async (t) => {
  const { page } = await visit(t);
  await prefer(page, "pace=Instant");
  await begin(page);
  const first = await take(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("group", { name: first, exact: true }).getByRole("button", { name: "Easy" }).click();
  await page.locator(".cover").waitFor();
  const second = await awaited(page);
  assert.notEqual(second, first);
  await assertCovered(page, second, "the computer's turn");
  await page.reload();
  await started(page);
  await assertCovered(page, second, "a reload");
  await take(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("group", { name: first, exact: true }).getByRole("button", { name: "Human" }).click();
  await page.keyboard.press("Escape");
  await endTurn(page);
  await assertCovered(page, first, "the seat was taken back");
  assertNoProblems(page);
});

test("whoever exports a game that goes on is told what the file gives away", async (t) => {
  const { page } = await visit(t);
  await begin(page);
  const files = [];
  page.on("download", (file) => files.push(file));
  const warns = page.getByText(/anybody can work out the hidden cards and the dice to come/).filter({ visible: true });
  await take(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Export this game" }).click();
  await warns.waitFor();
  await picture(page, "export-menu");
  await page.keyboard.press("Escape");
  await go(page, "#/");
  await page.getByRole("button", { name: "Export Classic" }).click();
  await warns.waitFor();
  await picture(page, "export-home");
  await assertAccessible(page);
  assert.equal(files.length, 0, "nothing is handed out before");
  const handedOut = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export all the same" }).click();
  assert.match(await readFile(await (await handedOut).path(), "utf8"), /^Red Queens record 1\n/);
  assertNoProblems(page);
});

/** Numbers below one, the same in every run (mulberry32). */
function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const once = Math.imul(state ^ (state >>> 15), state | 1);
    const twice = once ^ (once + Math.imul(once ^ (once >>> 7), once | 61));
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The cards in the hand of whoever holds the tablet, by name, as the drawer shows them. */
async function hand(page) {
  const log = page.getByRole("button", { name: "Log", exact: true });
  await log.click();
  await page.getByRole("button", { name: "Hand", exact: true }).click();
  const labels = await page.locator(".drawer .territory-card").evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label")));
  await page.locator(".drawer").getByRole("button", { name: "Close" }).click();
  return labels.map((label) => label.split(",")[0]).filter((name) => !/wild/i.test(name));
}

const KEYS = ["Escape", "Escape", "Enter", "Tab", "/", "?", "ArrowUp", "ArrowDown", "p", "a", "Control+z", " "];

/** Something at random that a person might do, and that begins no battle. */
async function fiddle(page, next) {
  const pick = (all) => all[Math.floor(next() * all.length)];
  if (next() < 0.4) return page.keyboard.press(pick(KEYS));
  const places = await page.locator("button, [data-territory][aria-label*='place armies here']").evaluateAll((all) => all
    .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest(".cover") && !/Full screen|Export|Do it/.test(it.innerText))
    .map((it) => it.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]));
  if (places.length > 0) await page.mouse.click(...pick(places));
  return undefined;
}

test("whatever is tapped and typed, the page names no card of who does not hold the tablet", async (t) => {
  const { page } = await visit(t);
  await begin(page);
  const next = chance(Number(process.env.CHANCE ?? 1));
  // Nobody's cards change in the turn of the other: what the page names then is compared with the hand that is taken up next.
  let shownCards = new Set();
  let compared = 0;
  for (let turn = 0; turn < 5; turn += 1) {
    const name = await awaited(page);
    await fiddle(page, next);
    await assertCovered(page, name, `a deed before turn ${turn}`);
    await take(page);
    const own = await hand(page);
    for (const card of own) assert.ok(!shownCards.has(card), `${card} of ${name} was shown before turn ${turn}`);
    compared += own.length * shownCards.size;
    shownCards = new Set(own);
    for (let deed = 0; deed < 8; deed += 1) {
      await fiddle(page, next);
      await shown(page);
      if (await page.locator(".cover").count()) break;
      for (const card of await named(page)) shownCards.add(card);
    }
    await page.reload();
    await started(page);
    if (await awaited(page) === name) {
      await take(page);
      await endTurn(page);
    }
  }
  assert.ok(compared >= 8, `cards were compared ${compared} times`);
});
