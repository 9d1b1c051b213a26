//! Calls for allies and poker for them.

use super::Tone;
use super::scribe::Scribe;
use crate::model::words::{armies, listed, poker_card};
use engine::core::Seat;
use engine::game::Event;
use engine::poker::{Bet, CardSet, Fact};

impl Scribe<'_> {
    pub(super) fn tell_ally(&mut self, event: Event) {
        match event {
            Event::Declared { player, ally } => {
                let (player, ally) = (self.name(player), self.name(ally));
                self.say(format!("{player} wants to play {ally}."));
            }
            Event::Contested { seat, ally } => {
                let (name, ally) = (self.name(seat), self.name(ally));
                self.say(format!("{name} contests {ally}."));
            }
            Event::LetPass { seat, .. } => {
                let name = self.name(seat);
                self.add(format!("{name} lets it pass."), Tone::Detail);
            }
            Event::GaveUp { player, ally } => {
                let (player, ally) = (self.name(player), self.name(ally));
                self.say(format!("{player} gives {ally} up."));
            }
            Event::CountedOut { seat, armies: number } => {
                let name = self.name(seat);
                let text = format!("{name} counts {} out to play with.", armies(number));
                self.add(text, Tone::Detail);
            }
            Event::PokerBegan { player, ally, dealer } => {
                let [player, ally, dealer] = [player, ally, dealer].map(|seat| self.name(seat));
                self.say(format!("{player} plays poker for {ally}; {dealer} deals."));
            }
            Event::PlaysAlly { player, ally, income } => {
                let (player, ally) = (self.name(player), self.name(ally));
                let number = match income.to_place() {
                    0 => "no armies".to_owned(),
                    number => armies(number),
                };
                self.say(format!("{player} plays {ally}, which gets {number}."));
            }
            Event::PotLost { seat, armies: number } => {
                let name = self.name(seat);
                self.say(format!("{} that {name} had won are lost.", armies(number)));
            }
            Event::Poker(fact) => self.tell_poker(fact),
            _ => {}
        }
    }

    fn tell_poker(&mut self, fact: Fact) {
        let (seat, text, tone) = match fact {
            Fact::Anted { seat } => (seat, "puts in 1 army.".to_owned(), Tone::Detail),
            Fact::Used { seat, number, cards } => {
                (seat, format!("uses {} of the stash.", some(number, cards)), Tone::Detail)
            }
            Fact::Dealt { seat, card: Some(card) } => {
                (seat, format!("is dealt {}.", poker_card(card)), Tone::Detail)
            }
            Fact::Dealt { card: None, .. } => return,
            Fact::Filled { seat, card } => {
                let card = card.map_or_else(|| "a card".to_owned(), poker_card);
                (seat, format!("must use {card}: no other is left."), Tone::Detail)
            }
            Fact::Bet { seat, bet, armies: number, left } => {
                (seat, bet_in_words(bet, number, left), Tone::Plain)
            }
            Fact::Exchanged { seat, number: 0, .. } => {
                (seat, "keeps all cards.".to_owned(), Tone::Plain)
            }
            Fact::Exchanged { seat, number, laid_down, taken, .. } => {
                (seat, exchange_in_words(number, laid_down, taken), Tone::Plain)
            }
            Fact::Shown { seat, cards, category } => {
                (seat, format!("shows {}: {category}.", in_words(cards)), Tone::Plain)
            }
            Fact::Mucked { seat } => (seat, "lays the hand down unseen.".to_owned(), Tone::Plain),
            Fact::TookBack { seat, armies: number } => {
                (seat, format!("takes {} back.", armies(number)), Tone::Detail)
            }
            Fact::Won { seat, armies: number } => {
                (seat, format!("wins {}.", armies(number)), Tone::Plain)
            }
        };
        self.tell_of(seat, &text, tone);
    }

    fn tell_of(&mut self, seat: Seat, text: &str, tone: Tone) {
        let name = self.name(seat);
        self.add(format!("{name} {text}"), tone);
    }
}

fn bet_in_words(bet: Bet, number: u32, left: u32) -> String {
    let all_in = if number > 0 && left == 0 { " and is all-in" } else { "" };
    match bet {
        Bet::Check => "checks.".to_owned(),
        Bet::Fold => "folds.".to_owned(),
        Bet::Bet => format!("bets {}{all_in}.", armies(number)),
        Bet::Call => format!("calls with {}{all_in}.", armies(number)),
        Bet::Raise => format!("raises, {} in all{all_in}.", armies(number)),
    }
}

fn exchange_in_words(number: u8, laid_down: Option<CardSet>, taken: u8) -> String {
    let cards = some(number, laid_down);
    match taken {
        0 => format!("lays {cards} down for new cards."),
        _ => format!("lays {cards} down and takes {taken} of the stash."),
    }
}

/// Cards by name where they are known, else their number.
fn some(number: u8, cards: Option<CardSet>) -> String {
    match (cards, number) {
        (Some(cards), _) => in_words(cards),
        (None, 1) => "1 card".to_owned(),
        (None, number) => format!("{number} cards"),
    }
}

fn in_words(cards: CardSet) -> String {
    listed(&cards.iter().map(poker_card).collect::<Vec<_>>())
}
