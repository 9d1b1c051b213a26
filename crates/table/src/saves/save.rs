//! A game as saved in the browser: one line of text with a version and a checksum.
//!
//! The line is `red-queens-save 1 CHECKSUM CONTENT`. The content is the base64 of everything that a
//! packed record doesn't contain, then the packed record, then the holder of each territory. Saves
//! without the holders can also be read. If users' bots play, the version is 2 and their code comes
//! before the holders. Orders for losing hands follow where there are any, and in a game by link a
//! last byte says whom it waits for. The packed record is the plain one: a game is saved after
//! every action, and the compression that makes links short would take longer than a frame on a
//! slow tablet.

use serde::{Deserialize, Serialize};

use super::mail::Mail;
use crate::settings::{LosingHand, TableSettings};
use crate::tally::Owners;
use engine::core::{BySeat, Digest, Seat, SeatSet, excerpt};
use engine::game::{Control, LONGEST_TEXT, ReplayError, Setup, SetupError};
use engine::record::{Record, UnpackError, base64};
use engine::world::{Territory, TerritorySet, World, WorldId};
use stdx::one_line;
use worker::Script;

/// The first word of a save.
const TITLE: &str = "red-queens-save";

/// The version to write.
const VERSION: &str = "1";

/// The version of games in which users' bots play.
const WITH_SCRIPTS: &str = "2";

/// The newest version of the format of saves that this program can read.
pub const NEWEST_SAVE: &str = WITH_SCRIPTS;

/// The title of a game whose save has none, in every language.
const NAMELESS: &str = "Red Queens";

/// The longest text read as a game, in bytes: far above the size of any game.
pub const LONGEST_SAVE: usize = 4 << 20;

/// A saved game: its record, and the data that the record doesn't contain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save {
    /// Title, standing orders and the state of the game.
    pub cover: Cover,
    pub record: Record,
    /// The holder of each territory now; `None` for games saved before holders were stored.
    pub owners: Option<Owners>,
    /// The users' bots that play in it, as they were when it began.
    pub scripts: Vec<Script>,
}

/// The part of a save that can be read without replaying its record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cover {
    /// Title and standing orders.
    pub table: TableSettings,
    /// The control of each seat now.
    pub controls: BySeat<Option<Control>>,
    /// The number of moments that each seat has seen.
    pub seen: BySeat<usize>,
    /// The time it was last played, in milliseconds since 1970.
    pub played: u64,
    /// The round, from 1; 0 during the set-up.
    pub round: u32,
    /// The winners, once it is over.
    pub winners: Option<SeatSet>,
    /// The player whom it waits for, if it goes by link; stored after everything else.
    #[serde(skip)]
    pub mail: Option<Mail>,
}

impl Cover {
    /// Returns `true` if it goes by link and somebody here has to decide or to send it on.
    pub fn is_your_move(&self) -> bool {
        self.mail
            .is_some_and(|mail| !mail.is_sent && self.controls[mail.seat] == Some(Control::Human))
    }

    /// Returns the seats that people at this device play or have played.
    pub fn sat_here(&self) -> SeatSet {
        let is_here = |seat: Seat| {
            self.controls[seat] == Some(Control::Human) && !self.table.away.contains(seat)
        };
        Seat::ALL.into_iter().filter(|seat| is_here(*seat) || self.seen[*seat] > 0).collect()
    }
}

#[derive(Serialize, Deserialize)]
struct StoredContent {
    cover: Cover,
    record: Vec<u8>,
}

/// An error in reading a text as a save.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SaveError {
    /// It isn't a save at all.
    NoSave,
    /// A later version wrote it.
    UnknownVersion(String),
    /// A part was changed or cut off.
    Damaged,
    /// The checksum is right but the content makes no sense.
    Malformed,
    /// The record in it can't be read.
    Record(UnpackError),
    /// It is longer than any game.
    TooLarge,
    /// Its players aren't valid.
    Setup(SetupError),
    /// A bot in it is longer than bots may be.
    BotTooLong,
}

impl SaveError {
    /// Returns the title of the board that has to be read first, if that is all that is missing.
    pub fn missing_board(&self) -> Option<&str> {
        if let Self::Record(error) = self { error.missing_board() } else { None }
    }
}

impl From<UnpackError> for SaveError {
    fn from(error: UnpackError) -> Self {
        Self::Record(error)
    }
}

impl From<SetupError> for SaveError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}

/// A save whose record becomes invalid at some action.
#[derive(Debug, Clone, PartialEq)]
pub struct Broken {
    pub reason: ReplayError,
    /// The save without that action and those after it; `None` if nothing is left.
    pub good: Option<Save>,
}

