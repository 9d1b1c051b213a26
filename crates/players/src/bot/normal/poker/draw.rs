//! The choice of stash cards to use, and of cards to replace (P2, P6).

use super::{Planner, STASH_CARD};
use crate::bot::holdings::weight;
use engine::game::PokerTable;
use engine::poker::{
    Card, CardSet, HAND, HandOutlook, Move, Own, Ranking, groups, highest, kept, of_suit,
};

impl Planner<'_> {
    /// Uses the most promising cards of the stash; others can follow at the exchange.
    pub(super) fn use_to_draw(&self, table: &PokerTable, least: u8) -> Option<Move> {
        let stash = self.view.observation.stash();
        let singles = stash.iter().map(CardSet::only);
        let same = stash.iter().map(|card| of_rank(stash, card));
        let suited = stash.iter().map(|card| of_suit(stash, card)).filter(|cards| cards.len() > 2);
        let choices = singles.chain(same).chain(suited);
        let none = (least == 0).then_some(CardSet::EMPTY);
        let choices = choices.filter(|cards| (1..=HAND).contains(&cards.len())).chain(none);
        self.most_useful(table, choices, Own::ToDraw, stash).map(Move::Use)
    }

    /// Keeps and takes the most promising cards.
    pub(super) fn exchange(&self, table: &PokerTable) -> Move {
        let hand = self.view.observation.poker_hand();
        let stash = self.view.observation.stash();
        let (ranking, pool) = (table.game.ranking(), hand | stash);
        let suited = pool.iter().map(|card| of_suit(pool, card)).filter(|cards| cards.len() > 3);
        let suited = suited.map(|cards| best_of(ranking, cards, HAND));
        let choices = [
            kept(ranking, hand),
            best_of(ranking, pool, HAND),
            best_of(ranking, groups(pool), HAND),
            highest(ranking, pool),
        ];
        let choices = choices.into_iter().chain(suited);
        let choices = choices.filter(|cards| cards.len() <= hand.len());
        let kept = self.most_useful(table, choices, Own::Drawn, stash).unwrap_or(hand);
        Move::Exchange { discard: hand - kept, take: kept & stash }
    }

    /// Returns the cards with the best outlook, less the price of those from the stash.
    fn most_useful(
        &self,
        table: &PokerTable,
        choices: impl Iterator<Item = CardSet>,
        own: fn(CardSet) -> Own,
        stash: CardSet,
    ) -> Option<CardSet> {
        let mut trials = self.trials();
        let (opponents, suits) = (self.opponents(table), self.useful_suits(table));
        let (pot, prize) = (weight(table.game.betting().total()), self.prize(table));
        let mut best: Option<(f32, CardSet)> = None;
        let mut tried: Vec<CardSet> = Vec::new();
        for cards in choices {
            if tried.contains(&cards) {
                continue;
            }
            tried.push(cards);
            let HandOutlook { win, suited } = trials.outlook(own(cards), opponents, suits);
            let used = u32::try_from((cards & stash).len()).unwrap_or(0);
            let worth = win * pot + suited * prize - weight(used) * STASH_CARD;
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, cards));
            }
        }
        best.map(|(_, cards)| cards)
    }
}

fn of_rank(cards: CardSet, like: Card) -> CardSet {
    cards.iter().filter(|card| card.rank() == like.rank()).collect()
}

/// Returns the best `number` of these cards; all if there are no more.
fn best_of(ranking: Ranking, cards: CardSet, number: usize) -> CardSet {
    if cards.len() <= number {
        return cards;
    }
    let all: Vec<Card> = cards.iter().collect();
    let mut best = (None, CardSet::EMPTY);
    choose(&all, CardSet::EMPTY, number, &mut |chosen| {
        let value = Some(ranking.value(chosen));
        if value > best.0 {
            best = (value, chosen);
        }
    });
    best.1
}

/// Visits every combination of this many cards once.
fn choose(cards: &[Card], chosen: CardSet, number: usize, visit: &mut impl FnMut(CardSet)) {
    if number == 0 {
        return visit(chosen);
    }
    for (place, card) in cards.iter().enumerate() {
        if cards.len() - place >= number {
            choose(&cards[place + 1..], chosen.with(*card), number - 1, visit);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(names: &str) -> CardSet {
        names.split(' ').map(|name| name.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn the_best_five_of_many_cards_are_found() {
        let pool = cards("2C 3D 9S 9H 9D 4H 4C KD JS 8H");
        assert_eq!(best_of(Ranking::PLAIN, pool, HAND), cards("9S 9H 9D 4H 4C"));
        assert_eq!(best_of(Ranking::PLAIN, cards("2C 3D"), HAND), cards("2C 3D"));
    }

    #[test]
    fn a_plain_player_keeps_what_is_made() {
        for (hand, expected) in [
            ("2C 3C 4C 5C 6D", "2C 3C 4C 5C 6D"),
            ("2C 2D 4C 5C 9D", "2C 2D"),
            ("2C 2D 4C 4H 9D", "2C 2D 4C 4H"),
            ("2C 3C 9C KC 6D", "2C 3C 9C KC"),
            ("2C 3D 9C KC 6D", "KC"),
        ] {
            assert_eq!(kept(Ranking::PLAIN, cards(hand)), cards(expected), "{hand}");
        }
    }
}
