//! Allies and poker for them: the ally to call, contests, bets and cards to give up. Unknown cards
//! are dealt at random many times over.

mod bets;
mod choice;
mod draw;
mod nerve;
mod stakes;
mod wager;

use super::Planner;
use engine::core::{Seat, SeatSet};
use engine::game::{Action, Legal, Phase, PokerTable};
use engine::poker::{CardSet, Move, PokerQuestion, Pot, SuitSet, Trials, holds};

/// The worth of a card of the stash, in armies.
const STASH_CARD: f32 = 0.7;

impl<'a> Planner<'a> {
    /// Plays poker.
    pub fn poker(&self, question: PokerQuestion, legal: &Legal) -> Option<Action> {
        let table = self.table()?;
        Some(Action::Poker(match question {
            PokerQuestion::Name => self.name_game(table)?,
            PokerQuestion::Use => self.use_cards(table, legal)?,
            PokerQuestion::Bet { owed, pot, .. } => self.bet(table, owed, pot, legal)?,
            PokerQuestion::Exchange => self.exchange(table),
            PokerQuestion::Show { uncalled } => self.show(table, uncalled),
        }))
    }

    fn table(&self) -> Option<&'a PokerTable> {
        match self.view.state.phase() {
            Phase::Poker(table) => Some(table),
            _ => None,
        }
    }

    /// Returns the number of opponents still in the hand.
    fn opponents(&self, table: &PokerTable) -> usize {
        (table.game.betting().in_game() - SeatSet::only(self.view.player)).len()
    }

    /// Returns the suits that make a win count: the ally's for the player who calls it, any for all
    /// others.
    fn useful_suits(&self, table: &PokerTable) -> SuitSet {
        if self.calls() { self.view.state.suits(table.ally) } else { SuitSet::FULL }
    }

    /// Returns `true` if this player called the ally.
    fn calls(&self) -> bool {
        self.view.state.turn().player() == self.view.player
    }

    /// Returns simulated deals of all cards that this player doesn't see. The same view gives the
    /// same deals.
    fn trials(&self) -> Trials {
        let ranking = self.view.state.rules().ranking();
        Trials::new(ranking, self.seen_cards(), self.deals_seed(), self.view.weights.deals)
    }

    /// Returns the seed of simulated deals: the same view gives the same.
    fn deals_seed(&self) -> u64 {
        let known = u64::from(self.seen_cards());
        self.seed ^ known ^ u64::from(self.view.state.turn().round) << 52
    }

    /// Returns the player's cards, and those that others have shown.
    fn seen_cards(&self) -> CardSet {
        let observation = self.view.observation;
        let shown = observation.table().poker().hands.iter();
        shown.fold(observation.stash(), |all, (_, hand)| all | *hand)
    }

    /// Shows a hand that can still win a pot, or that wins the ally (P7, P8).
    fn show(&self, table: &PokerTable, uncalled: bool) -> Move {
        let (me, deck, game) = (self.view.player, self.view.state.poker(), &table.game);
        let value = |seat: Seat| game.ranking().worth(game.cards(seat, deck));
        let leads = |pot: &Pot| {
            let shown = pot.claimants & game.shown();
            pot.claimants.contains(me) && shown.iter().all(|other| value(other) <= value(me))
        };
        let shows = if uncalled {
            let suits = self.useful_suits(table);
            holds(game.ranking().best_with(game.cards(me, deck), suits).cards, suits)
        } else {
            game.betting().pots().iter().any(leads)
        };
        if shows { Move::Show } else { Move::Muck }
    }
}
