//! The expert's alternative to a decision, and its worth. The turn is played to its end many times
//! over, with the actual decision and with the expert's, each time with the same dice and the same
//! guess at hidden cards.

use super::chances::chances;
use super::player_armies::PlayerArmies;
use super::report::{ActionGroup, Mistake};
use crate::arithmetic::Mean;
use crate::bot::{Bot, Expert, HeuristicPolicy, rollout_action};
use engine::core::{Seat, Seed, Seeded};
use engine::game::{Action, Ask, Observation, Prompt, SeaAction, State};
use engine::world::Territory;

/// The most actions of one rollout.
const LONGEST: usize = 120;

/// The number of standard errors by which a decision must have been worse.
const CLEARLY: f64 = 1.5;

/// A decision that may not have been the best.
#[derive(Debug, Clone)]
pub(super) struct SuspectedMistake {
    pub group: ActionGroup,
    /// The army of each player before the decision.
    player_armies: PlayerArmies,
    /// The actual moves, from the decision on.
    done: Vec<Action>,
    /// The move that an expert would have chosen.
    better: Action,
    /// The cost estimated from the rollouts so far.
    cost: Mean,
}

impl SuspectedMistake {
    /// Returns a decision worth checking: the first of a sequence of actions, or one within a
    /// battle or a hand of poker. Returns `None` for any other.
    pub fn of(
        (group, begins): (ActionGroup, bool),
        actions: &[Action],
        before: &State,
        player_armies: PlayerArmies,
    ) -> Option<Self> {
        let ask = before.prompt()?.ask;
        let is_asked = matches!(
            ask,
            Ask::Reinforce { .. }
                | Ask::Campaign
                | Ask::Battle { .. }
                | Ask::Transfer
                | Ask::Call { .. }
                | Ask::Contest { .. }
                | Ask::Poker { .. }
        );
        let is_within = matches!(ask, Ask::Battle { .. } | Ask::Contest { .. } | Ask::Poker { .. });
        if !is_asked || before.turn().round == 0 || !(begins || is_within) {
            return None;
        }
        Self::at(group, actions, before, player_armies)
    }

    /// Returns the decision, or `None` if an expert would have made the same.
    fn at(
        group: ActionGroup,
        actions: &[Action],
        before: &State,
        player_armies: PlayerArmies,
    ) -> Option<Self> {
        let Prompt { seat, .. } = before.prompt()?;
        // A player who leaves or joins may not be the one prompted.
        let action = actions.get(group.from)?;
        if matches!(action, Action::Leave { .. } | Action::Join { .. }) || action.is_about_dice() {
            return None;
        }
        // Other seats decide within the sequence as well, so attribute it to the one prompted.
        let group = ActionGroup { by: player_armies.player_of(seat), ..group };
        let view = before.observe(Some(seat));
        let better = HeuristicPolicy::new(0).decide(&view, &view.legal());
        let done = together(&actions[group.from.min(actions.len())..]);
        let suspect = Self { group, player_armies, done, better, cost: Mean::default() };
        (!suspect.is_equivalent()).then_some(suspect)
    }

    /// Returns the move that an expert would have chosen instead, if it differs.
    pub fn expert_alternative(
        group: ActionGroup,
        actions: &[Action],
        before: &State,
    ) -> Option<Action> {
        Self::at(group, actions, before, PlayerArmies::new()).map(|suspect| suspect.better)
    }

    /// Returns `true` if the expert's move is in effect the same.
    fn is_equivalent(&self) -> bool {
        let Some(done) = self.done.first() else { return true };
        let both = (done, &self.better);
        if let (Action::Deploy { territory, .. }, Action::Deploy { territory: other, .. }) = both {
            return self.done.len() == 1 && territory == other;
        }
        done == &self.better
            || attacked(done).is_some_and(|to| attacked(&self.better) == Some(to))
            || is_detail(both)
    }

    /// Replaces the heuristic's alternative with that of a full search.
    pub fn ask_expert(&mut self, before: &State) {
        let Some(prompt) = before.prompt() else { return };
        let view = before.observe(Some(prompt.seat));
        let better = Expert::new(self.group.from as u64).decide(&view, &view.legal());
        if better != self.better {
            (self.better, self.cost) = (better, Mean::default());
        }
    }

