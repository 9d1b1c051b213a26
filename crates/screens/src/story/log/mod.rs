//! The log: the game in prose, grouped by turns, with a line for each battle.

mod cards;
mod chronicle;
mod lines;
mod poker;
mod raised;
mod sea_chronicle;
mod table;
mod voyages;
mod writer;

pub use lines::{LineKey, LogLine, LogTurn, LogView, Tone};
use writer::LogWriter;

use ::table::Session;
use engine::game::Event;

/// Returns the latest turns, as far as the viewer may know them.
pub fn log(session: &Session, turns: usize) -> LogView {
    let begins = |event: &Event| matches!(event, Event::TurnBegan { .. });
    let starts: Vec<usize> = (0..session.moments().len())
        .filter(|place| session.moments()[*place].events.iter().any(begins))
        .collect();
    let earlier = starts.len().checked_sub(turns);
    let from = earlier.and_then(|place| starts.get(place).copied()).unwrap_or(0);
    let moments = &session.moments()[from..];
    let mut writer = LogWriter::new(session, moments);
    for moment in moments {
        writer.read(moment);
    }
    let mut turns = writer.finish();
    if from > 0 {
        // Drop lines of the previous turn, which ended in the same moment.
        turns.retain(|turn| turn.seat.is_some());
    }
    LogView { turns, more: from > 0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::news::news;

    use ::table::testing;
    use engine::game::{LandEvent, SeaEvent, SeatEvent};

    /// Returns `true` for events that continue an earlier sentence or end with one.
    fn is_silent(event: &Event) -> bool {
        matches!(
            event,
            Event::Sea(
                SeaEvent::Rolled { .. } | SeaEvent::Reserved { .. } | SeaEvent::Disembarked { .. }
            )
        )
    }

    fn is_of_a_ship(event: &Event) -> bool {
        matches!(
            event,
            Event::Sea(
                SeaEvent::Launched { .. }
                    | SeaEvent::CruiseRolled { .. }
                    | SeaEvent::Sailed { .. }
                    | SeaEvent::Embarked { .. }
                    | SeaEvent::BattleBegan { .. }
                    | SeaEvent::Engaged { .. }
                    | SeaEvent::SinkingRolled { .. }
                    | SeaEvent::Sank { .. }
                    | SeaEvent::ShipCaptured { .. }
                    | SeaEvent::Commandeered { .. }
                    | SeaEvent::EngagementEnded { .. }
                    | SeaEvent::CaptivesTurned { .. }
            ) | Event::Seat(SeatEvent::TurnedPirate { .. })
        )
    }

    #[test]
    fn t7_a_factory_that_is_won_is_told() {
        let mut session = testing::two_humans();
        let tells = |session: &Session| {
            let turns = log(session, 1).turns;
            turns
                .iter()
                .flat_map(|turn| &turn.lines)
                .any(|line| line.text.contains(": conquered along with a factory, "))
        };
        let won = (0..3_000).any(|_| {
            testing::play_some(&mut session, 1);
            tells(&session)
        });
        assert!(won);
        let last = session.moments().last().unwrap();
        let board = session.game().state().board();
        let conquered = |event: &Event| match *event {
            Event::Land(LandEvent::Conquered { territory, .. }) => Some(board.factories(territory)),
            _ => None,
        };
        assert_eq!(last.events.iter().find_map(conquered), Some(1));
    }

    #[test]
    fn whatever_befalls_a_ship_is_told_in_sentences() {
        let mut told = std::collections::BTreeSet::new();
        let mut session = testing::two_humans();
        for _ in 0..1_500 {
            testing::play_some(&mut session, 1);
            let moment = session.moments().last().unwrap();
            let log = log(&session, 2);
            let lines = log.turns.iter().flat_map(|turn| &turn.lines);
            let lines: Vec<_> = lines.filter(|line| line.touched == moment.number).collect();
            let ships =
                moment.events.iter().filter(|event| is_of_a_ship(event) && !is_silent(event));
            for event in ships {
                assert!(!lines.is_empty(), "{event:?}");
                told.insert(format!("{event:?}").split([' ', '{']).next().unwrap().to_owned());
            }
            for line in lines {
                let first = line.text.chars().next().unwrap();
                assert!(!first.is_lowercase() && line.text.ends_with('.'), "{}", line.text);
            }
            let rolled = |event: &Event| matches!(event, Event::Sea(SeaEvent::Rolled { .. }));
            assert!(!moment.events.iter().any(rolled) || news(&session).contains("loses"));
        }
        assert!(told.len() >= 9, "{told:?}");
    }
}
