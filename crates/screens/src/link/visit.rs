//! A game from a link, and the ways to use it here. Games already saved stay as they are.

use super::LinkError;
use super::known::sat_here;
use crate::names::player_name;
use crate::new_game::draft::NewGame;
use crate::new_game::presets;
use crate::notice::whole;
use crate::saves::preferences::Preferences;
use crate::table::who_plays;
use engine::core::{Seat, SeatSet};
use engine::game::{Control, ReplayError, Role};
use engine::record::{FairnessIssue, Record};
use players::bot::Level;
use table::{Broken, Orders, PlayedBy, Reactions, Save, Session, TableSettings};
use words::InWords;
use worker::{Script, name_of};

/// A game out of a link.
#[derive(Debug, Clone, PartialEq)]
pub struct Visit {
    session: Session,
    /// The seats that people at this device have played in the same game.
    sat: SeatSet,
    /// The reason why it couldn't be played to its end, if so.
    broken: Option<ReplayError>,
}

impl Visit {
    /// Returns a record as a saved game, to be opened and then passed to [`Self::of`].
    pub fn save_of(record: Record) -> Save {
        let rules_title = &record.setup.rules_title;
        let title = if rules_title.is_empty() {
            presets::nearest(&record.setup.rules).0.name()
        } else {
            rules_title.as_str()
        };
        Save::at(NewGame::table(title.to_owned(), Orders::Ask), record)
    }

    /// Returns a game that has been opened as far as its rules allow, with those of these bots that
    /// play in it, on a device with these saved games.
    ///
    /// # Errors
    /// The game isn't valid.
    pub fn of(
        opened: Result<Session, Box<Broken>>,
        bots: Vec<Script>,
        kept: impl IntoIterator<Item = (String, String)>,
    ) -> Result<Self, LinkError> {
        let (session, broken) = match opened.map_err(|broken| *broken) {
            Ok(session) => (session, None),
            Err(Broken { reason: ReplayError::Setup(error), .. }) => return Err(error.into()),
            Err(Broken { reason, good }) => {
                let good = good.and_then(|good| good.open().ok()).ok_or(LinkError::Nothing)?;
                (good, Some(reason))
            }
        };
        let sat = sat_here(&Save::of(&session, 0).record, kept);
        Ok(Self { session: session.with_scripts(bots), sat, broken })
    }

    /// Returns the record of everything that could be played.
    pub fn record(&self) -> Record {
        Save::of(&self.session, 0).record
    }

    pub(super) fn save(&self) -> Save {
        Save::of(&self.session, 0)
    }

    /// Returns the title of the game, unless a player chooses another.
    pub fn title(&self) -> &str {
        &self.session.table().title
    }

    /// Returns a message saying why it couldn't be played to its end, if so.
    pub fn broken(&self) -> Option<String> {
        self.broken.as_ref().map(|reason| text::links::broken(reason.in_words()))
    }

    /// Returns sentences about anything wrong or unusual with its dice.
    pub fn dice(&self) -> Vec<String> {
        let findings = self.session.findings().iter();
        let findings = findings.filter(|it| !matches!(it.issue, FairnessIssue::WordInTurn(_)));
        let words = self.session.has_words().then(|| text::fair_dice::words().to_owned());
        findings.map(|it| whole(&it.in_words())).chain(words).collect()
    }

    /// Returns `true` if it can be continued.
    pub fn goes_on(&self) -> bool {
        self.save().cover.winners.is_none()
    }

    /// Returns `true` if it has a history to view.
    pub fn has_past(&self) -> bool {
        self.session.played() > 0
    }

    /// Returns the names of the bots that are missing here.
    pub fn absent(&self) -> Vec<String> {
        let level = |seat: Seat| match self.session.control(seat)? {
            Control::Computer(level) if self.session.who_plays(seat) == PlayedBy::Bot => {
                Some(level)
            }
            _ => None,
        };
        let levels = self.players().filter_map(level);
        let absent = levels.filter(|level| self.session.script(level).is_none());
        let mut names: Vec<String> =
            absent.map(|level| name_of(level).unwrap_or(level).to_owned()).collect();
        names.dedup();
        names
    }

