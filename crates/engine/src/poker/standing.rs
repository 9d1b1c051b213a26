//! The odds of all players during a hand of poker, for a viewer who sees the cards.

use super::card::{CardSet, SuitSet};
use super::deck::Deck;
use super::equity::Deal;
use super::game::{PokerGame, Stage};
use super::hand::{HAND, HandValue, holds};
use super::outlook::{HandOutlook, Trials, kept};
use super::variant::Variant;
use crate::core::{BySeat, Seat, SeatSet};

impl PokerGame {
    /// Returns each seat's odds, given the cards that `deck` has of all hands; unknown cards are
    /// dealt at random. The odds are exact if no card is to come, and otherwise come from `times`
    /// random deals. Before the deal, all seats have the same odds. The same seed gives the same
    /// deals.
    pub fn standing(
        &self,
        deck: &Deck,
        suits: SuitSet,
        seed: u64,
        times: u16,
    ) -> BySeat<HandOutlook> {
        let in_game = self.betting().in_game() - self.mucked();
        let Some(variant) = self.variant().filter(|_| self.has_dealt()) else {
            return even(in_game);
        };
        match variant {
            Variant::Draw => self.standing_at_draw(in_game, deck, suits, seed, times),
            Variant::HoldEm | Variant::Stud => {
                let mut found = BySeat::splat(NONE);
                for seat in in_game {
                    if let Some(deal) = self.known_to(seat, deck) {
                        let times = if is_complete(&deal) { 1 } else { times };
                        found[seat] = deal.sampled(self.ranking(), suits, seed, times);
                    }
                }
                shared(found)
            }
        }
    }

    fn has_dealt(&self) -> bool {
        !matches!(self.stage(), Stage::Naming(_) | Stage::Using(_))
    }

    fn standing_at_draw(
        &self,
        in_game: SeatSet,
        deck: &Deck,
        suits: SuitSet,
        seed: u64,
        times: u16,
    ) -> BySeat<HandOutlook> {
        let draws = self.still_to_exchange();
        let is_known = |seat: Seat| deck.hands[seat].len() >= HAND;
        let is_certain = in_game.iter().all(|seat| is_known(seat) && !draws.contains(seat));
        let times = if is_certain { 1 } else { times.max(1) };
        let known = deck.hands.iter().fold(CardSet::EMPTY, |all, (_, hand)| all | *hand);
        let mut trials = Trials::new(self.ranking(), known, seed, times);
        let mut found = BySeat::splat(NONE);
        for _ in 0..times {
            trials.shuffle();
            let mut shown: BySeat<Option<(HandValue, CardSet)>> = BySeat::splat(None);
            for seat in in_game {
                let mut hand = trials.fill(deck.hands[seat], HAND);
                if draws.contains(seat) || !is_known(seat) {
                    hand = trials.fill(kept(self.ranking(), hand), HAND);
                }
                shown[seat] = Some((self.ranking().value(hand), hand));
            }
            let best = shown.iter().filter_map(|(_, it)| Some(it.as_ref()?.0)).max();
            let winners: SeatSet =
                in_game.iter().filter(|it| shown[*it].map(|it| it.0) == best).collect();
            let part = part_of(winners);
            for seat in winners {
                found[seat].win += part / f32::from(times);
                let is_suited = shown[seat].is_some_and(|(_, hand)| holds(hand, suits));
                if winners.len() == 1 && is_suited {
                    found[seat].suited += 1.0 / f32::from(times);
                }
            }
        }
        found
    }

    /// Returns the players who may still exchange cards at draw.
    fn still_to_exchange(&self) -> SeatSet {
        match self.stage() {
            Stage::FirstBets => self.betting().in_game(),
            Stage::Exchanging(seat) => {
                let order = self.betting().order().iter().copied();
                order.skip_while(|other| *other != seat).collect()
            }
            _ => SeatSet::EMPTY,
        }
    }
}

const NONE: HandOutlook = HandOutlook { win: 0.0, suited: 0.0 };

/// Returns the same odds for all of these seats.
fn even(seats: SeatSet) -> BySeat<HandOutlook> {
    let win = part_of(seats);
    BySeat::from_fn(|seat| {
        if seats.contains(seat) { HandOutlook { win, suited: win / 2.0 } } else { NONE }
    })
}

fn part_of(seats: SeatSet) -> f32 {
    1.0 / f32::from(u8::try_from(seats.len().max(1)).unwrap_or(u8::MAX))
}

