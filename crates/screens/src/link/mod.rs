//! Links: their content, their text, and reading whatever a player pastes.
//!
//! A link is the part of an address after the `#`: `#/link/DATA` is a game, `#/link/on/DATA` a game
//! to play on, `#/link/turn/DATA` a game handed over to the player to act, and `#/link/table/DATA`
//! a table without a game. The data is that of [`Record::to_link`], so links of other programs open
//! here, and ours open there. A link may bring an imported board along, in short form before the
//! data: `#/link/turn/board/BOARD/DATA`.

mod along;
mod error;
pub mod known;
pub mod offer;
#[cfg(test)]
mod passing;
pub mod qr;
pub mod seen;
pub mod visit;
mod wrapped;

use std::borrow::Cow;

use engine::core::Seed;
use engine::game::{Player, Setup};
use engine::record::{
    CustomRules, NotationError, NotationFault, ReadError, Record, RecoveredRecord, UnpackError,
    readings,
};

use crate::route::Route;
pub use along::LONGEST_WITH_BOARD;
pub use error::{LONGEST_LINK, LinkError, MOST_MOVES};
use wrapped::{SCREEN, decoded, unwrapped};

/// The most lines over which a broken link is joined when people have written on after it.
const MOST_LINES: usize = 64;

/// The word before a board that a link brings along.
const BOARD: &str = "board/";

/// The content of a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Link {
    /// A game, to view from its start.
    Game(Record),
    /// A game, to continue from its current position.
    Position(Record),
    /// A game handed over to the player to act (D2).
    Turn(Record),
    /// An invitation.
    Table(Invitation),
}

/// The players of a table and its rules. The device that accepts supplies the dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    pub custom_rules: CustomRules,
    pub players: Vec<Player>,
}

/// The parts of the path of a link.
struct LinkParts<'a> {
    kind: &'a str,
    /// The board that it brings along, in short form.
    board: Option<&'a str>,
    data: &'a str,
}

/// Returns the parts of a path.
fn parts_of(path: &str) -> LinkParts<'_> {
    let (before, data) = path.rsplit_once('/').unwrap_or(("", path));
    // Drop what messaging apps append to an address.
    let data = data.split(['?', '&', '#']).next().unwrap_or(data);
    let (kind, board) = match before.split_once(BOARD) {
        Some((kind, board)) => (kind.trim_end_matches('/'), Some(board)),
        None => (before, None),
    };
    LinkParts { kind, board, data: data.trim_end_matches(|it: char| !is_letter(it)) }
}

impl Invitation {
    /// Returns an invitation to the same table as a game's.
    pub fn of(setup: &Setup) -> Self {
        let mut players = setup.players.clone();
        for player in &mut players {
            player.phrase.clear();
        }
        Self { custom_rules: CustomRules::of(setup), players }
    }

    fn setup(&self) -> Setup {
        let CustomRules { rules, title } = self.custom_rules.clone();
        Setup { rules_title: title, ..Setup::new(rules, self.players.clone(), Seed::default()) }
    }
}

impl Link {
    /// Returns the part of the address after the name of the screen.
    pub fn path(&self) -> String {
        self.path_bringing("")
    }

    /// Returns the same with a part before the data.
    fn path_bringing(&self, board: &str) -> String {
        match self {
            Self::Game(record) => format!("{board}{}", record.to_link()),
            Self::Position(record) => format!("on/{board}{}", record.to_link()),
            Self::Turn(record) => format!("turn/{board}{}", record.to_link()),
            Self::Table(invitation) => {
                let record = Record { setup: invitation.setup(), actions: Vec::new() };
                format!("table/{board}{}", record.to_link())
            }
        }
    }

    /// Returns the whole address of an app at `home`; `None` if it would be too long to read back.
    pub fn address(&self, home: &str) -> Option<String> {
        self.address_within(LONGEST_LINK, "", home)
    }

