// The land of a board: projected outlines of countries, with some islands enlarged.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";

const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
let countries;

/** Returns the countries of Natural Earth: a name and polygons of rings of `[longitude, latitude]`. */
function natural() {
  if (!countries) {
    const atlas = JSON.parse(readFileSync(file, "utf8"));
    const all = /** @type {any} */ (feature(atlas, atlas.objects.countries));
    countries = all.features.map(({ properties, geometry }) => ({
      country: properties.name,
      polygons: (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map(whole),
    }));
  }
  return countries;
}

/** Returns the polygon in one piece, even if it crosses the antimeridian. */
function whole(polygon) {
  return polygon.map((ring) => {
    let turn = 0;
    const points = ring.map(([longitude, latitude], i) => {
      const step = i ? longitude - ring[i - 1][0] : 0;
      if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
      return [longitude + turn, latitude];
    });
    // The eastern tip of Siberia has western longitudes.
    const east = points.every(([longitude]) => longitude < -168) ? 360 : 0;
    return points.map(([longitude, latitude]) => [longitude + east, latitude]);
  });
}

/**
 * Returns the visible pieces of land, each with its country, rings, area and centre. Enlarged pieces come last, so that they are
 * painted over their neighbours.
 */
export function pieces(definition, place) {
  const [width, height] = definition.size;
  const leave = new Set(["Antarctica", ...(definition.leave ?? [])]);
  const seen = ({ box: [left, top, right, bottom] }) => right > 0 && left < width && bottom > 0 && top < height;
  return natural().filter(({ country }) => !leave.has(country)).flatMap(({ country, polygons }) =>
    polygons.map((polygon) => moved(piece(country, polygon.map((ring) => ring.map(place))), definition, place)))
    .filter((it) => it.area > 0 && seen(it))
    .sort((a, b) => Number("back" in a) - Number("back" in b));
}

function piece(country, rings) {
  const [outer] = rings;
  const [xs, ys] = [0, 1].map((axis) => outer.map((point) => point[axis]));
  const box = [xs, ys].map((all) => all.reduce((a, b) => Math.min(a, b)))
    .concat([xs, ys].map((all) => all.reduce((a, b) => Math.max(a, b))));
  const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return { country, rings, box, middle, area: Math.abs(area(outer)) };
}

/** Enlarges or moves a piece, if the definition says so for its surroundings. */
function moved(it, { enlarge = [] }, place) {
  const rule = enlarge.find(({ at, within, most = Infinity }) => {
    const [x, y] = place(at);
    return it.area < most && Math.hypot(it.middle[0] - x, it.middle[1] - y) < within;
  });
  if (!rule) return it;
  const { by = 1, move: [right, down] = [0, 0], about } = rule;
  const [x, y] = about ? place(about) : it.middle;
  const shift = ([a, b]) => [x + (a - x) * by + right, y + (b - y) * by + down];
  const back = ([a, b]) => [x + (a - right - x) / by, y + (b - down - y) / by];
  return { ...piece(it.country, it.rings.map((ring) => ring.map(shift))), back };
}

/** Returns the area inside a ring, negative if it runs the other way round. */
export function area(ring) {
  let twice = 0;
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length];
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}
