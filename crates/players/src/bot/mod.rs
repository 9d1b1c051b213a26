//! Computer players. They see only the [`Observation`] of their seat, never the game.

mod aims;
mod easy;
pub mod evaluation;
mod expert;
mod fallback;
mod flank;
mod forecast;
mod hard;
mod heuristics;
mod holdings;
mod level;
mod normal;
mod objective;
mod play_style;
pub mod protocol;
mod random;
mod sea_forecast;
mod search_limits;
mod tunable_weights;
mod value;
mod view;

pub use easy::Easy;
pub use expert::{Expert, HeuristicPolicy};
pub(crate) use expert::{cards_in_armies, rollout_action};
pub use fallback::{Decision, decide, plain_action};
pub use hard::Hard;
pub use level::Level;
pub use normal::Normal;
pub use play_style::PlayStyle;
pub use random::Random;
pub use tunable_weights::TunableWeights;

use engine::core::Message;
use engine::game::{Action, Legal, Observation};
use engine::messages;

/// A computer player.
///
/// ```
/// use red_queens_engine::{Action, Control, Game, Observation, Player, RuleSet, Seat, Seed, Setup};
/// use red_queens_engine::game::Legal;
/// use red_queens_players::bot::{Bot, decide};
///
/// /// Does the first thing that is listed, whatever it sees.
/// struct Hasty;
///
/// impl Bot for Hasty {
///     fn decide(&mut self, _: &Observation, legal: &Legal) -> Action {
///         legal.fallback().unwrap_or(Action::Done)
///     }
/// }
///
/// let players = [Seat::Red, Seat::Blue].map(|seat| Player::new(seat, Control::Human));
/// let setup = Setup::new(RuleSet::NEXT, players.into(), Seed::from_number(1));
/// let mut game = Game::new(setup)?;
/// let view = game.observe(game.prompt().expect("a new game is not over").seat);
/// let decision = decide(&mut Hasty, &view).expect("it is asked");
/// assert!(!decision.is_fault);
/// game.play(decision.action)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Bot {
    /// Returns the action to play now. It is called only if the viewer is to decide, so something
    /// is legal; an illegal answer is replaced (see [`decide`]).
    fn decide(&mut self, view: &Observation, legal: &Legal) -> Action;
}

/// The name of the player that decides at random, for tests and as a baseline.
const RANDOM: &str = "random";

/// The names of all levels, the weakest first: one that plays at random, for tests and as a
/// baseline, and the [levels](Level) that people play against.
pub const LEVELS: [&str; Level::ALL.len() + 1] = {
    let mut names = [RANDOM; Level::ALL.len() + 1];
    let mut place = 0;
    while place < Level::ALL.len() {
        names[place + 1] = Level::ALL[place].name();
        place += 1;
    }
    names
};

/// The [`Expert`]'s heuristic policy alone, for training and as a baseline; not a level that people
/// play against.
pub const HEURISTIC_POLICY: &str = "at-once";

impl Level {
    /// Creates a computer player of this level. The same seed and observations give the same
    /// decisions.
    pub fn player(self, seed: u64, style: PlayStyle) -> Box<dyn Bot> {
        match self {
            Self::Easy => Box::new(Easy::with_style(seed, style)),
            Self::Normal => Box::new(Normal::with_style(seed, style)),
            Self::Hard => Box::new(Hard::with_style(seed, style)),
            Self::Expert => Box::new(Expert::with_style(seed, style)),
        }
    }
}

/// An error: no computer player has this level.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.reason())]
pub struct UnknownLevel(pub String);

messages! { UnknownLevel {
    Self(level) => [
        "unknown-level", "there is no computer player called “{level}”; the levels are {levels}",
        level, levels = LEVELS.join(", ")
    ],
} }

/// Creates a computer player of a level, optionally with a [`PlayStyle`]. The same level, seed and
/// observations give the same decisions.
///
/// # Errors
/// Fails if there is no such level.
///
/// ```
/// use red_queens_players::bot;
/// assert!(bot::by_name("normal", 1).is_ok());
/// assert!(bot::by_name("hard:turtle", 1).is_ok());
/// assert!(bot::by_name("clairvoyant", 1).is_err());
/// ```
pub fn by_name(level: &str, seed: u64) -> Result<Box<dyn Bot>, UnknownLevel> {
    Ok(match PlayStyle::read(level) {
        Some((level, style)) => level.player(seed, style),
        _ if level == RANDOM => Box::new(Random::new(seed)),
        _ if level == HEURISTIC_POLICY => Box::new(HeuristicPolicy::new(seed)),
        _ => return Err(UnknownLevel(level.to_owned())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::{Seat, Seed, Seeded};
    use engine::game::{AllyPlay, Control, Game, Player, Role, RuleSet, Setup};

    #[test]
    fn every_level_has_a_player_and_nothing_else_has() {
        assert!(LEVELS.iter().chain([&HEURISTIC_POLICY]).all(|level| by_name(level, 0).is_ok()));
        for name in ["", "Normal", "hard ", "exec:true"] {
            let error = by_name(name, 0).err().unwrap();
            assert!(error.to_string().contains("random, easy, normal"), "{error}");
        }
    }

    #[test]
    fn no_level_decides_by_what_its_seat_cannot_know() {
        let allied = RuleSet { ally_play: AllyPlay::Poker, ..RuleSet::NAUTICAL };
        for rules in RuleSet::PRESETS.map(|(_, rules)| rules).into_iter().chain([allied]) {
            let players = [Seat::Red, Seat::Blue, Seat::Black]
                .map(|seat| Player::new(seat, Control::Human))
                .into();
            let setup = Setup::new(rules, players, Seed::from_number(9));
            let mut game = Game::new(setup).unwrap();
            let mut chance = Seeded::new(Seed::from_number(10), 0);
            let (mut changed, mut asked) = (0, 0);
            while let Some(prompt) = game.prompt() {
                let viewer = Some(prompt.seat);
                let other = game.state().observe(viewer).guess(&mut chance);
                changed += usize::from(other != *game.state());
                let view = game.observe(prompt.seat);
                let other = other.observe(viewer).remembering(view.attacked_by());
                // Rotate the play styles rather than try each one for every decision.
                let style = PlayStyle::ALL[asked % PlayStyle::ALL.len()];
                let styled_levels = [Level::Easy, Level::Normal, Level::Hard];
                let styled_levels = styled_levels.map(|level| style.of_level(level));
                let plain =
                    LEVELS.into_iter().filter(|level| *level != "expert").map(str::to_owned);
                for level in plain.chain(styled_levels) {
                    let [here, there] = [&view, &other]
                        .map(|view| decide(by_name(&level, 5).unwrap().as_mut(), view));
                    assert_eq!(here, there, "{level}");
                }
                asked += 1;
                if asked % 16 == 0 {
                    let [here, there] = [&view, &other]
                        .map(|view| decide(&mut Expert::with_budget(5, 1).styled(style), view));
                    assert_eq!(here, there, "expert");
                }
                let decision = decide(&mut Normal::new(1), &view).unwrap();
                game.play(decision.action).unwrap();
            }
            assert!(changed > 50, "only {changed} states had anything to hide");
            assert!(game.state().seats(Role::Player).count() > 0);
        }
    }
}
