//! What could be attacked next, for who tries it out.

use crate::bot::holdings::weight;
use crate::bot::normal::Mind;
use engine::core::InOrder;
use engine::game::{Action, Role};

/// Where the best chain of attacks promises less, in armies, there is nothing to find out.
const AT_STAKE: f32 = 12.0;

/// Who has a larger part of all armies of players wins without it.
const FAR_AHEAD: f32 = 0.4;

impl Mind<'_> {
    /// The attacks that chains can begin with, at most so many, the best first; none where trials would not find a better
    /// one: against one rival, with small attacks, where little is at stake, and for who is far ahead.
    pub fn first_attacks(&self, most: usize) -> Vec<Action> {
        let occasion = self.occasion();
        let is_close = occasion.several() && occasion.large_attacks && !self.is_far_ahead();
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

    /// Whether a large part of all armies of players are the own ones.
    fn is_far_ahead(&self) -> bool {
        let state = self.view.state;
        let all: u32 = state.seats(Role::Player).map(|seat| state.total_armies(seat)).sum();
        weight(state.total_armies(self.view.me)) > FAR_AHEAD * weight(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::character::Character;
    use crate::bot::view::View;
    use engine::core::Seat;
    use engine::record::Position;

    /// The attacks that come to mind in a position, four at most, and the usual one.
    fn attacks(rules: &str, players: &str, territories: &str) -> (Vec<Action>, Action) {
        let text = format!("rules {rules}\nplayers {players}\n{territories}\nturn Red campaign");
        let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
        let mind = Mind::new(View::new(&view, &Character::EXPERT_AT_LARGE).unwrap(), 1);
        (mind.first_attacks(4), mind.campaign())
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
