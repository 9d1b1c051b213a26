// A page that the browser translates while people play stays up to date.
import assert from "node:assert/strict";
import { click, pressKey } from "./inputs.mjs";
import { CAMPAIGN } from "./records.mjs";
import { assertNoProblems, expect, shown, test, visit } from "./support.mjs";
import { aim, choose, go, load, newGame, offered, prefer } from "./table.mjs";
import { BUTTON, LINK } from "./words.mjs";

/** Imitates Chrome, but without changing the language: replaces every text by one in two <font>s, also when the page changes. */
function translate() {
  const LEFT_ALONE = "font, script, style, textarea, [translate=no], .notranslate";
  const wrap = (text) => {
    if (!text.data.trim() || !text.isConnected || text.parentElement.closest(LEFT_ALONE)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    // Translators differ in how they remove the text.
    window.wrapped = (window.wrapped ?? 0) + 1;
    if (window.wrapped % 2) {
      text.replaceWith(outer);
    } else {
      text.before(outer);
      text.remove();
    }
  };
  const wrapAll = (node) => {
    if (node.nodeType === Node.TEXT_NODE) wrap(node);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walker.nextNode()) all.push(walker.currentNode);
    all.forEach(wrap);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) (type === "characterData" ? [target] : addedNodes).forEach(wrapAll);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  wrapAll(document.body);
}

/** Returns the text of the page, without space. */
async function read(page) {
  await shown(page);
  return page.evaluate(() => {
    const pictured = [...document.querySelectorAll("svg text")].map((it) => it.textContent);
    const drawn = [...document.querySelectorAll("svg text font")].length;
    return { said: document.body.innerText.replace(/\s+/g, ""), pictured: pictured.join(), drawn };
  });
}

/** Opens the same page twice, one of them translated. Actions in both must have the same result. */
async function twins(page, elsewhere) {
  const other = await elsewhere();
  await other.setViewportSize(page.viewportSize());
  for (const it of [page, other]) {
    await visit(it, { calm: true });
    await prefer(it, "pace=Instant");
  }
  await page.evaluate(translate);
  return async (what, deed) => {
    const done = [await deed(page), await deed(other)];
    assert.deepEqual(done[0], done[1], what);
    // Announcements for screen readers disappear after a moment.
    await expect(async () => assert.deepEqual(await read(page), await read(other), what)).toPass();
  };
}

test("a translated page says what an untranslated one says, move by move", { tag: ["@tablet", "@phone"] }, async ({ page, elsewhere }) => {
  const both = await twins(page, elsewhere);
  await both("the first screen", async () => {});
  await both("a new game", (it) => newGame(it, { seats: { Red: "human", Blue: "human" } }));
  for (let army = 0; army < 6; army += 1) {
    await both(`army ${army}`, async (it) => {
      const [at] = await offered(it, "place");
      await choose(it, at);
      return at;
    });
  }
  await both("undone", (it) => click(it.getByRole("button", { name: BUTTON.undo, exact: true })));
  await both("the menu", (it) => click(it.getByRole("button", { name: BUTTON.menu })));
  await both("no menu", (it) => pressKey(it, "Escape"));
  await both("settings", (it) => go(it, "#/settings"));
  await both("home", (it) => go(it, "#/"));
  await both("the table again", (it) => click(it.getByRole("link", { name: LINK.resume })));
  assertNoProblems(page);
});

test("a battle in a translated page shows the odds of the attack that is planned", async ({ page, elsewhere }) => {
  const both = await twins(page, elsewhere);
  await both("a campaign", (it) => load(it, CAMPAIGN));
  await both("a target", aim);
  for (const kind of [1, 0, 1]) {
    await both(`attack ${kind}`, (it) => click(it.locator(".attack-cards .chip:not(:has(:disabled))").nth(kind)));
  }
  await both("the battle", (it) => click(it.getByRole("button", { name: BUTTON.untilEnd }).first()));
  await both("the end of the battle", (it) => click(it.getByRole("button", { name: BUTTON.gotItOrClose }).or(it.getByRole("button", { name: BUTTON.follow })).first()));
  await both("the log", (it) => click(it.getByRole("button", { name: BUTTON.log, exact: true }).first()));
  assertNoProblems(page);
});
