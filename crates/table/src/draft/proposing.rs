//! Planning an attack: the best one is proposed until the player chooses another.
#![allow(
    clippy::unnecessary_wraps,
    reason = "all that is chosen answers alike: actions, or why not"
)]

use super::choices::Plan;
use super::proposals::{Proposal, flanking_with, proposals};
use super::{Actions, Draft};
use engine::game::State;

impl Draft {
    /// Sets the attack type, and plans the best attack of it.
    ///
    /// # Errors
    /// Never returns an error.
    pub fn set_plan(&mut self, table: &State, plan: Plan) -> Actions {
        (self.plan, self.by_hand) = (plan, true);
        let proposed = self.proposals(table).into_iter().find(|proposal| proposal.plan == plan);
        match proposed {
            Some(proposal) => self.take_up(proposal),
            None => self.plan_again(table),
        }
        Ok(Vec::new())
    }

    /// Plans the best flanking attack with blocks of this size.
    ///
    /// # Errors
    /// Never returns an error.
    pub fn set_block_size(&mut self, table: &State, size: u32) -> Actions {
        self.by_hand = true;
        let proposed = self.origin().zip(self.to);
        let proposed = proposed.and_then(|(from, to)| flanking_with(table, from, to, size));
        if let Some(proposal) = proposed {
            self.take_up(proposal);
        }
        Ok(Vec::new())
    }

    /// Plans the best attack of all on a target that was just chosen.
    pub(crate) fn propose(&mut self, table: &State) {
        self.by_hand = false;
        match self.proposals(table).into_iter().next() {
            Some(proposal) => self.take_up(proposal),
            None => self.plan_again(table),
        }
    }

    fn proposals(&self, table: &State) -> Vec<Proposal> {
        let planned = self.origin().zip(self.to);
        planned.map_or_else(Vec::new, |(from, to)| proposals(table, from, to))
    }

    fn take_up(&mut self, proposal: Proposal) {
        (self.plan, self.armies, self.blocks) = (proposal.plan, proposal.armies, proposal.blocks);
    }
}
