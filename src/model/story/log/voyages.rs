//! Ships in peace: launched, sailing, taking armies aboard, putting them ashore; and their ends.

use super::lines::Tone;
use super::scribe::Scribe;
use engine::game::{Event, SeaEvent};
use engine::world::Hex;

impl Scribe<'_> {
    pub(super) fn tell_voyage(&mut self, event: Event) {
        match event {
            Event::Sea(SeaEvent::Launched { seat, ship, at, crew }) => {
                let tone = if self.now == 0 { Tone::Detail } else { Tone::Plain };
                self.add(text::log::launches(self.name(seat), ship, self.waters(at), crew), tone);
            }
            Event::Sea(SeaEvent::CruiseRolled { ship, dice: [a, b] }) => {
                self.say(text::log::can_sail(ship, a + b, a, b));
            }
            Event::Sea(SeaEvent::Sailed { ship, from, to }) if from == to => {
                self.say(text::log::stays(ship, self.waters(to)));
            }
            Event::Sea(SeaEvent::Sailed { ship, to, .. }) => {
                self.say(text::log::sails(ship, self.waters(to)));
            }
            Event::Sea(SeaEvent::Embarked { seat, ship, from, armies }) => {
                self.say(text::log::embarks(self.name(seat), armies, from, ship));
            }
            Event::Sea(SeaEvent::Disembarked { seat, ship, to, armies })
                if self.taken != Some(to) =>
            {
                self.say(text::log::lands(self.name(seat), armies, to, ship));
            }
            _ => {}
        }
    }

    /// What becomes of a ship in battle or at the end of a turn.
    pub(super) fn tell_ship(&mut self, event: Event) {
        match event {
            Event::Sea(SeaEvent::Sank { ship, owner, crew, captives }) => {
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
            Event::Sea(SeaEvent::ShipCaptured { by, ship, from, crew }) => {
                self.add(text::log::boards(by, ship, self.name(from), crew), Tone::Conquest);
            }
            Event::Sea(SeaEvent::Commandeered { ship, by, from, crew }) => {
                let (by, from) = (self.name(by), self.name(from));
                self.add(text::log::mutiny(crew, by, ship, from), Tone::Conquest);
            }
            Event::Sea(SeaEvent::CaptivesTurned { seat, of, ship, armies }) => {
                let (seat, of) = (self.name(seat), self.name(of));
                self.say(text::log::join_aboard(armies, of, seat, ship));
            }
            _ => {}
        }
    }

    fn waters(&self, at: Hex) -> String {
        self.session.waters(at)
    }
}
