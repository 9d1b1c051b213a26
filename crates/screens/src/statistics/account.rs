//! Totals of games: for each person, and by rules, opponents and levels.

use super::game::{AttackCounts, GameFacts, PlayerKind, SeatFacts};
use crate::decimal::{Decimal, with_sign};
use crate::new_game::draft::recorded_level_in_words;
use crate::saves::library::ago;
use stdx::InOrder;

/// A choice of games, by player and by rules; `None` stands for all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    pub name: Option<String>,
    pub rules: Option<String>,
}

/// The content of the statistics page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatisticsView {
    /// The numbers of games that count and that don't, in a sentence.
    pub sentence: String,
    /// The people and the rules to choose from.
    pub names: Vec<String>,
    pub rules: Vec<String>,
    pub tables: Vec<Table>,
    pub games: Vec<GameRow>,
}

/// Games grouped in one way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    pub title: &'static str,
    /// The heading of its first column.
    pub head: &'static str,
    /// True if the rows are people, so that winning streaks and favourites make sense.
    pub of_people: bool,
    pub rows: Vec<Row>,
}

/// The totals of a group of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    pub label: String,
    pub games: usize,
    /// The number and share of games won: “3 (60 %)”.
    pub won: String,
    /// The average number of armies ahead of the odds in a game, with a sign.
    pub against_odds: String,
    /// The average number of rounds in a game.
    pub rounds: String,
    /// The longest winning streak, and the current one.
    pub streak: String,
    /// The most frequent type of attack, and the most frequent target.
    pub favourite: String,
}

/// A game in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    pub id: String,
    pub title: String,
    pub rules: String,
    pub winners: String,
    pub rounds: u32,
    pub ago: String,
}

/// A function that returns a player's group in a game, in words.
type GroupLabel<'a> = &'a dyn Fn(&PlayerOfGame) -> String;

/// A game with one of its players.
type PlayerOfGame<'a> = (&'a GameFacts, &'a SeatFacts);

/// Returns the games that count: those that are over, each once, the one last played first.
pub fn counting(all: &[GameFacts], filter: &Filter) -> Vec<GameFacts> {
    let mut games: Vec<&GameFacts> = Vec::new();
    for game in all.iter().filter(|game| game.is_over && fits(game, filter)) {
        if !games.iter().any(|known| known.mark == game.mark) {
            games.push(game);
        }
    }
    games.order_by(|a, b| b.played.cmp(&a.played).then_with(|| a.id.cmp(&b.id)));
    games.into_iter().cloned().collect()
}

fn fits(game: &GameFacts, filter: &Filter) -> bool {
    filter.name.as_ref().is_none_or(|name| sat(game, name))
        && filter.rules.as_ref().is_none_or(|rules| *rules == game.rules)
}

/// Returns the people at the table.
pub(super) fn people(game: &GameFacts) -> impl Iterator<Item = &SeatFacts> {
    game.seats.iter().filter(|seat| seat.kind == PlayerKind::Person)
}

/// Returns `true` if a person of this name played.
pub(super) fn sat(game: &GameFacts, name: &str) -> bool {
    people(game).any(|person| same(&person.name, name))
}

/// Returns `true` if two names mean the same person.
fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

impl StatisticsView {
    /// Returns the statistics of these games, and of `unread` games that can't be read.
    pub fn of(all: &[GameFacts], unread: usize, filter: &Filter, now: u64) -> Self {
        let games = counting(all, filter);
        let open = all.iter().filter(|game| !game.is_over).count();
        let everything = counting(all, &Filter::default());
        let mut names: Vec<String> = Vec::new();
        for person in everything.iter().flat_map(people) {
            if !names.iter().any(|known| same(known, &person.name)) {
                names.push(person.name.clone());
            }
        }
        let mut rules: Vec<String> = everything.iter().map(|game| game.rules.clone()).collect();
        rules.order_by(Ord::cmp);
        rules.dedup();
        let entries: Vec<PlayerOfGame> = games
            .iter()
            .flat_map(|game| people(game).map(move |person| (game, person)))
            .filter(|(_, person)| filter.name.as_ref().is_none_or(|name| same(name, &person.name)))
            .collect();
        let games_shown = games.iter().map(|game| GameRow::of(game, now)).collect();
        Self {
            sentence: text::statistics::Counted { games: games.len(), open, damaged: unread }.say(),
            tables: tables(&entries, &names),
            names,
            rules,
            games: games_shown,
        }
    }
}

