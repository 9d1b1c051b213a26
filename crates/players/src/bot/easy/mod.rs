//! The player that plays as people do in their first games: it spreads its armies over all borders,
//! grabs whatever looks weaker, never counts the odds and never breaks off. What it has no opinion
//! on it does as the sensible player does: so it does at sea once there is nobody to fight on land.

mod campaign;
mod deploy;

use super::character::Character;
use super::normal::Mind;
use super::taste::Taste;
use super::view::View;
use super::{Bot, plain_action};
use engine::battle::Post;
use engine::game::{Action, Ask, Legal, Moment, Observation};

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
        if view.front().is_empty() {
            return Mind::new(*view, self.seed).answer(legal);
        }
        match view.observation.prompt()?.ask {
            Ask::Garrison { left } => deploy::garrison(view, left, legal),
            Ask::Reinforce { left, .. } if left > 0 => {
                let set = Mind::new(*view, self.seed).turn_in(legal);
                set.or_else(|| deploy::deploy(view, left))
            }
            Ask::Campaign => Some(
                campaign::attack(view, self.seed)
                    .unwrap_or_else(|| Mind::new(*view, self.seed).duty(Action::Done)),
            ),
            Ask::Battle { large: false, .. } => campaign::roll(view),
            Ask::Defend { .. } => campaign::defend(view),
            // What can be played is played at the first occasion.
            Ask::Window { moment: Moment::Start, .. } => Some(Action::Ambush),
            Ask::Window { moment: Moment::Roll, .. } => Some(Action::Barrage),
            Ask::Advance { from: Post::Land(_), most, .. } => {
                Some(Action::Advance { armies: most.div_ceil(2) })
            }
            _ => Mind::new(*view, self.seed).answer(legal),
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
