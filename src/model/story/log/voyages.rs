//! Ships in peace: launched, sailing, taking armies aboard, putting them ashore; and their ends.

use super::Tone;
use super::scribe::Scribe;
use crate::model::words::{armies, counted};
use engine::game::Event;
use engine::world::Hex;

impl Scribe<'_> {
    pub(super) fn tell_voyage(&mut self, event: Event) {
        match event {
            Event::Launched { seat, ship, at, crew } => {
                let (name, place) = (self.name(seat), self.waters(at));
                let text = format!("{name} launches ship {ship} {place}, {} aboard.", armies(crew));
                let tone = if self.now == 0 { Tone::Detail } else { Tone::Plain };
                self.add(text, tone);
            }
            Event::CruiseRolled { ship, dice: [a, b] } => {
                let lengths = a + b;
                self.say(format!(
                    "Ship {ship} can sail {lengths} boat lengths (dice {a} and {b})."
                ));
            }
            Event::Sailed { ship, from, to } if from == to => {
                self.say(format!("Ship {ship} stays {}.", self.waters(to)));
            }
            Event::Sailed { ship, to, .. } => {
                self.say(format!("Ship {ship} sails and lies {} now.", self.waters(to)));
            }
            Event::Embarked { seat, ship, from, armies: number } => {
                let name = self.name(seat);
                self.say(format!("{name} takes {} of {from} aboard ship {ship}.", armies(number)));
            }
            Event::Disembarked { seat, ship, to, armies: number } if self.taken != Some(to) => {
                let name = self.name(seat);
                self.say(format!(
                    "{name} puts {} ashore in {to} from ship {ship}.",
                    armies(number)
                ));
            }
            _ => {}
        }
    }

    /// What becomes of a ship in battle or at the end of a turn.
    pub(super) fn tell_ship(&mut self, event: Event) {
        match event {
            Event::Sank { ship, owner, crew, captives } => {
                let aboard = match (crew, captives) {
                    (0, 0) => String::new(),
                    (0, held) => format!(" with {}", counted(held, "captive", "captives")),
                    (crew, 0) => format!(" with {}", armies(crew)),
                    (crew, held) => {
                        format!(
                            " with {} and {}",
                            armies(crew),
                            counted(held, "captive", "captives")
                        )
                    }
                };
                let name = self.name(owner);
                self.add(format!("Ship {ship} of {name} sinks{aboard}."), Tone::Failure);
            }
            Event::ShipCaptured { by, ship, from, crew } => {
                let name = self.name(from);
                let text =
                    format!("Ship {by} captures ship {ship} of {name} with {}.", armies(crew));
                self.add(text, Tone::Conquest);
            }
            Event::Commandeered { ship, by, from, crew } => {
                let (by, from) = (self.name(by), self.name(from));
                let number = counted(crew, "captive", "captives");
                let text = format!("{number} of {by} aboard take ship {ship} from {from}.");
                self.add(text, Tone::Conquest);
            }
            Event::CaptivesTurnedAboard { seat, of, ship, armies: number } => {
                let (seat, of) = (self.name(seat), self.name(of));
                self.say(format!("{} of {of} join {seat} aboard ship {ship}.", armies(number)));
            }
            _ => {}
        }
    }

    fn waters(&self, at: Hex) -> String {
        self.session.waters(at)
    }
}
