//! Five-card draw with stashes (P2, P5 to P8, P10, P11).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::betting::{Betting, Pot};
use super::card::CardSet;
use super::deck::Deck;
use super::fact::Fact;
use super::hand::{HAND, HandValue, Ranking};
use super::moves::{Foul, Move, Moves, Question};
use crate::core::{BySeat, Chance, Seat, SeatSet};

/// Where a game stands: it goes down this list, and to the end once all but one have folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// This player chooses cards of its stash (P2).
    Using(Seat),
    /// The round of bets before the exchange (P5).
    FirstBets,
    /// This player exchanges cards (P6).
    Exchanging(Seat),
    /// The round of bets after the exchange (P5).
    LastBets,
    /// This player shows or mucks (P7).
    Showing(Seat),
    /// Everybody else folded; the player for whom the game is played may show (P8).
    Uncalled(Seat),
    /// The game is over and all armies are paid out.
    Over(Verdict),
}

/// How a game ended: whether it gets its ally follows from this (P8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Verdict {
    /// Who won the main pot alone; nobody if it was split.
    pub winner: Option<Seat>,
    /// The winner's hand, if it was shown.
    pub hand: Option<CardSet>,
}

/// A game of five-card draw. The cards lie in a [`Deck`]; nothing in here is secret.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FiveCardDraw {
    ranking: Ranking,
    dealer: Seat,
    /// All in the game, clockwise from the dealer's left.
    clockwise: ArrayVec<Seat, { Seat::COUNT }>,
    betting: Betting,
    stage: Stage,
    shown: SeatSet,
    mucked: SeatSet,
}

/// What a move draws on and writes to.
struct Table<'a> {
    deck: &'a mut Deck,
    chance: &'a mut dyn Chance,
    facts: &'a mut Vec<Fact>,
}

impl FiveCardDraw {
    /// Everybody antes. `table` are all seats clockwise, `players` those in the game with what each
    /// can stake; the one for whom the game is played opens every round.
    pub fn new(
        ranking: Ranking,
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
        let betting = Betting::new(from(opener), stacks);
        facts.extend(betting.order().iter().map(|seat| Fact::Anted { seat: *seat }));
        Self {
            ranking,
            dealer,
            clockwise: from(left_of_dealer.copied().unwrap_or(opener)).collect(),
            betting,
            stage: Stage::Using(opener),
            shown: SeatSet::EMPTY,
            mucked: SeatSet::EMPTY,
        }
    }

    /// Who deals (P3).
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Who has put in how much, and who is asked for a bet.
    pub fn betting(&self) -> &Betting {
        &self.betting
    }

    /// How far the game has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Whose hands everybody has seen.
    pub fn shown(&self) -> SeatSet {
        self.shown
    }

    /// Who has laid the hand down unseen at the showdown.
    pub fn mucked(&self) -> SeatSet {
        self.mucked
    }

    /// How its cards rank, as the rule set of the game has it (C6).
    pub fn ranking(&self) -> Ranking {
        self.ranking
    }

