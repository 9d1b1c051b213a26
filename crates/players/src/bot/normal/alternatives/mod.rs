//! Alternative moves for the search to try besides the heuristic's choice.

mod attacks;

use std::cmp::Reverse;

use super::Planner;
use super::transfer::movable;
use crate::bot::heuristics::GameType;
use engine::game::{Action, Ask, Legal, SeaAction};
use engine::world::{Hex, HexSet};
use stdx::InOrder;

impl Planner<'_> {
    /// Returns alternatives at the end of the turn or for large decisions, up to `most` of each
    /// kind. Returns `None` for other decisions, and where rollouts find nothing better: without
    /// massed attacks, except at the end of a turn among several players with neutral armies.
    pub fn alternatives(&self, legal: &Legal, most: usize) -> Option<Vec<Action>> {
        let game_type = self.game_type();
        let GameType { large_attacks, allies, .. } = game_type;
        Some(match self.ask()? {
            Ask::Transfer if large_attacks || game_type.has_several_rivals() && allies => {
                transfers(legal, most)
            }
            _ if !large_attacks => return None,
            Ask::FirstFactory | Ask::Factory { .. } => {
                self.sites().take(most).map(|territory| Action::Build { territory }).collect()
            }
            Ask::Levy { armies, .. } => {
                let fronts = self.promising(armies, most).into_iter();
                fronts.map(|territory| Action::Levy { territory }).collect()
            }
            Ask::Launch { .. } => {
                let harbours = spread(&self.view.state.harbours(self.view.me), most).into_iter();
                harbours.map(|at| Action::Sea(SeaAction::Launch { at })).collect()
            }
            Ask::Cruise { .. } => {
                let waters = spread(&self.view.state.within_reach(), most).into_iter();
                waters.map(|to| Action::Sea(SeaAction::Sail { to })).collect()
            }
            _ => return None,
        })
    }
}

/// Returns the moves of the largest stacks, and the choice to move none.
fn transfers(legal: &Legal, most: usize) -> Vec<Action> {
    let mut sources: Vec<_> = movable(legal).collect();
    sources.order_by_key(|(_, _, armies)| Reverse(*armies));
    let moves = sources.into_iter().flat_map(|(from, targets, armies)| {
        targets.iter().map(move |to| Action::Transfer { from, to, armies })
    });
    moves.take(most).chain([Action::Done]).collect()
}

/// Picks up to `most` hexes spread evenly among these; two neighbouring hexes are nearly
/// equivalent.
fn spread(hexes: &HexSet, most: usize) -> Vec<Hex> {
    let step = hexes.len().div_ceil(most.max(1)).max(1);
    hexes.iter().step_by(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::heuristics::HeuristicWeights;
    use crate::bot::view::View;
    use engine::core::Seat;
    use engine::record::Position;

    /// Returns the alternatives in a position of three players, four of a kind at most.
    fn alternatives(rules: &str, lines: &str) -> Option<Vec<Action>> {
        let text = format!("rules {rules}\nplayers Red Blue Green\n{lines}\n* Green 1");
        let view = Position::parse(&text).unwrap().observe(Some(Seat::Red));
        let planner = Planner::new(View::new(&view, &HeuristicWeights::EXPERT_MASSED).unwrap(), 1);
        let legal = view.legal();
        let others = planner.alternatives(&legal, 4)?;
        assert!(others.iter().all(|action| legal.allows(action)), "{others:?}");
        Some(others)
    }

    const HELD: &str = "Brazil Red 9\nPeru Red 4\nCongo Red 6\nJapan Red 3\nUral Blue 4\n";

    #[test]
    fn the_largest_moves_and_none_are_tried_at_the_end_of_a_turn() {
        let others = alternatives("nautical", &format!("{HELD}turn Red transfer")).unwrap();
        let armies = |action: &Action| match action {
            Action::Transfer { armies, .. } => *armies,
            action => panic!("{action:?}"),
        };
        let (last, moves) = others.split_last().unwrap();
        assert_eq!(*last, Action::Done);
        assert_eq!(moves.iter().map(armies).max(), Some(8), "all but one leave Brazil");
        assert!(moves.is_sorted_by_key(|action| Reverse(armies(action))), "{moves:?}");
    }

    #[test]
    fn what_is_placed_could_stand_elsewhere() {
        let factories = alternatives("nautical", &format!("{HELD}turn Red first-factory")).unwrap();
        assert_eq!(factories.len(), 4);
        let ships = alternatives("nautical", &format!("{HELD}turn Red launch 3 left 2")).unwrap();
        assert!((2..=4).contains(&ships.len()), "{ships:?}");
        let ship = "ship 1 Red 4 at 4,12";
        let sail = format!("{HELD}{ship}\nturn Red sail 1 lengths 3");
        let hexes = alternatives("nautical", &sail).unwrap();
        assert!((2..=4).contains(&hexes.len()), "{hexes:?}");
        let attack = "Venezuela Blue 9\nturn Blue levy 4\nattack Venezuela Brazil";
        let levies = alternatives("nautical", &format!("{HELD}{attack}")).unwrap();
        assert_eq!(levies.len(), 4);
    }

    #[test]
    fn with_small_attacks_only_the_end_of_a_turn_among_allies_is_tried() {
        assert_eq!(alternatives("next", &format!("{HELD}turn Red transfer")), None);
        let among_allies = alternatives("new-rules", &format!("{HELD}turn Red transfer")).unwrap();
        assert!(among_allies.len() > 1, "{among_allies:?}");
        assert_eq!(alternatives("new-rules", &format!("{HELD}turn Red factory\nbought 1")), None);
        assert_eq!(alternatives("nautical", &format!("{HELD}turn Red campaign")), None);
    }
}
