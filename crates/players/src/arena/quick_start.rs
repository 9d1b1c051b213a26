//! The quick start: the game that the app suggests to somebody who has never played.

use crate::bot::{Level, PlayStyle, decide};
use engine::game::{Action, FirstTurn, Game, RuleSet, Victory};

/// The levels of the computer players; one person plays against them and moves first.
pub const OPPONENTS: [Level; 3] = [Level::Easy; 3];

/// The armies that all players but the first share (T13): with this many, and four good players in
/// the main game, the first player hardly has an advantage.
pub const LATER_SEATS: u8 = 12;

/// The rules: the main game for about half an hour.
pub const RULES: RuleSet = RuleSet {
    victory: Victory::Rounds(11),
    first_turn: FirstTurn::FirstSeat,
    later_seats: LATER_SEATS,
    ..RuleSet::NAUTICAL
};

/// Returns the level of the hints for a person who plays against these levels. In games of some
/// rounds it is one above the strongest, so that following hints doesn't decide the game; otherwise
/// hard.
///
/// ```
/// use red_queens_engine::game::RuleSet;
/// use red_queens_players::arena::quick_start::{OPPONENTS, RULES, level_of_hints};
/// use red_queens_players::bot::Level;
/// assert_eq!(level_of_hints(&RULES, OPPONENTS), Level::Normal);
/// assert_eq!(level_of_hints(&RuleSet::NAUTICAL, OPPONENTS), Level::Hard);
/// ```
pub fn level_of_hints(rules: &RuleSet, opponents: impl IntoIterator<Item = Level>) -> Level {
    if !matches!(rules.victory, Victory::Rounds(_)) {
        return Level::Hard;
    }
    match opponents.into_iter().max() {
        Some(Level::Easy) => Level::Normal,
        Some(Level::Normal) | None => Level::Hard,
        Some(Level::Hard | Level::Expert) => Level::Expert,
    }
}

/// Returns all players in turn order, with the level of the hints in place of the person.
pub fn levels() -> impl Iterator<Item = Level> {
    [level_of_hints(&RULES, OPPONENTS)].into_iter().chain(OPPONENTS)
}

/// The most moves of starting armies.
const MOST_MOVES: usize = 40;

/// Returns the moves that place the starting armies of the player to act as the hints would; they
/// can be taken back, and the player still says when the set-up is done (T4).
pub fn placed(game: &Game) -> Vec<Action> {
    let mut game = game.clone();
    let mut bot = level_of_hints(&RULES, OPPONENTS).player(0, PlayStyle::Balanced);
    let moves = std::iter::from_fn(|| {
        let view = game.observe(game.prompt()?.seat);
        let action = decide(bot.as_mut(), &view)?.action;
        let is_move = matches!(action, Action::Rearrange { .. });
        (is_move && game.play(action.clone()).is_ok()).then_some(action)
    });
    moves.take(MOST_MOVES).collect()
}
