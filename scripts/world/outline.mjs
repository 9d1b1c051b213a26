// Outlines: parsed from SVG path data, simplified where it isn't visible, and written in short form.
//
// Points are whole numbers of small steps, so that shared borders match exactly and path data has no fractions.

/** The steps per unit of the view box. A step is about an eighth of a pixel on a map 1024 pixels wide. */
export const STEPS = 5;

/**
 * Reads the rings of `M x y l dx dy … z` paths, as lists of points.
 *
 * @returns {[number, number][][]}
 */
export function rings(d) {
  return d.split(/z/i).filter(Boolean).map((ring) => {
    const numbers = (ring.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    /** @type {[number, number][]} */
    const points = [];
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i];
      y += numbers[i + 1];
      points.push([Math.round(Number(x.toFixed(2)) * STEPS), Math.round(Number(y.toFixed(2)) * STEPS)]);
    }
    return points.filter((point, i) => key(point) !== key(/** @type {[number, number]} */ (points.at(i - 1))));
  });
}

const key = ([x, y]) => `${x},${y}`;
const area = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

/**
 * Leaves out points that form a triangle of less than `smallest` (square steps) with their neighbours, the flattest first
 * (Visvalingam). Points where more than two lines meet stay, and shared points are removed from both territories, so that borders
 * stay closed.
 */
export function thin(outlines, smallest) {
  const neighbours = new Map();
  const points = new Map();
  const fixed = new Set();
  for (const ring of outlines.flat()) {
    ring.forEach((point, i) => {
      points.set(key(point), point);
      const around = neighbours.get(key(point)) ?? new Set();
      around.add(key(ring.at(i - 1))).add(key(ring[(i + 1) % ring.length]));
      neighbours.set(key(point), around);
      if (ring.length <= 8) fixed.add(key(point));
    });
  }
  const flatness = (k) => area(...[...neighbours.get(k)].map((n) => points.get(n)), points.get(k));
  const free = (k) => neighbours.get(k).size === 2 && !fixed.has(k);
  const gone = new Set();
  for (;;) {
    const [flattest] = [...neighbours.keys()]
      .filter((k) => free(k) && flatness(k) < smallest)
      .sort((a, b) => flatness(a) - flatness(b));
    if (!flattest) break;
    const [a, b] = neighbours.get(flattest);
    neighbours.delete(flattest);
    gone.add(flattest);
    neighbours.get(a).delete(flattest);
    neighbours.get(b).delete(flattest);
    neighbours.get(a).add(b);
    neighbours.get(b).add(a);
  }
  return outlines.map((outline) => outline.map((ring) => ring.filter((point) => !gone.has(key(point)))));
}

/** Returns path data with relative lines. */
export function path(outline) {
  return outline.map(([first, ...rest]) => {
    const steps = rest.flatMap(([x, y], i) => [x - (rest[i - 1] ?? first)[0], y - (rest[i - 1] ?? first)[1]]);
    return `M${numbers(first)}l${numbers(steps)}z`;
  }).join("");
}

const numbers = (list) => list.join(" ").replaceAll(" -", "-");
