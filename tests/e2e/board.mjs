// The borders of the Earth, by name.
import { readFile } from "node:fs/promises";

const { territories, adjacency } = JSON.parse(await readFile(new URL("../../crates/engine/data/board.json", import.meta.url), "utf8"));
const names = new Map(territories.map(({ id, name }) => [id, name]));
const pairs = [...adjacency.land, ...adjacency.overseas.map(({ a, b }) => [a, b])].map((pair) => pair.map((id) => names.get(id)));

/** Returns the neighbours of a territory. */
export function borders(name) {
  return pairs.filter((pair) => pair.includes(name)).flat().filter((other) => other !== name);
}
