//! Attacks with declared dice and reactions: how many dice defend, what is played when, and who moves
//! into land that nobody controls (L).

use super::Mind;
use crate::bot::holdings::weight;
use engine::battle::{ATTACK_DICE, Dice, Losses, Side, Terms, compare};
use engine::game::{Action, Duel, Moment, Phase, Start, Victory};
use engine::world::Territory;

/// What stays with a headquarters that decides the game, whatever threatens it.
const GARRISON: u32 = 3;

/// What a headquarters that decides the game is worth to hold.
pub(in crate::bot) const HEADQUARTERS: f32 = 14.0;

impl Mind<'_> {
    /// The number of dice that costs fewest armies for those of the attacker.
    pub fn defend(&self) -> Option<Action> {
        let Phase::Defend(duel) = self.view.state.phase() else { return None };
        let (_, most) = self.view.state.defence_range(duel.to);
        let terms = Terms { modifiers: self.view.state.modifiers(duel), ..Terms::default() };
        let dice = terms.best_defence(duel.attack.into(), most);
        Some(Action::Defend { dice: u8::try_from(dice).ok()? })
    }

    /// Plays what is there to play where it is likely to decide something, or passes.
    pub fn react(&self) -> Option<Action> {
        let Phase::Window(window) = self.view.state.phase() else { return None };
        let duel = &window.duel;
        let action = match window.moment {
            Moment::Start => self.is_worth_an_ambush(duel).then_some(Action::Ambush),
            Moment::Roll => self.is_worth_a_barrage(duel).then_some(Action::Barrage),
            Moment::Missiles => self.missile(duel),
        };
        Some(action.unwrap_or(Action::Done))
    }

    /// A strong attack on what is well worth holding, which is held by enough to use the help.
    fn is_worth_an_ambush(&self, duel: &Duel) -> bool {
        let (ours, theirs) = (self.view.armies(duel.to), self.view.state.armies_at(duel.from));
        let in_balance = theirs > ATTACK_DICE && ours >= 2 && theirs <= 3 * ours;
        in_balance || self.is_dear(duel.to)
    }

    /// A roll that may take the territory.
    fn is_worth_a_barrage(&self, duel: &Duel) -> bool {
        self.view.armies(duel.to) == u32::from(duel.defence) && duel.attack >= duel.defence
    }

    /// The missile that takes or saves the territory, or both dice of a roll.
    fn missile(&self, duel: &Duel) -> Option<Action> {
        let side = match self.view.state.turn().player() {
            attacker if attacker == self.view.player => Side::Attacker,
            _ if duel.defender == self.view.player => Side::Defender,
            // What others lose in a fight is their affair.
            _ => return None,
        };
        let defenders = self.view.armies(duel.to);
        let before = losses(duel, None);
        let best =
            duel.throw(side).dice().map(|die| die.shows()).filter(|face| *face < 6).max_by_key(
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

    /// Whether an own territory is one of a whole continent, or a headquarters that decides the game.
    fn is_dear(&self, territory: Territory) -> bool {
        let whole = territory.continent().territories().is_subset(self.view.held());
        whole || self.view.is_headquarters(territory)
    }

    /// What stays in a territory whatever is planned.
    pub fn garrison_of(&self, territory: Territory) -> u32 {
        if self.view.is_headquarters(territory) {
            // Never all: two who watch each other would watch for ever.
            self.view.threat(territory).max(GARRISON).min(self.view.armies(territory) / 2)
        } else {
            0
        }
    }

    /// An attack, or a move into a territory that nobody controls.
    pub fn attack_or_expand(&self, from: Territory, to: Territory) -> Action {
        if !self.view.state.unclaimed().contains(to) {
            let (manner, _) = self.manner(self.view.armies(from), to);
            return manner.action(from, to);
        }
        let spare = self.view.spare(from);
        // Where there is more to move into, some stay for it.
        let more = self.view.state.open_land(from).len() > 1;
        let armies = spare.saturating_sub(self.garrison_of(from));
        let armies = if more && self.view.state.open_land(to).is_empty() { 1 } else { armies };
        Action::Expand { from, to, armies: armies.clamp(1, spare.max(1)) }
    }

    /// What holding a territory is worth for its headquarters.
    pub fn worth_of_headquarters(&self, territory: Territory) -> f32 {
        if self.view.is_headquarters(territory) { HEADQUARTERS } else { 0.0 }
    }

    /// The own headquarters that lacks most against what threatens it, and how many it lacks.
    pub fn headquarters_in_need(&self, left: u32) -> Option<(Territory, u32)> {
        let lacking = |at: &Territory| {
            let threat =
                super::plan::whole(self.view.traits.caution * weight(self.view.threat(*at)));
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
    /// Whether a territory has a headquarters, in a game that is played for them (L6).
    pub fn is_headquarters(&self, territory: Territory) -> bool {
        self.state.rules().victory == Victory::Headquarters
            && self.state.rules().start == Start::Headquarters
            && self.state.grounds().headquarters_at(territory).is_some()
    }
}

/// What both sides lose by the dice that lie, if a missile strikes one of them or none.
fn losses(duel: &Duel, missile: Option<(Side, u8)>) -> Losses {
    let shown = |side: Side| -> Dice {
        let throw = duel.throw(side);
        let struck = missile.filter(|(on, _)| *on == side).and_then(|(_, face)| throw.struck(face));
        struck.unwrap_or(throw).shown()
    };
    compare(shown(Side::Attacker), shown(Side::Defender))
}
