// Bots that players write: saved, tried out, and at the table. Nothing that a bot does affects more than its own decision.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, press, pressKey, selectOption, setInputFiles, type } from "./inputs.mjs";
import { assertNoProblems, deafen, expect, keptForOffline, looks, picture, shown, started, test, testForEverybody, visit } from "./support.mjs";
import { go, kept, load, newGame, placeAll, prefer, preset } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, LINK, TEXT } from "./words.mjs";

/** Returns a bot that plays the first example, and runs `more` before. */
const plain = (more = "") => `function decide(question) {
  ${more}
  const done = question.legal.find((entry) => entry.verb === "done");
  return (done ?? question.legal[0]).example;
}`;

const FALLBACK = plain();

/** Creates a bot with this code and name, and stays in the editor. */
async function write(page, source, name = "My bot") {
  await go(page, "#/bots");
  await click(page.getByRole("button", { name: BUTTON.newBot }));
  const code = page.getByRole("textbox", { name: FIELD.code });
  await expect(code).toBeVisible();
  await fill(code, source);
  await fill(page.getByLabel(FIELD.name), name);
  await press(page.getByLabel(FIELD.name), "Tab");
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
}

/** Plays a test match of this many games to its end. Returns what the page says about it. */
async function match(page, { games = 1, against = "easy" } = {}) {
  await fill(page.getByRole("spinbutton", { name: FIELD.games }), String(games));
  await selectOption(page.getByLabel(FIELD.against), against);
  await click(page.getByRole("button", { name: BUTTON.startMatch }));
  await expect(page.locator(".score").filter({ hasText: /finished|Stopped/ })).toBeVisible({ timeout: 120_000 });
  await shown(page);
  return page.locator(".standing").innerText();
}

/** Starts a match, waits until a decision is lost for a matching reason, and stops it. */
async function loses(page, pattern) {
  await click(page.getByRole("button", { name: BUTTON.startMatch }));
  await expect(page.locator(".incidents .problem").filter({ hasText: pattern }).first()).toBeVisible({ timeout: 60_000 });
  const stop = page.getByRole("button", { name: BUTTON.stop });
  if (await stop.count()) await click(stop, { timeout: 2_000 }).catch(() => {});
}

/** Starts a game of a person against a bot. */
async function playAgainst(page, bot, person = "Human") {
  await go(page, "#/");
  await go(page, "#/new");
  await click(preset(page, "Classic"));
  for (const army of ["Red", "Blue", "Green", "Yellow", "Purple", "Black"]) {
    const who = { Red: person, Blue: `Bot, ${bot}` }[army] ?? "Not in the game";
    await selectOption(page.getByLabel(FIELD.playedBy(army)), who);
  }
  await click(page.getByRole("button", { name: BUTTON.startGame }));
  await expect(page.locator(".table")).toBeVisible();
}

/** Returns the number of events in the game on the screen. */
async function progress(page) {
  const [text] = Object.values(await kept(page));
  return text.length;
}

/** Returns the address of a script of the game. */
const scriptOf = (page) => page.evaluate(() => document.querySelector("link[rel=modulepreload]").href);

async function goesOn(page) {
  const before = await progress(page);
  await page.waitForFunction(
    (length) => Object.entries(localStorage).some(([key, text]) => key.startsWith("red-queens/game/") && text.length > length),
    before + 40,
    { timeout: 60_000 },
  );
}

test("a new bot begins as an example that plays a match without a fault", async ({ page }) => {
  await visit(page);
  await click(page.getByRole("link", { name: LINK.yourBots }));
  await expect(page.getByText(TEXT.noBots)).toBeVisible();
  await click(page.getByRole("button", { name: BUTTON.newBot }));
  await expect(page.getByRole("heading", { name: "My bot" })).toBeVisible();
  const said = await match(page, { games: 2 });
  assert.match(said, /2 of 2 games finished\. \d won, \d lost/);
  assert.match(said, /\d+ questions, slowest answer \d+ ms, no decisions forfeited\./);
  await picture(page, "bot-match");
  await expect(page.getByRole("button", { name: BUTTON.startMatch })).toBeVisible();
  await expect(page.locator("iframe"), "the cage is gone after the match").toHaveCount(0);
  assertNoProblems(page);
});

