// Removes unused data from the boards of a build, and lists them with small pictures, so that players can choose one without
// downloading it.
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { integrity } from "./integrity.mjs";
import { STEPS, path, rings } from "./world/outline.mjs";

const EARTH = new URL("../crates/engine/data/board.json", import.meta.url);
const LIST = "boards.json";
const FOLDER = "boards";
/** The file of the Earth: the program contains the Earth already, but players need the file to change it. */
const HOME = "earth.json";
/** The steps per unit of a picture, and the area of the smallest island in it, in square units. */
const COARSE = 25;
const SMALLEST = 4;
/** The areas, in square units, below which points of a picture are left out. The rounds go from the flattest points up. */
const UNSEEN = [0.6, 1.2, 2.5];
/** The properties of a hex that the game reads. */
const HEX = ["row", "col", "x", "y", "anchor", "anchorRoom", "ocean", "cell"];

const key = ([x, y]) => `${x},${y}`;
const isNew = (point, i, ring) => key(point) !== key(ring.at(i - 1));
const triangle = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

function area(ring) {
  const twice = ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - ring.at(i - 1)[0] * y, 0);
  return Math.abs(twice) / 2;
}

/** Returns the rings without points that hardly make a difference. Shared borders stay shared. */
function coarser(rings, unseen) {
  const beside = new Map();
  for (const ring of rings) {
    ring.forEach((point, i) => {
      const around = beside.get(key(point)) ?? new Map();
      for (const other of [ring.at(i - 1), ring[(i + 1) % ring.length]]) around.set(key(other), other);
      beside.set(key(point), around);
    });
  }
  const gone = new Set();
  for (const [k, around] of beside) {
    const [one, other] = [...around];
    if (around.size !== 2 || gone.has(one[0]) || gone.has(other[0])) continue;
    if (triangle(k.split(",").map(Number), one[1], other[1]) < unseen) gone.add(k);
  }
  return rings.map((ring) => ring.filter((point) => !gone.has(key(point))));
}

/** Returns a coarse picture of all territories as one path, and its size. */
function picture(board) {
  const scaled = (ring) => ring.map((point) => point.map((steps) => Math.round(steps / COARSE))).filter(isNew);
  const outlines = board.territories.flatMap(({ d }) => rings(d ?? "").map(scaled));
  const seen = UNSEEN.reduce(coarser, outlines.filter((ring) => area(ring) >= SMALLEST)).filter((ring) => ring.length > 2);
  const [, , width, height] = board.viewBox ?? [0, 0, 16, 9];
  return { size: [width, height].map((units) => Math.round(units * STEPS / COARSE)), outline: path(seen) };
}

/** Returns the board without the data that the game doesn't read. */
export function light(board) {
  const hexes = board.hexes.map((hex) => Object.fromEntries(HEX.filter((name) => hex[name] !== undefined).map((name) => [name, hex[name]])));
  return { ...board, hexes };
}

const card = (board, file = {}) => ({ title: board.title, territories: board.territories.length, ...picture(board), ...file });

/** Writes the list of the boards in `dir`. */
export async function listBoards(dir) {
  const found = (await readdir(`${dir}/${FOLDER}`).catch(() => [])).filter((name) => name.endsWith(".json") && name !== HOME).sort();
  const sources = [[HOME, EARTH], ...found.map((name) => [name, `${dir}/${FOLDER}/${name}`])];
  const cards = [];
  await mkdir(`${dir}/${FOLDER}`, { recursive: true });
  for (const [name, source] of sources) {
    const file = `${FOLDER}/${name}`;
    const board = light(JSON.parse(await readFile(source, "utf8")));
    const text = JSON.stringify(board);
    await writeFile(`${dir}/${file}`, text);
    cards.push(card(board, { file, integrity: integrity(text) }));
  }
  await writeFile(`${dir}/${LIST}`, JSON.stringify(cards));
}
