// Browsers with a profile on the disk: they can be set up, killed, and opened again.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

/** The browser without windows keeps to no settings of a profile; the whole one does. */
const CHROMIUM = (process.env.CHROMIUM ?? "/usr/bin/chromium").replace(/-headless-shell$/, "");

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

/** A new profile with these settings, until the test `t` ends. */
export async function newProfile(t, settings = {}) {
  const dir = await mkdtemp(`${tmpdir()}/red-queens-`);
  t.after(() => rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
  await mkdir(`${dir}/Default`);
  await writeFile(`${dir}/Default/Preferences`, JSON.stringify(settings));
  return dir;
}

/** A browser with this profile and its one page. `kill()` ends all of it at once, as a crash does. */
export async function openProfile(t, dir) {
  const process_ = spawn(CHROMIUM, [...ARGS, `--user-data-dir=${dir}`], { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const gone = once(process_, "exit");
  const kill = () => {
    if (process_.exitCode === null && process_.signalCode === null) process.kill(-process_.pid, "SIGKILL");
    return gone;
  };
  t.after(kill);
  const browser = await chromium.connectOverCDP(await address(process_));
  const [context] = browser.contexts();
  return { context, page: context.pages()[0] ?? await context.newPage(), kill };
}

/** Where the browser can be spoken to, as it says itself. */
async function address({ stderr }) {
  for await (const line of createInterface(stderr)) {
    const found = /^DevTools listening on (ws:\S+)/.exec(line);
    if (found) return found[1];
  }
  throw new Error("the browser did not start");
}
