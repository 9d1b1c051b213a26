//! The showdown and paying out (P7, P8, P10).

use super::betting::Pot;
use super::fact::Fact;
use super::game::{HandResult, MoveContext, PokerGame, Stage};
use super::hand::HandValue;
use crate::core::{BySeat, Seat, SeatSet};

impl PokerGame {
    pub(super) fn show(&mut self, seat: Seat, table: &mut MoveContext) {
        self.shown.insert(seat);
        let cards = table.deck.hands[seat];
        let category = self.ranking().worth(self.cards(seat, table.deck)).category();
        table.facts.push(Fact::Shown { seat, cards, category });
    }

    /// Lets the others show or muck, clockwise from the first who showed (P7).
    pub(super) fn go_on_showing(&mut self, last: Seat, table: &mut MoveContext) {
        let left = self.betting.in_game() - self.shown - self.mucked;
        let order = self.betting.order();
        let around = order.iter().cycle().skip_while(|seat| **seat != last).take(order.len());
        let next = around.copied().find(|seat| left.contains(*seat));
        match next {
            Some(next) => self.stage = Stage::Showing(next),
            None => self.settle(table),
        }
    }

    /// Pays out the pots and discards all cards (P7, P10).
    pub(super) fn settle(&mut self, table: &mut MoveContext) {
        let value = |seat: Seat| self.ranking().worth(self.cards(seat, table.deck));
        let values = BySeat::from_fn(|seat| self.shown.contains(seat).then(|| value(seat)));
        let pots = self.betting.pots();
        let main = pots.first().map_or(SeatSet::EMPTY, |pot| winners(*pot, &values));
        let winner = main.first().filter(|_| main.len() == 1);
        let hand = winner.filter(|seat| self.shown.contains(*seat));
        let hand = hand.map(|seat| self.cards(seat, table.deck));
        for pot in pots {
            for (seat, armies) in self.betting.pay(pot, winners(pot, &values), &self.clockwise) {
                let back = Fact::TookBack { seat, armies };
                table.facts.push(if pot.uncalled { back } else { Fact::Won { seat, armies } });
            }
        }
        self.betting.clear();
        for seat in self.clockwise.clone() {
            self.discard_hand(seat, table);
        }
        table.deck.discards = table.deck.discards | self.board.drain(..).collect();
        self.stage = Stage::Over(HandResult { winner, hand });
    }
}

/// Returns the players with the best shown hand. If nobody who can win the pot showed one, all of
/// them share it.
fn winners(pot: Pot, values: &BySeat<Option<HandValue>>) -> SeatSet {
    let best = pot.claimants.iter().map(|seat| values[seat]).max().flatten();
    pot.claimants.iter().filter(|seat| values[*seat] == best).collect()
}
