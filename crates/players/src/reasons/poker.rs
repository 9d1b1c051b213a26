//! What a hand of poker is worth against what it costs.

use super::Case;
use super::chance::chance;
use engine::game::{Ask, Phase};
use engine::poker::{Bet, Move, Question};

/// Deals that a hand is judged by.
const DEALS: u16 = 400;

impl Case<'_> {
    /// The hand, and the stake.
    pub fn at_poker(&self, deed: &Move) -> Option<String> {
        let Phase::Poker(table) = self.state.phase() else { return None };
        let Ask::Poker { question: Question::Bet { owed, pot, .. }, .. } = self.state.prompt()?.ask
        else {
            return None;
        };
        let suits = self.state.suits(table.ally);
        let standing = table.game.standing(self.state.poker(), suits, 1, DEALS);
        let wins = chance(f64::from(standing[self.player].win));
        Some(match deed {
            Move::Bet(Bet::Call) => text::hints::call_pays(wins, chance(enough(owed, pot)), owed),
            Move::Bet(Bet::Fold) => {
                text::hints::call_does_not_pay(wins, chance(enough(owed, pot)), owed)
            }
            Move::Bet(Bet::Check) => text::hints::check_is_free(wins),
            Move::Bet(Bet::Bet | Bet::Raise) | Move::Wager(_) => text::hints::hand_wins(wins),
            Move::Name(_) | Move::Use(_) | Move::Exchange { .. } | Move::Show | Move::Muck => {
                return None;
            }
        })
    }
}

/// From which chance to win on it pays to put in so many armies for the pot.
fn enough(owed: u32, pot: u32) -> f64 {
    f64::from(owed) / f64::from(pot.saturating_add(owed).max(1))
}
