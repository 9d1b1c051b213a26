//! Attacks from land and sea at once: a ship's blocks as flanks beside those of a territory (A5, N5).

use super::Mind;
use crate::battle::{MAX_BLOCKS, Post};
use crate::bot::flank::{self, flanking};
use crate::bot::forecast::Forecast;
use crate::bot::value::weight;
use crate::core::ShipId;
use crate::game::{Action, Ship};
use crate::world::Territory;

/// What a joint attack must promise beyond what land and ship could do apart.
const BEYOND: f32 = 0.4;

/// The blocks of a joint attack, those from land first: they bear the losses first.
struct Joint {
    size: u32,
    from_land: u32,
    from_sea: u32,
    forecast: Forecast,
}

impl Mind<'_> {
    /// Joint attacks that promise more than the two attacks apart, each with its worth.
    pub(super) fn joint_attacks(&self) -> Vec<(f32, Action)> {
        if !self.view.state.rules().large_attacks {
            return Vec::new();
        }
        let attackers = self.view.state.attackers();
        let mut found = Vec::new();
        for (id, ship) in self.ready().filter(|(_, ship)| ship.crew >= 2) {
            for to in self.view.state.shores(ship) - self.view.held() {
                let beside = self.view.neighbours(to) & attackers;
                if beside.is_empty() || self.view.state.check_landing(id, to).is_err() {
                    continue;
                }
                let joint = beside.iter().filter_map(|from| self.joint(from, (id, ship), to));
                found.extend(joint);
            }
        }
        found
    }

    fn joint(
        &self,
        from: Territory,
        (id, ship): (ShipId, &Ship),
        to: Territory,
    ) -> Option<(f32, Action)> {
        let spare = self.view.spare(from);
        let joint = blocks(spare, ship.crew, self.view.armies(to))?;
        let left = weight(spare + ship.crew) - joint.forecast.lost_if_won;
        let worth = self.conquest_worth(to, &joint.forecast)
            + joint.forecast.conquest * self.plan_after(to, left).worth;
        let alone = self.landing(to, ship.crew);
        let alone = alone.map_or(0.0, |landing| self.with_sequel(to, ship.crew, &landing));
        let apart = self.plan(from, self.view.armies(from)).worth + alone.max(0.0);
        let action = Action::Flank {
            to,
            size: joint.size,
            from: std::iter::repeat_n(Post::Land(from), joint.from_land as usize)
                .chain(std::iter::repeat_n(Post::Ship(id), joint.from_sea as usize))
                .take(MAX_BLOCKS)
                .collect(),
        };
        (worth > apart + BEYOND).then_some((worth, action))
    }
}

/// The best blocks of these armies on land and at sea.
fn blocks(spare: u32, crew: u32, defenders: u32) -> Option<Joint> {
    let most = u32::try_from(MAX_BLOCKS).unwrap_or(0);
    (2..=flank::LARGEST)
        .filter_map(|size| {
            let from_sea = (crew / size).min(most - 1);
            let from_land = (spare / size).min(most - from_sea);
            let forecast = flanking(size, from_land + from_sea, defenders)?;
            (from_land > 0 && from_sea > 0).then_some(Joint { size, from_land, from_sea, forecast })
        })
        .max_by(|a, b| a.forecast.balance().total_cmp(&b.forecast.balance()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joint_attacks_have_blocks_of_both_and_not_too_many() {
        for (spare, crew) in [(2, 2), (40, 6), (3, 40), (40, 40)] {
            let joint = blocks(spare, crew, 3).unwrap();
            assert!(joint.from_land > 0 && joint.from_sea > 0);
            assert!(joint.from_land * joint.size <= spare && joint.from_sea * joint.size <= crew);
            assert!(joint.from_land + joint.from_sea <= u32::try_from(MAX_BLOCKS).unwrap());
        }
        assert!(blocks(1, 9, 3).is_none() && blocks(9, 1, 3).is_none());
    }
}
