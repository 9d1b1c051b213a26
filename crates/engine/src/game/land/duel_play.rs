//! Playing a roll that others can influence: the defender chooses its dice, reactions are played,
//! and modifiers change dice (A22, L1 to L4).

use crate::battle::{
    ATTACK_DICE, AttackTerms, Dice, ModifiedRoll, Modifier, ModifierSet, Side, attack_dice, compare,
};
use crate::game::action::rolling::Until;
use crate::game::event::{LandEvent, Repulse};
use crate::game::land::{asking, conquest};
use crate::game::phase::Phase;
use crate::game::phase::battle::{Battle, Force};
use crate::game::phase::duel::Duel;
use crate::game::phase::window::ReactionMoment;
use crate::game::pieces::legacy::Scar;
use crate::game::refusal::Refusal;
use crate::game::rules::attack_options::{AttackRolls, DefenceDice};
use crate::game::state::State;
use crate::game::state::play::Play;
use crate::world::Territory;

/// The stage of a roll.
#[derive(Debug, Clone, Copy)]
pub(super) enum DuelStage {
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
    /// Returns the fewest and the most dice of a territory's defender in a normal attack (A22).
    pub fn defence_range(&self, to: Territory) -> (u32, u32) {
        let most = self.normal_defence_dice(to);
        match self.rules.defence_dice {
            DefenceDice::Chosen => (most.min(1), most),
            DefenceDice::Maximum => (most, most),
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
    pub fn terms(&self, to: Territory) -> AttackTerms {
        let mut modifiers = self.legacy.modifiers(to);
        modifiers.remove(Modifier::Fortification);
        // An ambush lasts for one attack. If an attack is a single roll, it doesn't affect the
        // next.
        if self.legacy.ambush && self.rules.attack_rolls == AttackRolls::Any {
            modifiers.insert(Modifier::Ambush);
        }
        let fortification = match self.legacy.scar(to) {
            Some(Scar::Fortification { left }) => left,
            Some(Scar::Shortage | Scar::Bunker) | None => 0,
        };
        let chosen_defence = self.rules.defence_dice == DefenceDice::Chosen;
        let third_die = self.rules.three_defence_dice;
        AttackTerms { modifiers, fortification, chosen_defence, third_die }
    }
}

/// Begins an attack that was declared and answered (L1).
pub(crate) fn begin_battle(state: &mut State, battle: Battle, play: &mut Play) {
    match battle.force {
        Force::Normal(from) if !state.rules.rolls_at_once() => {
            go_on_rolling(state, Duel::new(from, &battle), DuelStage::Begun, play);
        }
        _ => state.phase = Phase::Battle(battle),
    }
}

/// Declares the attacker's dice (L1).
pub(super) fn declare_dice(state: &mut State, dice: u8, until: Until, play: &mut Play) {
    let Phase::Battle(ref battle) = state.phase else { return };
    let Force::Normal(from) = battle.force else { return };
    let duel = Duel { attack: dice, until, ..Duel::new(from, battle) };
    play.tell(LandEvent::DiceDeclared { side: Side::Attacker, dice });
    go_on_rolling(state, duel, DuelStage::Defends, play);
}

/// Continues until somebody has to decide something.
pub(super) fn go_on_rolling(
    state: &mut State,
    mut duel: Duel,
    mut step: DuelStage,
    play: &mut Play,
) {
    loop {
        let next = match step {
            DuelStage::Begun => {
                state.legacy.ambush = false;
                open_or(state, ReactionMoment::Start, &duel, DuelStage::Attacks)
            }
            DuelStage::Attacks => attack_again(state, &mut duel, play),
            DuelStage::Defends => ask_for_defence(state, &mut duel, play),
            DuelStage::Declared => open_or(state, ReactionMoment::Roll, &duel, DuelStage::Rolls),
            DuelStage::Rolls => {
                roll_dice(state, &mut duel, play);
                Some(DuelStage::Lies)
            }
            DuelStage::Lies => open_or(state, ReactionMoment::Missiles, &duel, DuelStage::Ends),
            DuelStage::Ends => settle_roll(state, &mut duel, play),
        };
        match next {
            Some(next) => step = next,
            None => return,
        }
    }
}

fn open_or(
    state: &mut State,
    moment: ReactionMoment,
    duel: &Duel,
    next: DuelStage,
) -> Option<DuelStage> {
    if asking::open_window(state, moment, duel) { None } else { Some(next) }
}

/// Declares as many dice as possible for an attack that continues without asking (A21).
fn attack_again(state: &mut State, duel: &mut Duel, play: &mut Play) -> Option<DuelStage> {
    if duel.until == Until::Once {
        state.phase = Phase::Battle(duel.battle());
        return None;
    }
    duel.attack = small(attack_dice(state.armies_at(duel.from)));
    play.tell(LandEvent::DiceDeclared { side: Side::Attacker, dice: duel.attack });
    Some(DuelStage::Defends)
}

/// Asks the defender for its dice if it has a choice.
fn ask_for_defence(state: &mut State, duel: &mut Duel, play: &mut Play) -> Option<DuelStage> {
    let (least, most) = state.defence_range(duel.to);
    if least < most && state.leader_of(duel.defender).is_some() {
        state.phase = Phase::Defend(*duel);
        return None;
    }
    duel.defence = small(most);
    if state.rules.defence_dice == DefenceDice::Chosen {
        play.tell(LandEvent::DiceDeclared { side: Side::Defender, dice: duel.defence });
    }
    Some(DuelStage::Declared)
}

pub(crate) fn defend(state: &mut State, dice: u8, play: &mut Play) -> Result<(), Refusal> {
    let mut duel = *check_defend(state, dice)?;
    duel.defence = dice;
    play.tell(LandEvent::DiceDeclared { side: Side::Defender, dice });
    go_on_rolling(state, duel, DuelStage::Declared, play);
    Ok(())
}

/// Returns the pending roll, if its defender can roll this many dice (A22, L1).
pub(crate) fn check_defend(state: &State, dice: u8) -> Result<&Duel, Refusal> {
    let Phase::Defend(ref duel) = state.phase else { return state.not_now() };
    let (least, most) = state.defence_range(duel.to);
    if (least..=most).contains(&dice.into()) {
        Ok(duel)
    } else {
        Err(Refusal::DefenceDice { least, most })
    }
}

fn roll_dice(state: &mut State, duel: &mut Duel, play: &mut Play) {
    let attack = Dice::roll(duel.attack.into(), play.rng);
    let defence = Dice::roll(duel.defence.into(), play.rng);
    let modifiers = state.modifiers(duel);
    let attack = ModifiedRoll::new(attack, Side::Attacker, modifiers);
    let defence = ModifiedRoll::new(defence, Side::Defender, modifiers);
    duel.dice = Some([attack, defence]);
    play.tell(LandEvent::DiceModified { attack, defence });
    if u32::from(duel.attack) == ATTACK_DICE
        && let Some(left) = state.legacy.wear(duel.to)
    {
        play.tell(LandEvent::Worn { territory: duel.to, left });
    }
}

/// Applies the losses of a roll, and ends the attack if they decide it or an attack has one
/// roll only.
fn settle_roll(state: &mut State, duel: &mut Duel, play: &mut Play) -> Option<DuelStage> {
    let (attack, defence) = (duel.roll(Side::Attacker).shown(), duel.roll(Side::Defender).shown());
    let losses = compare(attack, defence);
    duel.rolls += 1;
    state.phase = Phase::Battle(duel.battle());
    play.tell(LandEvent::Rolled { attack, defence, losses });
    state.lose_at(duel.from, losses.attacker);
    state.board.lose(duel.to, losses.defender);
    if state.board.armies(duel.to) == 0 {
        let survivors = u32::from(duel.attack).saturating_sub(losses.attacker);
        conquest::take(state, duel.to, &[(duel.from, survivors)], play);
        return None;
    }
    let left = state.armies_at(duel.from);
    if attack_dice(left) == 0 {
        conquest::repulse(state, duel.from, duel.to, Repulse::Spent, play);
        return None;
    }
    let one_roll = state.rules.attack_rolls == AttackRolls::One;
    let is_over = duel.until.stops_with(left);
    if is_over && one_roll {
        conquest::repulse(state, duel.from, duel.to, Repulse::OneRoll, play);
    }
    *duel = duel.next();
    match (is_over, one_roll) {
        (true, _) => None,
        (false, true) => Some(DuelStage::Begun),
        (false, false) => Some(DuelStage::Attacks),
    }
}

fn small(dice: u32) -> u8 {
    u8::try_from(dice).unwrap_or(u8::MAX)
}
