//! The player that tries things out. Among several rivals it thinks whole turns through. Against one, and with large attacks, it
//! tries where reinforcements go, with large attacks also what is placed and what moves when the turn ends, and among
//! several what is attacked next: it plays on in thought up to its next turn and many times over, with dice of its own and
//! cards that it can only guess. In between it follows longer chains than any other player. Where all this ends is
//! judged by what was learned.

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

/// A computer player that searches. What it does follows from what it sees and from its seed.
#[derive(Debug, Clone)]
pub struct Expert {
    seed: u64,
    /// The most actions that are played in thought, of any kind of decision.
    nodes: usize,
    taste: Taste,
}

/// An expert that goes by rules of thumb alone: quick enough to learn from games of it, and a match for most.
#[derive(Debug, Clone)]
pub struct AtOnce {
    seed: u64,
    habits: Option<Habits>,
}

impl AtOnce {
    /// A player whose whims follow from the seed, by the habits that serve best in the game that it plays.
    pub fn new(seed: u64) -> Self {
        Self { seed, habits: None }
    }

    /// A player that goes by these habits, whatever it plays.
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

/// What comes to an expert's mind at once, less far ahead: how it plays on in thought.
pub(crate) fn in_thought(view: &Observation, legal: &Legal) -> Action {
    think(view, Character::rollout(view), 0, &legal)
}

impl Expert {
    /// A player whose whims and guesses follow from the seed.
    pub fn new(seed: u64) -> Self {
        Self::with_budget(seed, usize::MAX)
    }

    /// The same that plays so many actions in thought for one decision at most. One trial is always made.
    pub fn with_budget(seed: u64, nodes: usize) -> Self {
        Self { seed, nodes, taste: Taste::Balanced }
    }

    /// A player with a taste.
    pub fn with_taste(seed: u64, taste: Taste) -> Self {
        Self::new(seed).tasting(taste)
    }

    /// The same player with another taste.
    pub(super) fn tasting(self, taste: Taste) -> Self {
        Self { taste, ..self }
    }

    /// The action with the best consequences.
    fn search(&self, view: &Observation, usual: Action, others: Vec<Action>, care: Care) -> Action {
        let Some(me) = view.viewer() else { return usual };
        let budget = self.nodes.min(care.nodes);
        let Digest(mixed) = digest(&(self.seed, view));
        let seed = Seed::from_number(mixed);
        let mut trials: Vec<Trial> = others.into_iter().map(Trial::new).collect();
        let (mut nodes, mut round) = (0, 0);
        while round == 0 || nodes < budget {
            // Every action is tried with the same guess and the same dice.
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

    /// Whether trials change an answer to this question somewhere in a game of three.
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
