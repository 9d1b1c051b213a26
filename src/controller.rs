//! The one piece of state of the table's screen, and the only way to change it.

use crate::erased::Derived;
use leptos::prelude::*;

use super::model::{Advice, Intent, Notice, Opened, Past, Session};

/// What saves the session: called after every action, before anything is drawn.
type Save = Box<dyn Fn(&Session) -> Result<(), String> + Send + Sync>;

/// The table that is on the screen, as it is or, while somebody looks back, as it was. Components read
/// it by [`Controller::memo`] and change it by [`Controller::dispatch`] alone.
#[derive(Clone, Copy)]
pub struct Controller {
    session: RwSignal<Session>,
    past: RwSignal<Option<Past>>,
    save: StoredValue<Save>,
    opened: RwSignal<Option<Opened>>,
    recap: RwSignal<Option<(usize, bool)>>,
    trouble: RwSignal<Option<Notice>>,
    watching: RwSignal<bool>,
    advice: RwSignal<Option<Advice>>,
}

impl Controller {
    /// Controls this session from now on.
    pub fn new(
        session: Session,
        save: impl Fn(&Session) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        Self {
            session: RwSignal::new(session),
            past: RwSignal::new(None),
            save: StoredValue::new(Box::new(save)),
            opened: RwSignal::new(None),
            recap: RwSignal::new(None),
            trouble: RwSignal::new(None),
            watching: RwSignal::new(false),
            advice: RwSignal::new(None),
        }
    }

    /// The controller of the surrounding table.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Does what is wanted, saves it, and only then draws it. Nothing while somebody plays the game
    /// elsewhere, or looks back.
    pub fn dispatch(self, intent: Intent) {
        if self.watching.get_untracked() || self.past.with_untracked(Option::is_some) {
            return;
        }
        let before = self.with(Session::revision);
        self.session.update_untracked(|session| session.dispatch(intent));
        if self.with(Session::revision) != before {
            self.save();
        }
        if self.with(Session::closes_what_is_open) {
            self.opened.set(None);
        }
        self.session.notify();
    }

    /// Saves the session as it is, and knows from then on what is wrong with that, if anything.
    pub fn save(self) {
        let saved = self.with_present(|session| self.save.with_value(|save| save(session)));
        let trouble = saved.err().map(|text| Notice::from_text(&text));
        if trouble != self.trouble.get_untracked() {
            self.trouble.set(trouble);
        }
    }

    /// Saves it once more if that did not succeed before: there may be room now.
    pub fn save_again(self) {
        if self.trouble.with_untracked(Option::is_some) {
            self.save();
        }
    }

    /// Puts another session, which is saved, in place of this one.
    pub fn lay(self, session: Session) {
        self.trouble.set(None);
        self.opened.set(None);
        self.past.set(None);
        self.session.set(session);
    }

    /// Shows the game as it was after so many actions; nothing while the tablet is handed over.
    pub fn look_back(self, moment: usize) {
        if self.with_present(Session::is_covered) {
            return;
        }
        let past = self.past.get_untracked();
        self.past.set(self.with_present(|present| match past {
            Some(past) => past.at(present, moment),
            None => Past::look(present, moment),
        }));
    }

    /// Looks one line of the log further back, or on.
    pub fn step(self, on: bool) {
        let past = self.past.get_untracked();
        self.past.set(self.with_present(|present| past.and_then(|past| past.step(present, on))));
    }

    /// Shows the game as it is.
    pub fn look_at_now(self) {
        self.past.set(None);
    }

    /// A part of what is looked back at, if anything is.
    pub fn past<T: PartialEq + Send + Sync + 'static>(
        self,
        part: fn(&Past) -> T,
    ) -> Derived<Option<T>> {
        Derived::new(move |_| self.past.with(|past| past.as_ref().map(part)))
    }

    /// Only watches the game, because it is played elsewhere; or plays it again.
    pub fn watch(self, watching: bool) {
        self.watching.set(watching);
    }

    /// Whether the game is played elsewhere, once.
    pub fn is_watching_now(self) -> bool {
        self.watching.get_untracked()
    }

    /// Whether the game is played elsewhere.
    pub fn is_watching(self) -> bool {
        self.watching.get()
    }

    /// A part of the session that is shown. It redraws only when it changes.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Session) -> T + Send + Sync + 'static,
    ) -> Derived<T> {
        Derived::new(move |_| {
            self.past.with(|looked_at| match looked_at {
                Some(looked_at) => part(looked_at.shown()),
                None => self.session.with(&part),
            })
        })
    }

    /// A part of the session as it is, whatever is shown.
    pub fn memo_present<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Session) -> T + Send + Sync + 'static,
    ) -> Derived<T> {
        Derived::new(move |_| self.session.with(&part))
    }

    /// Reads the session that is shown once, without following it.
    pub fn with<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.past.with_untracked(|past| match past {
            Some(past) => read(past.shown()),
            None => self.session.with_untracked(read),
        })
    }

    /// Reads the session as it is, whatever is shown.
    pub fn with_present<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        self.session.with_untracked(read)
    }

    /// The dialog a person has opened.
    pub fn opened(self) -> Option<Opened> {
        self.opened.get()
    }

    /// Opens a dialog, or closes what is open. Nothing opens while the tablet is handed over.
    pub fn open(self, dialog: Option<Opened>) {
        let is_covered = self.with_present(Session::is_covered);
        self.opened.set(dialog.filter(|_| !is_covered));
    }

    /// Which recap is open, by its key.
    pub fn recap(self) -> Option<(usize, bool)> {
        self.recap.get()
    }

    /// Opens a recap, or puts what is open aside. Nothing else does.
    pub fn open_recap(self, recap: Option<(usize, bool)>) {
        self.recap.set(recap);
    }

    /// What a coach says, while there is one.
    pub fn advice(self) -> Option<Advice> {
        self.advice.get()
    }

    /// Lets a coach say something, or nothing any more.
    pub fn advise(self, advice: Option<Advice>) {
        self.advice.set(advice);
    }

    /// What is wrong with saving, if anything.
    pub fn trouble(self) -> Option<Notice> {
        self.trouble.get()
    }
}
