//! The worth of a hand of poker against its cost.

use super::percent::percent;
use super::{DecisionContext, Reason};
use engine::game::{Ask, Phase};
use engine::poker::{Bet, Move, PokerQuestion};

/// The number of simulated deals for the evaluation of a hand.
const DEALS: u16 = 400;

impl DecisionContext<'_> {
    /// Describes the chances of the hand, and the stakes.
    pub fn at_poker(&self, action: &Move) -> Option<Reason> {
        let Phase::Poker(table) = self.state.phase() else { return None };
        let Ask::Poker { question: PokerQuestion::Bet { owed, pot, stack }, .. } =
            self.state.prompt()?.ask
        else {
            return None;
        };
        let suits = self.state.suits(table.ally);
        let standing = table.game.standing(self.state.poker(), suits, 1, DEALS);
        let win = f64::from(standing[self.player].win);
        let (wins, threshold) = (percent(win), enough(owed, pot, stack));
        // A price equal to the hand's own chance adds no information.
        let threshold = threshold.filter(|enough| percent(*enough) != wins);
        Some(match (action, threshold) {
            (Move::Bet(Bet::Call), Some(enough)) if win >= enough => {
                Reason::CallPays { wins, enough: percent(enough), armies: owed }
            }
            (Move::Bet(Bet::Fold), Some(enough)) if win < enough => {
                Reason::CallDoesNotPay { wins, enough: percent(enough), armies: owed }
            }
            (Move::Bet(Bet::Check), _) => Reason::FreeCheck { wins },
            // A decision against the pot odds has other reasons: cards to come, or a bluff.
            (Move::Bet(_) | Move::Wager(_), _) => Reason::HandWins { wins },
            (Move::Name(_) | Move::Use(_) | Move::Exchange { .. } | Move::Show | Move::Muck, _) => {
                return None;
            }
        })
    }
}

/// Returns the chance to win from which calling pays (pot odds). `None` for a player who would be
/// all-in and plays for a part of the pot only.
fn enough(owed: u32, pot: u32, stack: u32) -> Option<f64> {
    (owed < stack).then(|| f64::from(owed) / f64::from(pot.saturating_add(owed).max(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_for_all_one_has_is_not_held_against_the_whole_pot() {
        assert_eq!(enough(2, 6, 10), Some(0.25));
        assert_eq!((enough(4, 6, 4), enough(9, 6, 4)), (None, None));
    }
}
