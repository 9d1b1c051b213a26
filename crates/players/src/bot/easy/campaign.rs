//! The mistake: attacks by appearance. It attacks neighbours that look weak, with as many armies as
//! it has there and whatever the gain: it never breaks a continent on purpose, and leaves alone
//! rivals that are nearly beaten.

use super::noise::Noise;
use super::short_game;
use crate::bot::holdings::weight;
use crate::bot::objective::Objectives;
use crate::bot::view::View;
use engine::core::BySeat;
use engine::game::Action;
use engine::world::{Territory, TerritorySet};

/// The number of armies above which it considers an attack; less for players with little caution.
const FEW: f32 = 2.0;

/// The number by which its armies may be fewer than the defender's and still seem enough.
const BOLD: f32 = 1.0;

/// The additional armies wanted by a player with twice the usual caution.
const LIKES_SAFETY: f32 = 6.0;

/// The appeal, in armies, of holding the rest of the continent already.
const LIKES_CONTINENTS: f32 = 1.0;

/// The appeal of hitting back, for a player whose grudge weighs double.
const LIKES_REVENGE: f32 = 8.0;

/// The appeal of progress towards its own objective, as a share of the real worth.
const LIKES_ITS_AIM: f32 = 0.1;

/// The number of territories at which a rival looks beaten.
const BEATEN: usize = 2;
/// The appeal that an attack loses against a rival that looks beaten.
const SPARES: f32 = 8.0;

/// Returns the attack with the largest apparent advantage; `None` where nobody looks weaker.
pub(super) fn attack(view: &View, noise: Noise) -> Option<Action> {
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
        .filter(|(from, to)| seems_stronger(view, *from, *to))
        .map(|(from, to)| (appeal(view, noise, from, to) + serves(to), from, to))
        .max_by(|(a, ..), (b, ..)| a.total_cmp(b))
        .map(|(_, from, to)| Action::Attack { from, to })
        .or_else(|| expand(view))
}

/// Returns `true` if the armies here seem enough against those there, given the play style.
fn seems_stronger(view: &View, from: Territory, to: Territory) -> bool {
    let (own, theirs) = (view.armies(from), view.armies(to));
    let caution = view.weights.caution;
    let edge = short_game::wanted_edge(view).unwrap_or(-BOLD);
    let wanted = weight(theirs) + edge + LIKES_SAFETY * (caution - 1.0);
    weight(own) > FEW * caution.min(1.0) && weight(own) >= wanted
}

/// Returns the appeal of an attack, in armies.
fn appeal(view: &View, noise: Noise, from: Territory, to: Territory) -> f32 {
    let continent = to.continent().territories();
    let number = |set: TerritorySet| weight(u32::try_from(set.len()).unwrap_or(0));
    let share = number(continent & view.held()) / number(continent);
    let owner = view.board().owner(to);
    let revenge = LIKES_REVENGE * (view.grudge(owner) - 1.0);
    let is_beaten = owner.is_some_and(|owner| view.board().held(owner).len() <= BEATEN);
    let spared = if is_beaten { SPARES } else { 0.0 };
    let whim = weight(u32::from(noise.of_territory(view, to)) % 8) / 4.0;
    weight(view.armies(from)) - weight(view.armies(to)) + LIKES_CONTINENTS * share + revenge + whim
        - spared
}

/// Spreads into territories that nobody controls, half of a stack at a time.
fn expand(view: &View) -> Option<Action> {
    let state = view.state;
    let from = state.attackers().iter().find(|from| !state.open_land(*from).is_empty())?;
    let to = state.open_land(from).first()?;
    Some(Action::Expand { from, to, armies: view.spare(from).div_ceil(2) })
}