    /// Returns an address of limited length, with a part before the data.
    fn address_within(&self, longest: usize, board: &str, home: &str) -> Option<String> {
        let moves = match self {
            Self::Game(record) | Self::Position(record) | Self::Turn(record) => {
                record.actions.len()
            }
            Self::Table(_) => 0,
        };
        if moves > MOST_MOVES {
            return None;
        }
        let address = format!("{home}{}", Route::Link(self.path_bringing(board)).hash());
        (address.len() <= longest).then_some(address)
    }

    /// Reads the part of an address after the name of the screen.
    ///
    /// # Errors
    /// The link is cut off, damaged, from a later version, too long, or not a game.
    pub fn of_path(path: &str) -> Result<Self, LinkError> {
        if path.len() > LONGEST_LINK {
            return Err(LinkError::TooLong);
        }
        let path = &seen(path);
        let LinkParts { kind, data, .. } = parts_of(path);
        if data.is_empty() {
            return Err(LinkError::Nothing);
        }
        let record = bounded(Record::from_link(data)?)?;
        Ok(match kind {
            "table" => Self::Table(Invitation::of(&record.setup)),
            "on" => Self::Position(record),
            "turn" => Self::Turn(record),
            _ => Self::Game(record),
        })
    }

    /// Returns the rest of a game whose link was cut off or damaged; `None` if no move is left.
    pub fn left_of_path(path: &str) -> Option<RecoveredRecord> {
        let path = Some(path).filter(|path| path.len() <= LONGEST_LINK)?;
        let path = &seen(path);
        let data = parts_of(path).data;
        let salvage = Record::salvage_link(data).ok()?;
        Some(salvage).filter(|left| (1..=MOST_MOVES).contains(&left.record.actions.len()))
    }

    /// Reads anything that a player pastes: an address, the part after its `#`, or the text of a
    /// record, either as written or as passed on.
    ///
    /// # Errors
    /// The same as [`Self::of_path`], or the text isn't a record.
    pub fn read(text: &str) -> Result<Self, LinkError> {
        if text.len() > LONGEST_LINK {
            return Err(LinkError::TooLong);
        }
        let text = text.trim();
        if text.is_empty() {
            return Err(LinkError::Nothing);
        }
        match Self::in_text(text) {
            Some(link) => link,
            None if is_address(text) => Err(ReadError::Link(UnpackError::NoLink).into()),
            None => Ok(Self::Game(bounded(Record::read(text).map_err(at_a_loss)?)?)),
        }
    }

    /// Returns the link in a text, if any, even after mail or messengers have altered the text.
    ///
    /// # Errors
    /// The same as [`Self::of_path`].
    pub fn in_text(text: &str) -> Option<Result<Self, LinkError>> {
        let text = Some(text).filter(|text| text.len() <= LONGEST_LINK)?;
        let mut problem = None;
        for text in readings(text) {
            match behind_screen(&unwrapped(&text)).map(Self::of_words) {
                None => {}
                Some(Ok(link)) => return Some(Ok(link)),
                Some(Err(error)) => drop(problem.get_or_insert(error)),
            }
        }
        problem.map(Err)
    }

    /// Reads the part after the name of the screen. Letters break long lines, and people write on
    /// after a link.
    fn of_words(path: &str) -> Result<Self, LinkError> {
        let mut problem = LinkError::Nothing;
        for (number, path) in joined(path).enumerate() {
            match Self::of_path(&path) {
                Ok(link) => return Ok(link),
                Err(error) if number == 0 => problem = error,
                Err(_) => {}
            }
        }
        Err(problem)
    }
}

/// Returns the first word of a path, then the first two together and so on, and all of them last.
fn joined(path: &str) -> impl Iterator<Item = String> {
    let mut joined = String::new();
    let first = path.split_whitespace().take(MOST_LINES).map(move |word| {
        joined.push_str(word);
        joined.clone()
    });
    first.chain(std::iter::once_with(|| path.split_whitespace().collect()))
}

