// The start and the end of a turn: the recap, and a campaign that can't be ended by accident.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, pressKey, type } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, shown, test, visit } from "./support.mjs";
import { asks, choose, load, offered, prefer } from "./table.mjs";
import { BUTTON, PART } from "./words.mjs";

/** Red's turn after a round with many losses, and its campaign after a conquest. */
const campaign = await readFile(new URL("turn/lost.txt", import.meta.url), "utf8");
const [beginning] = campaign.split("# Red's turn has begun.");

const recap = (page) => page.getByRole("complementary", { name: PART.recap });
const button = (page, name) => page.getByRole("button", { name, exact: true });

async function open(page, record) {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await load(page, record);
  await shown(page);
}

async function retell(page) {
  await click(button(page, BUTTON.log).first());
  await click(page.locator(".drawer").getByRole("button", { name: BUTTON.sinceLastTurn }));
}

/** Fails if anything covers a line of the recap, once it is scrolled into view. */
async function assertReadable(page, least) {
  const lines = recap(page).getByRole("listitem");
  await expect(lines.nth(least - 1)).toBeAttached();
  for (const line of await lines.all()) {
    await line.scrollIntoViewIfNeeded();
    const isSeen = () => line.evaluate((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    await expect.poll(isSeen, `not covered: ${await line.innerText()}`).toBe(true);
  }
}

/** Fails if the panels above the map overlap those below or beside it. */
async function assertApart(page, selector) {
  await expect(async () => {
    const above = await recap(page).boundingBox();
    const other = await page.locator(selector).boundingBox();
    const apart = above.y + above.height <= other.y + 1 || other.y + other.height <= above.y + 1;
    assert.ok(apart && other.height > 60, `${selector} is at ${JSON.stringify(other)}`);
  }).toPass();
}

test("what happened since the last turn stays readable, and is told again", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await open(page, beginning);
  await asks(page, "place", "Red");
  await expect(recap(page).getByRole("listitem"), "the rest is folded away").toHaveCount(5);
  await assertReadable(page, 5);
  await assertApart(page, ".map");
  await assertNotTooWide(page);
  const words = await recap(page).innerText();
  assert.match(words, /took China, Siberia and Madagascar from you, including a factory\./);
  const lost = page.locator('[data-told="lost"] text');
  await expect(lost, "what was lost is marked on the map").toHaveCount(6);
  await picture(page, `recap-${size}`);
  await click(recap(page).getByRole("button", { name: BUTTON.moreLines }));
  await assertReadable(page, 8);
  await picture(page, `recap-unfolded-${size}`);
  await click(button(page, BUTTON.showLess));

  await click(button(page, BUTTON.log).first());
  await expect(page.locator(".drawer")).toBeVisible();
  await assertReadable(page, 5);
  await assertApart(page, ".drawer");
  if (size === "tablet") await assertAccessible(page);
  await pressKey(page, "Escape");
  await click(recap(page).getByRole("button", { name: BUTTON.seen }));
  await expect(recap(page)).toHaveCount(0);
  await expect(lost).toHaveCount(0);
  await retell(page);
  await expect(recap(page)).toHaveText(words, { useInnerText: true });
  await expect(lost).toHaveCount(6);
  assertNoProblems(page);
});

test("a campaign is not ended by a slip, and the recap stays beside an attack", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await open(page, campaign);
  await asks(page, "campaign");
  await expect(recap(page), "it was told before").toHaveCount(0);
  const end = button(page, BUTTON.endCampaign);
  await expect(end).toContainClass("primary");
  const [from] = await offered(page, "attack-from");
  await choose(page, from);
  await expect(end, "an attack is under way").not.toContainClass("primary");

  const cards = async () => Number(/\d+/.exec(await page.getByRole("button", { name: BUTTON.cards }).getAttribute("aria-label")));
  const before = await cards();
  const back = button(page, BUTTON.keepAttacking);
  await click(end);
  await asks(page, "transfer");
  await expect(back).toBeVisible();
  await picture(page, `held-${size}`);
  await click(button(page, BUTTON.undo));
  await asks(page, "campaign");
  await pressKey(page, "/");
  await type(page, "done\n");
  await asks(page, "transfer");
  await pressKey(page, "Escape");
  await click(back);
  await asks(page, "campaign");

  await retell(page);
  await pressKey(page, "Escape");
  await choose(page, from);
  await choose(page, (await offered(page, "attack"))[0]);
  await expect(page.locator(".dock:not(.strip)")).toBeVisible();
  await assertReadable(page, 5);
  await assertApart(page, ".dock:not(.strip)");
  await picture(page, `recap-attack-${size}`);
  await click(page.locator(".dock").getByRole("button", { name: BUTTON.close }));

  await click(end);
  assert.equal(await cards(), before, "nothing is drawn yet");
  await click(button(page, BUTTON.drawCards));
  await expect.poll(cards).toBe(before + 1);
  await expect(back).toHaveCount(0);
  await asks(page, "transfer");
  assertNoProblems(page);
});

test("a tap on a seat says where its armies are", async ({ page }) => {
  await open(page, beginning);
  const seat = page.locator('.seat[data-seat="Purple"]');
  const card = seat.locator(".seat-card");
  await expect(card).toBeHidden();
  await click(seat.getByRole("button"));
  await expect(card).toBeVisible();
  const [, all, land, sea] = /(\d+) armies \((\d+) on land, (\d+) at sea\)/.exec(await card.innerText());
  assert.equal(Number(all), Number(land) + Number(sea));
  await expect(seat.locator(".counts")).toHaveText(new RegExp(`\\b${all}\\b`), { useInnerText: true });
  await picture(page, "seat");
  await pressKey(page, "Escape");
  await expect(card).toBeHidden();
  assertNoProblems(page);
});
