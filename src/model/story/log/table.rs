//! What lies on the board, and who sits at the table.

use super::Tone;
use super::scribe::Scribe;
use crate::model::words::{armies, suit_sign};
use engine::game::Event;

impl Scribe<'_> {
    pub(super) fn tell_fate(&mut self, event: Event) {
        let text = match event {
            Event::Fell { seat, by } => {
                format!("{} has fallen to {}.", self.name(seat), self.name(by))
            }
            Event::TurnedPirate { seat } => {
                format!("{} has no land left and sails on as a pirate.", self.name(seat))
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

    pub(super) fn tell_board(&mut self, event: Event) {
        match event {
            Event::Moved { seat, from, to, armies: number } if self.taken != Some(to) => {
                let name = self.name(seat);
                self.say(format!("{name} moves {number} from {from} to {to}."));
            }
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
                self.factories[territory] += 1;
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
}
