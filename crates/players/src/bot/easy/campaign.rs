//! Attacks by the look of things: more armies here than there.

use crate::bot::holdings::weight;
use crate::bot::objective::Objectives;
use crate::bot::view::View;
use engine::core::BySeat;
use engine::game::{Action, Force, Phase, Until};
use engine::world::Territory;

/// What it is worth to the eye that the rest of a continent is held already.
const LIKES_CONTINENTS: f32 = 3.0;

/// How many more must be here than there for who is twice as cautious as others.
const LIKES_SAFETY: f32 = 2.0;

/// What it is worth to the eye to hit back, for who harms its attacker twice as much as others.
const LIKES_REVENGE: f32 = 8.0;

/// What a step to the own objective is worth to the eye, as a part of what it is.
const LIKES_ITS_AIM: f32 = 0.1;

/// Attacks where the difference looks largest; `None` where nobody looks weaker.
pub(super) fn attack(view: &View, seed: u64) -> Option<Action> {
    let state = view.state;
    let pairs = state.attackers().iter().flat_map(|from| {
        let targets = state.targets(from).iter();
        targets.map(move |to| (from, to))
    });
    let aim = Objectives::new(view);
    let holdings = BySeat::from_fn(|seat| view.board().held(seat));
    let serves = |to: Territory| {
        LIKES_ITS_AIM * aim.own_gain(&holdings, view.me, to, view.board().owner(to))
    };
    pairs
        .filter(|(from, to)| dares(view, *from, *to))
        .map(|(from, to)| (looks(view, seed, from, to) + serves(to), from, to))
        .max_by(|(a, ..), (b, ..)| a.total_cmp(b))
        .map(|(_, from, to)| Action::Attack { from, to })
        .or_else(|| expand(view))
}

/// Whether there is enough here against what is there, for its taste.
fn dares(view: &View, from: Territory, to: Territory) -> bool {
    let (own, theirs) = (view.armies(from), view.armies(to));
    own > 2 && weight(own) > weight(theirs) + LIKES_SAFETY * (view.traits.caution - 1.0)
}

/// Spreads into land that nobody controls, half of a stack at a time.
fn expand(view: &View) -> Option<Action> {
    let state = view.state;
    let from = state.attackers().iter().find(|from| !state.open_land(*from).is_empty())?;
    let to = state.open_land(from).first()?;
    Some(Action::Expand { from, to, armies: view.spare(from).div_ceil(2) })
}

/// As many dice as possible, as ever.
pub(super) fn defend(view: &View) -> Option<Action> {
    let Phase::Defend(duel) = view.state.phase() else { return None };
    let (_, most) = view.state.defence_range(duel.to);
    Some(Action::Defend { dice: u8::try_from(most).ok()? })
}

/// How tempting an attack looks.
fn looks(view: &View, seed: u64, from: Territory, to: Territory) -> f32 {
    let continent = to.continent().territories();
    let number = |set: engine::world::TerritorySet| weight(u32::try_from(set.len()).unwrap_or(0));
    let share = number(continent & view.held()) / number(continent);
    let whim = weight(u32::from(whim(seed, view.state.turn().round, to)) % 8) / 4.0;
    let owner = view.board().owner(to);
    let is_revenge = owner.is_some() && owner == view.observation.attacked_by();
    let revenge = if is_revenge { LIKES_REVENGE * (view.traits.grudge - 1.0) } else { 0.0 };
    weight(view.armies(from)) - weight(view.armies(to)) + LIKES_CONTINENTS * share + revenge + whim
}

/// A mood that changes from round to round.
fn whim(seed: u64, round: u32, to: Territory) -> u8 {
    let place = u64::try_from(to.index()).unwrap_or(0) + (u64::from(round) << 8);
    let mixed =
        (seed ^ place.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    u8::try_from(mixed >> 56).unwrap_or(0)
}

/// Rolls on to the end.
pub(super) fn roll(view: &View) -> Option<Action> {
    let Phase::Battle(battle) = view.state.phase() else { return None };
    let Force::Normal(from) = battle.force else { return None };
    let (_, most) = view.state.normal_dice(from);
    Some(Action::Roll { dice: u8::try_from(most).ok()?, until: Until::Conquest })
}
