//! A turn that is thought through: the position it starts from, and what a thought of it is.

use crate::bot::foresight::Foresight;
use crate::bot::holdings::weight;
use crate::bot::judgement::{Findings, Net, Sketch, Table};
use crate::bot::normal::Mind;
use crate::bot::normal::cards::ARMIES_FOR_CARD;
use engine::core::Seat;
use engine::game::{Card, Role};
use engine::world::{Territory, TerritorySet};

/// Where armies have changed, and what was taken from whom.
pub(super) type Change = (TerritorySet, Option<(Territory, Seat)>);

/// A turn that is thought through, by the learned function.
pub(super) struct Outlook<'m, 'a> {
    pub mind: &'m Mind<'a>,
    pub foresight: Foresight,
    net: &'static Net,
    pub table: Table<'a>,
    /// The position as it is.
    sketch: Sketch,
    findings: Findings,
}

/// A position that a turn may come to.
#[derive(Debug, Clone)]
pub(super) struct Thought {
    pub sketch: Sketch,
    pub findings: Findings,
    /// Where armies have changed since the findings.
    pub changed: TerritorySet,
    /// How likely it is to get there.
    pub reach: f32,
    /// What the courses are worth together that failed on the way.
    pub banked: f32,
    /// What is liked about it beside the chance to win.
    pub liked: f32,
    /// Whether a territory was conquered in the turn.
    pub conquered: bool,
    /// The first attack: from where, and on what.
    pub first: Option<(Territory, Territory)>,
    /// The chance to win by going there and stopping.
    pub value: f32,
}

impl<'a> Mind<'a> {
    /// Whether turns are thought through to their ends.
    pub fn thinks_turns_through(&self) -> bool {
        self.view.traits.foresight.is_some() && !self.view.is_ally()
    }

    /// The turn to think through; `None` for who does not do so, or plays an ally.
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
    /// The position as it is.
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

    /// The same once a set is turned in: its cards are gone, own land that they show has more armies (C3), and the next set
    /// brings something else.
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

    /// The chance to win if the turn ends so, where armies have changed at some places since the findings.
    pub fn chance(&self, sketch: &Sketch, findings: &mut Findings, changed: Change) -> f32 {
        self.net.chance(&self.table, sketch, self.mind.view.me, findings, changed)
    }
}