fn tables(entries: &[PlayerOfGame], names: &[String]) -> Vec<Table> {
    let known = |entry: &PlayerOfGame| {
        names.iter().find(|name| same(name, &entry.1.name)).cloned().unwrap_or_default()
    };
    let rules = |entry: &PlayerOfGame| entry.0.rules.clone();
    let all: [(_, _, bool, GroupLabel); 4] = [
        (text::statistics::people(), text::statistics::name(), true, &known),
        (text::statistics::by_rules(), text::statistics::rules(), false, &rules),
        (text::statistics::by_opponents(), text::statistics::opponents(), false, &opponents),
        (text::statistics::by_level(), text::statistics::level(), false, &levels),
    ];
    let table = |(title, head, of_people, label): (_, _, _, GroupLabel)| {
        let mut groups: Vec<(String, Vec<PlayerOfGame>)> = Vec::new();
        for entry in entries {
            let label = label(entry);
            match groups.iter_mut().find(|(known, _)| *known == label) {
                Some((_, group)) => group.push(*entry),
                None => groups.push((label, vec![*entry])),
            }
        }
        groups.order_by(|a, b| b.1.len().cmp(&a.1.len()).then_with(|| a.0.cmp(&b.0)));
        let rows = groups.into_iter().map(|(label, group)| Row::of(label, &group)).collect();
        Table { title, head, of_people, rows }
    };
    all.into_iter().map(table).collect()
}

/// Returns the number and kind of a player's opponents, in words.
fn opponents((game, own): &PlayerOfGame) -> String {
    let others = game.seats.iter().filter(|seat| seat.seat != own.seat);
    let (people, computers): (Vec<_>, Vec<_>) =
        others.partition(|seat| seat.kind == PlayerKind::Person);
    match (people.len(), computers.len()) {
        (people, 0) => text::statistics::against_people(people),
        (0, computers) => text::parties::computers(computers),
        (people, computers) => text::all_of(&[
            text::statistics::against_people(people),
            text::parties::computers(computers),
        ]),
    }
}

/// Returns the levels of the computer players, in words.
fn levels((game, _): &PlayerOfGame) -> String {
    let mut levels: Vec<String> = Vec::new();
    for seat in &game.seats {
        let level = match &seat.kind {
            PlayerKind::Person => continue,
            PlayerKind::Computer(level) => recorded_level_in_words(level).to_owned(),
            PlayerKind::Bot(name) => text::new_game::bot(name),
        };
        if !levels.contains(&level) {
            levels.push(level);
        }
    }
    levels.order_by(Ord::cmp);
    if levels.is_empty() {
        text::statistics::no_computers().to_owned()
    } else {
        text::all_of(&levels)
    }
}

/// Converts a count for calculations.
pub(super) fn number(games: usize) -> f64 {
    f64::from(u32::try_from(games).unwrap_or(u32::MAX))
}

impl Row {
    /// Returns the totals of at least one game, the one last played first.
    fn of(label: String, entries: &[PlayerOfGame]) -> Self {
        let games = entries.len();
        let won = entries.iter().filter(|(_, seat)| seat.has_won).count();
        let ahead: f64 = entries.iter().map(|(_, seat)| seat.luck.ahead()).sum();
        let rounds: f64 = entries.iter().map(|(game, _)| f64::from(game.rounds)).sum();
        let mut counts = AttackCounts::default();
        for (_, seat) in entries {
            counts.add(&seat.counts);
        }
        Self {
            label,
            games,
            won: text::statistics::WonOf { won, percent: (100 * won + games / 2) / games.max(1) }
                .say(),
            against_odds: with_sign(ahead / number(games.max(1))),
            rounds: format!("{:.1}", Decimal(rounds / number(games.max(1)))),
            streak: streak(entries),
            favourite: favourite(&counts),
        }
    }
}

/// Returns the longest winning streak and the current streak, in words.
fn streak(entries: &[PlayerOfGame]) -> String {
    let (mut longest, mut run) = (0, 0);
    for (_, seat) in entries.iter().rev() {
        run = if seat.has_won { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    let wins = entries.iter().take_while(|(_, seat)| seat.has_won).count();
    let losses = entries.iter().take_while(|(_, seat)| !seat.has_won).count();
    let now =
        if wins > 0 { text::statistics::won_now(wins) } else { text::statistics::lost_now(losses) };
    text::statistics::StreakNow { longest, now }.say()
}

fn favourite(counts: &AttackCounts) -> String {
    let kinds =
        [text::statistics::normal(), text::statistics::committed(), text::statistics::flanking()];
    let all: u32 = counts.attacks.iter().sum();
    let most = kinds.into_iter().zip(counts.attacks).rev().max_by_key(|(_, times)| *times);
    match (most, counts.favourite_target()) {
        (Some((kind, times)), Some(target)) => text::statistics::FavouriteAttack {
            kind,
            percent: 100 * times / all.max(1),
            territory: target,
        }
        .say(),
        _ => text::statistics::no_attacks().to_owned(),
    }
}

impl GameRow {
    fn of(game: &GameFacts, now: u64) -> Self {
        let winners = game.seats.iter().filter(|seat| seat.has_won);
        let winners: Vec<&str> = winners.map(|seat| seat.name.as_str()).collect();
        Self {
            id: game.id.clone(),
            title: game.title.clone(),
            rules: game.rules.clone(),
            winners: if winners.is_empty() { "–".to_owned() } else { text::all_of(&winners) },
            rounds: game.rounds,
            ago: ago(now, game.played),
        }
    }
}
