//! Changes on the board, and the players at the table.

use super::lines::Tone;
use super::raised::Raised;
use super::writer::LogWriter;
use crate::in_words::scar_in_words;
use crate::names::player_name;
use engine::core::Seat;
use engine::game::{ArmySource, BoardEvent, SeatEvent};
use engine::world::Territory;

impl LogWriter<'_> {
    fn rise(&mut self, seat: Seat, territory: Territory, armies: u32, source: ArmySource) {
        let is_start = source == ArmySource::Start && self.now == 0;
        if is_start || armies == 0 {
            return;
        }
        let before = self.raised.take().filter(|before| before.goes_on(seat, source));
        let grows = before.is_some();
        let mut raised = before.unwrap_or(Raised::new(seat, source));
        raised.add(territory, armies);
        let text = raised.told(player_name(self.session, seat));
        self.raised = Some(raised);
        match source {
            _ if grows => self.grow(text),
            ArmySource::Militia => self.add(text, Tone::Detail),
            _ => self.say(text),
        }
    }

    pub(super) fn tell_seat(&mut self, event: SeatEvent) {
        let (text, tone) = match event {
            SeatEvent::ThrewForStart { seat, die } => {
                (text::log::Throws { name: self.name(seat), die }.say(), Tone::Detail)
            }
            SeatEvent::Begins { seat } => (text::log::begins(self.name(seat)), Tone::Plain),
            SeatEvent::Fell { seat, by } => {
                (text::log::Fell { name: self.name(seat), by: self.name(by) }.say(), Tone::Great)
            }
            SeatEvent::TurnedPirate { seat } => (text::log::pirate(self.name(seat)), Tone::Great),
            SeatEvent::TookOver { by, ally } => (
                text::log::GoesOn { name: self.name(by), ally: self.name(ally) }.say(),
                Tone::Great,
            ),
            SeatEvent::Left { seat } => (text::log::leaves(self.name(seat)), Tone::Great),
            SeatEvent::Joined { seat } => (text::log::joins(self.name(seat)), Tone::Great),
        };
        self.add(text, tone);
    }

    pub(super) fn tell_board(&mut self, event: BoardEvent) {
        match event {
            BoardEvent::Settled { seat, territory } => self.settle(seat, territory),
            BoardEvent::Raised { seat, territory, armies, source } => {
                self.rise(seat, territory, armies, source);
            }
            BoardEvent::Moved { seat, from, to, armies } => {
                if self.taken != Some(to) {
                    self.say(text::log::Moves { name: self.name(seat), armies, from, to }.say());
                }
            }
            BoardEvent::FactoryBuilt { seat, territory } => {
                self.factories[territory] += 1;
                self.say(text::log::Builds { name: self.name(seat), territory }.say());
            }
            BoardEvent::FactoryLost { seat } => {
                self.say(text::log::factory_lost(self.name(seat)));
            }
            BoardEvent::Disbanded { seat, territory, armies } => {
                self.say(text::log::Disbanded { name: self.name(seat), armies, territory }.say());
            }
            BoardEvent::NotSupplied { seat, armies } => {
                self.say(text::log::NotSupplied { armies, name: self.name(seat) }.say());
            }
            BoardEvent::Scarred { territory, scar } => {
                self.add(
                    text::log::Scarred { territory, scar: scar_in_words(scar) }.say(),
                    Tone::Detail,
                );
            }
            BoardEvent::HeadquartersFounded { seat, territory } => {
                self.say(text::log::Founds { name: self.name(seat), territory }.say());
            }
        }
    }

    /// Adds one line for all territories that were dealt, or a line for each one chosen.
    fn settle(&mut self, seat: Seat, territory: Territory) {
        let is_first = self.turns.last().is_some_and(|turn| turn.lines.is_empty());
        match self.now {
            0 if is_first => self.say(text::log::dealt().to_owned()),
            0 => {}
            _ => self.say(text::log::Takes { name: self.name(seat), territory }.say()),
        }
    }
}
