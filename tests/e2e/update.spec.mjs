// A newer version is installed when a person asks for it, in the tab where they do.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { click, fill } from "./inputs.mjs";
import { expect, keptForOffline, started } from "./support.mjs";
import { holdParts, letCome } from "./parts.mjs";
import { go, newGame } from "./table.mjs";
import { findUpdate, keepsOnly, release, test, versionOf } from "./versions.mjs";
import { BUTTON, FIELD, HEADING } from "./words.mjs";

test("an update waits until the player wants it", async ({ page, dir }) => {
  await page.goto("./");
  await keptForOffline(page);
  const versions = () => page.evaluate(() => caches.keys());
  const [old] = await versions();

  await release(dir);
  await findUpdate(page);
  assert.ok((await versions()).includes(old), "the old version stays while it is played");

  const reloaded = page.waitForEvent("load");
  await page.evaluate(() => void dispatchEvent(new Event("update-wanted")));
  await reloaded;
  await started(page);
  await keepsOnly(page, await versionOf(page));
  assert.ok(!(await versions()).includes(old), "the old version is dropped when it is not played any more");
});

test("nothing is loaded ahead of an update that is ready, which would have to wait for it", async ({ page, dir }) => {
  await page.goto("./");
  await keptForOffline(page);
  await release(dir);
  await findUpdate(page);
  await page.reload();
  await started(page);
  await expect(page.locator("html[data-update=ready]")).toBeAttached();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.mouse.move(100, 100);
  await page.waitForTimeout(1500);
  assert.deepEqual(asked.filter((url) => /\/split_(?!scene)/.test(url)), []);
});

test("a version that has only half arrived on the server is not taken", async ({ page, dir }) => {
  await page.goto("./");
  await keptForOffline(page);
  const older = await readFile(`${dir}/index.html`);
  const now = await release(dir);
  const newer = await readFile(`${dir}/index.html`);

  await writeFile(`${dir}/index.html`, older);
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const { installing } = registration;
    await new Promise((done) => { installing.onstatechange = done; });
    return installing.state;
  });
  assert.equal(state, "redundant");
  await expect(page.locator("html[data-update]")).toHaveCount(0);

  await writeFile(`${dir}/index.html`, newer);
  await findUpdate(page);
  await click(page.getByRole("button", { name: BUTTON.useUpdate }));
  await expect(page.locator("html")).toHaveAttribute("data-version", now);
});

/** Plays a test match of the bot on the screen to its end. */
async function match(page) {
  await fill(page.getByRole("spinbutton", { name: FIELD.games }), "1");
  await click(page.getByRole("button", { name: BUTTON.startMatch }));
  await expect(page.locator(".score").filter({ hasText: "finished" })).toBeVisible({ timeout: 60_000 });
}

test("a tab that does not take an update plays on with its own files, until it does", async ({ page: first, context, site, dir }) => {
  await first.goto("./");
  await keptForOffline(first);
  const second = await context.newPage();
  await second.goto("./");
  await started(second);
  const old = await versionOf(first);
  const asked = [];
  second.on("response", (response) => asked.push([response.url(), response.status()]));

  const now = await release(dir);
  await findUpdate(first);
  const reloaded = first.waitForEvent("load");
  await click(first.getByRole("button", { name: BUTTON.useUpdate }));
  await reloaded;
  await started(first);
  await expect(first.locator("html")).toHaveAttribute("data-version", now);
  assert.notEqual(now, old);
  await go(first, "#/learn");
  await expect(first.getByRole("heading", { name: "1 Newer land" })).toBeVisible();

  await expect(second.getByRole("button", { name: BUTTON.useUpdate })).toBeVisible();
  await go(second, "#/bots");
  await click(second.getByRole("button", { name: BUTTON.newBot }));
  await expect(second.getByRole("textbox", { name: FIELD.code })).not.toHaveValue(/newer/);
  await match(second);
  await site.close();
  await match(second);
  await go(second, "#/learn");
  await expect(second.getByRole("heading", { name: "1 Land" })).toBeVisible();
  assert.deepEqual(asked.filter(([url, status]) => /newer/.test(url) || status >= 400), []);
  assert.ok(["worker", "cage", "lessons", "example-bot"].every((name) => asked.some(([url]) => url.includes(name))), asked.join("\n"));
  await keepsOnly(second, old, now);

  await click(second.getByRole("button", { name: BUTTON.useUpdate }));
  await keepsOnly(first, now);
  await expect(second.locator("html")).toHaveAttribute("data-version", now);
  await expect(second.getByRole("heading", { name: "1 Newer land" })).toBeVisible();
});

test("a page plays with the parts of its own version when the server has a newer one, and when it has gone", async ({ page, site, dir }) => {
  await page.goto("./");
  await keptForOffline(page);
  const asked = [];
  page.on("response", (response) => asked.push([response.url(), response.status()]));
  await holdParts(page);
  await page.reload();
  await started(page);

  await release(dir);
  await findUpdate(page);
  for (const part of ["table", "workshop"]) await letCome(page, part);
  await newGame(page);
  await site.close();
  await letCome(page, "reading");
  await go(page, "#/settings");
  await expect(page.getByRole("heading", { name: HEADING.settings })).toBeVisible();
  assert.deepEqual(asked.filter(([url, status]) => /newer/.test(url) || status >= 400), []);
});
