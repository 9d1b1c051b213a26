// A game travels as a link: what whoever shares it is told, and what whoever opens it sees and can do.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { click, fill, pressKey, selectOption } from "./deeds.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, inEveryLook, looks, picture, test, visit } from "./support.mjs";
import { asks, choose, go, kept, newGame, offered, position } from "./table.mjs";
import { BUTTON, DIALOG, FIELD, TEXT } from "./words.mjs";

const LOOKS = looks(["tablet", "phone"]).filter(({ size }) => ["tablet", "phone"].includes(size));

const button = (page, name) => page.getByRole("button", { name, exact: true });
const sheet = (page) => page.getByRole("dialog", { name: DIALOG.share });

/** A game of two people, some moves old. */
async function aGame(page) {
  await newGame(page, { seats: { Red: "human", Blue: "human" } });
  for (let army = 0; army < 3; army += 1) await choose(page, (await offered(page, "place"))[0]);
}

async function share(page) {
  await click(button(page, BUTTON.menu));
  await click(button(page, BUTTON.shareThisGame));
  await expect(sheet(page)).toBeVisible();
}

/** The page in every look, fit for everybody. */
const inspect = (page, name) => inEveryLook(page, LOOKS, async (size, palette) => {
  await picture(page, `${name}-${size}-${palette}`);
  await assertAccessible(page);
  await assertNotTooWide(page, name);
});

test("a game that goes on is copied as a link, looked at elsewhere, and played on there", async ({ page, context, elsewhere }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, { calm: true });
  await aGame(page);
  const before = await position(page);
  await share(page);
  await expect(sheet(page).getByText(TEXT.givesAway)).toBeVisible();
  await click(button(sheet(page), BUTTON.copy));
  await expect(sheet(page).getByText("The link was copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#\/link\/on\/[-\w]+$/);
  await click(button(sheet(page), BUTTON.qrCode));
  await expect(sheet(page).getByRole("img")).toBeVisible();
  await inspect(page, "share-sheet");

  const other = await elsewhere();
  await visit(other, { calm: true });
  await other.goto(link);
  await expect(other.getByRole("heading", { name: "Red and Blue" })).toBeVisible();
  await expect(other.getByText("Classic · Setting up · 3 moves")).toBeVisible();
  await inspect(other, "link");
  await selectOption(other.getByLabel(FIELD.playedBy("Blue")), "Easy");
  assert.deepEqual(await kept(other), {}, "nothing is kept before somebody says so");
  await click(button(other, BUTTON.playOn));
  await expect(other.locator(".table")).toBeVisible();
  assert.equal(await position(other), before);

  const mine = await kept(other);
  await other.goto(link);
  await expect(other.getByText("You have this game: Classic.")).toBeVisible();
  await click(button(other, BUTTON.goThroughIt));
  await expect(other.locator("[data-past]")).toBeAttached();
  await expect(other.locator(".computers"), "nobody plays on by themselves").toHaveCount(0);
  assert.deepEqual(await kept(other), mine, "the game that is here is looked at");

  await go(other, `#${link.split("#")[1].slice(0, -9)}`);
  await expect(other.getByText(/This link cannot be opened: .*(damaged|cut)/)).toBeVisible();
  await inspect(other, "link-cut");
  await fill(other.getByLabel(FIELD.link), `Your move! ${link}`);
  await click(button(other, BUTTON.open));
  await expect(other.getByRole("heading", { name: "Red and Blue" })).toBeVisible();
  assert.deepEqual(await kept(other), mine);
  assertNoProblems(other);
  assertNoProblems(page);
});

test("where the clipboard is forbidden the link is selected, and an invitation is a table with new dice", async ({ page, elsewhere }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined });
  });
  await visit(page, { calm: true });
  await aGame(page);
  await share(page);
  await click(button(sheet(page), "The table"));
  await expect(sheet(page).getByText(TEXT.givesAway)).toHaveCount(0);
  await click(button(sheet(page), BUTTON.copy));
  await expect(sheet(page).getByText("The link is selected: copy it from there.")).toBeVisible();
  const link = await page.evaluate(() => getSelection().toString());
  assert.match(link, /#\/link\/table\/[-\w]+$/);
  const [file] = await Promise.all([page.waitForEvent("download"), click(button(sheet(page), BUTTON.saveAsFile))]);
  assert.equal(await readFile(await file.path(), "utf8"), `${link}\n`);
  await pressKey(page, "Escape");
  await expect(sheet(page)).toHaveCount(0);

  const other = await elsewhere();
  await visit(other, { calm: true });
  await other.goto(link);
  await expect(other.getByText("You are invited to this table.")).toBeVisible();
  await expect(other.getByLabel(FIELD.playedBy("Blue"))).toHaveValue("Human");
  await picture(other, "link-invitation");
  await click(button(other, BUTTON.startGame));
  await asks(other, "place");
  assertNoProblems(page);
  assertNoProblems(other);
});
