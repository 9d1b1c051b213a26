//! Turns events into the lines of the log.

use super::chronicle::Chronicle;
use super::{LineKey, LogLine, LogTurn, Tone};
use crate::app::model::session::{Moment, Session};
use crate::app::model::words::{armies, listed, poker_card, suit_sign};
use crate::core::Seat;
use crate::game::{Card, Event, Income, Purchase, Repulse, Source};
use crate::world::Territory;

/// Writes the log of consecutive moments.
pub(super) struct Scribe<'a> {
    session: &'a Session,
    viewer: Option<Seat>,
    turns: Vec<LogTurn>,
    now: usize,
    battle: Option<Chronicle>,
    raised: Option<Raised>,
    set: Option<(Seat, [Card; 3])>,
    taken: Option<Territory>,
}

/// Armies of one seat and one source that rose one after the other.
struct Raised {
    seat: Seat,
    source: Source,
    places: Vec<(Territory, u32)>,
}

impl<'a> Scribe<'a> {
    pub(super) fn new(session: &'a Session, viewer: Option<Seat>) -> Self {
        let title = "Before the first turn".to_owned();
        let opening = LogTurn { began: 0, seat: None, title, lines: Vec::new() };
        Self {
            session,
            viewer,
            turns: vec![opening],
            now: 0,
            battle: None,
            raised: None,
            set: None,
            taken: None,
        }
    }

    pub(super) fn finish(mut self) -> Vec<LogTurn> {
        self.turns.retain(|turn| turn.seat.is_some() || !turn.lines.is_empty());
        self.turns
    }

    pub(super) fn read(&mut self, moment: &Moment) {
        self.now = moment.number;
        for event in &moment.events {
            let event = event.seen_by(self.viewer);
            if !matches!(event, Event::Raised { .. }) {
                self.raised = None;
            }
            if !matches!(event, Event::Moved { .. } | Event::Exhausted { .. }) {
                self.taken = self.taken.filter(|_| matches!(event, Event::CaptivesFreed { .. }));
            }
            self.tell(event);
        }
    }

    fn tell(&mut self, event: Event) {
        match event {
            Event::TurnBegan { seat, round, income } => self.turn(seat, round, income),
            Event::Raised { seat, territory, armies, source } => {
                self.rise(seat, territory, armies, source);
            }
            Event::Moved { seat, from, to, armies: number } => {
                if self.taken != Some(to) {
                    let name = self.name(seat);
                    self.say(format!("{name} moves {number} from {from} to {to}."));
                }
            }
            Event::TurnedIn { .. } | Event::SetWorth { .. } => self.tell_set(event),
            Event::Attacked { .. }
            | Event::BlockSent { .. }
            | Event::Reserved { .. }
            | Event::Rolled { .. }
            | Event::BlockRolled { .. }
            | Event::AwaitsPlusOne { .. }
            | Event::Captured { .. }
            | Event::Repulsed { .. }
            | Event::Conquered { .. } => self.tell_battle(event),
            Event::Fell { .. }
            | Event::TookOver { .. }
            | Event::Left { .. }
            | Event::Joined { .. }
            | Event::Over { .. } => self.tell_fate(event),
            Event::Drew { .. }
            | Event::DrewPoker { .. }
            | Event::Discarded { .. }
            | Event::TookCard { .. }
            | Event::TookPoker { .. }
            | Event::Cut { .. }
            | Event::Revealed { .. }
            | Event::WildRaised { .. } => self.tell_cards(event),
            _ => self.tell_board(event),
        }
    }

    fn turn(&mut self, seat: Seat, round: u32, income: Income) {
        let title = format!("Round {round} · {}", self.name(seat));
        self.turns.push(LogTurn { began: self.now, seat: Some(seat), title, lines: Vec::new() });
        let name = self.name(seat);
        match (income.to_place(), income.continents) {
            (0, _) => {}
            (all, 0) => self.say(format!("{name} gets {}.", armies(all))),
            (all, some) => {
                self.say(format!("{name} gets {}, {some} of them for continents.", armies(all)));
            }
        }
    }

    fn rise(&mut self, seat: Seat, territory: Territory, armies: u32, source: Source) {
        let is_start = source == Source::Start && self.now == 0;
        if is_start || armies == 0 {
            return;
        }
        let goes_on = |before: &Raised| before.seat == seat && before.source == source;
        let before = self.raised.take().filter(goes_on);
        let grows = before.is_some();
        let mut raised = before.unwrap_or(Raised { seat, source, places: Vec::new() });
        raised.add(territory, armies);
        let text = raised.told(self.session.name(seat));
        self.raised = Some(raised);
        match source {
            _ if grows => self.grow(text),
            Source::Militia => self.add(text, Tone::Detail),
            _ => self.say(text),
        }
    }

