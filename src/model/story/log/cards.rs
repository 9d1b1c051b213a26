//! Cards that were drawn, shown, taken, laid down, turned in.

use super::Tone;
use super::scribe::Scribe;
use crate::model::words::{armies, listed, poker_card};
use engine::game::{Card, Event, Purchase};

impl Scribe<'_> {
    pub(super) fn tell_set(&mut self, event: Event) {
        match event {
            Event::TurnedIn { seat, cards, buy: Purchase::Factory } => {
                let (name, cards) = (self.name(seat), cards_in_words(cards));
                self.say(format!("{name} turns in {cards} and buys a factory."));
            }
            Event::TurnedIn { seat, cards, buy: Purchase::Ship } => {
                let (name, cards) = (self.name(seat), cards_in_words(cards));
                self.say(format!("{name} turns in {cards} and buys a ship."));
            }
            Event::TurnedIn { seat, cards, .. } => self.set = Some((seat, cards)),
            Event::SetWorth { armies: number, dice, .. } => {
                let Some((seat, cards)) = self.set.take() else { return };
                let thrown = dice.map_or(String::new(), |[a, b]| format!(" (dice {a} and {b})"));
                let (name, cards) = (self.name(seat), cards_in_words(cards));
                self.say(format!("{name} turns in {cards} for {}{thrown}.", armies(number)));
            }
            _ => {}
        }
    }

    pub(super) fn tell_cards(&mut self, event: Event) {
        let card_name = |card: Option<Card>| match card {
            Some(Card::Territory(territory)) => format!("the card of {territory}"),
            Some(Card::Wild) => "a wild card".to_owned(),
            None => "a territory card".to_owned(),
        };
        match event {
            Event::Drew { seat, card } => {
                let name = self.name(seat);
                self.say(format!("{name} draws {}.", card_name(card)));
            }
            Event::DrewPoker { seat, card } => {
                let (name, card) = (self.name(seat), card.map(poker_card));
                self.say(format!("{name} draws {}.", card.as_deref().unwrap_or("a poker card")));
            }
            Event::Discarded { seat, card } => {
                let (name, card) = (self.name(seat), card.map(poker_card));
                self.say(format!(
                    "{name} lays down {}.",
                    card.as_deref().unwrap_or("a poker card")
                ));
            }
            Event::TookCard { from, to, card } => {
                let (from, to) = (self.name(from), self.name(to));
                self.say(format!("{to} takes {} of {from}.", card_name(card)));
            }
            Event::TookPoker { from, to, card } => {
                let (from, to, card) = (self.name(from), self.name(to), card.map(poker_card));
                let card = card.as_deref().unwrap_or("a poker card");
                self.say(format!("{to} takes {card} of {from}."));
            }
            Event::Cut { seat, card } => {
                let name = self.name(seat);
                self.add(format!("{name} cuts the deck: {card}."), Tone::Detail);
            }
            Event::Revealed { seat, card } => {
                let name = self.name(seat);
                self.add(format!("{name} reveals {}.", card_name(Some(card))), Tone::Detail);
            }
            Event::WildRaised { seat, armies: number } => {
                let name = self.name(seat);
                let text = format!("A wild card raises {} for {name}.", armies(number));
                self.add(text, Tone::Detail);
            }
            _ => {}
        }
    }
}

fn cards_in_words(cards: [Card; 3]) -> String {
    listed(&cards.map(|card| card.to_string()))
}
