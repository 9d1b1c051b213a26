// When a page can be looked at.

/** Waits until what was done shows: the page does that in slices, and has nothing left to do then. */
export async function shown(page) {
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 5000 })); }));
}

/** Waits until nothing moves any more. */
export async function settled(page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}
