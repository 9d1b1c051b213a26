//! The root of the search through a turn, and its nodes.

use crate::bot::foresight::Foresight;
use crate::bot::holdings::weight;
use crate::bot::judgement::{Findings, Net, Sketch, Table};
use crate::bot::normal::Mind;
use crate::bot::normal::cards::ARMIES_FOR_CARD;
use engine::core::Seat;
use engine::game::{Card, Role};
use engine::world::{Territory, TerritorySet};

/// The places where armies have changed, and the territory taken with its former owner.
pub(super) type Change = (TerritorySet, Option<(Territory, Seat)>);

/// The root of the search through a turn, evaluated by the learned function.
pub(super) struct Outlook<'m, 'a> {
    pub mind: &'m Mind<'a>,
    pub foresight: Foresight,
    net: &'static Net,
    pub table: Table<'a>,
    /// The position as it is.
    sketch: Sketch,
    findings: Findings,
}

/// A position that a turn may reach.
#[derive(Debug, Clone)]
pub(super) struct Thought {
    pub sketch: Sketch,
    pub findings: Findings,
    /// The places where armies have changed since the findings.
    pub changed: TerritorySet,
    /// The probability of getting there.
    pub reach: f32,
    /// The value of the lines that failed on the way, weighted by their probability.
    pub banked: f32,
    /// The bonus beyond the chance to win.
    pub liked: f32,
    /// True once a territory was conquered in the turn.
    pub conquered: bool,
    /// The first attack: its origin and its target.
    pub first: Option<(Territory, Territory)>,
    /// The chance to win by going there and stopping.
    pub value: f32,
}

impl<'a> Mind<'a> {
    /// Returns `true` if turns are searched to their ends.
    pub fn thinks_turns_through(&self) -> bool {
        self.view.traits.foresight.is_some() && !self.view.is_ally()
    }

    /// Returns the turn to search; `None` for a player without search, or that commands an ally.
    pub(super) fn turn_ahead(&self) -> Option<Outlook<'_, 'a>> {
        let foresight = self.view.traits.foresight?;
        let state = self.view.state;
        let is_usual = self.thinks_turns_through() && state.turn().round > 0;
        if !is_usual || state.role(self.view.me) != Role::Player {
            return None;
        }
        let (net, seen) = (foresight.judges_by(state.rules())?, self.view.observation);
        let table = Table::new(state, seen.stash_sizes());
        let sketch = Sketch::new(state, seen.hand_sizes(), self.view.player);
        let findings = net.findings(&table, &sketch);
        Some(Outlook { mind: self, foresight, net, table, sketch, findings })
    }
}

impl Outlook<'_, '_> {
    /// Returns the position as it is.
    pub fn start(&self) -> Thought {
        let view = &self.mind.view;
        let sketch = self.sketch.clone();
        let turn = view.state.turn();
        let findings = self.findings.clone();
        let changed = TerritorySet::EMPTY;
        Thought {
            sketch,
            findings,
            changed,
            reach: 1.0,
            banked: 0.0,
            liked: 0.0,
            conquered: turn.conquered,
            first: None,
            value: 0.0,
        }
    }

    /// Returns the same turn after a set is turned in: its cards are gone, held territories on them
    /// have more armies (C3), and the next set has another worth.
    pub fn turned_in(mut self, set: [Card; 3]) -> Self {
        let view = &self.mind.view;
        let (state, rules) = (view.state, view.state.rules());
        self.sketch.cards[view.me] -= weight(u32::try_from(set.len()).unwrap_or(0));
        if !rules.card_armies_anywhere {
            for at in state.shown(set) {
                self.sketch.armies[at] += weight(ARMIES_FOR_CARD);
            }
        }
        if let Some(next) = rules.set_armies(state.sets_turned_in() + 1) {
            self.table.set = weight(next);
        }
        self.findings = self.net.findings(&self.table, &self.sketch);
        self
    }

    /// Returns the chance to win if the turn ends so, with armies changed at some places since the
    /// findings.
    pub fn chance(&self, sketch: &Sketch, findings: &mut Findings, changed: Change) -> f32 {
        self.net.chance(&self.table, sketch, self.mind.view.me, findings, changed)
    }
}
