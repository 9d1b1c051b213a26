//! A position as a plan sees it: who holds what with how many armies, in thought.

use engine::core::{BySeat, Seat};
use engine::game::{Role, State};
use engine::world::{ByTerritory, Territory, TerritorySet};

use crate::bot::aims::{Guesses, aims};
use crate::bot::holdings::{set_worth, weight};

/// Land, armies and cards as they would be after a plan. Armies are means, so they need not be whole.
#[derive(Debug, Clone)]
pub struct Sketch {
    /// Who holds what.
    pub held: BySeat<TerritorySet>,
    /// Armies on each territory.
    pub armies: ByTerritory<f32>,
    /// Territory cards in each hand.
    pub cards: BySeat<f32>,
    /// Whoever has just moved, or moves now: the next player is the first to move.
    pub mover: Seat,
}

impl Sketch {
    /// The position as it is, with so many cards in each hand; `mover` is the player who has just moved, or moves now.
    pub fn new(state: &State, hands: &BySeat<u8>, mover: Seat) -> Self {
        let board = state.board();
        let land = state.world().territories();
        Self {
            held: BySeat::from_fn(|seat| board.held(seat)),
            armies: ByTerritory::from_fn(land, |at| weight(board.armies(at))),
            cards: BySeat::from_fn(|seat| f32::from(hands[seat])),
            mover,
        }
    }

    /// Who holds a territory.
    pub fn owner(&self, at: Territory) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.held[*seat].contains(at))
    }

    /// Gives a territory to a seat. With the last one go the cards of who has no armies at sea (X6, T43).
    pub fn take(&mut self, table: &Table, at: Territory, by: Seat) {
        let owner = self.owner(at);
        self.held[by].insert(at);
        let Some(owner) = owner else { return };
        self.held[owner].remove(at);
        if self.held[owner].is_empty() && table.afloat[owner] <= 0.0 {
            self.cards[by] += std::mem::take(&mut self.cards[owner]);
        }
    }
}

/// What stays the same while one turn is thought about.
pub struct Table<'a> {
    /// The position that it starts from.
    pub state: &'a State,
    /// Every army still played by somebody.
    pub players: Vec<Seat>,
    /// What each player may be after, where the game is won by objectives (K7).
    pub aims: BySeat<Guesses>,
    /// Poker cards that each keeps.
    pub stashes: BySeat<u8>,
    /// Armies at sea.
    pub afloat: BySeat<f32>,
    /// Armies that come beside the usual ones (P4, T43).
    pub coming: BySeat<f32>,
    /// Armies that each gets a turn by what it holds now.
    pub income: BySeat<f32>,
    /// What the next set brings.
    pub set: f32,
    /// Continents in order: their territories and what they bring a turn.
    pub continents: Vec<(TerritorySet, f32)>,
    /// The continent of each territory, by its number.
    pub continent: ByTerritory<u8>,
    /// Factories on each territory.
    pub factories: ByTerritory<f32>,
}

impl<'a> Table<'a> {
    /// The table at which a position is thought about, where each keeps so many poker cards.
    pub fn new(state: &'a State, stashes: &BySeat<u8>) -> Self {
        let world = state.world();
        let land = world.territories();
        let continents = world.continents().map(|it| (it.territories(), weight(it.bonus())));
        let round = state.turn().round;
        let income = BySeat::from_fn(|seat| state.income_of(seat));
        Self {
            income: income.map(|it| weight(it.flow())),
            aims: aims(state),
            state,
            players: state.seats(Role::Player).collect(),
            stashes: *stashes,
            afloat: BySeat::from_fn(|seat| weight(state.fleet().total_armies(seat))),
            coming: BySeat::from_fn(|seat| {
                let counted_out = if round > 0 { state.stake(seat) } else { 0 };
                weight(counted_out) - weight(income[seat].to_place())
            }),
            set: set_worth(state),
            continents: continents.collect(),
            continent: ByTerritory::from_fn(land, |at| {
                u8::try_from(at.continent().index()).unwrap_or(0)
            }),
            factories: ByTerritory::from_fn(land, |at| weight(state.board().factories(at))),
        }
    }

    /// What a seat gets a turn: for its territories, and for its continents and factories.
    pub fn income(&self, sketch: &Sketch, seat: Seat) -> (f32, f32) {
        let held = sketch.held[seat];
        let least = if self.state.rules().least_three { 3 } else { 0 };
        let land = u32::try_from(held.len() / 3).unwrap_or(0).max(least);
        let whole = self.continents.iter().filter(|(all, _)| all.is_subset(held));
        let continents: f32 = whole.map(|(_, bonus)| bonus).sum();
        let factories: f32 = held.iter().map(|at| self.factories[at]).sum();
        (weight(land), continents + factories * weight(engine::game::FACTORY_ARMIES))
    }
}
