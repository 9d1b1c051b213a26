//! The one piece of state of the table's screen, and the only way to change it.

use crate::erased::prelude::*;
use crate::erased::{Derived, surrounding};

use super::alarm::Alarm;
use super::model::{Advice, Grain, Intent, Notice, Opened, Past, Session, Suspense, Tumble};
use std::time::Duration;

/// What saves the session: called after every action, before anything is drawn.
type Save = Box<dyn Fn(&Session) -> Result<(), String> + Send + Sync>;

/// Whether something is wanted now.
type Wanted = Box<dyn Fn() -> bool + Send + Sync>;

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
    /// What is shown in its place while dice fall. Nobody follows it: the session says when it comes and goes.
    suspense: StoredValue<Option<Suspense>>,
    tumble: Variable<Option<Tumble>>,
    /// Whether the dice that fell last were seen falling.
    lie: StoredValue<bool>,
    lets_fall: StoredValue<Wanted>,
    falling: Alarm,
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
            suspense: StoredValue::new(None),
            tumble: Variable::new(None),
            lie: StoredValue::new(false),
            lets_fall: StoredValue::new(Box::new(|| false)),
            falling: Alarm::new(),
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

    /// Lets dice fall before it is told what they brought, whenever `wanted` says so.
    pub fn let_dice_fall(self, wanted: impl Fn() -> bool + Send + Sync + 'static) {
        self.signals().lets_fall.set_value(Box::new(wanted));
    }

    /// Does what is wanted, saves it, and only then draws it: what dice brought when they lie. Nothing while somebody
    /// plays the game elsewhere, or looks back.
    pub fn dispatch(self, intent: Intent) {
        let signals = self.signals();
        if signals.watching.get_untracked() || signals.past.with_untracked(Option::is_some) {
            return;
        }
        // Who does something while dice fall has seen enough of them.
        let fell = self.let_lie();
        if fell.is_some_and(|fell| !self.with_known(|it| fell.lets(&intent, it))) {
            return;
        }
        signals.lie.set_value(false);
        let falls = self.shows_what_happens();
        let shown = falls.then(|| self.with_known(|it| it.before_dice(&intent))).flatten();
        let shown = shown.map(|shown| (shown, intent.clone()));
        let before = self.with_known(Session::revision);
        signals.session.update_untracked(|session| session.dispatch(intent));
        if self.with_known(Session::revision) != before {
            self.save();
        }
        match shown.and_then(|(shown, intent)| self.with_known(|it| it.suspense(shown, &intent))) {
            Some(suspense) => self.hold_back(suspense),
            None => self.show(),
        }
    }

    fn hold_back(self, suspense: Suspense) {
        let signals = self.signals();
        let tumble = suspense.tumble().clone();
        let tells = Duration::from_millis(tumble.timing().tells().into());
        signals.suspense.set_value(Some(suspense));
        signals.session.notify();
        signals.tumble.set(Some(tumble));
        signals.falling.set(tells, move || self.settle());
    }

    /// Lets the dice lie that fall, and shows what they brought.
    pub fn settle(self) {
        self.let_lie();
    }

    fn let_lie(self) -> Option<Suspense> {
        let signals = self.signals();
        let suspense = signals.suspense.try_update_value(Option::take).flatten()?;
        signals.falling.stop();
        signals.lie.set_value(true);
        self.show();
        signals.tumble.set(None);
        Some(suspense)
    }

    fn show(self) {
        let signals = self.signals();
        if self.with_known(Session::closes_what_is_open) {
            signals.opened.set(None);
        }
        signals.session.notify();
    }

    /// Whether it is shown as it happens, and not at once.
    pub fn shows_what_happens(self) -> bool {
        self.signals().lets_fall.with_value(|wanted| wanted())
    }

    /// The dice that fall now, if any do.
    pub fn tumble(self) -> Option<Tumble> {
        self.signals().tumble.get()
    }

    /// Whether dice fall now.
    pub fn is_tumbling(self) -> bool {
        self.signals().tumble.with(Option::is_some)
    }

    /// Whether dice fall now, once.
    pub fn is_tumbling_now(self) -> bool {
        self.signals().tumble.with_untracked(Option::is_some)
    }

    /// Whether the dice that fell last were seen falling.
    pub fn dice_lie(self) -> bool {
        self.signals().lie.get_value()
    }

    /// Saves the session as it is, and knows from then on what is wrong with that, if anything.
    pub fn save(self) {
        let Signals { save, trouble: told, .. } = self.signals();
        let saved = self.with_known(|session| save.with_value(|save| save(session)));
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
        self.settle();
        let signals = self.signals();
        signals.trouble.set(None);
        signals.opened.set(None);
        signals.past.set(None);
        signals.session.set(session);
    }

    /// Shows the game as it was after so many actions; nothing while the tablet is handed over.
    pub fn look_back(self, moment: usize) {
        self.settle();
        if self.with_present(Session::is_covered) {
            return;
        }
        self.turn_past(|past, present| match past {
            Some(past) => past.at(present, moment),
            None => Past::look(present, moment),
        });
    }

    /// Looks a step further back, or on.
    pub fn step(self, grain: Grain, on: bool) {
        self.turn_past(|past, present| past?.step(present, grain, on));
    }

    /// Shows the game, which is looked back at, after so many actions.
    pub fn go(self, moment: usize) {
        self.turn_past(|past, present| past?.go(present, moment));
    }

    /// The same while a hand goes by it, and where it comes to rest.
    pub fn pass(self, moment: usize) {
        self.turn_past(|past, present| past?.pass(present, moment));
    }

    fn turn_past(self, to: impl FnOnce(Option<&Past>, &Session) -> Option<Past>) {
        let shown = self.signals().past;
        shown.set(
            shown.with_untracked(|past| self.with_present(|present| to(past.as_ref(), present))),
        );
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

    /// A part of the session as it stands, whatever is looked back at.
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

    /// Reads the session as it stands once, whatever is looked back at.
    pub fn with_present<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        found(|look| self.look_present(look), read)
    }

    /// Reads the session as it is, also what dice brought that fall.
    pub fn with_known<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        found(|look| self.signals().session.with_untracked(look), read)
    }

    fn follow(self, look: Look<'_>) {
        self.signals().past.with(|past| match past {
            Some(past) => look(past.shown()),
            None => self.follow_present(look),
        });
    }

    fn follow_present(self, look: Look<'_>) {
        self.signals().session.track();
        self.look_present(look);
    }

    fn look(self, look: Look<'_>) {
        self.signals().past.with_untracked(|past| match past {
            Some(past) => look(past.shown()),
            None => self.look_present(look),
        });
    }

    fn look_present(self, look: Look<'_>) {
        let signals = self.signals();
        signals.suspense.with_value(|suspense| match suspense {
            Some(suspense) => look(suspense.shown()),
            None => signals.session.with_untracked(look),
        });
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

    /// Returns `true` while a coach leads through a lesson: no other advice is given beside it.
    pub fn is_coached(self) -> bool {
        self.signals().advice.with(|advice| advice.as_ref().is_some_and(|it| !it.is_done()))
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
