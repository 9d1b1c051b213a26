// Creates a board from its definition, in the format of crates/engine/data/board.json.

import { anchorages, badges, continents } from "./layout.mjs";
import { area, pieces } from "./land.mjs";
import { projection } from "./project.mjs";
import { paint } from "./raster.mjs";
import { sea } from "./sea.mjs";
import { outlines, path, round } from "./trace.mjs";

/** The distance from a badge within which a tap selects its territory. */
const HIT_RADIUS = 34.4;
/** The shortest border over land, in units. */
const BORDER = 5;
/** The distance that a sea lane extends into the land at both ends. */
const INLAND = 9;

export function board(given) {
  const definition = { ...given, territories: given.territories.map((it) => ({ ...it, id: idOf(it.name) })) };
  const place = projection(definition.projection, definition.size);
  const raster = paint(definition, pieces(definition, place), place);
  const shapes = outlines(raster, definition.territories.length);
  const empty = definition.territories.filter((_, i) => !shapes[i].length);
  if (empty.length) throw new Error(`${definition.title}: ${empty.map(({ name }) => name).join(", ")} cannot be seen`);
  const water = sea(definition, raster, shapes, place);
  const placed = badges(definition, raster, shapes);
  const land = borders(definition, raster);
  const names = continents(definition, raster, placed);
  const { title, size: [width, height] } = definition;
  return {
    title,
    continents: definition.continents.map((it, i) => ({ ...worth(definition, land, it), nameAt: names[i].map(round) })),
    objectives: objectives(definition, land),
    oceans: definition.seas.map(({ name }) => name),
    canals: [...new Set((definition.canals ?? []).map(({ name }) => name))],
    middle: idOf(definition.middle),
    anchorages: anchorages(definition, water.hexes),
    viewBox: [0, 0, width, height],
    // Maps that don't wrap around: the next copy is too far away to be seen, or to be nearer than the map itself.
    wrapWidth: 2 * width,
    grid: {
      orientation: "pointy", layout: "odd-r (odd rows shifted right by half a hex)", cols: water.grid.cols, rows: water.grid.rows,
      ...Object.fromEntries(["hexWidth", "side", "originX", "originY"].map((key) => [key, Math.round(water.grid[key] * 1e4) / 1e4])),
      wrap: "none: the last column is empty",
    },
    territories: definition.territories.map(({ id, name, continent }, i) => ({
      id, ...(String(placed[i].nameAt) === "0,23" ? {} : { nameAt: placed[i].nameAt }), name, lines: placed[i].lines, continent,
      badge: placed[i].badge, hitRadius: HIT_RADIUS, coast: Object.keys(water.harbours[id]), d: path(shapes[i]),
    })),
    adjacency: { land: land.map((pair) => pair.map((i) => definition.territories[i].id)), overseas: lanes(definition, raster, shapes) },
    hexes: water.hexes.map(({ id, row, col, x, y, anchor, anchorRoom, ocean, water: part, cell }) => ({
      id, row, col, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100, anchor, anchorRoom, ocean, water: part, ...(cell ? { cell } : {}),
    })),
    walls: water.walls,
    harbours: water.harbours,
  };
}

const idOf = (name) => name.toLowerCase().normalize("NFD").replace(/[^a-z ]/g, "").replaceAll(" ", "_");

