//! Secret objectives: the worth of territories for one's own, and guesses at those of others (K7,
//! K8).

use super::aims::{Guesses, aims, power, progress};
use super::holdings::{Holdings, weight};
use super::view::View;
use engine::core::{BySeat, Seat};
use engine::game::Aim;
use engine::world::{Territory, TerritorySet};

/// The worth of the game, in armies, to a player about to win it.
const GAME: f32 = 90.0;

/// The worth of a conquest that wins the game.
const WON: f32 = 400.0;

/// The weight of hindering a player who may be about to win, relative to the viewer's gain.
const HINDERING: f32 = 0.8;

/// The viewer's own objective and its guesses at those of others. Empty in games without
/// objectives.
#[derive(Debug, Clone)]
pub(super) struct Objectives {
    own: Option<Aim>,
    /// The objectives that each player may have, with their probabilities.
    aims: BySeat<Guesses>,
}

impl Objectives {
    pub fn new(view: &View) -> Self {
        if view.is_ally() {
            return Self { own: None, aims: BySeat::from_fn(|_| Vec::new()) };
        }
        let own = view.observation.objective().map(|it| view.state.aim(view.player, it));
        Self { own, aims: aims(view.state) }
    }

    /// Returns the worth of taking a territory from its owner for the viewer's objective.
    pub fn own_gain(
        &self,
        holdings: &Holdings,
        me: Seat,
        at: Territory,
        owner: Option<Seat>,
    ) -> f32 {
        let Some(aim) = self.own else { return 0.0 };
        if let Aim::Eliminate(target) = aim {
            let theirs = holdings[target];
            if owner != Some(target) || !theirs.contains(at) {
                return 0.0;
            }
            let (before, after) = (theirs.len(), theirs.len() - 1);
            return if after == 0 { WON } else { gone(after) - gone(before) };
        }
        let mine = holdings[me];
        let (before, after) = (progress(aim, mine), progress(aim, mine.with(at)));
        if after >= 1.0 && before < 1.0 { WON } else { GAME * (power(after) - power(before)) }
    }

    /// Returns the worth to the viewer of keeping a rival from holding a territory: weighted by the
    /// probability that the rival's objective needs it, and by how near that objective is.
    pub fn hindering(&self, holdings: &Holdings, rival: Seat, at: Territory) -> f32 {
        let theirs = holdings[rival];
        let without = theirs - TerritorySet::only(at);
        let step = |(aim, chance): &(Aim, f32)| {
            let lost = power(progress(*aim, theirs)) - power(progress(*aim, without));
            chance * GAME * lost
        };
        HINDERING * self.aims[rival].iter().map(step).sum::<f32>()
    }
}

/// Returns the worth of the progress towards eliminating a target with this many territories left.
fn gone(left: usize) -> f32 {
    let part = weight(u32::try_from(left).unwrap_or(u32::MAX)) / 14.0;
    GAME * power((1.0 - part).max(0.0))
}
