//! The news of a game, for people who can't see the screen.

use crate::battles::battle::BattleView;
use crate::story::commentary;
use crate::story::log::log;
use crate::story::recap::RecapView;
use crate::table::prompt::PromptView;
use engine::core::ShipId;
use engine::game::{Event, LandEvent, SeaEvent};
use table::Session;

/// Returns the result of the last action and the decision to make, for people who can't see the
/// screen.
pub fn news(session: &Session) -> String {
    let now = session.moments().last().map_or(0, |moment| moment.number);
    let turns = log(session, 2).turns;
    let lines = turns.iter().flat_map(|turn| &turn.lines).filter(|line| line.touched == now);
    let mut news: Vec<String> = lines.map(|line| line.text.clone()).collect();
    news.extend(roll_in_words(session).or_else(|| sea_roll_in_words(session)));
    news.extend(RecapView::fresh(session).map(|recap| recap.lines).unwrap_or_default());
    // The line in the prompt bar would repeat the news.
    if news.is_empty() || commentary::told_as_it_is_done(session).is_none() {
        news.push(PromptView::of(session).sentence);
    }
    // At the end of a game the log and the prompt say the same, so skip repetitions.
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
    use crate::story::end_of_turn;
    use table::testing;

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
}