    /// Runs this many more rollouts of both moves.
    pub fn run_rollouts(&mut self, before: &State, times: u32) {
        if self.is_equivalent() {
            return;
        }
        let Some(prompt) = before.prompt() else { return };
        let view = before.observe(Some(prompt.seat));
        for _ in 0..times {
            let seed =
                Seed::from_number((self.group.from as u64) << 16 | u64::from(self.cost.number()));
            let guess = view.guess(&mut Seeded::new(seed, 0));
            let outcome = |actions: &[Action]| {
                let chance = Seeded::new(seed, 1);
                f64::from(played(&guess, &self.player_armies, self.group.by, actions, chance))
            };
            self.cost.add(outcome(std::slice::from_ref(&self.better)) - outcome(&self.done));
        }
    }

    /// Returns `true` if the cost is statistically significant.
    pub fn is_significant(&self) -> bool {
        self.cost.number() > 1 && self.cost.mean() > CLEARLY * self.cost.error()
    }

    /// Returns the priority of further rollouts: an upper estimate of the cost.
    pub fn priority(&self) -> f64 {
        self.cost.mean() + self.cost.error()
    }

    /// Returns the decision with its estimated cost.
    pub fn to_mistake(&self) -> Mistake {
        #[allow(clippy::cast_possible_truncation, reason = "at most what is certain")]
        let cost = self.cost.mean().round() as i32;
        Mistake { group: self.group, better: self.better.clone(), cost }
    }
}

/// Returns the target of an attack, and `true` if it is a massed one; the number of armies is
/// ignored.
fn attacked(action: &Action) -> Option<(Territory, bool)> {
    if let Action::Attack { to, .. } = *action {
        Some((to, false))
    } else if let Action::Commit { to, .. } | Action::Flank { to, .. } = *action {
        Some((to, true))
    } else {
        None
    }
}

/// Returns `true` if the two moves differ only in numbers, which rollouts can't tell apart.
fn is_detail(both: (&Action, &Action)) -> bool {
    const fn blocks(action: &Action) -> bool {
        matches!(action, Action::RollBlock { .. } | Action::Reserve { .. })
    }
    const fn boards(action: &Action) -> bool {
        matches!(action, Action::Sea(SeaAction::Cruise { .. } | SeaAction::Embark { .. }))
    }
    let (done, better) = both;
    blocks(done) && blocks(better)
        || boards(done) && boards(better)
        || matches!(
            both,
            (Action::Roll { .. }, Action::Roll { .. })
                | (Action::Transfer { .. }, Action::Transfer { .. })
                | (Action::TurnIn { .. }, Action::TurnIn { .. })
        )
}

/// Returns the moves of one decision: all reinforcements, or the first move of anything else.
fn together(actions: &[Action]) -> Vec<Action> {
    let placed = actions.iter().take_while(|it| matches!(it, Action::Deploy { .. })).count();
    actions.iter().take(placed.max(1)).cloned().collect()
}

/// Returns a player's chance at the end of the turn that begins with these actions.
fn played(
    start: &State,
    player_armies: &PlayerArmies,
    by: Seat,
    actions: &[Action],
    mut chance: Seeded,
) -> i32 {
    let (mut state, mut player_armies, mut events) =
        (start.clone(), player_armies.clone(), Vec::new());
    let turn = (start.turn().seat, start.turn().round);
    let mut actions = actions.iter();
    for _ in 0..LONGEST {
        if (state.turn().seat, state.turn().round) != turn && state.turn().commander.is_none() {
            break;
        }
        let Some(prompt) = state.prompt() else { break };
        let wanted = actions.next().cloned().unwrap_or_else(|| plays_on(&state, prompt.seat));
        events.clear();
        if state.play(&wanted, &mut chance, &mut events).is_err() {
            // The dice have made the move impossible; play another.
            let other = plays_on(&state, prompt.seat);
            if state.play(&other, &mut chance, &mut events).is_err() {
                break;
            }
        }
        player_armies.update(&events);
    }
    player_armies.by_player(&chances(&state))[by]
}

fn plays_on(state: &State, seat: Seat) -> Action {
    let view: Observation = state.observe(Some(seat));
    rollout_action(&view, &view.legal())
}
