//! A position as the search sees it: the owner and the armies of each territory.

use engine::core::{BySeat, Seat};
use engine::game::{Role, State};
use engine::world::{ByTerritory, Territory, TerritorySet};

use crate::bot::aims::{Guesses, aims};
use crate::bot::holdings::{set_worth, weight};

/// Land, armies and cards as they would be after a plan. Armies are means, so they may be
/// fractions.
#[derive(Debug, Clone)]
pub struct ExpectedPosition {
    /// The territories of each seat.
    pub held: BySeat<TerritorySet>,
    /// The armies on each territory.
    pub armies: ByTerritory<f32>,
    /// The number of territory cards in each hand.
    pub cards: BySeat<f32>,
    /// The player who has just moved, or moves now; the next player is the first to move.
    pub mover: Seat,
}

/// The difference from an earlier position.
#[derive(Debug, Clone, Copy)]
pub struct PositionChange {
    /// The places where armies have changed.
    pub armies: TerritorySet,
    /// The territory that changed hands, with its former owner.
    pub taken: Option<(Territory, Seat)>,
}

impl PositionChange {
    /// No difference.
    pub const NONE: Self = Self::of_armies(TerritorySet::EMPTY);

    /// Returns a change of the armies at these places.
    pub const fn of_armies(armies: TerritorySet) -> Self {
        Self { armies, taken: None }
    }
}

impl ExpectedPosition {
    /// Creates the position as it is, with the given number of cards in each hand; `mover` is the
    /// player who has just moved, or moves now.
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

    /// Returns the owner of a territory, or `None` if it has none.
    pub fn owner(&self, at: Territory) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.held[*seat].contains(at))
    }

    /// Gives a territory to a seat. With the last one go the cards of an owner without armies at
    /// sea (X6, T43).
    pub fn take(&mut self, context: &EvalContext, at: Territory, by: Seat) {
        let owner = self.owner(at);
        self.held[by].insert(at);
        let Some(owner) = owner else { return };
        self.held[owner].remove(at);
        if self.held[owner].is_empty() && context.afloat[owner] <= 0.0 {
            self.cards[by] += std::mem::take(&mut self.cards[owner]);
        }
    }
}

/// The values that stay the same while a turn is searched.
pub struct EvalContext<'a> {
    /// The position at the start.
    pub state: &'a State,
    /// The armies that are still played.
    pub players: Vec<Seat>,
    /// The possible objectives of each player, where the game is won by objectives (K7).
    pub aims: BySeat<Guesses>,
    /// The number of poker cards in each stash.
    pub stashes: BySeat<u8>,
    /// The armies of each seat at sea.
    pub afloat: BySeat<f32>,
    /// The armies due besides the usual income (P4, T43).
    pub coming: BySeat<f32>,
    /// The income of each seat per turn from its present territories.
    pub income: BySeat<f32>,
    /// The worth of the next set, in armies.
    pub set: f32,
    /// The continents in order: their territories and their bonus per turn.
    pub continents: Vec<(TerritorySet, f32)>,
    /// The continent of each territory, by number.
    pub continent: ByTerritory<u8>,
    /// The factories on each territory.
    pub factories: ByTerritory<f32>,
}

impl<'a> EvalContext<'a> {
    /// Creates the context for a position, with the given number of poker cards in each stash.
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
                weight(counted_out) - weight(income[seat].placeable())
            }),
            set: set_worth(state),
            continents: continents.collect(),
            continent: ByTerritory::from_fn(land, |at| {
                u8::try_from(at.continent().index()).unwrap_or(0)
            }),
            factories: ByTerritory::from_fn(land, |at| weight(state.board().factories(at))),
        }
    }

    /// Returns the income of a seat per turn: for its territories, and for its continents and
    /// factories.
    pub fn income(&self, position: &ExpectedPosition, seat: Seat) -> (f32, f32) {
        let held = position.held[seat];
        let least = if self.state.rules().least_three { 3 } else { 0 };
        let land = u32::try_from(held.len() / 3).unwrap_or(0).max(least);
        let whole = self.continents.iter().filter(|(all, _)| all.is_subset(held));
        let continents: f32 = whole.map(|(_, bonus)| bonus).sum();
        let factories: f32 = held.iter().map(|at| self.factories[at]).sum();
        (weight(land), continents + factories * weight(engine::game::FACTORY_ARMIES))
    }
}
