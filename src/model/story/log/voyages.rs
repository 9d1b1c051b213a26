//! Ships: launched, sailing, taking armies aboard, putting them ashore; their battles, and their ends.

use super::lines::Tone;
use super::scribe::Scribe;
use engine::core::{Seat, ShipId};
use engine::game::SeaEvent;
use engine::world::Hex;

impl Scribe<'_> {
    pub(super) fn tell_sea(&mut self, event: SeaEvent) {
        match event {
            SeaEvent::Launched { seat, ship, at, crew } => {
                let tone = if self.now == 0 { Tone::Detail } else { Tone::Plain };
                self.add(text::log::launches(self.name(seat), ship, self.waters(at), crew), tone);
            }
            SeaEvent::CruiseRolled { ship, dice: [a, b] } => {
                self.say(text::log::can_sail(ship, a + b, a, b));
            }
            SeaEvent::Sailed { ship, from, to } if from == to => {
                self.say(text::log::stays(ship, self.waters(to)));
            }
            SeaEvent::Sailed { ship, to, .. } => self.say(text::log::sails(ship, self.waters(to))),
            SeaEvent::Embarked { seat, ship, from, armies } => {
                self.say(text::log::embarks(self.name(seat), armies, from, ship));
            }
            SeaEvent::Disembarked { seat, ship, to, armies } => {
                if self.taken != Some(to) {
                    self.say(text::log::lands(self.name(seat), armies, to, ship));
                }
            }
            SeaEvent::BattleBegan { attacker, defender } => {
                self.say(text::log::attacks(self.name(attacker), self.name(defender)));
            }
            SeaEvent::Engaged { by, ship, target, .. } => self.tell_engaged(by, ship, target),
            // The engagement is told when it is over.
            SeaEvent::Rolled { .. } | SeaEvent::Reserved { .. } => {}
            SeaEvent::SinkingRolled { ship, own, victor } => self.tell_sinking(ship, own, victor),
            SeaEvent::EngagementEnded { engagement, won } => self.end_engagement(engagement, won),
            SeaEvent::Sank { ship, owner, crew, captives } => {
                self.tell_sunk(ship, owner, crew, captives);
            }
            SeaEvent::ShipCaptured { by, ship, from, crew } => {
                self.add(text::log::boards(by, ship, self.name(from), crew), Tone::Conquest);
            }
            SeaEvent::Commandeered { ship, by, from, crew } => {
                let (by, from) = (self.name(by), self.name(from));
                self.add(text::log::mutiny(crew, by, ship, from), Tone::Conquest);
            }
            SeaEvent::CaptivesTurned { seat, of, ship, armies } => {
                let (seat, of) = (self.name(seat), self.name(of));
                self.say(text::log::join_aboard(armies, of, seat, ship));
            }
        }
    }

    fn tell_sunk(&mut self, ship: ShipId, owner: Seat, crew: u32, captives: u32) {
        let name = self.name(owner);
        let with = |aboard| text::log::ship_sinks_with(ship, name, aboard);
        let text = match (crew, captives) {
            (0, 0) => text::log::ship_sinks(ship, name),
            (0, held) => with(text::log::captives(held)),
            (crew, 0) => with(text::log::armies(crew)),
            (crew, held) => with(text::log::both(crew, held)),
        };
        self.add(text, Tone::Failure);
    }

    fn waters(&self, at: Hex) -> String {
        self.session.waters(at)
    }
}
