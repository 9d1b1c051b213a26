/** Finds elements in steps, each within the results of the one before. It runs in the page, so it can't use anything outside itself. */
export function find(steps) {
  const ROLES = {
    button: "button, [role=button]", link: "a[href]", dialog: "dialog[open], [role=dialog]", heading: "h1, h2, h3, h4, h5, h6",
    group: "[role=group], fieldset", list: "ul, ol", listitem: "li", complementary: "aside", region: "section", alert: "[role=alert]",
  };
  const words = (it) => (it?.innerText ?? it?.textContent ?? "").replace(/\s+/g, " ").trim();
  const labelled = (it) => it.getAttribute("aria-labelledby")?.split(" ").map((id) => words(document.getElementById(id))).join(" ");
  const name = (it) => it.getAttribute("aria-label") ?? labelled(it) ?? ([...(it.labels ?? [])].map(words).join(" ") || words(it));
  const fits = (text, wanted, exact) => wanted === undefined || (wanted instanceof RegExp ? wanted.test(text)
    : exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase()));
  const isSeen = (it) => it.checkVisibility({ visibilityProperty: true });
  const within = (roots, css) => [...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]))];
  const take = (found, step) => {
    if (step.at !== undefined) return found.slice(step.at, step.at + 1);
    if (step.css) return within(found, step.css);
    if (step.role) return within(found, ROLES[step.role]).filter((it) => isSeen(it) && fits(name(it), step.name, step.exact));
    if (step.name) return found.filter((it) => isSeen(it) && fits(name(it), step.name));
    if (step.label) return within(found, "input, select, textarea, [aria-label]").filter((it) => fits(name(it), step.label));
    if (step.text) return within(found, "*").filter((it) => fits(words(it), step.text) && ![...it.children].some((child) => fits(words(child), step.text)));
    return found.filter((it) => fits(words(it), step.hasText) && (!step.has || look([it], step.has).length > 0));
  };
  const look = (roots, all) => all.reduce(take, roots);
  return look([document], steps);
}
