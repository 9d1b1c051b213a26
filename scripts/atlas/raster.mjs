// Land as a grid of cells half a unit wide. 0 is the sea; any other number is that of a territory plus one.

/** The cells per unit. */
export const FINE = 2;

/** The area below which an island belongs to a single territory, in square units. */
const WHOLE = 1200;
/** The area below which islands and lakes are left out, in square units. */
const SPECK = 30;

export class Raster {
  constructor([width, height]) {
    this.width = width * FINE;
    this.height = height * FINE;
    this.cells = new Uint8Array(this.width * this.height);
  }

  at(x, y) {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? 0 : this.cells[y * this.width + x];
  }

  /** Returns the territory at a point of the view box. */
  under([x, y]) {
    return this.at(Math.floor(x * FINE), Math.floor(y * FINE));
  }

  /** Calls `set` for every cell inside the rings. */
  fill(rings, set) {
    const rows = new Map();
    for (const ring of rings) {
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length];
        const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)].map((y) => Math.ceil(y * FINE - 0.5));
        for (let row = Math.max(top, 0); row < Math.min(bottom, this.height); row++) {
          const y = (row + 0.5) / FINE;
          if (!rows.has(row)) rows.set(row, []);
          rows.get(row).push(ax + ((y - ay) / (by - ay)) * (bx - ax));
        }
      });
    }
    for (const [row, crossings] of rows) {
      crossings.sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from, to] = [crossings[i], crossings[i + 1]].map((x) => Math.ceil(x * FINE - 0.5));
        for (let x = Math.max(from, 0); x < Math.min(to, this.width); x++) set(row * this.width + x, x, row);
      }
    }
  }

  /** Numbers the connected groups of equal cells, and returns their sizes and labels. */
  groups() {
    const { width, height, cells } = this;
    const group = new Int32Array(cells.length).fill(-1);
    const found = [];
    const stack = new Int32Array(cells.length);
    for (let start = 0; start < cells.length; start++) {
      if (group[start] >= 0) continue;
      const label = cells[start];
      let [depth, size] = [1, 0];
      const beside = new Map();
      stack[0] = start;
      group[start] = found.length;
      while (depth) {
        const cell = stack[--depth];
        size++;
        const x = cell % width;
        const y = (cell - x) / width;
        const visit = (next) => {
          if (cells[next] !== label) beside.set(cells[next], (beside.get(cells[next]) ?? 0) + 1);
          else if (group[next] < 0) {
            group[next] = found.length;
            stack[depth++] = next;
          }
        };
        if (x > 0) visit(cell - 1);
        if (x + 1 < width) visit(cell + 1);
        if (y > 0) visit(cell - width);
        if (y + 1 < height) visit(cell + width);
      }
      found.push({ label, size, beside });
    }
    return { group, found };
  }

  /** Removes islands, ponds and fragments of territories that are too small to be visible. */
  clean(speck = SPECK) {
    const { group, found } = this.groups();
    const into = found.map(({ label, size, beside }) =>
      size >= speck * FINE * FINE ? label : ([...beside].sort((a, b) => b[1] - a[1])[0]?.[0] ?? label));
    this.cells.forEach((_, i) => (this.cells[i] = into[group[i]]));
  }

  /** Gives each cell at an edge the label of most cells around it. */
  smooth(reach) {
    const { width, height, cells } = this;
    const next = cells.slice();
    const count = new Uint16Array(256);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const own = cells[i];
        if (this.at(x - 1, y) === own && this.at(x + 1, y) === own && this.at(x, y - 1) === own && this.at(x, y + 1) === own) continue;
        count.fill(0);
        let best = own;
        for (let dy = -reach; dy <= reach; dy++) {
          for (let dx = -reach; dx <= reach; dx++) {
            const [nearX, nearY] = [Math.min(Math.max(x + dx, 0), width - 1), Math.min(Math.max(y + dy, 0), height - 1)];
            count[cells[nearY * width + nearX]]++;
          }
        }
        for (let label = 0; label < 256; label++) if (count[label] > count[best]) best = label;
        next[i] = best;
      }
    }
    this.cells = next;
  }

  /** Changes cells that touch an equal one only at a corner, so that outlines never cross themselves. */
  uncross() {
    const { width, height, cells } = this;
    for (let again = true; again;) {
      again = false;
      for (let i = 0; i < width * (height - 1); i++) {
        if (i % width === width - 1) continue;
        const [a, b, c, d] = [cells[i], cells[i + 1], cells[i + width], cells[i + width + 1]];
        if (a === d && b !== a && c !== a) cells[i + 1] = a;
        else if (b === c && a !== b && d !== b) cells[i] = b;
        else continue;
        again = true;
      }
    }
  }

  /** Turns the cells along a line into water. */
  dig(line, wide) {
    const { width } = this;
    line.slice(1).forEach((to, i) => {
      const from = line[i];
      const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) * FINE);
      for (let step = 0; step <= steps; step++) {
        const [x, y] = [0, 1].map((axis) => (from[axis] + ((to[axis] - from[axis]) * step) / (steps || 1)) * FINE);
        const reach = (wide / 2) * FINE;
        for (let row = Math.ceil(y - reach); row <= y + reach; row++) {
          for (let column = Math.ceil(x - reach); column <= x + reach; column++) {
            if (Math.hypot(column - x, row - y) <= reach && column >= 0 && column < width && row >= 0 && row < this.height) {
              this.cells[row * width + column] = 0;
            }
          }
        }
      }
    });
  }

  /** Returns the distance of every cell to the nearest one with another label, in cells (chamfer distance). */
  depths() {
    const { width, height, cells } = this;
    const far = new Float32Array(cells.length);
    const sweep = (i, steps) => {
      const x = i % width;
      const y = (i - x) / width;
      let least = far[i] || Infinity;
      for (const [dx, dy, length] of steps) {
        const [a, b] = [x + dx, y + dy];
        const near = b * width + a;
        const inside = a >= 0 && b >= 0 && a < width && b < height && cells[near] === cells[i];
        least = Math.min(least, (inside ? far[near] : 0) + length);
      }
      far[i] = least;
    };
    const before = [[-1, 0, 1], [0, -1, 1], [-1, -1, Math.SQRT2], [1, -1, Math.SQRT2]];
    const after = before.map(([dx, dy, length]) => [-dx, -dy, length]);
    for (let i = 0; i < cells.length; i++) if (cells[i]) sweep(i, before);
    for (let i = cells.length - 1; i >= 0; i--) if (cells[i]) sweep(i, after);
    return far;
  }
}

