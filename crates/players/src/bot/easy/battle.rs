//! The mistake: going on to the end. It never breaks off a battle, however bad the odds.

use crate::bot::view::View;
use engine::game::{Action, Force, Phase, Until};

/// Rolls on until the territory is taken or no attackers are left.
pub(super) fn roll(view: &View) -> Option<Action> {
    let Phase::Battle(battle) = view.state.phase() else { return None };
    let Force::Normal(from) = battle.force else { return None };
    let (_, most) = view.state.normal_dice(from);
    Some(Action::Roll { dice: u8::try_from(most).ok()?, until: Until::Conquest })
}

/// Declares as many dice as possible, always.
pub(super) fn defend(view: &View) -> Option<Action> {
    let Phase::Defend(duel) = view.state.phase() else { return None };
    let (_, most) = view.state.defence_range(duel.to);
    Some(Action::Defend { dice: u8::try_from(most).ok()? })
}
