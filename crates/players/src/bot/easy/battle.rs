//! The mistake: whoever has begun an attack goes on to the end. A battle is never broken off, however it stands.

use crate::bot::view::View;
use engine::game::{Action, Force, Phase, Until};

/// Rolls on until the place is taken or nobody is left to attack.
pub(super) fn roll(view: &View) -> Option<Action> {
    let Phase::Battle(battle) = view.state.phase() else { return None };
    let Force::Normal(from) = battle.force else { return None };
    let (_, most) = view.state.normal_dice(from);
    Some(Action::Roll { dice: u8::try_from(most).ok()?, until: Until::Conquest })
}

/// As many dice as possible, as ever.
pub(super) fn defend(view: &View) -> Option<Action> {
    let Phase::Defend(duel) = view.state.phase() else { return None };
    let (_, most) = view.state.defence_range(duel.to);
    Some(Action::Defend { dice: u8::try_from(most).ok()? })
}
