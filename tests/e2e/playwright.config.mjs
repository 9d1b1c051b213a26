// The journeys in tests/e2e: in what browser, on what devices, and what is kept of those that fail.
//
//   npx playwright test -c tests/e2e                                        all of them (scripts/test does that)
//   npx playwright test -c tests/e2e map sea --project phone --shard 1/4    some
//   npx playwright show-trace test-results/failed/…/trace.zip               what happened in one that failed
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { SIZES } from "./sizes.mjs";

/** The browser without windows is the quicker one. */
const CHROMIUM = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

/** A journey is made on a tablet, unless its tags name other devices. */
const on = (device) => ({
  name: device,
  grep: device === "tablet" ? /@tablet\b|^(?!.*@(phone|desktop)\b)/s : new RegExp(`@${device}\\b`),
  use: { viewport: SIZES[device], hasTouch: device !== "desktop" },
});

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/failed",
  reporter: "list",
  workers: 3,
  fullyParallel: true,
  // A second try is made for its trace alone: a journey that fails once has failed.
  retries: 1,
  failOnFlakyTests: true,
  // Journeys of many minutes are left to `make soak`.
  grepInvert: process.env.SOAK ? undefined : /@soak\b/,
  // A journey takes as long as it takes; this ends one that goes round in circles.
  timeout: 600_000 * Number(process.env.SLOWER ?? 1),
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // The pages of a trace tell more than a film of them, which costs as much.
    trace: { mode: "on-first-retry", screenshots: false, sources: false },
    screenshot: "only-on-failure",
    // Journeys about offline play and updates allow it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [on("tablet"), on("phone"), on("desktop")],
});
