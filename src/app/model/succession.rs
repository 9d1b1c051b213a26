//! Going on with an ally after a defeat (T42).

use super::session::{Duty, Session};
use super::words::{armies, counted};
use crate::core::Seat;
use crate::game::Ask;
use crate::poker::Suit;
use crate::world::Continent;

/// An ally that can be taken over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeirView {
    /// The ally.
    pub seat: Seat,
    /// Its territories.
    pub territories: usize,
    /// Its armies.
    pub armies: u32,
    /// Its factories.
    pub factories: u32,
    /// Continents it holds whole.
    pub continents: Vec<&'static str>,
    /// Its poker suits.
    pub suits: Vec<Suit>,
}

impl HeirView {
    /// Its territories and armies in words.
    pub fn size(&self) -> String {
        let territories = u32::try_from(self.territories).unwrap_or(u32::MAX);
        format!("{}, {}", counted(territories, "territory", "territories"), armies(self.armies))
    }
}

/// A defeated player's choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SuccessionView {
    /// Who was defeated.
    pub fallen: Seat,
    /// What the defeated player is called.
    pub name: String,
    /// The allies, the largest first.
    pub heirs: Vec<HeirView>,
}

impl Session {
    /// The choice of the defeated player at the screen.
    pub fn succession(&self) -> Option<SuccessionView> {
        let Duty::Decide(prompt) = self.duty() else { return None };
        if prompt.ask != Ask::Succeed {
            return None;
        }
        let state = self.game().state();
        let board = state.board();
        let mut heirs: Vec<HeirView> = state
            .active_allies()
            .iter()
            .map(|seat| HeirView {
                seat,
                territories: board.held(seat).len(),
                armies: board.total_armies(seat),
                factories: board.held(seat).iter().map(|place| board.factories(place)).sum(),
                continents: board.continents(seat).map(Continent::name).collect(),
                suits: state.suits(seat).iter().collect(),
            })
            .collect();
        heirs.sort_by_key(|heir| std::cmp::Reverse((heir.territories, heir.armies)));
        Some(SuccessionView { fallen: prompt.seat, name: self.name(prompt.seat).to_owned(), heirs })
    }
}
