//! A hand of poker with stashes: five-card draw, seven-card stud or Texas hold'em (P2, P5 to P8,
//! W6).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::betting::{Bet, Betting};
use super::card::{Card, CardSet};
use super::deck::Deck;
use super::fact::Fact;
use super::hand::{HAND, Ranking};
use super::moves::{IllegalMove, Move, Moves, Question};
use super::variant::{Street, Terms, Variant};
use crate::core::{BySeat, RandomSource, Seat, SeatSet};

/// The stage of a hand of poker. Stages follow in the order of the variant, up to the end or until
/// all players but one have folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// This player chooses cards of the stash (P2).
    Using(Seat),
    /// The betting round before the exchange (P5).
    FirstBets,
    /// This player exchanges cards (P6).
    Exchanging(Seat),
    /// The betting round after the exchange (P5).
    LastBets,
    /// This player shows or mucks (P7).
    Showing(Seat),
    /// Everybody else folded; the player who contests the ally may show (P8).
    Uncalled(Seat),
    /// The hand is over and all armies are paid out.
    Over(Verdict),
    /// The dealer chooses the variant, before anybody chooses cards (W6).
    Naming(Seat),
    /// A betting round of hold'em or stud, after these cards (W6).
    Bets(Street),
}

/// The result of a hand, which decides whether the ally is won (P8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Verdict {
    /// The player who won the main pot alone, or `None` if it was split.
    pub winner: Option<Seat>,
    /// The winner's cards with those of the board, if they were shown. The best five count.
    pub hand: Option<CardSet>,
}

/// A hand of poker. The cards are in a [`Deck`]; nothing in here is secret.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PokerGame {
    pub(super) terms: Terms,
    pub(super) variant: Option<Variant>,
    pub(super) dealer: Seat,
    /// All players of the hand, clockwise from the dealer's left.
    pub(super) clockwise: ArrayVec<Seat, { Seat::COUNT }>,
    pub(super) betting: Betting,
    pub(super) stage: Stage,
    pub(super) shown: SeatSet,
    pub(super) mucked: SeatSet,
    /// The cards of the board, in the order in which they were turned up (W6).
    pub(super) board: ArrayVec<Card, HAND>,
    /// The open cards of each player (W6).
    pub(super) open: BySeat<CardSet>,
}

/// The deck and random source of a move, and the list of its events.
pub(super) struct MoveContext<'a> {
    pub deck: &'a mut Deck,
    pub rng: &'a mut dyn RandomSource,
    pub facts: &'a mut Vec<Fact>,
}

impl PokerGame {
    /// Starts a hand, with everybody's ante. `table` holds all seats clockwise, `players` those in
    /// the hand with the armies that each can stake; the one who contests the ally opens every
    /// round.
    pub fn new(
        terms: Terms,
        table: &[Seat],
        (opener, dealer): (Seat, Seat),
        (players, stacks): (SeatSet, BySeat<u32>),
        facts: &mut Vec<Fact>,
    ) -> Self {
        let from = |first: Seat| {
            let place = table.iter().position(|seat| *seat == first).unwrap_or(0);
            let around = table.iter().copied().cycle().skip(place).take(table.len());
            around.filter(|seat| players.contains(*seat))
        };
        let left_of_dealer = table.iter().cycle().skip_while(|seat| **seat != dealer).nth(1);
        let betting = Betting::new(from(opener), stacks)
            .with(terms.limit)
            .calling_all_in(terms.must_call_all_in);
        facts.extend(betting.order().iter().map(|seat| Fact::Anted { seat: *seat }));
        let single = terms.variants.first().filter(|_| terms.variants.len() == 1);
        Self {
            terms,
            variant: single,
            dealer,
            clockwise: from(left_of_dealer.copied().unwrap_or(opener)).collect(),
            betting,
            stage: if single.is_some() { Stage::Using(opener) } else { Stage::Naming(dealer) },
            shown: SeatSet::EMPTY,
            mucked: SeatSet::EMPTY,
            board: ArrayVec::new(),
            open: BySeat::splat(CardSet::EMPTY),
        }
    }

