// Checks that a finger can reach every control, in every window and with text of every size.
import assert from "node:assert/strict";
import { shown } from "../../scripts/still.mjs";

/** Windows from a small phone to a desktop, in portrait and landscape. */
export const WINDOWS = [
  [320, 568], [360, 640], [390, 844], [568, 320], [667, 375], [844, 390], [960, 530], [768, 1024], [1024, 768], [1280, 552], [1440, 900],
].map(([width, height]) => ({ width, height }));

/** The sizes of text relative to the default. `make soak` also checks one in between. */
const TEXT_SIZES = process.env.SOAK ? [1, 1.5, 2] : [1, 2];

/** Resizes the text, like the browser's setting for it, and waits until the page has adapted. */
const resizeText = (page, size) => page.evaluate((to) => {
  document.documentElement.style.fontSize = `${100 * to}%`;
  return new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))); });
}, size);

/**
 * Returns the faults of the page: enabled controls that are less than half reachable, wherever one scrolls, and sentences and labels that
 * are cut off. Only elements with a scroll bar may be scrolled.
 */
function faults() {
  const SAMPLES = [0.04, 0.2, 0.36, 0.5, 0.64, 0.8, 0.96];
  const modal = [...document.querySelectorAll("dialog[open]")].filter((it) => it.matches(":modal")).at(-1);
  const root = modal ?? document.body;
  const name = (it) => `${it.getAttribute("aria-label") ?? it.textContent.trim() ?? it.className} <${it.tagName.toLowerCase()} ${it.className}>`;
  const scrolls = (it, axis) => ["auto", "scroll"].includes(getComputedStyle(it)[axis]);
  // A page that is larger than its window scrolls as a whole.
  const scroller = document.scrollingElement;
  const around = (it) => {
    const all = [];
    for (let at = it.parentElement; at; at = at.parentElement) {
      if (scrolls(at, "overflowY") || scrolls(at, "overflowX")) all.push(at);
      if (at === modal) return all;
    }
    return [...all, scroller];
  };
  const bring = (target, where) => {
    for (const box of around(target)) {
      const [it, frame] = [target.getBoundingClientRect(), box === scroller ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect()];
      const along = (start, length, from, room) => (start - from) - (room - length) * where;
      if (box === scroller || scrolls(box, "overflowY")) box.scrollTop += along(it.top, it.height, frame.top, frame.height);
      if (box === scroller || scrolls(box, "overflowX")) box.scrollLeft += along(it.left, it.width, frame.left, frame.width);
    }
  };
  const ENOUGH = 0.5;
  /**
   * Returns the part of a control that can be pressed at the current scroll position. If the control is larger than the box around it, the
   * part is relative to that box. Stops as soon as the part is large enough.
   */
  const pressed = (control, target) => {
    const box = target.getBoundingClientRect();
    const frame = around(target)[0];
    const height = frame && frame !== scroller ? frame.clientHeight : innerHeight;
    const whole = SAMPLES.length ** 2 * Math.min(1, height / box.height);
    let hits = 0;
    for (const x of SAMPLES) {
      if (hits >= ENOUGH * whole) break;
      for (const y of SAMPLES) {
        const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
        if (hit && (target.contains(hit) || control.contains(hit) || hit.closest("label")?.control === control)) hits += 1;
      }
    }
    return hits / whole;
  };
  const found = [];
  for (const control of root.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    if (control.matches(":disabled, .map svg *, .visually-hidden:is(a, button)") || control.closest("[inert], .map svg")) continue;
    const target = control.matches(".visually-hidden") ? control.closest("label") : control;
    if (!target?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let best = 0;
    for (const where of [0.5, 0, 1, 0.25, 0.75]) {
      bring(target, where);
      best = Math.max(best, pressed(control, target));
      if (best >= ENOUGH) break;
    }
    if (best < ENOUGH) found.push(`${Math.round(100 * best)} % of ${name(control)}`);
    if (target.matches(".button, .chip") && target.scrollWidth > target.clientWidth + 2) found.push(`what it says is too wide: ${name(control)}`);
  }
  for (const text of root.querySelectorAll(".prompt .sentence, .prompt .refused, .dock-head h2, .dock p, .advised")) {
    if (!text.checkVisibility({ visibilityProperty: true })) continue;
    if (text.scrollHeight > text.clientHeight + 3 || text.scrollWidth > text.clientWidth + 2) found.push(`cut off: ${text.textContent}`);
  }
  const wide = scroller.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  return found;
}

/** Returns the faults of the page. If there are any, looks again after the page has reacted. */
async function lastingFaults(page) {
  const found = await page.evaluate(faults);
  if (found.length === 0) return found;
  await shown(page);
  return page.evaluate(faults);
}

/** Fails if any control can't be reached in a window, with text of any size. */
export async function assertReachable(page, what, windows = WINDOWS) {
  const before = page.viewportSize();
  const all = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const size of TEXT_SIZES) {
      await resizeText(page, size);
      const found = await lastingFaults(page);
      all.push(...found.map((fault) => `${what}, ${window.width}x${window.height}, text ${100 * size} %: ${fault}`));
      if (process.env.REACH_PICTURES && found.length) await page.screenshot({ path: `test-results/reach/${what.replaceAll(/\W+/g, "-")}-${window.width}x${window.height}-${100 * size}.png` });
    }
  }
  await resizeText(page, 1);
  await page.setViewportSize(before);
  assert.deepEqual(all, []);
}
