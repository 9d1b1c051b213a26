//! A battle at sea: who attacks whom, and each engagement in one sentence once it is over.

use super::Tone;
use super::scribe::Scribe;
use crate::model::story::battles::{Clash, NavalBattle};
use crate::model::words::{both_losses, listed, sentence};
use engine::core::{Seat, ShipId};
use engine::game::{AttackKind, Event};

/// “Red attacks Blue at sea: ship 1 against ship 4; ships 2 and 3 against ship 5.”
fn declared(battle: &NavalBattle, attacker: &str, defender: &str) -> String {
    let own = battle.clashes.iter().filter(|clash| clash.by == battle.attacker);
    let clashes: Vec<String> =
        own.map(|clash| format!("{} against ship {}", fleet(clash), clash.target)).collect();
    format!("{attacker} attacks {defender} at sea: {}.", clashes.join("; "))
}

fn fleet(clash: &Clash) -> String {
    let numbers: Vec<String> = clash.ships.iter().map(ToString::to_string).collect();
    let noun = if numbers.len() == 1 { "ship" } else { "ships" };
    format!("{noun} {}", listed(&numbers))
}

/// An engagement as one sentence, once it is over.
fn told(clash: &Clash, enemy: &str, won: bool) -> String {
    let strength = match clash.kind {
        AttackKind::Normal => clash.sent.to_string(),
        AttackKind::Committed => format!("committed {}", clash.sent),
        AttackKind::Flanking => format!("flanking {}", clash.sent),
    };
    let losses = both_losses(clash.losses, enemy);
    let result = match (won, clash.throws.len()) {
        (true, 0) => "no fight was needed".to_owned(),
        (false, 0) => "no fight came of it".to_owned(),
        (true, _) => format!("won, {losses}"),
        (false, _) => format!("not won, {losses}"),
    };
    let (fleet, target) = (sentence(&fleet(clash)), clash.target);
    format!("{fleet} → ship {target} ({enemy}), {strength}: {result}.")
}

impl Scribe<'_> {
    pub(super) fn tell_sea_battle(&mut self, event: Event) {
        match event {
            Event::SeaBattleBegan { attacker, defender } => {
                let (attacker, defender) = (self.name(attacker), self.name(defender));
                self.say(format!("{attacker} attacks {defender} at sea."));
            }
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
            let (attacker, defender) = (self.name(battle.attacker), self.name(battle.defender));
            let text = declared(battle, &attacker, &defender);
            self.grow(text);
        } else {
            let name = self.name(by);
            self.say(format!("{name} sends ship {ship} in against ship {target}."));
        }
    }

    fn end_engagement(&mut self, engagement: u8, won: bool) {
        let battle = self.sea_battle.as_ref();
        let Some(clash) = battle.and_then(|battle| battle.clash(engagement)) else { return };
        let text = told(clash, &self.name(clash.other), won);
        self.add(text, if won { Tone::Conquest } else { Tone::Failure });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::battle::{Dice, Losses};

    fn ship(number: u8) -> ShipId {
        (number - 1).try_into().unwrap()
    }

    /// A battle of Red against Blue in which each of these engagements is declared: its number, whose
    /// it is, the ship and its target.
    fn battle(kind: AttackKind, armies: u32, engaged: &[(u8, Seat, u8, u8)]) -> NavalBattle {
        let mut battle = None;
        let begins = Event::SeaBattleBegan { attacker: Seat::Red, defender: Seat::Blue };
        NavalBattle::follow(&mut battle, &begins, 0);
        for &(engagement, by, own, enemy) in engaged {
            let (ship, target) = (ship(own), ship(enemy));
            let joins = Event::Engaged { engagement, by, ship, target, kind, armies };
            NavalBattle::follow(&mut battle, &joins, 0);
        }
        battle.unwrap()
    }

    fn clash(own: &[u8], kind: AttackKind, armies: u32, losses: Option<(u32, u32)>) -> Clash {
        let engaged: Vec<_> = own.iter().map(|ship| (0, Seat::Red, *ship, 4)).collect();
        let mut battle = Some(battle(kind, armies, &engaged));
        if let Some((attacker, defender)) = losses {
            let (attack, defence) = (Dice::of(&[6]), Dice::of(&[1]));
            let losses = Losses { attacker, defender };
            let (ship, target) = (ship(own[0]), ship(4));
            let throw = Event::SeaRolled {
                engagement: 0,
                ship,
                target,
                attack,
                defence,
                plus: None,
                losses,
            };
            NavalBattle::follow(&mut battle, &throw, 1);
        }
        battle.unwrap().clash(0).unwrap().clone()
    }

    #[test]
    fn an_engagement_is_one_sentence() {
        let two = clash(&[2, 3], AttackKind::Flanking, 3, Some((1, 4)));
        assert_eq!(
            told(&two, "Blue", true),
            "Ships 2 and 3 → ship 4 (Blue), flanking 6: won, losses 1 to Blue’s 4."
        );
        let one = clash(&[1], AttackKind::Normal, 5, Some((0, 1)));
        assert_eq!(
            told(&one, "Blue", false),
            "Ship 1 → ship 4 (Blue), 5: not won, no losses to Blue’s 1."
        );
        let derelict = clash(&[1], AttackKind::Normal, 5, None);
        assert_eq!(
            told(&derelict, "Blue", true),
            "Ship 1 → ship 4 (Blue), 5: no fight was needed."
        );
    }

    #[test]
    fn a_declaration_names_every_engagement_of_the_attacker() {
        let engaged = [
            (0, Seat::Red, 1, 4),
            (1, Seat::Red, 2, 5),
            (1, Seat::Red, 3, 5),
            (2, Seat::Blue, 6, 1),
        ];
        let battle = battle(AttackKind::Flanking, 3, &engaged);
        assert_eq!(
            declared(&battle, "Red", "Blue"),
            "Red attacks Blue at sea: ship 1 against ship 4; ships 2 and 3 against ship 5."
        );
        assert_eq!(battle.clash(1).map(|clash| clash.sent), Some(6));
    }
}