/// The part of a save that a list of games needs; its moves aren't read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glance {
    pub cover: Cover,
    pub setup: Setup,
    pub owners: PackedOwners,
}

impl Glance {
    /// Returns the glance at an open save.
    pub fn of(save: &Save) -> Self {
        let setup = save.record.setup.clone();
        let bytes = save.owners.as_ref().map(|owners| bytes_of(lands_of(&setup), owners));
        let world = setup.rules.printing.world;
        let owners = PackedOwners { world, bytes: bytes.unwrap_or_default() };
        Self { cover: save.cover.clone(), setup, owners }
    }

    /// Reads the glance from the text of a save.
    ///
    /// # Errors
    /// The same as [`Save::read`], except for invalid moves.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let Unsealed { mut content, scripts, owners } = unseal(text)?;
        let setup = Record::unpack_setup(&content.record)?;
        keep_within_limits(&mut content.cover, &setup, &scripts)?;
        let owners = PackedOwners { world: setup.rules.printing.world, bytes: owners };
        Ok(Self { cover: content.cover, setup, owners })
    }
}

/// The holder of each territory as stored, a byte each: 0 for none, 1 and up for the seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackedOwners {
    world: WorldId,
    bytes: Vec<u8>,
}

impl PackedOwners {
    /// Returns the holders, if they were stored.
    pub fn unpack(&self) -> Option<Owners> {
        let owner =
            |byte: u8| usize::from(byte).checked_sub(1).and_then(|it| Seat::ALL.get(it).copied());
        let byte = |territory: Territory| self.bytes.get(territory.index()).copied().unwrap_or(0);
        let lands = World::home(self.world).territories();
        (self.bytes.len() == lands.len())
            .then(|| Owners::from_fn(lands, |territory| owner(byte(territory))))
    }

    /// Returns the world of the game.
    pub fn world(&self) -> WorldId {
        self.world
    }
}

fn bytes_of(lands: TerritorySet, owners: &Owners) -> Vec<u8> {
    let number = |owner: Option<Seat>| Seat::ALL.iter().position(|seat| Some(*seat) == owner);
    let byte = |owner| number(owner).and_then(|at| u8::try_from(at + 1).ok()).unwrap_or(0);
    lands.iter().map(|at| byte(owners[at])).collect()
}

/// Returns the territories of the board that a game is played on.
fn lands_of(setup: &Setup) -> TerritorySet {
    World::home(setup.rules.printing.world).territories()
}

/// The content of a save whose checksum is right.
struct Unsealed {
    content: StoredContent,
    scripts: Vec<Script>,
    /// The holder of each territory, a byte each.
    owners: Vec<u8>,
}

fn unseal(text: &str) -> Result<Unsealed, SaveError> {
    let mut words = text.split_whitespace();
    if words.next() != Some(TITLE) {
        return Err(SaveError::NoSave);
    }
    let version = words.next().unwrap_or_default();
    if ![VERSION, WITH_SCRIPTS].contains(&version) {
        return Err(SaveError::UnknownVersion(excerpt(version)));
    }
    if text.len() > LONGEST_SAVE {
        return Err(SaveError::TooLarge);
    }
    let (Some(checksum), Some(content), None) = (words.next(), words.next(), words.next()) else {
        return Err(SaveError::Damaged);
    };
    let bytes = base64::decode(content).ok_or(SaveError::Damaged)?;
    if Digest::of(&bytes).to_string() != checksum {
        return Err(SaveError::Damaged);
    }
    let malformed = |_| SaveError::Malformed;
    let (mut content, mut rest) =
        postcard::take_from_bytes::<StoredContent>(&bytes).map_err(malformed)?;
    let mut scripts = Vec::new();
    if version == WITH_SCRIPTS {
        (scripts, rest) = postcard::take_from_bytes(rest).map_err(malformed)?;
    }
    if let Some((last, before)) = rest.split_last()
        && let Some(mail) = Mail::of_byte(*last)
    {
        (content.cover.mail, rest) = (Some(mail), before);
    }
    let (orders, rest) = LosingHand::split_off(rest);
    let reactions = &mut content.cover.table.reactions;
    for seat in Seat::ALL {
        reactions[seat].losing_hand = orders[seat];
    }
    Ok(Unsealed { content, scripts, owners: rest.to_vec() })
}

/// Enforces limits: cuts an overlong title, and refuses anything too long that the game depends on.
fn keep_within_limits(
    cover: &mut Cover,
    setup: &Setup,
    scripts: &[Script],
) -> Result<(), SaveError> {
    setup.check_players()?;
    let is_long =
        |control: &Option<Control>| control.as_ref().is_some_and(|control| !control.is_short());
    let long = cover.controls.iter().find(|(_, control)| is_long(control));
    if let Some(seat) = long.map(|(seat, _)| seat) {
        return Err(SetupError::LevelTooLong(seat).into());
    }
    if !scripts.iter().all(Script::is_within_limits) {
        return Err(SaveError::BotTooLong);
    }
    cover.table.title = one_line(&cover.table.title, LONGEST_TEXT);
    if cover.table.title.is_empty() {
        NAMELESS.clone_into(&mut cover.table.title);
    }
    Ok(())
}

