// Draws our own boards, public/boards/*.json, from scripts/boards/*.mjs and the outlines of Natural Earth.
//
//   node scripts/boards.mjs [NAME]    write the boards, or only one
//   node scripts/boards.mjs --check   change nothing, fail if a written file is stale

import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { board } from "./atlas/board.mjs";

const root = new URL("../", import.meta.url);
const only = process.argv.slice(2).find((word) => !word.startsWith("-"));
const names = readdirSync(new URL("scripts/boards/", root)).filter((file) => file.endsWith(".mjs"))
  .map((file) => file.replace(".mjs", "")).filter((name) => !only || name === only);

const current = (path) => {
  try {
    return readFileSync(new URL(path, root), "utf8");
  } catch {
    return "";
  }
};

let stale = 0;
mkdirSync(new URL("public/boards/", root), { recursive: true });
for (const name of names) {
  const { definition } = await import(`./boards/${name}.mjs`);
  const path = `public/boards/${name}.json`;
  const text = `${JSON.stringify(board(definition))}\n`;
  if (text === current(path)) continue;
  stale++;
  if (process.argv.includes("--check")) console.error(`${path} is out of date. Run: node scripts/boards.mjs`);
  else writeFileSync(new URL(path, root), text);
}
if (process.argv.includes("--check")) process.exitCode = stale ? 1 : 0;
else console.log(`${stale} of ${names.length} boards written`);
