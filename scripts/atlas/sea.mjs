// The sea of a board: its hexes, the parts of them that aren't land, the walls between them, and the harbours.

import polygonClipping from "polygon-clipping";
import { area } from "./land.mjs";
import { path, round } from "./trace.mjs";

/** The smallest part of a hex that must be water. */
const LEAST_WATER = 0.22;
/** The smallest widths of a passage between two hexes and of a coast with a harbour, in units. */
const PASSAGE = 5;
/** The same for a strait, which the definition opens on purpose. */
const STRAIT = 2.5;
const COAST = 9;

export function sea(definition, raster, shapes, place) {
  const grid = net(definition);
  const { cols, rows, hexWidth: width, side } = grid;
  const opens = openSea(definition, raster, place);
  const land = shapes.map((rings) => rings.filter((ring) => area(ring) * sign(rings) > 0).map((ring) => ({ ring, box: box(ring) })));
  const dug = (definition.straits ?? []).flatMap(({ line }) => dense(line.map(place)));
  const kept = new Map();
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col + 1 < cols; col++) {
      const hex = { id: `${row},${col}`, row, col, x: grid.originX + width * (col + (row % 2) / 2), y: grid.originY + row * side * 1.5 };
      const way = dug.filter((point) => Math.hypot(point[0] - hex.x, point[1] - hex.y) < side && contains([corners(hex, side)], point));
      const water = waterOf(hex, grid, land, opens, definition, way);
      if (water) kept.set(hex.id, { ...hex, ...water, dug: way.length > 0 });
    }
  }
  const walls = [];
  /** @type {Record<string, string[]>} */
  const doors = Object.fromEntries([...kept.keys()].map((id) => [id, []]));
  const forced = (list = [], a, b) => list.some(([c, d]) => (c === a && d === b) || (c === b && d === a));
  for (const hex of kept.values()) {
    for (const other of beside(hex).map((id) => kept.get(id))) {
      if (!other || !before(hex, other)) continue;
      const canal = definition.canals?.find(({ between }) => forced([between], hex.id, other.id));
      const isOpen = !canal && !forced(definition.closed, hex.id, other.id)
        && (forced(definition.open, hex.id, other.id) || passage(hex, other, side) >= (hex.dug && other.dug ? STRAIT : PASSAGE));
      if (isOpen) {
        doors[hex.id].push(other.id);
        doors[other.id].push(hex.id);
      } else walls.push({ a: hex.id, b: other.id, forced: canal?.name ?? null });
    }
  }
  name(definition, kept, doors, place);
  checkReach(definition, kept, doors);
  for (const [id, hex] of kept) {
    if (!hex.ocean) kept.delete(id);
  }
  const hexes = [...kept.values()].sort((a, b) => a.row - b.row || a.col - b.col);
  return {
    grid,
    hexes,
    walls: walls.filter(({ a, b }) => kept.has(a) && kept.has(b)),
    harbours: harbours(definition, hexes, raster, land),
  };
}

/**
 * Returns hexes that fill the view box from edge to edge. Those at the sides are cut in half, and the last column stays empty.
 */
function net({ size: [width, height], rows }) {
  const side = height / (1.5 * (rows - 1) + 1);
  const hexWidth = side * Math.sqrt(3);
  return { cols: Math.round(width / hexWidth) + 2, rows, hexWidth, side, originX: 0, originY: side / 2 };
}

/** Returns points along a line, two units apart. */
const dense = (line) => line.slice(1).flatMap(([x, y], i) => {
  const [fromX, fromY] = line[i];
  const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / 2);
  return Array.from({ length: steps }, (_, step) => [fromX + ((x - fromX) * step) / steps, fromY + ((y - fromY) * step) / steps]);
});

const sign = (rings) => Math.sign(area(rings.reduce((a, b) => (Math.abs(area(a)) > Math.abs(area(b)) ? a : b))));
const before = (a, b) => a.row < b.row || (a.row === b.row && a.col < b.col);
const box = (ring) => [Math.min(...ring.map(([x]) => x)), Math.min(...ring.map(([, y]) => y)),
  Math.max(...ring.map(([x]) => x)), Math.max(...ring.map(([, y]) => y))];

export function beside({ row, col }) {
  const shift = row % 2;
  return [[row, col - 1], [row, col + 1], [row - 1, col - 1 + shift], [row - 1, col + shift],
    [row + 1, col - 1 + shift], [row + 1, col + shift]].map(String);
}

