// Makes the boards of a build light, and lists them with small pictures, so that nobody has to download a board to choose one.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { integrity } from "./integrity.mjs";
import { STEPS, path, rings, thin } from "./world/outline.mjs";

const EARTH = new URL("../crates/engine/data/board.json", import.meta.url);
const LIST = "boards.json";
const FOLDER = "boards";
/** Points that change an outline by less than this many square steps are left out: on the map, and in a picture. */
const UNSEEN = { map: 10, picture: 1500 };
/** Steps in one unit of a picture, and the smallest island in it, in square units. */
const COARSE = 25;
const SMALLEST = 4;
/** What the game reads of a hex. */
const HEX = ["row", "col", "x", "y", "anchor", "anchorRoom", "ocean", "cell"];

const outlines = (board) => board.territories.map((territory) => rings(territory.d ?? ""));

function area(ring) {
  const twice = ring.reduce((sum, [x, y], i) => sum + x * (ring.at(i - 1)[1]) - ring.at(i - 1)[0] * y, 0);
  return Math.abs(twice) / 2;
}

/** A coarse picture of all territories as one path, and its size. */
function picture(board) {
  const scaled = (ring) => ring.map((point) => point.map((steps) => Math.round(steps / COARSE)));
  const coarse = thin(outlines(board), UNSEEN.picture).flatMap((outline) => outline.map(scaled));
  const [, , width, height] = board.viewBox ?? [0, 0, 16, 9];
  return { size: [width, height].map((units) => Math.round(units * STEPS / COARSE)), outline: path(coarse.filter((ring) => area(ring) >= SMALLEST)) };
}

/** Path data in units of the map, as boards have it. */
const inUnits = (outline) => path(outline).replaceAll(/-?\d+/g, (steps) => String(Math.round(Number(steps) * 10 / STEPS) / 10));

/** The same board without what can't be seen and what the game doesn't read. */
export function light(board) {
  const drawn = thin(outlines(board), UNSEEN.map).map(inUnits);
  const territories = board.territories.map((territory, i) => (territory.d ? { ...territory, d: drawn[i] } : territory));
  const hexes = board.hexes.map((hex) => Object.fromEntries(HEX.filter((key) => hex[key] !== undefined).map((key) => [key, hex[key]])));
  return { ...board, territories, hexes };
}

const card = (board, file = {}) => ({ title: board.title, territories: board.territories.length, ...picture(board), ...file });

/** Writes the list of the boards in `dir`. */
export async function listBoards(dir) {
  const names = (await readdir(`${dir}/${FOLDER}`).catch(() => [])).filter((name) => name.endsWith(".json")).sort();
  const cards = [card(JSON.parse(await readFile(EARTH, "utf8")))];
  for (const name of names) {
    const file = `${FOLDER}/${name}`;
    const board = light(JSON.parse(await readFile(`${dir}/${file}`, "utf8")));
    const text = JSON.stringify(board);
    await writeFile(`${dir}/${file}`, text);
    cards.push(card(board, { file, integrity: integrity(text) }));
  }
  await writeFile(`${dir}/${LIST}`, JSON.stringify(cards));
}
