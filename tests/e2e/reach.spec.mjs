// Every prompt of every rule set, in every window and with text of every size: all controls can be reached.
import { readdirSync, readFileSync } from "node:fs";
import { click, pressKey } from "./inputs.mjs";
import { assertReachable } from "./reach.mjs";
import { expect, settled, shown, test, visit } from "./support.mjs";
import { aim, load, preferFromStart, unfold } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const FOLDER = new URL("prompts/", import.meta.url);
const MARK = "# prompt: ";

/** Returns the prompts of a record, each with the record up to it. */
function prompts(record) {
  const lines = record.split("\n");
  return [...lines.entries()].filter(([, line]) => line.startsWith(MARK))
    .map(([at, line]) => ({ name: line.slice(MARK.length), record: lines.slice(0, at).join("\n") }));
}

/** The panels to open during a campaign: how to open each, and whether it is available. */
const OPENED = {
  cards: (page) => page.locator(".toolbar .cards"),
  log: (page) => page.getByRole("button", { name: BUTTON.log, exact: true }).first(),
  menu: (page) => page.getByRole("button", { name: BUTTON.menu, exact: true }).first(),
};

async function open(page, record) {
  await preferFromStart(page, "pace=Instant");
  await visit(page, { calm: true });
  await load(page, record);
  await shown(page);
  await settled(page);
}

/** Returns the button that has focus instead of the likely move, if there is one. */
const misplacedFocus = (page) => page.evaluate(() => {
  const panel = document.querySelector("dialog[open], .dock:not(.strip)");
  const at = document.activeElement;
  const isOther = panel?.contains(at) && at.matches(".button:not(.primary)") && panel.querySelector(".primary:not(:disabled)");
  return isOther ? at.textContent : "";
});

for (const file of readdirSync(FOLDER)) {
  const [rules] = file.split(/-\d/);
  for (const { name, record } of prompts(readFileSync(new URL(file, FOLDER), "utf8"))) {
    test(`everything can be reached: ${rules}, ${name}`, async ({ page }) => {
      await open(page, record);
      await expect.poll(() => misplacedFocus(page), "Enter makes the likely move").toBe("");
      await assertReachable(page, `${rules} ${name}`);
    });
    if (name !== "Campaign") continue;
    test(`everything can be reached: ${rules}, a planned attack of each kind`, async ({ page }) => {
      await open(page, record);
      await aim(page);
      await assertReachable(page, `${rules} attack, folded`);
      await unfold(page);
      const kinds = page.locator(".kinds:not([hidden]) .chip:not(:has(:disabled))");
      if (await kinds.count() === 0) await assertReachable(page, `${rules} attack`);
      for (const kind of await kinds.all()) {
        await click(kind);
        await assertReachable(page, `${rules} attack, ${await kind.textContent()}`);
      }
    });
    test(`everything can be reached: ${rules}, what is opened in a campaign`, async ({ page }) => {
      await open(page, record);
      for (const [what, button] of Object.entries(OPENED)) {
        if (await button(page).count() === 0) continue;
        await click(button(page));
        await settled(page);
        await assertReachable(page, `${rules} ${what}`);
        await pressKey(page, "Escape");
      }
    });
  }
}
