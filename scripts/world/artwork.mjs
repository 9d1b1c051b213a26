// The artwork of a board: all data that only serves to draw it.

import { STEPS, path, rings, thin } from "./outline.mjs";

/** The area below which a point of an outline is left out, in square steps. */
const UNSEEN = 10;

export function artwork(board) {
  const outlines = thin(board.territories.map((t) => rings(t.d)), UNSEEN).map(path);
  const [, , width, height] = board.viewBox;
  const { grid } = board;
  return `//! The artwork of the Earth, generated from \`crates/engine/data/board.json\` by \`scripts/world.mjs\`: do not edit.

use super::artwork::{Artwork, HexGrid, LaneArtwork, TerritoryShape};

#[rustfmt::skip]
pub(super) static EARTH: Artwork = Artwork {
    size: (${width}, ${height}),
    wrap: ${float(board.wrapWidth)},
    hit_radius: ${float(board.territories[0].hitRadius)},
    middle: ${place(board, board.middle)},
    territories: &[
${board.territories.map((t, i) => shape(t, outlines[i])).join("\n")}
    ],
    lanes: &[
${board.adjacency.overseas.map((lane) => sealane(board, lane)).join("\n")}
    ],
    continents: &[${board.continents.map(({ nameAt }) => point(nameAt)).join(", ")}],
    anchorages: &[${board.anchorages.map((at) => `(${at.join(", ")})`).join(", ")}],
    hexes: HexGrid {
        origin: (${float(grid.originX)}, ${float(grid.originY)}),
        width: ${float(grid.hexWidth)},
        row: ${float(grid.side * 1.5)},
        outline: "${hexagon(grid)}",
        cells: &[
${cells(board).join("\n")}
        ],
        anchors: &[
${anchors(board).join("\n")}
        ],
    },
};
`;
}

const float = (n) => (Number.isInteger(n) ? n.toFixed(1) : String(Number(n.toFixed(3))));

const point = ([x, y]) => `(${float(x)}, ${float(y)})`;

/** The position of the name below the badge, unless the board sets another one. */
const BELOW = /** @type {[number, number]} */ ([0, 23]);

function shape({ badge, lines, nameAt = BELOW }, outline) {
  const leader = badge.leader ? `Some(${point(badge.leader)})` : "None";
  const label = lines.map((line) => `"${line}"`).join(", ");
  return `        TerritoryShape {
            path: "${outline}",
            badge: ${point([badge.x, badge.y])},
            leader: ${leader},
            name: ${point(nameAt)},
            label: &[${label}],
        },`;
}

const place = (board, id) => board.territories.findIndex((t) => t.id === id);

function sealane(board, { a, b, segments }) {
  const [from, to] = [a, b].map((id) => place(board, id));
  const drawn = segments.map((segment) => `&[${segment.map(point).join(", ")}]`).join(", ");
  return `        LaneArtwork { between: (${from}, ${to}), segments: &[${drawn}] },`;
}

function hexagon({ hexWidth, side }) {
  const [half, edge] = [hexWidth / 2, side].map((n) => Math.round(n * STEPS));
  const slope = Math.round(edge / 2);
  return `m0-${edge}l${half} ${slope} 0 ${edge}-${half} ${slope}-${half}-${slope} 0-${edge}z`;
}

const cells = (board) =>
  board.hexes.flatMap((hex, i) => (hex.cell ? `            (${i}, "${path(rings(hex.cell))}"),` : []));

function anchors(board) {
  const roomy = board.grid.hexWidth / 2 - 0.5;
  const moved = (hex) => Math.hypot(hex.anchor[0] - hex.x, hex.anchor[1] - hex.y) > 0.2 || hex.anchorRoom < roomy;
  return board.hexes.flatMap((hex, i) =>
    moved(hex) ? `            (${i}, ${point(hex.anchor)}, ${float(hex.anchorRoom)}),` : []);
}