impl Save {
    /// Returns the save as a line of text.
    pub fn to_text(&self) -> String {
        let content = StoredContent { cover: self.cover.clone(), record: self.record.pack_plain() };
        // Serializing to memory can't fail for this content.
        let mut bytes = postcard::to_allocvec(&content).unwrap_or_default();
        let mut version = VERSION;
        if !self.scripts.is_empty() {
            version = WITH_SCRIPTS;
            bytes.extend(postcard::to_allocvec(&self.scripts).unwrap_or_default());
        }
        let lands = lands_of(&self.record.setup);
        bytes.extend(self.owners.iter().flat_map(|owners| bytes_of(lands, owners)));
        let reactions = &self.cover.table.reactions;
        bytes.extend(LosingHand::bytes(BySeat::from_fn(|seat| reactions[seat].losing_hand)));
        bytes.extend(self.cover.mail.map(Mail::byte));
        let (checksum, text) = (Digest::of(&bytes), base64::encode(&bytes));
        format!("{TITLE} {version} {checksum} {text}")
    }

    /// Reads the output of [`Self::to_text`].
    ///
    /// # Errors
    /// The text isn't a save of a known version, or it has been damaged.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let Unsealed { mut content, scripts, owners } = unseal(text)?;
        let record = Record::unpack_plain(&content.record)?;
        keep_within_limits(&mut content.cover, &record.setup, &scripts)?;
        let world = record.setup.rules.printing.world;
        let owners = PackedOwners { world, bytes: owners }.unpack();
        Ok(Self { cover: content.cover, record, owners, scripts })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Intent, PlayedBy, Session};
    use crate::settings::{Orders, Reactions};
    use crate::testing;
    use engine::core::Seat;
    use engine::game::{Action, Control};
    use players::bot::Level;

    fn in_mid_game() -> Session {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 60);
        session.dispatch(Intent::Orders(Seat::Red, Orders::Cut));
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Level(Level::Normal)));
        session
    }

    #[test]
    fn a_save_brings_back_the_same_game_at_the_same_table() {
        let session = in_mid_game();
        let save = Save::of(&session, 1234);
        let back = Save::read(&save.to_text()).unwrap();
        assert_eq!(back, save);
        let back = back.open().unwrap();
        assert_eq!(back.game().digest(), session.game().digest());
        assert_eq!(back.table(), session.table());
        assert_eq!(back.controls(), session.controls());
        assert_eq!(back.seen(), session.seen());
    }

    #[test]
    fn p7_orders_for_losing_hands_are_saved_behind_all_that_saves_had_before() {
        for (losing_hand, by_link) in [(LosingHand::Muck, false), (LosingHand::Show, true)] {
            let mut session = in_mid_game();
            let before = Save::of(&session, 1);
            let orders = Reactions { losing_hand, ..Reactions::default() };
            session.dispatch(Intent::Reactions(Seat::Red, orders));
            let mail = by_link.then_some(Mail { seat: Seat::Blue, is_sent: true });
            let mut save = Save::of(&session, 1);
            save.cover.mail = mail;
            let back = Save::read(&save.to_text()).unwrap();
            assert_eq!((&back, back.cover.table.reactions[Seat::Red]), (&save, orders));
            let content = |save: &Save| {
                base64::decode(save.to_text().split_whitespace().last().unwrap()).unwrap()
            };
            assert!(content(&save).starts_with(&content(&before)), "older versions read it");
        }
    }

    #[test]
    fn a_save_without_owners_is_read_and_one_with_them_by_older_versions() {
        let save = Save::of(&in_mid_game(), 1);
        assert!(save.owners.is_some_and(|owners| {
            lands_of(&save.record.setup).iter().any(|at| owners[at].is_some())
        }));
        let old = Save { owners: None, ..save.clone() };
        assert_eq!(Save::read(&old.to_text()), Ok(old));
        let text = save.to_text();
        let content = text.split_whitespace().last().unwrap();
        let bytes = base64::decode(content).unwrap();
        assert!(
            postcard::from_bytes::<StoredContent>(&bytes).is_ok(),
            "what follows is not looked at"
        );
    }

    #[test]
    fn any_changed_character_is_noticed() {
        let text = Save::of(&in_mid_game(), 1).to_text();
        for place in (0..text.len()).step_by(7) {
            let mut bytes = text.clone().into_bytes();
            bytes[place] = if bytes[place] == b'x' { b'y' } else { b'x' };
            let changed = String::from_utf8(bytes).unwrap();
            assert!(Save::read(&changed).is_err(), "character {place}");
        }
        assert_eq!(Save::read(&text[..text.len() - 1]), Err(SaveError::Damaged));
        assert_eq!(Save::read(""), Err(SaveError::NoSave));
        assert_eq!(Save::read("{\"game\": 1}"), Err(SaveError::NoSave));
        let later = text.replacen(" 1 ", " 3 ", 1);
        assert_eq!(Save::read(&later), Err(SaveError::UnknownVersion("3".into())));
    }

    #[test]
    fn what_comes_before_a_refused_action_is_kept() {
        let session = in_mid_game();
        let mut save = Save::of(&session, 1);
        let number = save.record.actions.len() + 1;
        save.record.actions.push(Action::Raise { face: 6 });
        save.record.actions.push(Action::Done);
        let broken = *save.open().unwrap_err();
        assert!(matches!(broken.reason, ReplayError::Refused { number: n, .. } if n == number));
        let good = broken.good.unwrap();
        assert_eq!(good.cover.table.title, session.table().title);
        assert_eq!(good.open().unwrap().game().digest(), session.game().digest());
    }

    #[test]
    fn the_code_of_bots_that_play_travels_with_the_game() {
        let bot = Script::new("Guard", "function decide() {}");
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Computer(bot.level()))];
        let session = testing::session(engine::game::RuleSet::NEXT, &players);
        let stranger = Script::new("Stranger", "");
        let session = session.with_scripts([bot.clone(), stranger, bot.clone()]);
        assert_eq!(session.scripts(), std::slice::from_ref(&bot), "once, and nobody else");
        let text = Save::of(&session, 1).to_text();
        let back = Save::read(&text).unwrap().open().unwrap();
        assert_eq!(back.script(&bot.level()), Some(&bot));
        assert_eq!(back.script("normal"), None);
        let older = text.replacen(" 2 ", " 1 ", 1);
        assert!(Save::read(&older).is_ok_and(|save| save.scripts.is_empty()), "{older}");
        let record = Save::of(&session, 1).record;
        let elsewhere = Record::read(&record.to_string()).unwrap();
        assert_eq!(elsewhere, record, "a record names the bot");
    }

    #[test]
    fn a_long_title_is_cut_and_what_a_game_depends_on_is_refused() {
        let save = Save::of(&in_mid_game(), 1);
        let changed = |change: &dyn Fn(&mut Save)| {
            let mut save = save.clone();
            change(&mut save);
            Save::read(&save.to_text())
        };
        let long = "x".repeat(300_000);
        let refused = |error: SetupError| Err(SaveError::Setup(error));
        let level = || Control::Computer(long.clone());
        let titled = changed(&|save| save.cover.table.title = long.clone()).unwrap();
        assert_eq!(titled.cover.table.title, long[..LONGEST_TEXT]);
        let nameless = changed(&|save| save.cover.table.title = " \n".into()).unwrap();
        assert_eq!(nameless.cover.table.title, NAMELESS);
        let named = changed(&|save| save.record.setup.players[0].name = long.clone());
        assert_eq!(named, refused(SetupError::TextTooLong(Seat::Red)));
        let played = changed(&|save| save.record.setup.players[1].control = level());
        assert_eq!(played, refused(SetupError::LevelTooLong(Seat::Blue)));
        let played_now = changed(&|save| save.cover.controls[Seat::Blue] = Some(level()));
        assert_eq!(played_now, refused(SetupError::LevelTooLong(Seat::Blue)));
        let crowd = changed(&|save| {
            let red = save.record.setup.players[0].clone();
            save.record.setup.players = vec![red; 9_999];
        });
        assert_eq!(crowd, refused(SetupError::TooMany(9_999)));
        let bot = Script { name: "Guard".into(), source: long.clone() };
        let coded = changed(&|save| save.scripts = vec![bot.clone()]);
        assert_eq!(coded, Err(SaveError::BotTooLong));
        let huge = format!("{TITLE} 1 x {}", "A".repeat(LONGEST_SAVE));
        assert_eq!(Save::read(&huge), Err(SaveError::TooLarge));
        let later = Save::read(&format!("{TITLE} {long} x x"));
        assert!(matches!(later, Err(SaveError::UnknownVersion(version)) if version.len() < 300));
    }

    #[test]
    fn nothing_is_left_of_a_setup_that_is_no_game() {
        let mut save = Save::of(&in_mid_game(), 1);
        save.record.setup.players.clear();
        assert_eq!(save.open().unwrap_err().good, None);
    }
}
