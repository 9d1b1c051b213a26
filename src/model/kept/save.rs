//! A game as it is kept in the browser: one line of text with a version and a checksum.
//!
//! `red-queens-save 1 CHECKSUM CONTENT`, where the content is base64 of what a packed record does not
//! tell, the packed record, and who holds each territory. Saves without the last are read as well. Where
//! bots of people play it is version 2, and their code comes before who holds what. Orders for losing hands follow where there are
//! any, and of a game that goes by link a byte says at the end whom it waits for. The packed record is the plain one: a game is
//! saved after every action, and what makes links short would take longer than a frame on a slow tablet.

use serde::{Deserialize, Serialize};

use super::mail::Mail;
use super::titles::short_title;
use crate::model::map::drawing::drawn;
use crate::model::map::sketch::Owners;
use crate::model::session::{LosingHand, TableSettings};
use engine::core::{BySeat, Digest, Seat, SeatSet, excerpt, from_base64, to_base64};
use engine::game::{Control, LONGEST_TEXT, ReplayError, Setup, SetupError};
use engine::record::{Record, UnpackError};
use engine::world::Territory;
use players::users::Script;

/// How a save begins.
const TITLE: &str = "red-queens-save";

/// The version that is written,
const VERSION: &str = "1";

/// and that of games in which bots of people play.
const WITH_SCRIPTS: &str = "2";

/// The longest text that is read as a game, in bytes: far above what games reach.
pub const LONGEST_SAVE: usize = 4 << 20;

/// A game as it is kept: its record, and what the record does not tell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Save {
    /// Title, standing orders and where the game stands.
    pub cover: Cover,
    pub record: Record,
    /// Who holds each territory now; unknown of games that were kept before that was written.
    pub owners: Option<Owners>,
    /// The bots of people that play in it, as they were when it began.
    pub scripts: Vec<Script>,
}

/// What a save says before its record is replayed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cover {
    /// Title and standing orders.
    pub table: TableSettings,
    /// Who decides for each seat now.
    pub controls: BySeat<Option<Control>>,
    /// How many moments each seat has seen.
    pub seen: BySeat<usize>,
    /// When it was played last, in milliseconds since 1970.
    pub played: u64,
    /// The round, from 1; 0 during the set-up.
    pub round: u32,
    /// The winners, once it is over.
    pub winners: Option<SeatSet>,
    /// Whom it waits for, if it goes by link: it stands behind everything else.
    #[serde(skip)]
    pub mail: Option<Mail>,
}

impl Cover {
    /// Whether it goes by link and a person here has to do something: to decide, or to send it on.
    pub fn is_your_move(&self) -> bool {
        self.mail
            .is_some_and(|mail| !mail.is_sent && self.controls[mail.seat] == Some(Control::Human))
    }

    /// The seats that people at this device play, or have played.
    pub fn sat_here(&self) -> SeatSet {
        let is_here = |seat: Seat| {
            self.controls[seat] == Some(Control::Human) && !self.table.away.contains(seat)
        };
        Seat::ALL.into_iter().filter(|seat| is_here(*seat) || self.seen[*seat] > 0).collect()
    }
}

#[derive(Serialize, Deserialize)]
struct Content {
    cover: Cover,
    record: Vec<u8>,
}

/// Why a text is no save that can be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    #[error("{}", text::saves::no_save())]
    NoSave,
    /// It was written by a later version.
    #[error("{}", text::saves::Newer { version: _0, known: WITH_SCRIPTS }.say())]
    UnknownVersion(String),
    /// Something was changed or cut off.
    #[error("{}", text::saves::changed())]
    Damaged,
    /// The checksum is right and the content makes no sense.
    #[error("{}", text::saves::malformed())]
    Malformed,
    /// The record in it cannot be read.
    #[error(transparent)]
    Record(#[from] UnpackError),
    /// It is longer than any game.
    #[error("{}", text::saves::longer(LONGEST_SAVE >> 20))]
    TooLarge,
    /// Its players cannot be.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot in it is longer than bots are.
    #[error("{}", text::saves::bot_too_long())]
    BotTooLong,
}

/// A save whose record stops making sense.
#[derive(Debug, Clone, PartialEq)]
pub struct Broken {
    pub reason: ReplayError,
    /// The save without the actions from there on; `None` if nothing is left.
    pub good: Option<Save>,
}

/// What a list of games tells of a save; its moves are not read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glance {
    pub cover: Cover,
    pub setup: Setup,
    pub owners: PackedOwners,
}

impl Glance {
    /// Of a save that is open.
    pub fn of(save: &Save) -> Self {
        let owners = save.owners.as_ref().map(PackedOwners::pack);
        Self {
            cover: save.cover.clone(),
            setup: save.record.setup.clone(),
            owners: owners.unwrap_or(PackedOwners(Vec::new())),
        }
    }

    /// Reads it of a whole save.
    ///
    /// # Errors
    /// As [`Save::read`], but for what its moves are.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let Unsealed { mut content, scripts, owners } = unseal(text)?;
        let setup = Record::unpack_setup(&content.record)?;
        keep_within_limits(&mut content.cover, &setup, &scripts)?;
        Ok(Self { cover: content.cover, setup, owners })
    }
}

/// Who holds each territory, as it is written: a byte for each, 0, or 1 and more for the seats in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackedOwners(Vec<u8>);

