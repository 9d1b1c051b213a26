//! The player that plays as people do in their first games. Its mistakes are those that people make, a file for each:
//! it spreads its armies over all borders ([`deploy`]), goes for whatever looks weak ([`campaign`]) and rolls on to the
//! bitter end ([`battle`]), leaves armies behind ([`following`]) and keeps its cards ([`cards`]). What it has no opinion
//! on it does as the sensible player does: so it does at sea once there is nobody to fight on land.

mod battle;
mod campaign;
mod cards;
mod deploy;
mod following;
mod mood;
#[cfg(test)]
mod tests;

use super::character::Character;
use super::normal::Mind;
use super::taste::Taste;
use super::view::View;
use super::{Bot, plain_action};
use engine::battle::Post;
use engine::game::{Action, Ask, Legal, Moment, Observation};
use mood::Mood;

/// A computer player for beginners. What it does follows from what it sees and from its seed.
#[derive(Debug, Clone)]
pub struct Easy {
    seed: u64,
    taste: Taste,
}

impl Easy {
    /// A player whose whims follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_taste(seed, Taste::Balanced)
    }

    /// The same with a taste.
    pub fn with_taste(seed: u64, taste: Taste) -> Self {
        Self { seed, taste }
    }

    fn answer(&self, view: &View, legal: &Legal) -> Option<Action> {
        let sensible = || Mind::new(*view, self.seed);
        if view.front().is_empty() {
            return sensible().answer(&legal);
        }
        let mood = Mood(self.seed);
        match view.observation.prompt()?.ask {
            Ask::Garrison { left } => deploy::garrison(view, left, legal),
            Ask::Reinforce { left, forced } => {
                let wants_set = forced || cards::are_many(view);
                let set = wants_set.then(|| sensible().turn_in(legal)).flatten();
                set.or_else(|| deploy::deploy(view, left))
            }
            Ask::Campaign => {
                Some(campaign::attack(view, mood).unwrap_or_else(|| sensible().duty(Action::Done)))
            }
            Ask::Battle { large: false, .. } => battle::roll(view),
            Ask::Defend { .. } => battle::defend(view),
            // What can be played is played at the first occasion.
            Ask::Window { moment: Moment::Start, .. } => Some(Action::Ambush),
            Ask::Window { moment: Moment::Roll, .. } => Some(Action::Barrage),
            Ask::Advance { from: Post::Land(_), most, .. } => Some(following::advance(most)),
            Ask::Transfer if following::forgets(view, mood) => Some(Action::Done),
            _ => sensible().answer(&legal),
        }
    }
}

impl Bot for Easy {
    fn decide(&mut self, observation: &Observation, legal: &Legal) -> Action {
        View::new(observation, &self.taste.season(Character::NORMAL))
            .and_then(|view| self.answer(&view, legal))
            .unwrap_or_else(|| plain_action(legal))
    }
}