test("bots are kept, renamed, copied, deleted and brought back, and go round as files", async ({ page }) => {
  await visit(page);
  await write(page, FALLBACK, "Guard");
  await page.reload();
  await started(page);
  await expect(page.getByRole("textbox", { name: FIELD.code })).toHaveValue(FALLBACK);

  await go(page, "#/bots");
  await click(page.getByRole("button", { name: BUTTON.duplicates("Guard") }));
  await expect(page.getByRole("heading", { name: "Guard 2" })).toBeVisible();
  await click(page.getByRole("button", { name: BUTTON.deletes("Guard 2") }));
  await expect(page.getByRole("heading", { name: "Guard 2" })).toHaveCount(0);
  await click(page.getByRole("button", { name: BUTTON.undo }));
  await expect(page.getByRole("heading", { name: "Guard 2" })).toBeVisible();

  const handedOut = page.waitForEvent("download");
  await click(page.getByRole("button", { name: BUTTON.exports("Guard"), exact: true }));
  const file = await handedOut;
  assert.equal(file.suggestedFilename(), "Guard.js");
  const buffer = await readFile(await file.path());
  assert.equal(buffer.toString(), FALLBACK);
  await setInputFiles(page.getByLabel(FIELD.botFile), { name: "New-guard.js", mimeType: "text/javascript", buffer });
  await expect(page.getByRole("heading", { name: "New guard" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: FIELD.code })).toHaveValue(FALLBACK);
  assertNoProblems(page);
});

test("the code is written by keyboard, and left by it", async ({ page }) => {
  await visit(page);
  await write(page, "");
  const code = page.getByRole("textbox", { name: FIELD.code });
  await code.focus();
  await pressKey(page, "Tab");
  await type(page, "x\ny");
  await expect(code).toHaveValue("  x\ny");
  await expect(page.locator(".code-lines")).toHaveText("1\n2", { useInnerText: true });
  await pressKey(page, "Control+z");
  await expect(code, "what was typed can be taken back").not.toHaveValue("  x\ny");
  await pressKey(page, "Escape");
  await pressKey(page, "Tab");
  await expect(code).not.toBeFocused();
});

const FAULTS = {
  "code that is none": ["function decide() {\n  return ;;;)\n}", /doesn’t run: line 2: SyntaxError/],
  "code that throws at once": ["let a;\na.b;", /doesn’t run: line 2: TypeError/],
  "no function to ask": ["let x = 1;", /no function called “decide”/],
  "an error": [plain('\n  throw new Error("ouch");'), /It threw an error: line 3: Error: ouch/],
  "no text": [plain("return 7;"), /It answered 7; an answer must be the text/],
  "no action": [plain('return "conquer Mars";'), /It answered “conquer Mars”: that isn’t an action/],
  "what is not allowed": [plain('return "attack Alaska Kamchatka";'), /It answered “attack Alaska Kamchatka”: .*\s*[A-Z]+\d+/],
  "a hanging bot": [plain("for (;;);"), /didn’t answer within 1000 ms and was stopped/],
  "a bot that never answers": ["const decide = () => new Promise(() => {});", /didn’t answer within 1000 ms/],
  "far too long an answer": [plain('return "x".repeat(1e6);'), /longer than 16384 characters/],
  "a flood": [
    "function addEventListener(kind, hear) { setTimeout(() => { for (let i = 0; i < 1e5; i += 1) hear({ data: [0, '{}'] }); }); }",
    /more than 16 messages and was stopped/,
  ],
  // Browsers don't tell how much memory a worker has taken. A bot that takes all of it within a second ends the page (docs/bots.md).
  "piling up memory": [
    "const all = [];\nfunction decide() { for (;;) { all.push(new Array(1e4).fill(all.length)); for (const end = Date.now() + 2; Date.now() < end;); } }",
    /didn’t answer within 1000 ms/,
  ],
};

for (const [what, [source, pattern]] of Object.entries(FAULTS)) {
  test(`a test match says what is wrong: ${what}`, async ({ page }) => {
    await visit(page);
    await write(page, source);
    await loses(page, pattern);
    await expect(page.locator(".incidents")).toContainText(/(Once,|first) in game 1,/);
    await expect(page.locator(".incidents .printed").first()).toContainText('"legal":[');
    assertNoProblems(page);
  });
}

