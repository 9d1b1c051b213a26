//! Whole turns in thought: where reinforcements go, which territories fall one after the other and with what odds, when
//! it is better to stop, valued by the learned chance to win when the turn is over.

mod camp;
mod course;
mod muster;
#[cfg(test)]
mod tests;

use super::Mind;
use super::pincers::Pincers;
use crate::bot::holdings::weight;
use crate::bot::judgement::{Findings, Net, Sketch, Table, learned};
use course::{Attack, Course, Thought};
use engine::core::Seat;
use engine::game::{Action, Role};
use engine::world::{ByTerritory, Territory, TerritorySet};

/// How much of a turn is thought through.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::bot) struct Foresight {
    /// How many courses are followed side by side.
    pub width: usize,
    /// How many attacks are thought of at each step, the most promising by rules of thumb.
    pub breadth: usize,
    /// How many attacks one after the other.
    pub depth: usize,
    /// How many ways to place reinforcements are thought through.
    pub musters: usize,
}

/// Where armies have changed, and what was taken from whom.
type Change = (TerritorySet, Option<(Territory, Seat)>);

/// A turn that is thought through, by the learned function.
struct Outlook<'a> {
    mind: &'a Mind<'a>,
    foresight: Foresight,
    net: &'static Net,
    table: Table<'a>,
    /// The position as it is, with captives, who join by the end of the turn (A7).
    sketch: Sketch,
    captives: ByTerritory<f32>,
    findings: Findings,
}

impl Mind<'_> {
    /// The turn to think through; `None` for who does not do so, or plays an ally.
    fn turn_ahead(&self) -> Option<Outlook<'_>> {
        let foresight = self.view.traits.foresight?;
        let state = self.view.state;
        let is_usual = !self.view.is_ally() && state.turn().round > 0;
        if !is_usual || state.role(self.view.me) != Role::Player {
            return None;
        }
        let (net, table) = (learned()?, Table::new(state));
        let mut sketch = Sketch::new(state, self.view.player);
        let mut captives = ByTerritory::splat(0.0);
        for at in state.board().captives_at() & self.view.held() {
            captives[at] =
                weight(state.board().captives(at).iter().map(|(_, armies)| armies).sum());
            sketch.armies[at] += captives[at];
        }
        let findings = net.findings(&table, &sketch);
        Some(Outlook { mind: self, foresight, net, table, sketch, captives, findings })
    }

    /// Whether turns are thought through to their ends.
    pub fn thinks_turns_through(&self) -> bool {
        self.view.traits.foresight.is_some()
    }

    /// The next attack of the best course of the turn, or that it is over; `None` for who does not think turns through.
    pub(super) fn foreseen_campaign(&self) -> Option<Action> {
        let outlook = self.turn_ahead()?;
        let best = outlook.best(outlook.start(), outlook.foresight);
        Some(best.first.map_or(Action::Done, |attack| self.opened(attack)))
    }

    /// The action that an attack begins with.
    fn opened(&self, attack: Attack) -> Action {
        match attack {
            Attack::From(from, to) => self.attack_or_expand(from, to),
            Attack::Pincers(to, Pincers { size, blocks, .. }) => {
                Action::Flank { to, size, from: blocks.into_iter().collect() }
            }
        }
    }

    /// How many of so many follow into what was taken.
    pub(super) fn foreseen_advance(
        &self,
        from: Territory,
        to: Territory,
        most: u32,
    ) -> Option<u32> {
        let outlook = self.turn_ahead()?;
        let options = [most, most / 2, 0];
        let number = if most > 3 { 3 } else { 2 };
        let value = |armies: u32| {
            let mut thought = outlook.start();
            let moved = weight(armies);
            thought.sketch.armies[from] -= moved;
            thought.sketch.armies[to] += moved;
            thought.changed = TerritorySet::of(&[from, to]);
            outlook.best(thought, outlook.foresight.halved()).value
        };
        let mut best = (most, f32::NEG_INFINITY);
        for armies in [options[0], options[2], options[1]].into_iter().take(number) {
            let value = value(armies);
            if value > best.1 {
                best = (armies, value);
            }
        }
        Some(best.0)
    }

    /// Where reinforcements go; `None` for who does not think turns through.
    pub(super) fn foreseen_deployment(&self, left: u32) -> Option<Action> {
        let outlook = self.turn_ahead()?;
        let (territory, armies) = outlook.muster(left)?;
        Some(Action::Deploy { territory, armies })
    }
}

impl Foresight {
    /// One course at a time: what a turn may cost in a game of milliseconds.
    pub const NARROW: Self = Self { width: 1, breadth: 5, depth: 6, musters: 3 };

    /// Several courses side by side.
    pub const WIDE: Self = Self { width: 6, breadth: 10, depth: 10, musters: 8 };

    /// Half as wide.
    fn halved(self) -> Self {
        Self { width: self.width.div_ceil(2), ..self }
    }
}

impl Outlook<'_> {
    /// The position as it is.
    fn start(&self) -> Thought {
        let view = &self.mind.view;
        let (sketch, captives) = (self.sketch.clone(), self.captives);
        let turn = view.state.turn();
        let findings = self.findings.clone();
        let changed = TerritorySet::EMPTY;
        Thought {
            sketch,
            captives,
            findings,
            changed,
            reach: 1.0,
            banked: 0.0,
            conquered: turn.conquered,
            first: None,
            value: 0.0,
        }
    }

    /// The best course from a position.
    fn best(&self, start: Thought, foresight: Foresight) -> Thought {
        Course { outlook: self, foresight }.best(start)
    }

    /// The chance to win if the turn ends so, where armies have changed at some places since the findings.
    fn chance(&self, sketch: &Sketch, findings: &mut Findings, changed: Change) -> f32 {
        self.net.chance(&self.table, sketch, self.mind.view.me, findings, changed)
    }
}
