// Places badges, names and ships so that they cover as little as possible.

import { FINE } from "./raster.mjs";
import { distance } from "./sea.mjs";
import { round } from "./trace.mjs";

/** The units per pixel of a map 1024 pixels wide, on which names and badges take up the most room. */
const PIXEL = 1600 / 1024;
/** Widths and heights in pixels, as in `crates/screens/src/map/drawing/covered.rs`. */
const LETTER = 5.9;
const LINE = 11;

/** @param {any} at */
const area = ([x, y], half, above, below) => [x - half * PIXEL, y - above * PIXEL, x + half * PIXEL, y + below * PIXEL];
const overlap = (a, b) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

export const pill = (at) => area(at, 18, 13, 13);
const factory = ([x, y]) => area([x + 20 * PIXEL, y - 15 * PIXEL], 8, 8, 8);
export const label = ([x, y], lines, [dx, dy]) => lines.map((line, i) =>
  area([x + dx * PIXEL, y + (dy + i * LINE) * PIXEL], (line.length * LETTER) / 2 + 1, 8, 2));

/** Chooses the places of the badge and the name of every territory. */
export function badges(definition, raster, shapes) {
  const [width, height] = definition.size;
  const inView = ([left, top, right, bottom]) => left >= 3 && top >= 3 && right <= width - 3 && bottom <= height - 3;
  const depths = raster.depths();
  const options = definition.territories.map((territory, index) => {
    const found = spots(raster, depths, index + 1);
    const deepest = Math.max(...found.map(({ room }) => room));
    const texts = texts_of(territory);
    const all = [];
    for (const { at, room } of territory.badge ? [{ at: territory.badge, room: distance(shapes[index], territory.badge) }] : found) {
      if (!territory.badge && room < Math.min(21, deepest * 0.75)) continue;
      for (const lines of texts) {
        const below = [0, -12, 12, -26, 26, -40, 40].map((dx) => [dx, 23]);
        const above = [0, -16, 16].map((dx) => [dx, -18 - (lines.length - 1) * LINE]);
        const half = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2 + 21;
        const beside = [[half, 4 - (lines.length - 1) * 5], [-half, 4 - (lines.length - 1) * 5]];
        for (const nameAt of territory.nameAt ? [territory.nameAt] : [...below, ...above, ...beside]) {
          const [token, ...name] = [pill(at), ...label(at, lines, nameAt)];
          if (![token, ...name].every(inView) && !territory.nameAt) continue;
          const out = [token, ...name].reduce((sum, box, i) => sum + foreign(raster, box, index + 1) * (i ? 1 : 3), 0);
          const far = (deepest - Math.min(room, deepest)) * 5;
          const style = Math.abs(nameAt[0]) * 1.5 + (nameAt[1] < 0 ? 60 : 0) + (lines.length > 1 ? 25 : 0);
          all.push({ at, room, lines, nameAt, boxes: [token, ...name], factory: factory(at), cost: out + far + style });
        }
      }
    }
    if (!all.length) throw new Error(`${definition.title}: no room for the badge of ${territory.name}`);
    return all.sort((a, b) => a.cost - b.cost).slice(0, 400);
  });
  const chosen = options.map(([first]) => first);
  const harm = (option, index) => chosen.reduce((sum, other, at) => {
    if (at === index) return sum;
    const boxes = option.boxes.reduce((all, box) => all + other.boxes.reduce((more, next) => more + overlap(box, next), 0), 0);
    const marks = option.boxes.reduce((all, box) => all + overlap(box, other.factory), 0)
      + other.boxes.reduce((all, box) => all + overlap(box, option.factory), 0);
    return sum + boxes * 12 + marks * 1.5;
  }, option.cost);
  for (let round = 0; round < 12; round++) {
    let changed = false;
    chosen.forEach((now, index) => {
      const best = options[index].reduce((a, b) => (harm(b, index) < harm(a, index) - 1e-9 ? b : a), now);
      if (best !== now) {
        chosen[index] = best;
        changed = true;
      }
    });
    if (!changed) break;
  }
  return chosen.map(({ at, room, lines, nameAt, boxes, factory: mark }, index) => ({
    badge: { x: round(at[0]), y: round(at[1]), r: round(room), ...leader(definition.territories[index]) },
    nameAt: nameAt.map(round), lines, boxes: [...boxes, mark],
  }));
}