/** Returns the pairs of territories whose cells touch for long enough. */
function borders(definition, raster) {
  const { width, height, cells } = raster;
  const lengths = new Map();
  const touch = (a, b) => {
    if (!a || !b || a === b) return;
    const key = Math.min(a, b) * 256 + Math.max(a, b);
    lengths.set(key, (lengths.get(key) ?? 0) + 0.5);
  };
  for (let i = 0; i < cells.length; i++) {
    if ((i + 1) % width) touch(cells[i], cells[i + 1]);
    if (i < width * (height - 1)) touch(cells[i], cells[i + width]);
  }
  const pairs = [...lengths].map(([key, length]) => ({ pair: [Math.floor(key / 256) - 1, (key % 256) - 1], length }));
  for (const { pair, length } of pairs.filter((it) => it.length < BORDER)) {
    const [a, b] = pair.map((i) => definition.territories[i].name);
    console.warn(`${definition.title}: ${a} and ${b} touch over ${length} units, which is no border`);
  }
  return pairs.filter(({ length }) => length >= BORDER).map(({ pair }) => pair).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

const indexOf = (definition, name) => {
  const found = definition.territories.findIndex((it) => it.name === name);
  if (found < 0) throw new Error(`${definition.title}: there is no territory ${name}`);
  return found;
};

const lanePairs = (definition) => definition.lanes.map(([a, b]) => [indexOf(definition, a), indexOf(definition, b)]);

/** Returns the number of a continent's territories, and how many of them border on other continents. */
function frontier(definition, land, id) {
  const pairs = [...land, ...lanePairs(definition)];
  const own = (i) => definition.territories[i].continent === id;
  const edge = new Set(pairs.flatMap(([a, b]) => (own(a) === own(b) ? [] : own(a) ? [a] : [b])));
  return { size: definition.territories.filter((it) => it.continent === id).length, edge: edge.size };
}

/**
 * Returns the bonus of a continent and an estimate of how easy it is to hold. On the Earth, this is close to the printed bonuses.
 */
function worth(definition, land, { id, name, bonus, hold }) {
  const { size, edge } = frontier(definition, land, id);
  const computed = Math.max(2, Math.round(0.35 * size + 0.55 * edge));
  return { id, name, bonus: bonus ?? computed, hold: hold ?? Math.round(Math.min(Math.max(1.05 - 0.1 * edge, 0.3), 0.9) * 10) / 10 };
}

/** Returns six pairs of continents that are about equally hard to take, using each continent as often as possible. */
function objectives(definition, land) {
  if (definition.objectives) return definition.objectives;
  const ids = definition.continents.map(({ id }) => id);
  const effort = Object.fromEntries(ids.map((id) => {
    const { size, edge } = frontier(definition, land, id);
    return [id, size + edge];
  }));
  const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => ({ pair: [a, b], effort: effort[a] + effort[b] })));
  const aim = (2 * ids.reduce((sum, id) => sum + effort[id], 0)) / ids.length;
  const used = Object.fromEntries(ids.map((id) => [id, 0]));
  const chosen = [];
  while (chosen.length < Math.min(6, pairs.length)) {
    const cost = ({ pair, effort: it }) => Math.abs(it - aim) + 4 * (used[pair[0]] + used[pair[1]]);
    const best = pairs.filter((it) => !chosen.includes(it)).reduce((a, b) => (cost(b) < cost(a) ? b : a));
    chosen.push(best);
    best.pair.forEach((id) => used[id]++);
  }
  return chosen.map(({ pair }) => pair);
}

/** Returns all sea lanes, each along the shortest line between two coasts. */
function lanes(definition, raster, shapes) {
  return definition.lanes.map(([a, b, kind, via]) => {
    const [from, to] = [a, b].map((name) => indexOf(definition, name));
    const points = (index) => {
      const most = Math.max(...shapes[index].map((ring) => Math.abs(area(ring))));
      return shapes[index].filter((ring) => Math.abs(area(ring)) > most / 5).flat();
    };
    let best = { far: Infinity, ends: /** @type {any} */ ([]) };
    for (const one of points(from)) {
      for (const other of points(to)) {
        const far = Math.hypot(one[0] - other[0], one[1] - other[1]);
        if (far < best.far && clear(raster, one, other, [from + 1, to + 1])) best = { far, ends: [one, other] };
      }
    }
    if (best.far === Infinity) throw new Error(`${definition.title}: no way from ${a} to ${b} over water`);
    const segment = via ?? inland(best.ends);
    return { ...(kind === "optional" ? { optional: true } : {}), a: definition.territories[from].id, b: definition.territories[to].id, wrap: false, segments: [segment.map((at) => at.map(round))] };
  });
}

function clear(raster, [ax, ay], [bx, by], own) {
  const steps = Math.ceil(Math.hypot(bx - ax, by - ay) / 3);
  for (let i = 1; i < steps; i++) {
    const here = raster.under([ax + ((bx - ax) * i) / steps, ay + ((by - ay) * i) / steps]);
    if (here && !own.includes(here)) return false;
  }
  return true;
}

function inland(ends) {
  const [[ax, ay], [bx, by]] = ends;
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [((bx - ax) / far) * INLAND, ((by - ay) / far) * INLAND];
  return [[ax - dx, ay - dy], [bx + dx, by + dy]];
}
