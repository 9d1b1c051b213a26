// A turn's beginning and its end: what happened meanwhile, and a campaign that is not ended by a slip.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertAccessible, assertNoProblems, assertNotTooWide, picture, shown, visit } from "./support.mjs";
import { load, prefer, says, sentence, tap, territories } from "./table.mjs";

/** Red's turn, after a round in which much was lost; and its campaign, once it has conquered. */
const campaign = await readFile(new URL("turn/lost.txt", import.meta.url), "utf8");
const [beginning] = campaign.split("# Red's turn has begun.");

const recap = (page) => page.getByRole("complementary", { name: "Since your last turn" });
const button = (page, name) => page.getByRole("button", { name, exact: true });

async function open(t, record, options) {
  const { page } = await visit(t, { calm: true, ...options });
  await prefer(page, "pace=Instant");
  await load(page, record);
  await shown(page);
  return page;
}

async function retell(page) {
  await button(page, "Log").first().click();
  await page.locator(".drawer").getByRole("button", { name: "Since your last turn" }).click();
}

/** Nothing lies over any line of the recap, once it is scrolled to. */
async function assertReadable(page) {
  const lines = recap(page).getByRole("listitem");
  assert.ok((await lines.count()) > 8);
  for (const line of await lines.all()) {
    await line.scrollIntoViewIfNeeded();
    const seen = await line.evaluate((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    assert.ok(seen, `covered: ${await line.innerText()}`);
  }
}

/** What lies above the map and what opens below or beside it leave each other alone. */
async function assertApart(page, selector) {
  const above = await recap(page).boundingBox();
  const other = await page.locator(selector).boundingBox();
  const apart = above.y + above.height <= other.y + 1 || other.y + other.height <= above.y + 1;
  assert.ok(apart && other.height > 60, `${selector} is at ${JSON.stringify(other)}`);
}

for (const size of ["tablet", "phone"]) {
  test(`what happened since the last turn stays readable, and is told again (${size})`, async (t) => {
    const page = await open(t, beginning, { size, touch: size === "phone" });
    await says(page, /^Red: place/);
    await assertReadable(page);
    await assertApart(page, ".map");
    await assertNotTooWide(page);
    const words = await recap(page).innerText();
    assert.match(words, /took China, Siberia and Madagascar from you, with a factory\./);
    const lost = page.locator('[data-told="lost"] text');
    assert.equal(await lost.count(), 6, "what was lost is marked on the map");
    await picture(page, `recap-${size}`);

    await button(page, "Log").first().click();
    await page.locator(".drawer").waitFor();
    await assertReadable(page);
    await assertApart(page, ".drawer");
    if (size === "tablet") await assertAccessible(page);
    await page.keyboard.press("Escape");
    await button(page, "Seen").click();
    assert.equal(await recap(page).count() + await lost.count(), 0);
    await retell(page);
    assert.equal(await recap(page).innerText(), words);
    assert.equal(await lost.count(), 6);
    assertNoProblems(page);
  });

  test(`a campaign is not ended by a slip, and the recap stays beside an attack (${size})`, async (t) => {
    const page = await open(t, campaign, { size, touch: size === "phone" });
    await says(page, /attack, or end/);
    assert.equal(await recap(page).count(), 0, "it was told before");
    const end = button(page, "End campaign");
    const standsOut = () => end.evaluate((it) => it.classList.contains("primary"));
    assert.ok(await standsOut());
    const [from] = await territories(page, /attack from here/);
    await tap(page, from);
    assert.ok(!(await standsOut()), "an attack is under way");

    const cards = async () => Number(/\d+/.exec(await page.getByRole("button", { name: /^Cards:/ }).getAttribute("aria-label")));
    const before = await cards();
    const back = button(page, "Keep attacking");
    await end.click();
    assert.match(await sentence(page), /move armies, or end/);
    await back.waitFor();
    await picture(page, `held-${size}`);
    await button(page, "Undo").click();
    assert.match(await sentence(page), /attack, or end/);
    await page.keyboard.press("/");
    await page.keyboard.type("done\n");
    assert.match(await sentence(page), /move armies, or end/, "typed as well");
    await page.keyboard.press("Escape");
    await back.click();
    assert.match(await sentence(page), /attack, or end/);

    await retell(page);
    await page.keyboard.press("Escape");
    await tap(page, from);
    await tap(page, (await territories(page, /: attack it/))[0]);
    await page.locator(".dock:not(.strip)").waitFor();
    await assertReadable(page);
    await assertApart(page, ".dock:not(.strip)");
    await picture(page, `recap-attack-${size}`);
    await button(page, "Choose again").click();

    await end.click();
    assert.equal(await cards(), before, "nothing is drawn yet");
    await button(page, "Draw cards").click();
    assert.equal(await cards(), before + 1);
    assert.equal(await back.count(), 0);
    await says(page, /move armies, or end/);
    assertNoProblems(page);
  });
}

test("a tap on a seat says where its armies are", async (t) => {
  const page = await open(t, beginning);
  const seat = page.locator('.seat[data-seat="Purple"]');
  const card = seat.locator(".seat-card");
  assert.ok(await card.isHidden());
  await seat.getByRole("button").click();
  const [, all, land, sea] = /(\d+) armies \((\d+) on land, (\d+) at sea\)/.exec(await card.innerText());
  assert.equal(Number(all), Number(land) + Number(sea));
  assert.match(await seat.locator(".counts").innerText(), new RegExp(`\\b${all}\\b`));
  await picture(page, "seat");
  await page.keyboard.press("Escape");
  assert.ok(await card.isHidden());
  assertNoProblems(page);
});
