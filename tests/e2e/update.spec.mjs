// A newer version: taken when a person says so, in the tab where they say so.
import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import { test } from "node:test";
import { keptForOffline, newPage, started } from "./support.mjs";
import { go } from "./table.mjs";
import { findUpdate, keepsOnly, release, serveCopy, versionOf } from "./versions.mjs";

test("a version that has only half arrived on the server is not taken", async (t) => {
  const site = await serveCopy(t);
  const page = await newPage(t);
  await page.goto(site.url);
  await keptForOffline(page);
  const older = await readFile(`${site.dir}/index.html`);
  const now = await release(site.dir);
  const newer = await readFile(`${site.dir}/index.html`);

  await writeFile(`${site.dir}/index.html`, older);
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const { installing } = registration;
    await new Promise((done) => { installing.onstatechange = done; });
    return installing.state;
  });
  assert.equal(state, "redundant");
  assert.equal(await page.locator("html[data-update]").count(), 0);

  await writeFile(`${site.dir}/index.html`, newer);
  await findUpdate(page);
  await page.getByRole("button", { name: "Use it now" }).click();
  await page.waitForSelector(`html[data-version="${now}"]`, { state: "attached" });
});

/** Plays a test match of the bot that is on the screen to its end. */
async function match(page) {
  await page.getByRole("spinbutton", { name: "Games" }).fill("1");
  await page.getByRole("button", { name: "Start the match" }).click();
  await page.locator(".score").filter({ hasText: "are over" }).waitFor({ timeout: 60_000 });
}

test("a tab that does not take an update plays on with its own files, until it does", async (t) => {
  const site = await serveCopy(t);
  const first = await newPage(t);
  await first.goto(site.url);
  await keptForOffline(first);
  const second = await first.context().newPage();
  await second.goto(site.url);
  await started(second);
  const old = await versionOf(first);
  const asked = [];
  second.on("response", (response) => asked.push([response.url(), response.status()]));

  const now = await release(site.dir);
  await findUpdate(first);
  const reloaded = first.waitForEvent("load");
  await first.getByRole("button", { name: "Use it now" }).click();
  await reloaded;
  await started(first);
  assert.equal(await versionOf(first), now);
  assert.notEqual(now, old);
  await go(first, "#/learn");
  await first.getByRole("heading", { name: "1 Newer land" }).waitFor();

  await second.getByRole("button", { name: "Use it now" }).waitFor();
  await go(second, "#/bots");
  await second.getByRole("button", { name: "New bot" }).click();
  assert.doesNotMatch(await second.getByRole("textbox", { name: "Code" }).inputValue(), /newer/);
  await match(second);
  await site.close();
  await match(second);
  await go(second, "#/learn");
  await second.getByRole("heading", { name: "1 Land" }).waitFor();
  assert.deepEqual(asked.filter(([url, status]) => /newer/.test(url) || status >= 400), []);
  assert.ok(["bot_worker_loader", "cage", "lessons", "example-bot"].every((name) => asked.some(([url]) => url.includes(name))), asked.join("\n"));
  await keepsOnly(second, old, now);

  await second.getByRole("button", { name: "Use it now" }).click();
  await keepsOnly(first, now);
  assert.equal(await versionOf(second), now);
  await second.getByRole("heading", { name: "1 Newer land" }).waitFor();
});
