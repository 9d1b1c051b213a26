// WebKitGTK's MiniBrowser, driven by W3C WebDriver on a virtual screen: Safari's engine, for machines without Safari.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

const DRIVER = process.env.WEBKITDRIVER ?? "WebKitWebDriver";

/** Without its toolbar, the page is as large as the window, which can then be as narrow as a phone. */
const OPTIONS = { args: ["--automation", "--full-screen"] };

/** Returns a script that calls an async function and passes on its result or its error. */
const calling = (source) => `const [done] = arguments; (${source})().then((value) => done({ value }), (error) => done({ error: String(error) }));`;

/** Starts a virtual screen and the driver. Each tab is a separate browser, so tabs share nothing, and one is open at a time. */
export async function startWebKit() {
  const folder = await mkdtemp(join(tmpdir(), "red-queens-webkit-"));
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: folder };
  const driver = start(DRIVER, [`--port=${port}`], { env, stdio: "ignore" });
  const send = sender(`http://127.0.0.1:${port}`);
  await untilReady(send);
  return {
    driver: driver.pid,
    /** Opens an empty tab of this size. `calm`: the person prefers reduced motion. */
    async open(size, { calm = false } = {}) {
      await setMotion(folder, calm);
      return open(send, size, folder);
    },
    async close() {
      for (const process of [driver, screen.process]) {
        process.kill();
        await once(process, "exit");
      }
      await rm(folder, { recursive: true, maxRetries: 5 });
    },
  };
}

function start(program, args, options) {
  const child = spawn(program, args, options);
  child.once("error", () => console.error(`There is no ${program}: run \`scripts/setup webkit\`.`));
  process.once("exit", () => child.kill());
  return child;
}

async function startScreen() {
  const process = start("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const [number] = await once(process.stdout, "data");
  return { process, display: `:${String(number).trim()}` };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** Sets GTK's preference, which the page sees as `prefers-reduced-motion`. */
async function setMotion(folder, calm) {
  await mkdir(join(folder, "gtk-3.0"), { recursive: true });
  await writeFile(join(folder, "gtk-3.0", "settings.ini"), `[Settings]\ngtk-enable-animations=${calm ? 0 : 1}\n`);
}

/** Returns a function that sends commands to the driver. */
const sender = (base) => async (method, path, body) => {
  const answer = await fetch(base + path, { method, body: body && JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
};

async function untilReady(send) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await send("GET", "/status").catch(() => undefined)) return;
    await setTimeout(100);
  }
  throw new Error(`${DRIVER} does not start`);
}

/** Opens a tab for `Page` to drive. */
async function open(send, { width, height }, folder) {
  const { sessionId } = await send("POST", "/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": OPTIONS } } });
  const tell = (method, command, body) => send(method, `/session/${sessionId}${command}`, body);
  await tell("POST", "/window/rect", { width, height });
  await tell("POST", "/timeouts", { script: 120_000 });
  const evaluate = async (source) => {
    const { value, error } = await tell("POST", "/execute/async", { script: calling(source), args: [] });
    if (error) throw new Error(error);
    return value;
  };
  return {
    browser: "webkit",
    folder,
    goto: (url) => tell("POST", "/url", { url }),
    reload: () => tell("POST", "/refresh", {}),
    evaluate,
    act: (actions) => tell("POST", "/actions", { actions }),
    screenshot: () => tell("GET", "/screenshot"),
    async upload(source, path) {
      const [id] = Object.values(await tell("POST", "/execute/sync", { script: `return (${source})()`, args: [] }));
      await tell("POST", `/element/${id}/value`, { text: path });
    },
    close: () => tell("DELETE", ""),
  };
}
