// Generates Rust tables, names and drawing data of the Earth from crates/engine/data/board.json.
//
//   node scripts/world.mjs           write crates/engine/src/world/{tables,names}.rs and crates/screens/src/map/drawing/earth.rs
//   node scripts/world.mjs --check   change nothing, fail if a written file is stale

import { readFileSync } from "node:fs";
import { generate } from "./generated.mjs";
import { artwork } from "./world/artwork.mjs";
import { names, tables } from "./world/tables.mjs";

const root = new URL("../", import.meta.url);
const board = JSON.parse(readFileSync(new URL("crates/engine/data/board.json", root), "utf8"));
generate({
  "crates/engine/src/world/tables.rs": tables(board),
  "crates/engine/src/world/names.rs": names(board),
  "crates/screens/src/map/drawing/earth.rs": artwork(board),
}, "node scripts/world.mjs");
