// A link that leads out of an open window in WebKit, where a replaced entry of the history keeps its state.
import assert from "node:assert/strict";
import { load } from "../../scripts/turns.mjs";
import { shown } from "../../scripts/still.mjs";
import { CAMPAIGN } from "../e2e/records.mjs";
import { BUTTON, HEADING, LINK } from "../e2e/words.mjs";
import { visiting } from "./visit.mjs";

visiting("a link out of the menu leads on, and Back leads to the table", {}, async (page) => {
  await load(page, CAMPAIGN);
  await page.getByRole("button", { name: BUTTON.menu, exact: true }).tap();
  await page.locator("dialog[open]").waitFor();
  await page.waitForFunction(() => history.state === "1");
  await page.getByRole("link", { name: LINK.rulebook }).tap();
  const rulebook = page.getByRole("heading", { name: HEADING.rulebook });
  await rulebook.waitFor();
  await shown(page);
  assert.ok(await rulebook.isVisible(), "the rulebook stays");
  await page.evaluate(() => history.back());
  await page.locator(".table .prompt").waitFor();
  await shown(page);
  assert.equal(await page.locator("dialog[open]").count(), 0, "the menu stays closed");
});
