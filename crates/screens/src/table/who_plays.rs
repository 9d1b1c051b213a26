//! The names of the possible players of a side, and their character.

use crate::new_game::draft::level_in_words;
use engine::core::Seat;
use table::{PlayedBy, Session};

/// Returns the possible players of a seat, with their names in the menu.
pub fn who_can_play(session: &Session, seat: Seat) -> Vec<(PlayedBy, String)> {
    session.who_can_play(seat).into_iter().map(|by| (by, label(by))).collect()
}

fn label(by: PlayedBy) -> String {
    match by {
        PlayedBy::Human => text::menu::human().to_owned(),
        PlayedBy::Elsewhere => text::menu::elsewhere().to_owned(),
        PlayedBy::Level(level) => text::sentence(level_in_words(level)),
        PlayedBy::Bot => text::menu::its_bot().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::holdings::HoldingsView;
    use engine::game::{Control, RuleSet};
    use players::bot::Level;
    use table::{Intent, testing};

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
        assert_eq!(session.who_plays(Seat::Blue), PlayedBy::Bot);
        for (by, _) in who_can_play(&session, Seat::Blue) {
            session.dispatch(Intent::Control(Seat::Blue, by));
            assert_eq!(session.who_plays(Seat::Blue), by);
        }
        assert_eq!(session.control(Seat::Blue), Some(&bot));
    }

    #[test]
    fn who_has_a_character_tells_it_and_comes_back_with_it() {
        let agatha = Control::Computer("hard:turtle".to_owned());
        let players = [(Seat::Red, Control::Human), (Seat::Blue, agatha.clone())];
        let mut session = testing::session(RuleSet::NEXT, &players);
        let tells = |session: &Session| HoldingsView::of(session, Seat::Blue).lines.join(" ");
        assert!(tells(&session).contains(text::play_styles::turtle_line()), "{}", tells(&session));
        assert_eq!(session.who_plays(Seat::Blue), PlayedBy::Level(Level::Hard));
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Level(Level::Easy)));
        assert!(!tells(&session).contains(text::play_styles::turtle_line()));
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Level(Level::Hard)));
        assert_eq!(session.control(Seat::Blue), Some(&agatha));
    }
}
