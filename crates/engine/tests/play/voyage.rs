//! A game that goes on by random legal actions, ships first.

use red_queens_engine::core::{RandomSource, Seed, Seeded};
use red_queens_engine::game::{Action, Choice, Event, Purchase, SeaAction, SeaChoice, State};
use red_queens_engine::record::Position;
use red_queens_engine::world::World;

use super::checks::{accounts, consistent, reads_back};
use super::tally::Tally;
use super::wild::wild_actions;

/// Starts from which the rare things are not far.
const STARTS: [&str; 4] = [
    "rules nautical
     players Red Blue Black
     turn Red reinforce 3
     hand Red Alaska Brazil wild
     hand Blue Peru China Egypt Siam wild
     Great-Britain Red 3 factory
     Western-Europe Red 2
     North-Africa Blue 3 factory
     Brazil Blue 2
     Venezuela Black 3
     Iceland Black 2
     ship 1 Red 5 at 4,12
     ship 2 Red 3 at 4,12
     ship 3 Blue 5 at 6,13
     ship 4 Blue 2 at 8,11
     ship 5 Black 4 at 9,8
     ship 6 Black 0 at 9,8
     ship 7 Green 4 at 2,11
     ship 8 Green 3 at 2,11
     * Green 1",
    "rules nautical canals open australian-coasts geographic
     players Blue Red
     turn Blue reinforce 3
     Japan Red 2
     Kamchatka Red 1
     Siam Blue 4
     Indonesia Blue 4
     ship 1 Red 6 at 7,23
     ship 2 Red 5 at 7,23
     ship 3 Red 2 at 9,21
     ship 4 Blue 6 at 9,21
     ship 5 Blue 6 at 9,21
     ship 6 Green 3 at 8,22
     ship 7 Green 3 at 8,22
     * Green 1",
    "rules nautical large-attacks off
     players Red Blue Green
     turn Green reinforce 3
     Madagascar Red 3
     South-Africa Blue 3
     India Green 4
     ship 1 Red 4 at 11,16
     ship 2 Blue 4 at 11,16
     ship 3 Green 4 at 8,20
     * Black 1",
    "rules nautical
     players Red Blue Black
     turn Red campaign
     Iceland Blue 2
     Congo Green 3
     North-Africa Green 1
     ship 1 Red 3 at 9,8
     ship 2 Red 2 at 7,12 captives Green 1
     ship 3 Black 4 at 10,13
     ship 4 Blue 3 at 2,11
     ship 5 Green 4 at 10,13
     ship 6 Green 2 at 9,8
     * Yellow 1",
];

/// A game that goes on by random legal actions.
pub struct Voyage {
    state: State,
    rng: Seeded,
}

impl Voyage {
    pub fn new(seed: u64) -> Self {
        let start = STARTS[usize::try_from(seed).unwrap() % STARTS.len()];
        let state = Position::parse(start).unwrap();
        Self { state, rng: Seeded::new(Seed::from_number(seed), 1) }
    }

    /// Plays one action, checks what it did and counts it; `false` when the game is over.
    pub fn step(&mut self, tally: &mut Tally) -> bool {
        let legal = self.state.legal();
        for wild in wild_actions(&self.state, &mut self.rng) {
            let refused = self.try_out(&wild).is_none();
            assert_eq!(legal.allows(&wild), !refused, "{wild:?} in {}", Position(&self.state));
        }
        let Some(action) = self.next_action(&legal.choices) else { return false };
        let (state, events) = self.try_out(&action).unwrap_or_else(|| panic!("{action:?}"));
        accounts(&self.state, &state, &action, &events);
        consistent(&state);
        if self.rng.below(32) == 0 {
            reads_back(&state);
        }
        tally.add(&self.state, &action, &events);
        self.state = state;
        true
    }

    /// Returns the state and events after an action, or `None` if it is refused. A refusal changes
    /// nothing.
    fn try_out(&mut self, action: &Action) -> Option<(State, Vec<Event>)> {
        let (mut state, mut events) = (self.state.clone(), Vec::new());
        let played = state.play(action, &mut self.rng, &mut events);
        assert_eq!(self.state.check(action), played, "{action:?} in {}", Position(&self.state));
        if played.is_ok() {
            return Some((state, events));
        }
        assert!(events.is_empty() && state == self.state, "{action:?} was refused half way");
        None
    }

    fn next_action(&mut self, choices: &[Choice]) -> Option<Action> {
        let weights: Vec<u32> = choices.iter().map(weight).collect();
        let mut left = self.rng.below(weights.iter().sum());
        let chosen = weights.iter().position(|weight| {
            let here = left < *weight;
            left = left.saturating_sub(*weight);
            here
        });
        let choice = &choices[chosen?];
        if let Choice::Sea(SeaChoice::Sail { .. }) = choice {
            return self.sail_to_a_shore(choice);
        }
        choice.sample(&mut self.rng)
    }

    /// Ships sail to where there is something to do.
    fn sail_to_a_shore(&mut self, choice: &Choice) -> Option<Action> {
        let world = self.state.world();
        let tries: Vec<Action> = (0..8).filter_map(|_| choice.sample(&mut self.rng)).collect();
        let ashore = tries.iter().find(|action| is_ashore(action, world));
        ashore.or(tries.last()).cloned()
    }
}

fn is_ashore(action: &Action, world: &World) -> bool {
    matches!(action, Action::Sea(SeaAction::Sail { to }) if !world.shores(*to).is_empty())
}

/// Returns the weight of a choice in the random selection.
fn weight(choice: &Choice) -> u32 {
    match choice {
        Choice::Flank { from, .. } if from.iter().any(|(post, _)| post.ship().is_some()) => 40,
        Choice::TurnIn { buy: Purchase::Ship, .. } => 30,
        Choice::Sea(SeaChoice::Land { .. }) => 15,
        Choice::Sea(SeaChoice::Engage { .. }) => 12,
        Choice::Sea(SeaChoice::Roll { .. } | SeaChoice::Cruise { .. }) => 10,
        Choice::Sea(SeaChoice::Embark { .. } | SeaChoice::BreakOff { .. }) => 6,
        Choice::Attack { .. } | Choice::Done | Choice::Sea(SeaChoice::Disembark { .. }) => 3,
        Choice::Rearrange { .. } => 0,
        _ => 2,
    }
}
