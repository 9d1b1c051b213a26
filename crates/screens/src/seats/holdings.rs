//! The holdings of a seat, on request.

use crate::names::player_name;
use crate::seats::play_styles;
use engine::core::Seat;
use engine::game::{Role, State};
use engine::world::{Territory, TerritorySet};
use table::{Session, Strength};

/// The holdings of a seat, on request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldingsView {
    pub name: String,
    pub lines: Vec<String>,
}

impl HoldingsView {
    /// Returns all public holdings of a seat.
    pub fn of(session: &Session, seat: Seat) -> Self {
        let state = session.view().table();
        let mut lines = match state.role(seat) {
            Role::Fallen => vec![text::holdings::fallen().to_owned()],
            _ => holdings(session, seat),
        };
        let captives = Seat::ALL.into_iter().map(|of| captives(session, seat, of)).sum::<u32>();
        if captives > 0 {
            lines.push(text::holdings::captives(captives));
        }
        let (cards, stash) =
            (session.view().hand_sizes()[seat], session.view().stash_sizes()[seat]);
        lines.extend((cards > 0).then(|| text::holdings::territory_cards(cards)));
        lines.extend((stash > 0).then(|| text::holdings::poker_cards(stash)));
        lines.extend(state.pot(seat).map(text::holdings::pot));
        lines.extend(play_styles::line(session.style_of(seat), player_name(session, seat)));
        HoldingsView { name: player_name(session, seat).to_owned(), lines }
    }
}

/// Returns the holdings of a seat on the map, in words.
pub(crate) fn holdings(session: &Session, seat: Seat) -> Vec<String> {
    let state = session.view().table();
    let board = state.board();
    let held = board.held(seat);
    let strength = Strength::of(state, seat);
    let mut holdings = vec![text::holdings::territories(held.len()), armies_in_words(strength)];
    let factories: u32 = held.iter().map(|place| board.factories(place)).sum();
    if factories > 0 {
        holdings.push(text::holdings::factories(factories));
    }
    let ships = state.fleet().of(seat).count();
    if ships > 0 {
        holdings.push(text::holdings::ships(ships));
    }
    holdings.extend(board.continents(seat).map(text::holdings::continent));
    holdings
}

/// Returns the armies of a side in words: “7 armies”, “23 armies (19 on land, 4 at sea)”.
fn armies_in_words(strength: Strength) -> String {
    match strength {
        Strength { land, sea: 0 } => text::holdings::armies(land),
        Strength { land: 0, sea } => text::holdings::armies_at_sea(sea),
        Strength { land, sea } => {
            text::holdings::ArmiesBoth { armies: strength.total(), land, sea }.say()
        }
    }
}

/// Returns the captives of one seat held by another, on land and aboard.
pub(crate) fn captives(session: &Session, by: Seat, of: Seat) -> u32 {
    let state = session.view().table();
    let (board, fleet) = (state.board(), state.fleet());
    let ashore: u32 = board.held(by).iter().map(|place| board.captives(place)[of]).sum();
    let aboard: u32 = fleet.of(by).map(|(_, ship)| ship.captives[of]).sum();
    ashore + aboard
}

/// Returns the territories of a seat off which a ship can be launched.
pub(crate) fn coasts(table: &State, seat: Seat) -> TerritorySet {
    let is_coastal = |at: &Territory| !table.world().coasts(*at).is_empty();
    table.board().held(seat).iter().filter(is_coastal).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::allies::call::AllyView;
    use crate::story::chart::{self, ChartMeasure, ChartView};
    use crate::table::seats;
    use table::testing;

    #[test]
    fn armies_are_told_with_where_they_are() {
        let told = |land, sea| armies_in_words(Strength { land, sea });
        assert_eq!(told(7, 0), "7 armies");
        assert_eq!(told(0, 1), "1 army at sea");
        assert_eq!(told(19, 4), "23 armies (19 on land, 4 at sea)");
    }

    #[test]
    fn t44_armies_aboard_count_everywhere() {
        let mut session = testing::two_humans();
        let mut aboard = 0;
        for _ in 0..60 {
            testing::play_some(&mut session, 20);
            let state = session.game().state();
            let chart = ChartView::of(&session, ChartMeasure::Armies);
            for seat in seats::seats(&session) {
                let all = state.total_armies(seat.seat);
                aboard += usize::from(seat.armies.sea > 0);
                assert_eq!(seat.armies.total(), all);
                assert_eq!(chart::tally(&session).armies[seat.seat], all);
                let lines = chart.iter().flat_map(|chart| &chart.lines);
                let line = lines.into_iter().find(|line| line.seat == seat.seat);
                assert!(line.is_none_or(|line| line.now == all));
                let told = text::holdings::armies(all);
                assert!(AllyView::of(&session, seat.seat).strength[1].starts_with(&told));
                let holdings = HoldingsView::of(&session, seat.seat);
                assert!(
                    seat.role == Role::Fallen || holdings.lines[1].starts_with(&told),
                    "{holdings:?}"
                );
            }
        }
        assert!(aboard > 20, "{aboard}");
    }
}
