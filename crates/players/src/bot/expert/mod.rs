//! The player that searches. Among several rivals it searches whole turns. Against a single one,
//! and with massed attacks, it runs rollouts up to its next turn, with dice of their own and a
//! guess at hidden cards. They compare places for reinforcements; with massed attacks also
//! placements and the final moves of a turn, and among several rivals the next attack. Everything
//! else follows longer chains than those of any other player. The learned value function evaluates
//! the final positions.

mod candidates;
mod rollout;
mod score;
mod trial;

pub(crate) use score::cards_in_armies;

use super::character::{Character, Occasion};
use super::habits::Habits;
use super::normal::{Mind, think};
use super::taste::Taste;
use super::view::View;
use super::{Bot, plain_action};
use engine::core::{Digest, Seed, Seeded, digest};
use engine::game::{Action, Legal, Observation};
use trial::{Care, Trial, best, race};

/// A computer player that searches. Its actions depend only on its observations and its seed.
#[derive(Debug, Clone)]
pub struct Expert {
    seed: u64,
    /// The most actions played in rollouts, for any kind of decision.
    nodes: usize,
    taste: Taste,
}

/// The expert's heuristic policy alone: fast enough for self-play, and a match for most opponents.
#[derive(Debug, Clone)]
pub struct AtOnce {
    seed: u64,
    habits: Option<Habits>,
}

impl AtOnce {
    /// Creates a player with this seed and the heuristic weights that serve best in each game.
    pub fn new(seed: u64) -> Self {
        Self { seed, habits: None }
    }

    /// Creates a player with these heuristic weights in every game.
    pub fn with_habits(seed: u64, habits: Habits) -> Self {
        Self { seed, habits: Some(habits) }
    }
}

impl Bot for AtOnce {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let usual = || Character::at_once(Occasion::of(view));
        let character = self.habits.as_ref().map_or_else(usual, |Habits(character)| character);
        think(view, character, self.seed, &legal)
    }
}

/// Returns the action of the expert's heuristic policy, with less lookahead, as used in rollouts.
pub(crate) fn in_thought(view: &Observation, legal: &Legal) -> Action {
    think(view, Character::rollout(view), 0, &legal)
}

impl Expert {
    /// Creates a player whose random choices and guesses follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_budget(seed, usize::MAX)
    }

    /// Creates a player that plays at most this many actions in rollouts for one decision. It
    /// always runs at least one rollout.
    pub fn with_budget(seed: u64, nodes: usize) -> Self {
        Self { seed, nodes, taste: Taste::Balanced }
    }

    /// Creates a player with a play style.
    pub fn with_taste(seed: u64, taste: Taste) -> Self {
        Self::new(seed).tasting(taste)
    }

    /// Returns the same player with another play style.
    pub(super) fn tasting(self, taste: Taste) -> Self {
        Self { taste, ..self }
    }

    /// Returns the action with the best results in rollouts.
    fn search(&self, view: &Observation, usual: Action, others: Vec<Action>, care: Care) -> Action {
        let Some(me) = view.viewer() else { return usual };
        let budget = self.nodes.min(care.nodes);
        let Digest(mixed) = digest(&(self.seed, view));
        let seed = Seed::from_number(mixed);
        let mut trials: Vec<Trial> = others.into_iter().map(Trial::new).collect();
        let (mut nodes, mut round) = (0, 0);
        while round == 0 || nodes < budget {
            // Try every action with the same guess and the same dice.
            let guess = view.guess(&mut Seeded::new(seed, 2 * u64::from(round)));
            let mut score = |action: &Action| {
                let chance = Seeded::new(seed, 2 * u64::from(round) + 1);
                let (score, played) = rollout::play(&guess, me, action, chance);
                nodes += played;
                score
            };
            let usually = score(&usual);
            for trial in &mut trials {
                trial.better_by.add(score(&trial.action) - usually);
            }
            round += 1;
            if round >= care.trials && race(&mut trials) {
                break;
            }
        }
        best(trials, care).unwrap_or(usual)
    }
}

impl Bot for Expert {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let traits = self.taste.season(*Character::expert(view));
        let mind = View::new(view, &traits).map(|view| Mind::new(view, self.seed));
        let Some(mind) = mind else { return plain_action(legal) };
        let usual = mind.answer(&legal).filter(|action| legal.allows(action));
        let usual = usual.unwrap_or_else(|| plain_action(legal));
        match candidates::beside(&mind, legal, &usual) {
            Some((others, care)) => self.search(view, usual, others, care),
            None => usual,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::decide;
    use engine::core::Seat;
    use engine::game::{Ask, Control, Game, Player, RuleSet, Setup};

    /// Returns `true` if rollouts change an answer to this question somewhere in a game of three.
    fn changes(rules: RuleSet, asked: Ask) -> bool {
        let players = [Seat::Red, Seat::Blue, Seat::Green];
        let players = players.map(|seat| Player::new(seat, Control::Human)).into();
        let setup = Setup::new(rules, players, Seed::from_number(1));
        let mut game = Game::new(setup).unwrap();
        while let Some(prompt) = game.prompt() {
            let view = game.observe(prompt.seat);
            let usual = decide(&mut AtOnce::new(1), &view).unwrap().action;
            if prompt.ask == asked && decide(&mut Expert::new(1), &view).unwrap().action != usual {
                return true;
            }
            game.play(usual).unwrap();
        }
        false
    }

    #[test]
    fn trials_change_what_is_attacked_and_what_moves() {
        assert!(changes(RuleSet::NAUTICAL, Ask::Campaign));
        assert!(changes(RuleSet::NAUTICAL, Ask::Transfer));
        assert!(changes(RuleSet::NEW_RULES, Ask::Transfer), "where turns are thought through, too");
        assert!(!changes(RuleSet::NEXT, Ask::Transfer));
    }
}
