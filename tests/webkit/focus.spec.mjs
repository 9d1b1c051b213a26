// Focus in WebKit, with motion and with reduced motion, on a page whose buttons don't take focus when they are pressed, as in Safari.
import assert from "node:assert/strict";
import { load } from "../../scripts/turns.mjs";
import { shown } from "../../scripts/still.mjs";
import { CAMPAIGN } from "../e2e/records.mjs";
import { BUTTON } from "../e2e/words.mjs";
import { visiting } from "./visit.mjs";

/** Keeps focus where it is when a button is pressed. */
const asInSafari = (page) => page.evaluate(() => {
  addEventListener("mousedown", (event) => {
    if (event.target instanceof Element && event.target.closest("button, summary")) event.preventDefault();
  }, true);
});

/** Returns the focused element's name, the kind of panel around it, and whether it has a focus ring. */
const focused = (page) => page.evaluate(() => {
  const it = document.activeElement;
  return {
    name: it.getAttribute("aria-label") ?? it.textContent.trim(),
    panel: ["dialog[open]", ".drawer"].find((panel) => it.closest(panel)),
    isMarked: it.matches(":focus-visible"),
  };
});

async function press(page, key) {
  await page.keyboard.press(key);
  await shown(page);
}

/** Buttons that open panels which Escape closes, by pointer and by key. */
const BY_POINTER = { [BUTTON.menu]: "dialog[open]", [BUTTON.log]: ".drawer" };
const BY_KEY = { "?": "dialog[open]", "/": "dialog[open]" };

for (const calm of [false, true]) {
  visiting(`focus goes into a panel and comes back ${calm ? "without" : "with"} motion`, { calm }, async (page) => {
    assert.equal(await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches), calm);
    await asInSafari(page);
    await load(page, CAMPAIGN);
    await page.getByRole("button", { name: BUTTON.nearer }).tap();
    assert.deepEqual(await focused(page), { name: BUTTON.nearer, isMarked: false }, "a button that is pressed takes focus");
    for (const [name, panel] of Object.entries(BY_POINTER)) {
      await page.getByRole("button", { name, exact: true }).tap();
      assert.equal((await focused(page)).panel, panel, `${name} opens`);
      await press(page, "Escape");
      assert.equal((await focused(page)).name, name, `focus comes back to ${name}`);
    }
    const log = (await focused(page)).name;
    for (const [key, panel] of Object.entries(BY_KEY)) {
      await press(page, key);
      assert.equal((await focused(page)).panel, panel, `${key} opens`);
      await press(page, "Escape");
      assert.equal((await focused(page)).name, log, `focus comes back from ${key}`);
    }
    await press(page, "Tab");
    const next = await focused(page);
    assert.ok(next.isMarked && next.name !== log, "the Tab key leads on, and says where");
  });
}
