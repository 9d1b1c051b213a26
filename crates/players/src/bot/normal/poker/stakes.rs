//! The worth of an ally to the player who commands it, and the harm to others.

use super::{Planner, STASH_CARD};
use crate::bot::holdings::weight;
use engine::core::Seat;
use engine::game::PokerTable;
use engine::world::Territory;

/// The chance to catch a pirate with an ally's ships.
const HUNT: f32 = 0.2;

impl Planner<'_> {
    /// Returns the worth of a win beyond the pot: commanding the ally, or keeping it from the
    /// player who would.
    pub(super) fn prize(&self, table: &PokerTable) -> f32 {
        if self.calls() {
            self.worth_of_playing(table.ally)
        } else {
            self.harm_of(self.view.state.turn().player(), table.ally)
        }
    }

    /// Returns the worth of commanding an ally: its best chain of attacks, and the cards that
    /// somebody left with it (T40).
    pub(super) fn worth_of_playing(&self, ally: Seat) -> f32 {
        let view = self.view.of_ally(ally);
        let armies = view.state.income_of(ally).placeable();
        let planner = Planner::new(view, self.seed);
        let from = |front: Territory| planner.plan(front, view.armies(front) + armies).worth;
        let best = view.front().iter().map(from).fold(0.0, f32::max);
        let sizes = (view.observation.hand_sizes()[ally], view.observation.stash_sizes()[ally]);
        let cards = f32::from(sizes.0) * self.values().card + f32::from(sizes.1) * STASH_CARD;
        best + cards + self.hunt(ally)
    }

    /// Returns the worth of an ally with ships against rivals who have nothing but theirs (T43).
    fn hunt(&self, ally: Seat) -> f32 {
        let (board, fleet) = (self.view.board(), self.view.state.fleet());
        if !fleet.of(ally).any(|(_, ship)| ship.crew > 1) {
            return 0.0;
        }
        let pirates = self.view.rivals().filter(|rival| board.held(*rival).is_empty());
        pirates.map(|pirate| HUNT * self.values().prize(pirate)).fold(0.0, f32::max)
    }

    /// Returns the harm to this player if another one commands an ally: the most likely loss of
    /// land, and the cards that the other one draws (T31).
    pub(super) fn harm_of(&self, player: Seat, ally: Seat) -> f32 {
        let view = self.view;
        let more = view.state.income_of(ally).placeable();
        let fronts = view.board().held(ally).iter();
        let attacks = fronts.flat_map(|from| {
            let targets = (view.neighbours(from) & view.held()).iter();
            targets.map(move |to| (view.armies(from) + more, to))
        });
        let loss = |(armies, to): (u32, Territory)| {
            let conquest = self.forecast(armies, view.armies(to)).conquest;
            conquest * (self.values().loss(to) + weight(view.armies(to)) * self.values().army)
        };
        let land = attacks.map(loss).fold(0.0, f32::max);
        land + self.values().harm(player) * self.values().card
    }
}
