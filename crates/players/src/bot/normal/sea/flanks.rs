//! Attacks by several flanks: a ship is one flank, beside other ships and the blocks of a territory
//! (A5, N5).

use super::{Planner, SHIP};
use crate::bot::flank::{self, flanking};
use crate::bot::forecast::Forecast;
use crate::bot::holdings::weight;
use crate::bot::normal::chain_plan::LEAST_CHANCE;
use engine::battle::{MAX_BLOCKS, Post};
use engine::core::ShipId;
use engine::game::{Action, Ship};
use engine::world::{Territory, TerritorySet};
use stdx::InOrder;

/// The least gain of a joint attack beyond separate attacks from land and sea.
const BEYOND: f32 = 0.4;

/// The flanks of a joint attack. Those from land come first, since the first bear the losses.
struct Joint {
    size: u32,
    from_land: u32,
    /// The number of ships, each with one flank; those with the largest crews.
    from_sea: u32,
    forecast: Forecast,
}

impl<'a> Planner<'a> {
    /// Returns the joint attacks that gain more than separate ones, each with its worth.
    pub(super) fn joint_attacks(&self) -> Vec<(f32, Action)> {
        if !self.view.state.rules().large_attacks {
            return Vec::new();
        }
        let shores = self.ready().map(|(_, ship)| self.view.state.shores(ship));
        let shores = shores.fold(TerritorySet::EMPTY, |all, shores| all | shores);
        let attackers = self.view.state.attackers();
        let mut found = Vec::new();
        for to in shores - self.view.held() {
            let ships = self.ships_off(to);
            if ships.is_empty() {
                continue;
            }
            let beside = (self.view.neighbours(to) & attackers).iter().map(Some);
            let joint = beside.chain([None]).filter_map(|from| self.joint(from, &ships, to));
            found.extend(joint);
        }
        found
    }

    /// Returns the ships that can land there as a flank, the largest crews first.
    fn ships_off(&self, to: Territory) -> Vec<(ShipId, &'a Ship)> {
        let mut ships: Vec<_> = self
            .ready()
            .filter(|(id, ship)| ship.crew >= 2 && self.view.state.check_landing(*id, to).is_ok())
            .collect();
        ships.order_by_key(|(_, ship)| std::cmp::Reverse(ship.crew));
        ships
    }

    fn joint(
        &self,
        from: Option<Territory>,
        ships: &[(ShipId, &Ship)],
        to: Territory,
    ) -> Option<(f32, Action)> {
        let spare = from.map_or(0, |from| self.view.spare(from));
        let crews: Vec<u32> = ships.iter().map(|(_, ship)| ship.crew).collect();
        let joint = flanks(spare, &crews, self.view.armies(to))?;
        let ships = ships.get(..joint.from_sea as usize)?;
        let aboard: u32 = ships.iter().map(|(_, ship)| ship.crew).sum();
        let left = weight(spare.saturating_add(aboard)) - joint.forecast.lost_if_won;
        let bare = ships.iter().filter(|(_, ship)| ship.crew == joint.size).count();
        let sunk = (1.0 - joint.forecast.conquest) * weight(u32::try_from(bare).ok()?) * SHIP;
        let worth = self.conquest_worth(to, &joint.forecast) - sunk
            + joint.forecast.conquest * self.plan_after(to, left).worth;
        let land = from.map_or(0.0, |from| self.plan(from, self.view.armies(from)).worth);
        let alone = |(_, ship): &(ShipId, &Ship)| {
            let landing = self.landing(to, ship.crew);
            landing.map_or(0.0, |landing| self.with_sequel(to, ship.crew, &landing))
        };
        let apart = land + ships.iter().map(alone).fold(0.0, f32::max);
        let blocks = from
            .into_iter()
            .flat_map(|from| std::iter::repeat_n(Post::Land(from), joint.from_land as usize));
        let action = Action::Flank {
            to,
            size: joint.size,
            from: blocks.chain(ships.iter().map(|(id, _)| (*id).into())).take(MAX_BLOCKS).collect(),
        };
        (worth > apart + BEYOND).then_some((worth, action))
    }
}

/// Returns the best flanks of these armies on land and ships with these crews, the largest first,
/// including at least one ship; `None` if there aren't two, or the odds are bad.
fn flanks(spare: u32, crews: &[u32], defenders: u32) -> Option<Joint> {
    let most = u32::try_from(MAX_BLOCKS).unwrap_or(0);
    (2..=flank::LARGEST)
        .filter_map(|size| {
            let able = crews.iter().filter(|crew| **crew >= size).count();
            let from_sea = u32::try_from(able).ok()?.min(most);
            let from_land = (spare / size).min(most - from_sea);
            let forecast = flanking(size, from_land + from_sea, defenders)?;
            (from_sea > 0).then_some(Joint { size, from_land, from_sea, forecast })
        })
        .filter(|joint| joint.forecast.conquest >= LEAST_CHANCE)
        .max_by(|a, b| a.forecast.balance().total_cmp(&b.forecast.balance()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ship_is_one_flank_and_there_are_two_or_more() {
        for (spare, crews) in
            [(2, &[2][..]), (40, &[6]), (0, &[9, 5]), (3, &[40]), (40, &[40, 30, 2, 2, 2, 2])]
        {
            let joint = flanks(spare, crews, 2).unwrap();
            let aboard = crews.iter().filter(|crew| **crew >= joint.size).count();
            assert_eq!(joint.from_sea as usize, aboard);
            assert!(joint.from_land * joint.size <= spare);
            assert!((2..=MAX_BLOCKS).contains(&((joint.from_land + joint.from_sea) as usize)));
        }
        assert!(flanks(1, &[9], 3).is_none(), "a ship alone has no flanks");
        assert!(flanks(9, &[1], 3).is_none(), "nobody aboard to commit");
        assert!(flanks(2, &[2], 30).is_none(), "hopeless");
    }
}
