// Compares the download sizes of the game (brotli) with their limits.
import { readFile, stat } from "node:fs/promises";
import { sent } from "./pack.mjs";

const DIST = "dist";
/** The limits for the first screen, for everything up to a playable table, for each later part, and for each board. */
const CEILING = { firstScreen: 170_000, table: 720_000, part: 120_000, board: 60_000 };

/** The files needed for the first screen: the page, its styles, the app, the fonts. */
const FIRST = [/^index\.html$/, /\.css$/, /^(start|device|durable|input|parts|translation)-.*\.js$/, /^red-queens.*\.(js|wasm)$/, /\.woff2$/];
/** The further files needed for a playable table. */
const TABLE = [/^(split_table|shared_map)-.*\.wasm$/];

/** Returns the files needed to play: those that the service worker stores, and the service worker. */
async function filesToPlay() {
  const worker = await readFile(`${DIST}/sw.js`, "utf8");
  const [, list] = worker.match(/^const PRECACHE = (.*);$/m) ?? [];
  if (!list) throw new Error(`${DIST}/sw.js lists no files. Run: make dist`);
  const { files } = JSON.parse(list);
  return [...files.map(({ url }) => (url === "./" ? "index.html" : url)), "sw.js"];
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
const isBoard = ({ name }) => name.startsWith("boards/");
const later = rows.filter(({ name, stage }) => stage === "" && name.endsWith(".wasm"));

/** Prints a sum beside its limit, and sets a failing exit code if it is higher. */
function hold(what, sum, ceiling) {
  line(what, "", sum, `of ${ceiling}${sum > ceiling ? "  OVER THE LIMIT" : ""}`);
  if (sum > ceiling) process.exitCode = 1;
}

hold("first screen", until("first screen"), CEILING.firstScreen);
hold("table", until("first screen", "table"), CEILING.table);
for (const { name, download } of later) hold(name, download, CEILING.part);
for (const { name, download } of rows.filter(isBoard)) hold(name, download, CEILING.board);
line("everything but boards", "", total(rows.filter((row) => !isBoard(row))));
