//! Cards that were drawn, shown, taken, laid down, turned in.

use super::lines::Tone;
use super::scribe::Scribe;
use crate::model::allies::playing_cards::poker_card;
use engine::game::{Card, CardEvent, Event, Purchase};
use engine::poker;

impl Scribe<'_> {
    pub(super) fn tell_set(&mut self, event: Event) {
        match event {
            Event::Card(CardEvent::TurnedIn { seat, cards, buy: Purchase::Factory }) => {
                self.say(text::log::turns_in_factory(self.name(seat), cards_in_words(cards)));
            }
            Event::Card(CardEvent::TurnedIn { seat, cards, buy: Purchase::Ship }) => {
                self.say(text::log::turns_in_ship(self.name(seat), cards_in_words(cards)));
            }
            Event::Card(CardEvent::TurnedIn { seat, cards, .. }) => self.set = Some((seat, cards)),
            Event::Card(CardEvent::SetWorth { armies, dice, .. }) => {
                let Some((seat, cards)) = self.set.take() else { return };
                let (name, cards) = (self.name(seat), cards_in_words(cards));
                self.say(match dice {
                    None => text::log::turns_in(name, cards, armies),
                    Some([a, b]) => text::log::turns_in_dice(name, cards, armies, a, b),
                });
            }
            _ => {}
        }
    }

    pub(super) fn tell_cards(&mut self, event: Event) {
        match event {
            Event::Card(CardEvent::Drew { seat, card }) => {
                self.say(text::log::draws(self.name(seat), card_in_words(card)));
            }
            Event::Card(CardEvent::DrewPoker { seat, card }) => {
                self.say(text::log::draws(self.name(seat), poker_in_words(card)));
            }
            Event::Card(CardEvent::Discarded { seat, card }) => {
                self.say(text::log::lays_down(self.name(seat), poker_in_words(card)));
            }
            Event::Card(CardEvent::TookCard { from, to, card }) => {
                let (from, to) = (self.name(from), self.name(to));
                self.say(text::log::takes_card(to, card_in_words(card), from));
            }
            Event::Card(CardEvent::TookPoker { from, to, card }) => {
                let (from, to) = (self.name(from), self.name(to));
                self.say(text::log::takes_card(to, poker_in_words(card), from));
            }
            Event::Card(CardEvent::Cut { seat, card }) => {
                self.add(text::log::cuts(self.name(seat), in_set(card)), Tone::Detail);
            }
            Event::Card(CardEvent::Revealed { seat, card }) => {
                let card = card_in_words(Some(card));
                self.add(text::log::reveals(self.name(seat), card), Tone::Detail);
            }
            Event::Card(CardEvent::WildRaised { seat, armies }) => {
                self.add(text::log::wild_raises(armies, self.name(seat)), Tone::Detail);
            }
            _ => {}
        }
    }
}

/// A card within a sentence, as far as it is known.
fn card_in_words(card: Option<Card>) -> String {
    match card {
        Some(Card::Territory(territory)) => text::log::territory_card(territory),
        Some(Card::Wild) => text::log::territory_card_wild().to_owned(),
        None => text::log::territory_card_hidden().to_owned(),
    }
}

fn poker_in_words(card: Option<poker::Card>) -> String {
    card.map_or_else(|| text::log::poker_card().to_owned(), poker_card)
}

fn cards_in_words(cards: [Card; 3]) -> String {
    text::all_of(&cards.map(in_set))
}

fn in_set(card: Card) -> &'static str {
    match card {
        Card::Territory(territory) => territory.name(),
        Card::Wild => text::log::wild(),
    }
}
