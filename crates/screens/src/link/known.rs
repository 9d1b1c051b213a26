//! A search for the game of a link among the games saved here.

use engine::core::{SeatSet, Seed};
use engine::game::{Action, Game, Player, Setup};
use engine::record::{Record, invited};
use stdx::InOrder;
use table::{Cover, Glance, Save};
use words::InWords;

/// The relation of a saved game to a link's game that began alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kinship {
    Same,
    /// The link has this many moves more.
    Behind(usize),
    /// The saved game has this many moves more.
    Ahead(usize),
    /// Both share this many moves and then diverge.
    Branch(usize),
}

impl Kinship {
    /// Returns the relation of a saved game to a link's; `None` if they are different games.
    pub fn of(kept: &Record, linked: &Record) -> Option<Self> {
        if invited(kept) && !invited(linked) {
            // The invitation has become a game, unless its deal doesn't follow from the pledges.
            let invitation = linked.invitation()?;
            if linked.is_gathered() == Some(false) {
                let is_one = Self::of(kept, &invitation).is_some();
                return is_one.then_some(Self::Branch(kept.actions.len()));
            }
            let alike = matches!(Self::of(kept, &invitation)?, Self::Same | Self::Behind(_));
            return alike.then_some(Self::Behind(linked.actions.len() - kept.actions.len()));
        }
        if kept.setup != linked.setup {
            return None;
        }
        let alike = kept.actions.iter().zip(&linked.actions).take_while(|(a, b)| a == b).count();
        let (mine, theirs) = (kept.actions.len() - alike, linked.actions.len() - alike);
        let is_copy = |it: &Action| matches!(it, Action::Fork { .. });
        if invited(kept) && alike == 0 {
            return None;
        }
        if kept.actions[alike..].iter().chain(&linked.actions[alike..]).any(is_copy) {
            return Some(Self::Branch(alike));
        }
        // Secrets that this device has added since it got the link aren't moves.
        let is_open = kept.actions[alike..].iter().all(Action::is_about_dice);
        Some(match (mine, theirs) {
            (_, 0) if is_open => Self::Same,
            (0, theirs) => Self::Behind(theirs),
            (mine, 0) => Self::Ahead(mine),
            _ => Self::Branch(alike),
        })
    }

    /// Returns a sort key: the smaller, the nearer.
    fn distance(self) -> (u8, usize) {
        match self {
            Self::Same => (0, 0),
            Self::Behind(moves) => (1, moves),
            Self::Ahead(moves) => (2, moves),
            Self::Branch(alike) => (3, usize::MAX - alike),
        }
    }
}

/// A saved game that began like the link's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownGame {
    pub id: String,
    pub title: String,
    pub kinship: Kinship,
    /// True if it goes by link and somebody at this device plays in it.
    pub goes_by_link: bool,
    /// True if it's the turn of somebody at this device.
    pub is_ones_move: bool,
    /// The point where it and the link's game diverge, if both went on from one position.
    pub fork: Option<Fork>,
}

/// The position from which a game went on in two ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fork {
    /// The name of the player to act there.
    pub name: String,
    /// The number of the move there, from 1.
    pub number: usize,
    /// The round; 0 is the set-up.
    pub round: u32,
}

impl Fork {
    /// Returns the fork of a game after this many moves.
    fn after(moves: usize, linked: &Record) -> Option<Self> {
        let setup = linked.setup.clone();
        let actions = linked.actions.iter().take(moves).cloned();
        let game = Game::replay(setup, actions).ok()?;
        let seat = game.prompt()?.seat;
        let player = linked.setup.players.iter().find(|player| player.seat == seat);
        let name = player.map_or(seat.in_words(), Player::in_words).to_owned();
        Some(Self { name, number: moves + 1, round: game.state().turn().round })
    }

    /// Describes it in a sentence.
    pub fn in_words(&self) -> String {
        let Self { name, number, round } = self;
        text::play_by_link::Fork { name, number: *number, round: *round }.say()
    }
}

impl KnownGame {
    /// Returns `true` if this device already has the game, at any point, and takes part in it.
    pub fn is_joined(&self) -> bool {
        self.goes_by_link && !matches!(self.kinship, Kinship::Branch(_))
    }

    /// Returns `true` if the link contains a move that somebody at this device should have made.
    pub fn was_decided_elsewhere(&self) -> bool {
        self.is_ones_move && matches!(self.kinship, Kinship::Behind(_))
    }

    /// Describes the relation in a sentence.
    pub fn in_words(&self) -> String {
        let title = &self.title;
        match self.kinship {
            Kinship::Same => text::links::same(title),
            Kinship::Behind(moves) => text::links::Behind { title, moves }.say(),
            Kinship::Ahead(moves) => text::links::Ahead { title, moves }.say(),
            Kinship::Branch(alike) => text::links::Branch { title, moves: alike }.say(),
        }
    }
}

/// Returns the game to continue: one that goes by link rather than any copy for viewing.
pub fn ones_own(known: &[KnownGame]) -> Option<&KnownGame> {
    known.iter().find(|it| it.is_joined()).or(known.first())
}

