// Shared parts of all measurements in the browser: the release build, a browser, and output for people or programs.
import { existsSync } from "node:fs";
import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import { serve } from "./serve.mjs";

/** The size of a tablet's window. */
export const TABLET = { width: 1024, height: 768 };

/** Calls `work` with a browser and the address of the game in dist/, and closes both. */
export async function measure(work) {
  if (!existsSync("dist/index.html")) {
    console.error("dist/ is missing: run `make dist` first.");
    process.exit(1);
  }
  const site = await serve({ dir: "dist" });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    return await work(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Opens the game in a page with these preferences, after `script` has prepared the page.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {string} preferences
 * @param {import("@playwright/test").BrowserContextOptions & { script?: () => void }} [options]
 */
export async function open(browser, url, preferences, { script, ...options } = {}) {
  const page = await browser.newPage({ viewport: TABLET, ...options });
  if (script) await page.addInitScript(script);
  await page.addInitScript((text) => localStorage.setItem("red-queens/preferences", text), preferences);
  await page.goto(url);
  await page.waitForSelector("#loading", { state: "detached" });
  return page;
}

/** Returns the load of the machine: on a busy one, the times are too high. */
export const load = () => Number(loadavg()[0].toFixed(1));