/// Scales the odds to a sum of 1, since each seat's odds come from separate deals.
fn shared(mut found: BySeat<HandOutlook>) -> BySeat<HandOutlook> {
    let all: f32 = found.iter().map(|(_, it)| it.win).sum();
    let all = if all > 0.0 { all } else { 1.0 };
    for (_, it) in found.iter_mut() {
        *it = HandOutlook { win: it.win / all, suited: it.suited / all };
    }
    found
}

fn is_complete(deal: &Deal) -> bool {
    let whole = |cards: &CardSet| cards.len() >= deal.hand;
    deal.board.len() >= deal.whole_board && whole(&deal.own) && deal.others.iter().all(whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Loaded, Seat};
    use crate::poker::{Bet, Card, Move, PokerSeats, PokerTerms, Ranking, VariantSet};

    const SEATS: [Seat; 3] = [Seat::Red, Seat::Blue, Seat::Green];

    fn game(variant: Variant, deck: &mut Deck) -> PokerGame {
        let terms =
            PokerTerms { variants: VariantSet::only(variant), ..PokerTerms::draw(Ranking::PLAIN) };
        let terms = PokerTerms { free: SeatSet::FULL, ..terms };
        let players = SEATS.into_iter().collect();
        let stacks = BySeat::splat(20);
        let (opener, dealer) = (Seat::Red, Seat::Green);
        let seats = PokerSeats { table: &Seat::ALL, opener, dealer, players, stacks };
        let mut game = PokerGame::new(terms, seats, &mut Vec::new());
        for (seat, card) in SEATS.into_iter().zip(CardSet::FULL) {
            deck.stashes[seat].insert(card);
            deck.stock.remove(card);
        }
        let before = game.standing(deck, SuitSet::FULL, 1, 10);
        for seat in SEATS {
            assert!((before[seat].win - 1.0 / 3.0).abs() < 1e-6, "nothing is dealt");
        }
        let rng = &mut Loaded::dice(&[]);
        while let Stage::Using(_) = game.stage() {
            game.play(Move::Use(CardSet::EMPTY), deck, rng, &mut Vec::new()).unwrap();
        }
        game
    }

    fn sum(standing: &BySeat<HandOutlook>) -> f32 {
        standing.iter().map(|(_, it)| it.win).sum()
    }

    #[test]
    fn chances_are_shared_until_they_are_certain() {
        for variant in [Variant::Draw, Variant::HoldEm, Variant::Stud] {
            let (mut deck, rng) = (Deck::new(), &mut Loaded::dice(&[]));
            let mut game = game(variant, &mut deck);
            let mut last = None;
            for _ in 0..80 {
                let standing = game.standing(&deck, SuitSet::FULL, 7, 100);
                if matches!(game.stage(), Stage::Over(_)) {
                    break;
                }
                assert!((sum(&standing) - 1.0).abs() < 1e-4, "{variant:?}");
                assert!(standing.iter().all(|(_, it)| it.suited <= it.win + 1e-6));
                last = Some(standing);
                let action = match game.asks().unwrap().1 {
                    crate::poker::PokerQuestion::Bet { owed: 0, .. } => Move::Bet(Bet::Check),
                    crate::poker::PokerQuestion::Bet { .. } => Move::Bet(Bet::Call),
                    crate::poker::PokerQuestion::Exchange => {
                        Move::Exchange { discard: CardSet::EMPTY, take: CardSet::EMPTY }
                    }
                    _ => Move::Show,
                };
                game.play(action, &mut deck, rng, &mut Vec::new()).unwrap();
            }
            let Stage::Over(verdict) = game.stage() else { panic!("{:?}", game.stage()) };
            let winner = verdict.winner.unwrap();
            assert!((last.unwrap()[winner].win - 1.0).abs() < 1e-6, "{variant:?}");
        }
    }

    #[test]
    fn who_sees_less_is_less_sure() {
        let mut deck = Deck::new();
        let game = game(Variant::Draw, &mut deck);
        let mut seen = deck;
        for seat in [Seat::Blue, Seat::Green] {
            seen.hands[seat] = CardSet::EMPTY;
        }
        let royal = [
            Card::AceOfSpades,
            Card::KingOfSpades,
            Card::QueenOfSpades,
            Card::JackOfSpades,
            Card::TenOfSpades,
        ];
        seen.hands[Seat::Red] = CardSet::of(&royal);
        let standing = game.standing(&seen, SuitSet::FULL, 3, 100);
        assert!(standing[Seat::Red].win > 0.99, "the best hand wins against any");
        seen.hands[Seat::Red] = CardSet::EMPTY;
        let standing = game.standing(&seen, SuitSet::FULL, 3, 600);
        assert!((standing[Seat::Red].win - 1.0 / 3.0).abs() < 0.08, "{standing:?}");
    }
}
