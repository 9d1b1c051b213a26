//! Playing a roll that others can influence: the defender chooses its dice, reactions are played,
//! and modifiers change dice (A22, L1 to L4).

use crate::battle::{
    ATTACK_DICE, Dice, ModifiedRoll, Modifier, ModifierSet, Side, Terms, attack_dice, compare,
};
use crate::game::action::rolling::Until;
use crate::game::board::play::Play;
use crate::game::board::state::State;
use crate::game::event::{LandEvent, Repulse};
use crate::game::phase::Phase;
use crate::game::phase::battle::{Battle, Force};
use crate::game::phase::duel::Duel;
use crate::game::phase::window::Moment;
use crate::game::pieces::legacy::Scar;
use crate::game::refusal::Refusal;
use crate::game::rules::attack_options::{AttackRolls, DefenceDice};
use crate::world::Territory;

/// The stage of a roll.
#[derive(Debug, Clone, Copy)]
pub(super) enum Step {
    /// The attack was declared.
    Begun,
    /// The attacker has to declare its dice.
    Attacks,
    /// The defender has to declare its dice.
    Defends,
    /// Both sides have declared their dice.
    Declared,
    /// Nobody plays another reaction before the roll.
    Rolls,
    /// The dice were rolled.
    Lies,
    /// Nobody changes another die.
    Ends,
}

impl State {
    /// Begins an attack that was declared and answered (L1).
    pub(crate) fn begin_battle(&mut self, battle: Battle, play: &mut Play) {
        match battle.force {
            Force::Normal(from) if !self.rules.rolls_at_once() => {
                self.go_on_rolling(Duel::new(from, &battle), Step::Begun, play);
            }
            _ => self.phase = Phase::Battle(battle),
        }
    }

    /// Declares the attacker's dice (L1).
    pub(super) fn declare_dice(&mut self, dice: u8, until: Until, play: &mut Play) {
        let Phase::Battle(ref battle) = self.phase else { return };
        let Force::Normal(from) = battle.force else { return };
        let duel = Duel { attack: dice, until, ..Duel::new(from, battle) };
        play.tell(LandEvent::DiceDeclared { side: Side::Attacker, dice });
        self.go_on_rolling(duel, Step::Defends, play);
    }

    /// Continues until somebody has to decide something.
    pub(super) fn go_on_rolling(&mut self, mut duel: Duel, mut step: Step, play: &mut Play) {
        loop {
            let next = match step {
                Step::Begun => {
                    self.legacy.ambush = false;
                    self.open_or(Moment::Start, &duel, Step::Attacks)
                }
                Step::Attacks => self.attack_again(&mut duel, play),
                Step::Defends => self.ask_for_defence(&mut duel, play),
                Step::Declared => self.open_or(Moment::Roll, &duel, Step::Rolls),
                Step::Rolls => {
                    self.roll_dice(&mut duel, play);
                    Some(Step::Lies)
                }
                Step::Lies => self.open_or(Moment::Missiles, &duel, Step::Ends),
                Step::Ends => self.settle_roll(&mut duel, play),
            };
            match next {
                Some(next) => step = next,
                None => return,
            }
        }
    }

    fn open_or(&mut self, moment: Moment, duel: &Duel, next: Step) -> Option<Step> {
        if self.open_window(moment, duel) { None } else { Some(next) }
    }

    /// Declares as many dice as possible for an attack that continues without asking (A21).
    fn attack_again(&mut self, duel: &mut Duel, play: &mut Play) -> Option<Step> {
        if duel.until == Until::Once {
            self.phase = Phase::Battle(duel.battle());
            return None;
        }
        duel.attack = small(attack_dice(self.armies_at(duel.from)));
        play.tell(LandEvent::DiceDeclared { side: Side::Attacker, dice: duel.attack });
        Some(Step::Defends)
    }

    /// Asks the defender for its dice if it has a choice.
    fn ask_for_defence(&mut self, duel: &mut Duel, play: &mut Play) -> Option<Step> {
        let (least, most) = self.defence_range(duel.to);
        if least < most && self.leader_of(duel.defender).is_some() {
            self.phase = Phase::Defend(*duel);
            return None;
        }
        duel.defence = small(most);
        if self.rules.defence_dice == DefenceDice::Chosen {
            play.tell(LandEvent::DiceDeclared { side: Side::Defender, dice: duel.defence });
        }
        Some(Step::Declared)
    }

    /// Returns the fewest and the most dice of a territory's defender in a normal attack (A22).
    pub fn defence_range(&self, to: Territory) -> (u32, u32) {
        let most = self.normal_defence_dice(to);
        match self.rules.defence_dice {
            DefenceDice::Chosen => (most.min(1), most),
            DefenceDice::Maximum => (most, most),
        }
    }

