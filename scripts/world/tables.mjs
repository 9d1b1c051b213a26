// The engine's tables: continents, borders, the sea, harbours.

const CONTINENTS = ["NA", "SA", "EU", "AF", "AS", "AU"];
export const OCEANS = ["Pacific", "Atlantic", "Indian", "Arctic"];
const LETTERS = { Pacific: "P", Atlantic: "A", Indian: "I", Arctic: "N" };
const CANALS = ["Suez", "Panama"];

export function tables(board) {
  return `//! The board as tables, generated from \`data/board.json\` by \`scripts/world.mjs\`: do not edit.

use super::grid::at;
use super::{Hex, Territory as T, TerritorySet};

/// The territories of each continent.
#[rustfmt::skip]
pub(super) const CONTINENTS: [TerritorySet; ${CONTINENTS.length}] = [
${lines(continents(board))}
];

/// All borders, each once.
#[rustfmt::skip]
pub(super) const BORDERS: [(T, T); ${borders(board).length}] = [
${lines(borders(board))}
];

/// The sea, row by row: the initial of the ocean (N for the Arctic) or a dot for land. Odd rows lie half a hex to the
/// right.
#[rustfmt::skip]
pub(super) const SEA: [&[u8]; ${board.grid.rows}] = [
${lines(sea(board))}
];

/// Neighbouring hexes that no ship can pass between.
#[rustfmt::skip]
pub(super) const WALLS: &[(Hex, Hex)] = &[
${lines(walls(board, (wall) => !CANALS.includes(wall.forced)))}
];

/// Neighbouring hexes with a canal between them: Suez and Panama.
#[rustfmt::skip]
pub(super) const CANALS: &[(Hex, Hex)] = &[
${lines(walls(board, (wall) => CANALS.includes(wall.forced)))}
];

/// The harbour hexes of each territory on the Pacific, Atlantic, Indian and Arctic.
#[rustfmt::skip]
pub(super) static HARBOURS: [[&[Hex]; 4]; ${board.territories.length}] = [
${lines(board.territories.map((t) => `${harbours(board.harbours[t.id])}, // ${t.name}`), "")}
];

/// Those that differ where Australia's coasts are the geographic ones.
#[rustfmt::skip]
pub(super) static GEOGRAPHIC_HARBOURS: &[(T, [&[Hex]; 4])] = &[
${lines(board.territories.filter((t) => board.harboursGeoVariant[t.id]).map((t) =>
    `(T::${variant(t.name)}, ${harbours(board.harboursGeoVariant[t.id])})`))}
];
`;
}

const lines = (items, end = ",") => items.map((item) => `    ${item}${end}`).join("\n");

const variant = (name) => name.replaceAll(" ", "");

const continents = (board) =>
  CONTINENTS.map((continent) => {
    const members = board.territories.filter((t) => t.continent === continent);
    return `TerritorySet::of(&[${members.map((t) => `T::${variant(t.name)}`).join(", ")}])`;
  });

function borders(board) {
  const ids = board.territories.map((t) => t.id);
  const place = (id) => ids.indexOf(id);
  const name = (id) => `T::${variant(board.territories[place(id)].name)}`;
  return [...board.adjacency.land, ...board.adjacency.overseas.map((lane) => [lane.a, lane.b])]
    .map((pair) => [...pair].sort((a, b) => place(a) - place(b)))
    .sort(([a, b], [c, d]) => place(a) - place(c) || place(b) - place(d))
    .map(([a, b]) => `(${name(a)}, ${name(b)})`);
}

function sea(board) {
  const rows = Array.from({ length: board.grid.rows }, () => Array(board.grid.cols).fill("."));
  for (const hex of board.hexes) rows[hex.row][hex.col] = LETTERS[hex.ocean];
  return rows.map((row, i) => `b"${i % 2 ? " " : ""}${row.join(" ")}${i % 2 ? "" : " "}"`);
}

const hex = (id) => `at(${id.split(",").join(", ")})`;

const walls = (board, which) => board.walls.filter(which).map(({ a, b }) => `(${hex(a)}, ${hex(b)})`);

const harbours = (coasts = {}) =>
  `[${OCEANS.map((ocean) => `&[${(coasts[ocean]?.hexes ?? []).map(hex).join(", ")}]`).join(", ")}]`;
