// Browsers with a profile on the disk, which can be prepared, killed, and opened again.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { test as base } from "./support.mjs";

const ARGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--remote-debugging-port=0",
  "--window-size=1024,768",
];

/**
 * @typedef {object} Fixtures
 * @property {object} settings
 * @property {string} profile
 * @property {() => Promise<{ context: import("@playwright/test").BrowserContext, page: import("@playwright/test").Page, kill: () => Promise<unknown> }>} openProfile
 */

/** @type {import("@playwright/test").TestType<Parameters<Parameters<typeof base>[2]>[0] & Fixtures, {}>} */
export const test = base.extend({
  /** The preferences of the profile before the browser is opened for the first time. */
  settings: [{}, { option: true }],

  /** The folder of a new profile. */
  profile: async ({ settings }, use) => {
    const dir = await mkdtemp(`${tmpdir()}/red-queens-`);
    await mkdir(`${dir}/Default`);
    await writeFile(`${dir}/Default/Preferences`, JSON.stringify(settings));
    await use(dir);
    await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },

  /** Opens a browser with the profile and one page. `kill()` ends all of it at once, like a crash. */
  openProfile: async ({ playwright, launchOptions, profile }, use) => {
    // The headless shell ignores the settings of a profile; the full browser doesn't.
    const program = launchOptions.executablePath.replace(/-headless-shell$/, "");
    const running = [];
    await use(async () => {
      const started = start(program, profile);
      running.push(started.kill);
      const browser = await speakTo(playwright.chromium, await address(started));
      const [context] = browser.contexts();
      return { context, page: context.pages()[0] ?? await context.newPage(), kill: started.kill };
    });
    await Promise.all(running.map((kill) => kill()));
  },
});

function start(program, profile) {
  const browser = spawn(program, [...ARGS, `--user-data-dir=${profile}`], { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const gone = once(browser, "exit");
  const kill = () => {
    if (browser.exitCode === null && browser.signalCode === null) process.kill(-browser.pid, "SIGKILL");
    return gone;
  };
  return { stderr: browser.stderr, kill };
}

/** Returns the address for commands, which the browser prints. */
async function address({ stderr }) {
  for await (const line of createInterface(stderr)) {
    const found = /^DevTools listening on (ws:\S+)/.exec(line);
    if (!found) continue;
    // Later output is discarded: if nobody read it, the browser would block.
    setImmediate(() => stderr.resume());
    return found[1];
  }
  throw new Error("the browser did not start");
}

/** Connects to a browser. On a busy machine, one that is still starting may miss the first attempt. */
async function speakTo(chromium, url) {
  for (let left = 2; left > 0; left -= 1) {
    try {
      return await chromium.connectOverCDP(url, { timeout: 10_000 });
    } catch (error) {
      if (error.name !== "TimeoutError") throw error;
    }
  }
  return chromium.connectOverCDP(url);
}
