// The system's Firefox, driven by WebDriver BiDi, because Playwright can't touch the screen in it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FIREFOX = process.env.FIREFOX ?? "firefox-esr";

/** A touch screen and reduced motion, without the automatic actions of a new profile. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "app.update.auto": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.w3c_touch_events.enabled": 1,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "ui.prefersReducedMotion": 1,
  "ui.systemUsesDarkTheme": 0,
};

/** Starts headless Firefox. Its pages share nothing, since each is in its own container. */
export async function startFirefox() {
  const profile = await mkdtemp(join(tmpdir(), "red-queens-firefox-"));
  const lines = Object.entries(PREFERENCES).map((preference) => `user_pref(${preference.map((it) => JSON.stringify(it)).join(", ")});\n`);
  await writeFile(join(profile, "user.js"), lines.join(""));
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const firefox = spawn(FIREFOX, args, { stdio: ["ignore", "ignore", "pipe"] });
  process.once("exit", () => firefox.kill());
  const wire = await connect(await address(firefox));
  const ended = once(firefox, "exit");
  const { capabilities } = await wire.send("session.new", { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: "ignore" } } } });
  await wire.send("session.subscribe", { events: ["log.entryAdded"] });
  return {
    version: capabilities.browserVersion,
    /** Opens an empty tab of this size. */
    open: (size) => open(wire, size, profile),
    async close() {
      await wire.send("browser.close");
      await ended;
      await rm(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

/** Returns the address that Firefox prints when it starts. */
function address(firefox) {
  return new Promise((resolve, reject) => {
    let said = "";
    firefox.stderr.on("data", (text) => {
      said += text;
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    });
    firefox.once("error", () => reject(new Error(`There is no ${FIREFOX}: run \`scripts/setup firefox\`, or set FIREFOX to the program.`)));
    firefox.once("exit", () => reject(new Error(`${FIREFOX} does not start:\n${said}`)));
  });
}

/** Connects to the browser: sends commands, and handles events. */
async function connect(url) {
  const socket = new WebSocket(`${url}/session`);
  await once(socket, "open");
  const waiting = new Map();
  const listeners = new Set();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, error, message } = JSON.parse(data);
    if (method) for (const listen of listeners) listen(method, params);
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${error}: ${message}`));
    else resolve?.(result);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has gone"));
  });
  return {
    listeners,
    send(method, params = {}) {
      last += 1;
      socket.send(JSON.stringify({ id: last, method, params }));
      return new Promise((resolve, reject) => { waiting.set(last, { resolve, reject }); });
    },
  };
}

/** Opens a tab for `Page` to drive. */
async function open(wire, { width, height }, folder) {
  const { userContext } = await wire.send("browser.createUserContext");
  const { context } = await wire.send("browsingContext.create", { type: "tab", userContext });
  await wire.send("browsingContext.setViewport", { context, viewport: { width, height } });
  const problems = [];
  wire.listeners.add((method, { level, text, source }) => {
    if (method === "log.entryAdded" && source.context === context && ["error", "warn"].includes(level)) problems.push(text);
  });
  const tell = (command, params) => wire.send(command, { context, ...params });
  const call = async (functionDeclaration) => {
    const answer = await wire.send("script.callFunction", { functionDeclaration, target: { context }, awaitPromise: true });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  return {
    browser: "firefox",
    folder,
    problems: async () => problems,
    goto: (url) => tell("browsingContext.navigate", { url, wait: "complete" }),
    reload: () => tell("browsingContext.reload", { wait: "complete" }),
    beforeAll: (functionDeclaration) => wire.send("script.addPreloadScript", { functionDeclaration, userContexts: [userContext] }),
    evaluate: async (functionDeclaration) => (await call(functionDeclaration)).value,
    act: (actions) => tell("input.performActions", { actions }),
    screenshot: async () => (await tell("browsingContext.captureScreenshot")).data,
    async upload(functionDeclaration, path) {
      const { sharedId } = await call(functionDeclaration);
      await tell("input.setFiles", { element: { sharedId }, files: [path] });
    },
    close: () => wire.send("browser.removeUserContext", { userContext }),
  };
}
