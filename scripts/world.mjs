// Writes the world as Rust tables, names and drawing data from crates/engine/data/board.json.
//
//   node scripts/world.mjs           write crates/engine/src/world/{tables,names}.rs and crates/screens/src/map/drawing/earth.rs
//   node scripts/world.mjs --check   change nothing, fail if a written file is stale

import { readFileSync, writeFileSync } from "node:fs";
import { artwork } from "./world/artwork.mjs";
import { names, tables } from "./world/tables.mjs";

const root = new URL("../", import.meta.url);
const board = JSON.parse(readFileSync(new URL("crates/engine/data/board.json", root), "utf8"));
const outputs = {
  "crates/engine/src/world/tables.rs": tables(board),
  "crates/engine/src/world/names.rs": names(board),
  "crates/screens/src/map/drawing/earth.rs": artwork(board),
};

const current = (path) => {
  try {
    return readFileSync(new URL(path, root), "utf8");
  } catch {
    return "";
  }
};

const stale = Object.entries(outputs).filter(([path, text]) => current(path) !== text);
if (process.argv.includes("--check")) {
  for (const [path] of stale) console.error(`${path} is out of date. Run: node scripts/world.mjs`);
  process.exitCode = stale.length ? 1 : 0;
} else {
  for (const [path, text] of stale) writeFileSync(new URL(path, root), text);
  console.log(`${stale.length} of ${Object.keys(outputs).length} files written`);
}
