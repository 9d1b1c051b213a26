// When a page can be looked at.
import { setTimeout } from "node:timers/promises";

/**
 * Waits until what was done shows: the page does that in slices, has nothing left to do then, and opens dialogs and moves the
 * keyboard with the frame after that. While dice fall nothing shows yet.
 */
export async function shown(page) {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const answer = () => new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage("");
    });
    // WebKit has no idle callbacks. There a message to oneself comes back at once when nothing else is to be done.
    const lull = async (done) => {
      const end = performance.now() + 5000;
      for (let quick = 0; quick < 3 && performance.now() < end;) {
        const sent = performance.now();
        await answer();
        quick = performance.now() - sent < 2 ? quick + 1 : 0;
      }
      done();
    };
    const idle = (done) => requestAnimationFrame(() => (self.requestIdleCallback ?? lull)(() => done(), { timeout: 5000 }));
    do {
      await new Promise(idle);
      await new Promise(idle);
    } while (document.querySelector(".roll.tumbles"));
    port1.close();
  });
}

/**
 * Waits until nothing moves any more but what moves for ever, or is shown for a moment and in nobody's way. What is not drawn, as in
 * a closed `<details>`, waits to move in Firefox.
 */
export async function settled(page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState !== "running" || effect?.getComputedTiming().endTime === Infinity || !target?.checkVisibility()
      || target.closest(".glimpse");
  }));
}

/** Waits until the page has answered and stands still; where something moves on and on, for two seconds. */
export async function still(page) {
  await shown(page);
  await Promise.race([settled(page).catch(() => {}), setTimeout(2000)]);
}
