// The build for tests in WebKit. W3C WebDriver can neither read what a page logs nor run a script before the page's own, so an additional
// script in the page does both.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../scripts/serve.mjs";

/** Records the errors and warnings of a page while its tab is open, and stores preferences. */
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

/** Returns the problems that `listen` has recorded. */
export const problems = (page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("problems") ?? "[]"));

/** Serves a copy of `dist` with the script of `listen`. */
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