const leader = ({ leader: at }) => (at ? { leader: at } : {});

function texts_of({ name, lines }) {
  if (lines) return [lines];
  const words = name.split(" ");
  return words.length === 1 ? [[name]] : [[name], [words.slice(0, -1).join(" "), words.at(-1)]];
}

/** Returns the area of other land in a box, plus a little for open water. */
function foreign(raster, [left, top, right, bottom], label) {
  let sum = 0;
  for (let y = top + 2; y < bottom; y += 4) {
    for (let x = left + 2; x < right; x += 4) {
      const here = raster.under([x, y]);
      sum += here === label ? 0 : here ? 16 : 5;
    }
  }
  return sum;
}

/** Returns possible places for a badge: a grid of points with their distances to the outline. */
function spots(raster, depths, label) {
  const found = [];
  const step = 8;
  for (let y = step; y < raster.height; y += step) {
    for (let x = step; x < raster.width; x += step) {
      const i = y * raster.width + x;
      const room = depths[i] / FINE;
      if (raster.cells[i] === label && room > 4) found.push({ at: [x / FINE, y / FINE], room });
    }
  }
  found.sort((a, b) => b.room - a.room);
  return found.slice(0, 120);
}

/** Chooses the place of each continent's name: on open water, near its territories. */
export function continents(definition, raster, placed) {
  const [width, height] = definition.size;
  const taken = placed.flatMap(({ boxes }) => boxes);
  return definition.continents.map(({ id, name, nameAt }) => {
    if (nameAt) return nameAt;
    const [own, others] = [true, false].map((is) =>
      placed.filter((_, i) => (definition.territories[i].continent === id) === is).map(({ badge }) => badge));
    const far = (badges, x, y) => Math.min(...badges.map((badge) => Math.hypot(badge.x - x, badge.y - y)));
    let [best, least] = [[width / 2, 40], Infinity];
    for (let y = 24; y < height - 40; y += 8) {
      for (let x = 70; x < width - 70; x += 8) {
        const half = Math.max((name.length * LETTER) / 2 + 3, 33);
        const box = area([x, y], half, 13, 26);
        if (box[0] < 4 || box[2] > width - 4 || box[3] > height - 2 || taken.some((other) => overlap(box, other))) continue;
        let land = 0;
        for (let b = box[1]; b <= box[3]; b += 6) for (let a = box[0]; a <= box[2]; a += 6) land += raster.under([a, b]) ? 1 : 0;
        const near = far(own, x, y);
        const nearer = near > far(others, x, y) ? 90 : 0;
        const middle = own.reduce((sum, badge) => sum + Math.hypot(badge.x - x, badge.y - y), 0) / own.length;
        const cost = near + middle / 2 + land * 12 + nearer;
        if (cost < least) [best, least] = [[x, y], cost];
      }
    }
    taken.push(area(best, Math.max((name.length * LETTER) / 2 + 3, 33), 13, 26));
    return best;
  });
}

/** Chooses four hexes on open water, far apart, for the ships in the picture of a new game. */
export function anchorages({ size: [width, height] }, hexes) {
  const clear = hexes.filter(({ x, y, water }) => water === 1 && x > 60 && x < width - 60 && y > 60 && y < height - 60);
  const chosen = [clear.reduce((a, b) => (Math.hypot(b.x - width / 2, b.y - height / 2) < Math.hypot(a.x - width / 2, a.y - height / 2) ? b : a))];
  const apart = (hex) => Math.min(...chosen.map((other) => Math.hypot(other.x - hex.x, other.y - hex.y)));
  while (chosen.length < 4) chosen.push(clear.reduce((a, b) => (apart(b) > apart(a) + 1e-6 ? b : a)));
  return chosen.map(({ x, y }) => [Math.round(x), Math.round(y)]);
}
