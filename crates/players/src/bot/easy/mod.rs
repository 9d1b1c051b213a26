//! The player that makes the mistakes of people in their first games, with a file for each: it
//! spreads its armies over all borders ([`deploy`]), attacks whatever looks weak ([`campaign`]),
//! rolls on to the bitter end ([`battle`]), leaves armies behind ([`following`]) and hoards its
//! cards ([`cards`]). Everything else it does as the normal player does, including play at sea once
//! there is nobody to fight on land. In games of some rounds it is gentle at first, and careful once it
//! is behind ([`short_game`]).

mod battle;
mod campaign;
mod cards;
mod deploy;
mod following;
mod noise;
mod short_game;
#[cfg(test)]
mod tests;

use super::heuristics::HeuristicWeights;
use super::normal::Planner;
use super::play_style::PlayStyle;
use super::view::View;
use super::{Bot, plain_action};
use engine::battle::Post;
use engine::game::{Action, Ask, Legal, Observation, ReactionMoment};
use noise::Noise;

/// A computer player for beginners. Its actions depend only on its observations and its seed.
#[derive(Debug, Clone)]
pub struct Easy {
    seed: u64,
    style: PlayStyle,
}

impl Easy {
    /// Creates a player whose random choices follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_style(seed, PlayStyle::Balanced)
    }

    /// Creates the same player with a play style.
    pub fn with_style(seed: u64, style: PlayStyle) -> Self {
        Self { seed, style }
    }

    fn answer(&self, view: &View, legal: &Legal) -> Option<Action> {
        let sensible = || Planner::new(*view, self.seed);
        if view.front().is_empty() {
            return sensible().answer(&legal);
        }
        let noise = Noise(self.seed);
        if short_game::is_careful(view, noise) {
            return sensible().answer(&legal);
        }
        match view.observation.prompt()?.ask {
            Ask::Garrison { left } => deploy::garrison(view, left, legal),
            Ask::Reinforce { left, forced } => {
                let wants_set = forced || cards::are_many(view);
                let set = wants_set.then(|| sensible().turn_in(legal)).flatten();
                set.or_else(|| deploy::deploy(view, left))
            }
            Ask::Campaign if short_game::is_content(view) => {
                Some(sensible().due_attack(Action::Done))
            }
            Ask::Campaign => Some(
                campaign::attack(view, noise)
                    .unwrap_or_else(|| sensible().due_attack(Action::Done)),
            ),
            Ask::Battle { large: false, .. } => battle::roll(view),
            Ask::Defend { .. } => battle::defend(view),
            // Reactions are played at the first opportunity.
            Ask::Window { moment: ReactionMoment::Start, .. } => Some(Action::Ambush),
            Ask::Window { moment: ReactionMoment::Roll, .. } => Some(Action::Barrage),
            Ask::Advance { from: Post::Land(_), most, .. } => Some(following::advance(most)),
            Ask::Transfer if following::forgets(view, noise) => Some(Action::Done),
            _ => sensible().answer(&legal),
        }
    }
}

impl Bot for Easy {
    fn decide(&mut self, observation: &Observation, legal: &Legal) -> Action {
        View::new(observation, &self.style.adjust(HeuristicWeights::NORMAL))
            .and_then(|view| self.answer(&view, legal))
            .unwrap_or_else(|| plain_action(legal))
    }
}