/** Returns a test for points in the seas that the definition names, which excludes lakes. */
function openSea({ seas }, raster, place) {
  const { group } = raster.groups();
  const groupAt = ([x, y]) => {
    const [column, row] = [Math.floor(x * 2), Math.floor(y * 2)];
    const inside = column >= 0 && row >= 0 && column < raster.width && row < raster.height;
    return inside && raster.at(column, row) === 0 ? group[row * raster.width + column] : -1;
  };
  const open = new Set(seas.flatMap(({ at }) => at.map((seed) => groupAt(place(seed)))).filter((found) => found >= 0));
  return (point) => open.has(groupAt(point));
}

/** Returns the corners of a hex, clockwise from the northern one. */
export const corners = ({ x, y }, side, scale = 1) =>
  Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 3) * i - Math.PI / 2;
    return [x + side * scale * Math.cos(turn), y + side * scale * Math.sin(turn)];
  });

function waterOf(hex, grid, land, opens, definition, way) {
  const whole = corners(hex, grid.side);
  const [left, top, right, bottom] = box(corners(hex, grid.side, 1.3));
  const frame = corners(hex, grid.side, 1.3);
  const near = land.flat().filter(({ box: [l, t, r, b] }) => l < right && r > left && t < bottom && b > top);
  const inside = near.map(({ ring }) => cut(ring, frame)).filter((ring) => ring.length > 2 && Math.abs(area(ring)) > 0.01);
  const [width, height] = definition.size;
  const view = [[[0, 0], [width, 0], [width, height], [0, height], [0, 0]]];
  const closed = (ring) => [[...ring, ring[0]].map(([x, y]) => [round(x), round(y)])];
  const seen = polygonClipping.intersection(/** @type {any} */ (closed(whole)), /** @type {any} */ (view));
  if (!seen.length) return null;
  const water = polygonClipping.difference(seen, .../** @type {any} */ (inside.map(closed)));
  const full = Math.abs(area(whole));
  const parts = water.map((polygon) => ({ polygon, size: polygon.reduce((sum, ring, i) => sum + (i ? -1 : 1) * Math.abs(area(ring)), 0) }))
    .map((part) => ({ ...part, ...deepest(part.polygon) }))
    .filter(({ anchor }) => opens(anchor))
    .map((part) => ({ ...part, way: way.filter((point) => contains(part.polygon, point)).length }))
    .sort((a, b) => Number(b.way > 4) - Number(a.way > 4) || b.size - a.size);
  const [main] = parts;
  const least = main?.way > 4 || definition.keep?.includes(hex.id) ? 0.05 : LEAST_WATER;
  if (!main || main.size / full < least || definition.dry?.includes(hex.id)) return null;
  const isWhole = main.size / full > 0.995;
  return {
    polygon: main.polygon,
    water: Math.round((main.size / full) * 100) / 100,
    anchor: (isWhole ? [hex.x, hex.y] : main.anchor).map(round),
    anchorRoom: round(Math.min(isWhole ? grid.hexWidth / 2 : main.room, grid.hexWidth / 2)),
    cell: isWhole ? null : path(main.polygon.map((ring) => ring.slice(0, -1))),
  };
}

/** Cuts a ring at the sides of a convex polygon (Sutherland and Hodgman). */
function cut(ring, frame) {
  return frame.reduce((points, [ax, ay], i) => {
    const [bx, by] = frame[(i + 1) % frame.length];
    const side = ([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    return points.flatMap((point, at) => {
      const next = points[(at + 1) % points.length];
      const [here, there] = [side(point), side(next)];
      const crossing = here < 0 !== there < 0 ? [[0, 1].map((axis) => point[axis] + ((next[axis] - point[axis]) * here) / (here - there))] : [];
      return [...(here >= 0 ? [point] : []), ...crossing];
    });
  }, ring);
}

/** @param {any} at */
export function contains(polygon, at) {
  const [x, y] = at;
  let inside = false;
  for (const ring of polygon) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** @param {any} at */
export function distance(polygon, at) {
  const [x, y] = at;
  let least = Infinity;
  for (const ring of polygon) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
      const [dx, dy] = [bx - ax, by - ay];
      const part = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0), 1);
      least = Math.min(least, Math.hypot(x - ax - part * dx, y - ay - part * dy));
    }
  }
  return least;
}

