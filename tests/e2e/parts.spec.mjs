// The program loads in parts: the first screen, then its picture, and the rest once somebody uses the page or has had time to read it.
import assert from "node:assert/strict";
import { click, fill, press } from "./inputs.mjs";
import { PARTS, WORKER_PARTS, holdParts, letCome, loseParts } from "./parts.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, test, visit } from "./support.mjs";
import { go, kept, newGame } from "./table.mjs";
import { BUTTON, FIELD, HEADING, LINK } from "./words.mjs";

const onItsWay = (page) => page.locator("main.arriving");

test("the first screen needs its own part alone, and the others come once the page is used", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await holdParts(page);
  await visit(page);
  await expect(page.getByRole("link", { name: LINK.newGame })).toBeVisible();
  const parts = () => asked.map((url) => /\/(split_\w+?)-/.exec(url)?.[1]).filter(Boolean);
  assert.deepEqual(parts(), [], "nothing but the first screen was waited for");
  await letCome(page, "scene");
  await expect(page.locator(".scene .war")).toBeVisible();
  assert.deepEqual(parts(), ["split_scene"], "the picture waits for nothing else");
  await page.mouse.move(100, 100);
  await letCome(page, "table");
  await expect.poll(parts).toEqual(["split_scene", "split_table"]);
  for (const part of PARTS) await letCome(page, part);
  await expect.poll(() => parts().sort()).toEqual(PARTS.map((part) => `split_${part}`).sort());
  assertNoProblems(page);
});

test("the other parts come as well while somebody only reads", async ({ page }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  const isAsked = (part) => asked.some((url) => url.includes(`/split_${part}-`));
  await page.clock.install();
  await visit(page);
  await expect(page.locator(".scene .war")).toBeVisible();
  assert.ok(!isAsked("table"), "nobody has read for long");
  await page.clock.fastForward(6000);
  for (const part of PARTS) await expect.poll(() => isAsked(part), part).toBe(true);
});

test("who is quicker than a part sees that it is on its way, and comes where they wanted", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await holdParts(page);
  await visit(page, { calm: true });
  await click(page.getByRole("link", { name: LINK.newGame }));
  await expect(onItsWay(page)).toBeVisible();
  await assertAccessible(page);
  await assertNotTooWide(page);
  await picture(page, "part-on-its-way");
  for (const part of ["table", "workshop"]) await letCome(page, part);
  await expect(page.getByRole("heading", { name: HEADING.newGame })).toBeFocused();
  await expect(onItsWay(page)).toHaveCount(0);
  assertNoProblems(page);
});

test("who goes elsewhere while a part is on its way stays there", async ({ page }) => {
  await holdParts(page);
  await visit(page);
  await go(page, "#/new");
  await expect(onItsWay(page)).toBeVisible();
  await go(page, "#/");
  for (const part of ["table", "workshop"]) await letCome(page, part);
  await expect(page.getByRole("link", { name: LINK.newGame })).toBeVisible();
  await expect(page.getByRole("heading", { name: HEADING.newGame })).toHaveCount(0);
  assertNoProblems(page);
});

test("a table that does not come says so, loses nothing and comes when it can", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await visit(page, { calm: true });
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  const before = await kept(page);
  const address = page.url();
  await holdParts(page);
  await page.goto("about:blank");
  await page.goto(address);
  await loseParts(page, true);
  await letCome(page, "table");
  const again = page.getByRole("alert").getByRole("button", { name: BUTTON.tryAgain });
  await expect(again).toBeVisible();
  await assertAccessible(page);
  await assertNotTooWide(page);
  await picture(page, "part-missing");
  await click(again);
  await expect(again).toBeVisible();
  await loseParts(page, false);
  await click(again);
  await expect(page.locator(".table")).toBeVisible();
  assert.deepEqual(await kept(page), before);
});

test("a panel that does not come says so beside the table, and comes when it can", async ({ page }) => {
  await holdParts(page);
  await visit(page, { calm: true });
  for (const part of ["table", "workshop"]) await letCome(page, part);
  await newGame(page);
  await click(page.getByRole("button", { name: BUTTON.log }).first());
  await expect(page.locator(".dock")).toBeVisible();
  await loseParts(page, true);
  await letCome(page, "panels");
  const again = page.locator(".dock").getByRole("button", { name: BUTTON.tryAgain });
  await expect(again).toBeVisible();
  await expect(page.getByRole("dialog", { name: HEADING.missing })).toBeVisible();
  await picture(page, "panel-missing");
  await loseParts(page, false);
  await click(again);
  await expect(page.locator(".drawer")).toBeVisible();
});

test.describe("with a copy for offline play", () => {
  test.use({ serviceWorkers: "allow" });

  test("a part of which the file is gone for good is there again once the game is repaired", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
    await visit(page, { calm: true });
    await newGame(page, { seats: { Red: "human", Blue: "human" } });
    const before = await kept(page);
    await holdParts(page);
    await page.reload();
    await loseParts(page, true);
    await letCome(page, "panels");
    await letCome(page, "table");
    const repair = page.getByRole("alert").getByRole("button", { name: BUTTON.repair });
    await expect(repair).toBeVisible();
    const address = page.url();
    await click(repair);
    await page.waitForURL(/\?repair/);
    for (const part of [...PARTS, ...WORKER_PARTS]) await letCome(page, part);
    await page.waitForURL(address);
    await letCome(page, "table");
    await expect(page.locator(".table")).toBeVisible();
    assert.deepEqual(await kept(page), before);
  });
});

test("a game is renamed before a table was ever opened", async ({ page }) => {
  await visit(page);
  await newGame(page);
  await holdParts(page);
  await page.reload();
  await go(page, "#/");
  await click(page.getByRole("button", { name: BUTTON.rename }).first());
  await letCome(page, "table");
  await fill(page.getByRole("textbox", { name: FIELD.title }), "Sunday");
  await press(page.getByRole("textbox", { name: FIELD.title }), "Enter");
  await expect(page.getByRole("heading", { name: "Sunday" })).toBeVisible();
  assertNoProblems(page);
});

test("a browser that compiles nothing while it arrives plays all the same", async ({ page }) => {
  await page.addInitScript(() => { delete WebAssembly.instantiateStreaming; });
  await page.route("**/worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `delete WebAssembly.instantiateStreaming;${await response.text()}` });
  });
  await visit(page);
  await newGame(page, { seats: { Red: "computer", Blue: "computer" } });
  const before = await kept(page);
  await expect.poll(() => kept(page)).not.toEqual(before);
});

test("computer players that do not come are waited for, and play when they can", async ({ page }) => {
  const part = "**/split_brain-*.wasm*";
  await page.route(part, (route) => route.abort());
  await visit(page, { calm: true });
  await newGame(page, { seats: { Red: "computer", Blue: "computer" } });
  const again = page.getByRole("button", { name: BUTTON.tryAgain });
  await expect(again).toBeVisible();
  await picture(page, "computers-missing");
  const before = await kept(page);
  await page.waitForTimeout(300);
  assert.deepEqual(await kept(page), before, "nobody moves for them");
  await page.unroute(part);
  await click(again);
  await expect.poll(() => kept(page)).not.toEqual(before);
});
