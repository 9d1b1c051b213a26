//! The mistake: attacks by the look of things. Whoever looks weak beside it is attacked, with as many as stand there and
//! whatever it is good for: it breaks nobody's continent on purpose, and leaves alone whoever is nearly beaten.

use super::mood::Mood;
use crate::bot::holdings::weight;
use crate::bot::objective::Objectives;
use crate::bot::view::View;
use engine::core::BySeat;
use engine::game::Action;
use engine::world::{Territory, TerritorySet};

/// With more armies than this it thinks of attacking; who is less cautious than others, with fewer in proportion.
const FEW: f32 = 2.0;

/// So many fewer armies than there still look like enough.
const BOLD: f32 = 1.0;

/// How many more must be here than there for who is twice as cautious as others.
const LIKES_SAFETY: f32 = 6.0;

/// What it is worth to the eye that the rest of a continent is held already.
const LIKES_CONTINENTS: f32 = 1.0;

/// What it is worth to the eye to hit back, for who harms its attacker twice as much as others.
const LIKES_REVENGE: f32 = 8.0;

/// What a step to the own objective is worth to the eye, as a part of what it is.
const LIKES_ITS_AIM: f32 = 0.1;

/// Whoever has no more territories than this looks beaten already,
const BEATEN: usize = 2;
/// and so much less worth an attack.
const SPARES: f32 = 8.0;

/// Attacks where the difference looks largest; `None` where nobody looks weaker.
pub(super) fn attack(view: &View, mood: Mood) -> Option<Action> {
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
        .map(|(from, to)| (looks(view, mood, from, to) + serves(to), from, to))
        .max_by(|(a, ..), (b, ..)| a.total_cmp(b))
        .map(|(_, from, to)| Action::Attack { from, to })
        .or_else(|| expand(view))
}

/// Whether there seem to be enough here against what is there, for its taste.
fn dares(view: &View, from: Territory, to: Territory) -> bool {
    let (own, theirs) = (view.armies(from), view.armies(to));
    let caution = view.traits.caution;
    let wanted = weight(theirs) - BOLD + LIKES_SAFETY * (caution - 1.0);
    weight(own) > FEW * caution.min(1.0) && weight(own) >= wanted
}

/// How tempting an attack looks.
fn looks(view: &View, mood: Mood, from: Territory, to: Territory) -> f32 {
    let continent = to.continent().territories();
    let number = |set: TerritorySet| weight(u32::try_from(set.len()).unwrap_or(0));
    let share = number(continent & view.held()) / number(continent);
    let owner = view.board().owner(to);
    let revenge = LIKES_REVENGE * (view.grudge(owner) - 1.0);
    let is_beaten = owner.is_some_and(|owner| view.board().held(owner).len() <= BEATEN);
    let spared = if is_beaten { SPARES } else { 0.0 };
    let whim = weight(u32::from(mood.of_place(view, to)) % 8) / 4.0;
    weight(view.armies(from)) - weight(view.armies(to)) + LIKES_CONTINENTS * share + revenge + whim
        - spared
}

/// Spreads into land that nobody controls, half of a stack at a time.
fn expand(view: &View) -> Option<Action> {
    let state = view.state;
    let from = state.attackers().iter().find(|from| !state.open_land(*from).is_empty())?;
    let to = state.open_land(from).first()?;
    Some(Action::Expand { from, to, armies: view.spare(from).div_ceil(2) })
}
