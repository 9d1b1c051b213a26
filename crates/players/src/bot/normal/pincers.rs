//! Attacks from several territories at once: all their blocks are flanks of one battle (A5).

use super::Planner;
use super::chain_plan::LEFT_BEHIND;
use crate::bot::flank::{self, flanking};
use crate::bot::forecast::Forecast;
use crate::bot::holdings::weight;
use engine::battle::{MAX_BLOCKS, Post};
use engine::game::Action;
use engine::world::{Territory, TerritorySet};
use stdx::InOrder;

/// A territory that can attack, and the number of armies it can spare.
type Arm = (Territory, u32);

/// Blocks of one size against one territory.
#[derive(Debug, Clone)]
struct Pincers {
    size: u32,
    blocks: Vec<Post>,
    forecast: Forecast,
}

impl Planner<'_> {
    /// Returns the best attack from several territories, if it promises more than `chain`, the best
    /// chain from one of them.
    pub(super) fn pincers(&self, chain: f32) -> Option<Action> {
        if !self.view.weights.pincers || !self.view.state.rules().large_attacks {
            return None;
        }
        let attackers = self.view.state.attackers();
        let beside = attackers
            .iter()
            .fold(TerritorySet::EMPTY, |all, from| all | self.view.neighbours(from));
        let best = ((beside & self.view.foreign()) - self.view.state.unclaimed())
            .iter()
            .filter_map(|to| self.pincers_against(to, attackers))
            .max_by(|(a, _), (b, _)| a.total_cmp(b));
        best.filter(|(worth, _)| *worth > chain.max(self.view.weights.worthwhile))
            .map(|(_, action)| action)
    }

    fn pincers_against(&self, to: Territory, attackers: TerritorySet) -> Option<(f32, Action)> {
        let able = self.view.neighbours(to) & attackers;
        let spare = |from| self.view.spare(from).saturating_sub(self.guard(from));
        let mut arms: Vec<Arm> = able.iter().map(|from| (from, spare(from))).collect();
        arms.order_by_key(|(_, spare)| std::cmp::Reverse(*spare));
        let all: u32 = arms.iter().map(|(_, spare)| *spare).sum();
        let least_chance = self.view.weights.least_chance;
        let land = self.values().gain(&self.values().holdings(), to);
        let gain = land + self.card_of_conquest() - LEFT_BEHIND;
        (2..=flank::LARGEST)
            .filter_map(|size| of_size(&arms, size, self.view.armies(to)))
            .filter(|pincers| pincers.forecast.conquest >= least_chance)
            .map(|Pincers { size, blocks, forecast }| {
                let left = weight(all) - forecast.lost_if_won;
                let then = forecast.conquest * self.plan_after(to, left).worth;
                let from = blocks.into_iter().collect();
                let worth = self.attack_worth(to, &forecast, gain) + then;
                (worth, Action::Flank { to, size, from })
            })
            .max_by(|(a, _), (b, _)| a.total_cmp(b))
    }
}

/// Returns as many blocks of this size as possible; `None` if they come from fewer than two
/// territories.
fn of_size(arms: &[Arm], size: u32, defenders: u32) -> Option<Pincers> {
    let able = arms.iter().filter(|(_, spare)| *spare >= size);
    let blocks: Vec<Post> = able
        .flat_map(|(from, spare)| std::iter::repeat_n(Post::Land(*from), (spare / size) as usize))
        .take(MAX_BLOCKS)
        .collect();
    if blocks.first() == blocks.last() {
        return None;
    }
    let forecast = flanking(size, u32::try_from(blocks.len()).ok()?, defenders)?;
    Some(Pincers { size, blocks, forecast })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::world::names::{Alaska, Alberta, Ontario};

    #[test]
    fn blocks_come_from_two_territories_or_more() {
        let blocks = |arms: &[Arm], size| of_size(arms, size, 3).map(|pincers| pincers.blocks);
        let (alaska, alberta) = (Post::Land(Alaska), Post::Land(Alberta));
        assert_eq!(blocks(&[(Alaska, 5), (Alberta, 2)], 2), Some(vec![alaska, alaska, alberta]));
        assert_eq!(blocks(&[(Alaska, 5), (Alberta, 2)], 3), None, "one is left");
        assert_eq!(
            blocks(&[(Alaska, 40), (Alberta, 2)], 2),
            None,
            "there is no room for the other"
        );
        let three = [(Alaska, 4), (Alberta, 4), (Ontario, 4)];
        assert_eq!(blocks(&three, 4), Some(vec![alaska, alberta, Post::Land(Ontario)]));
    }
}
