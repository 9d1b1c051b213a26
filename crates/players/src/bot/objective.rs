//! Secret objectives: what the own one makes of territories, and what those of others may be (K7, K8).

use super::aims::{Guesses, aims, power, progress};
use super::holdings::{Holdings, weight};
use super::view::View;
use engine::core::{BySeat, Seat};
use engine::game::Aim;
use engine::world::{Territory, TerritorySet};

/// What a game is worth, in armies, to who is about to win it.
const GAME: f32 = 90.0;

/// What a game counts that is won by this conquest.
const WON: f32 = 400.0;

/// What harm to who may be about to win counts beside own good.
const HINDERING: f32 = 0.8;

/// What the viewer knows and guesses of objectives. Nothing where a game has none.
#[derive(Debug, Clone)]
pub(super) struct Objectives {
    own: Option<Aim>,
    /// What each player may be after.
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

    /// What it is worth to the own objective to take a territory from whom.
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

    /// What it is worth to the viewer that a rival does not hold a territory: as likely as it is part
    /// of what the rival is after, and as near as that is.
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

/// How near a conqueror is who has so many territories left to take.
fn gone(left: usize) -> f32 {
    let part = weight(u32::try_from(left).unwrap_or(u32::MAX)) / 14.0;
    GAME * power((1.0 - part).max(0.0))
}