    pub(crate) fn defend(&mut self, dice: u8, play: &mut Play) -> Result<(), Refusal> {
        let mut duel = *self.check_defend(dice)?;
        duel.defence = dice;
        play.tell(LandEvent::DiceDeclared { side: Side::Defender, dice });
        self.go_on_rolling(duel, Step::Declared, play);
        Ok(())
    }

    /// Returns the pending roll, if its defender can roll this many dice (A22, L1).
    pub(crate) fn check_defend(&self, dice: u8) -> Result<&Duel, Refusal> {
        let Phase::Defend(ref duel) = self.phase else { return self.not_now() };
        let (least, most) = self.defence_range(duel.to);
        if (least..=most).contains(&dice.into()) {
            Ok(duel)
        } else {
            Err(Refusal::DefenceDice { least, most })
        }
    }

    /// Returns the modifiers of the current attack, from the territory and from reactions (L2).
    pub fn modifiers(&self, duel: &Duel) -> ModifierSet {
        let mut modifiers = self.legacy.modifiers(duel.to);
        if self.legacy.ambush {
            modifiers.insert(Modifier::Ambush);
        }
        if duel.barrage {
            modifiers.insert(Modifier::Barrage);
        }
        modifiers
    }

    /// Returns the terms of a normal attack on a territory, not counting reactions that may still
    /// be played (A22, L2).
    pub fn terms(&self, to: Territory) -> Terms {
        let mut modifiers = self.legacy.modifiers(to);
        modifiers.remove(Modifier::Fortification);
        // An ambush lasts for one attack: where that is one roll it says nothing of the next.
        if self.legacy.ambush && self.rules.attack_rolls == AttackRolls::Any {
            modifiers.insert(Modifier::Ambush);
        }
        let fortification = match self.legacy.scar(to) {
            Some(Scar::Fortification { left }) => left,
            Some(Scar::Shortage | Scar::Bunker) | None => 0,
        };
        let chosen_defence = self.rules.defence_dice == DefenceDice::Chosen;
        let third_die = self.rules.three_defence_dice;
        Terms { modifiers, fortification, chosen_defence, third_die }
    }

    fn roll_dice(&mut self, duel: &mut Duel, play: &mut Play) {
        let attack = Dice::roll(duel.attack.into(), play.rng);
        let defence = Dice::roll(duel.defence.into(), play.rng);
        let modifiers = self.modifiers(duel);
        let attack = ModifiedRoll::new(attack, Side::Attacker, modifiers);
        let defence = ModifiedRoll::new(defence, Side::Defender, modifiers);
        duel.dice = Some([attack, defence]);
        play.tell(LandEvent::DiceModified { attack, defence });
        if u32::from(duel.attack) == ATTACK_DICE
            && let Some(left) = self.legacy.wear(duel.to)
        {
            play.tell(LandEvent::Worn { territory: duel.to, left });
        }
    }

    /// Applies the losses of a roll, and ends the attack if they decide it or an attack has one
    /// roll only.
    fn settle_roll(&mut self, duel: &mut Duel, play: &mut Play) -> Option<Step> {
        let (attack, defence) =
            (duel.roll(Side::Attacker).shown(), duel.roll(Side::Defender).shown());
        let losses = compare(attack, defence);
        duel.rolls += 1;
        self.phase = Phase::Battle(duel.battle());
        play.tell(LandEvent::Rolled { attack, defence, losses });
        self.lose_at(duel.from, losses.attacker);
        self.board.lose(duel.to, losses.defender);
        if self.board.armies(duel.to) == 0 {
            let survivors = u32::from(duel.attack).saturating_sub(losses.attacker);
            self.take(duel.to, &[(duel.from, survivors)], play);
            return None;
        }
        let left = self.armies_at(duel.from);
        if attack_dice(left) == 0 {
            self.repulse(duel.from, duel.to, Repulse::Spent, play);
            return None;
        }
        let one_roll = self.rules.attack_rolls == AttackRolls::One;
        let is_over = super::fight::goes_no_further(duel.until, left);
        if is_over && one_roll {
            self.repulse(duel.from, duel.to, Repulse::OneRoll, play);
        }
        *duel = duel.next();
        match (is_over, one_roll) {
            (true, _) => None,
            (false, true) => Some(Step::Begun),
            (false, false) => Some(Step::Attacks),
        }
    }
}

fn small(dice: u32) -> u8 {
    u8::try_from(dice).unwrap_or(u8::MAX)
}
