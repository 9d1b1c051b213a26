//! The list of games on the home screen.

use crate::names::name_on_cover;
use crate::new_game::parties::parties;
use crate::new_game::presets;
use engine::core::{Seat, Seed};
use engine::game::{Control, Player, RuleSet};
use engine::record::CustomRules;
use stdx::InOrder;
use table::{Glance, PackedOwners, SaveError};
use words::InWords;

/// A game in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LibraryEntry {
    pub id: String,
    pub content: Content,
}

/// The content of a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Content {
    Game(Summary),
    /// Data that cannot be read.
    Damaged(SaveError),
}

/// The description of a game in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub title: String,
    /// The name of its rules, with their rule set.
    pub rules: String,
    pub rule_set: RuleSet,
    /// The players, clockwise.
    pub seats: Vec<(Seat, String)>,
    pub standing: String,
    /// The label for resuming it: its players, and its progress.
    pub resume: String,
    /// The time it was last played, in milliseconds since 1970.
    pub played: u64,
    /// True once it is over.
    pub is_over: bool,
    /// The holder of each territory.
    pub owners: PackedOwners,
}

impl LibraryEntry {
    /// Returns the entry of a saved game with this id.
    pub fn of(id: &str, text: &str) -> Self {
        let content = match Glance::read(text) {
            Ok(glance) => Content::Game(Summary::of(glance)),
            Err(error) => Content::Damaged(error),
        };
        Self { id: id.to_owned(), content }
    }

    fn played(&self) -> u64 {
        match &self.content {
            Content::Game(summary) => summary.played,
            Content::Damaged(_) => 0,
        }
    }
}

impl Summary {
    /// Returns the summary of a game from a glance at its save.
    pub fn of(glance: Glance) -> Self {
        let Glance { cover, setup, owners } = glance;
        let name = |seat: Seat| {
            let player = setup.players.iter().find(|player| player.seat == seat);
            player.map_or(seat.in_words(), Player::in_words)
        };
        let standing = match (cover.winners, cover.round) {
            (Some(winners), _) => match winners.iter().collect::<Vec<_>>().as_slice() {
                [winner] => text::home::won(name_on_cover(&cover, &setup.players, *winner)),
                _ => text::home::over().to_owned(),
            },
            (None, 0) => text::home::setting_up().to_owned(),
            (None, round) => text::home::round(round),
        };
        let standing = match cover.mail {
            _ if cover.is_your_move() => text::home::your_move().to_owned(),
            Some(mail) if mail.is_sent && setup.seed == Seed::default() => {
                text::home::waiting_to_join(name(mail.seat))
            }
            Some(mail) if mail.is_sent => text::home::waiting(name(mail.seat)),
            _ => standing,
        };
        let is_person = |player: &&Player| {
            let control = cover.controls[player.seat].as_ref().unwrap_or(&player.control);
            *control == Control::Human
        };
        let people: Vec<&str> =
            setup.players.iter().filter(is_person).map(Player::in_words).collect();
        let players = parties(&people, setup.players.len() - people.len(), None);
        let resume = match cover.round {
            0 => text::home::resume_setting_up(players),
            round => text::home::Resume { players, round }.say(),
        };
        Self {
            resume,
            rules: presets::title_in_play(CustomRules::of(&setup)),
            rule_set: setup.rules,
            standing,
            seats: setup.players.iter().map(|p| (p.seat, p.in_words().to_owned())).collect(),
            title: cover.table.title,
            played: cover.played,
            is_over: cover.winners.is_some(),
            owners,
        }
    }
}

/// Sorts games by when they were last played, the latest first; damaged ones come last.
pub fn sorted(mut entries: Vec<LibraryEntry>) -> Vec<LibraryEntry> {
    entries.order_by(|a, b| b.played().cmp(&a.played()).then_with(|| a.id.cmp(&b.id)));
    entries
}

/// Returns the time since something happened, in words; both times are in milliseconds since 1970.
pub fn ago(now: u64, then: u64) -> String {
    let minutes = now.saturating_sub(then) / 60_000;
    match minutes {
        0 => text::home::just_now().to_owned(),
        1..60 => text::home::minutes_ago(minutes),
        60..1440 => text::home::hours_ago(minutes / 60),
        _ => text::home::days_ago(minutes / 1440),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Save, testing};

    fn entry(id: &str, played: u64) -> LibraryEntry {
        LibraryEntry::of(id, &Save::of(&testing::two_humans(), played).to_text())
    }

    #[test]
    fn a_game_says_what_it_is_without_being_replayed() {
        let mut session = testing::one_human();
        let summary =
            |session: &table::Session| match LibraryEntry::of("x", &Save::of(session, 5).to_text())
                .content
            {
                Content::Game(summary) => summary,
                Content::Damaged(error) => panic!("{error:?}"),
            };
        let first = summary(&session);
        assert_eq!((first.rules.as_str(), first.standing.as_str()), ("Classic", "Setting up"));
        assert_eq!(first.seats, [(Seat::Red, "Red".into()), (Seat::Blue, "Blue".into())]);
        testing::play_some(&mut session, 100);
        let state = session.game().state();
        let later = summary(&session);
        let round = state.turn().round;
        assert_eq!(later.standing, format!("Round {round}"));
        assert_eq!(first.resume, "Resume: Red against one computer player, setting up");
        assert_eq!(later.resume, format!("Resume: Red against one computer player, round {round}"));
        let owners = later.owners.unpack().unwrap();
        assert!(state.world().territories().iter().all(|at| owners[at] == state.board().owner(at)));
    }

    #[test]
    fn a_game_that_is_over_says_who_has_won() {
        let mut session = testing::short_game();
        testing::play_some(&mut session, 2_000);
        let entry = LibraryEntry::of("x", &Save::of(&session, 5).to_text());
        let Content::Game(summary) = entry.content else { panic!("{entry:?}") };
        assert!(summary.is_over && summary.standing.ends_with(" won"));
    }

    #[test]
    fn the_game_played_last_comes_first_and_damage_last() {
        let damaged = LibraryEntry::of("d", "red-queens-save 1 xyz");
        assert_eq!(damaged.content, Content::Damaged(SaveError::Damaged));
        let sorted = sorted(vec![entry("a", 1), damaged, entry("b", 3), entry("c", 2)]);
        assert_eq!(sorted.iter().map(|e| e.id.as_str()).collect::<String>(), "bcad");
    }

    #[test]
    fn times_are_told_as_people_do() {
        let minute = 60_000;
        assert_eq!(ago(10, 20), "just now");
        assert_eq!(ago(minute, 0), "1 minute ago");
        assert_eq!(ago(59 * minute, 0), "59 minutes ago");
        assert_eq!(ago(60 * minute, 0), "1 hour ago");
        assert_eq!(ago(3 * 1440 * minute, 0), "3 days ago");
    }
}
