// The weight of the game as the browser downloads it (brotli), held against its goal and a ceiling.
import { readFile, stat } from "node:fs/promises";
import { sent } from "./pack.mjs";

const DIST = "dist";
/** What the game should weigh, and what it must not grow beyond: lower the ceilings whenever it has become lighter, until they meet the goals. */
const GOAL = { firstScreen: 160_000, table: 500_000, everything: 600_000 };
const CEILING = { firstScreen: 155_100, table: 626_900, everything: 1_061_300 };

/** What is fetched before the first screen stands: the page, its look, the app, the fonts. */
const FIRST = [/^index\.html$/, /\.css$/, /^(start|device|durable)-.*\.js$/, /^red-queens.*\.(js|wasm)$/, /\.woff2$/];
/** What is fetched beside it before one can play at a table. */
const TABLE = [/^split_table-.*\.wasm$/];

/** The files that the service worker keeps are the files needed to play, and it is one itself. */
async function filesToPlay() {
  const worker = await readFile(`${DIST}/sw.js`, "utf8");
  const { files } = JSON.parse(worker.match(/^const PRECACHE = (.*);$/m)[1]);
  return [...files.map((file) => (file === "./" ? "index.html" : file)), "sw.js"];
}

async function weigh(name) {
  const path = `${DIST}/${name}`;
  const [{ size: raw }, { length: download }] = await Promise.all([stat(path), sent(path)]);
  const isOf = (patterns) => patterns.some((pattern) => pattern.test(name));
  return { name, raw, download, stage: isOf(FIRST) ? "first screen" : isOf(TABLE) ? "table" : "" };
}

const total = (rows) => rows.reduce((sum, row) => sum + row.download, 0);
const line = (name, raw, download, note = "") =>
  console.log(`${name.padEnd(44)} ${String(raw).padStart(9)} ${String(download).padStart(9)}  ${note}`);

const rows = await Promise.all((await filesToPlay()).map(weigh));
rows.sort((a, b) => b.download - a.download);
line("file", "bytes", "brotli");
for (const { name, raw, download, stage } of rows) line(name, raw, download, stage);

const until = (...stages) => total(rows.filter(({ stage }) => stages.includes(stage)));
const sums = { firstScreen: until("first screen"), table: until("first screen", "table"), everything: total(rows) };
for (const [what, sum] of Object.entries(sums)) {
  const over = sum > CEILING[what];
  const missed = sum > GOAL[what] ? `  ${sum - GOAL[what]} over the goal` : "";
  line(what, "", sum, `of ${GOAL[what]}${missed}${over ? `  OVER THE CEILING of ${CEILING[what]}` : ""}`);
  if (over) process.exitCode = 1;
}
