// Journeys with cards and prompts: a set that buys a ship, a bar that keeps still, the seat on turn in view.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SIZES, assertAccessible, assertNoProblems, assertNotTooWide, picture, settled, shown, visit } from "./support.mjs";
import { aim, load, newGame, says, sentence, tap, territories } from "./table.mjs";

/** A game in which whoever is on turn holds a set, and a factory and a ship are for sale. */
async function withASet(t, options) {
  const { page } = await visit(t, options);
  await load(page, await readFile(new URL("sea/purchase.txt", import.meta.url), "utf8"));
  await takeTheTablet(page);
  return page;
}

async function takeTheTablet(page) {
  await settled(page);
  const mine = page.getByRole("button", { name: /^I am / });
  if (!(await mine.count())) return;
  await mine.click();
  await page.locator(".cover").waitFor({ state: "detached" });
  await settled(page);
}

const ships = (page) => page.locator("[data-ship]").count();

test("a set buys a ship, which is launched on the map, taken back and launched again by a typed line", async (t) => {
  const page = await withASet(t, { touch: true, calm: true });
  const before = await ships(page);
  await page.getByRole("button", { name: /^Cards/ }).tap();
  const cards = page.getByRole("dialog", { name: "Your cards" });
  const offers = cards.locator(".offer");
  await offers.first().waitFor();
  const labels = await offers.evaluateAll((all) => all.map((it) => it.querySelector("span").firstChild.textContent));
  assert.deepEqual(labels, ["Take two dice of armies", "Buy a factory", "Buy a ship"]);
  for (const size of ["tablet", "portrait", "phone"]) {
    await page.setViewportSize(SIZES[size]);
    await picture(page, `cards-offers-${size}`);
    await assertNotTooWide(page, size);
  }
  await page.setViewportSize(SIZES.tablet);
  await assertAccessible(page);
  await cards.getByRole("button", { name: /^Buy a ship/ }).tap();
  await says(page, /choose a harbour for your ship; \d arm(y|ies) aboard/);
  assert.equal(await cards.count(), 0, "the map lies open");
  assert.equal(await page.locator(".progress [aria-current]").innerText(), "Reinforce");
  await picture(page, "cards-launch");

  const hex = await page.locator(".water").first().boundingBox();
  await page.touchscreen.tap(hex.x + hex.width / 2, hex.y + hex.height / 2);
  await says(page, /place \d/);
  assert.equal(await ships(page), before + 1);
  await page.getByRole("button", { name: "Undo" }).tap();
  await says(page, /choose a harbour/);
  assert.equal(await ships(page), before);
  const [coast] = await territories(page, /launch your ship here/);
  await page.keyboard.press("/");
  await page.keyboard.type(`launch ${coast}`);
  await page.keyboard.press("Enter");
  await says(page, /place \d/);
  assert.equal(await ships(page), before + 1);
  assertNoProblems(page);
});

test("neither the bar nor the map moves, whatever is said and offered in a set-up and a turn", async (t) => {
  for (const size of ["tablet", "portrait", "phone"]) {
    await t.test(size, async (t) => {
      const { page } = await visit(t, { size, calm: true });
      await newGame(page, { rules: "Red Queens", seats: { Red: "human", Blue: "human" } });
      const measured = async (what) => {
        await settled(page);
        const box = (selector) => page.locator(selector).first().evaluate((it) => {
          const { x, y, width, height } = it.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(" ");
        });
        const inside = await page.locator(".prompt").evaluate((bar) => {
          const edges = bar.getBoundingClientRect();
          const seen = [...bar.querySelectorAll("button, .sentence")].map((it) => it.getBoundingClientRect()).filter((it) => it.width > 0);
          return seen.every((it) => it.top >= edges.top && it.bottom <= edges.bottom && it.left >= 0 && it.right <= innerWidth);
        });
        assert.ok(inside, `${what}: all of it is in the bar`);
        return { bar: await box(".prompt"), map: await box(".map") };
      };
      const first = await measured("the beginning");
      const unmoved = async (what) => assert.deepEqual(await measured(what), first, what);
      for (let seats = 0; seats < 2; seats += 1) {
        const [from] = await territories(page, /move armies from here/);
        await tap(page, from);
        await unmoved("a source is chosen");
        const view = await page.locator(".world").getAttribute("style");
        const [to] = await territories(page, /move armies here/);
        await tap(page, to);
        await tap(page, to);
        assert.match(await sentence(page), /rearrange/, "the drained source was let go of");
        assert.equal(await page.locator("[data-mark=Selected].token").count(), 0);
        if (size === "tablet") assert.equal(await page.locator(".world").getAttribute("style"), view);
        await unmoved("two armies were moved");
        await page.getByRole("button", { name: "Go on", exact: true }).click();
        await unmoved("a factory");
        await tap(page, (await territories(page, /build a factory/))[0]);
        await unmoved("a ship");
        await tap(page, (await territories(page, /launch your ship/))[0]);
        await takeTheTablet(page);
      }
      await unmoved("reinforcements");
      await page.getByRole("button", { name: "All armies at once" }).click();
      await tap(page, (await territories(page, /place armies here/))[0]);
      await unmoved("the campaign");
      const own = await territories(page, /attack from here/);
      const others = (await territories(page, /armies/)).filter((name) => !own.includes(name));
      for (const name of others) {
        await tap(page, name);
        if (await page.locator(".refused a").count()) break;
        await page.keyboard.press("Escape");
      }
      assert.equal(await page.locator(".refused a").count(), 1);
      await unmoved("a refusal");
      const { from } = await aim(page);
      assert.equal((await measured("an attack")).bar, first.bar);
      await tap(page, from);
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.locator(".prompt .advised").waitFor();
      await unmoved("a hint");
      await page.getByRole("button", { name: "Dismiss the hint" }).click();
      await shown(page);
      await unmoved("no hint");
      assertNoProblems(page);
    });
  }
});

test("the seat on turn is in view after a turn of the screen, a change of theme and another screen", async (t) => {
  const page = await withASet(t, { size: "tablet", calm: true });
  const inView = async (what) => {
    await settled(page);
    const seen = await page.locator(".seat[aria-current]").evaluate((seat) => {
      const [inner, outer] = [seat, seat.parentElement].map((it) => it.getBoundingClientRect());
      return inner.left >= outer.left - 1 && inner.right <= Math.min(outer.right, innerWidth) + 1;
    });
    assert.ok(seen, what);
  };
  await inView("where there is room for all");
  await page.setViewportSize(SIZES.phone);
  await inView("where there is not");
  assert.ok(await page.locator(".ribbon ol").evaluate((list) => list.scrollLeft > 0), "it is not seen by itself");
  for (const turned of [{ width: 844, height: 390 }, SIZES.phone]) {
    await page.setViewportSize(turned);
    await inView("after a turn");
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await inView("after a change of theme");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Day", exact: true }).click();
  await page.goBack();
  await page.locator(".table").waitFor({ state: "attached" });
  await takeTheTablet(page);
  await inView("after the settings");
  assertNoProblems(page);
});