/** Returns the point of a polygon farthest from its outline. */
function deepest(polygon) {
  const [left, top, right, bottom] = box(polygon[0]);
  let [anchor, room] = [[left, top], -1];
  for (let step = Math.max(right - left, bottom - top) / 14; step > 0.4; step /= 3) {
    const [fromX, toX, fromY, toY] = room < 0 ? [left, right, top, bottom]
      : [anchor[0] - step * 3, anchor[0] + step * 3, anchor[1] - step * 3, anchor[1] + step * 3];
    for (let y = fromY; y <= toY; y += step) {
      for (let x = fromX; x <= toX; x += step) {
        if (!contains(polygon, [x, y])) continue;
        const far = distance(polygon, [x, y]);
        if (far > room + 1e-6) [anchor, room] = [[x, y], far];
      }
    }
  }
  return { anchor, room };
}

/** Returns the width of the water between two neighbouring hexes. */
function passage(a, b, side) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy);
  const [ux, uy] = [dx / far, dy / far];
  let open = 0;
  const samples = 40;
  for (let i = 0; i < samples; i++) {
    const along = ((i + 0.5) / samples - 0.5) * side;
    const at = (away) => [a.x + dx / 2 - uy * along + ux * away, a.y + dy / 2 + ux * along + uy * away];
    if (contains(a.polygon, at(-0.5)) && contains(b.polygon, at(0.5))) open++;
  }
  return (open / samples) * side;
}

/** Names the sea of every hex: that of the nearest seed, in steps of a ship. Hexes that no ship can reach get no name. */
function name({ seas }, hexes, doors, place) {
  let edge = [];
  for (const { name: ocean, at } of seas) {
    for (const seed of at.map(place)) {
      const all = [...hexes.values()].filter((hex) => !hex.ocean);
      const near = all.sort((a, b) => far(a, seed) - far(b, seed))[0];
      near.ocean = ocean;
      edge.push(near);
    }
  }
  while (edge.length) {
    const next = [];
    for (const hex of edge) {
      for (const other of doors[hex.id].map((id) => hexes.get(id))) {
        if (other.ocean) continue;
        other.ocean = hex.ocean;
        next.push(other);
      }
    }
    edge = next;
  }
}

/** Fails unless a ship can sail from every hex to every other. */
function checkReach({ title }, hexes, doors) {
  const left = new Set([...hexes.values()].filter(({ ocean }) => ocean).map(({ id }) => id));
  const parts = [];
  while (left.size) {
    const part = [...left].slice(0, 1);
    left.delete(part[0]);
    for (const id of part) {
      for (const next of doors[id]) if (left.delete(next)) part.push(next);
    }
    parts.push(part);
  }
  parts.sort((a, b) => b.length - a.length);
  if (parts.length > 1) throw new Error(`${title}: no ship reaches ${parts.slice(1).map((part) => part.join(" ")).join("; ")}`);
}

const far = ({ x, y }, [a, b]) => Math.hypot(x - a, y - b);

/** Returns the harbours of every territory: the hexes whose water touches its coast. */
function harbours({ territories, harbours: given = {} }, hexes, raster, land) {
  const coasts = territories.map(() => []);
  for (const hex of hexes) {
    const lengths = new Map();
    for (const ring of hex.polygon) {
      ring.slice(1).forEach((to, i) => {
        const from = ring[i];
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(dx, dy);
        const middle = [from[0] + dx / 2, from[1] + dy / 2];
        const touched = length > 0.05 ? [-1, 1].flatMap((way) => {
          const at = [middle[0] - (way * dy * 0.4) / length, middle[1] + (way * dx * 0.4) / length];
          const found = land.findIndex((rings) => rings.some(({ ring: shape, box: [l, t, r, b] }) =>
            at[0] >= l && at[0] <= r && at[1] >= t && at[1] <= b && contains([shape], at)));
          return found < 0 ? [] : [found];
        }) : [];
        if (touched.length === 1) {
          const [found] = touched;
          const entry = lengths.get(found) ?? { length: 0, points: [] };
          entry.length += length;
          entry.points.push(middle);
          lengths.set(found, entry);
        }
      });
    }
    for (const [index, { length, points }] of lengths) coasts[index].push({ hex, length, points });
  }
  return Object.fromEntries(territories.map(({ id, name: title }, index) => {
    const all = coasts[index];
    const most = Math.max(0, ...all.map(({ length }) => length));
    const wanted = all.filter(({ hex, length }) =>
      !given[title]?.without?.includes(hex.id) && (length >= COAST || (most < COAST && length === most)));
    const oceans = {};
    for (const { hex, points } of wanted) {
      oceans[hex.ocean] ??= { hexes: [], port: points[Math.floor(points.length / 2)].map(round), longest: 0 };
      oceans[hex.ocean].hexes.push(hex.id);
    }
    for (const harbour of Object.values(oceans)) delete harbour.longest;
    return [id, oceans];
  }));
}