test("a bot reaches nothing: no network, page, storage or worker", async ({ page }) => {
  await visit(page);
  const sent = [];
  page.on("response", (response) => sent.push(response.url()));
  await write(page, plain(`
  const names = ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "importScripts", "Worker", "SharedWorker",
    "BroadcastChannel", "indexedDB", "caches", "postMessage", "document", "window", "parent", "localStorage", "sessionStorage"];
  console.log("has:", names.filter((name) => typeof self[name] !== "undefined"), "origin:", self.origin);
  for (const code of ["1 + 1", "fetch"]) { try { console.log(eval(code)); } catch (error) { console.log(error.name); } }
  `));
  const said = await match(page);
  assert.match(said, /has: \[\] origin: null\nEvalError\nEvalError/);
  assert.match(said, /no decisions forfeited/);

  const script = await scriptOf(page);
  await fill(page.getByRole("textbox", { name: FIELD.code }), plain(`import("${script}").then(() => console.log("leak"), () => {});`));
  sent.length = 0;
  assert.doesNotMatch(await match(page), /leak/);
  assert.deepEqual(sent.filter((url) => url === script), [], "it was not even asked for");
});

test("the cage itself has no network, whatever runs in it", async ({ page, site }) => {
  await visit(page);
  await write(page, "const decide = () => new Promise(() => {});");
  await click(page.getByRole("button", { name: BUTTON.startMatch }));
  await expect(page.locator("iframe")).toBeAttached();
  await page.waitForFunction(() => document.querySelector("iframe")?.srcdoc);
  const cage = page.frames().find((frame) => frame !== page.mainFrame());
  const tried = await cage.evaluate(async ([address, script]) => {
    const attempts = `
      const tries = {
        fetch: () => fetch("${address}"),
        request: () => { const it = new XMLHttpRequest(); it.open("GET", "${address}", false); it.send(); },
        socket: () => new Promise((yes, no) => { const it = new WebSocket("${address}".replace("http", "ws")); it.onopen = yes; it.onerror = no; }),
        events: () => new Promise((yes, no) => { const it = new EventSource("${address}"); it.onopen = yes; it.onerror = no; }),
        scripts: () => importScripts("${script}"),
        import: () => import("${script}"),
        database: () => indexedDB.open("x"),
        caches: () => caches.open("x"),
      };
      (async () => {
        const out = {};
        for (const [name, attempt] of Object.entries(tries)) out[name] = await Promise.resolve().then(attempt).then(() => "LEAK", () => "blocked");
        postMessage(out);
      })();`;
    const url = URL.createObjectURL(new Blob([attempts]));
    const inWorker = await new Promise((done) => { new Worker(url).onmessage = ({ data }) => done(data); });
    const here = {
      fetch: await fetch(address).then(() => "LEAK", () => "blocked"),
      storage: (() => { try { return localStorage.length >= 0 && "LEAK"; } catch { return "blocked"; } })(),
      parent: (() => { try { return parent.document && "LEAK"; } catch { return "blocked"; } })(),
      worker: await new Promise((done) => {
        try { const it = new Worker(script); it.onerror = () => done("blocked"); setTimeout(() => done("LEAK"), 2_000); } catch { done("blocked"); }
      }),
    };
    return { inWorker, here };
  }, [site.url, await scriptOf(page)]);
  for (const [where, what] of Object.entries(tried)) {
    assert.deepEqual(Object.entries(what).filter(([, outcome]) => outcome !== "blocked"), [], where);
  }
});

test("a bot's code runs afresh for each question", async ({ page }) => {
  await visit(page);
  await write(page, `let asked = 0;
function decide(question) {
  asked += 1;
  console.log("asked", asked);
  return (question.legal.find((entry) => entry.verb === "done") ?? question.legal[0]).example;
}`);
  await click(page.getByRole("button", { name: BUTTON.startMatch }));
  const said = page.locator(".standing");
  await expect(said.getByText(/[2-9]0 questions, .* no decisions forfeited/)).toBeVisible();
  await expect(said).toHaveText(/^asked 1$/m, { useInnerText: true });
});

