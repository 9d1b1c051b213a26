//! The set-up: choosing territories, placing and arranging starting armies, factories.

use super::Mind;
use crate::arithmetic::mixed;
use crate::bot::holdings::weight;
use engine::game::{Action, Choice, Legal};
use engine::world::{Territory, TerritorySet};

/// What an army of the strongest rival beside starting armies counts, where a territory more around them counts 1.
const THREAT: f32 = 0.2;

impl Mind<'_> {
    /// Takes the free territory that furthers a continent most (X1).
    pub fn choose(&self) -> Option<Action> {
        let held = self.view.held();
        let worth = |territory: &Territory| {
            let continent = territory.continent();
            let neighbours = (self.view.neighbours(*territory) & held).len();
            let own = self.values.continent(continent, held.with(*territory))
                - self.values.continent(continent, held);
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
        if let Some(territory) = self.foreseen_camp() {
            return Some(Action::Garrison { territory, armies });
        }
        let thinnest = self.view.front().iter().min_by_key(|own| self.view.armies(*own));
        let lacks = |own: &Territory| self.view.traits.cover.saturating_sub(self.view.armies(*own));
        Some(match thinnest.filter(|own| lacks(own) > 0) {
            Some(territory) => {
                Action::Garrison { territory, armies: armies.min(lacks(&territory)) }
            }
            None => Action::Garrison { territory: self.best_front(left)?, armies },
        })
    }

    /// Moves armies one territory at a time towards the arrangement it wants (T4).
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

    /// One on each territory, the rest at the best front, or where few meet them. It does not depend on where the own
    /// armies stand now, so that arranging comes to an end.
    fn arrangement(&self, held: TerritorySet) -> impl Fn(Territory) -> u32 + use<> {
        let all = self.view.board().total_armies(self.view.me);
        let number = u32::try_from(held.len()).unwrap_or(u32::MAX);
        let rest = all.saturating_sub(number);
        let main = held
            .iter()
            .map(|own| (own, self.shelter(own), self.plan(own, 1 + rest).worth))
            .max_by(|(_, a, c), (_, b, d)| a.total_cmp(b).then(c.total_cmp(d)))
            .map(|(own, ..)| own);
        move |territory| if Some(territory) == main { 1 + rest } else { 1 }
    }

    /// How safe starting armies are on a territory until the first turn: the fewer lie around it, and the fewer armies
    /// there, the safer. The same everywhere for who does not care.
    fn shelter(&self, own: Territory) -> f32 {
        if !self.view.traits.sheltered {
            return 0.0;
        }
        let around = self.view.neighbours(own) - self.view.held();
        let around = weight(u32::try_from(around.len()).unwrap_or(u32::MAX));
        -around - THREAT * weight(self.view.threat(own))
    }

    /// Puts a factory where it is best guarded (T4, T22).
    pub fn build(&self) -> Option<Action> {
        let safety =
            |own: &Territory| i64::from(self.view.armies(*own)) - i64::from(self.view.threat(*own));
        let territory = self.view.held().iter().max_by_key(safety)?;
        Some(Action::Build { territory })
    }

    /// A small preference by the seed, so that not every player opens alike.
    fn whim(&self, territory: Territory) -> f32 {
        let place = u64::try_from(territory.index()).unwrap_or(0);
        f32::from(mixed(self.seed, place)) / 512.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{AtOnce, Hard, decide};
    use engine::core::{Seat, Seed};
    use engine::game::{Ask, Control, Game, Player, RuleSet, Setup};

    /// Where a player gathers its starting armies in a game of two.
    fn camp(bot: &mut dyn crate::bot::Bot, seed: u64) -> (Game, Seat, Territory) {
        let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
        let setup = Setup::new(RuleSet::NAUTICAL, players.into(), Seed::from_number(seed));
        let mut game = Game::new(setup).unwrap();
        let first = game.prompt().unwrap().seat;
        for _ in 0..50 {
            let view = game.observe(first);
            if view.prompt().map(|it| it.ask) != Some(Ask::Arrange) {
                break;
            }
            game.play(decide(bot, &view).unwrap().action).unwrap();
        }
        let board = game.state().board();
        let camp = board.held(first).iter().max_by_key(|at| board.armies(*at)).unwrap();
        (game, first, camp)
    }

    #[test]
    fn starting_armies_are_gathered_where_few_meet_them() {
        let mut elsewhere = 0;
        for seed in 0..8 {
            let (game, me, camp) = camp(&mut AtOnce::new(1), seed);
            let board = game.state().board();
            assert_eq!(board.armies(camp), 15, "one on each of six others");
            let around = |at: Territory| (game.state().neighbours(at) - board.held(me)).len();
            let fewest = board.held(me).iter().map(around).min().unwrap();
            // Nobody else has gathered any yet, and allies do not attack.
            assert_eq!(around(camp), fewest, "seed {seed}");
            let (_, _, other) = self::camp(&mut Hard::new(1), seed);
            elsewhere += usize::from(other != camp);
        }
        assert!(elsewhere > 0, "who does not shelter them goes where they could do most");
    }
}
