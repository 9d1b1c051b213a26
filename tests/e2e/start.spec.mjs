// The first visit, and later visits without a network.
import assert from "node:assert/strict";
import {
  assertAccessible, assertNoProblems, expect, keptForOffline, picture, started, test, testForEverybody, visit,
} from "./support.mjs";

test.use({ serviceWorkers: "allow" });

test("the game starts under a sub-path and logs nothing", async ({ page }) => {
  await visit(page);
  await expect(page).toHaveTitle(/Red Queens/);
  await keptForOffline(page);
  assertNoProblems(page);
});

test("nothing moves when the app takes the place of the loading screen", async ({ page }) => {
  await page.addInitScript(() => {
    // The loading screen itself moves when its fonts are late, and when it says that loading is slow.
    window.shifts = [];
    let arrived = Infinity;
    new MutationObserver((_, changes) => {
      if (!document.querySelector("main:not(#loading)")) return;
      arrived = performance.now();
      changes.disconnect();
    }).observe(document, { childList: true, subtree: true });
    const isOfApp = ({ startTime, sources }) =>
      startTime >= arrived && sources.some(({ node }) => !node?.parentElement?.closest("#loading"));
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().filter(isOfApp).map(({ value }) => value)))
      .observe({ type: "layout-shift", buffered: true });
    // Keep both screens in the page until the test continues.
    addEventListener("app-started", (event) => {
      event.stopImmediatePropagation();
      window.goOn = () => dispatchEvent(new Event("app-started"));
    }, { once: true });
  });
  await page.goto("./");
  await expect(page.locator("main:not(#loading)")).toBeVisible();
  const isCovered = () => page.evaluate(() => Boolean(document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest("#loading")));
  await expect.poll(isCovered).toBe(true);
  await page.waitForFunction(() => window.goOn);
  await page.evaluate(() => window.goOn());
  await started(page);
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => window.shifts);
  assert.deepEqual(shifts, []);
});

test("after the first visit the game starts with the server gone", async ({ page, site }) => {
  await visit(page);
  await keptForOffline(page);
  const before = await page.innerText("body");
  await site.close();

  await page.reload();
  await started(page);
  await expect.poll(() => page.innerText("body")).toBe(before);
  assertNoProblems(page);
});

test("without a network an unknown address below the game leads to the game", async ({ page, site }) => {
  await visit(page);
  await keptForOffline(page);
  await site.close();

  await page.goto(`${site.url}no/such/page#fragment`);
  await started(page);
  assert.equal(page.url(), `${site.url}#fragment`);
});

test("what cannot start says so", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("./");
  await expect(page.getByText("Red Queens could not start")).toBeVisible();
  await assertAccessible(page);
  await picture(page, "start-failed");
});

test("what breaks while it starts is said", async ({ page }) => {
  await page.route("**/*.wasm", () => {});
  await page.goto("./");
  await expect(page.getByText("Unrolling the charts")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new ErrorEvent("error", { message: "a rock" })));
  await expect(page.getByText("Red Queens could not start (a rock)")).toBeVisible();
});

/** A response that never arrives, and one that is nonsense. */
const never = () => {};
const nonsense = (route) => route.fulfill({ contentType: "text/javascript", body: "export default {{" });

for (const [what, file, answer] of /** @type {[string, string, (route: import("@playwright/test").Route) => Promise<void>][]} */ ([
  ["the program's bindings are missing", "red-queens-*.js", (route) => route.abort()],
  ["the program's bindings can't be read", "red-queens-*.js", nonsense],
  ["the script that starts the game is missing", "start-*.js", (route) => route.fulfill({ status: 404 })],
  ["the script that starts the game can't be read", "start-*.js", nonsense],
  ["a script that it needs is missing", "device-*.js", (route) => route.abort()],
])) {
  test(`a page whose scripts are broken says so by itself: ${what}`, async ({ page }) => {
    await page.route(`**/${file}`, answer);
    await page.goto("./");
    await expect(page.getByText(/^Red Queens could not start \(.+\)\. Your saved games are safe\./)).toBeVisible({ timeout: 10_000 });
    await expect(page.locator("#loading")).toHaveAttribute("aria-busy", "false");
  });
}

test("a script that never comes is said to be slow within ten seconds, and the game still starts when it comes", async ({ page }) => {
  let answer = async () => {};
  await page.route("**/start-*.js", (route) => { answer = () => route.continue(); });
  await page.goto("./", { waitUntil: "commit" });
  await expect(page.getByText(/^Red Queens is still loading\./)).toBeVisible({ timeout: 10_000 });
  await answer();
  await started(page);
  assertNoProblems(page);
});

for (const [what, lack] of Object.entries({
  "JavaScript modules": () => { delete HTMLScriptElement.prototype.noModule; },
  WebAssembly: () => { delete window.WebAssembly; },
})) {
  test(`a browser without ${what} is told that it is too old`, async ({ page }) => {
    await page.route("**/red-queens-*.js", never);
    await page.addInitScript(lack);
    await page.goto("./", { waitUntil: "commit" });
    await expect(page.getByText(`Red Queens needs ${what}, which this browser lacks.`)).toBeVisible();
  });
}

test("second copies that can't be kept don't keep the game from starting", async ({ page }) => {
  await page.route("**/durable-*.js", nonsense);
  await visit(page);
});

testForEverybody({ start: async () => {} });