    fn players(&self) -> impl Iterator<Item = Seat> {
        self.session.view().table().all(Role::Player).iter()
    }

    /// Returns the possible players of each army from here on, with the default selected.
    pub fn chairs(&self) -> Vec<Chair> {
        let chair = |seat| Chair {
            seat,
            name: player_name(&self.session, seat).to_owned(),
            choices: who_plays::who_can_play(&self.session, seat),
            by: self.session.who_plays(seat),
        };
        self.players().map(chair).collect()
    }

    /// Returns the game to continue from here, under this title and with these players.
    pub fn played_on(&self, title: String, by: &[Chair], orders: UserOrders) -> Session {
        let who = |seat| {
            let chair = by.iter().find(|chair| chair.seat == seat);
            chair.map_or(PlayedBy::Level(Level::SUBSTITUTE), |chair| chair.by)
        };
        let table = NewGame::table(title, orders.orders).with_reactions(orders.reactions);
        self.at(table, who).all_seen()
    }

    /// Returns `true` if a copy rolls its own dice, because others play at other devices (D3).
    pub fn goes_by_link(&self) -> bool {
        self.session.goes_by_link()
    }

    /// Returns a copy with dice of its own, from a random number drawn for it; unchanged unless the
    /// game goes by link and isn't over.
    #[must_use]
    pub fn with_own_dice(&self, word: impl FnOnce() -> u32) -> Self {
        if !self.goes_by_link() {
            return self.clone();
        }
        Self { session: self.session.clone().copied(word()), ..self.clone() }
    }

    /// Returns `true` if the game hasn't begun, because devices are still joining.
    pub fn is_gathering(&self) -> bool {
        self.session.is_gathering()
    }

    /// Returns `true` while devices exchange pledges: nobody decides anything.
    pub fn is_pledging(&self) -> bool {
        self.session.is_pledging()
    }

    /// Returns `true` if the dice can be changed from here on.
    pub fn takes_new_dice(&self) -> bool {
        self.session.takes_new_dice()
    }

    /// Returns a copy with other dice from here on, which follow from this number, if possible.
    #[must_use]
    pub fn with_new_dice(&self, word: u32) -> Self {
        Self { session: self.session.clone().with_new_dice(word), ..self.clone() }
    }

    /// Returns the game for viewing, under this title: nobody decides, and no hand is visible.
    pub fn watched(&self, title: String) -> Session {
        let played = |seat| match self.session.who_plays(seat) {
            PlayedBy::Human => PlayedBy::Level(Level::SUBSTITUTE),
            by => by,
        };
        self.at(NewGame::table(title, Orders::Ask), played)
    }

    fn at(&self, table: TableSettings, who: impl Fn(Seat) -> PlayedBy) -> Session {
        self.session.clone().with_table(table).seated(who).among(self.sat)
    }

    /// Moves a saved game that is an earlier state of this one on to the current state. Its players
    /// and the moments they have seen stay, so that they are told the news.
    ///
    /// # Errors
    /// The saved game can't be opened.
    pub fn moved_on(&self, kept: Save) -> Result<Session, String> {
        let record = self.record();
        if kept.record.setup != record.setup {
            // The invitation has become a game of which nobody has seen anything yet.
            let begun = Save { record, ..kept };
            return begun.open().map_err(|broken| broken.reason.in_words());
        }
        let news = record.actions.into_iter().skip(kept.record.actions.len());
        let session = kept.open().map_err(|broken| broken.reason.in_words())?;
        session.moved_on(news).map_err(|reason| reason.in_words())
    }

    /// Returns the seat to act, if it's a person's.
    pub fn asked(&self) -> Option<Seat> {
        let asked = self.session.decides_or_pledges()?;
        self.session.is_human(asked).then_some(asked)
    }