test("no code of a bot runs while nobody asks it", async ({ page }) => {
  await visit(page);
  await write(page, `const all = [];
setInterval(() => all.push(new Array(1e5).fill(all.length)), 1);
${FALLBACK}`, "Hoarder");
  await playAgainst(page, "Hoarder");
  const bots = () => page.workers().filter((worker) => worker.url().startsWith("blob:")).length;
  const seen = new Set();
  page.on("worker", (worker) => seen.add(worker.url()));
  const isPersonsMove = () => page.locator(".prompt[data-seat=Red][data-asks]").count();
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(isPersonsMove).toBe(1);
    await expect.poll(bots, "whatever has answered is ended").toBe(0);
    const before = seen.size;
    await placeAll(page);
    while ((await isPersonsMove()) && seen.size === before) await click(page.locator(".prompt .button.primary"));
    await expect.poll(() => seen.size, "and started when it is asked").toBeGreaterThan(before);
  }
  assertNoProblems(page);
});

test("a match is stopped, and what it brought stays", async ({ page }) => {
  await visit(page);
  await write(page, FALLBACK);
  await fill(page.getByRole("spinbutton", { name: FIELD.games }), "100");
  await click(page.getByRole("button", { name: BUTTON.startMatch }));
  await expect(page.locator(".score").filter({ hasText: /Game [2-9]/ })).toBeVisible({ timeout: 60_000 });
  await click(page.getByRole("button", { name: BUTTON.stop }));
  await expect(page.getByText(/Stopped after \d+ of 100 games/)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a game against a bot goes on over reloads, edits and the end of the bot", async ({ page }) => {
  await visit(page);
  await write(page, FALLBACK, "Guard");
  await playAgainst(page, "Guard", "Computer, easy");
  await goesOn(page);
  const [text] = Object.values(await kept(page));
  assert.match(text, /^red-queens-save 2 /);
  const address = await page.evaluate(() => location.hash);

  await go(page, "#/bots");
  await click(page.getByRole("button", { name: BUTTON.deletes("Guard") }));
  await go(page, address);
  await expect(page.locator(".table")).toBeVisible();
  await goesOn(page);
  await page.reload();
  await started(page);
  await goesOn(page);
  await expect(page.getByText("forfeited a decision")).toHaveCount(0);
  await expect(page.getByText("version of the bot")).toHaveCount(0);
  assertNoProblems(page);
});

for (const [what, more] of Object.entries({
  hangs: "if (question.ask === 'reinforce') for (;;);",
  throws: "if (question.ask === 'reinforce') throw new Error('ouch');",
  "answers nonsense": "if (question.ask === 'reinforce') return 'xyzzy';",
})) {
  test(`at the table a bot that ${what} loses its decision, and the game goes on`, async ({ page }) => {
    await visit(page);
    await write(page, plain(more), "Clumsy");
    await playAgainst(page, "Clumsy", "Computer, easy");
    await expect(page.getByText(/Blue’s bot forfeited a decision\./).first()).toBeVisible({ timeout: 60_000 });
    await goesOn(page);
    assertNoProblems(page);
  });
}

test("bots whose part of the program doesn't come are waited for, and play when it does", async ({ page }) => {
  const part = "**/split_bots-*.wasm*";
  await page.route(part, (route) => route.abort());
  await visit(page);
  await write(page, FALLBACK, "Guard");
  await playAgainst(page, "Guard", "Computer, easy");
  const again = page.getByRole("button", { name: BUTTON.tryAgain });
  await expect(again).toBeVisible();
  await page.unroute(part);
  await click(again);
  await goesOn(page);
  await expect(page.getByText("forfeited a decision")).toHaveCount(0);
});

test("a level that gives no answer is asked anew, then a plain move stands in, and the game goes on", async ({ page }) => {
  await page.clock.install();
  await visit(page);
  await prefer(page, "pace=Instant");
  await page.evaluate(() => {
    window.workers = 0;
    window.Worker = class extends Worker {
      /** @param {ConstructorParameters<typeof Worker>} all */
      constructor(...all) {
        super(...all);
        window.workers += 1;
      }
    };
  });
  const hearAgain = await deafen(page);
  await newGame(page, { seats: { Red: "easy", Blue: "easy" }, options: { placing: "all-at-once", victory: "rounds-8" } });
  const sorry = page.getByText(/^A computer player didn’t answer, so the simplest move was made for it\./).first();
  await expect.poll(() => page.evaluate(() => window.workers)).toBe(1);
  await page.clock.fastForward("00:11");
  await expect.poll(() => page.evaluate(() => window.workers), "it is started anew").toBe(2);
  await expect(sorry).toHaveCount(0);
  await page.clock.fastForward("00:11");
  await expect(sorry).toBeVisible();
  await hearAgain();
  await page.clock.fastForward("00:05");
  await expect(page.getByRole("dialog", { name: DIALOG.over })).toBeVisible({ timeout: 60_000 });
  assertNoProblems(page);
});

test("a worker that has died is noticed at once, and the next one is asked", async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await page.evaluate(() => {
    window.workers = [];
    window.Worker = class extends Worker {
      /** @param {ConstructorParameters<typeof Worker>} all */
      constructor(...all) {
        super(...all);
        this.began = performance.now();
        this.ready = new Promise((done) => { this.addEventListener("message", done, { once: true }); });
        window.workers.push(this);
      }
    };
  });
  const hearAgain = await deafen(page);
  await newGame(page, { seats: { Red: "easy", Blue: "easy" }, options: { placing: "all-at-once", victory: "rounds-8" } });
  const number = () => page.evaluate(() => window.workers.length);
  await expect.poll(number).toBe(1);
  await page.evaluate(() => window.workers[0].ready);
  await page.waitForTimeout(500);
  assert.equal(await number(), 1, "a worker that thinks is left alone");
  await hearAgain();
  // The page learns no more about this than about a worker that the system has killed.
  const died = await page.evaluate(() => {
    window.workers[0].terminate();
    return performance.now();
  });
  await expect.poll(number, { timeout: 30_000 }).toBe(2);
  const waited = await page.evaluate(() => window.workers[1].began) - died;
  assert.ok(waited < 5_000, `${waited} ms: patience with a worker that thinks would last for ten seconds`);
  await expect(page.getByRole("dialog", { name: DIALOG.over })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^A computer player didn’t answer/)).toHaveCount(0);
  assertNoProblems(page);
});

