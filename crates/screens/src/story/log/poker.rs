//! Calls for allies, and the poker played for them.

use super::lines::Tone;
use super::writer::LogWriter;
use crate::allies::playing_cards::{poker_card, suit_sign};
use crate::story::bids::OpenCall;
use engine::game::AllyEvent;
use engine::poker::{Bet, CardSet, Fact};
use words::InWords;

impl LogWriter<'_> {
    pub(super) fn tell_ally(&mut self, event: AllyEvent) {
        match event {
            AllyEvent::Suits { ally, suits } => {
                let suits: String = suits.iter().map(suit_sign).collect();
                self.add(text::log::Answers { name: self.name(ally), suits }.say(), Tone::Detail);
            }
            AllyEvent::Declared { player, ally } => {
                self.say(text::log::Wants { name: self.name(player), ally: self.name(ally) }.say());
            }
            AllyEvent::Contested { seat, ally } => {
                self.say(
                    text::log::Contests { name: self.name(seat), ally: self.name(ally) }.say(),
                );
            }
            AllyEvent::LetPass { seat, .. } => {
                self.add(text::log::passes(self.name(seat)), Tone::Detail);
            }
            AllyEvent::GaveUp { player, ally } => {
                let (name, ally) = (self.name(player), self.name(ally));
                self.say(if self.bid.is_some_and(OpenCall::is_won) {
                    text::log::Declines { name, ally }.say()
                } else {
                    text::log::GivesUp { name, ally }.say()
                });
            }
            AllyEvent::CountedOut { seat, armies } => {
                self.add(
                    text::log::CountsOut { name: self.name(seat), armies }.say(),
                    Tone::Detail,
                );
            }
            AllyEvent::PokerBegan { player, ally, dealer } => {
                let [player, ally, dealer] = [player, ally, dealer].map(|seat| self.name(seat));
                self.say(text::log::Poker { name: player, ally, dealer }.say());
            }
            AllyEvent::PlaysAlly { player, ally, income } => {
                let (player, ally) = (self.name(player), self.name(ally));
                self.say(text::log::Plays { name: player, ally, armies: income.placeable() }.say());
            }
            AllyEvent::PlaysOn { player, ally } => {
                self.say(
                    text::log::PlaysOn { name: self.name(player), ally: self.name(ally) }.say(),
                );
            }
            AllyEvent::TookPart { seat, .. } => self.say(text::log::takes_part(self.name(seat))),
            AllyEvent::StayedOut { seat, .. } => {
                self.add(text::log::stays_out(self.name(seat)), Tone::Detail);
            }
            AllyEvent::PotLost { seat, armies } => {
                self.say(text::log::PotLost { armies, name: self.name(seat) }.say());
            }
        }
    }

    pub(super) fn tell_poker(&mut self, fact: Fact) {
        let name = |seat| self.name(seat);
        let (text, tone) = match fact {
            Fact::Anted { seat } => (text::log::antes(name(seat)), Tone::Detail),
            Fact::Used { seat, number, cards } => (
                text::log::Uses { name: name(seat), cards: some(number, cards) }.say(),
                Tone::Detail,
            ),
            Fact::Dealt { seat, card: Some(card) } => (
                text::log::DealtCard { name: name(seat), card: poker_card(card) }.say(),
                Tone::Detail,
            ),
            Fact::Dealt { card: None, .. } => return,
            Fact::Filled { seat, card } => {
                let hidden = || text::log::must_use_hidden().to_owned();
                let card = card.map_or_else(hidden, poker_card);
                (text::log::MustUse { name: name(seat), card }.say(), Tone::Detail)
            }
            Fact::Bet { seat, bet, armies, left } => {
                (bet_in_words(name(seat), bet, armies, left), Tone::Plain)
            }
            Fact::Exchanged { seat, number: 0, .. } => (text::log::keeps(name(seat)), Tone::Plain),
            Fact::Exchanged { seat, number, discarded, taken, .. } => {
                let (name, cards) = (name(seat), some(number, discarded));
                let text = match taken {
                    0 => text::log::Exchanges { name, cards }.say(),
                    _ => text::log::ExchangesStash { name, cards, taken }.say(),
                };
                (text, Tone::Plain)
            }
            Fact::Shown { seat, cards, category } => (
                text::log::Shows {
                    name: name(seat),
                    cards: in_words(cards),
                    hand: category.in_words(),
                }
                .say(),
                Tone::Plain,
            ),
            Fact::Mucked { seat } => (text::log::mucks(name(seat)), Tone::Plain),
            Fact::TookBack { seat, armies } => {
                (text::log::TakesBack { name: name(seat), armies }.say(), Tone::Detail)
            }
            Fact::Won { seat, armies } => {
                (text::log::Wins { name: name(seat), armies }.say(), Tone::Plain)
            }
            Fact::Named { seat, variant } => (
                text::log::NamesGame { game: variant.in_words(), name: name(seat) }.say(),
                Tone::Plain,
            ),
            Fact::Burned { dealer } => (text::log::burns(name(dealer)), Tone::Detail),
            Fact::TurnedUp { street, cards, .. } => (
                text::log::TurnedUp {
                    street: text::sentence(street.in_words()),
                    cards: in_words(cards),
                }
                .say(),
                Tone::Plain,
            ),
            Fact::Opened { seat, card } => {
                (text::log::Opened { name: name(seat), card: poker_card(card) }.say(), Tone::Plain)
            }
        };
        self.add(text, tone);
    }
}

fn bet_in_words(name: &str, bet: Bet, armies: u32, left: u32) -> String {
    let is_all_in = armies > 0 && left == 0;
    match bet {
        Bet::Check => text::log::checks(name),
        Bet::Fold => text::log::folds(name),
        Bet::Bet if is_all_in => text::log::BetsAllIn { name, armies }.say(),
        Bet::Bet => text::log::Bets { name, armies }.say(),
        Bet::Call if is_all_in => text::log::CallsAllIn { name, armies }.say(),
        Bet::Call => text::log::Calls { name, armies }.say(),
        Bet::Raise if is_all_in => text::log::RaisesAllIn { name, armies }.say(),
        Bet::Raise => text::log::Raises { name, armies }.say(),
    }
}

/// Returns the names of the cards if they are known, or else their number.
fn some(number: u8, cards: Option<CardSet>) -> String {
    cards.map_or_else(|| text::log::cards(number), in_words)
}

fn in_words(cards: CardSet) -> String {
    text::all_of(&cards.iter().map(poker_card).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use crate::names::player_name;
    use crate::story::log;
    use engine::core::Seat;
    use engine::game::{Control, Event, RuleSet};
    use engine::poker::Fact;
    use table::testing;
    use words::InWords;

    #[test]
    fn p3_who_deals_chooses_the_game_and_not_the_other_way_round() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(RuleSet::NEW_RULES, &people);
        let named = |event: &Event| {
            let Event::Poker(Fact::Named { seat, variant }) = *event else { return None };
            Some((seat, variant))
        };
        let mut told = 0;
        for _ in 0..4_000 {
            testing::play_some(&mut session, 1);
            let last = session.moments().last().and_then(|it| it.events.iter().find_map(named));
            let Some((seat, variant)) = last else { continue };
            let words = format!("{} chooses {}.", player_name(&session, seat), variant.in_words());
            let log = log::log(&session, 2);
            let mut lines = log.turns.iter().flat_map(|turn| &turn.lines);
            assert!(lines.any(|line| line.text.contains(&words)), "{words}: {log:?}");
            told += 1;
        }
        assert!(told > 3, "{told}");
    }
}
