//! What lies on the board, and who sits at the table.

use super::lines::Tone;
use super::raised::Raised;
use super::scribe::Scribe;
use crate::model::allies::playing_cards::suit_sign;
use engine::core::Seat;
use engine::game::{AllyEvent, BoardEvent, Event, LandEvent, SeatEvent, Source};
use engine::world::Territory;

impl Scribe<'_> {
    pub(super) fn rise(&mut self, seat: Seat, territory: Territory, armies: u32, source: Source) {
        let is_start = source == Source::Start && self.now == 0;
        if is_start || armies == 0 {
            return;
        }
        let before = self.raised.take().filter(|before| before.goes_on(seat, source));
        let grows = before.is_some();
        let mut raised = before.unwrap_or(Raised::new(seat, source));
        raised.add(territory, armies);
        let text = raised.told(self.session.name(seat));
        self.raised = Some(raised);
        match source {
            _ if grows => self.grow(text),
            Source::Militia => self.add(text, Tone::Detail),
            _ => self.say(text),
        }
    }

    pub(super) fn tell_fate(&mut self, event: Event) {
        let text = match event {
            Event::Seat(SeatEvent::Fell { seat, by }) => {
                text::log::fell(self.name(seat), self.name(by))
            }
            Event::Seat(SeatEvent::TurnedPirate { seat }) => text::log::pirate(self.name(seat)),
            Event::Seat(SeatEvent::TookOver { by, ally }) => {
                text::log::goes_on(self.name(by), self.name(ally))
            }
            Event::Seat(SeatEvent::Left { seat }) => text::log::leaves(self.name(seat)),
            Event::Seat(SeatEvent::Joined { seat }) => text::log::joins(self.name(seat)),
            Event::Over { .. } => self.session.result(),
            _ => return,
        };
        self.add(text, Tone::Great);
    }

    pub(super) fn tell_board(&mut self, event: Event) {
        match event {
            Event::Board(BoardEvent::Moved { seat, from, to, armies })
                if self.taken != Some(to) =>
            {
                self.say(text::log::moves(self.name(seat), armies, from, to));
            }
            Event::Board(BoardEvent::Settled { seat, territory }) => {
                let is_first = self.turns.last().is_some_and(|turn| turn.lines.is_empty());
                match self.now {
                    0 if is_first => self.say(text::log::dealt().to_owned()),
                    0 => {}
                    _ => self.say(text::log::takes(self.name(seat), territory)),
                }
            }
            Event::Seat(SeatEvent::ThrewForStart { seat, die }) => {
                self.add(text::log::throws(self.name(seat), die), Tone::Detail);
            }
            Event::Seat(SeatEvent::Begins { seat }) => self.say(text::log::begins(self.name(seat))),
            Event::Ally(AllyEvent::Suits { ally, suits }) => {
                let suits: String = suits.iter().map(suit_sign).collect();
                self.add(text::log::answers(self.name(ally), suits), Tone::Detail);
            }
            Event::Board(BoardEvent::FactoryBuilt { seat, territory }) => {
                self.factories[territory] += 1;
                self.say(text::log::builds(self.name(seat), territory));
            }
            Event::Board(BoardEvent::FactoryLost { seat }) => {
                self.say(text::log::factory_lost(self.name(seat)));
            }
            Event::Land(LandEvent::Exhausted { territory }) => {
                self.add(text::log::exhausted(territory), Tone::Detail);
            }
            Event::Land(LandEvent::CaptivesFreed { seat, territory, armies }) => {
                self.add(text::log::freed(armies, self.name(seat), territory), Tone::Detail);
            }
            Event::Land(LandEvent::CaptivesTurned { seat, of, territory, armies }) => {
                let (seat, of) = (self.name(seat), self.name(of));
                self.say(text::log::join(armies, of, seat, territory));
            }
            _ => {}
        }
    }
}
