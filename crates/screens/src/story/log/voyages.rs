//! Ships: their launches, voyages, passengers, landings, battles and losses.

use super::lines::Tone;
use super::writer::LogWriter;
use crate::map::ships;
use engine::core::{Seat, ShipId};
use engine::game::SeaEvent;
use engine::world::Hex;

impl LogWriter<'_> {
    pub(super) fn tell_sea(&mut self, event: SeaEvent) {
        match event {
            SeaEvent::Launched { seat, ship, at, crew } => {
                let tone = if self.now == 0 { Tone::Detail } else { Tone::Plain };
                self.add(
                    text::log::Launches {
                        name: self.name(seat),
                        ship,
                        waters: self.waters(at),
                        armies: crew,
                    }
                    .say(),
                    tone,
                );
            }
            SeaEvent::CruiseRolled { ship, dice: [a, b] } => {
                self.say(text::log::CanSail { ship, lengths: a + b, first: a, second: b }.say());
            }
            SeaEvent::Sailed { ship, from, to } if from == to => {
                self.say(text::log::Stays { ship, waters: self.waters(to) }.say());
            }
            SeaEvent::Sailed { ship, to, .. } => {
                self.say(text::log::Sails { ship, waters: self.waters(to) }.say());
            }
            SeaEvent::Embarked { seat, ship, from, armies } => {
                self.say(
                    text::log::Embarks { name: self.name(seat), armies, territory: from, ship }
                        .say(),
                );
            }
            SeaEvent::Disembarked { seat, ship, to, armies } => {
                if self.taken != Some(to) {
                    self.say(
                        text::log::Lands { name: self.name(seat), armies, territory: to, ship }
                            .say(),
                    );
                }
            }
            SeaEvent::BattleBegan { attacker, defender } => {
                self.say(
                    text::log::Attacks { name: self.name(attacker), defender: self.name(defender) }
                        .say(),
                );
            }
            SeaEvent::Engaged { by, ship, target, .. } => self.tell_engaged(by, ship, target),
            // The log describes the engagement when it's over.
            SeaEvent::Rolled { .. } | SeaEvent::Reserved { .. } => {}
            SeaEvent::SinkingRolled { ship, own, victor } => self.tell_sinking(ship, own, victor),
            SeaEvent::EngagementEnded { engagement, won } => self.end_engagement(engagement, won),
            SeaEvent::Sank { ship, owner, crew, captives } => {
                self.tell_sunk(ship, owner, crew, captives);
            }
            SeaEvent::ShipCaptured { by, ship, from, crew } => {
                self.add(
                    text::log::Boards {
                        ship: by,
                        prize: ship,
                        name: self.name(from),
                        armies: crew,
                    }
                    .say(),
                    Tone::Conquest,
                );
            }
            SeaEvent::Commandeered { ship, by, from, crew } => {
                let (by, from) = (self.name(by), self.name(from));
                self.add(
                    text::log::Mutiny { captives: crew, name: by, ship, from }.say(),
                    Tone::Conquest,
                );
            }
            SeaEvent::CaptivesTurned { seat, of, ship, armies } => {
                let (seat, of) = (self.name(seat), self.name(of));
                self.say(text::log::JoinAboard { armies, of, name: seat, ship }.say());
            }
        }
    }

    fn tell_sunk(&mut self, ship: ShipId, owner: Seat, crew: u32, captives: u32) {
        let name = self.name(owner);
        let with = |aboard| text::log::ShipSinksWith { ship, name, aboard }.say();
        let text = match (crew, captives) {
            (0, 0) => text::log::ShipSinks { ship, name }.say(),
            (0, held) => with(text::log::captives(held)),
            (crew, 0) => with(text::log::armies(crew)),
            (crew, held) => with(text::log::Both { armies: crew, captives: held }.say()),
        };
        self.add(text, Tone::Failure);
    }

    fn waters(&self, at: Hex) -> String {
        ships::waters(self.session, at)
    }
}
