// Keeps what is shown true while the browser translates the page. Chrome takes each text out of the page and puts a <font> with
// its translation there. The app goes on writing to the text it knows, and nobody would see it. So the text comes back, hidden
// inside its translation; as soon as the app changes it, it takes the translation's place, to be translated again.

/**
 * Wraps a text that its translation hides. No translator looks into it.
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
  // Pictures show no <font>. Nothing in this one is translated from here on.
  picture.setAttribute("translate", "no");
  translation.replaceWith(text);
}

/** @type {(node: Node | null | undefined) => node is Element} */
const isTranslation = (node) => node instanceof Element && node.localName === "font";
/** @type {(node: Node | null | undefined) => node is HTMLElement} */
const isHidden = (node) => node instanceof HTMLElement && node.localName === "span" && node.hidden && isTranslation(node.parentNode);

/**
 * Returns the translation that has taken the place of a text. Translators put it beside the text or in its place, and some remove the
 * text first.
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
  // What was just done here is nothing that the app has changed.
  observer.takeRecords();
}

const observer = new MutationObserver(look);
observer.observe(document.body, { subtree: true, childList: true, characterData: true });
