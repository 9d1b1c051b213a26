//! The set-up: choosing territories, placing and arranging starting armies, factories.

use super::Planner;
use crate::arithmetic::random_byte;
use crate::bot::holdings::weight;
use engine::game::{Action, Choice, Legal};
use engine::world::{Territory, TerritorySet};
use stdx::InOrder;

/// The weight of an army of the strongest rival beside starting armies, relative to a foreign
/// territory around them.
const THREAT: f32 = 0.2;

impl Planner<'_> {
    /// Takes the free territory that advances a continent most (X1).
    pub fn choose(&self) -> Option<Action> {
        let held = self.view.held();
        let worth = |territory: &Territory| {
            let continent = territory.continent();
            let neighbours = (self.view.neighbours(*territory) & held).len();
            let own = self.values().continent(continent, held.with(*territory))
                - self.values().continent(continent, held);
            own + 0.2 * f32::from(u8::try_from(neighbours).unwrap_or(u8::MAX))
                + self.whim(*territory)
        };
        let territory =
            self.view.state.choosable().iter().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
        Some(Action::Choose { territory })
    }

    /// Covers the borders, then gathers starting armies at the best front (X1).
    pub fn garrison(&self, left: u32, legal: &Legal) -> Option<Action> {
        let armies = legal.choices.iter().find_map(|choice| {
            if let Choice::Garrison { most, .. } = choice { Some(*most) } else { None }
        })?;
        if let Some(territory) = self.searched_starting_stack() {
            return Some(Action::Garrison { territory, armies });
        }
        let thinnest = self.view.front().iter().min_by_key(|own| self.view.armies(*own));
        let lacks =
            |own: &Territory| self.view.weights.cover.saturating_sub(self.view.armies(*own));
        Some(match thinnest.filter(|own| lacks(own) > 0) {
            Some(territory) => {
                Action::Garrison { territory, armies: armies.min(lacks(&territory)) }
            }
            None => Action::Garrison { territory: self.best_front(left)?, armies },
        })
    }

    /// Moves armies one territory at a time towards the wanted arrangement (T4).
    pub fn arrange(&self) -> Action {
        let held = self.view.held();
        let wanted = self.arrangement(held);
        let surplus = held.iter().find(|own| self.view.armies(*own) > wanted(*own));
        let lacking = held.iter().find(|own| self.view.armies(*own) < wanted(*own));
        match (surplus, lacking) {
            (Some(from), Some(to)) => {
                let much = self.view.armies(from) - wanted(from);
                let armies = much.min(wanted(to) - self.view.armies(to));
                Action::Rearrange { from, to, armies }
            }
            _ => Action::Done,
        }
    }

    /// Returns the wanted arrangement: the borders covered, and the rest at the best front, or where
    /// few rivals meet them. It doesn't depend on the present places of the armies, so that
    /// arranging comes to an end.
    fn arrangement(&self, held: TerritorySet) -> impl Fn(Territory) -> u32 + use<> {
        let all = self.view.board().total_armies(self.view.me);
        let (front, cover) = (self.view.front(), self.view.weights.cover.max(1));
        let least = move |own: Territory| if front.contains(own) { cover } else { 1 };
        let rest = all.saturating_sub(held.iter().map(least).sum());
        let main = held
            .iter()
            .map(|own| (own, self.shelter(own), self.plan(own, least(own) + rest).worth))
            .max_by(|(_, a, c), (_, b, d)| a.total_cmp(b).then(c.total_cmp(d)))
            .map(|(own, ..)| own);
        move |own| if Some(own) == main { least(own) + rest } else { least(own) }
    }

    /// Returns the safety of starting armies on a territory until the first turn: the fewer foreign
    /// territories around it, and the fewer armies there, the safer. Always 0 for a player that
    /// doesn't shelter its armies.
    fn shelter(&self, own: Territory) -> f32 {
        if !self.view.weights.sheltered {
            return 0.0;
        }
        let around = self.view.neighbours(own) - self.view.held();
        let around = weight(u32::try_from(around.len()).unwrap_or(u32::MAX));
        -around - THREAT * weight(self.view.threat(own))
    }

    /// Builds a factory on the best guarded territory (T4, T22).
    pub fn build(&self) -> Option<Action> {
        let territory = self.sites().next()?;
        Some(Action::Build { territory })
    }

    /// Returns the territories held, the best guarded first.
    pub(super) fn sites(&self) -> impl Iterator<Item = Territory> + use<> {
        let safety =
            |own: &Territory| i64::from(self.view.armies(*own)) - i64::from(self.view.threat(*own));
        let mut sites: Vec<Territory> = self.view.held().iter().collect();
        sites.order_by_key(safety);
        sites.into_iter().rev()
    }

    /// Returns a small preference that follows from the seed, so that not every player opens alike.
    fn whim(&self, territory: Territory) -> f32 {
        let place = u64::try_from(territory.index()).unwrap_or(0);
        f32::from(random_byte(self.seed, place)) / 512.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Bot, HeuristicPolicy, Normal};
    use engine::core::Seat;
    use engine::record::Position;
    use engine::world::names::{Argentina, Brazil, Japan};

    /// Returns the place of the gathered starting armies: three each on these two territories, with
    /// the others as given.
    fn camp(bot: &mut dyn Bot, own: [&str; 2], others: &str) -> Territory {
        let own = own.map(|at| format!("{at} Red 3\n")).concat();
        let text =
            format!("rules nautical\nplayers Red Blue\n{own}{others}\n* Blue 1\nturn Red arrange");
        let state = Position::parse(&text).unwrap();
        let view = state.observe(Some(Seat::Red));
        match bot.decide(&view, &view.legal()) {
            Action::Rearrange { to, .. } => to,
            action => panic!("{action:?}"),
        }
    }

    #[test]
    fn t4_starting_armies_are_gathered_where_few_meet_them() {
        let at = |own, others| camp(&mut HeuristicPolicy::new(1), own, others);
        for own in [["Japan", "Brazil"], ["Brazil", "Japan"]] {
            assert_eq!(at(own, ""), Japan, "two lie around it, and four around Brazil");
        }
        let ends = ["Japan", "Argentina"];
        assert_eq!(at(ends, "Kamchatka Blue 9"), Argentina, "a stack stands beside Japan");
        assert_eq!(at(ends, "Peru Blue 9"), Japan);
        let bold = camp(&mut Normal::new(1), ["Japan", "Brazil"], "");
        assert_eq!(bold, Brazil, "who does not shelter them goes where they could do most");
    }
}
