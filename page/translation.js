// Keeps the page up to date while the browser translates it. Chrome replaces each text by a <font> with its translation, but the
// app goes on writing to the text it knows, which is no longer visible. So this script puts the text back, hidden inside its
// translation. When the app changes the text, it replaces the translation, and Chrome translates it again.

/**
 * Wraps a text in a hidden element that translators skip.
 *
 * @param {Node} text
 */
function hide(text) {
  const original = document.createElement("span");
  original.hidden = true;
  original.translate = false;
  original.append(text);
  return original;
}

/**
 * @param {Node} text
 * @param {Element} translation
 */
function keep(text, translation) {
  const picture = translation.closest("svg");
  if (!picture) {
    translation.append(hide(text));
    return;
  }
  // A <font> isn't visible in an SVG picture, so this one is no longer translated.
  picture.setAttribute("translate", "no");
  translation.replaceWith(text);
}

/** @type {(node: Node | null | undefined) => node is Element} */
const isTranslation = (node) => node instanceof Element && node.localName === "font";
/** @type {(node: Node | null | undefined) => node is HTMLElement} */
const isHidden = (node) => node instanceof HTMLElement && node.localName === "span" && node.hidden && isTranslation(node.parentNode);

/**
 * Returns the translation that has replaced a text. Translators put it beside the text or in its place, and some remove the text
 * first.
 *
 * @param {MutationRecord} record
 * @param {MutationRecord[]} records
 */
function translationOf({ target, addedNodes, previousSibling, nextSibling }, records) {
  const after = records.find((later) =>
    later.target === target && later.previousSibling === previousSibling && later.nextSibling === nextSibling && isTranslation(later.addedNodes[0]));
  const near = [...addedNodes, previousSibling, nextSibling, after?.addedNodes[0]];
  return near.filter(isTranslation).find((node) => node.isConnected && !isHidden(node.lastChild));
}

/** @param {MutationRecord[]} records */
function look(records) {
  const changed = new Set(records.map(({ target }) => (target.nodeType === Node.TEXT_NODE ? target.parentNode : target)).filter(isHidden));
  for (const original of changed) original.parentElement?.replaceWith(...original.childNodes);
  for (const record of records) {
    for (const text of record.removedNodes) {
      const translation = text.nodeType === Node.TEXT_NODE && !text.isConnected && translationOf(record, records);
      if (translation) keep(text, translation);
    }
  }
  // Ignore the changes made here: they aren't the app's.
  observer.takeRecords();
}

const observer = new MutationObserver(look);
observer.observe(document.body, { subtree: true, childList: true, characterData: true });
