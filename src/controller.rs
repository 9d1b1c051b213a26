//! The one piece of state of the table's screen, and the only way to change it.

use crate::erased::prelude::*;
use crate::erased::{Derived, surrounding};

use super::model::{Advice, Intent, Notice, Opened, Past, Session};

/// What saves the session: called after every action, before anything is drawn.
type Save = Box<dyn Fn(&Session) -> Result<(), String> + Send + Sync>;

/// What looks at a session.
type Look<'a> = &'a mut dyn FnMut(&Session);

/// What `read` finds in the session that it is shown: what shows it is compiled once, and not for all that is read.
fn found<T>(show: impl FnOnce(Look<'_>), read: impl FnOnce(&Session) -> T) -> T {
    let (mut read, mut found) = (Some(read), None);
    show(&mut |session| found = read.take().map(|read| read(session)));
    match found {
        Some(found) => found,
        None => unreachable!("a session is shown once"),
    }
}

/// The table that is on the screen, as it is or, while somebody looks back, as it was. Components read
/// it by [`Controller::memo`] and change it by [`Controller::dispatch`] alone. (It is small because almost every closure of a
/// view holds one.)
#[derive(Clone, Copy)]
pub struct Controller(StoredValue<Signals>);

#[derive(Clone, Copy)]
struct Signals {
    session: Variable<Session>,
    past: Variable<Option<Past>>,
    save: StoredValue<Save>,
    opened: Variable<Option<Opened>>,
    recap: Variable<Option<(usize, bool)>>,
    trouble: Variable<Option<Notice>>,
    watching: Variable<bool>,
    advice: Variable<Option<Advice>>,
}

impl Controller {
    /// Controls this session from now on.
    pub fn new(
        session: Session,
        save: impl Fn(&Session) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        Self(StoredValue::new(Signals {
            session: Variable::new(session),
            past: Variable::new(None),
            save: StoredValue::new(Box::new(save)),
            opened: Variable::new(None),
            recap: Variable::new(None),
            trouble: Variable::new(None),
            watching: Variable::new(false),
            advice: Variable::new(None),
        }))
    }

    fn signals(self) -> Signals {
        self.0.get_value()
    }

    /// The controller of the surrounding table.
    pub fn expect() -> Self {
        surrounding()
    }

    /// Does what is wanted, saves it, and only then draws it. Nothing while somebody plays the game
    /// elsewhere, or looks back.
    pub fn dispatch(self, intent: Intent) {
        let signals = self.signals();
        if signals.watching.get_untracked() || signals.past.with_untracked(Option::is_some) {
            return;
        }
        let before = self.with(Session::revision);
        signals.session.update_untracked(|session| session.dispatch(intent));
        if self.with(Session::revision) != before {
            self.save();
        }
        if self.with(Session::closes_what_is_open) {
            signals.opened.set(None);
        }
        signals.session.notify();
    }

    /// Saves the session as it is, and knows from then on what is wrong with that, if anything.
    pub fn save(self) {
        let Signals { save, trouble: told, .. } = self.signals();
        let saved = self.with_present(|session| save.with_value(|save| save(session)));
        let trouble = saved.err().map(|text| Notice::from_text(&text));
        if trouble != told.get_untracked() {
            told.set(trouble);
        }
    }

    /// Saves it once more if that did not succeed before: there may be room now.
    pub fn save_again(self) {
        if self.signals().trouble.with_untracked(Option::is_some) {
            self.save();
        }
    }

    /// Puts another session, which is saved, in place of this one.
    pub fn lay(self, session: Session) {
        let signals = self.signals();
        signals.trouble.set(None);
        signals.opened.set(None);
        signals.past.set(None);
        signals.session.set(session);
    }

    /// Shows the game as it was after so many actions; nothing while the tablet is handed over.
    pub fn look_back(self, moment: usize) {
        if self.with_present(Session::is_covered) {
            return;
        }
        let shown = self.signals().past;
        let past = shown.get_untracked();
        shown.set(self.with_present(|present| match past {
            Some(past) => past.at(present, moment),
            None => Past::look(present, moment),
        }));
    }

    /// Looks one line of the log further back, or on.
    pub fn step(self, on: bool) {
        let shown = self.signals().past;
        let past = shown.get_untracked();
        shown.set(self.with_present(|present| past.and_then(|past| past.step(present, on))));
    }

    /// Shows the game as it is.
    pub fn look_at_now(self) {
        self.signals().past.set(None);
    }

    /// A part of what is looked back at, if anything is.
    pub fn past<T: PartialEq + Send + Sync + 'static>(
        self,
        part: fn(&Past) -> T,
    ) -> Derived<Option<T>> {
        Derived::new(move |_| self.signals().past.with(|past| past.as_ref().map(part)))
    }

    /// Only watches the game, because it is played elsewhere; or plays it again.
    pub fn watch(self, watching: bool) {
        self.signals().watching.set(watching);
    }

    /// Whether the game is played elsewhere, once.
    pub fn is_watching_now(self) -> bool {
        self.signals().watching.get_untracked()
    }

    /// Whether the game is played elsewhere.
    pub fn is_watching(self) -> bool {
        self.signals().watching.get()
    }

    /// A part of the session that is shown. It redraws only when it changes.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Session) -> T + Send + Sync + 'static,
    ) -> Derived<T> {
        Derived::new(move |_| found(|look| self.follow(look), &part))
    }

    /// A part of the session as it is, whatever is shown.
    pub fn memo_present<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Session) -> T + Send + Sync + 'static,
    ) -> Derived<T> {
        Derived::new(move |_| found(|look| self.follow_present(look), &part))
    }

    /// Reads the session that is shown once, without following it.
    pub fn with<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        found(|look| self.look(look), read)
    }

    /// Reads the session as it is, whatever is shown.
    pub fn with_present<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        found(|look| self.look_present(look), read)
    }

    fn follow(self, look: Look<'_>) {
        self.signals().past.with(|past| match past {
            Some(past) => look(past.shown()),
            None => self.follow_present(look),
        });
    }

    fn follow_present(self, look: Look<'_>) {
        self.signals().session.with(look);
    }

    fn look(self, look: Look<'_>) {
        self.signals().past.with_untracked(|past| match past {
            Some(past) => look(past.shown()),
            None => self.look_present(look),
        });
    }

    fn look_present(self, look: Look<'_>) {
        self.signals().session.with_untracked(look);
    }

    /// The dialog a person has opened.
    pub fn opened(self) -> Option<Opened> {
        self.signals().opened.get()
    }

    /// Opens a dialog, or closes what is open. Nothing opens while the tablet is handed over.
    pub fn open(self, dialog: Option<Opened>) {
        let is_covered = self.with_present(Session::is_covered);
        self.signals().opened.set(dialog.filter(|_| !is_covered));
    }

    /// Which recap is open, by its key.
    pub fn recap(self) -> Option<(usize, bool)> {
        self.signals().recap.get()
    }

    /// Opens a recap, or puts what is open aside. Nothing else does.
    pub fn open_recap(self, recap: Option<(usize, bool)>) {
        self.signals().recap.set(recap);
    }

    /// What a coach says, while there is one.
    pub fn advice(self) -> Option<Advice> {
        self.signals().advice.get()
    }

    /// Lets a coach say something, or nothing any more.
    pub fn advise(self, advice: Option<Advice>) {
        self.signals().advice.set(advice);
    }

    /// What is wrong with saving, if anything.
    pub fn trouble(self) -> Option<Notice> {
        self.signals().trouble.get()
    }
}
