// The coach of a lesson, and a learner who only knows what it says.
import assert from "node:assert/strict";
import { tap, touchAt } from "./inputs.mjs";
import { expect, settled, shown } from "./support.mjs";
import { go } from "./table.mjs";
import { BUTTON, PART, TEXT } from "./words.mjs";

/** Returns the coach's strip. */
export const coach = (page) => page.getByRole("complementary", { name: PART.coach });

/** Waits until the coach says something that matches. */
export const coached = (page, words) => expect(coach(page).getByText(words)).toBeVisible();

/** Returns the button that leaves a completed lesson. */
const onwards = (page) => coach(page).locator(".button.primary");

/** Starts the lesson with this title. */
export async function begin(page, title) {
  await go(page, "#/learn");
  const lesson = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await tap(lesson.getByRole("button", { name: BUTTON.begin }));
  await expect(coach(page)).toBeVisible();
}

/** Taps the place that the coach points at. */
export async function touchMark(page) {
  const ring = page.locator(".coach-mark circle").first();
  await expect(ring).toBeVisible();
  // Two quick taps would zoom.
  await page.waitForTimeout(400);
  await settled(page);
  const { x, y, width, height } = await ring.boundingBox();
  await touchAt(page, x + width / 2, y + height / 2);
}

/**
 * Does one thing that the coach says: presses the control that it quotes, unless that is pressed already; taps the place that it points
 * at; or continues with the main button if it only explains. Returns what it did. Does nothing if the coach has said something else since
 * `heard`.
 */
export async function obey(page, heard = null) {
  await shown(page);
  const before = await page.evaluate(look);
  if (heard !== null && before.words !== heard) return "listening";
  const done = await heed(page, before.words);
  // The effect of an action is visible before the next one.
  for (let waited = 0; waited < 200; waited += 1) {
    if (JSON.stringify(await page.evaluate(look)) !== JSON.stringify(before)) return done;
    // The other players may have just ended the lesson.
    if (await onwards(page).count()) return done;
    await page.waitForTimeout(100);
  }
  assert.fail(`nothing came of “${done}”, of which the coach says: ${before.words}`);
}

async function heed(page, words) {
  const quoted = await quotedControls(page, words);
  const next = quoted.find(({ pressed }) => !pressed);
  if (next) {
    await tap(next.control);
    return next.name;
  }
  const covered = await page.locator("dialog[open]").count();
  if (!covered && await page.locator(".coach-mark circle").count()) {
    await touchMark(page);
    return "there";
  }
  const primary = page.locator(covered ? "dialog[open] .button.primary:enabled" : ".dock .button.primary:enabled, .prompt .button.primary:enabled");
  const button = primary.locator("visible=true").first();
  if (!(await button.count())) return "waiting";
  const name = await button.innerText();
  await tap(button);
  return name;
}

/** Returns the controls that the coach quotes. Each must be available under the name that the learner sees. */
async function quotedControls(page, words) {
  const names = [...words.matchAll(/“([^”]+)”/g)].map(([, name]) => name);
  if (names.length === 0) return [];
  const within = await page.locator("dialog[open]").count() ? "dialog[open]" : "body";
  const controls = page.locator(`${within} :is(button:enabled, a.button, label:has(:enabled))`).locator("visible=true");
  const seen = await controls.evaluateAll(read);
  // The table, and so the coach, may have moved on since the coach was heard.
  if ((await page.evaluate(look)).words !== words) return quotedControls(page, (await page.evaluate(look)).words);
  return names.map((name) => {
    // “all” must match the button of that name rather than the start of “ally”.
    const exact = seen.findIndex(({ text }) => text === name);
    const at = exact >= 0 ? exact : seen.findIndex(({ text }) => isCalled(text, name));
    assert.ok(at >= 0, `the coach speaks of “${name}”, which cannot be pressed: ${words}\nThere are: ${seen.map(({ text }) => text).join(", ")}`);
    return { name, pressed: seen[at].pressed, control: controls.nth(at) };
  });
}

/** Returns the texts that a learner reads on controls. A card has a picture, which has a name to quote. */
function read(controls) {
  return controls.map((it) => {
    const text = it.innerText.trim();
    const isUnfolded = it.getAttribute("aria-expanded") === "true";
    const pressed = it.getAttribute("aria-pressed") === "true" || isUnfolded || (it.querySelector("input")?.checked ?? false);
    return { text: /\p{L}{2}/u.test(text) ? text : it.getAttribute("aria-label") ?? text, pressed };
  });
}

/** Returns `true` if a text has this name. “Land on…” matches lines that begin so, “Take… aboard” those that also end so. */
function isCalled(text, name) {
  const [begin, end] = name.toLowerCase().split("…").map((part) => part.trim());
  const isEnd = (line) => !end || line.endsWith(` ${end}`);
  return text.toLowerCase().split("\n").some((line) => line.startsWith(begin) && isEnd(line));
}

/** Returns everything that a learner could see change. */
function look() {
  const text = (selector) => [...document.querySelectorAll(selector)].map((it) => it.textContent).join("|");
  const pressed = [...document.querySelectorAll("[aria-pressed=true], :checked")].map((it) => it.textContent + it.value).join("|");
  return {
    words: document.querySelector(".coach-says")?.innerText ?? "",
    table: [text(".prompt"), text(".dock"), text("dialog[open]"), pressed],
  };
}

/** Obeys until everything has been done, at most this many times. Returns what was done. */
export async function learn(page, most = 60) {
  const done = [];
  while (!(await onwards(page).count())) {
    assert.ok(done.length < most, `still not done after: ${done.join(", ")}`);
    done.push(await obey(page));
  }
  await expect(page.getByRole("list", { name: PART.goals }).getByText(TEXT.toDo)).toHaveCount(0);
  return done;
}
