// The pocket edition: a secret objective that only its owner sees, and a table for three or four.
import assert from "node:assert/strict";
import { click, selectOption } from "./inputs.mjs";
import { assertAccessible, assertNoProblems, assertNotTooWide, expect, picture, shown, test, visit } from "./support.mjs";
import { asked, asks, go, newGame, placeAll, preset, prefer, says, WHO } from "./table.mjs";
import { goesOn } from "./tablet.mjs";
import { BUTTON, DIALOG, FIELD, LINK } from "./words.mjs";

const THREE = { rules: "Secret Agenda", seats: { Red: "human", Blue: "easy", Green: "easy" } };

test("a secret objective is on the page only while its owner holds a finger or a key on it", { tag: ["@tablet", "@phone"] }, async ({ page }) => {
  await visit(page);
  await prefer(page, "pace=Instant");
  await newGame(page, { ...THREE, seats: { ...THREE.seats, Blue: "human" } });
  await asks(page, "pass");
  await click(page.locator(".cover").getByRole("button", { name: BUTTON.iAmAnybody }));
  await asks(page, "place");
  await expect(page.locator(".own-objective"), "others sit at the table").toHaveCount(0);
  await click(page.getByRole("button", { name: BUTTON.cards }).first());
  const cards = page.getByRole("dialog", { name: DIALOG.cards });
  const aim = cards.locator(".objective-aim");
  const look = cards.locator(".objective button");
  await expect(aim).toBeEmpty();
  await assertAccessible(page);
  await look.hover();
  await page.mouse.down();
  await expect(aim).not.toBeEmpty();
  await assertNotTooWide(page);
  await picture(page, "objective");
  const told = await aim.innerText();
  await page.mouse.up();
  await expect(aim).toBeEmpty();
  await expect.poll(() => page.content(), "nothing of it is left on the page").not.toContain(told.split("\n")[0]);
  await look.focus();
  await page.keyboard.down("Enter");
  await expect(aim).toHaveText(told, { useInnerText: true });
  await page.keyboard.up("Enter");
  await expect(aim).toBeEmpty();
  assertNoProblems(page);
});

test("the secret objective of somebody who is alone at the screen is in sight", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await newGame(page, THREE);
  await asks(page, "place");
  await expect(page.locator(".own-objective")).toBeVisible();
  await expect(page.locator(".own-objective")).not.toBeEmpty();
  await picture(page, `own-objective-${size}`);
  assertNoProblems(page);
});

/** Returns the contrast of two opaque colours. */
function contrast(one, other) {
  const light = (rgb) => {
    const [r, g, b] = rgb.match(/[\d.]+/g).map((value) => value / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, bright] = [one, other].map(light).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const marks = (page, name) => page.locator(`.token:has(.extra.${name})`);

test("a territory that owes an attack is marked, and one with more armies than may stay", { tag: ["@tablet", "@phone"] }, async ({ page, size }) => {
  await visit(page, { calm: true });
  await prefer(page, "pace=Instant");
  await newGame(page, THREE);
  await asks(page, "place");
  await placeAll(page);
  await asks(page, "campaign");
  await says(page, /swords/);
  await expect(marks(page, "owes").first()).toHaveAttribute("aria-label", /you can attack from here with superior numbers/);
  await picture(page, `owes-${size}`);

  await newGame(page, { ...THREE, options: { "must-attack": "off" } });
  for (let turn = 0; turn < 8 && !(await marks(page, "surplus").count()); turn += 1) {
    for (;;) {
      await asks(page, ["place", "set", "set-first", "campaign", "end", "transfer"]);
      const now = await asked(page);
      if (now === "place") {
        await placeAll(page);
        break;
      }
      await click(await goesOn(page));
      await shown(page);
    }
  }
  await expect(marks(page, "surplus").first()).toHaveAttribute("aria-label", /at the end of the turn: more than 10/);
  await assertAccessible(page);
  await picture(page, `surplus-${size}`);
  assertNoProblems(page);
});

test("a table of two is refused with its rule", async ({ page }) => {
  await visit(page);
  await go(page, "#/new");
  await click(preset(page, "Secret Agenda"));
  for (const army of ["Red", "Blue"]) await selectOption(page.getByLabel(FIELD.playedBy(army)), { index: 0 });
  for (const army of ["Green", "Yellow", "Purple", "Black"]) {
    await selectOption(page.getByLabel(FIELD.playedBy(army)), { index: WHO.nobody });
  }
  const start = page.getByRole("button", { name: BUTTON.startGame });
  await expect(start).toBeDisabled();
  await start.hover({ force: true });
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    const { color, backgroundColor } = await start.evaluate((it) => {
      const { color, backgroundColor } = getComputedStyle(it);
      return { color, backgroundColor };
    });
    assert.ok(contrast(color, backgroundColor) >= 4.5, `${color} on ${backgroundColor} (${colorScheme})`);
    await picture(page, `disabled-${colorScheme}`);
  }
  await expect(page.getByText(/this game is for three or four/)).toBeVisible();
  await expect(page.getByRole("link", { name: LINK.rule("K1") }).first()).toBeVisible();
});
