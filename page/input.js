// Passes on what browsers keep back, and keeps back what isn't meant for the game.

// While an input method composes, Enter, Escape and the arrows choose among its words. Safari says so by the key's code alone.
addEventListener("keydown", (event) => {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}, true);

// While one finger rests on the screen, browsers don't click for another that taps. The map reads fingers itself.
/** How far a finger may tremble and still tap, in pixels. */
const TREMBLE = 9;
/** How long a browser gets to click by itself, in milliseconds. */
const WAIT = 60;
const CLICKABLE = "a[href], button, label, input, select, summary, [role=option]";
/** @type {Map<number, { target: EventTarget | null, x: number, y: number }>} */
const fingers = new Map();
/** @type {Node | null} */
let clicked = null;

/** @param {PointerEvent} event */
function lift({ pointerId, target, clientX, clientY }) {
  const began = fingers.get(pointerId);
  fingers.delete(pointerId);
  const isTap = began && began.target === target && Math.hypot(clientX - began.x, clientY - began.y) < TREMBLE;
  const control = isTap && target instanceof Element && target.closest(CLICKABLE);
  if (!(control instanceof HTMLElement)) return;
  clicked = null;
  setTimeout(() => {
    if (!control.isConnected || control.contains(clicked)) return;
    control.focus({ preventScroll: true });
    control.click();
  }, WAIT);
}

addEventListener("pointerdown", ({ pointerId, pointerType, isPrimary, target, clientX, clientY }) => {
  if (pointerType === "touch" && !isPrimary) fingers.set(pointerId, { target, x: clientX, y: clientY });
}, true);
addEventListener("pointerup", lift, true);
// Then the browser scrolls or zooms.
addEventListener("pointercancel", ({ pointerId }) => fingers.delete(pointerId), true);
addEventListener("click", ({ target }) => { clicked = target instanceof Node ? target : null; }, true);
