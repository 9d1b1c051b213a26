//! A self-contained picture of the board: an SVG that needs no style sheet, font or network.

pub mod colour;
pub mod film;
mod frame;
mod map;
mod svg_writer;

use crate::map::drawing::Drawing;
use crate::map::point::Point;
use crate::names::name_on_cover;
use colour::Theme;
use engine::core::Seat;
use engine::game::{Player, Role, State};
use engine::world::{ByTerritory, Hex};
use stdx::InOrder;
use svg_writer::SvgWriter;
use table::{Cover, Strength};
use words::InWords;

/// The height of the picture's head above the map, and of its foot below.
const HEAD: u32 = 108;
const FOOT: u32 = 122;

/// The content of the picture.
#[derive(Debug, Clone, PartialEq)]
pub struct Poster {
    /// The title of the game.
    pub title: String,
    /// The progress of the game, in a line.
    pub line: String,
    drawing: &'static Drawing,
    seats: Vec<FootArmy>,
    lands: ByTerritory<LandPieces>,
    ships: Vec<Vessel>,
}

/// An army in the foot of the picture.
#[derive(Debug, Clone, PartialEq, Eq)]
struct FootArmy {
    seat: Seat,
    name: String,
    /// Its possessions, or its fate, in two lines.
    holds: [String; 2],
    has_won: bool,
}

/// The pieces on a territory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct LandPieces {
    owner: Option<Seat>,
    armies: u32,
    factories: u32,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Vessel {
    owner: Seat,
    at: Point,
    crew: u32,
}

impl Poster {
    /// Returns the picture of a game in its current state.
    pub fn of(cover: &Cover, players: &[Player], state: &State) -> Self {
        let (drawing, board) = (Drawing::of(state.world().id()), state.board());
        let name = |seat: Seat| {
            let player = players.iter().find(|player| player.seat == seat);
            player.map_or(seat.in_words(), Player::in_words)
        };
        let outcome = state.outcome();
        let winners: Vec<Seat> =
            outcome.iter().flat_map(|outcome| outcome.winners.iter()).collect();
        let round = state.turn().round;
        let line = match (outcome, winners.as_slice()) {
            (Some(over), [winner]) => {
                let name = name_on_cover(cover, players, *winner);
                text::ending::Won { name, round: over.round }.say()
            }
            (Some(over), _) => text::poster::over(over.round),
            (None, _) if round == 0 => text::home::setting_up().to_owned(),
            (None, _) => text::poster::Turn { name: name(state.turn().seat), round }.say(),
        };
        let party = |seat: Seat| FootArmy {
            seat,
            name: name(seat).to_owned(),
            holds: holds(state, seat),
            has_won: winners.contains(&seat),
        };
        let present = state.order().iter().filter(|seat| state.role(**seat) != Role::Absent);
        Self {
            title: cover.table.title.clone(),
            line,
            drawing,
            seats: present.map(|seat| party(*seat)).collect(),
            lands: ByTerritory::from_fn(state.world().territories(), |at| LandPieces {
                owner: board.owner(at),
                armies: board.armies(at),
                factories: board.factories(at),
            }),
            ships: vessels(drawing, state),
        }
    }

    /// Returns the size of the picture in its own units, and in pixels when rasterized.
    pub fn size(&self) -> (u32, u32) {
        let (width, height) = self.drawing.dimensions();
        (width, HEAD + height + FOOT)
    }

    /// Returns the picture as SVG, in these colours.
    pub fn svg(&self, theme: Theme) -> String {
        let mut svg = SvgWriter::new(theme);
        let (width, height) = self.size();
        let all = format!(
            "xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\""
        );
        svg.within("svg", &all, |svg| {
            svg.said("title", "", &format!("{}: {}", self.title, self.line));
            self.draw_map(svg);
            self.draw_frame(svg);
        });
        svg.finish()
    }
}

fn holds(state: &State, seat: Seat) -> [String; 2] {
    let armies = text::holdings::armies(Strength::of(state, seat).total());
    let territories = text::poster::territories(state.board().held(seat).len());
    match state.role(seat) {
        Role::Fallen => [text::ending::fate_fell().to_owned(), String::new()],
        Role::Ally => [territories, text::poster::of_ally(armies)],
        Role::Player | Role::Absent => [territories, armies],
    }
}

/// Returns all ships in drawing order, northern ones last, so that no sail hides their crews.
fn vessels(drawing: &Drawing, state: &State) -> Vec<Vessel> {
    let fleet = state.fleet();
    let on = |hex: Hex| fleet.iter().filter(move |(_, ship)| ship.at == hex);
    let vessel = |(id, ship): (_, &engine::game::Ship)| {
        let place = on(ship.at).take_while(|(other, _)| *other != id).count();
        Vessel {
            owner: ship.owner,
            at: drawing.berth(ship.at, place, on(ship.at).count()),
            crew: ship.crew,
        }
    };
    let mut vessels: Vec<Vessel> = fleet.iter().map(vessel).collect();
    vessels.order_by(|one, other| other.at.y.total_cmp(&one.at.y));
    vessels
}

#[cfg(test)]
mod tests;
