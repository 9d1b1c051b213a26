//! The root of the search through a turn, and its nodes.

use crate::bot::evaluation::{
    EvalContext, ExpectedPosition, PositionChange, TerritoryActivations, ValueNet,
};
use crate::bot::holdings::weight;
use crate::bot::normal::Planner;
use crate::bot::normal::card_armies::ARMIES_FOR_CARD;
use crate::bot::search_limits::SearchLimits;
use engine::game::{Role, TerritoryCard};
use engine::world::{Territory, TerritorySet};

/// The root of the search through a turn, evaluated by the learned function.
pub(super) struct TurnSearch<'m, 'a> {
    pub planner: &'m Planner<'a>,
    pub limits: SearchLimits,
    net: &'static ValueNet,
    pub context: EvalContext<'a>,
    position: ExpectedPosition,
    activations: TerritoryActivations,
}

/// A position that a turn may reach.
#[derive(Debug, Clone)]
pub(super) struct Node {
    pub position: ExpectedPosition,
    pub activations: TerritoryActivations,
    /// The places where armies have changed since the activations.
    pub changed: TerritorySet,
    /// The probability of getting there.
    pub reach: f32,
    /// The value of the lines that failed on the way, weighted by their probability.
    pub banked: f32,
    /// The bonus beyond the chance to win.
    pub bonus: f32,
    /// True once a territory was conquered in the turn.
    pub conquered: bool,
    /// The first attack: its origin and its target.
    pub first: Option<(Territory, Territory)>,
    /// The chance to win by going there and stopping.
    pub value: f32,
}

impl<'a> Planner<'a> {
    /// Returns `true` if turns are searched to their ends.
    pub fn searches_turns(&self) -> bool {
        self.view.weights.search_limits.is_some() && !self.view.is_ally()
    }

    /// Returns the turn to search; `None` for a player without search, or that commands an ally.
    pub(super) fn turn_search(&self) -> Option<TurnSearch<'_, 'a>> {
        let limits = self.view.weights.search_limits?;
        let state = self.view.state;
        let is_usual = self.searches_turns() && state.turn().round > 0;
        if !is_usual || state.role(self.view.me) != Role::Player {
            return None;
        }
        let (net, seen) = (limits.value_net(state.rules())?, self.view.observation);
        let context = EvalContext::new(state, seen.stash_sizes());
        let position = ExpectedPosition::new(state, seen.hand_sizes(), self.view.player);
        let activations = net.activations(&context, &position);
        Some(TurnSearch { planner: self, limits, net, context, position, activations })
    }
}

impl TurnSearch<'_, '_> {
    /// Returns the position as it is.
    pub fn start(&self) -> Node {
        let view = &self.planner.view;
        let position = self.position.clone();
        let turn = view.state.turn();
        let activations = self.activations.clone();
        let changed = TerritorySet::EMPTY;
        Node {
            position,
            activations,
            changed,
            reach: 1.0,
            banked: 0.0,
            bonus: 0.0,
            conquered: turn.conquered,
            first: None,
            value: 0.0,
        }
    }

    /// Returns the same turn after a set is turned in: its cards are gone, held territories on them
    /// have more armies (C3), and the next set has another worth.
    pub fn turned_in(mut self, set: [TerritoryCard; 3]) -> Self {
        let view = &self.planner.view;
        let (state, rules) = (view.state, view.state.rules());
        self.position.cards[view.me] -= weight(u32::try_from(set.len()).unwrap_or(0));
        if !rules.card_armies_anywhere {
            for at in state.shown(set) {
                self.position.armies[at] += weight(ARMIES_FOR_CARD);
            }
        }
        if let Some(next) = rules.set_armies(state.sets_turned_in() + 1) {
            self.context.set = weight(next);
        }
        self.activations = self.net.activations(&self.context, &self.position);
        self
    }

    /// Returns the chance to win if the turn ends so, which differs by this change from the
    /// position of the activations.
    pub fn chance(
        &self,
        position: &ExpectedPosition,
        activations: &mut TerritoryActivations,
        change: PositionChange,
    ) -> f32 {
        self.net.chance(&self.context, position, self.planner.view.me, activations, change)
    }
}