/** Paints the pieces of land with the territories that claim their countries. */
export function paint(definition, pieces, place) {
  const raster = new Raster(definition.size);
  const warp = definition.ragged ?? 9;
  const claims = new Map();
  definition.territories.forEach(({ land }, index) => {
    for (const [country, parts] of Object.entries(land)) {
      const seeds = parts === true ? [null] : parts.map(place);
      if (!claims.has(country)) claims.set(country, []);
      claims.get(country).push(...seeds.map((seed) => ({ label: index + 1, seed })));
    }
  });
  const nobodys = new Set();
  for (const { country, rings, middle, area, back = (at) => at } of pieces) {
    const all = claims.get(country);
    if (!all) {
      nobodys.add(country);
      continue;
    }
    if (all.length === 1 || area < (definition.whole ?? WHOLE)) {
      const { label } = nearest(all, back(middle));
      raster.fill(rings, (i) => (raster.cells[i] = label));
    } else {
      raster.fill(rings, (i, x, y) => {
        const at = back([x / FINE, y / FINE]);
        raster.cells[i] = nearest(all, [at[0] + warp * noise(at, 0), at[1] + warp * noise(at, 1)]).label;
      });
    }
  }
  if (nobodys.size) console.warn(`${definition.title}: no territory has ${[...nobodys].join(", ")}`);
  raster.smooth(3);
  raster.smooth(2);
  raster.clean();
  for (const { line, width = 7 } of definition.straits ?? []) raster.dig(line.map(place), width);
  raster.clean();
  raster.uncross();
  return raster;
}

function nearest(claims, [x, y]) {
  let [best, least] = [claims[0], Infinity];
  for (const claim of claims) {
    if (!claim.seed) return claim;
    const far = (claim.seed[0] - x) ** 2 + (claim.seed[1] - y) ** 2;
    if (far < least) [best, least] = [claim, far];
  }
  return best;
}

/** Returns smooth noise between -1 and 1, which makes borders wind like rivers and ridges. */
function noise([x, y], kind) {
  return [[60, 1], [23, 0.5], [9, 0.2]].reduce((sum, [wave, size]) => sum + size * field(x / wave, y / wave, kind), 0);
}

function field(x, y, kind) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (t) => t * t * (3 - 2 * t);
  const [across, down] = [ease(x - left), ease(y - top)];
  const row = (dy) => random(left, top + dy, kind) * (1 - across) + random(left + 1, top + dy, kind) * across;
  return row(0) * (1 - down) + row(1) * down;
}

function random(x, y, kind) {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(kind + 1, 1274126177);
  hash = Math.imul(hash ^ (hash >>> 13), 1103515245);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 31 - 1;
}
