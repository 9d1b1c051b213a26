//! A battle at sea: the declaration, and each engagement in one sentence once it is over.

use super::chronicle::{losses, strength};
use super::lines::Tone;
use super::writer::LogWriter;
use crate::battles::recorded::{NavalBattle, RecordedEngagement};
use engine::battle::Post;
use engine::core::{Seat, ShipId};

/// Returns the declaration: “Red attacks Blue at sea: ship 1 against ship 4; ships 2 and 3 against
/// ship 5.”
fn declared(battle: &NavalBattle, attacker: &str, defender: &str) -> String {
    let enemy = battle.enemy_of(battle.attacker);
    let is_told = |clash: &&RecordedEngagement| clash.by == battle.attacker && clash.other == enemy;
    let own = battle.clashes.iter().filter(is_told);
    let clashes = own.map(|clash| {
        text::log::Clash { number: clash.ships.len(), ships: fleet(clash), target: clash.target }
            .say()
    });
    let clashes = clashes
        .reduce(|before, clash| text::log::ClashNext { before, clash }.say())
        .unwrap_or_default();
    text::log::AttacksShips { name: attacker, defender, clashes }.say()
}

/// Returns the numbers of the attacking ships in words.
fn fleet(clash: &RecordedEngagement) -> String {
    text::all_of(&clash.ships)
}

/// Describes a finished engagement in one sentence.
fn told(clash: &RecordedEngagement, enemy: &str, won: bool) -> String {
    let (number, fleet, target) = (clash.ships.len(), fleet(clash), clash.target);
    let strength = strength(clash.kind, clash.sent);
    let losses = || losses(clash.losses, enemy);
    match (won, clash.rolls.is_empty()) {
        (true, true) => {
            text::log::WonUnopposed { number, ships: fleet, target, enemy, strength }.say()
        }
        (false, true) => {
            text::log::NotWonUnfought { number, ships: fleet, target, enemy, strength }.say()
        }
        (true, false) => {
            text::log::Won { number, ships: fleet, target, enemy, strength, losses: losses() }.say()
        }
        (false, false) => {
            text::log::NotWon { number, ships: fleet, target, enemy, strength, losses: losses() }
                .say()
        }
    }
}

impl LogWriter<'_> {
    /// Adds a captive; on land, captives are part of the battle's sentence.
    pub(super) fn tell_captive(&mut self, of: Seat, at: Post) {
        if self.battle.is_some() {
            return;
        }
        let text = match at {
            Post::Land(territory) => text::log::Captive { territory, name: self.name(of) }.say(),
            Post::Ship(ship) => text::log::CaptiveShip { ship, name: self.name(of) }.say(),
        };
        self.add(text, Tone::Detail);
    }

    pub(super) fn tell_sinking(&mut self, ship: ShipId, own: u8, victor: u8) {
        let text = if own < victor {
            text::log::Sinks { ship, own, victor }.say()
        } else {
            text::log::SinksAfloat { ship, own, victor }.say()
        };
        self.add(text, Tone::Detail);
    }

    pub(super) fn tell_engaged(&mut self, by: Seat, ship: ShipId, target: ShipId) {
        let Some(battle) = &self.sea_battle else { return };
        if battle.declaring {
            let enemy = battle.enemy_of(battle.attacker);
            let (attacker, defender) = (self.name(battle.attacker), self.name(enemy));
            self.grow(declared(battle, attacker, defender));
        } else {
            self.say(text::log::Sends { name: self.name(by), ship, target }.say());
        }
    }

    pub(super) fn end_engagement(&mut self, engagement: u8, won: bool) {
        let battle = self.sea_battle.as_ref();
        let Some(clash) = battle.and_then(|battle| battle.clash(engagement)) else { return };
        let text = told(clash, self.name(clash.other), won);
        self.add(text, if won { Tone::Conquest } else { Tone::Failure });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::battle::{Dice, Losses};
    use engine::game::{AttackKind, Event, SeaEvent};

    fn ship(number: u8) -> ShipId {
        (number - 1).try_into().unwrap()
    }

    /// Returns a battle of Red against Blue with these engagements declared, each as its number,
    /// the attacking seat, the ship and its target.
    fn battle(kind: AttackKind, armies: u32, engaged: &[(u8, Seat, u8, u8)]) -> NavalBattle {
        let mut battle = None;
        let begins =
            Event::Sea(SeaEvent::BattleBegan { attacker: Seat::Red, defender: Seat::Blue });
        NavalBattle::follow(&mut battle, &begins, 0);
        for &(engagement, by, own, enemy) in engaged {
            let (ship, target) = (ship(own), ship(enemy));
            let joins =
                Event::Sea(SeaEvent::Engaged { engagement, by, ship, target, kind, armies });
            NavalBattle::follow(&mut battle, &joins, 0);
        }
        battle.unwrap()
    }

    fn clash(
        own: &[u8],
        kind: AttackKind,
        armies: u32,
        losses: Option<(u32, u32)>,
    ) -> RecordedEngagement {
        let engaged: Vec<_> = own.iter().map(|ship| (0, Seat::Red, *ship, 4)).collect();
        let mut battle = Some(battle(kind, armies, &engaged));
        if let Some((attacker, defender)) = losses {
            let (attack, defence) = (Dice::of(&[6]), Dice::of(&[1]));
            let losses = Losses { attacker, defender };
            let (ship, target) = (ship(own[0]), ship(4));
            let rolled = Event::Sea(SeaEvent::Rolled {
                engagement: 0,
                ship,
                target,
                attack,
                defence,
                plus: None,
                losses,
            });
            NavalBattle::follow(&mut battle, &rolled, 1);
        }
        battle.unwrap().clash(0).unwrap().clone()
    }

    #[test]
    fn an_engagement_is_one_sentence() {
        let two = clash(&[2, 3], AttackKind::Flanking, 3, Some((1, 4)));
        assert_eq!(
            told(&two, "Blue", true),
            "Ships 2 and 3 → ship 4 (Blue) with 6 flanking: won, lost 1, Blue lost 4."
        );
        let one = clash(&[1], AttackKind::Normal, 5, Some((0, 1)));
        assert_eq!(
            told(&one, "Blue", false),
            "Ship 1 → ship 4 (Blue) with 5: failed, no losses, Blue lost 1."
        );
        let derelict = clash(&[1], AttackKind::Normal, 5, None);
        assert_eq!(
            told(&derelict, "Blue", true),
            "Ship 1 → ship 4 (Blue) with 5: won without a fight."
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