    /// Returns the dealer (P3).
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Returns the variant, or `None` while the dealer chooses it (W6).
    pub fn variant(&self) -> Option<Variant> {
        self.variant
    }

    /// Returns the terms of the hand.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Returns the board, in the order in which its cards were turned up (W6).
    pub fn board(&self) -> &[Card] {
        &self.board
    }

    /// Returns the cards of a player that everybody sees during the hand (W6).
    pub fn open(&self, seat: Seat) -> CardSet {
        self.open[seat]
    }

    /// Returns the betting: stakes, and the player to bet.
    pub fn betting(&self) -> &Betting {
        &self.betting
    }

    /// Returns the stage of the hand.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the players whose cards were shown to everybody.
    pub fn shown(&self) -> SeatSet {
        self.shown
    }

    /// Returns the players who have mucked at the showdown.
    pub fn mucked(&self) -> SeatSet {
        self.mucked
    }

    /// Returns the ranking of cards under the rule set of the game (C6).
    pub fn ranking(&self) -> Ranking {
        self.terms.ranking
    }

    /// Returns the player to act and the question, or `None` when the hand is over.
    pub fn asks(&self) -> Option<(Seat, Question)> {
        Some(match self.stage {
            Stage::Naming(seat) => (seat, Question::Name),
            Stage::Using(seat) => (seat, Question::Use),
            Stage::FirstBets | Stage::LastBets | Stage::Bets(_) => {
                let seat = self.betting.asked()?;
                let (owed, pot) = (self.betting.owed(seat), self.betting.total());
                (seat, Question::Bet { owed, pot, stack: self.betting.stack(seat) })
            }
            Stage::Exchanging(seat) => (seat, Question::Exchange),
            Stage::Showing(seat) => (seat, Question::Show { uncalled: false }),
            Stage::Uncalled(seat) => (seat, Question::Show { uncalled: true }),
            Stage::Over(_) => return None,
        })
    }

    /// Returns the possible moves of the player to act, or `None` when the hand is over.
    pub fn moves(&self, deck: &Deck) -> Option<Moves> {
        let (seat, question) = self.asks()?;
        Some(match question {
            Question::Name => Moves::Name { variants: self.terms.variants },
            Question::Use => {
                let least = u8::from(!self.terms.free.contains(seat));
                let most = self.variant.map_or(HAND, Variant::most_own);
                Moves::Use { stash: deck.stashes[seat], least, most: count(most) }
            }
            Question::Bet { .. } => {
                Moves::Bet { bets: self.betting.choices(), amounts: self.betting.amounts() }
            }
            Question::Exchange => {
                Moves::Exchange { hand: deck.hands[seat], stash: deck.stashes[seat] }
            }
            Question::Show { .. } => Moves::Show,
        })
    }

    /// Returns the player to act, if this move is possible.
    ///
    /// # Errors
    /// Returns the reason why the move isn't possible.
    pub fn check(&self, action: Move, deck: &Deck) -> Result<Seat, IllegalMove> {
        let (seat, _) = self.asks().ok_or(IllegalMove::NotNow)?;
        self.moves(deck).ok_or(IllegalMove::NotNow)?.check(action)?;
        Ok(seat)
    }

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

    pub(super) fn discard_hand(&mut self, seat: Seat, table: &mut MoveContext) {
        self.open[seat] = CardSet::EMPTY;
        table.deck.discard_from_hand(seat, CardSet::FULL);
    }

    /// Asks the first player from this place on for cards of the stash, but skips those without
    /// any. After the last player, cards are dealt.
    fn ask_for_cards(&mut self, from: usize, table: &mut MoveContext) {
        let has_choice = |seat: &Seat| !table.deck.stashes[*seat].is_empty();
        let next = self.betting.order().iter().skip(from).copied().find(has_choice);
        match next {
            Some(next) => self.stage = Stage::Using(next),
            None => self.deal(table),
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

    pub(super) fn begin_bets(&mut self, stage: Stage) {
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
    pub(super) fn go_on_betting(&mut self, table: &mut MoveContext) {
        while self.betting.asked().is_none() {
            let Some(first) = self.first_in_game() else { return };
            if self.betting.in_game().len() == 1 {
                // Only for who wants the ally is it of use to show.
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

fn count(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}