/// Returns the saved games, given with their ids, that began like this one, the nearest first.
pub fn known(linked: &Record, kept: impl IntoIterator<Item = (String, String)>) -> Vec<KnownGame> {
    let relative = |(id, text): (String, String)| {
        // Most saved games are other games, which a glance is enough to tell.
        let glance = Glance::read(&text).ok().filter(|it| is_of(&it.setup, &linked.setup))?;
        let kinship = Kinship::of(&Save::read(&text).ok()?.record, linked)?;
        let cover = glance.cover;
        let is_here = cover.mail.is_some_and(|mail| !cover.table.away.contains(mail.seat));
        let is_ones_move = is_here && cover.is_your_move();
        let goes_by_link = cover.mail.is_some();
        let title = cover.table.title;
        let fork = match kinship {
            Kinship::Branch(moves) if glance.setup == linked.setup => Fork::after(moves, linked),
            Kinship::Same | Kinship::Behind(_) | Kinship::Ahead(_) | Kinship::Branch(_) => None,
        };
        Some(KnownGame { id, title, kinship, goes_by_link, is_ones_move, fork })
    };
    let mut known: Vec<KnownGame> = kept.into_iter().filter_map(relative).collect();
    known.order_by(|a, b| {
        let is_nearer = a.kinship.distance().cmp(&b.kinship.distance());
        is_nearer.then(b.goes_by_link.cmp(&a.goes_by_link)).then_with(|| a.id.cmp(&b.id))
    });
    known
}

/// Returns `true` if this is the setup of a game, or of the invitation that became it.
fn is_of(kept: &Setup, linked: &Setup) -> bool {
    *kept == *linked
        || (kept.seed == Seed::default()
            && *kept == Setup { seed: Seed::default(), ..linked.clone() })
}

/// Returns the seats that people at this device have played in running games with these dice. Their
/// cards stay secret here, whoever plays a copy of the game and whatever its players are called in
/// it.
pub fn sat_here(copy: &Record, kept: impl IntoIterator<Item = (String, String)>) -> SeatSet {
    let is_same = |glance: &Glance| glance.setup.seed == copy.setup.seed;
    let same = |(_, text): (String, String)| {
        Glance::read(&text).ok().filter(is_same).map(|glance| glance.cover)
    };
    let running = kept.into_iter().filter_map(same).filter(|cover| cover.winners.is_none());
    running.fold(SeatSet::EMPTY, |all, cover: Cover| all | cover.sat_here())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::testing;

    fn record() -> Record {
        Save::of(&testing::two_humans_after(60), 0).record
    }

    #[test]
    fn a_game_is_told_from_its_beginning_its_continuation_and_its_branches() {
        let (linked, mut kept) = (record(), record());
        assert_eq!(Kinship::of(&kept, &linked), Some(Kinship::Same));
        kept.actions.truncate(50);
        assert_eq!(Kinship::of(&kept, &linked), Some(Kinship::Behind(10)));
        assert_eq!(Kinship::of(&linked, &kept), Some(Kinship::Ahead(10)));
        let other = linked.actions.iter().find(|action| **action != linked.actions[50]).unwrap();
        kept.actions.push(other.clone());
        assert_eq!(Kinship::of(&kept, &linked), Some(Kinship::Branch(50)));
        kept.setup.players[0].name = "Ann".into();
        assert_eq!(Kinship::of(&kept, &linked), None);
    }

    #[test]
    fn the_game_that_goes_by_link_comes_before_a_copy_and_says_who_decided_in_it() {
        let known = |kinship, goes_by_link, is_ones_move| KnownGame {
            id: String::new(),
            title: String::new(),
            kinship,
            goes_by_link,
            is_ones_move,
            fork: None,
        };
        let copy = known(Kinship::Same, false, false);
        let own = known(Kinship::Behind(9), true, false);
        assert_eq!(ones_own(&[copy.clone(), own.clone()]), Some(&own));
        let branch = known(Kinship::Branch(3), true, false);
        assert_eq!(ones_own(&[copy.clone(), branch]), Some(&copy));
        assert_eq!(ones_own(&[]), None);
        assert!(!own.was_decided_elsewhere());
        assert!(known(Kinship::Behind(9), true, true).was_decided_elsewhere());
        assert!(!known(Kinship::Ahead(9), true, true).was_decided_elsewhere());
    }

    #[test]
    fn the_nearest_of_all_kept_games_comes_first_and_what_is_damaged_is_passed_over() {
        let whole = Save::of(&testing::two_humans_after(60), 0);
        let with = |moves: usize, title: &str| {
            let mut save = whole.clone();
            save.record.actions.truncate(moves);
            save.cover.table.title = title.into();
            save.to_text()
        };
        let kept = [
            ("a".to_owned(), with(20, "Far")),
            ("b".to_owned(), "red-queens-save 1 xyz".to_owned()),
            ("c".to_owned(), Save::of(&testing::one_human(), 0).to_text()),
            ("d".to_owned(), with(55, "Near")),
        ];
        let known = known(&whole.record, kept.clone());
        let titles: Vec<&str> = known.iter().map(|known| known.title.as_str()).collect();
        assert_eq!(titles, ["Near", "Far"]);
        assert_eq!(
            known[0].in_words(),
            "You have this game as Near, and this link is 5 moves ahead."
        );
        let last = ("e".to_owned(), with(60, "Mine"));
        let known = super::known(&whole.record, kept.into_iter().chain([last]));
        assert_eq!(known[0].in_words(), "You have this game: Mine.");
    }
}
