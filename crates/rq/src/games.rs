//! The games from which the judgement of positions is made, and by which it is measured: kept in a file, a link a line,
//! so that they are played once.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;

use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::super::output::Failure;
use super::super::simulate::progress_bar;
use super::super::source::shortened;
use engine::core::{Chance, Seat, Seed, Seeded};
use engine::game::{Control, Player, RuleSet, Setup, Victory};
use engine::record::Record;
use players::arena::{ContestError, Limits, play_out};
use players::bot;

/// The levels that sit down at these tables.
const LEVELS: [&str; 3] = ["easy", "normal", "hard"];

/// Games that are played before they are written.
const AT_ONCE: u64 = 64;

/// A game that goes on for longer is left out.
const LIMITS: Limits = Limits { rounds: 150, actions: 40_000 };

/// The records in a file, of which games that it lacks are played and added first.
pub(super) fn read(file: &Path, games: u64, seed: u64) -> Result<Vec<Record>, Failure> {
    let failed = |error| Failure::File { what: shortened(&file.display().to_string()), error };
    let kept =
        if file.exists() { fs::read_to_string(file).map_err(failed)? } else { String::new() };
    let mut lines: Vec<String> = kept.lines().map(ToOwned::to_owned).collect();
    let mut out = OpenOptions::new().create(true).append(true).open(file).map_err(failed)?;
    let progress = progress_bar(games);
    loop {
        let had = lines.len() as u64;
        progress.set_position(had);
        if had >= games {
            break;
        }
        let next = had..games.min(had + AT_ONCE);
        let played: Result<Vec<String>, Failure> =
            next.into_par_iter().map(|number| link(number, seed)).collect();
        for line in played? {
            writeln!(out, "{line}").map_err(failed)?;
            lines.push(line);
        }
    }
    progress.finish_and_clear();
    let wanted = usize::try_from(games).unwrap_or(usize::MAX);
    let records = lines.iter().take(wanted).filter(|line| !line.is_empty());
    records
        .map(|line| Ok(Record::from_link(line).map_err(engine::record::ReadError::from)?))
        .collect()
}

/// The game of this number as a link; nothing where it did not come to its end.
fn link(number: u64, seed: u64) -> Result<String, Failure> {
    let setup = table(number, seed);
    let levels: Vec<Control> = setup.players.iter().map(|it| it.control.clone()).collect();
    let mut bots = Vec::new();
    for (place, control) in (0_u64..).zip(levels) {
        let Control::Computer(level) = control else { continue };
        bots.push(bot::by_name(&level, number * 8 + place).map_err(ContestError::from)?);
    }
    let bout = play_out(setup, &mut bots, LIMITS).map_err(ContestError::from)?;
    Ok(if bout.is_finished() { Record::of(&bout.game).to_link() } else { String::new() })
}

/// A table at random: any rule set, any number of players, any levels, and in every other game another end.
fn table(number: u64, seed: u64) -> Setup {
    let seed = Seed::from_number(seed).mixed([number.to_string().as_str()]);
    let mut chance = Seeded::new(seed, u64::MAX);
    let mut draw = |most: usize| chance.below(u32::try_from(most).unwrap_or(1)) as usize;
    let (_, rules) = RuleSet::PRESETS[draw(RuleSet::PRESETS.len())];
    let (least, most) = (*rules.table().start(), *rules.table().end());
    let number = least + draw(most - least + 1);
    let seats = Seat::ALL.into_iter().take(number);
    let players =
        seats.map(|seat| Player::new(seat, Control::Computer(LEVELS[draw(3)].to_owned())));
    let players: Vec<Player> = players.collect();
    let victory = match draw(8) {
        0..=3 => rules.victory,
        4..=6 => Victory::Rounds(u16::try_from(2 + draw(19)).unwrap_or(2)),
        _ => Victory::Territories(u8::try_from(18 + draw(13)).unwrap_or(18)),
    };
    let changed = Setup::new(RuleSet { victory, ..rules }, players.clone(), seed);
    if changed.check().is_ok() { changed } else { Setup::new(rules, players, seed) }
}
