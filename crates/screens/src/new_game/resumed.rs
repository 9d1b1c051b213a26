//! A new game that goes on elsewhere: after the page has been reloaded, which makes room for more
//! worlds, or with a board that somebody has just added.

use std::fmt::{self, Display, Formatter};

use super::draft::{NewGame, SeatChoice};
use super::length::Length;
use engine::core::{Seat, Seed};
use engine::game::{RuleSet, Setup};
use engine::record::{CustomRules, Record};
use worker::Script;

/// The word for an even start in the text.
const EVEN: &str = "even";

/// The settings of a new game, and the board that is to be looked at next. As text, these are three
/// lines and a record without actions: the board, the length and the kind of start, and the people at
/// other devices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resumed {
    pub game: NewGame,
    /// The title of the board.
    pub board: String,
}

impl Resumed {
    /// Reads the text of settings; these bots are on offer. `None` if it isn't one.
    pub fn read(text: &str, bots: &[Script], seed: Seed) -> Option<Self> {
        let mut parts = text.splitn(4, '\n');
        let board = parts.next()?.to_owned();
        let (length, start) = parts.next()?.split_once(' ')?;
        let away: Vec<Seat> =
            parts.next()?.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let setup = Record::read(parts.next()?).ok()?.setup;
        let mut game = NewGame::again(CustomRules::of(&setup), &setup.players, bots, seed);
        game.length = *Length::ALL.get(length.parse::<usize>().ok()?)?;
        game.is_even = start == EVEN;
        for place in &mut game.places {
            if away.contains(&place.seat) {
                place.choice = SeatChoice::Elsewhere;
            }
            if let Some(player) = setup.players.iter().find(|player| player.seat == place.seat) {
                place.phrase.clone_from(&player.phrase);
            }
        }
        Some(Self { game, board })
    }
}

impl Display for Resumed {
    /// Prints the text that [`Self::read`] reads.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut game = self.game.clone();
        // The board so far has no number after a reload, and another one is wanted.
        game.set_board(game.usual_board());
        let setup = game.setup();
        // The rounds of a limited length depend on who plays.
        let rules = RuleSet { victory: game.rules.victory, ..setup.rules };
        let length = Length::ALL.iter().position(|length| *length == game.length);
        let start = if game.is_even { EVEN } else { "usual" };
        writeln!(f, "{}\n{} {start}", self.board, length.unwrap_or_default())?;
        for seat in game.away() {
            write!(f, "{} ", seat.name())?;
        }
        write!(f, "\n{}", Record { setup: Setup { rules, ..setup }, actions: Vec::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_game::presets::PRESETS;
    use engine::world::WorldId;
    use players::bot::Level;

    const BOARD: &str = "World-7K3QF-190";

    fn draft() -> NewGame {
        let mut game = NewGame::new(Seed::from_number(1), Vec::new());
        game.choose(PRESETS[1].into());
        game.set_board(WorldId::titled("World-QVEEN-555").unwrap());
        (game.length, game.is_even) = (Length::Half, true);
        game.places[0].name = "Ann \"the Red\"".to_owned();
        game.places[0].phrase = "a phrase of several words".to_owned();
        game.sit_down(2, SeatChoice::Elsewhere);
        game.sit_down(3, SeatChoice::Computer(Level::Expert));
        game.swap_with_next(1);
        game
    }

    fn resumed(game: &NewGame) -> Option<Resumed> {
        let text = Resumed { game: game.clone(), board: BOARD.to_owned() }.to_string();
        let read = Resumed::read(&text, &[], Seed::from_number(2));
        assert!(read.as_ref().is_none_or(|read| read.board == BOARD));
        read
    }

    #[test]
    fn a_new_game_goes_on_with_all_that_was_chosen() {
        let game = draft();
        let mut read = resumed(&game).unwrap().game;
        read.set_board(game.board());
        assert_eq!(read.setup().players, game.setup().players);
        assert_eq!(read.rules(), game.rules());
        assert_eq!((read.length, read.is_even), (game.length, game.is_even));
        assert_eq!((read.from, read.away()), (game.from, game.away()));
        assert_eq!(read.places.map(|place| place.seat), game.places.map(|place| place.seat));
    }

    #[test]
    fn damaged_settings_are_no_settings() {
        let text = Resumed { game: draft(), board: BOARD.to_owned() }.to_string();
        let read = |text: &str| Resumed::read(text, &[], Seed::from_number(2));
        assert!(read(&text).is_some() && read("").is_none());
        for (at, _) in text.char_indices().filter(|(_, it)| *it == '\n').take(4) {
            assert!(read(&text[..at]).is_none(), "{}", &text[..at]);
        }
        assert!(read(&text.replacen("1 even", "9 even", 1)).is_none());
    }
}
