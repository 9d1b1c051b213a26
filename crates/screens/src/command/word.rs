//! Words that can follow, and constructors for them.

use std::fmt::Display;

use engine::battle::Post;
use engine::core::{SeatSet, ShipId};
use engine::game::{Action, SeaAction, State};
use engine::poker;
use engine::world::{Hex, HexSet, Territory, TerritorySet};
use table::Draft;

/// The subject of a word, for its note in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// Nothing beyond the word itself.
    Itself,
    Verb,
    Land(Territory),
    Ship(ShipId),
    Sea(Hex),
    Card(poker::Card),
    /// The largest possible number.
    Most,
}

/// A word that can follow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// The word as typed.
    pub show: String,
    /// The word as records say it.
    pub say: String,
    pub about: About,
}

/// The possible continuations: words, or a number from a range.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NextWords {
    pub words: Vec<Word>,
    /// The fewest and the most.
    pub numbers: Option<(u32, u32)>,
}

/// Returns a word that stands only for itself.
pub(super) fn itself(word: &dyn Display) -> Word {
    let word = word.to_string();
    Word { show: word.clone(), say: word, about: About::Itself }
}

/// Returns a name as one word, with hyphens in place of spaces.
pub(super) fn named(name: &dyn Display, about: About) -> Word {
    Word { about, ..itself(&name.to_string().replace(' ', "-")) }
}

pub(super) fn land(at: Territory) -> Word {
    named(&at, About::Land(at))
}

pub(super) fn ship(id: ShipId) -> Word {
    Word { about: About::Ship(id), ..itself(&id) }
}

/// Returns a territory or a ship that sends armies.
pub(super) fn post(from: Post) -> Word {
    match from {
        Post::Land(territory) => land(territory),
        Post::Ship(id) => Word { about: About::Ship(id), ..itself(&format!("ship {id}")) },
    }
}

pub(super) fn card(card: poker::Card) -> Word {
    Word { about: About::Card(card), ..itself(&card) }
}

impl Word {
    pub fn number(number: u32) -> Self {
        itself(&number)
    }

    /// Returns the largest possible number.
    pub fn most(number: u32) -> Self {
        Self { about: About::Most, ..itself(&number) }
    }
}

impl NextWords {
    pub(super) fn of(words: impl IntoIterator<Item = Word>) -> Self {
        Self { words: words.into_iter().collect(), numbers: None }
    }

    pub(super) fn lands(territories: TerritorySet) -> Self {
        Self::of(territories.iter().map(land))
    }

    /// Returns the names of armies.
    pub(super) fn seats(seats: SeatSet) -> Self {
        Self::of(seats.iter().map(|seat| itself(&seat.name())))
    }

    pub(super) fn number(least: u32, most: u32) -> Self {
        Self { words: Vec::new(), numbers: Some((least, most)) }
    }

    /// Returns block numbers, counted from 1.
    pub(super) fn numbers(from_0: &[u8]) -> Self {
        Self::of(from_0.iter().map(|number| itself(&(u16::from(*number) + 1))))
    }
}

/// Returns hexes, and the territories near them.
pub(super) fn hexes(table: &State, hexes: &HexSet) -> NextWords {
    let shores = hexes.iter().fold(TerritorySet::EMPTY, |all, hex| all | table.world().shores(hex));
    let towards = |at: Territory| {
        let actions = Draft::tap_towards(table, at).ok()?;
        let Action::Sea(SeaAction::Sail { to: hex } | SeaAction::Launch { at: hex }) =
            actions.first()?
        else {
            return None;
        };
        Some(Word { say: hex.to_string(), ..land(at) })
    };
    let named = shores.iter().filter_map(towards);
    NextWords::of(
        named.chain(hexes.iter().map(|hex| Word { about: About::Sea(hex), ..itself(&hex) })),
    )
}
