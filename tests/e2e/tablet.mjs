// A tablet shared by several people: who is asked to take it, what it shows until then, and which cards it names.
import assert from "node:assert/strict";
import { click, pressKey, setInputFiles } from "./inputs.mjs";
import { expect, shown } from "./support.mjs";
import { asked, newGame, placeAll } from "./table.mjs";
import { BUTTON, FIELD } from "./words.mjs";

/** Two people who hold cards from the first turn on. */
export const TWO = { seats: { Red: "human", Blue: "human" }, options: { placing: "all-at-once", "starting-cards": "on" } };

/** Returns the person who is asked to take the tablet, if anybody is. */
export const awaited = async (page) => {
  await shown(page);
  const heads = await page.locator(".cover h1").allInnerTexts();
  return /^Pass the tablet to (\w+)$/.exec(heads[0] ?? "")?.[1];
};

/** Takes the tablet as the person who is asked to. Returns that person. */
export async function take(page) {
  const name = await awaited(page);
  await click(page.getByRole("button", { name: BUTTON.iAm(name) }));
  await expect(page.locator(".cover")).toHaveCount(0);
  return name;
}

const SIGNS = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };
const LETTERS = { jack: "J", queen: "Q", king: "K", ace: "A" };

/** Returns a poker card, given in words, as it is in its corner: Q♥. */
export function corner(words) {
  const [rank, suit] = words.split(" of ");
  return `${LETTERS[rank] ?? rank}${SIGNS[suit]}`;
}

/**
 * Returns the territory cards and poker cards that the page names anywhere, in visible or spoken text or in its code. Poker cards are as in
 * their corners: Q♥.
 */
export async function named(page) {
  const [text, faces] = await page.evaluate(() => {
    const values = [...document.querySelectorAll("input, textarea")].map((input) => input.value);
    const cards = [...document.querySelectorAll(".card-name")].map((it) => it.textContent);
    return [[document.documentElement.outerHTML, ...values].join("\n"), cards];
  });
  const all = `${text}\n${await page.locator("body").ariaSnapshot()}`;
  const lands = [/([A-Z][\w .'’-]+), (?:infantry|cavalry|artillery)/g, /the ([A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*)*) card\b/g];
  const found = lands.flatMap((land) => [...all.matchAll(land)].map((match) => match[1]));
  const spoken = all.match(/\b(\d+|jack|queen|king|ace) of (clubs|diamonds|hearts|spades)/g) ?? [];
  const drawn = all.match(/\b(10|[2-9JQKA])[♣♦♥♠]/g) ?? [];
  const poker = [...spoken.map(corner), ...drawn];
  return [...new Set([...found, ...faces.filter((name) => !/wild/i.test(name)), ...poker])];
}

/** Fails unless the cover is the only thing in the page. */
export async function assertCovered(page, name, after) {
  await expect(page.locator(".cover h1").first(), `the cover is there after ${after}`).toHaveText(`Pass the tablet to ${name}`);
  await shown(page);
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
  const beneath = /Undo|Menu|\bLog\b|Cards|Hint|Do it|to conquer|The world|The table|Type a command|Your decision/;
  assert.doesNotMatch(seen.text, beneath, `after ${after}`);
  assert.doesNotMatch(await page.locator("body").ariaSnapshot(), beneath, `after ${after}`);
  assert.deepEqual(await named(page), [], `no card is in the page after ${after}`);
}

/** Starts a game of two people and plays the set-up, until there are cards to hide. */
export async function begin(page, more = {}) {
  await newGame(page, { ...TWO, ...more });
  await endTurn(page);
}

/** Opens a game on the first screen that begins with a cover. */
export async function openCovered(page, record) {
  const file = { name: "journey.txt", mimeType: "text/plain", buffer: Buffer.from(record) };
  await setInputFiles(page.getByLabel(FIELD.gameFile), file);
  await expect(page.locator(".cover")).toBeVisible();
}

/** Returns the button of the prompt that continues without turning in a set. */
export async function goesOn(page) {
  const keep = page.locator(".prompt").getByRole("button", { name: BUTTON.keepCards });
  return (await keep.count()) ? keep : page.locator(".prompt .button.primary");
}

/** Plays a turn without attacks, until the tablet goes to somebody else. */
export async function endTurn(page) {
  for (let step = 0; step < 20 && !(await awaited(page)); step += 1) {
    await page.waitForFunction(() =>
      document.querySelector(".cover, .prompt .button.primary, .prompt[data-asks=place], dialog.modal"));
    if (await awaited(page)) return;
    const alone = page.getByRole("dialog").getByRole("button", { name: BUTTON.noAlly });
    if (await alone.count()) await click(alone);
    else if (await asked(page) === "place") await placeAll(page);
    else await click(await goesOn(page));
  }
}

/** Lets a computer player play for the person who holds the tablet, until somebody else is asked to take it. */
export async function handOn(page, name) {
  await sit(page, name, "Easy");
  await untilCovered(page);
}

/** Waits until somebody is asked to take the tablet. Nobody contests an ally until then. */
export async function untilCovered(page) {
  const pass = page.getByRole("button", { name: BUTTON.pass });
  for (;;) {
    await expect(page.locator(".cover").or(pass).first()).toBeVisible();
    if (await awaited(page)) return;
    await click(pass);
  }
}

/** Changes the player of an army, in the menu. */
export async function sit(page, name, who) {
  await click(page.getByRole("button", { name: BUTTON.menu }));
  await click(page.getByRole("group", { name, exact: true }).getByRole("button", { name: who }));
  if (await page.locator("dialog.modal").count()) await pressKey(page, "Escape");
}
