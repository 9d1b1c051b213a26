// Waiting for a page to be ready for a look.
import { setTimeout } from "node:timers/promises";

/**
 * Waits until the effect of an action is visible. The page works in slices and is idle after the last one; dialogs open and focus
 * moves in the next frame. While dice roll, nothing is visible yet.
 */
export async function shown(page) {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    const answer = () => new Promise((done) => {
      port1.onmessage = done;
      port2.postMessage("");
    });
    // WebKit has no idle callbacks. Instead, a message to itself returns at once if the page has nothing else to do.
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
 * Waits until all animations have ended, except endless ones and glimpses, which are brief and block nothing. In Firefox, hidden
 * elements, such as in a closed `<details>`, don't start their animations, so they are ignored.
 */
export async function settled(page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState !== "running" || effect?.getComputedTiming().endTime === Infinity || !target?.checkVisibility()
      || target.closest(".glimpse");
  }));
}

/** Waits until the page has reacted and no longer moves. If something keeps moving, waits for two seconds. */
export async function still(page) {
  await shown(page);
  await Promise.race([settled(page).catch(() => {}), setTimeout(2000)]);
}
