// Writes the settings of common static hosts: Netlify and Cloudflare Pages read `_headers`, and GitHub Pages looks for
// `.nojekyll`.
import { writeFile } from "node:fs/promises";
import { files } from "./files.mjs";

/** The files that hosts read, and the page that they serve if a file doesn't exist. */
export const FOR_HOSTS = new Set(["_headers", ".nojekyll", "404.html"]);

/** The headers of every response. */
export const SECURITY = { "Content-Security-Policy": "frame-ancestors 'self'", "X-Content-Type-Options": "nosniff" };

/** Returns the headers of a file. Browsers may keep it for ever if it is named by its contents. */
function headersFor(name) {
  const isByContents = /-[0-9a-f]{8}\.\w+$/.test(name);
  const caching = { "Cache-Control": isByContents ? "public, max-age=31536000, immutable" : "no-cache" };
  return name.endsWith(".webmanifest") ? { ...caching, "Content-Type": "application/manifest+json" } : caching;
}

/** Writes the files for hosts into `dir`. Each file has its own rule, because hosts join the values of overlapping rules. */
export async function writeHostFiles(dir) {
  const names = (await files(dir)).filter((name) => !FOR_HOSTS.has(name));
  /** @type {[string, Record<string, string>][]} */
  const rules = [["*", SECURITY], ["", headersFor("index.html")], ...names.map((name) => /** @type {[string, Record<string, string>]} */ ([name, headersFor(name)]))];
  const lines = (/** @type {[string, Record<string, string>]} */ [name, headers]) => [`/${name}`, ...Object.entries(headers).map(([key, value]) => `  ${key}: ${value}`)];
  await writeFile(`${dir}/_headers`, `${rules.flatMap(lines).join("\n")}\n`);
  await writeFile(`${dir}/.nojekyll`, "");
}