    /// Returns the people at the table and their names, starting with the player to act.
    pub fn people(&self) -> Vec<(Seat, String)> {
        // While players gather, don't ask those who have already joined.
        let joined = if self.is_gathering() { self.session.pledged() } else { SeatSet::EMPTY };
        let is_human = |seat: &Seat| self.session.is_human(*seat) && !joined.contains(*seat);
        let mut people: Vec<Seat> = self.players().filter(is_human).collect();
        if let Some(place) = people.iter().position(|seat| Some(*seat) == self.asked()) {
            people[..=place].rotate_right(1);
        }
        people.into_iter().map(|seat| (seat, player_name(&self.session, seat).to_owned())).collect()
    }

    /// Returns the game under this title, with these people here and all others at other devices.
    /// They are told the news.
    pub fn joined_as(&self, people: SeatSet, title: String, orders: UserOrders) -> Session {
        let who = |seat| match self.session.who_plays(seat) {
            PlayedBy::Human if !people.contains(seat) => PlayedBy::Elsewhere,
            by => by,
        };
        let table = NewGame::table(title, orders.orders).with_reactions(orders.reactions);
        self.at(table, who)
    }

    /// Returns an invitation to the same table with new dice.
    pub fn invitation(&self) -> super::Invitation {
        super::Invitation::of(&self.record().setup)
    }
}

/// Returns `true` if the history of a saved game can be viewed as soon as it opens, because nobody
/// has to take the device first.
pub fn opens_at_its_past(text: &str) -> bool {
    let session = Save::read(text).ok().and_then(|save| save.open().ok());
    session.is_some_and(|session| !session.is_covered())
}

/// An army, and its player from here on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chair {
    pub seat: Seat,
    pub name: String,
    pub choices: Vec<(PlayedBy, String)>,
    pub by: PlayedBy,
}

/// The user's orders for every game.
#[derive(Debug, Clone, Copy, Default)]
pub struct UserOrders {
    pub orders: Orders,
    pub reactions: Reactions,
}