    /// Who must decide now, and about what; `None` when the game is over.
    pub fn asks(&self) -> Option<(Seat, Question)> {
        Some(match self.stage {
            Stage::Using(seat) => (seat, Question::Use),
            Stage::FirstBets | Stage::LastBets => {
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

    /// What the one who is asked can do; `None` when the game is over.
    pub fn moves(&self, deck: &Deck) -> Option<Moves> {
        let (seat, question) = self.asks()?;
        Some(match question {
            Question::Use => Moves::Use { stash: deck.stashes[seat] },
            Question::Bet { .. } => Moves::Bet { bets: self.betting.choices() },
            Question::Exchange => {
                Moves::Exchange { hand: deck.hands[seat], stash: deck.stashes[seat] }
            }
            Question::Show { .. } => Moves::Show,
        })
    }

    /// Who is asked, if it can do this.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check(&self, action: Move, deck: &Deck) -> Result<Seat, Foul> {
        let (seat, _) = self.asks().ok_or(Foul::NotNow)?;
        self.moves(deck).ok_or(Foul::NotNow)?.check(action)?;
        Ok(seat)
    }

    /// Plays a move of the one who is asked; what happened is added to `facts`.
    ///
    /// # Errors
    /// The move is not possible. Nothing has changed then, and no chance was used.
    pub fn play(
        &mut self,
        action: Move,
        deck: &mut Deck,
        chance: &mut dyn Chance,
        facts: &mut Vec<Fact>,
    ) -> Result<(), Foul> {
        let seat = self.check(action, deck)?;
        let table = &mut Table { deck, chance, facts };
        match action {
            Move::Use(cards) => self.use_cards(seat, cards, table),
            Move::Bet(bet) => {
                let armies = self.betting.act(bet).ok_or(Foul::NoSuchBet(bet))?;
                let left = self.betting.stack(seat);
                table.facts.push(Fact::Bet { seat, bet, armies, left });
                if !self.betting.in_game().contains(seat) {
                    table.deck.lay_down(seat, CardSet::FULL);
                }
                self.go_on_betting(table);
            }
            Move::Exchange { lay_down, take } => self.exchange(seat, lay_down, take, table),
            Move::Show => {
                self.show(seat, table);
                self.go_on_showing(seat, table);
            }
            Move::Muck => {
                self.mucked.insert(seat);
                table.facts.push(Fact::Mucked { seat });
                table.deck.lay_down(seat, CardSet::FULL);
                self.go_on_showing(seat, table);
            }
        }
        Ok(())
    }

    fn use_cards(&mut self, seat: Seat, cards: CardSet, table: &mut Table) {
        table.deck.use_cards(seat, cards);
        table.facts.push(Fact::Used { seat, number: count(cards), cards: Some(cards) });
        if let Some(next) = self.after(seat) {
            self.stage = Stage::Using(next);
            return;
        }
        for _ in 0..HAND {
            for &seat in &self.clockwise {
                if table.deck.hands[seat].len() < HAND {
                    deal(seat, table);
                }
            }
        }
        self.stage = Stage::FirstBets;
        self.betting.begin_round();
        self.go_on_betting(table);
    }

    fn exchange(&mut self, seat: Seat, lay_down: CardSet, take: CardSet, table: &mut Table) {
        table.facts.push(Fact::Exchanged {
            seat,
            number: count(lay_down),
            laid_down: Some(lay_down),
            taken: count(take),
            took: Some(take),
        });
        table.deck.lay_down(seat, lay_down);
        table.deck.use_cards(seat, take);
        for _ in take.len()..lay_down.len() {
            deal(seat, table);
        }
        if let Some(next) = self.after(seat) {
            self.stage = Stage::Exchanging(next);
            return;
        }
        self.stage = Stage::LastBets;
        self.betting.begin_round();
        self.go_on_betting(table);
    }

    /// The next in the game in the order of action; `None` after the last.
    fn after(&self, seat: Seat) -> Option<Seat> {
        let in_game = self.betting.in_game();
        let later = self.betting.order().iter().skip_while(|other| **other != seat).skip(1);
        later.copied().find(|seat| in_game.contains(*seat))
    }

    fn first_in_game(&self) -> Option<Seat> {
        let in_game = self.betting.in_game();
        self.betting.order().iter().copied().find(|seat| in_game.contains(*seat))
    }

    /// Goes on once a round of bets is over.
    fn go_on_betting(&mut self, table: &mut Table) {
        if self.betting.asked().is_some() {
            return;
        }
        let Some(first) = self.first_in_game() else { return };
        if self.betting.in_game().len() == 1 {
            // Only for who wants the ally is it of use to show.
            if self.betting.order().first() == Some(&first) {
                self.stage = Stage::Uncalled(first);
            } else {
                self.settle(table);
            }
        } else if self.stage == Stage::FirstBets {
            self.stage = Stage::Exchanging(first);
        } else {
            let in_game = self.betting.in_game();
            let called = self.betting.called().filter(|seat| in_game.contains(*seat));
            let shows = called.unwrap_or(first);
            self.show(shows, table);
            self.go_on_showing(shows, table);
        }
    }

    fn show(&mut self, seat: Seat, table: &mut Table) {
        self.shown.insert(seat);
        let cards = table.deck.hands[seat];
        let category = self.ranking.value(cards).category();
        table.facts.push(Fact::Shown { seat, cards, category });
    }

    /// The others show or muck, clockwise from the first who showed (P7).
    fn go_on_showing(&mut self, last: Seat, table: &mut Table) {
        let left = self.betting.in_game() - self.shown - self.mucked;
        let order = self.betting.order();
        let around = order.iter().cycle().skip_while(|seat| **seat != last).take(order.len());
        let next = around.copied().find(|seat| left.contains(*seat));
        match next {
            Some(next) => self.stage = Stage::Showing(next),
            None => self.settle(table),
        }
    }

    /// Pays the pots out and lays all cards down (P7, P10).
    fn settle(&mut self, table: &mut Table) {
        let value = |seat: Seat| self.ranking.value(table.deck.hands[seat]);
        let values = BySeat::from_fn(|seat| self.shown.contains(seat).then(|| value(seat)));
        let pots = self.betting.pots();
        let main = pots.first().map_or(SeatSet::EMPTY, |pot| winners(*pot, &values));
        let winner = main.first().filter(|_| main.len() == 1);
        let hand = winner.filter(|seat| self.shown.contains(*seat));
        let hand = hand.map(|seat| table.deck.hands[seat]);
        for pot in pots {
            for (seat, armies) in self.betting.pay(pot, winners(pot, &values), &self.clockwise) {
                let back = Fact::TookBack { seat, armies };
                table.facts.push(if pot.uncalled { back } else { Fact::Won { seat, armies } });
            }
        }
        self.betting.clear();
        for &seat in &self.clockwise {
            table.deck.lay_down(seat, CardSet::FULL);
        }
        self.stage = Stage::Over(Verdict { winner, hand });
    }
}

/// Deals a card; one of the own stash if none is left (P11).
fn deal(seat: Seat, table: &mut Table) {
    if let Some(card) = table.deck.deal(seat, table.chance) {
        table.facts.push(Fact::Dealt { seat, card: Some(card) });
    } else if let Some(card) = table.deck.use_any(seat, table.chance) {
        table.facts.push(Fact::Filled { seat, card: Some(card) });
    }
}

/// The best of the hands that were shown. Where nobody who can win the pot showed one, all who can
/// did the same, and share it.
fn winners(pot: Pot, values: &BySeat<Option<HandValue>>) -> SeatSet {
    let best = pot.claimants.iter().map(|seat| values[seat]).max().flatten();
    pot.claimants.iter().filter(|seat| values[*seat] == best).collect()
}

fn count(cards: CardSet) -> u8 {
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}
