//! An export of counted games for other programs: as a table (CSV, RFC 4180) and as JSON.

use std::fmt::Write as _;

use super::game::{GameFacts, PlayerKind, SeatFacts};
use crate::decimal::Decimal;

/// A value in either format.
enum ExportValue<'a> {
    Text(&'a str),
    Time(u64),
    Number(usize),
    Decimal(f64),
    Truth(bool),
}

/// Returns the columns of a game.
fn of_game(game: &GameFacts) -> [(&'static str, ExportValue<'_>); 5] {
    [
        ("played", ExportValue::Time(game.played)),
        ("title", ExportValue::Text(&game.title)),
        ("rules", ExportValue::Text(&game.rules)),
        ("rounds", number(game.rounds)),
        ("moves", ExportValue::Number(game.moves)),
    ]
}

/// Returns the columns of a player in a game.
fn of_seat(seat: &SeatFacts) -> [(&'static str, ExportValue<'_>); 15] {
    let (player, level) = match &seat.kind {
        PlayerKind::Person => ("person", ""),
        PlayerKind::Computer(level) => ("computer", level.as_str()),
        PlayerKind::Bot(name) => ("bot", name.as_str()),
    };
    let [normal, committed, flanking] = seat.counts.attacks;
    let target = seat.counts.favourite_target().map_or("", |target| target.name());
    let luck = seat.luck;
    [
        ("army", ExportValue::Text(seat.seat.name())),
        ("name", ExportValue::Text(&seat.name)),
        ("player", ExportValue::Text(player)),
        ("level", ExportValue::Text(level)),
        ("won", ExportValue::Truth(seat.has_won)),
        ("conquests", number(seat.counts.conquests)),
        ("attacks_normal", number(normal)),
        ("attacks_committed", number(committed)),
        ("attacks_flanking", number(flanking)),
        ("favourite_target", ExportValue::Text(target)),
        ("rolls", number(luck.rolls)),
        ("lost", number(luck.lost)),
        ("expected_lost", ExportValue::Decimal(luck.expected_lost)),
        ("inflicted", number(luck.inflicted)),
        ("expected_inflicted", ExportValue::Decimal(luck.expected_inflicted)),
    ]
}

const fn number<'a>(number: u32) -> ExportValue<'a> {
    ExportValue::Number(number as usize)
}

/// Returns a table with a line for each player of each game, headed by the names of its columns.
pub fn csv(games: &[GameFacts]) -> String {
    let mut table = String::new();
    let mut line = |values: &mut dyn Iterator<Item = String>| {
        let line = values.collect::<Vec<_>>().join(",");
        table.push_str(&line);
        table.push_str("\r\n");
    };
    for (place, (game, seat)) in
        games.iter().flat_map(|game| game.seats.iter().map(move |seat| (game, seat))).enumerate()
    {
        let values: Vec<_> = of_game(game).into_iter().chain(of_seat(seat)).collect();
        if place == 0 {
            line(&mut values.iter().map(|(name, _)| (*name).to_owned()));
        }
        line(&mut values.iter().map(|(_, value)| value.in_table()));
    }
    table
}

/// Returns a list of games, each with a list of its players.
pub fn json(games: &[GameFacts]) -> String {
    let object = |values: &[(&'static str, ExportValue)], more: &str| {
        let values =
            values.iter().map(|(name, value)| format!("{}:{}", quoted(name), value.in_json()));
        format!("{{{}{more}}}", values.collect::<Vec<_>>().join(","))
    };
    let game = |game: &GameFacts| {
        let seats = game.seats.iter().map(|seat| object(&of_seat(seat), ""));
        let seats = format!(",\"seats\":[{}]", seats.collect::<Vec<_>>().join(",\n  "));
        object(&of_game(game), &seats)
    };
    format!("[{}]\n", games.iter().map(game).collect::<Vec<_>>().join(",\n "))
}

impl ExportValue<'_> {
    fn in_table(&self) -> String {
        match self {
            Self::Text(text) => cell(text),
            Self::Time(time) => date(*time),
            Self::Number(number) => number.to_string(),
            Self::Decimal(number) => Decimal(*number).to_string(),
            Self::Truth(truth) => truth.to_string(),
        }
    }

    fn in_json(&self) -> String {
        match self {
            Self::Text(text) => quoted(text),
            Self::Time(time) => quoted(&date(*time)),
            Self::Number(_) | Self::Decimal(_) | Self::Truth(_) => self.in_table(),
        }
    }
}

/// Quotes a text for a cell, so that spreadsheets don't run it as a formula.
fn cell(text: &str) -> String {
    let runs = text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']);
    let guard = if runs { "'" } else { "" };
    format!("\"{guard}{}\"", text.replace('"', "\"\""))
}

fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            // Writing to a `String` can't fail.
            '\0'..' ' => drop(write!(quoted, "\\u{:04x}", u32::from(letter))),
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

/// Returns a time in milliseconds since 1970 as “2026-11-23T17:45:34Z”.
fn date(time: u64) -> String {
    let (days, second) = (time / 86_400_000, time / 1000 % 86_400);
    // Count from 1 March, so that a leap day is the last day of its year; 400 years have 146,097
    // days.
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    let year = year + era * 400 + later;
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (time, written) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399_000, "2000-02-28T23:59:59Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_795_455_934_000, "2026-11-23T17:45:34Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(date(time), written);
        }
    }

    #[test]
    fn a_cell_is_one_cell_and_never_a_formula() {
        assert_eq!(cell("Ann"), "\"Ann\"");
        assert_eq!(cell("a \"b\", c\r\nd"), "\"a \"\"b\"\", c\r\nd\"");
        for bad in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"] {
            assert!(cell(bad).starts_with("\"'"), "{bad:?}");
        }
        assert_eq!(cell("1-2"), "\"1-2\"");
    }

    #[test]
    fn a_text_in_json_reads_as_it_was() {
        for text in ["", "Ann", "a \"b\" \\ c", "line\nbreak\u{1}\u{7f}", "\u{1f451} ✓"] {
            assert_eq!(serde_json::from_str::<String>(&quoted(text)).unwrap(), text);
        }
    }
}
