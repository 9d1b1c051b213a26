//! A battle in one sentence.

use super::lines::Tone;
use super::writer::LogWriter;
use crate::battles::recorded::{Ending, LandBattle};
use crate::in_words::{places, post};
use engine::battle::{Losses, Side};
use engine::game::{AttackKind, LandEvent, Reaction};

/// Describes a finished battle in one sentence, with the number of factories in the attacked
/// territory (T7).
fn told(battle: &LandBattle, ending: Ending, defender: &str, factories: u32) -> String {
    let LandBattle { to, captives, .. } = *battle;
    let from = text::sentence(&places(battle.from.iter().copied().map(post)));
    let strength = strength(battle.kind, battle.sent);
    let losses = || losses(battle.losses, defender);
    match ending {
        Ending::Conquered => {
            let Losses { attacker: lost, defender: fell } = battle.losses;
            text::log::Conquered {
                from,
                to,
                defender,
                strength,
                against: fell,
                lost,
                factories,
                captives,
            }
            .say()
        }
        Ending::Repelled => {
            text::log::ThrownBack { from, to, defender, strength, losses: losses(), captives }.say()
        }
        Ending::BrokenOff => {
            text::log::BrokenOff { from, to, defender, strength, losses: losses(), captives }.say()
        }
        Ending::OneRoll => {
            text::log::OneRoll { from, to, defender, strength, losses: losses() }.say()
        }
    }
}

/// Returns the number of attacking armies and the attack type in words.
pub(super) fn strength(kind: AttackKind, armies: u32) -> String {
    match kind {
        AttackKind::Normal => armies.to_string(),
        AttackKind::Committed => text::log::committed(armies),
        AttackKind::Flanking => text::log::flanking(armies),
    }
}

/// Returns the losses of both sides in words: “lost 2, Blue lost 3”.
pub(super) fn losses(losses: Losses, defender: &str) -> String {
    text::log::Losses { own: losses.attacker, defender, lost: losses.defender }.say()
}

impl LogWriter<'_> {
    pub(super) fn tell_attack(&mut self, event: LandEvent) {
        match event {
            // The log describes the battle when it's over.
            LandEvent::Attacked { .. }
            | LandEvent::BlockSent { .. }
            | LandEvent::Reserved { .. }
            | LandEvent::Rolled { .. }
            | LandEvent::BlockRolled { .. }
            | LandEvent::DiceDeclared { .. }
            | LandEvent::DiceModified { .. }
            | LandEvent::AwaitsPlusOne { .. } => {}
            LandEvent::ReactionPlayed { seat, reaction } => {
                let name = self.name(seat);
                let told = match reaction {
                    Reaction::Ambush => text::log::ambush(name),
                    Reaction::Barrage => text::log::barrage(name),
                    Reaction::Missile => text::log::missile(name),
                };
                self.add(told, Tone::Detail);
            }
            LandEvent::MissileStruck { seat, side, face } => {
                let battle = self.battle.as_ref();
                let of = battle.map(|battle| match side {
                    Side::Attacker => battle.attacker,
                    Side::Defender => battle.defender,
                });
                let of = self.name(of.unwrap_or(seat));
                self.add(
                    text::log::Strikes { name: self.name(seat), of, face }.say(),
                    Tone::Detail,
                );
            }
            LandEvent::Worn { territory, left } => {
                self.add(text::log::Worn { territory, left }.say(), Tone::Detail);
            }
            LandEvent::Expanded { seat, territory } => {
                self.taken = Some(territory);
                self.say(text::log::Expands { name: self.name(seat), territory }.say());
            }
            LandEvent::Repulsed { .. } => self.tell_battle(),
            LandEvent::Conquered { territory, .. } => {
                self.taken = self.battle.is_some().then_some(territory);
                self.tell_battle();
            }
            LandEvent::Exhausted { territory } => {
                self.add(text::log::exhausted(territory), Tone::Detail);
            }
            LandEvent::CaptivesFreed { seat, territory, armies } => {
                self.add(
                    text::log::Freed { armies, name: self.name(seat), territory }.say(),
                    Tone::Detail,
                );
            }
            LandEvent::CaptivesTurned { seat, of, territory, armies } => {
                let (seat, of) = (self.name(seat), self.name(of));
                self.say(text::log::Join { armies, of, name: seat, territory }.say());
            }
        }
    }

    /// Adds the battle for a territory that has just ended, if there is one.
    fn tell_battle(&mut self) {
        let over = self.battle.take_if(|battle| battle.ended.is_some());
        let Some((battle, (ending, _))) = over.and_then(|it| it.ended.map(|end| (it, end))) else {
            return;
        };
        let defender = self.name(battle.defender);
        let factories = self.factories[battle.to];
        let tone = if ending == Ending::Conquered { Tone::Conquest } else { Tone::Failure };
        self.add(told(&battle, ending, defender, factories), tone);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::battle::Post;
    use engine::core::Seat;
    use engine::game::Event;
    use engine::world::Territory;
    use engine::world::names::{Alberta, Ontario, Ukraine, Ural};

    fn fought(kind: AttackKind, from: Vec<Territory>, losses: Losses) -> LandBattle {
        let mut battle = None;
        let (attacker, defender, to) = (Seat::Red, Seat::Blue, Ural);
        LandBattle::follow(
            &mut battle,
            &Event::Land(LandEvent::Attacked { attacker, defender, to, kind }),
            0,
        );
        let from = from.into_iter().map(Post::Land).collect();
        LandBattle { from, sent: 8, losses, ..battle.unwrap() }
    }

    #[test]
    fn a_battle_is_one_sentence() {
        let won = Losses { attacker: 3, defender: 7 };
        let committed = fought(AttackKind::Committed, vec![Ukraine], won);
        assert_eq!(
            told(&committed, Ending::Conquered, "Blue", 0),
            "Ukraine → Ural (Blue) with 8 committed against 7: conquered, lost 3."
        );
        let lost = Losses { attacker: 8, defender: 2 };
        let normal = fought(AttackKind::Normal, vec![Ukraine], lost);
        assert_eq!(
            told(&normal, Ending::Repelled, "Blue", 0),
            "Ukraine → Ural (Blue) with 8: repelled, lost 8, Blue lost 2."
        );
        let clean = Losses { attacker: 0, defender: 2 };
        let flanking = fought(AttackKind::Flanking, vec![Alberta, Ontario], clean);
        let captured = LandBattle { captives: 1, ..flanking };
        assert_eq!(
            told(&captured, Ending::Conquered, "Blue", 0),
            "Alberta and Ontario → Ural (Blue) with 8 flanking against 2: conquered, no losses, captured 1."
        );
    }
}
