//! The player of a side during a game: a person, a computer player or its own bot.

use crate::session::{PlayedBy, Session};
use engine::core::Seat;
use engine::game::Control;
use players::bot::{Level, PlayStyle};

/// Returns the player of a seat.
pub fn who_plays(session: &Session, seat: Seat) -> PlayedBy {
    if session.is_away(seat) {
        return PlayedBy::Elsewhere;
    }
    session.control(seat).map_or(PlayedBy::Human, PlayedBy::of)
}

/// Returns the possible players of a seat, with their names in the menu.
pub fn who_can_play(session: &Session, seat: Seat) -> Vec<(PlayedBy, &'static str)> {
    let bot = first_control(session, seat).map(PlayedBy::of).filter(|by| *by == PlayedBy::Bot);
    let levels = Level::ALL.into_iter().map(PlayedBy::Level);
    // A link tells no more than who played in the beginning: only as one of those people can somebody elsewhere sit down.
    let began_as_person = first_control(session, seat) == Some(&Control::Human);
    let elsewhere = (began_as_person || session.is_away(seat)).then_some(PlayedBy::Elsewhere);
    let all = [PlayedBy::Human].into_iter().chain(elsewhere).chain(levels).chain(bot);
    all.map(|by| (by, by.label())).collect()
}

/// Returns the control for one of the possible players of a seat.
pub(crate) fn control_for(session: &Session, seat: Seat, by: PlayedBy) -> Option<Control> {
    match by {
        PlayedBy::Human | PlayedBy::Elsewhere => Some(Control::Human),
        PlayedBy::Bot => first_control(session, seat).cloned(),
        // Who played it in the beginning comes back with its character.
        PlayedBy::Level(level) => {
            let first = first_control(session, seat).filter(|it| PlayedBy::of(it) == by);
            Some(first.cloned().unwrap_or_else(|| Control::Computer(level.name().to_owned())))
        }
    }
}

/// Returns the play style of the computer player at a seat.
pub(crate) fn style_of(session: &Session, seat: Seat) -> PlayStyle {
    match session.control(seat) {
        Some(Control::Computer(level)) => {
            PlayStyle::read(level).map(|(_, style)| style).unwrap_or_default()
        }
        _ => PlayStyle::Balanced,
    }
}

/// Returns the player of a seat as it was when the game began.
fn first_control(session: &Session, seat: Seat) -> Option<&Control> {
    session.players().iter().find(|player| player.seat == seat).map(|player| &player.control)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::holdings::HoldingsView;
    use crate::{Intent, testing};
    use engine::game::RuleSet;

    #[test]
    fn an_army_goes_from_hand_to_hand_and_back_to_the_bot_it_began_with() {
        let bot = Control::Computer("bot:Guard".to_owned());
        let mut session = testing::session(
            RuleSet::NEXT,
            &[(Seat::Red, Control::Human), (Seat::Blue, bot.clone())],
        );
        let labels = |session: &Session, seat| {
            who_can_play(session, seat).into_iter().map(|(_, label)| label).collect::<Vec<_>>()
        };
        assert_eq!(
            labels(&session, Seat::Red),
            ["Human", "Remote player", "Easy", "Normal", "Hard", "Expert"]
        );
        assert_eq!(
            labels(&session, Seat::Blue),
            ["Human", "Easy", "Normal", "Hard", "Expert", "Its bot"],
            "nobody elsewhere could sit down as who began as a computer player"
        );
        assert_eq!(who_plays(&session, Seat::Blue), PlayedBy::Bot);
        for (by, _) in who_can_play(&session, Seat::Blue) {
            session.dispatch(Intent::Control(Seat::Blue, by));
            assert_eq!(who_plays(&session, Seat::Blue), by);
        }
        assert_eq!(session.control(Seat::Blue), Some(&bot));
    }

    #[test]
    fn who_has_a_character_tells_it_and_comes_back_with_it() {
        let agatha = Control::Computer("hard:turtle".to_owned());
        let players = [(Seat::Red, Control::Human), (Seat::Blue, agatha.clone())];
        let mut session = testing::session(RuleSet::NEXT, &players);
        let tells = |session: &Session| HoldingsView::of(session, Seat::Blue).lines.join(" ");
        assert!(tells(&session).contains(text::characters::turtle_line()), "{}", tells(&session));
        assert_eq!(who_plays(&session, Seat::Blue), PlayedBy::Level(Level::Hard));
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Level(Level::Easy)));
        assert!(!tells(&session).contains(text::characters::turtle_line()));
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Level(Level::Hard)));
        assert_eq!(session.control(Seat::Blue), Some(&agatha));
    }
}
