// Creates our own boards, public/boards/*.json, from scripts/boards/*.mjs and the outlines of Natural Earth.
//
//   node scripts/boards.mjs [NAME]    write all boards, or one of them
//   node scripts/boards.mjs --check   change nothing, fail if a written file is stale

import { readdirSync } from "node:fs";
import { board } from "./atlas/board.mjs";
import { generate } from "./generated.mjs";

const only = process.argv.slice(2).find((word) => !word.startsWith("-"));
const names = readdirSync(new URL("boards/", import.meta.url)).filter((file) => file.endsWith(".mjs"))
  .map((file) => file.replace(".mjs", "")).filter((name) => !only || name === only);

/** @type {Record<string, string>} */
const outputs = {};
for (const name of names) {
  const { definition } = await import(`./boards/${name}.mjs`);
  outputs[`public/boards/${name}.json`] = `${JSON.stringify(board(definition))}\n`;
}
generate(outputs, "node scripts/boards.mjs");
