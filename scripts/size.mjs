// The weight of the game as the browser downloads it (brotli), held against its goal and a ceiling.
import { readFile, stat } from "node:fs/promises";
import { sent } from "./pack.mjs";

const DIST = "dist";
/** What the game should weigh. It does not yet: the app's own code is too large. */
const GOAL = { everything: 300_000, firstScreen: 150_000 };
/** What it must not grow beyond: the whole main game, ships and poker. Lower this whenever it has become lighter, until it meets the goal. */
const CEILING = { everything: 845_000, firstScreen: 666_000 };

/** What is fetched before the first screen stands: the page, its look, the app, the fonts. */
const FIRST = [/^index\.html$/, /\.css$/, /^(start|device|durable)-.*\.js$/, /^red-queens.*\.(js|wasm)$/, /\.woff2$/];

/** The files that the service worker keeps are the files needed to play, and it is one itself. */
async function filesToPlay() {
  const worker = await readFile(`${DIST}/sw.js`, "utf8");
  const { files } = JSON.parse(worker.match(/^const PRECACHE = (.*);$/m)[1]);
  return [...files.map((file) => (file === "./" ? "index.html" : file)), "sw.js"];
}

async function weigh(name) {
  const path = `${DIST}/${name}`;
  const [{ size: raw }, { length: download }] = await Promise.all([stat(path), sent(path)]);
  return { name, raw, download, first: FIRST.some((pattern) => pattern.test(name)) };
}

const total = (rows) => rows.reduce((sum, row) => sum + row.download, 0);
const line = (name, raw, download, note = "") =>
  console.log(`${name.padEnd(44)} ${String(raw).padStart(9)} ${String(download).padStart(9)}  ${note}`);

const rows = await Promise.all((await filesToPlay()).map(weigh));
rows.sort((a, b) => b.download - a.download);
line("file", "bytes", "brotli");
for (const { name, raw, download, first } of rows) line(name, raw, download, first ? "first screen" : "");

const sums = { everything: total(rows), firstScreen: total(rows.filter((row) => row.first)) };
for (const [what, sum] of Object.entries(sums)) {
  const over = sum > CEILING[what];
  const missed = sum > GOAL[what] ? `  ${sum - GOAL[what]} over the goal` : "";
  line(what, "", sum, `of ${GOAL[what]}${missed}${over ? `  OVER THE CEILING of ${CEILING[what]}` : ""}`);
  if (over) process.exitCode = 1;
}
