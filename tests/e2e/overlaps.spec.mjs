// Nothing lies over what is to be read or pressed.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SIZES, picture, settled, shown, visit } from "./support.mjs";
import { load, prefer, says, tap } from "./table.mjs";

/** The boxes of what is seen of a selector. */
const boxes = (page, selector) => page.locator(selector).locator("visible=true").evaluateAll((all) =>
  all.map((it) => ({ what: it.textContent, ...it.getBoundingClientRect().toJSON() })));

const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

/** Fails if anything of one kind lies over anything of another. */
async function assertApart(page, these, those, what) {
  await settled(page);
  const [all, others] = [await boxes(page, these), await boxes(page, those)];
  assert.ok(all.length > 0, `${what}: there is ${these}`);
  for (const one of all) {
    for (const other of others) assert.ok(!overlap(one, other), `${what}: “${one.what}” and “${other.what}”`);
  }
}

async function open(t, name, size) {
  const { page } = await visit(t, { size, touch: true });
  await load(page, await readFile(new URL(name, import.meta.url), "utf8"));
  const ready = page.getByRole("button", { name: /^I am / });
  await settled(page);
  if (await ready.count()) await ready.first().tap();
  await settled(page);
  return page;
}

test("no button lies over the steps of the turn, in any size", async (t) => {
  const page = await open(t, "sea/turn.txt", "portrait");
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await shown(page);
    await picture(page, `bar-${size}`);
    // On a phone the steps stand where buttons would, so there are none beside buttons.
    if (size === "phone") assert.deepEqual(await boxes(page, ".prompt .progress li"), []);
    else await assertApart(page, ".prompt .progress li", ".prompt button", size);
    const bar = await page.locator(".prompt").boundingBox();
    assert.ok(bar.x + bar.width <= viewport.width, size);
  }
});

test("the way back to what was put aside lies over no panel and no button of the map", async (t) => {
  for (const size of ["phone", "tablet"]) {
    const page = await open(t, "poker/contested.txt", size);
    await page.getByRole("button", { name: "Look at the map" }).tap();
    await page.getByRole("button", { name: "Log", exact: true }).first().tap();
    await page.locator(".drawer").waitFor();
    await picture(page, `aside-${size}`);
    if (size === "tablet") await assertApart(page, ".put-aside", ".drawer", size);
    await page.locator(".drawer").getByRole("button", { name: "Close" }).tap();
    await assertApart(page, ".put-aside", ".zoom .button", size);
    await page.locator(".put-aside").tap();
    await page.locator("dialog[open]").waitFor();
  }
});

test("the buttons that roll are seen in a battle, in any size", async (t) => {
  const page = await open(t, "land/four-flanks.txt", "phone");
  await tap(page, "China");
  await tap(page, "Mongolia");
  await page.getByText("Flanking", { exact: true }).tap();
  for (const name of ["Siberia", "Kamchatka"]) await page.getByRole("group", { name, exact: true }).getByLabel("One block more").tap();
  await page.getByRole("button", { name: /^Roll once/ }).tap();
  await page.locator(".roll-group .die").first().waitFor();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await settled(page);
    const dock = page.locator(".dock");
    await dock.locator(".dock-body").evaluate((it) => { it.scrollTop = 0; });
    const edge = await dock.boundingBox();
    for (const name of [/^Roll once/, "Until the end"]) {
      const button = await page.getByRole("button", { name }).boundingBox();
      assert.ok(button.y + button.height <= edge.y + edge.height, `${size}: ${name}`);
    }
    await assertApart(page, ".dock .roll-group .die", ".dock-actions", size);
    await picture(page, `battle-${size}`);
  }
});

test("one thing at a time lies at the lower edge of the map", async (t) => {
  const { page } = await visit(t, { size: "phone", touch: true, calm: true });
  await prefer(page, "pace=Instant");
  const record = await readFile(new URL("turn/lost.txt", import.meta.url), "utf8");
  await load(page, record.split("# Red's turn has begun.")[0]);
  await says(page, /^Red: place/);
  const poker = page.locator(".poker-result");
  assert.ok(await poker.isHidden(), "what happened since the last turn comes first");
  await page.getByRole("button", { name: "Seen", exact: true }).tap();
  assert.ok(await poker.isVisible());
  await page.getByRole("button", { name: "Log", exact: true }).first().tap();
  await page.locator(".drawer button").filter({ hasText: / → / }).first().tap();
  await page.locator("[data-past]").first().waitFor();
  await picture(page, "past-phone");
  assert.deepEqual(await boxes(page, ".strip"), []);
});
