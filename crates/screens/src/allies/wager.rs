//! Bets at poker: labels of the buttons, and the sizes of a bet without a limit (P5, W7).

use engine::game::PokerTable;
use engine::poker::{Amounts, Bet, Deck, Moves, PokerQuestion};

/// A bet or raise whose size the player chooses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WagerView {
    /// The smallest size, in armies.
    pub least: u32,
    /// The largest size, in armies: the player is then all-in.
    pub most: u32,
    /// Sizes offered at a tap, with their labels.
    pub chips: Vec<(&'static str, u32)>,
    /// The armies needed to call before it.
    owed: u32,
    /// True if somebody has already bet, so that this is a raise.
    raises: bool,
}

impl WagerView {
    /// Returns the possible sizes; `None` where bets are of one army or impossible.
    pub(super) fn of(table: &PokerTable, deck: &Deck) -> Option<Self> {
        let (_, PokerQuestion::Bet { owed, pot, .. }) = table.game.asks()? else { return None };
        let Some(Moves::Bet { bets, amounts: Some(Amounts { least, most }) }) =
            table.game.moves(deck)
        else {
            return None;
        };
        // Count the pot as it will be after a call.
        let pot = pot + owed;
        let (half, pot) = ((text::poker::half_pot(), pot / 2), (text::poker::whole_pot(), pot));
        let fits = |(_, by): &(&str, u32)| (least..most).contains(by);
        let mut chips: Vec<_> = [half, pot].into_iter().filter(fits).collect();
        chips.push((text::poker::go_all_in(), most));
        Some(Self { least, most, chips, owed, raises: bets.contains(Bet::Raise) })
    }

    /// Returns the possible size nearest to the wanted one.
    pub fn nearest(&self, wanted: Option<u32>) -> u32 {
        wanted.unwrap_or(self.least).clamp(self.least, self.most)
    }

    /// Returns the label of a bet of this size.
    pub fn says(&self, by: u32) -> String {
        let armies = by + self.owed;
        match (by == self.most, self.raises) {
            (true, _) => text::poker::wager_all_in(armies),
            (false, true) => text::poker::WagerRaise { by, armies }.say(),
            (false, false) => text::poker::wager(by),
        }
    }
}

/// Returns the other possible bets, with their labels.
pub(super) fn bets(table: &PokerTable, deck: &Deck) -> Vec<(Bet, String)> {
    let (Some((_, PokerQuestion::Bet { owed, stack, .. })), Some(Moves::Bet { bets, amounts })) =
        (table.game.asks(), table.game.moves(deck))
    else {
        return Vec::new();
    };
    let says = |bet: Bet| match bet {
        Bet::Check => text::ally_sentences::bet_check().to_owned(),
        Bet::Bet => text::ally_sentences::bet_bet().to_owned(),
        Bet::Call if stack <= owed => text::ally_sentences::bet_call_all_in(stack),
        Bet::Call => text::ally_sentences::bet_call(owed),
        Bet::Raise => text::ally_sentences::bet_raise(owed + 1),
        Bet::Fold => text::ally_sentences::bet_fold().to_owned(),
    };
    let of_one_army = |bet: &Bet| amounts.is_none() || !matches!(bet, Bet::Bet | Bet::Raise);
    bets.iter().filter(of_one_army).map(|bet| (bet, says(bet))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::allies::poker;
    use engine::core::Seat;
    use engine::game::{Action, Control, Phase, PokerGames, RuleSet};
    use engine::poker::{Limit, Move};
    use table::{Intent, Session, testing};

    fn table(session: &Session) -> Option<&PokerTable> {
        match session.view().table().phase() {
            Phase::Poker(table) => Some(table),
            _ => None,
        }
    }

    #[test]
    fn w7_what_is_offered_is_what_the_game_takes() {
        let rules = RuleSet {
            betting: Limit::NoLimit,
            poker_games: PokerGames::DealersChoice,
            ..RuleSet::NAUTICAL
        };
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(rules, &people);
        let (mut offered, mut all_in) = (0, 0);
        for _ in 0..6_000 {
            testing::play_some(&mut session, 1);
            session.dispatch(Intent::Uncover);
            let Some(own) = poker::own_poker(&session) else { continue };
            let Some(wager) = own.wager else {
                let of_one = |(bet, _): &(Bet, String)| matches!(bet, Bet::Bet | Bet::Raise);
                assert!(!own.bets.iter().any(of_one), "{:?}", own.bets);
                continue;
            };
            let state = session.view().table();
            for by in [wager.least, wager.most].into_iter().chain(wager.chips.iter().map(|it| it.1))
            {
                assert!(state.check(&Action::Poker(Move::Wager(by))).is_ok(), "{by} of {wager:?}");
                assert!(!wager.says(by).is_empty());
            }
            for by in [wager.least - 1, wager.most + 1] {
                assert!(state.check(&Action::Poker(Move::Wager(by))).is_err(), "{by} of {wager:?}");
            }
            let betting = table(&session).unwrap().game.betting();
            assert_eq!(betting.stack(own.seat), wager.most + betting.owed(own.seat));
            offered += 1;
            all_in += usize::from(wager.chips.len() == 1);
        }
        assert!(offered > 20 && all_in > 0, "{offered} {all_in}");
    }
}
