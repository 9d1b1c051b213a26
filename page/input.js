// Adds taps that browsers ignore, and drops keys that aren't meant for the game.

// While an input method is composing, Enter, Escape and the arrow keys choose among its suggestions. Safari only sets the key
// code.
addEventListener("keydown", (event) => {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}, true);

// While one finger rests on the screen, browsers don't click where another one taps. The map handles fingers itself.
/** The farthest that a finger may move during a tap, in pixels. */
const TREMBLE = 9;
/** The time that a browser has to click by itself, in milliseconds. */
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
// The browser has started to scroll or zoom.
addEventListener("pointercancel", ({ pointerId }) => fingers.delete(pointerId), true);
addEventListener("click", ({ target }) => { clicked = target instanceof Node ? target : null; }, true);
