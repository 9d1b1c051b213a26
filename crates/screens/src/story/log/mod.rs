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

use crate::land::battle::BattleView;
use crate::story::commentary;
use crate::story::recap::RecapView;
use crate::table::prompt::PromptView;
pub use lines::{LineKey, LogLine, LogTurn, LogView, Tone};
use writer::LogWriter;

use ::table::Session;
use engine::core::ShipId;
use engine::game::{Event, LandEvent, SeaEvent};

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
        // The moment in which a turn begins also holds the end of the one before.
        turns.retain(|turn| turn.seat.is_some());
    }
    LogView { turns, more: from > 0 }
}

/// Returns the result of the last action and the decision to make, for people who can't see the
/// screen.
pub fn news(session: &Session) -> String {
    let now = session.moments().last().map_or(0, |moment| moment.number);
    let turns = log(session, 2).turns;
    let lines = turns.iter().flat_map(|turn| &turn.lines).filter(|line| line.touched == now);
    let mut news: Vec<String> = lines.map(|line| line.text.clone()).collect();
    news.extend(roll_in_words(session).or_else(|| sea_roll_in_words(session)));
    news.extend(RecapView::fresh(session).map(|recap| recap.lines).unwrap_or_default());
    // The line at the bar says the same once more.
    if news.is_empty() || commentary::told_as_it_is_done(session).is_none() {
        news.push(PromptView::of(session).sentence);
    }
    // At the end of a game the log and the prompt say the same.
    let mut said: Vec<&str> = Vec::new();
    for sentence in &news {
        if !said.contains(&sentence.as_str()) {
            said.push(sentence);
        }
    }
    said.join(" ")
}

fn sea_roll_in_words(session: &Session) -> Option<String> {
    let state = session.view().table();
    session.moments().last()?.events.iter().rev().find_map(|event| {
        let Event::Sea(SeaEvent::Rolled { ship, target, losses, .. }) = *event else {
            return None;
        };
        let left = |ship: ShipId| match state.fleet().get(ship) {
            Some(found) => text::log::left(found.crew),
            None => text::log::left_gone().to_owned(),
        };
        let (own, enemy) = (left(ship), left(target));
        let (lost, fell) = (losses.attacker, losses.defender);
        Some(
            text::log::SeaRoll { ship, own: lost, left: own, target, lost: fell, there: enemy }
                .say(),
        )
    })
}

fn roll_in_words(session: &Session) -> Option<String> {
    let rolled = |event: &Event| {
        matches!(event, Event::Land(LandEvent::Rolled { .. } | LandEvent::BlockRolled { .. }))
    };
    let moment = session.moments().last()?;
    let battle = BattleView::of(session).filter(|_| moment.events.iter().any(rolled))?;
    let last = battle.rolls.last()?;
    let (attacker, defender) = (&battle.attacker, &battle.defender);
    Some(
        text::log::Roll {
            attacker: &attacker.name,
            own: last.losses.attacker,
            defender: &defender.name,
            lost: last.losses.defender,
            armies: attacker.left,
            against: defender.left,
        }
        .say(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::end_of_turn;

    use ::table::testing;
    use engine::game::SeatEvent;

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
    fn no_sentence_is_announced_twice_not_even_who_has_won() {
        let mut session = testing::short_game();
        for _ in 0..2_000 {
            testing::play_some(&mut session, 1);
            let news = news(&session);
            let sentences: Vec<&str> = news.split_inclusive(". ").map(str::trim).collect();
            let repeats =
                |sentence: &&&str| sentences.iter().filter(|it| it == sentence).count() > 1;
            assert_eq!(sentences.iter().find(repeats), None, "{news}");
        }
        let news = news(&session);
        assert_eq!(news.matches(&end_of_turn::result(&session)).count(), 1, "{news}");
    }

    #[test]
    fn t7_a_factory_that_is_won_is_told() {
        let mut session = testing::two_humans();
        let tells = |session: &Session| {
            let turns = log(session, 1).turns;
            turns
                .iter()
                .flat_map(|turn| &turn.lines)
                .any(|line| line.text.contains(": conquered with a factory, "))
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
