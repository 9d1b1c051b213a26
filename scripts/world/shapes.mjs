// The drawing data of the map.

import { STEPS, path, rings, thin } from "./outline.mjs";

/** Points that change an outline by less than this many square steps are left out. */
const UNSEEN = 10;

export function shapes(board) {
  const outlines = thin(board.territories.map((t) => rings(t.d)), UNSEEN).map(path);
  const [, , width, height] = board.viewBox;
  const { grid } = board;
  return `//! What the map looks like, generated from \`crates/engine/data/board.json\` by \`scripts/world.mjs\`: do not edit.
//!
//! Points are in units of the view box. Path data is in steps of ${1 / STEPS} units, without fractions: draw it under
//! [\`PATH_TRANSFORM\`]. Territories, hexes and oceans are given by their index in the engine.

use engine::world::{Territory, names};

/// The view box of the whole map.
pub const VIEW_BOX: (f32, f32, f32, f32) = (0.0, 0.0, ${float(width)}, ${float(height)});

/// The map repeats to the east and west after this many units.
pub const WRAP_WIDTH: f32 = ${float(board.wrapWidth)};

/// The transform under which all path data here is drawn.
pub const PATH_TRANSFORM: &str = "scale(${1 / STEPS})";

/// A touch this near to a badge means its territory: then every territory has 44 px where the map is 1024 px wide.
pub const HIT_RADIUS: f32 = ${float(board.territories[0].hitRadius)};

/// How a territory is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shape {
    /// The outline, as path data.
    pub path: &'static str,
    /// Where the number of armies stands.
    pub badge: (f32, f32),
    /// The radius of the room around the badge before an edge of the territory.
    pub room: f32,
    /// Where a line from the badge ends, if the badge stands outside.
    pub leader: Option<(f32, f32)>,
    /// From the badge to the foot of the first line of the name, in pixels: below, or where more room is.
    pub name: (f32, f32),
    /// The name, in lines.
    pub label: &'static [&'static str],
}

/// How a border across water is drawn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lane {
    pub between: (usize, usize),
    /// The lines to draw: one, or two where the lane leaves the map and comes back on the other side.
    pub segments: &'static [&'static [(f32, f32)]],
}

/// The territory that the eye begins at.
pub const MIDDLE: Territory = names::${board.territories.find(({ id }) => id === board.middle).name.replaceAll(" ", "")};

/// One shape for each territory.
#[rustfmt::skip]
pub static TERRITORIES: [Shape; ${board.territories.length}] = [
${board.territories.map((t, i) => shape(t, outlines[i])).join("\n")}
];

/// The borders across water.
#[rustfmt::skip]
pub static LANES: [Lane; ${board.adjacency.overseas.length}] = [
${board.adjacency.overseas.map((lane) => sealane(board, lane)).join("\n")}
];

/// The centre of the hex in row 0 and column 0.
pub const HEX_ORIGIN: (f32, f32) = (${float(grid.originX)}, ${float(grid.originY)});

/// From one hex to the next in its row; odd rows are half of it further to the right.
pub const HEX_WIDTH: f32 = ${float(grid.hexWidth)};

/// From one row of hexes to the next.
pub const HEX_ROW: f32 = ${float(grid.side * 1.5)};

/// The outline of a whole hex, as path data that follows a move to its centre.
pub const HEX_OUTLINE: &str = "${hexagon(grid)}";

/// Hexes that land cuts into, with the outline of the water in them as path data.
#[rustfmt::skip]
pub static HEX_CELLS: [(usize, &str); ${cells(board).length}] = [
${cells(board).join("\n")}
];

/// Hexes in which a ship does not stand in the centre: where it stands, and the radius of the room there.
#[rustfmt::skip]
pub static HEX_ANCHORS: [(usize, (f32, f32), f32); ${anchors(board).length}] = [
${anchors(board).join("\n")}
];

/// Where each territory's harbour on each ocean lies on its shore: territory, ocean, point. Holds the harbours of
/// both variants of Australia.
#[rustfmt::skip]
pub static PORTS: [(usize, usize, (f32, f32)); ${ports(board).length}] = [
${ports(board).join("\n")}
];
`;
}

const float = (n) => (Number.isInteger(n) ? n.toFixed(1) : String(Number(n.toFixed(3))));

const point = ([x, y]) => `(${float(x)}, ${float(y)})`;

/** The name stands below the badge, unless the board says otherwise. */
const BELOW = /** @type {[number, number]} */ ([0, 23]);

function shape({ badge, lines, nameAt = BELOW }, outline) {
  const leader = badge.leader ? `Some(${point(badge.leader)})` : "None";
  const label = lines.map((line) => `"${line}"`).join(", ");
  return `    Shape {
        path: "${outline}",
        badge: ${point([badge.x, badge.y])},
        room: ${float(badge.r)},
        leader: ${leader},
        name: ${point(nameAt)},
        label: &[${label}],
    },`;
}

function sealane(board, { a, b, segments }) {
  const [from, to] = [a, b].map((id) => board.territories.findIndex((t) => t.id === id));
  const drawn = segments.map((segment) => `&[${segment.map(point).join(", ")}]`).join(", ");
  return `    Lane { between: (${from}, ${to}), segments: &[${drawn}] },`;
}

function hexagon({ hexWidth, side }) {
  const [half, edge] = [hexWidth / 2, side].map((n) => Math.round(n * STEPS));
  const slope = Math.round(edge / 2);
  return `m0-${edge}l${half} ${slope} 0 ${edge}-${half} ${slope}-${half}-${slope} 0-${edge}z`;
}

const cells = (board) =>
  board.hexes.flatMap((hex, i) => (hex.cell ? `    (${i}, "${path(rings(hex.cell))}"),` : []));

function anchors(board) {
  const roomy = board.grid.hexWidth / 2 - 0.5;
  const moved = (hex) => Math.hypot(hex.anchor[0] - hex.x, hex.anchor[1] - hex.y) > 0.2 || hex.anchorRoom < roomy;
  return board.hexes.flatMap((hex, i) =>
    moved(hex) ? `    (${i}, ${point(hex.anchor)}, ${float(hex.anchorRoom)}),` : []);
}

const ports = ({ oceans, ...board }) =>
  board.territories.flatMap(({ id }, i) =>
    Object.entries({ ...board.harbours[id], ...board.harboursGeoVariant[id] }).map(
      ([ocean, { port }]) => `    (${i}, ${oceans.indexOf(ocean)}, ${point(port)}),`));
