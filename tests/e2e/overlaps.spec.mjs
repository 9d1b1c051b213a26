// Nothing lies over what is to be read or pressed.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SIZES, picture, settled, shown, visit } from "./support.mjs";
import { load } from "./table.mjs";

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
