//! A battle at sea: who attacks whom, and each engagement in one sentence once it is over.

use super::Tone;
use super::scribe::Scribe;
use crate::model::words::{both_losses, listed, sentence};
use engine::battle::Losses;
use engine::core::{Seat, ShipId};
use engine::game::{AttackKind, Event};

/// A sea battle that is being told.
pub(super) struct SeaChronicle {
    attacker: Seat,
    defender: Seat,
    fights: Vec<(u8, Fight)>,
    /// Whether the attacker still names its engagements.
    declaring: bool,
}

struct Fight {
    by: Seat,
    ships: Vec<ShipId>,
    target: ShipId,
    kind: AttackKind,
    sent: u32,
    rolls: u32,
    losses: Losses,
}

impl SeaChronicle {
    fn of(&self, engagement: u8) -> Option<&Fight> {
        self.fights.iter().find(|(number, _)| *number == engagement).map(|(_, fight)| fight)
    }

    fn read(&mut self, event: Event) {
        match event {
            Event::Engaged { engagement, by, ship, target, kind, armies } => {
                let known = self.fights.iter_mut().find(|(number, _)| *number == engagement);
                if let Some((_, fight)) = known {
                    fight.ships.push(ship);
                    fight.sent += armies;
                } else {
                    let ships = vec![ship];
                    let (rolls, losses) = (0, Losses::default());
                    let fight = Fight { by, ships, target, kind, sent: armies, rolls, losses };
                    self.fights.push((engagement, fight));
                }
            }
            Event::SeaReserved { engagement, armies, .. } => {
                self.change(engagement, |fight| fight.sent += armies);
            }
            Event::SeaRolled { engagement, losses, .. } => self.change(engagement, |fight| {
                fight.rolls += 1;
                fight.losses.attacker += losses.attacker;
                fight.losses.defender += losses.defender;
            }),
            _ => {}
        }
    }

    fn change(&mut self, engagement: u8, change: impl FnOnce(&mut Fight)) {
        let found = self.fights.iter_mut().find(|(number, _)| *number == engagement);
        if let Some((_, fight)) = found {
            change(fight);
        }
    }

    /// “Red attacks Blue at sea: ship 1 against ship 4; ships 2 and 3 against ship 5.”
    fn declared(&self, attacker: &str, defender: &str) -> String {
        let own = self.fights.iter().filter(|(_, fight)| fight.by == self.attacker);
        let fights: Vec<String> = own
            .map(|(_, fight)| format!("{} against ship {}", fight.fleet(), fight.target))
            .collect();
        format!("{attacker} attacks {defender} at sea: {}.", fights.join("; "))
    }
}

impl Fight {
    fn fleet(&self) -> String {
        let numbers: Vec<String> = self.ships.iter().map(ToString::to_string).collect();
        let noun = if numbers.len() == 1 { "ship" } else { "ships" };
        format!("{noun} {}", listed(&numbers))
    }

    /// The engagement as one sentence, once it is over.
    fn told(&self, enemy: &str, won: bool) -> String {
        let strength = match self.kind {
            AttackKind::Normal => self.sent.to_string(),
            AttackKind::Committed => format!("committed {}", self.sent),
            AttackKind::Flanking => format!("flanking {}", self.sent),
        };
        let losses = both_losses(self.losses, enemy);
        let result = match (won, self.rolls) {
            (true, 0) => "no fight was needed".to_owned(),
            (false, 0) => "no fight came of it".to_owned(),
            (true, _) => format!("won, {losses}"),
            (false, _) => format!("not won, {losses}"),
        };
        let (fleet, target) = (sentence(&self.fleet()), self.target);
        format!("{fleet} → ship {target} ({enemy}), {strength}: {result}.")
    }
}

