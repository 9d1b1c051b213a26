//! The player that searches. Among several rivals it searches whole turns. Against a single one,
//! and with massed attacks, it runs rollouts up to its next turn, with dice of their own and a
//! guess at hidden cards. They compare places for reinforcements; with massed attacks also
//! placements and the final moves of a turn, and among several rivals the next attack. Everything
//! else follows longer chains than those of any other player. The learned value function evaluates
//! the final positions.

mod candidates;
mod race;
mod rollout;
mod score;

pub(crate) use score::cards_in_armies;

use super::heuristics::{GameType, HeuristicWeights};
use super::normal::{Planner, heuristic_action};
use super::play_style::PlayStyle;
use super::tunable_weights::TunableWeights;
use super::view::View;
use super::{Bot, plain_action};
use engine::core::{Digest, Seed, Seeded, digest};
use engine::game::{Action, Legal, Observation};
use race::{Candidate, SearchBudget, best, race};

/// A computer player that searches. Its actions depend only on its observations and its seed.
#[derive(Debug, Clone)]
pub struct Expert {
    seed: u64,
    /// The most actions played in rollouts, for any kind of decision.
    nodes: usize,
    style: PlayStyle,
}

/// The expert's heuristic policy alone: fast enough for self-play, and a match for most opponents.
#[derive(Debug, Clone)]
pub struct HeuristicPolicy {
    seed: u64,
    weights: Option<TunableWeights>,
}

impl HeuristicPolicy {
    /// Creates a player with this seed and the heuristic weights that serve best in each game.
    pub fn new(seed: u64) -> Self {
        Self { seed, weights: None }
    }

    /// Creates a player with these heuristic weights in every game.
    pub fn with_weights(seed: u64, weights: TunableWeights) -> Self {
        Self { seed, weights: Some(weights) }
    }
}

impl Bot for HeuristicPolicy {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let usual = || HeuristicWeights::heuristic_policy(GameType::of(view));
        let weights = self.weights.as_ref().map_or_else(usual, |TunableWeights(weights)| weights);
        heuristic_action(view, weights, self.seed, &legal)
    }
}

/// Returns the action of the expert's heuristic policy, with less lookahead, as used in rollouts.
pub(crate) fn rollout_action(view: &Observation, legal: &Legal) -> Action {
    heuristic_action(view, HeuristicWeights::rollout(view), 0, &legal)
}

impl Expert {
    /// Creates a player whose random choices and guesses follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_budget(seed, usize::MAX)
    }

    /// Creates a player that plays at most this many actions in rollouts for one decision. It
    /// always runs at least one rollout.
    pub fn with_budget(seed: u64, nodes: usize) -> Self {
        Self { seed, nodes, style: PlayStyle::Balanced }
    }

    /// Creates a player with a play style.
    pub fn with_style(seed: u64, style: PlayStyle) -> Self {
        Self::new(seed).styled(style)
    }

    /// Returns the same player with another play style.
    pub(super) fn styled(self, style: PlayStyle) -> Self {
        Self { style, ..self }
    }

    /// Returns the action with the best results in rollouts.
    fn search(
        &self,
        view: &Observation,
        usual: Action,
        others: Vec<Action>,
        budget: SearchBudget,
    ) -> Action {
        let Some(me) = view.viewer() else { return usual };
        let most_nodes = self.nodes.min(budget.nodes);
        let Digest(mixed) = digest(&(self.seed, view));
        let seed = Seed::from_number(mixed);
        let mut candidates: Vec<Candidate> = others.into_iter().map(Candidate::new).collect();
        let (mut nodes, mut round) = (0, 0);
        while round == 0 || nodes < most_nodes {
            // Try every action with the same guess and the same dice.
            let guess = view.guess(&mut Seeded::new(seed, 2 * u64::from(round)));
            let mut score = |action: &Action| {
                let chance = Seeded::new(seed, 2 * u64::from(round) + 1);
                let (score, played) = rollout::play(&guess, me, action, chance);
                nodes += played;
                score
            };
            let usually = score(&usual);
            for candidate in &mut candidates {
                candidate.advantage.add(score(&candidate.action) - usually);
            }
            round += 1;
            if round >= budget.rollouts && race(&mut candidates) {
                break;
            }
        }
        best(candidates, budget).unwrap_or(usual)
    }
}

impl Bot for Expert {
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action {
        let weights = self.style.adjust(*HeuristicWeights::expert(view));
        let planner = View::new(view, &weights).map(|view| Planner::new(view, self.seed));
        let Some(planner) = planner else { return plain_action(legal) };
        let usual = planner.answer(&legal).filter(|action| legal.allows(action));
        let usual = usual.unwrap_or_else(|| plain_action(legal));
        match candidates::alternatives(&planner, legal, &usual) {
            Some((others, budget)) => self.search(view, usual, others, budget),
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
            let usual = decide(&mut HeuristicPolicy::new(1), &view).unwrap().action;
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
