//! Secret objectives in words, and the coming losses to the limits on armies (K5, K7, K8).

use crate::in_words::places;
use crate::names::player_name;
use engine::core::{Seat, SeatSet};
use engine::game::{Aim, Ask, Objective};
use engine::world::{Continent, Territory};
use table::{Duty, Session};

/// A secret objective, for its holder only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectiveView {
    pub aim: String,
    /// The progress towards it, in words.
    pub progress: String,
}

/// Returns an objective in words, as its holder reads it.
pub(crate) fn aim_in_words(session: &Session, seat: Seat, objective: Objective) -> String {
    match session.view().table().aim(seat, objective) {
        Aim::Continents([one, other]) => text::objectives::Continents { one, other }.say(),
        Aim::Eliminate(target) => text::objectives::eliminate(player_name(session, target)),
        Aim::Territories(number) => text::objectives::territories(number),
    }
}

impl ObjectiveView {
    /// Returns the viewer's objective (K8).
    pub fn own(session: &Session) -> Option<Self> {
        let view = session.view();
        let (seat, objective) = (view.viewer()?, view.objective()?);
        let (table, aim) = (view.table(), view.table().aim(seat, objective));
        let held = table.board().held(seat);
        let progress = match aim {
            _ if table.has_met(seat, aim) => text::objectives::met().to_owned(),
            Aim::Continents(both) => {
                let all = both.map(Continent::territories).into_iter();
                let missing: usize = all.map(|all| (all - held).len()).sum();
                text::objectives::missing(missing)
            }
            Aim::Eliminate(target) => text::objectives::Left {
                name: player_name(session, target),
                territories: table.board().held(target).len(),
            }
            .say(),
            Aim::Territories(number) => text::objectives::missing(number - held.len()),
        };
        Some(ObjectiveView { aim: aim_in_words(session, seat, objective), progress })
    }
}

impl ObjectiveView {
    /// Returns the viewer's objective if nobody else shares the screen, so that it needn't be
    /// covered.
    pub fn open(session: &Session) -> Option<Self> {
        let is_seen = !session.is_shared() && session.duty() != Duty::Over;
        ObjectiveView::own(session).filter(|_| is_seen)
    }
}

/// Returns the objective that won the game, if one did (K7).
pub(crate) fn met_objective(session: &Session, winners: SeatSet) -> Option<String> {
    let seat = winners.first()?;
    let table = session.view().table();
    let objective = table.objective(seat)?;
    table.has_met(seat, table.aim(seat, objective)).then(|| aim_in_words(session, seat, objective))
}

/// Returns a warning about losses at the end of the turn (K5), if it is near.
pub(crate) fn warning(session: &Session, ask: Ask) -> String {
    let near = matches!(ask, Ask::Transfer | Ask::Draw) || session.defers_the_end();
    let state = session.view().table();
    let held = state.board().held(state.turn().seat);
    let full: Vec<Territory> =
        held.iter().filter(|at| near && state.excess_armies(*at) > 0).collect();
    let armies: u32 = full.iter().map(|at| state.excess_armies(*at)).sum();
    if armies == 0 {
        return String::new();
    }
    format!(" {}", text::prompt::Surplus { armies, territories: places(full) }.say())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::game::{Control, RuleSet};
    use table::Intent;
    use table::testing::{play_some, session};

    #[test]
    fn k8_the_objective_of_a_lone_player_needs_no_cover_and_that_of_one_of_several_does() {
        let computer = || Control::Computer("easy".into());
        let seats =
            |blue| [(Seat::Red, Control::Human), (Seat::Blue, blue), (Seat::Green, computer())];
        let mut alone = session(RuleSet::RISIKO_POCKET, &seats(computer()));
        let (mut own, mut others) = (0, 0);
        for _ in 0..200 {
            play_some(&mut alone, 1);
            let is_own = alone.prompt().is_some_and(|prompt| prompt.seat == Seat::Red);
            *if is_own { &mut own } else { &mut others } += 1;
            // Nobody holds the tablet before the first decision.
            assert!(ObjectiveView::open(&alone).is_some() || own == 0, "{:?}", alone.duty());
        }
        assert!(own > 20 && others > 20, "{own} {others}");
        let mut shared = session(RuleSet::RISIKO_POCKET, &seats(Control::Human));
        let mut behind_the_cover = 0;
        for _ in 0..60 {
            play_some(&mut shared, 1);
            shared.dispatch(Intent::Uncover);
            behind_the_cover += u32::from(ObjectiveView::own(&shared).is_some());
            assert_eq!(ObjectiveView::open(&shared), None);
        }
        assert!(behind_the_cover > 10, "{behind_the_cover}");
        let other = session(RuleSet::NEXT, &seats(computer()));
        assert_eq!(ObjectiveView::open(&other), None);
    }
}
