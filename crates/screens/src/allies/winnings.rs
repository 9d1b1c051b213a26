//! The armies that a seat put in at poker and the armies won, in sentences.

use crate::names::player_name;
use engine::core::{BySeat, Seat};
use engine::poker::Fact;
use table::Session;

/// The armies that a seat put in the pots, and the armies that each player won from them.
pub(crate) struct PokerBalance {
    seat: Seat,
    put_in: u32,
    won: BySeat<u32>,
}

impl PokerBalance {
    /// Returns the winnings of a seat that hasn't put anything in yet.
    pub(crate) const fn of(seat: Seat) -> Self {
        Self { seat, put_in: 0, won: BySeat::splat(0) }
    }

    /// Counts a fact of poker; several hands add up.
    pub(crate) fn hear(&mut self, fact: Fact) {
        match fact {
            Fact::Anted { seat } if seat == self.seat => self.put_in += 1,
            Fact::Bet { seat, armies, .. } if seat == self.seat => self.put_in += armies,
            Fact::TookBack { seat, armies } if seat == self.seat => {
                self.put_in -= armies.min(self.put_in);
            }
            Fact::Won { seat, armies } => self.won[seat] += armies,
            Fact::Anted { .. }
            | Fact::Used { .. }
            | Fact::Dealt { .. }
            | Fact::Filled { .. }
            | Fact::Bet { .. }
            | Fact::Exchanged { .. }
            | Fact::Shown { .. }
            | Fact::Mucked { .. }
            | Fact::TookBack { .. }
            | Fact::Named { .. }
            | Fact::Burned { .. }
            | Fact::TurnedUp { .. }
            | Fact::Opened { .. } => {}
        }
    }

    /// Returns a line for each winner, with the part of the winnings that the seat had put in.
    pub(crate) fn lines(&self, session: &Session) -> Vec<String> {
        let winners = || self.won.iter().filter(|(_, won)| **won > 0);
        let is_of_one = winners().count() == 1;
        let told = |(seat, won): (Seat, &u32)| {
            let (name, won, part) = (player_name(session, seat), *won, self.put_in);
            let has_part = is_of_one && (1..=won).contains(&part);
            match (seat == self.seat, has_part) {
                (false, false) => text::recap::Won { name, armies: won }.say(),
                (false, true) => text::recap::WonPart { name, armies: won, part }.say(),
                (true, false) => text::recap::you_won(won),
                (true, true) => text::recap::YouWonPart { armies: won, part }.say(),
            }
        };
        let mut lines: Vec<String> = winners().map(told).collect();
        if self.put_in > 0 && lines.len() > 1 {
            lines.push(text::recap::put_in(self.put_in));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::names::player_name;
    use crate::story::recap::RecapView;
    use engine::poker::Bet;
    use table::testing;

    fn told(facts: &[Fact]) -> Vec<String> {
        let session = testing::two_humans();
        let mut balance = PokerBalance::of(Seat::Red);
        for fact in facts {
            balance.hear(*fact);
        }
        balance.lines(&session)
    }

    fn anted(seat: Seat) -> Fact {
        Fact::Anted { seat }
    }

    #[test]
    fn it_is_told_how_much_of_what_was_won_was_the_seats_own() {
        let raise = Fact::Bet { seat: Seat::Red, bet: Bet::Raise, armies: 2, left: 1 };
        let both = [anted(Seat::Red), anted(Seat::Blue), raise];
        let won = |seat: Seat| [&both[..], &[Fact::Won { seat, armies: 4 }]].concat();
        let session = testing::two_humans();
        let blue = player_name(&session, Seat::Blue);
        assert_eq!(told(&won(Seat::Red)), ["You won 4 armies at poker, 3 of them your own."]);
        assert_eq!(
            told(&won(Seat::Blue)),
            [format!("{blue} won 4 armies at poker, 3 of them yours.")]
        );
    }

    #[test]
    fn what_is_won_without_the_seat_is_told_alone_and_a_split_pot_with_what_was_put_in() {
        let won = |seat, armies| Fact::Won { seat, armies };
        assert_eq!(told(&[won(Seat::Red, 1)]), ["You won 1 army at poker."]);
        let split = told(&[anted(Seat::Red), won(Seat::Red, 1), won(Seat::Blue, 1)]);
        assert_eq!(split.len(), 3);
        assert_eq!(split[2], "You staked 1 army in all.");
    }

    #[test]
    fn what_was_put_in_before_the_seat_decided_last_counts_too() {
        let mut session = testing::two_humans();
        let found = (0..2000).any(|_| {
            testing::play_some(&mut session, 1);
            let part = |line: &String| line.contains("at poker") && line.contains(" of them your");
            let recap = RecapView::handover(&session).filter(|recap| recap.key.1);
            recap.is_some_and(|recap| recap.lines.iter().any(part))
        });
        assert!(found);
    }
}
