//! Attacks with declared dice, and reactions: the number of defence dice, the reactions to play,
//! and moves into territories that nobody controls (L).

use super::Planner;
use crate::bot::holdings::weight;
use engine::battle::{ATTACK_DICE, AttackTerms, Dice, Losses, Side, compare};
use engine::game::{Action, Duel, Phase, ReactionMoment, Start, Victory};
use engine::world::Territory;

/// The least number of armies that stay in a headquarters that decides the game.
const GARRISON: u32 = 3;

/// The worth of holding a headquarters that decides the game.
pub(in crate::bot) const HEADQUARTERS: f32 = 14.0;

impl Planner<'_> {
    /// Declares the number of dice that costs the fewest armies against the attacker's.
    pub fn defend(&self) -> Option<Action> {
        let Phase::Defend(duel) = self.view.state.phase() else { return None };
        let (_, most) = self.view.state.defence_range(duel.to);
        let terms =
            AttackTerms { modifiers: self.view.state.modifiers(duel), ..AttackTerms::default() };
        let dice = terms.best_defence(duel.attack.into(), most);
        Some(Action::Defend { dice: u8::try_from(dice).ok()? })
    }

    /// Plays a reaction where it is likely to decide something, or passes.
    pub fn react(&self) -> Option<Action> {
        let Phase::Window(window) = self.view.state.phase() else { return None };
        let duel = &window.duel;
        let action = match window.moment {
            ReactionMoment::Start => self.is_worth_an_ambush(duel).then_some(Action::Ambush),
            ReactionMoment::Roll => self.is_worth_a_barrage(duel).then_some(Action::Barrage),
            ReactionMoment::Missiles => self.missile(duel),
        };
        Some(action.unwrap_or(Action::Done))
    }

    /// Returns `true` for a strong attack on a valuable territory with enough armies to use the
    /// help.
    fn is_worth_an_ambush(&self, duel: &Duel) -> bool {
        let (ours, theirs) = (self.view.armies(duel.to), self.view.state.armies_at(duel.from));
        let in_balance = theirs > ATTACK_DICE && ours >= 2 && theirs <= 3 * ours;
        in_balance || self.is_valuable(duel.to)
    }

    /// Returns `true` for a roll that may take the territory.
    fn is_worth_a_barrage(&self, duel: &Duel) -> bool {
        self.view.armies(duel.to) == u32::from(duel.defence) && duel.attack >= duel.defence
    }

    /// Fires the missile if it takes or saves the territory, or decides both dice of a roll.
    fn missile(&self, duel: &Duel) -> Option<Action> {
        let side = match self.view.state.turn().player() {
            attacker if attacker == self.view.player => Side::Attacker,
            _ if duel.defender == self.view.player => Side::Defender,
            // The bot doesn't help others with their losses.
            _ => return None,
        };
        let defenders = self.view.armies(duel.to);
        let before = losses(duel, None);
        let best =
            duel.roll(side).dice().map(|die| die.shows()).filter(|face| *face < 6).max_by_key(
                |face| {
                    let after = losses(duel, Some((side, *face)));
                    match side {
                        Side::Attacker => (after.defender, std::cmp::Reverse(*face)),
                        Side::Defender => (after.attacker, std::cmp::Reverse(*face)),
                    }
                },
            )?;
        let after = losses(duel, Some((side, best)));
        let (falls, fell) = (after.defender >= defenders, before.defender >= defenders);
        let swing = before.defender.abs_diff(after.defender);
        (falls != fell || swing > 1).then_some(Action::Missile { side, face: best })
    }

    /// Returns `true` if a territory is part of a continent held whole, or a headquarters that
    /// decides the game.
    fn is_valuable(&self, territory: Territory) -> bool {
        let whole = territory.continent().territories().is_subset(self.view.held());
        whole || self.view.is_headquarters(territory)
    }

    /// Returns the number of armies that always stay in a territory.
    pub fn garrison_of(&self, territory: Territory) -> u32 {
        if self.view.is_headquarters(territory) {
            // Never all: two players watching each other would wait forever.
            self.view.threat(territory).max(GARRISON).min(self.view.armies(territory) / 2)
        } else {
            0
        }
    }

    /// Attacks, or moves into a territory that nobody controls.
    pub fn attack_or_expand(&self, from: Territory, to: Territory) -> Action {
        if !self.view.state.unclaimed().contains(to) {
            let (attack_type, _) = self.best_attack(self.view.armies(from), to);
            return attack_type.action(from, to);
        }
        let spare = self.view.spare(from);
        // Keep some back if there are more territories to move into.
        let more = self.view.state.open_land(from).len() > 1;
        let armies = spare.saturating_sub(self.garrison_of(from));
        let armies = if more && self.view.state.open_land(to).is_empty() { 1 } else { armies };
        Action::Expand { from, to, armies: armies.clamp(1, spare.max(1)) }
    }

    /// Returns the worth of holding a territory for its headquarters.
    pub fn worth_of_headquarters(&self, territory: Territory) -> f32 {
        if self.view.is_headquarters(territory) { HEADQUARTERS } else { 0.0 }
    }

    /// Returns the viewer's headquarters that lacks the most armies against its threat, and the
    /// number it lacks.
    pub fn headquarters_in_need(&self, left: u32) -> Option<(Territory, u32)> {
        let lacking = |at: &Territory| {
            let threat =
                super::chain_plan::whole(self.view.weights.caution * weight(self.view.threat(*at)));
            (threat + GARRISON).saturating_sub(self.view.armies(*at))
        };
        self.view
            .held()
            .iter()
            .filter(|at| self.view.is_headquarters(*at))
            .map(|at| (at, lacking(&at).min(left)))
            .filter(|(_, lacks)| *lacks > 0)
            .max_by_key(|(_, lacks)| *lacks)
    }
}

impl crate::bot::view::View<'_> {
    /// Returns `true` if a territory has a headquarters, in a game that is decided by them (L6).
    pub fn is_headquarters(&self, territory: Territory) -> bool {
        self.state.rules().victory == Victory::Headquarters
            && self.state.rules().start == Start::Headquarters
            && self.state.legacy().headquarters_at(territory).is_some()
    }
}

/// Returns the losses of both sides for the dice on the table, if a missile strikes one of them or
/// none.
fn losses(duel: &Duel, missile: Option<(Side, u8)>) -> Losses {
    let shown = |side: Side| -> Dice {
        let roll = duel.roll(side);
        let struck = missile.filter(|(on, _)| *on == side).and_then(|(_, face)| roll.struck(face));
        struck.unwrap_or(roll).shown()
    };
    compare(shown(Side::Attacker), shown(Side::Defender))
}
