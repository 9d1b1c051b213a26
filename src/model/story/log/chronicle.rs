//! A battle, told in one sentence.

use super::Tone;
use super::scribe::Scribe;
use crate::model::words::{both_losses, losses_of, places, sentence, with_factories};
use engine::battle::{Losses, Post};
use engine::core::Seat;
use engine::game::{AttackKind, Event, Repulse};
use engine::world::Territory;

/// A battle that is being told.
pub(super) struct Chronicle {
    from: Vec<Post>,
    to: Territory,
    defender: Seat,
    kind: AttackKind,
    sent: u32,
    losses: Losses,
    captives: u32,
    /// On the territory that is attacked (T7).
    factories: u32,
}

impl Chronicle {
    pub(super) fn new(defender: Seat, to: Territory, kind: AttackKind, factories: u32) -> Self {
        let losses = Losses::default();
        Self { from: Vec::new(), to, defender, kind, sent: 0, losses, captives: 0, factories }
    }

    pub(super) fn defender(&self) -> Seat {
        self.defender
    }

    pub(super) fn read(&mut self, event: Event) {
        match event {
            Event::BlockSent { from, armies, .. } => {
                self.from.push(from);
                self.sent += armies;
            }
            Event::Reserved { armies, .. } => self.sent += armies,
            Event::Rolled { losses, .. } | Event::BlockRolled { losses, .. } => {
                self.losses.attacker += losses.attacker;
                self.losses.defender += losses.defender;
            }
            Event::Captured { .. } => self.captives += 1,
            _ => {}
        }
    }

    /// The battle as one sentence.
    pub(super) fn told(&self, defender: &str, repulse: Option<Repulse>) -> String {
        let strength = match self.kind {
            AttackKind::Normal => format!("{}", self.sent),
            AttackKind::Committed => format!("committed {}", self.sent),
            AttackKind::Flanking => format!("flanking {}", self.sent),
        };
        let result = match repulse {
            None => {
                let with = with_factories(self.factories);
                format!("against {}: conquered{with}", self.losses.defender)
            }
            Some(Repulse::Spent) => "thrown back".to_owned(),
            Some(Repulse::BrokenOff) => "broken off".to_owned(),
        };
        let joint = if repulse.is_some() { ": " } else { " " };
        let lost = match repulse {
            None => losses_of(self.losses.attacker),
            Some(_) => both_losses(self.losses, defender),
        };
        let captives = match self.captives {
            0 => String::new(),
            number => format!(", captured {number}"),
        };
        let from = sentence(&places(self.from.iter().copied()));
        format!("{from} → {} ({defender}), {strength}{joint}{result}, {lost}{captives}.", self.to)
    }
}

impl Scribe<'_> {
    pub(super) fn tell_battle(&mut self, event: Event) {
        if let Event::Attacked { defender, to, kind, .. } = event {
            self.battle = Some(Chronicle::new(defender, to, kind, self.factories[to]));
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use Territory::{Alberta, Ontario, Ukraine, Ural};

    fn chronicle(kind: AttackKind, from: Vec<Territory>, losses: Losses) -> Chronicle {
        let from = from.into_iter().map(Post::Land).collect();
        let (to, defender) = (Ural, Seat::Blue);
        Chronicle { from, to, defender, kind, sent: 8, losses, captives: 0, factories: 0 }
    }

    #[test]
    fn a_battle_is_one_sentence() {
        let won = Losses { attacker: 3, defender: 7 };
        assert_eq!(
            chronicle(AttackKind::Committed, vec![Ukraine], won).told("Blue", None),
            "Ukraine → Ural (Blue), committed 8 against 7: conquered, lost 3."
        );
        let lost = Losses { attacker: 8, defender: 2 };
        assert_eq!(
            chronicle(AttackKind::Normal, vec![Ukraine], lost).told("Blue", Some(Repulse::Spent)),
            "Ukraine → Ural (Blue), 8: thrown back, losses 8 to Blue’s 2."
        );
        let clean = Losses { attacker: 0, defender: 2 };
        let captured = Chronicle {
            captives: 1,
            ..chronicle(AttackKind::Flanking, vec![Alberta, Ontario], clean)
        };
        assert_eq!(
            captured.told("Blue", None),
            "Alberta and Ontario → Ural (Blue), flanking 8 against 2: conquered, without a loss, captured 1."
        );
    }
}
