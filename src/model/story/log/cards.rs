//! Cards that were drawn, shown, taken, laid down, turned in.

use super::lines::Tone;
use super::scribe::Scribe;
use crate::model::allies::playing_cards::poker_card;
use engine::core::Seat;
use engine::game::{Card, CardEvent, Purchase};
use engine::poker;

impl Scribe<'_> {
    fn tell_turned_in(&mut self, seat: Seat, cards: [Card; 3], buy: Purchase) {
        let (name, in_words) = (self.name(seat), cards_in_words(cards));
        match buy {
            // How many they are is told next.
            Purchase::Armies => self.set = Some((seat, cards)),
            Purchase::Factory => self.say(text::log::turns_in_factory(name, in_words)),
            Purchase::Ship => self.say(text::log::turns_in_ship(name, in_words)),
        }
    }

    fn tell_worth(&mut self, armies: u32, dice: Option<[u8; 2]>) {
        let Some((seat, cards)) = self.set.take() else { return };
        let (name, cards) = (self.name(seat), cards_in_words(cards));
        self.say(match dice {
            None => text::log::turns_in(name, cards, armies),
            Some([a, b]) => text::log::turns_in_dice(name, cards, armies, a, b),
        });
    }

    pub(super) fn tell_cards(&mut self, event: CardEvent) {
        match event {
            CardEvent::TurnedIn { seat, cards, buy } => self.tell_turned_in(seat, cards, buy),
            CardEvent::SetWorth { armies, dice, .. } => self.tell_worth(armies, dice),
            CardEvent::Drew { seat, card } => {
                self.say(text::log::draws(self.name(seat), card_in_words(card)));
            }
            CardEvent::DrewPoker { seat, card } => {
                self.say(text::log::draws(self.name(seat), poker_in_words(card)));
            }
            CardEvent::Discarded { seat, card } => {
                self.say(text::log::lays_down(self.name(seat), poker_in_words(card)));
            }
            CardEvent::Shed { seat, card } => {
                self.say(text::log::lays_down(self.name(seat), card_in_words(Some(card))));
            }
            CardEvent::DrewObjective { seat, objective } => {
                let name = self.name(seat);
                self.say(match objective {
                    None => text::log::draws_objective(name),
                    Some(it) => {
                        text::log::draws_objective_known(name, self.session.aim_in_words(seat, it))
                    }
                });
            }
            CardEvent::ShowedObjective { seat, objective } => {
                let aim = self.session.aim_in_words(seat, objective);
                self.add(text::log::shows_objective(self.name(seat), aim), Tone::Great);
            }
            CardEvent::TookCard { from, to, card } => {
                let (from, to) = (self.name(from), self.name(to));
                self.say(text::log::takes_card(to, card_in_words(card), from));
            }
            CardEvent::TookPoker { from, to, card } => {
                let (from, to) = (self.name(from), self.name(to));
                self.say(text::log::takes_card(to, poker_in_words(card), from));
            }
            CardEvent::AllyDrew { ally, player, card } => {
                let (player, ally) = (self.name(player), self.name(ally));
                self.say(text::log::draws_for(player, card_in_words(card), ally));
            }
            CardEvent::DrewNone { seat } => self.say(text::log::draws_none(self.name(seat))),
            CardEvent::Cut { seat, card } => {
                self.add(text::log::cuts(self.name(seat), in_set(card)), Tone::Detail);
            }
            CardEvent::Revealed { seat, card } => {
                let card = card_in_words(Some(card));
                self.add(text::log::reveals(self.name(seat), card), Tone::Detail);
            }
            CardEvent::WildRaised { seat, armies } => {
                self.add(text::log::wild_raises(armies, self.name(seat)), Tone::Detail);
            }
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
