//! Cards that were drawn, shown, taken, discarded or turned in.

use super::lines::Tone;
use super::writer::LogWriter;
use crate::allies::playing_cards::poker_card;
use crate::seats::objective;
use engine::core::Seat;
use engine::game::{CardEvent, Purchase, TerritoryCard};
use engine::poker;

impl LogWriter<'_> {
    fn tell_turned_in(&mut self, seat: Seat, cards: [TerritoryCard; 3], buy: Purchase) {
        let (name, in_words) = (self.name(seat), cards_in_words(cards));
        match buy {
            // The next event says how many armies the set brings.
            Purchase::Armies => self.set = Some((seat, cards)),
            Purchase::Factory => {
                self.say(text::log::TurnsInFactory { name, cards: in_words }.say());
            }
            Purchase::Ship => self.say(text::log::TurnsInShip { name, cards: in_words }.say()),
        }
    }

    fn tell_worth(&mut self, armies: u32, dice: Option<[u8; 2]>) {
        let Some((seat, cards)) = self.set.take() else { return };
        let (name, cards) = (self.name(seat), cards_in_words(cards));
        self.say(match dice {
            None => text::log::TurnsIn { name, cards, armies }.say(),
            Some([a, b]) => {
                text::log::TurnsInDice { name, cards, armies, first: a, second: b }.say()
            }
        });
    }

    pub(super) fn tell_cards(&mut self, event: CardEvent) {
        match event {
            CardEvent::TurnedIn { seat, cards, buy } => self.tell_turned_in(seat, cards, buy),
            CardEvent::SetWorth { armies, dice, .. } => self.tell_worth(armies, dice),
            CardEvent::Drew { seat, card } => {
                self.say(
                    text::log::Draws { name: self.name(seat), card: card_in_words(card) }.say(),
                );
            }
            CardEvent::DrewPoker { seat, card } => {
                self.say(
                    text::log::Draws { name: self.name(seat), card: poker_in_words(card) }.say(),
                );
            }
            CardEvent::Discarded { seat, card } => {
                self.say(
                    text::log::LaysDown { name: self.name(seat), card: poker_in_words(card) }.say(),
                );
            }
            CardEvent::Shed { seat, card } => {
                self.say(
                    text::log::LaysDown { name: self.name(seat), card: card_in_words(Some(card)) }
                        .say(),
                );
            }
            CardEvent::DrewObjective { seat, objective } => {
                let name = self.name(seat);
                self.say(match objective {
                    None => text::log::draws_objective(name),
                    Some(it) => text::log::DrawsObjectiveKnown {
                        name,
                        objective: objective::aim_in_words(self.session, seat, it),
                    }
                    .say(),
                });
            }
            CardEvent::ShowedObjective { seat, objective } => {
                let aim = objective::aim_in_words(self.session, seat, objective);
                self.add(
                    text::log::ShowsObjective { name: self.name(seat), objective: aim }.say(),
                    Tone::Great,
                );
            }
            CardEvent::TookCard { from, to, card } => {
                let (from, to) = (self.name(from), self.name(to));
                self.say(text::log::TakesCard { name: to, card: card_in_words(card), from }.say());
            }
            CardEvent::TookPoker { from, to, card } => {
                let (from, to) = (self.name(from), self.name(to));
                self.say(text::log::TakesCard { name: to, card: poker_in_words(card), from }.say());
            }
            CardEvent::AllyDrew { ally, player, card } => {
                let (player, ally) = (self.name(player), self.name(ally));
                self.say(
                    text::log::DrawsFor { name: player, card: card_in_words(card), ally }.say(),
                );
            }
            CardEvent::DrewNone { seat } => self.say(text::log::draws_none(self.name(seat))),
            CardEvent::Cut { seat, card } => {
                self.add(
                    text::log::Cuts { name: self.name(seat), territory: in_set(card) }.say(),
                    Tone::Detail,
                );
            }
            CardEvent::Revealed { seat, card } => {
                let card = card_in_words(Some(card));
                self.add(text::log::Reveals { name: self.name(seat), card }.say(), Tone::Detail);
            }
            CardEvent::WildRaised { seat, armies } => {
                self.add(
                    text::log::WildRaises { armies, name: self.name(seat) }.say(),
                    Tone::Detail,
                );
            }
        }
    }
}

/// Returns a card in words within a sentence, as far as it is known.
fn card_in_words(card: Option<TerritoryCard>) -> String {
    match card {
        Some(TerritoryCard::Territory(territory)) => text::log::territory_card(territory),
        Some(TerritoryCard::Wild) => text::log::territory_card_wild().to_owned(),
        None => text::log::territory_card_hidden().to_owned(),
    }
}

fn poker_in_words(card: Option<poker::Card>) -> String {
    card.map_or_else(|| text::log::poker_card().to_owned(), poker_card)
}

fn cards_in_words(cards: [TerritoryCard; 3]) -> String {
    text::all_of(&cards.map(in_set))
}

fn in_set(card: TerritoryCard) -> &'static str {
    match card {
        TerritoryCard::Territory(territory) => territory.name(),
        TerritoryCard::Wild => text::log::wild(),
    }
}