impl UserOrders {
    /// Returns the orders in these preferences.
    pub fn of(preferences: &Preferences) -> Self {
        Self { orders: preferences.orders, reactions: preferences.reactions }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::cards::CardsView;
    use crate::story::past::Past;
    use engine::game::RuleSet;
    use table::{Duty, Intent, testing};

    fn of_record(record: Record, bots: Vec<Script>) -> Result<Visit, LinkError> {
        Visit::of(Visit::save_of(record).open(), bots, [])
    }

    fn visit(session: &Session) -> Visit {
        of_record(Save::of(session, 0).record, Vec::new()).unwrap()
    }

    #[test]
    fn a_game_is_played_on_by_whoever_is_chosen() {
        let session = testing::two_humans_after(150);
        let visit = visit(&session);
        assert!(visit.goes_on() && visit.has_past());
        let mut chairs = visit.chairs();
        assert_eq!(chairs.iter().map(|it| it.by).collect::<Vec<_>>(), [PlayedBy::Human; 2]);
        chairs[1].by = PlayedBy::Level(Level::Hard);
        let mine = visit.played_on("Mine".into(), &chairs, UserOrders::default());
        assert_eq!(mine.game().digest(), session.game().digest());
        assert_eq!(mine.table().title, "Mine");
        let [red, blue] = [Seat::Red, Seat::Blue];
        assert!(mine.is_human(red) && !mine.is_human(blue) && !mine.is_shared());
        assert!(!mine.is_covered(), "one person alone hands nothing over");
        let kept = Save::read(&Save::of(&mine, 1).to_text()).unwrap().open().unwrap();
        assert!(!kept.is_shared() && kept.who_plays(blue) == PlayedBy::Level(Level::Hard));
        let all = visit.played_on("Ours".into(), &visit.chairs(), UserOrders::default());
        assert!(all.is_shared());
    }

    #[test]
    fn a_game_that_is_looked_back_at_is_played_on_by_whoever_is_chosen() {
        let bot = Script::new("Guard", "function decide() {}");
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Computer(bot.level()))];
        let mut session = testing::session(RuleSet::NEXT, &players).with_scripts([bot.clone()]);
        testing::play_some(&mut session, 90);
        let past = Past::look(&session, 0).unwrap().go(&session, 50).unwrap();
        let visit = Visit::of(past.shown().up_to_here().open(), Vec::new(), []).unwrap();
        let mut chairs = visit.chairs();
        let by: Vec<PlayedBy> = chairs.iter().map(|it| it.by).collect();
        assert_eq!(by, [PlayedBy::Human, PlayedBy::Bot], "as it began");
        assert!(visit.absent().is_empty());
        chairs[0].by = PlayedBy::Level(Level::Easy);
        let mine = visit.played_on("Mine".into(), &chairs, UserOrders::default());
        assert_eq!((mine.played(), mine.scripts()), (50, [bot].as_slice()));
        assert_eq!(mine.who_plays(Seat::Red), PlayedBy::Level(Level::Easy));
        assert_eq!(session.played(), 90);
    }

    #[test]
    fn d3_a_game_is_played_on_with_other_dice_where_the_decision_passes() {
        let present = testing::two_humans_after(300);
        let (mut other, mut same) = (0, 0);
        for moment in 120..180 {
            let past = Past::look(&present, 0).unwrap().go(&present, moment).unwrap();
            let visit = Visit::of(past.shown().up_to_here().open(), Vec::new(), []).unwrap();
            let begins =
                |visit: &Visit| visit.played_on("x".into(), &visit.chairs(), UserOrders::default());
            let [old, new] = [begins(&visit), begins(&visit.with_new_dice(7))];
            assert_eq!(old.game().digest(), new.game().digest(), "the past stays");
            let is_other = new.played() > old.played();
            assert_eq!(is_other, visit.takes_new_dice());
            *(if is_other { &mut other } else { &mut same }) += 1;
            let kept = Save::read(&Save::of(&new, 1).to_text()).unwrap().open().unwrap();
            assert_eq!(kept.game().actions(), new.game().actions());
        }
        assert!(other > 3 && same > 3, "{other} {same}");
    }

    #[test]
    fn what_is_looked_at_shows_nobodys_hand_and_asks_nobody() {
        for actions in [40, 300, 420] {
            let session = testing::two_humans_after(actions);
            let watched = visit(&session).watched("To look at".into());
            let kept = Save::read(&Save::of(&watched, 1).to_text()).unwrap().open().unwrap();
            assert!(opens_at_its_past(&Save::of(&watched, 1).to_text()));
            for shown in [&watched, &kept] {
                assert!(matches!(shown.duty(), Duty::Think(_)), "{:?}", shown.duty());
                assert_eq!((shown.viewer(), CardsView::of(shown).is_some()), (None, false));
                let past = Past::look(shown, 0).unwrap();
                assert!(past.is_first());
                assert_eq!(past.shown().viewer(), None);
            }
        }
    }

    #[test]
    fn a_game_that_is_behind_is_moved_on_and_its_people_are_told() {
        let mut session = testing::two_humans_after(60);
        let kept = Save::of(&session, 5);
        testing::play_some(&mut session, 40);
        let moved = visit(&session).moved_on(kept.clone()).unwrap();
        assert_eq!(moved.game().digest(), session.game().digest());
        assert_eq!(moved.table(), &kept.cover.table);
        assert_eq!(moved.seen(), &kept.cover.seen);
    }

    #[test]
    fn what_the_rules_forbid_is_left_out_and_told() {
        let session = testing::two_humans_after(60);
        let mut record = Save::of(&session, 0).record;
        let first = record.actions[0].clone();
        record.actions.truncate(40);
        record.actions.push(first);
        let visit = of_record(record, Vec::new()).unwrap();
        assert_eq!(visit.record().actions.len(), 40);
        assert!(visit.broken().unwrap().contains("move 41 isn’t allowed"));
    }

    #[test]
    fn bots_that_are_not_here_are_named() {
        let bot = Script::new("Guard", "function decide() {}");
        let players = [(Seat::Red, Control::Human), (Seat::Blue, Control::Computer(bot.level()))];
        let session = testing::session(RuleSet::NEXT, &players).with_scripts([bot.clone()]);
        assert_eq!(visit(&session).absent(), ["Guard"]);
        let here = of_record(Save::of(&session, 0).record, vec![bot.clone()]).unwrap();
        assert!(here.absent().is_empty());
        let mine = here.played_on("Mine".into(), &here.chairs(), UserOrders::default());
        assert_eq!(mine.scripts(), [bot]);
    }

    #[test]
    fn an_invitation_makes_up_the_same_table_with_other_dice() {
        let session = testing::one_human();
        let super::super::Invitation { custom_rules, players } = visit(&session).invitation();
        let seed = engine::core::Seed::from_number(77);
        let game = NewGame::again(custom_rules, &players, &[], seed).setup();
        let before = Save::of(&session, 0).record.setup;
        assert_eq!((game.rules, game.players, game.seed), (before.rules, before.players, seed));
    }

    /// Plays for computer players until a person has to decide.
    fn think(session: &mut Session) {
        while let Duty::Think(_) = session.duty() {
            testing::play_some(session, 1);
        }
    }

    /// Returns every copy that can be made of a game, saved and reopened.
    fn copies(visit: &Visit) -> Vec<Session> {
        let [red, blue] = [Seat::Red, Seat::Blue];
        let orders = UserOrders::default();
        let mut copies = Vec::new();
        for by in [PlayedBy::Human, PlayedBy::Level(Level::Easy), PlayedBy::Elsewhere] {
            for other in [red, blue] {
                let mut chairs = visit.chairs();
                for chair in &mut chairs {
                    chair.by = if chair.seat == other { by } else { PlayedBy::Human };
                }
                copies.push(visit.played_on("Mine".into(), &chairs, orders));
            }
        }
        copies.extend(
            [red, blue].map(|seat| visit.joined_as(SeatSet::only(seat), "Mine".into(), orders)),
        );
        let mut watched = visit.watched("To look at".into());
        for (seat, by) in [
            (blue, PlayedBy::Human),
            (blue, PlayedBy::Elsewhere),
            (blue, PlayedBy::Level(Level::Easy)),
            (red, PlayedBy::Human),
        ] {
            watched.dispatch(Intent::Control(seat, by));
            copies.push(watched.clone());
        }
        let reopened = |copy: &Session| Save::read(&Save::of(copy, 1).to_text()).unwrap().open();
        let again: Vec<_> = copies.iter().map(|copy| reopened(copy).unwrap()).collect();
        let is_played = |copy: &Session| !copy.is_left_to_computers();
        copies.into_iter().chain(again).filter(is_played).collect()
    }

    #[test]
    fn a_copy_of_a_game_that_several_people_play_here_opens_covered() {
        for actions in [150, 151, 300] {
            let session = testing::two_humans_after(actions);
            let kept = [("kept".to_owned(), Save::of(&session, 1).to_text())];
            let record = Save::of(&session, 0).record;
            let mut edited = record.clone();
            edited.setup.players[1].control = Control::Computer("easy".into());
            for record in [record, edited] {
                let opened = Visit::save_of(record).open();
                let visit = Visit::of(opened, Vec::new(), kept.clone()).unwrap();
                for mut copy in copies(&visit) {
                    assert_eq!(copy.viewer(), None, "{:?}", copy.controls());
                    think(&mut copy);
                    let is_somebodys = matches!(copy.duty(), Duty::HandOver(_) | Duty::Send(_));
                    assert!(is_somebodys && copy.viewer().is_none(), "{:?}", copy.controls());
                }
            }
        }
    }

    #[test]
    fn a_game_that_is_over_or_another_hides_nothing_in_a_copy() {
        let session = testing::two_humans_after(150);
        let other = testing::one_human();
        let mut over = Save::of(&session, 1);
        over.cover.winners = Some(SeatSet::only(Seat::Red));
        let kept = [over, Save::of(&other, 1)].map(|save| ("kept".to_owned(), save.to_text()));
        let opened = Visit::save_of(Save::of(&session, 0).record).open();
        let visit = Visit::of(opened, Vec::new(), kept).unwrap();
        let mut chairs = visit.chairs();
        chairs[1].by = PlayedBy::Level(Level::Easy);
        assert!(!visit.played_on("Mine".into(), &chairs, UserOrders::default()).is_covered());
    }
}
