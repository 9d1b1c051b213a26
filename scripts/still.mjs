// When a page can be looked at.
import { setTimeout } from "node:timers/promises";

/**
 * Waits until what was done shows: the page does that in slices, has nothing left to do then, and opens dialogs and moves the
 * keyboard with the frame after that. While dice fall nothing shows yet.
 */
export async function shown(page) {
  await page.evaluate(async () => {
    const idle = (done) => requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 5000 }));
    do {
      await new Promise(idle);
      await new Promise(idle);
    } while (document.querySelector(".roll.tumbles"));
  });
}

/**
 * Waits until nothing moves any more but what moves for ever, or is shown for a moment and in nobody's way. What is not drawn, as in
 * a closed `<details>`, waits to move in Firefox.
 */
export async function settled(page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) =>
    playState !== "running" || effect?.getComputedTiming().endTime === Infinity || !effect?.target.checkVisibility()
    || effect.target.closest(".glimpse")));
}

/** Waits until the page has answered and stands still; where something moves on and on, for two seconds. */
export async function still(page) {
  await shown(page);
  await Promise.race([settled(page).catch(() => {}), setTimeout(2000)]);
}
