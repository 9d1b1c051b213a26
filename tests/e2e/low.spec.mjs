// A phone in landscape: the controls for each decision are visible, however low the window is.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, resize } from "./inputs.mjs";
import { assertNoProblems, expect, picture, settled, test, visit } from "./support.mjs";
import { aim, asks, load, placeAll, prefer } from "./table.mjs";
import { BUTTON } from "./words.mjs";

const LOW = { width: 844, height: 390 };

const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Waits until the visible elements of a selector end above this height, and there is at least one. */
async function assertAbove(page, selector, height, what) {
  await settled(page);
  await expect.poll(() => page.locator(selector).locator("visible=true").evaluateAll((all) =>
    all.map((it) => Math.ceil(it.getBoundingClientRect().bottom)).sort((one, other) => other - one)[0] ?? Infinity), what).toBeLessThanOrEqual(height);
}

test("beside a panel every button of the bar is above the window's edge, and a call can be let be", async ({ page }) => {
  await resize(page, LOW);
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await click(page.getByRole("button", { name: BUTTON.quickStart }));
  await asks(page, "rearrange", "Red");
  await click(page.getByRole("button", { name: BUTTON.begin }));
  await asks(page, "place", "Red");
  await placeAll(page);
  await aim(page);
  await assertAbove(page, ".prompt .button", LOW.height, "the buttons of the bar");
  await picture(page, "low-attack");
  await click(page.locator(".dock").getByRole("button", { name: BUTTON.close }));
  await click(button(page, BUTTON.endCampaign));
  await click(page.locator(".prompt .button.primary"));
  await expect(page.getByRole("dialog").getByRole("button", { name: BUTTON.noAlly })).toBeVisible();
  await assertAbove(page, ".modal .decides", LOW.height, "the way out of a call");
  await picture(page, "low-call");
  assertNoProblems(page);
});

test("the texts of the first awards are seen without scrolling", async ({ page }) => {
  await resize(page, LOW);
  await visit(page, { calm: true });
  await load(page, await readFile(new URL("album/over.txt", import.meta.url), "utf8"));
  const ways = page.locator(".onwards");
  await expect(ways).toBeVisible();
  await settled(page);
  const { y } = /** @type {{y: number}} */ (await ways.boundingBox());
  assert.ok(y < LOW.height);
  await assertAbove(page, ".prizes p", y, "the texts of awards");
  await picture(page, "low-awards");
  assertNoProblems(page);
});
