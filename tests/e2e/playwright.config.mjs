// The settings of the tests in tests/e2e: the browser, the devices, and the files kept of failed tests.
//
//   npx playwright test -c tests/e2e                                        all tests (scripts/test runs this)
//   npx playwright test -c tests/e2e map sea --project phone --shard 1/4    some of them
//   npx playwright show-trace test-results/failed/…/trace.zip               the trace of a failed test
import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { SIZES } from "./sizes.mjs";

/** The headless shell is faster. */
const CHROMIUM = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find((path) => existsSync(path));

/** Tests run on a tablet, unless their tags name other devices. */
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
  // The retry only serves to record a trace: a test that fails once has failed.
  retries: 1,
  failOnFlakyTests: true,
  // Tests that take many minutes only run in `make soak`.
  grepInvert: process.env.SOAK ? undefined : /@soak\b/,
  // Tests take as long as they need; this ends those in an endless loop.
  timeout: 600_000 * Number(process.env.SLOWER ?? 1),
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // The snapshots of a trace show more than a screen recording, which costs as much.
    trace: { mode: "on-first-retry", screenshots: false, sources: false },
    screenshot: "only-on-failure",
    // Tests of offline play and updates allow service workers.
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
