//! The course of a hand of poker, from the choice of the variant to the showdown (P2, P5 to P8, W6).

use super::betting::Bet;
use super::card::CardSet;
use super::deck::Deck;
use super::fact::Fact;
use super::game::{MoveContext, PokerGame, Stage, count};
use super::moves::{IllegalMove, Move};
use crate::core::{RandomSource, Seat};

impl PokerGame {
    /// Plays a move of the player to act and adds its events to `facts`.
    ///
    /// # Errors
    /// Returns an error if the move isn't possible. In that case nothing changes, and no random
    /// number is used.
    pub fn play(
        &mut self,
        action: Move,
        deck: &mut Deck,
        rng: &mut dyn RandomSource,
        facts: &mut Vec<Fact>,
    ) -> Result<(), IllegalMove> {
        let seat = self.check(action, deck)?;
        let table = &mut MoveContext { deck, rng, facts };
        match action {
            Move::Name(variant) => {
                self.variant = Some(variant);
                table.facts.push(Fact::Named { seat, variant });
                self.ask_for_cards(0, table);
            }
            Move::Use(cards) => {
                table.deck.use_cards(seat, cards);
                let number = count(cards.len());
                table.facts.push(Fact::Used { seat, number, cards: Some(cards) });
                self.ask_for_cards(self.place(seat) + 1, table);
            }
            Move::Bet(bet) => {
                let armies = self.betting.act(bet).ok_or(IllegalMove::NoSuchBet(bet))?;
                self.tell_bet(seat, bet, armies, table);
            }
            Move::Wager(by) => {
                let (bet, armies) =
                    self.betting.wager(by).ok_or(IllegalMove::NoSuchBet(Bet::Raise))?;
                self.tell_bet(seat, bet, armies, table);
            }
            Move::Exchange { discard, take } => self.exchange(seat, discard, take, table),
            Move::Show => {
                self.show(seat, table);
                self.go_on_showing(seat, table);
            }
            Move::Muck => {
                self.mucked.insert(seat);
                table.facts.push(Fact::Mucked { seat });
                self.discard_hand(seat, table);
                self.go_on_showing(seat, table);
            }
        }
        Ok(())
    }

    fn tell_bet(&mut self, seat: Seat, bet: Bet, armies: u32, table: &mut MoveContext) {
        let left = self.betting.stack(seat);
        table.facts.push(Fact::Bet { seat, bet, armies, left });
        if !self.betting.in_game().contains(seat) {
            self.discard_hand(seat, table);
        }
        self.go_on_betting(table);
    }

    /// Asks the first player from this place on for cards of the stash, but skips those without
    /// any. After the last player, cards are dealt.
    fn ask_for_cards(&mut self, from: usize, table: &mut MoveContext) {
        let has_choice = |seat: &Seat| !table.deck.stashes[*seat].is_empty();
        let next = self.betting.order().iter().skip(from).copied().find(has_choice);
        if let Some(next) = next {
            self.stage = Stage::Using(next);
        } else {
            let first_bets = self.deal(table);
            self.begin_bets(first_bets);
            self.go_on_betting(table);
        }
    }

    /// Returns a player's place in the order of action.
    fn place(&self, seat: Seat) -> usize {
        let order = self.betting.order();
        order.iter().position(|other| *other == seat).unwrap_or(order.len())
    }

    fn exchange(&mut self, seat: Seat, discard: CardSet, take: CardSet, table: &mut MoveContext) {
        table.facts.push(Fact::Exchanged {
            seat,
            number: count(discard.len()),
            discarded: Some(discard),
            taken: count(take.len()),
            took: Some(take),
        });
        table.deck.discard_from_hand(seat, discard);
        table.deck.use_cards(seat, take);
        for _ in take.len()..discard.len() {
            table.deal(seat);
        }
        if let Some(next) = self.after(seat) {
            self.stage = Stage::Exchanging(next);
        } else {
            self.begin_bets(Stage::LastBets);
            self.go_on_betting(table);
        }
    }

    fn begin_bets(&mut self, stage: Stage) {
        self.stage = stage;
        self.betting.begin_round();
    }

    /// Returns the next player of the hand in the order of action, or `None` after the last.
    fn after(&self, seat: Seat) -> Option<Seat> {
        let in_game = self.betting.in_game();
        let later = self.betting.order().iter().skip(self.place(seat) + 1);
        later.copied().find(|seat| in_game.contains(*seat))
    }

    fn first_in_game(&self) -> Option<Seat> {
        let in_game = self.betting.in_game();
        self.betting.order().iter().copied().find(|seat| in_game.contains(*seat))
    }

    /// Continues after a betting round.
    fn go_on_betting(&mut self, table: &mut MoveContext) {
        while self.betting.asked().is_none() {
            let Some(first) = self.first_in_game() else { return };
            if self.betting.in_game().len() == 1 {
                // Only the player who called the ally gains anything by showing.
                if self.betting.order().first() == Some(&first) {
                    self.stage = Stage::Uncalled(first);
                } else {
                    self.settle(table);
                }
                return;
            }
            let next = match self.stage {
                Stage::FirstBets => {
                    self.stage = Stage::Exchanging(first);
                    return;
                }
                Stage::Bets(street) => street.next(),
                _ => None,
            };
            let Some(street) = next else {
                let in_game = self.betting.in_game();
                let called = self.betting.called().filter(|seat| in_game.contains(*seat));
                let shows = called.unwrap_or(first);
                self.show(shows, table);
                self.go_on_showing(shows, table);
                return;
            };
            self.deal_street(street, table);
            self.begin_bets(Stage::Bets(street));
        }
    }
}