impl Scribe<'_> {
    pub(super) fn tell_sea_battle(&mut self, event: Event) {
        if let Event::SeaBattleBegan { attacker, defender } = event {
            let fights = Vec::new();
            self.sea_battle = Some(SeaChronicle { attacker, defender, fights, declaring: true });
            let (attacker, defender) = (self.name(attacker), self.name(defender));
            return self.say(format!("{attacker} attacks {defender} at sea."));
        }
        if let Some(battle) = &mut self.sea_battle {
            battle.read(event);
            battle.declaring &= matches!(event, Event::Engaged { by, .. } if by == battle.attacker);
        }
        match event {
            Event::Engaged { by, ship, target, .. } => self.tell_engaged(by, ship, target),
            Event::Captured { of, at } => {
                let of = self.name(of);
                self.add(sentence(&format!("{at} takes an army of {of} captive.")), Tone::Detail);
            }
            Event::SinkingRolled { ship, own, victor } => {
                let ends = if own < victor { "it sinks" } else { "it stays afloat" };
                let text =
                    format!("Total defeat: ship {ship} throws {own} against {victor}, {ends}.");
                self.add(text, Tone::Detail);
            }
            Event::EngagementEnded { engagement, won } => self.end_engagement(engagement, won),
            _ => {}
        }
    }

    fn tell_engaged(&mut self, by: Seat, ship: ShipId, target: ShipId) {
        let Some(battle) = &self.sea_battle else { return };
        if battle.declaring {
            let text = battle.declared(&self.name(battle.attacker), &self.name(battle.defender));
            self.grow(text);
        } else {
            let name = self.name(by);
            self.say(format!("{name} sends ship {ship} in against ship {target}."));
        }
    }

    fn end_engagement(&mut self, engagement: u8, won: bool) {
        let Some(battle) = &self.sea_battle else { return };
        let Some(fight) = battle.of(engagement) else { return };
        let enemy = if fight.by == battle.attacker { battle.defender } else { battle.attacker };
        let text = fight.told(&self.name(enemy), won);
        self.add(text, if won { Tone::Conquest } else { Tone::Failure });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ship(number: u8) -> ShipId {
        (number - 1).try_into().unwrap()
    }

    fn fight(ships: &[u8], kind: AttackKind, sent: u32, losses: (u32, u32)) -> Fight {
        let ships = ships.iter().map(|number| ship(*number)).collect();
        let losses = Losses { attacker: losses.0, defender: losses.1 };
        Fight { by: Seat::Red, ships, target: ship(4), kind, sent, rolls: 2, losses }
    }

    #[test]
    fn an_engagement_is_one_sentence() {
        let two = fight(&[2, 3], AttackKind::Flanking, 6, (1, 4));
        assert_eq!(
            two.told("Blue", true),
            "Ships 2 and 3 → ship 4 (Blue), flanking 6: won, losses 1 to Blue’s 4."
        );
        let one = fight(&[1], AttackKind::Normal, 5, (0, 1));
        assert_eq!(
            one.told("Blue", false),
            "Ship 1 → ship 4 (Blue), 5: not won, no losses to Blue’s 1."
        );
        let derelict = Fight { rolls: 0, ..fight(&[1], AttackKind::Normal, 5, (0, 0)) };
        assert_eq!(derelict.told("Blue", true), "Ship 1 → ship 4 (Blue), 5: no fight was needed.");
    }

    #[test]
    fn a_declaration_names_every_engagement_of_the_attacker() {
        let mut battle = SeaChronicle {
            attacker: Seat::Red,
            defender: Seat::Blue,
            fights: Vec::new(),
            declaring: true,
        };
        let (kind, armies) = (AttackKind::Flanking, 3);
        for (engagement, by, own, enemy) in [
            (0, Seat::Red, 1, 4),
            (1, Seat::Red, 2, 5),
            (1, Seat::Red, 3, 5),
            (2, Seat::Blue, 6, 1),
        ] {
            let (ship, target) = (ship(own), ship(enemy));
            battle.read(Event::Engaged { engagement, by, ship, target, kind, armies });
        }
        assert_eq!(
            battle.declared("Red", "Blue"),
            "Red attacks Blue at sea: ship 1 against ship 4; ships 2 and 3 against ship 5."
        );
        assert_eq!(battle.of(1).map(|fight| fight.sent), Some(6));
    }
}