test("a game with a bot that is not here is played by a level, and by the bot once it is", async ({ page }) => {
  await visit(page);
  await write(page, FALLBACK, "Guard");
  await playAgainst(page, "Guard", "Computer, easy");
  await goesOn(page);
  await go(page, "#/");
  const handedOut = page.waitForEvent("download");
  await click(page.getByRole("button", { name: BUTTON.shares("Classic") }));
  await click(page.getByRole("button", { name: BUTTON.saveAsFile }));
  const record = await readFile(await (await handedOut).path(), "utf8");
  assert.match(record, /player Blue "?Blue"? computer "bot:Guard:[0-9a-f]{16}"/);

  await page.evaluate(() => localStorage.clear());
  await load(page, record);
  await expect(page.getByText(/version of the bot “Guard”, so the normal computer player plays for Blue/)).toBeVisible();
  await goesOn(page);
  const address = await page.evaluate(() => location.hash);

  await go(page, "#/bots");
  await setInputFiles(page.getByLabel(FIELD.botFile), { name: "Guard.js", mimeType: "text/javascript", buffer: Buffer.from(FALLBACK) });
  await expect(page.getByRole("heading", { name: "Guard" })).toBeVisible();
  await page.reload();
  await started(page);
  await go(page, address);
  await expect(page.locator(".table")).toBeVisible();
  await expect(page.locator("iframe")).toBeAttached();
  await goesOn(page);
});

test.describe("with a copy for offline play", () => {
  test.use({ serviceWorkers: "allow" });

  test("bots play without a network", async ({ page, site }) => {
    await visit(page);
    await keptForOffline(page);
    await site.close();
    await page.reload();
    await started(page);
    await write(page, FALLBACK);
    assert.match(await match(page), /1 of 1 games finished/);
    assertNoProblems(page);
  });
});

const SCREENS = {
  bots: async (page) => {
    await write(page, FALLBACK, "Guard");
    await go(page, "#/bots");
    await expect(page.getByRole("heading", { name: "Guard" })).toBeVisible();
  },
  "bot-editor": async (page) => {
    await go(page, "#/bots");
    await click(page.getByRole("button", { name: BUTTON.newBot }));
    await click(page.getByText("Questions and answers"));
  },
  "bot-faults": async (page) => {
    await write(page, plain("console.log(question.ask);\n  if (question.ask === 'campaign') return 'attack Alaska Kamchatka';"));
    await match(page, { games: 1 });
    await click(page.getByText("The question", { exact: true }).first());
  },
  "no-bot": (page) => go(page, "#/bots/nothing"),
};

testForEverybody(SCREENS, looks(["tablet", "phone"]));