/// Returns the text after the name of the screen, if it contains a link of this app.
fn behind_screen(text: &str) -> Option<&str> {
    text.rsplit_once(SCREEN).map(|(_, path)| path)
}

/// Returns `true` if a text begins with an address without a game: those have a `#` before it.
fn is_address(text: &str) -> bool {
    text.split_whitespace().next().is_some_and(|word| word.contains("://") && !word.contains('#'))
}

/// Reports a text that isn't a record as a text without a link, since a link was asked for.
fn at_a_loss(error: ReadError) -> ReadError {
    match error {
        ReadError::Notation(NotationError { fault: NotationFault::NoTitle, .. }) => {
            UnpackError::NoLink.into()
        }
        error => error,
    }
}

/// Returns a path without invisible characters, which an address encodes.
fn seen(path: &str) -> Cow<'_, str> {
    if path.is_ascii() && !path.contains('%') {
        return Cow::Borrowed(path);
    }
    let is_plain = |letter: &char| letter.is_ascii() && !letter.is_ascii_control();
    decoded(path, b'%').chars().filter(is_plain).collect()
}

fn is_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')
}

/// Checks that a record is short enough to replay while somebody waits.
fn bounded(record: Record) -> Result<Record, LinkError> {
    record.setup.check()?;
    if record.actions.len() > MOST_MOVES { Err(LinkError::TooManyMoves) } else { Ok(record) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::{Control, RuleSet};
    use table::{Save, Session, testing};

    pub(in crate::link) const HOME: &str = "https://example.org/games/red-queens/";

    pub(in crate::link) fn record(session: &Session) -> Record {
        Save::of(session, 0).record
    }

    pub(in crate::link) fn all(session: &Session) -> [Link; 4] {
        let record = record(session);
        let table = Invitation::of(&record.setup);
        let game = || record.clone();
        [Link::Game(game()), Link::Position(game()), Link::Turn(game()), Link::Table(table)]
    }

    #[test]
    fn what_is_left_of_a_cut_link_can_be_opened() {
        let link = Link::Game(record(&testing::two_humans_after(200)));
        let path = link.path();
        assert_eq!(Link::left_of_path(&path).map(|left| left.of), Some(200), "all of it");
        let mut before = 0;
        for length in (path.len() / 3)..path.len() {
            assert!(Link::of_path(&path[..length]).is_err());
            let Some(RecoveredRecord { record: left, of }) = Link::left_of_path(&path[..length])
            else {
                continue;
            };
            let Link::Game(whole) = &link else { panic!() };
            assert_eq!((&left.setup, of), (&whole.setup, 200));
            assert!(whole.actions.starts_with(&left.actions) && left.actions.len() >= before);
            before = left.actions.len();
        }
        assert!(before > 150, "{before}");
        let address = link.address(HOME).unwrap();
        let (cut, _) = address.split_at(address.len() - 9);
        assert!(Link::read(cut).is_err());
        assert_eq!(
            Link::path_for_later(&format!("{cut}\n")).as_deref(),
            Some(&path[..path.len() - 9])
        );
        assert_eq!(Link::left_of_path("table"), None);
    }

    #[test]
    fn a_link_that_was_cut_off_or_changed_is_said_to_be_incomplete() {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 50);
        let path = record(&session).to_link();
        for cut in [&path[..path.len() / 2], &path[..path.len() - 1]] {
            let said = Link::of_path(cut).unwrap_err().in_a_sentence();
            assert!(said.starts_with("This link is incomplete: "), "{said}");
        }
        let said = Link::read("Shall we play?").unwrap_err().in_a_sentence();
        assert_eq!(said, "This link can’t be opened: this is not a link to a game.");
    }

    #[test]
    fn every_kind_of_link_is_read_as_it_was_written_however_it_comes() {
        for session in [testing::two_humans(), testing::two_humans_after(200), testing::one_human()]
        {
            for link in all(&session) {
                let address = link.address(HOME).unwrap();
                for text in [
                    address.clone(),
                    format!("  {address}\n"),
                    format!("Your move: {address} See you!"),
                    format!("({address})."),
                    format!("{address}?from=mail"),
                    address[HOME.len()..].to_owned(),
                    broken_in_lines(&address),
                ] {
                    assert_eq!(Link::read(&text), Ok(link.clone()), "{text}");
                }
                let Route::Link(path) = Route::from_hash(&address[HOME.len()..]) else {
                    panic!("{address}")
                };
                assert_eq!(Link::of_path(&path), Ok(link));
            }
        }
    }

    #[test]
    fn a_link_is_read_however_it_was_passed_on() {
        let game = record(&testing::two_humans_after(200));
        for link in [Link::Game(game.clone()), Link::Position(game)] {
            let address = link.address(HOME).unwrap();
            let broken = broken_in_lines(&address);
            let quoted: String = broken.lines().flat_map(|line| ["> ", line, "\n"]).collect();
            let (start, end) = address.split_at(HOME.len() + 40);
            let encoded = address.replace(':', "%3A").replace('/', "%2F").replace('#', "%23");
            let defended = address.replacen("/#/", "/*/", 1);
            for text in [
                quoted.clone(),
                format!("Ann wrote:\n{quoted}> \n> See you!\n-- \nAnn, example.org\n"),
                format!("{broken}\nSee you!\n\n-- \nAnn\n"),
                format!("{start}\u{200b}{end}\u{200b}"),
                format!("“{address}”"),
                format!("<{address}>"),
                format!("[The game]({address})"),
                format!("{start}=\r\n{end}=20\n"),
                address.replace('#', "=23"),
                format!("https://scan.example/?url={encoded}&data=05%7C01&reserved=0"),
                format!("https://scan.example/?url={}&x=1", encoded.replace('%', "%25")),
                format!("https://scan.example/?u={address}"),
                format!("https://urldefense.com/v3/__{defended}__;Iw!!x!y$"),
            ] {
                assert_eq!(Link::read(&text), Ok(link.clone()), "{text}");
                let path = Link::path_in_file(&text).unwrap();
                assert_eq!(Link::of_path(&path), Ok(link.clone()), "{text}");
            }
            let path = link.path();
            for opened in
                [format!("{path}%E2%80%8B"), format!("{path}%20"), path.replacen('/', "%2F", 1)]
            {
                assert_eq!(Link::of_path(&opened), Ok(link.clone()), "{opened}");
            }
        }
        let record = record(&testing::two_humans_after(20)).to_string();
        assert_eq!(Link::path_in_file(&record), None);
    }

    pub(in crate::link) fn broken_in_lines(address: &str) -> String {
        let (home, rest) = address.split_at(HOME.len() + SCREEN.len());
        let lines: Vec<&str> =
            rest.as_bytes().chunks(70).map(|line| std::str::from_utf8(line).unwrap()).collect();
        format!("{home}{}", lines.join("\n  "))
    }

    #[test]
    fn what_other_programs_print_opens_and_they_open_these() {
        let record = record(&testing::two_humans_after(60));
        for text in [record.to_link(), format!("{HOME}#{}", record.to_link()), record.to_string()] {
            assert_eq!(Link::read(&text), Ok(Link::Game(record.clone())));
        }
        for link in all(&testing::two_humans_after(60)) {
            let read = Record::read(&link.address(HOME).unwrap()).unwrap();
            assert_eq!(read.setup.players, record.setup.players);
        }
    }

    #[test]
    fn an_invitation_tells_nothing_of_the_game() {
        let mut session = testing::two_humans_after(100);
        session = Session::resume(
            {
                let mut setup = record(&session).setup;
                setup.players[0].phrase = "a secret of Red".into();
                setup
            },
            [],
            session.table().clone(),
        )
        .unwrap();
        let [game, _, _, table] = all(&session);
        let Link::Game(record) = game else { panic!("{game:?}") };
        let packed = Record::from_link(&table.path()).unwrap();
        assert_eq!((packed.setup.seed, packed.actions.len()), (Seed::default(), 0));
        assert!(packed.setup.players.iter().all(|player| player.phrase.is_empty()));
        assert_eq!(CustomRules::of(&packed.setup), CustomRules::of(&record.setup));
    }

    #[test]
    fn what_is_no_link_says_why_and_what_to_do() {
        let whole = all(&testing::two_humans_after(60))[0].address(HOME).unwrap();
        let cut = Link::read(&whole[..whole.len() - 30]).unwrap_err();
        assert_eq!(cut.remedy(), Some(text::links::unread_cut()));
        let flipped = whole.replacen("link/A", "link/B", 1);
        let flipped = Link::read(&flipped).unwrap_err();
        assert!(flipped.remedy().is_some(), "{flipped:?}");
        // The version comes first; there is no version 63 yet.
        let later = format!("{HOME}{SCREEN}Pw{}", &whole[HOME.len() + SCREEN.len() + 2..]);
        let later = Link::read(&later).unwrap_err();
        assert_eq!(later.remedy(), Some(text::links::unread_newer()), "{later}");
        assert_eq!(Link::read(" \n"), Err(LinkError::Nothing));
        let foreign = LinkError::from(UnpackError::NoLink);
        assert_eq!(Link::read("https://example.com/some/page?of=others"), Err(foreign));
        assert_eq!(Link::of_path("table/"), Err(LinkError::Nothing));
        let bread = Link::read("bread and butter").unwrap_err();
        assert_eq!(bread.to_string(), text::records::no_link());
        let record = record(&testing::one_human()).to_string();
        let fault = Link::read(&record.replace("seed", "need")).unwrap_err();
        assert!(fault.to_string().starts_with("line "), "{fault}");
        let chess = Link::read(&record.replacen("rules ", "rules chess ", 1)).unwrap_err();
        assert_eq!(chess.remedy(), Some(text::links::unread_newer()));
    }

    #[test]
    fn every_cut_and_every_flipped_letter_is_noticed() {
        let path = all(&testing::two_humans_after(40))[0].path();
        for end in 0..path.len() {
            let error = Link::of_path(&path[..end]).unwrap_err();
            let is_told = end < 20 || error.to_string() == text::records::damaged();
            assert!(is_told, "cut at {end}: {error}");
        }
        for at in (0..path.len()).step_by(5) {
            let mut bytes = path.clone().into_bytes();
            bytes[at] = if bytes[at] == b'x' { b'y' } else { b'x' };
            assert!(Link::of_path(&String::from_utf8(bytes).unwrap()).is_err(), "letter {at}");
        }
    }

    #[test]
    fn what_is_too_long_is_not_even_looked_at() {
        let long = "A".repeat(1 << 20);
        assert_eq!(Link::read(&long), Err(LinkError::TooLong));
        assert_eq!(Link::of_path(&long), Err(LinkError::TooLong));
        let mut record = record(&testing::two_humans_after(1));
        record.actions = vec![record.actions[0].clone(); MOST_MOVES + 1];
        assert_eq!(Link::Game(record.clone()).address(HOME), None);
        assert_eq!(bounded(record), Err(LinkError::TooManyMoves));
    }

    #[test]
    fn a_table_nobody_can_play_at_is_refused_with_the_rule() {
        let alone = Player::new(Seat::Red, Control::Human);
        let custom_rules = CustomRules { rules: RuleSet::NEXT, title: String::new() };
        let link = Link::Table(Invitation { custom_rules, players: vec![alone] });
        let error = Link::of_path(&link.path()).unwrap_err();
        assert!(error.to_string().contains("(T1"), "{error}");
    }
}
