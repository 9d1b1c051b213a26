// Converts cells to outlines. Each border is traced once, so that adjacent territories have exactly the same border.

import { FINE } from "./raster.mjs";

/** The distance over which an outline is smoothed, in cells. */
const SIGMA = 2.6;
/** The area below which a point of an outline is left out, in square units. */
const UNSEEN = 0.45;

const STEPS = [[1, 0], [0, 1], [-1, 0], [0, -1]];

/** Returns the rings of every territory (labels from 1) as lists of points, with the land on the left. */
export function outlines(raster, count) {
  const arcs = trace(raster);
  const ends = new Map();
  for (const arc of arcs) {
    const points = simplified(smoothed(arc, raster), arc.loop);
    if (arc.left) follow(ends, arc.left, arc.points[0], arc.points.at(-1), points, arc.loop);
    if (arc.right) follow(ends, arc.right, arc.points.at(-1), arc.points[0], points.slice().reverse(), arc.loop);
  }
  return Array.from({ length: count }, (_, index) => joined(ends.get(index + 1) ?? []));
}

function follow(ends, label, from, to, points, loop) {
  if (!ends.has(label)) ends.set(label, []);
  ends.get(label).push({ from: String(from), to: String(to), points, loop });
}

function joined(arcs) {
  const rings = arcs.filter(({ loop }) => loop).map(({ points }) => points.slice(0, -1));
  const left = new Map();
  for (const arc of arcs.filter(({ loop }) => !loop)) left.set(arc.from, [...(left.get(arc.from) ?? []), arc]);
  for (const [start] of left) {
    while (left.get(start)?.length) {
      const ring = [];
      let at = start;
      do {
        const arc = left.get(at)?.pop();
        if (!arc) throw new Error(`an outline is not closed at ${at}`);
        ring.push(...arc.points.slice(0, -1));
        at = arc.to;
      } while (at !== start);
      rings.push(ring);
    }
  }
  return rings.filter((ring) => ring.length > 2);
}

function trace(raster) {
  const { width, height } = raster;
  const wide = width + 1;
  const done = [new Uint8Array(wide * (height + 1)), new Uint8Array(wide * (height + 1))];
  // The labels on the left and right of the step from a corner in a direction.
  const sides = (x, y, way) => {
    const [a, b, c, d] = [raster.at(x - 1, y - 1), raster.at(x, y - 1), raster.at(x - 1, y), raster.at(x, y)];
    return [[b, d], [d, c], [c, a], [a, b]][way];
  };
  const open = (x, y, way) => {
    const [left, right] = sides(x, y, way);
    return left !== right;
  };
  const mark = (x, y, way) => {
    const [ax, ay] = way === 2 ? [x - 1, y] : way === 3 ? [x, y - 1] : [x, y];
    const seen = done[way % 2][ay * wide + ax];
    done[way % 2][ay * wide + ax] = 1;
    return seen;
  };
  const ways = (x, y) => [0, 1, 2, 3].filter((way) => open(x, y, way));
  const arcs = [];
  const walk = (startX, startY, first, loop) => {
    if (mark(startX, startY, first)) return;
    const [left, right] = sides(startX, startY, first);
    const points = [[startX, startY]];
    let [x, y, way] = [startX, startY, first];
    for (;;) {
      [x, y] = [x + STEPS[way][0], y + STEPS[way][1]];
      points.push([x, y]);
      const on = ways(x, y);
      if ((loop && x === startX && y === startY) || on.length !== 2) break;
      way = on.find((next) => next !== (way + 2) % 4);
      mark(x, y, way);
    }
    arcs.push({ points, left, right, loop });
  };
  const corners = (visit) => {
    for (let y = 0; y <= height; y++) {
      for (let x = 0; x <= width; x++) {
        const on = ways(x, y);
        if (on.length) visit(x, y, on);
      }
    }
  };
  corners((x, y, on) => on.length !== 2 && on.forEach((way) => walk(x, y, way, false)));
  corners((x, y, on) => on.length === 2 && on.forEach((way) => walk(x, y, way, true)));
  return arcs;
}

function smoothed({ points, loop }, { width, height }) {
  const pinned = ([x, y]) => x === 0 || y === 0 || x === width || y === height;
  const count = points.length - (loop ? 1 : 0);
  const reach = Math.ceil(SIGMA * 2.5);
  const weights = Array.from({ length: reach + 1 }, (_, i) => Math.exp(-(i * i) / (2 * SIGMA * SIGMA)));
  const result = [];
  for (let i = 0; i < count; i++) {
    const room = loop ? Math.min(reach, Math.floor(count / 4)) : Math.min(reach, i, count - 1 - i);
    let [sumX, sumY, sum] = [0, 0, 0];
    for (let away = -room; away <= room; away++) {
      const [x, y] = points[(i + away + count) % count];
      const weight = weights[Math.abs(away)];
      [sumX, sumY, sum] = [sumX + x * weight, sumY + y * weight, sum + weight];
    }
    const [x, y] = pinned(points[i]) ? points[i] : [sumX / sum, sumY / sum];
    result.push([x / FINE, y / FINE]);
  }
  return loop ? [...result, result[0]] : result;
}

/** Leaves out points that make no visible difference (Visvalingam), in rounds with a growing limit. */
function simplified(points, loop) {
  const fewest = loop ? 7 : 2;
  let kept = points;
  for (const limit of [0.03, 0.1, 0.2, 0.3, UNSEEN]) {
    for (let before = Infinity; kept.length < before;) {
      before = kept.length;
      const next = [kept[0]];
      let left = kept.length;
      for (let i = 1; i + 1 < kept.length; i++) {
        const [a, b, c] = [/** @type {[number, number]} */ (next.at(-1)), kept[i], kept[i + 1]];
        const size = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
        if (size < limit && left > fewest) {
          left--;
          next.push(c);
          i++;
        } else next.push(b);
      }
      if (next.at(-1) !== kept.at(-1)) next.push(/** @type {[number, number]} */ (kept.at(-1)));
      kept = next;
    }
  }
  return kept.map(([x, y]) => [round(x), round(y)])
    .filter((point, i, all) => i === 0 || i === all.length - 1 || String(point) !== String(all[i - 1]));
}

export const round = (n) => Math.round(n * 10) / 10;

/** Returns path data with relative lines and one decimal. */
export function path(rings) {
  return rings.map(([first, ...rest]) => {
    const steps = rest.flatMap(([x, y], i) => [round(x - (rest[i - 1] ?? first)[0]), round(y - (rest[i - 1] ?? first)[1])]);
    return `M${numbers(first)}l${numbers(steps)}z`;
  }).join("");
}

const numbers = (list) => list.map((n) => Number(round(n))).join(" ").replaceAll(" -", "-");
