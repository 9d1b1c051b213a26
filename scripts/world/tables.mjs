// The engine's tables: the structure of a world, and the names of its places.

export function tables(board) {
  return `//! The geography of the Earth, generated from \`crates/engine/data/board.json\` by \`scripts/world.mjs\`: do not edit.

use super::plan::{PlannedContinent, WorldPlan};

/// The world of \`crates/engine/data/board.json\`.
#[rustfmt::skip]
pub(super) static EARTH: WorldPlan = WorldPlan {
    title: "${board.title}",
    territories: &[
${lines(board.territories.map((t) => `("${t.name}", ${continent(board, t.continent)})`))}
    ],
    continents: &[
${lines(board.continents.map(({ name, bonus, hold }) =>
    `PlannedContinent { name: "${name}", bonus: ${bonus}, hold: ${hold} }`))}
    ],
    objectives: &[
${lines(board.objectives.map(([one, other]) => `(${continent(board, one)}, ${continent(board, other)})`))}
    ],
    borders: &[
${lines(borders(board, false))}
    ],
    lanes: &[
${lines(borders(board, true))}
    ],
    oceans: &[
${lines(board.oceans.map((ocean, i) => `("${ocean}", b'${letters(board)[i]}')`))}
    ],
    sea: &[
${lines(sea(board))}
    ],
    walls: &[
${lines(walls(board, (wall) => !board.canals.includes(wall.forced)))}
    ],
    canals: &[
${lines(walls(board, (wall) => board.canals.includes(wall.forced)))}
    ],
    shores: &[
${lines(board.territories.map((t) => shores(board, board.harbours[t.id])))}
    ],
    geographic: &[
${lines(board.territories.flatMap((t, i) =>
    board.harboursGeoVariant[t.id] ? `(${i}, ${shores(board, board.harboursGeoVariant[t.id])})` : []))}
    ],
    starts: &[],
    plays_like: None,
};
`;
}

export function names(board) {
  const kinds = { Territory: board.territories.map((t) => t.name), Continent: board.continents.map((c) => c.name), Ocean: board.oceans };
  const all = Object.entries(kinds).map(([kind, names]) => ({ kind, names: names.map(joined) }));
  return `//! The places of the Earth by name, generated from \`crates/engine/data/board.json\` by \`scripts/world.mjs\`: do not edit.
//!
//! For tests, examples and lessons. Code that plays games asks their world instead.

#![allow(non_upper_case_globals, missing_docs, reason = "they read like the names of variants")]

use super::{Continent, Ocean, Territory, TerritorySet, WorldId};

${all.flatMap(({ kind, names }) => names.map((name, i) =>
    `pub const ${name}: ${kind} = ${kind}::new(WorldId::EARTH, ${i});`)).join("\n")}

${all.map(({ kind, names }) => `impl ${kind} {
    /// All of the Earth, in order.
    #[rustfmt::skip]
    pub const ALL: [Self; ${names.length}] = [
${names.map((name) => `        ${name},`).join("\n")}
    ];
}`).join("\n\n")}

impl Territory {
${all[0].names.map((name) => `    pub const ${name}: Self = ${name};`).join("\n")}
}

impl Continent {
${all[1].names.map((name) => `    pub const ${name}: Self = ${name};`).join("\n")}
}

impl Ocean {
${all[2].names.map((name) => `    pub const ${name}: Self = ${name};`).join("\n")}
}

impl TerritorySet {
    /// All territories of the Earth.
    pub const FULL: Self = Self::of(&Territory::ALL);
}
`;
}

const lines = (items) => items.map((item) => `        ${item},`).join("\n");

const joined = (name) => name.replaceAll(" ", "");

const continent = (board, id) => board.continents.findIndex((continent) => continent.id === id);

/** Returns the letter of each ocean: the first one in its name that no other ocean has. */
function letters(board) {
  const taken = [];
  for (const ocean of board.oceans) taken.push([...ocean.toUpperCase()].find((letter) => !taken.includes(letter)));
  return taken;
}

function borders(board, optional) {
  const place = (id) => board.territories.findIndex((t) => t.id === id);
  const lanes = board.adjacency.overseas.filter((lane) => Boolean(lane.optional) === optional);
  return [...(optional ? [] : board.adjacency.land), ...lanes.map(({ a, b }) => [a, b])]
    .map((pair) => pair.map(place).sort((a, b) => a - b))
    .sort(([a, b], [c, d]) => a - c || b - d)
    .map(([a, b]) => `(${a}, ${b})`);
}

function sea(board) {
  const rows = Array.from({ length: board.grid.rows }, () => Array(board.grid.cols).fill("."));
  for (const hex of board.hexes) rows[hex.row][hex.col] = letters(board)[board.oceans.indexOf(hex.ocean)];
  return rows.map((row, i) => `"${i % 2 ? " " : ""}${row.join(" ")}${i % 2 ? "" : " "}"`);
}

const hex = (id) => `(${id.split(",").join(", ")})`;

const walls = (board, which) => board.walls.filter(which).map(({ a, b }) => `[${hex(a)}, ${hex(b)}]`);

function shores(board, coasts = {}) {
  const on = board.oceans.flatMap((ocean, i) =>
    coasts[ocean] ? `(${i}, &[${coasts[ocean].hexes.map(hex).join(", ")}])` : []);
  return `&[${on.join(", ")}]`;
}
