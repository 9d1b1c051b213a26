//! Alternative first attacks for the search to try.

use crate::bot::holdings::weight;
use crate::bot::normal::Planner;
use engine::game::{Action, Role};
use stdx::InOrder;

/// The least worth of the best chain of attacks, in armies, for which alternatives are tried.
const AT_STAKE: f32 = 12.0;

/// The share of all players' armies above which a player wins without trying alternatives.
const FAR_AHEAD: f32 = 0.4;

impl Planner<'_> {
    /// Returns the best attacks to begin a chain with, at most `most`. Empty where rollouts
    /// wouldn't find a better one: against one rival, without massed attacks, where little is at
    /// stake, or far ahead.
    pub fn first_attacks(&self, most: usize) -> Vec<Action> {
        let game_type = self.game_type();
        let is_close =
            game_type.has_several_rivals() && game_type.large_attacks && !self.is_far_ahead();
        if !is_close || self.best_chain().is_none_or(|(_, chain)| chain.worth < AT_STAKE) {
            return Vec::new();
        }
        let attackers = self.view.state.attackers();
        let mut all: Vec<_> = attackers
            .iter()
            .flat_map(|from| {
                let beginnings = self.beginnings(from, self.to_plan_with(from));
                beginnings.map(move |(worth, to)| (worth, from, to))
            })
            .collect();
        all.order_by(|(a, ..), (b, ..)| b.total_cmp(a));
        all.into_iter().take(most).map(|(_, from, to)| self.attack_or_expand(from, to)).collect()
    }

    /// Returns `true` if a large share of all players' armies belongs to this player.
    fn is_far_ahead(&self) -> bool {
        let state = self.view.state;
        let all: u32 = state.seats(Role::Player).map(|seat| state.total_armies(seat)).sum();
        weight(state.total_armies(self.view.me)) > FAR_AHEAD * weight(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::heuristics::HeuristicWeights;
    use crate::bot::view::View;
    use engine::core::Seat;
    use engine::record::Position;

    /// Returns the alternative attacks in a position, four at most, and the usual one.
    fn attacks(rules: &str, players: &str, territories: &str) -> (Vec<Action>, Action) {
        let text = format!("rules {rules}\nplayers {players}\n{territories}\nturn Red campaign");
        let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
        let planner = Planner::new(View::new(&view, &HeuristicWeights::EXPERT_MASSED).unwrap(), 1);
        (planner.first_attacks(4), planner.campaign())
    }

    const ROUND_BRAZIL: &str =
        "Brazil Red 12\nPeru Blue 3\nVenezuela Green 2\nArgentina Blue 1\nNorth-Africa Green 4\n";

    #[test]
    fn among_several_the_most_promising_attacks_are_tried() {
        let board = format!("{ROUND_BRAZIL}Ural Blue 9\n* Green 1");
        let (attacks, usual) = attacks("nautical", "Red Blue Green", &board);
        assert_eq!(attacks.len(), 4);
        assert_eq!(attacks.first(), Some(&usual), "the best comes first");
        let to = |action: &Action| match action {
            Action::Attack { to, .. } | Action::Commit { to, .. } | Action::Flank { to, .. } => *to,
            other => panic!("{other:?}"),
        };
        let mut targets: Vec<_> = attacks.iter().map(to).collect();
        targets.sort();
        targets.dedup();
        assert_eq!(targets.len(), 4, "each is another one");
    }

    #[test]
    fn nothing_is_tried_where_trials_would_find_nothing_better() {
        let board = format!("{ROUND_BRAZIL}Ural Blue 9\n* Green 1");
        let none = |rules, players, board: &str| {
            assert_eq!(attacks(rules, players, board).0, Vec::new(), "{rules}, {players}");
        };
        none("next", "Red Blue Green", &board);
        none("nautical", "Red Blue", &board.replace("Green", "Blue"));
        let ahead = format!("{ROUND_BRAZIL}Japan Red 60\n* Green 1");
        none("nautical", "Red Blue Green", &ahead);
        none("nautical", "Red Blue Green", "Brazil Red 2\nPeru Blue 5\n* Green 2");
    }
}
