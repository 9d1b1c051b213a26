//! Games between computer players, for training and testing evaluations. They are saved to a file,
//! one link per line, so that they are played only once.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::ops::RangeInclusive;
use std::path::Path;

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::exploration::Explorer;
use engine::core::{RandomSource, Seat, Seed, Seeded};
use engine::game::{Control, Player, RuleSet, Setup, Victory};
use engine::record::Record;
use players::arena::{GameLimits, MatchError, play_out};
use players::bot;
use rq::output::Failure;
use rq::parallel::progress_bar;
use rq::source::{self, shortened};

/// The levels for training an evaluation of any player's positions.
pub(super) const ANYBODY: [&str; 3] = ["easy", "normal", "hard"];

/// Any number of players that a rule set allows.
pub(super) const ANY_NUMBER: RangeInclusive<usize> = 1..=Seat::ALL.len();

/// The number of games played before they are written.
const AT_ONCE: u64 = 64;

/// The limits above which a game is left out.
const LIMITS: GameLimits = GameLimits { rounds: 150, actions: 40_000 };

/// Tables of all rule sets, with two to six players.
#[derive(Debug, Clone)]
pub(super) struct Tables {
    /// The levels of the players, chosen at random.
    pub levels: Vec<String>,
    /// The rule sets, chosen at random.
    pub rules: Vec<RuleSet>,
    /// The numbers of players, chosen at random within the limits of the rule set.
    pub players: RangeInclusive<usize>,
    /// The seed of all games.
    pub seed: u64,
    /// The numbers of the games to play: `first`, and every `every`th after it.
    pub every: u64,
    pub first: u64,
    /// The number of games, out of eight, with the usual goal of their rule set.
    pub usual_goal: u32,
    /// The exploration rate of all players: the percentage of decisions made at random.
    pub epsilon: u32,
}

impl Tables {
    /// Returns tables for all of these games.
    pub fn all(levels: &[&str], seed: u64) -> Self {
        let levels = levels.iter().map(ToString::to_string).collect();
        Self {
            levels,
            rules: presets(),
            players: ANY_NUMBER,
            seed,
            every: 1,
            first: 0,
            usual_goal: 4,
            epsilon: 0,
        }
    }
}

/// Returns the rule sets of all presets.
pub(super) fn presets() -> Vec<RuleSet> {
    RuleSet::PRESETS.map(|(_, rules)| rules).into()
}

/// Reads the records of a file, after playing and adding any games that it lacks.
pub(super) fn read(file: &Path, games: u64, tables: &Tables) -> Result<Vec<Record>, Failure> {
    let lines = complete(file, games, tables)?;
    let numbered = (1..).zip(&lines).filter(|(_, line)| !line.is_empty());
    numbered.map(|(number, line)| game(file, number, line)).collect()
}

/// Reads the game on a line of a file; lines are numbered from 1.
pub(super) fn game(file: &Path, number: usize, line: &str) -> Result<Record, Failure> {
    Record::from_link(line).map_err(|error| Failure::File {
        what: format!("{}, line {number}", shortened(&file.display().to_string())),
        error: io::Error::new(ErrorKind::InvalidData, error),
    })
}

/// Plays and adds the games that a file lacks; returns its lines.
pub(super) fn complete(file: &Path, games: u64, tables: &Tables) -> Result<Vec<String>, Failure> {
    let failed = |error| source::failed(file, error);
    let kept =
        if file.exists() { fs::read_to_string(file).map_err(failed)? } else { String::new() };
    // An interrupted run leaves an incomplete last line: play that game again.
    let whole = kept.rfind('\n').map_or("", |end| &kept[..=end]);
    let mut lines: Vec<String> = whole.lines().map(ToOwned::to_owned).collect();
    let mut out = OpenOptions::new().create(true).append(true).open(file).map_err(failed)?;
    if whole.len() < kept.len() {
        out.set_len(whole.len() as u64).map_err(failed)?;
    }
    let progress = progress_bar(games);
    loop {
        let had = lines.len() as u64;
        progress.set_position(had);
        if had >= games {
            break;
        }
        let next = had..games.min(had + AT_ONCE);
        let played: Result<Vec<String>, Failure> =
            next.into_par_iter().map(|number| link(number, tables)).collect();
        let played = played?;
        let text: String = played.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        out.write_all(text.as_bytes()).map_err(failed)?;
        lines.extend(played);
    }
    progress.finish_and_clear();
    let wanted = usize::try_from(games).unwrap_or(usize::MAX);
    lines.truncate(wanted);
    Ok(lines)
}

/// Plays the game of this number and returns it as a link; empty if it didn't finish.
fn link(number: u64, tables: &Tables) -> Result<String, Failure> {
    let number = tables.first + number * tables.every;
    let setup = table(number, tables);
    let levels: Vec<Control> = setup.players.iter().map(|it| it.control.clone()).collect();
    let mut bots = Vec::new();
    for (place, control) in (0_u64..).zip(levels) {
        let Control::Computer(level) = control else { continue };
        let seed = number * 8 + place;
        let usual = bot::by_name(&level, seed).map_err(MatchError::from)?;
        bots.push(Explorer::seated(usual, seed, tables.epsilon));
    }
    let result = play_out(setup, &mut bots, LIMITS).map_err(MatchError::from)?;
    Ok(if result.is_finished() { Record::of(&result.game).to_link() } else { String::new() })
}

/// Returns a random table: any rule set, number of players and levels, and sometimes another goal.
fn table(number: u64, tables: &Tables) -> Setup {
    let seed = Seed::from_number(tables.seed).mixed([number.to_string().as_str()]);
    let mut rng = Seeded::new(seed, u64::MAX);
    let mut draw = |most: usize| rng.below(u32::try_from(most).unwrap_or(1)) as usize;
    let rules = tables.rules[draw(tables.rules.len())];
    let (fewest, seats) = rules.table().into_inner();
    let least = (*tables.players.start()).clamp(fewest, seats);
    let most = (*tables.players.end()).clamp(fewest, seats);
    let number = least + draw(most - least + 1);
    let seats = Seat::ALL.into_iter().take(number);
    let levels = &tables.levels;
    let mut level = || levels.get(draw(levels.len())).cloned().unwrap_or_default();
    let players: Vec<Player> =
        seats.map(|seat| Player::new(seat, Control::Computer(level()))).collect();
    let goal = u32::try_from(draw(8)).unwrap_or(0);
    let victory = match goal {
        _ if goal < tables.usual_goal => rules.victory,
        0..=6 => Victory::Rounds(u16::try_from(2 + draw(19)).unwrap_or(2)),
        _ => Victory::Territories(u8::try_from(18 + draw(13)).unwrap_or(18)),
    };
    let changed = Setup::new(RuleSet { victory, ..rules }, players.clone(), seed);
    if changed.check().is_ok() { changed } else { Setup::new(rules, players, seed) }
}
