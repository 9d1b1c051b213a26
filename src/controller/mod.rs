//! The state of the table's screen, and the only way to change it.

mod decision_help;

use std::time::Duration;

use crate::erased::Derived;
use leptos::prelude::*;
use screens::story::suspense::suspense;
use screens::table::dialog;

pub use decision_help::DecisionHelp;

use crate::page::Alarm;
use screens::allies::reveal::Reveal;
use screens::battles::last_battle;
use screens::lesson::Advice;
use screens::notice::NoticeView;
use screens::story::past::{Grain, Past};
use screens::story::roll_animation::RollAnimation;
use screens::story::suspense::Suspense;
use screens::table::dialog::Opened;
use table::{Intent, Session};

/// A function that saves the session. It is called after every action, before anything is drawn.
type SaveFn = Box<dyn Fn(&Session) -> Result<(), String> + Send + Sync>;

/// A function that returns `true` while something is wanted.
type Wanted = Box<dyn Fn() -> bool + Send + Sync>;

/// A function that looks at a session.
type SessionReader<'a> = &'a mut dyn FnMut(&Session);

/// Returns the result of `read` for the session that `show` passes on. `show` is compiled only
/// once, not for every type of result.
fn found<T>(show: impl FnOnce(SessionReader<'_>), read: impl FnOnce(&Session) -> T) -> T {
    let (mut read, mut found) = (Some(read), None);
    show(&mut |session| found = read.take().map(|read| read(session)));
    match found {
        Some(found) => found,
        None => unreachable!("a session is shown once"),
    }
}

/// The table on screen, in its current or an earlier position. Components read it by
/// [`Controller::memo`] and change it only by [`Controller::dispatch`]. (It is small because almost
/// every closure of a view holds one.)
#[derive(Clone, Copy)]
pub struct Controller(StoredValue<Signals>);

#[derive(Clone, Copy)]
struct Signals {
    session: RwSignal<Session>,
    /// The session shown while dice roll. It isn't tracked: changes of the session announce it.
    suspense: StoredValue<Option<Suspense>>,
    roll_animation: RwSignal<Option<RollAnimation>>,
    /// True if the last dice were seen rolling.
    lie: StoredValue<bool>,
    lets_fall: StoredValue<Wanted>,
    falling: Alarm,
    /// The showdown that is being played out.
    reveal: RwSignal<Option<Reveal>>,
    past: RwSignal<Option<Past>>,
    save: StoredValue<SaveFn>,
    opened: RwSignal<Option<Opened>>,
    recap: RwSignal<Option<(usize, bool)>>,
    trouble: RwSignal<Option<NoticeView>>,
    watching: RwSignal<bool>,
    advice: RwSignal<Option<Advice>>,
}

impl Controller {
    /// Creates the controller of this session.
    pub fn new(
        session: Session,
        save: impl Fn(&Session) -> Result<(), String> + Send + Sync + 'static,
    ) -> Self {
        Self(StoredValue::new(Signals {
            session: RwSignal::new(session),
            suspense: StoredValue::new(None),
            roll_animation: RwSignal::new(None),
            lie: StoredValue::new(false),
            lets_fall: StoredValue::new(Box::new(|| false)),
            falling: Alarm::new(),
            reveal: RwSignal::new(None),
            past: RwSignal::new(None),
            save: StoredValue::new(Box::new(save)),
            opened: RwSignal::new(None),
            recap: RwSignal::new(None),
            trouble: RwSignal::new(None),
            watching: RwSignal::new(false),
            advice: RwSignal::new(None),
        }))
    }

    fn signals(self) -> Signals {
        self.0.get_value()
    }

    /// Returns the controller of the surrounding table.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Animates rolls before their results are shown, whenever `wanted` returns `true`.
    pub fn let_dice_fall(self, wanted: impl Fn() -> bool + Send + Sync + 'static) {
        self.signals().lets_fall.set_value(Box::new(wanted));
    }

    /// Performs an intent, saves the session, and only then draws it, with the results of rolls
    /// once they have settled. Does nothing while the game is played elsewhere or the history is
    /// open.
    pub fn dispatch(self, intent: Intent) {
        let signals = self.signals();
        if signals.watching.get_untracked() || signals.past.with_untracked(Option::is_some) {
            return;
        }
        // Any input skips the roll animation.
        let fell = self.let_lie();
        if fell.is_some_and(|fell| !self.with_known(|it| fell.lets(&intent, it))) {
            return;
        }
        if self.end_reveal() && Reveal::is_skipped_by(&intent) {
            return;
        }
        signals.lie.set_value(false);
        let intent = match intent {
            Intent::TapShip(ship) => self.with_known(|it| last_battle::tap_on_ship(it, ship)),
            intent => intent,
        };
        let falls = self.shows_what_happens();
        let shown = falls.then(|| self.with_known(|it| it.before_dice(&intent))).flatten();
        let shown = shown.map(|shown| (shown, intent.clone()));
        let (before, moments) = self.with_known(|it| (it.revision(), it.moments().len()));
        signals.session.update_untracked(|session| session.dispatch(intent));
        if self.with_known(Session::revision) != before {
            self.save();
        }
        if let Some(reveal) = self.with_known(|it| Reveal::since(it, moments)).filter(|_| falls) {
            signals
                .falling
                .set(Duration::from_millis(reveal.tells().into()), move || self.settle());
            signals.reveal.set(Some(reveal));
        }
        match shown.and_then(|(shown, intent)| self.with_known(|it| suspense(it, shown, &intent))) {
            Some(suspense) => self.hold_back(suspense),
            None => self.show(),
        }
    }

    fn hold_back(self, suspense: Suspense) {
        let signals = self.signals();
        let roll_animation = suspense.roll_animation().clone();
        let tells = Duration::from_millis(roll_animation.timing().tells().into());
        signals.suspense.set_value(Some(suspense));
        signals.session.notify();
        signals.roll_animation.set(Some(roll_animation));
        signals.falling.set(tells, move || self.settle());
    }

    /// Skips the current roll animation or showdown, and shows the result.
    pub fn settle(self) {
        self.end_reveal();
        self.let_lie();
    }

    /// Ends the showdown that is being played out; returns `false` if there is none.
    fn end_reveal(self) -> bool {
        let signals = self.signals();
        let ends = signals.reveal.with_untracked(Option::is_some);
        if ends {
            signals.falling.stop();
            signals.reveal.set(None);
        }
        ends
    }

    /// Returns the showdown that is being played out, if any.
    pub fn reveal(self) -> Option<Reveal> {
        self.signals().reveal.get()
    }

    fn let_lie(self) -> Option<Suspense> {
        let signals = self.signals();
        let suspense = signals.suspense.try_update_value(Option::take).flatten()?;
        signals.falling.stop();
        signals.lie.set_value(true);
        self.show();
        signals.roll_animation.set(None);
        Some(suspense)
    }

    fn show(self) {
        let signals = self.signals();
        if self.with_known(dialog::closes_what_is_open) {
            signals.opened.set(None);
        }
        signals.session.notify();
    }

    /// Returns `true` if events are shown as they happen, not all at once.
    pub fn shows_what_happens(self) -> bool {
        self.signals().lets_fall.with_value(|wanted| wanted())
    }

    /// Returns the dice that are rolling, if any.
    pub fn roll_animation(self) -> Option<RollAnimation> {
        self.signals().roll_animation.get()
    }

    /// Returns `true` while dice are rolling.
    pub fn animates_roll(self) -> bool {
        self.signals().roll_animation.with(Option::is_some)
    }

    /// Returns `true` while dice are rolling, without tracking it.
    pub fn is_tumbling_now(self) -> bool {
        self.signals().roll_animation.with_untracked(Option::is_some)
    }

    /// Returns `true` if the animation of the last roll was shown.
    pub fn roll_is_settled(self) -> bool {
        self.signals().lie.get_value()
    }

    /// Saves the session, and remembers the error if that fails.
    pub fn save(self) {
        let Signals { save, trouble: told, .. } = self.signals();
        let saved = self.with_known(|session| save.with_value(|save| save(session)));
        let trouble = saved.err().map(|text| NoticeView::from_text(&text));
        if trouble != told.get_untracked() {
            told.set(trouble);
        }
    }

    /// Saves the session again if the last attempt failed, since there may be room now.
    pub fn save_again(self) {
        if self.signals().trouble.with_untracked(Option::is_some) {
            self.save();
        }
    }

    /// Replaces the session with another one that is already saved.
    pub fn lay(self, session: Session) {
        self.settle();
        let signals = self.signals();
        signals.trouble.set(None);
        signals.opened.set(None);
        signals.past.set(None);
        signals.session.set(session);
    }

    /// Shows the game after this many actions. Does nothing while the device is passed on.
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

    /// Moves a step back or forward in the history.
    pub fn step(self, grain: Grain, on: bool) {
        self.turn_past(|past, present| past?.step(present, grain, on));
    }

    /// Moves to this many actions in the history.
    pub fn go(self, moment: usize) {
        self.turn_past(|past, present| past?.go(present, moment));
    }

    /// Moves in the same way while a hand drags the position, and when it comes to rest.
    pub fn pass(self, moment: usize) {
        self.turn_past(|past, present| past?.pass(present, moment));
    }

    fn turn_past(self, to: impl FnOnce(Option<&Past>, &Session) -> Option<Past>) {
        let shown = self.signals().past;
        shown.set(
            shown.with_untracked(|past| self.with_present(|present| to(past.as_ref(), present))),
        );
    }

    /// Returns to the current position.
    pub fn look_at_now(self) {
        self.signals().past.set(None);
    }

    /// Derives a value from the history, if it is open.
    pub fn past<T: PartialEq + Send + Sync + 'static>(
        self,
        part: fn(&Past) -> T,
    ) -> Derived<Option<T>> {
        Derived::new(move |_| self.signals().past.with(|past| past.as_ref().map(part)))
    }

    /// Switches between watching a game that is played elsewhere, and playing it.
    pub fn watch(self, watching: bool) {
        self.signals().watching.set(watching);
    }

    /// Returns `true` if the game is played elsewhere, without tracking it.
    pub fn is_watching_now(self) -> bool {
        self.signals().watching.get_untracked()
    }

    /// Returns `true` if the game is played elsewhere.
    pub fn is_watching(self) -> bool {
        self.signals().watching.get()
    }

    /// Derives a value from the session on display. It causes redraws only when it changes.
    pub fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Session) -> T + Send + Sync + 'static,
    ) -> Derived<T> {
        Derived::new(move |_| found(|look| self.follow(look), &part))
    }

    /// Derives a value from the current session, even while the history is open.
    pub fn memo_present<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Session) -> T + Send + Sync + 'static,
    ) -> Derived<T> {
        Derived::new(move |_| found(|look| self.follow_present(look), &part))
    }

    /// Reads the session on display without tracking it.
    pub fn with<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        found(|look| self.look(look), read)
    }

    /// Reads the current session without tracking it, even while the history is open.
    pub fn with_present<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        found(|look| self.look_present(look), read)
    }

    /// Reads the actual session without tracking it, including results of dice that are still
    /// rolling.
    pub fn with_known<T>(self, read: impl FnOnce(&Session) -> T) -> T {
        found(|look| self.signals().session.with_untracked(look), read)
    }

    fn follow(self, look: SessionReader<'_>) {
        self.signals().past.with(|past| match past {
            Some(past) => look(past.shown()),
            None => self.follow_present(look),
        });
    }

    fn follow_present(self, look: SessionReader<'_>) {
        self.signals().session.track();
        self.look_present(look);
    }

    fn look(self, look: SessionReader<'_>) {
        self.signals().past.with_untracked(|past| match past {
            Some(past) => look(past.shown()),
            None => self.look_present(look),
        });
    }

    fn look_present(self, look: SessionReader<'_>) {
        let signals = self.signals();
        signals.suspense.with_value(|suspense| match suspense {
            Some(suspense) => look(suspense.shown()),
            None => signals.session.with_untracked(look),
        });
    }

    /// Returns the dialog that the user has opened.
    pub fn opened(self) -> Option<Opened> {
        self.signals().opened.get()
    }

    /// Opens a dialog, or closes the open one. Nothing opens while the device is passed on.
    pub fn open(self, dialog: Option<Opened>) {
        let is_covered = self.with_present(Session::is_covered);
        self.signals().opened.set(dialog.filter(|_| !is_covered));
    }

    /// Returns the key of the open recap.
    pub fn recap(self) -> Option<(usize, bool)> {
        self.signals().recap.get()
    }

    /// Opens a recap, or closes the open one. Nothing else does so.
    pub fn open_recap(self, recap: Option<(usize, bool)>) {
        self.signals().recap.set(recap);
    }

    /// Returns the coach's advice, if there is a coach.
    pub fn advice(self) -> Option<Advice> {
        self.signals().advice.get()
    }

    /// Returns `true` while a coach leads through a lesson, in which no other advice is given.
    pub fn is_coached(self) -> bool {
        self.signals().advice.with(|advice| advice.as_ref().is_some_and(|it| !it.is_done()))
    }

    /// Sets or removes the coach's advice.
    pub fn advise(self, advice: Option<Advice>) {
        self.signals().advice.set(advice);
    }

    /// Returns the problem with saving, if there is one.
    pub fn trouble(self) -> Option<NoticeView> {
        self.signals().trouble.get()
    }
}
