//! What a seat has, for who asks.

use super::strength::Strength;
use crate::model::session::Session;
use crate::model::words::{armies, counted};
use engine::core::Seat;
use engine::game::Role;
use engine::world::Continent;

/// What a seat has, for who asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HoldingsView {
    pub name: String,
    pub lines: Vec<String>,
}

impl Session {
    /// All that a seat has and everybody may know.
    pub fn holdings_of(&self, seat: Seat) -> HoldingsView {
        let state = self.view().table();
        let mut lines = match state.role(seat) {
            Role::Fallen => vec!["fallen".to_owned()],
            _ => self.holdings(seat),
        };
        let captives = Seat::ALL.into_iter().map(|of| self.captives(seat, of)).sum::<u32>();
        if captives > 0 {
            let held = counted(captives, "captive", "captives");
            lines.push(format!("{held}, which are not its armies yet"));
        }
        let some = |count: u8, one: &str, many: &str| {
            (count > 0).then(|| counted(count.into(), one, many))
        };
        let (cards, stash) = (self.view().hand_sizes()[seat], self.view().stash_sizes()[seat]);
        lines.extend(some(cards, "territory card", "territory cards"));
        lines.extend(some(stash, "poker card", "poker cards"));
        if let Some(pot) = state.pot(seat) {
            lines.push(format!("{} counted out for its next turn", armies(pot)));
        }
        HoldingsView { name: self.name(seat).to_owned(), lines }
    }

    /// What a seat has on the map, in words.
    pub(crate) fn holdings(&self, seat: Seat) -> Vec<String> {
        let state = self.view().table();
        let board = state.board();
        let held = board.held(seat);
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let mut holdings = vec![
            counted(number(held.len()), "territory", "territories"),
            Strength::of(state, seat).in_words(),
        ];
        let factories: u32 = held.iter().map(|place| board.factories(place)).sum();
        if factories > 0 {
            holdings.push(counted(factories, "factory", "factories"));
        }
        let ships = number(state.fleet().of(seat).count());
        if ships > 0 {
            holdings.push(counted(ships, "ship", "ships"));
        }
        holdings.extend(
            board.continents(seat).map(Continent::name).map(|name| format!("all of {name}")),
        );
        holdings
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Measure;
    use crate::model::testing;

    #[test]
    fn armies_are_told_with_where_they_are() {
        assert_eq!(Strength { land: 7, sea: 0 }.in_words(), "7 armies");
        assert_eq!(Strength { land: 0, sea: 1 }.in_words(), "1 army at sea");
        assert_eq!(Strength { land: 19, sea: 4 }.in_words(), "23 armies (19 on land, 4 at sea)");
    }

    #[test]
    fn t44_armies_aboard_count_everywhere() {
        let mut session = testing::two_humans();
        let mut aboard = 0;
        for _ in 0..60 {
            testing::play_some(&mut session, 20);
            let state = session.game().state();
            let chart = session.chart(Measure::Armies);
            for seat in session.seats() {
                let all = state.total_armies(seat.seat);
                aboard += usize::from(seat.armies.sea > 0);
                assert_eq!(seat.armies.total(), all);
                assert_eq!(session.tally().armies[seat.seat], all);
                let lines = chart.iter().flat_map(|chart| &chart.lines);
                let line = lines.into_iter().find(|line| line.seat == seat.seat);
                assert!(line.is_none_or(|line| line.now == all));
                let told = armies(all);
                assert!(session.ally(seat.seat).strength[1].starts_with(&told));
                let holdings = session.holdings_of(seat.seat);
                assert!(
                    seat.role == Role::Fallen || holdings.lines[1].starts_with(&told),
                    "{holdings:?}"
                );
            }
        }
        assert!(aboard > 20, "{aboard}");
    }
}