    fn tell_set(&mut self, event: Event) {
        match event {
            Event::TurnedIn { seat, cards, buy: Purchase::Factory } => {
                let (name, cards) = (self.name(seat), cards_in_words(cards));
                self.say(format!("{name} turns in {cards} and buys a factory."));
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

    fn tell_battle(&mut self, event: Event) {
        if let Event::Attacked { defender, to, kind, .. } = event {
            self.battle = Some(Chronicle::new(defender, to, kind));
        }
        let Some(battle) = &mut self.battle else { return };
        battle.read(event);
        match event {
            Event::Repulsed { how, .. } => self.end_battle(Some(how)),
            Event::Conquered { territory, .. } => {
                self.end_battle(None);
                self.taken = Some(territory);
            }
            _ => {}
        }
    }

    fn end_battle(&mut self, repulse: Option<Repulse>) {
        let Some(battle) = self.battle.take() else { return };
        let defender = self.name(battle.defender());
        let tone = if repulse.is_some() { Tone::Failure } else { Tone::Conquest };
        self.add(battle.told(&defender, repulse), tone);
    }

    fn tell_fate(&mut self, event: Event) {
        let text = match event {
            Event::Fell { seat, by } => {
                format!("{} loses its last land to {}.", self.name(seat), self.name(by))
            }
            Event::TookOver { by, ally } => {
                format!("{} goes on with {}.", self.name(by), self.name(ally))
            }
            Event::Left { seat } => format!("{} leaves; the army is an ally now.", self.name(seat)),
            Event::Joined { seat } => format!("Somebody joins and plays {}.", self.name(seat)),
            Event::Over { .. } => self.session.result(),
            _ => return,
        };
        self.add(text, Tone::Great);
    }

    fn tell_cards(&mut self, event: Event) {
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

    fn tell_board(&mut self, event: Event) {
        match event {
            Event::Settled { seat, territory } => {
                let is_first = self.turns.last().is_some_and(|turn| turn.lines.is_empty());
                let name = self.name(seat);
                match self.now {
                    0 if is_first => self.say("The territories are dealt.".to_owned()),
                    0 => {}
                    _ => self.say(format!("{name} takes {territory}.")),
                }
            }
            Event::ThrewForStart { seat, die } => {
                let name = self.name(seat);
                self.add(format!("{name} throws {die} for the start."), Tone::Detail);
            }
            Event::Begins { seat } => {
                let name = self.name(seat);
                self.say(format!("{name} begins."));
            }
            Event::Suits { ally, suits } => {
                let suits: String = suits.iter().map(suit_sign).collect();
                let name = self.name(ally);
                self.add(format!("{name} answers to {suits}."), Tone::Detail);
            }
            Event::FactoryBuilt { seat, territory } => {
                let name = self.name(seat);
                self.say(format!("{name} builds a factory in {territory}."));
            }
            Event::FactoryLost { seat } => {
                let name = self.name(seat);
                self.say(format!("{name} has no territory left for the bought factory."));
            }
            Event::Exhausted { territory } => {
                self.add(format!("{territory} can do nothing more this turn."), Tone::Detail);
            }
            Event::CaptivesFreed { seat, territory, armies: number } => {
                let name = self.name(seat);
                let text = format!("{} of {name} are freed in {territory}.", armies(number));
                self.add(text, Tone::Detail);
            }
            Event::CaptivesTurned { seat, of, territory, armies: number } => {
                let (seat, of) = (self.name(seat), self.name(of));
                let captured = armies(number);
                self.say(format!("{captured} of {of} join {seat} in {territory}."));
            }
            _ => {}
        }
    }

    fn name(&self, seat: Seat) -> String {
        self.session.name(seat).to_owned()
    }

    fn say(&mut self, text: String) {
        self.add(text, Tone::Plain);
    }

    fn add(&mut self, text: String, tone: Tone) {
        let now = self.now;
        if let Some(turn) = self.turns.last_mut() {
            let key = LineKey { moment: now, place: turn.lines.len(), version: 0 };
            turn.lines.push(LogLine { key, touched: now, text, tone });
        }
    }

    fn grow(&mut self, text: String) {
        let now = self.now;
        if let Some(line) = self.turns.last_mut().and_then(|turn| turn.lines.last_mut()) {
            line.key.version += 1;
            (line.text, line.touched) = (text, now);
        }
    }
}

impl Raised {
    fn add(&mut self, territory: Territory, armies: u32) {
        match self.places.iter_mut().find(|(known, _)| *known == territory) {
            Some((_, sum)) => *sum += armies,
            None => self.places.push((territory, armies)),
        }
    }

    fn told(&self, name: &str) -> String {
        let part = |(territory, armies): &(Territory, u32)| format!("{armies} in {territory}");
        let parts = listed(&self.places.iter().map(part).collect::<Vec<_>>());
        match self.source {
            Source::Start | Source::Deployed => format!("{name} places {parts}."),
            Source::Factory => format!("Factories make {parts}."),
            Source::Card => format!("The cards bring {parts}."),
            Source::Militia => format!("Militia: {parts}."),
        }
    }
}

fn cards_in_words(cards: [Card; 3]) -> String {
    listed(&cards.map(|card| card.to_string()))
}
