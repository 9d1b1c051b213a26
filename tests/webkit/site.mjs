// The build as WebKit is tried with it. W3C WebDriver has no way to see what a page logs, or to run anything before it does: one
// more script in the page does both.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../scripts/serve.mjs";

/** Keeps the errors and warnings of a page for as long as its tab is open, and puts preferences in place. */
function listen(preferences) {
  const note = (text) => sessionStorage.setItem("problems", JSON.stringify([...JSON.parse(sessionStorage.getItem("problems") ?? "[]"), text]));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...said) => {
      note(said.join(" "));
      say.apply(console, said);
    };
  }
  addEventListener("error", ({ message, target }) => note(message ?? `${target["src"] ?? target["href"]} did not come`), true);
  addEventListener("unhandledrejection", ({ reason }) => note(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => note(`${violatedDirective} forbids ${blockedURI}`));
  localStorage.setItem("red-queens/preferences", preferences);
}

/** The problems that `listen` has kept. */
export const problems = (page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("problems") ?? "[]"));

/** Serves a copy of `dist` that listens to itself. */
export async function serveListening(dist, { base, preferences }) {
  const dir = await mkdtemp(join(tmpdir(), "red-queens-webkit-site-"));
  await cp(dist, dir, { recursive: true });
  const page = join(dir, "index.html");
  const html = await readFile(page, "utf8");
  await writeFile(page, html.replace(/<title>/, '<script src="listen.js"></script>$&'));
  await writeFile(join(dir, "listen.js"), `(${listen})(${JSON.stringify(preferences)});`);
  const site = await serve({ dir, base });
  return {
    url: site.url,
    async close() {
      await site.close();
      await rm(dir, { recursive: true });
    },
  };
}