impl PackedOwners {
    fn pack(owners: &Owners) -> Self {
        let number = |owner: Option<Seat>| Seat::ALL.iter().position(|seat| Some(*seat) == owner);
        let byte = |owner| number(owner).and_then(|at| u8::try_from(at + 1).ok()).unwrap_or(0);
        Self(drawn().territories().iter().map(|at| byte(owners[at])).collect())
    }

    /// Who holds what, if that was kept.
    pub fn unpack(&self) -> Option<Owners> {
        let owner =
            |byte: u8| usize::from(byte).checked_sub(1).and_then(|it| Seat::ALL.get(it).copied());
        let byte = |territory: Territory| self.0.get(territory.index()).copied().unwrap_or(0);
        (self.0.len() == drawn().territories().len())
            .then(|| Owners::from_fn(drawn().territories(), |territory| owner(byte(territory))))
    }
}

/// What is in a save whose checksum is right.
struct Unsealed {
    content: Content,
    scripts: Vec<Script>,
    owners: PackedOwners,
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
    let bytes = from_base64(content).ok_or(SaveError::Damaged)?;
    if Digest::of(&bytes).to_string() != checksum {
        return Err(SaveError::Damaged);
    }
    let malformed = |_| SaveError::Malformed;
    let (mut content, mut rest) =
        postcard::take_from_bytes::<Content>(&bytes).map_err(malformed)?;
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
    Ok(Unsealed { content, scripts, owners: PackedOwners(rest.to_vec()) })
}

/// Only what a screen can show: a title is cut, what a game depends on is refused.
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
    if !scripts.iter().all(Script::is_short) {
        return Err(SaveError::BotTooLong);
    }
    cover.table.title = short_title(&cover.table.title);
    Ok(())
}

impl Save {
    /// The save as a line of text.
    pub fn to_text(&self) -> String {
        let content = Content { cover: self.cover.clone(), record: self.record.pack_plain() };
        // Nothing in the content can fail to be written into memory.
        let mut bytes = postcard::to_allocvec(&content).unwrap_or_default();
        let mut version = VERSION;
        if !self.scripts.is_empty() {
            version = WITH_SCRIPTS;
            bytes.extend(postcard::to_allocvec(&self.scripts).unwrap_or_default());
        }
        bytes.extend(self.owners.iter().flat_map(|owners| PackedOwners::pack(owners).0));
        let reactions = &self.cover.table.reactions;
        bytes.extend(LosingHand::bytes(BySeat::from_fn(|seat| reactions[seat].losing_hand)));
        bytes.extend(self.cover.mail.map(Mail::byte));
        let (checksum, text) = (Digest::of(&bytes), to_base64(&bytes));
        format!("{TITLE} {version} {checksum} {text}")
    }

    /// Reads what [`Self::to_text`] wrote.
    ///
    /// # Errors
    /// The text is no save of a known version, or it was damaged.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let Unsealed { mut content, scripts, owners } = unseal(text)?;
        let record = Record::unpack_plain(&content.record)?;
        keep_within_limits(&mut content.cover, &record.setup, &scripts)?;
        Ok(Self { cover: content.cover, record, owners: owners.unpack(), scripts })
    }
}

/// The title of what is left of a game.
pub(crate) fn rescued(title: &str) -> String {
    let room = LONGEST_TEXT.saturating_sub(text::saves::rescued("").len());
    text::saves::rescued(title.chars().take(room).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::session::{Intent, Orders, PlayedBy, Reactions};
    use crate::model::{Session, testing};
    use engine::core::Seat;
    use engine::game::{Action, Control};

    fn in_mid_game() -> Session {
        let mut session = testing::two_humans();
        testing::play_some(&mut session, 60);
        session.dispatch(Intent::Orders(Seat::Red, Orders::Cut));
        session.dispatch(Intent::Control(Seat::Blue, PlayedBy::Level("normal")));
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
                from_base64(save.to_text().split_whitespace().last().unwrap()).unwrap()
            };
            assert!(content(&save).starts_with(&content(&before)), "older versions read it");
        }
    }

    #[test]
    fn a_save_without_owners_is_read_and_one_with_them_by_older_versions() {
        let save = Save::of(&in_mid_game(), 1);
        assert!(
            save.owners
                .is_some_and(|owners| drawn().territories().iter().any(|at| owners[at].is_some()))
        );
        let old = Save { owners: None, ..save.clone() };
        assert_eq!(Save::read(&old.to_text()), Ok(old));
        let text = save.to_text();
        let content = text.split_whitespace().last().unwrap();
        let bytes = from_base64(content).unwrap();
        assert!(postcard::from_bytes::<Content>(&bytes).is_ok(), "what follows is not looked at");
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
        assert!(good.cover.table.title.ends_with("(recovered)"));
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
        let later = Save::read(&format!("{TITLE} {long} x x")).unwrap_err().to_string();
        assert!(later.len() < 300, "{later}");
    }

    #[test]
    fn what_is_left_of_a_game_with_a_long_title_says_so() {
        let mut save = Save::of(&in_mid_game(), 1);
        save.cover.table.title = "x".repeat(LONGEST_TEXT);
        save.record.actions.push(Action::Raise { face: 6 });
        let good = save.open().unwrap_err().good.unwrap();
        assert!(Save::read(&good.to_text()).unwrap().cover.table.title.ends_with("x (recovered)"));
    }

    #[test]
    fn nothing_is_left_of_a_setup_that_is_no_game() {
        let mut save = Save::of(&in_mid_game(), 1);
        save.record.setup.players.clear();
        assert_eq!(save.open().unwrap_err().good, None);
    }
}
