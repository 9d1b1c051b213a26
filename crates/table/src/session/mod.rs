//! A game at a table: the player holding the device, the decision to make, and the last events.

mod after_end;
mod agreeing;
mod agreement;
#[cfg(any(test, feature = "testing"))]
mod another_deal;
mod answered;
mod before_dice;
mod deferred_end;
mod dice;
mod drafting;
mod duty;
mod elsewhere;
mod foreseen;
mod gathering;
mod history;
mod holder;
mod imported_bots;
mod intent;
mod looking_back;
mod march;
mod ordered;
mod ordered_rolls;
mod people;
mod placing;
mod played_by;
mod proof;
mod questions;
mod quick_start;
mod reactions;
mod saving;
mod seating;
mod seats;
mod showdown;
mod sole_answer;
mod tablet;
mod who_plays;

use std::ops::Range;
use std::sync::Arc;

use crate::draft::Draft;
use crate::notice::Notice;
use crate::path::{March, PathAction};
use crate::settings::{Orders, TableSettings};
use crate::tally::TurnTally;
use after_end::AfterEnd;
use agreement::Agreement;
use answered::Answered;
pub use dice::DiceDevice;
use duty::Showdowns;
pub use duty::{Duty, HistoryMode};
pub use elsewhere::Awaited;
use engine::core::{BySeat, Seat, SeatSet};
use engine::game::{
    Action, Control, Game, Observation, Phase, Player, Prompt, Refusal, ReplayError, Setup,
};
use engine::record::{CustomRules, FairnessFinding};
use history::History;
pub use history::Moment;
use holder::Holder;
pub use intent::Intent;
pub use looking_back::Rewind;
use ordered::Ordered;
pub use played_by::PlayedBy;
pub use proof::Proof;
pub use saving::Opening;
use seats::Seats;
use worker::Script;

/// A game at a table, and the whole state of its screen.
///
/// Only the modules in this folder see the game itself with all its secrets. Others see it through
/// [`Session::view`] and [`Session::moments`], which show what the viewer may know.
#[derive(Debug, Clone, PartialEq)]
pub struct Session {
    game: Game,
    table: TableSettings,
    scripts: Vec<Script>,
    seats: Seats,
    holder: Holder,
    revision: u64,
    undo_floor: usize,
    history: History,
    /// The viewer's view of the game.
    view: Observation,
    draft: Draft,
    ordered: Ordered,
    /// The actions that last gathered armies; they are undone together.
    gathered: Range<usize>,
    answered: BySeat<Answered>,
    /// The path being carried out.
    march: Option<March>,
    /// The people who have left the rest of their starting armies to the hints.
    placing: SeatSet,
    /// The number of moments after which the person at the screen has continued.
    gone_on: usize,
    showdowns: Showdowns,
    /// The answer at the poker table on which everybody at the device agrees.
    agreement: Option<Agreement>,
    /// The game after the deferred end of a campaign.
    after_end: Option<Box<AfterEnd>>,
    notice: Option<Notice>,
    /// The move that a hint suggests, and the reason.
    advice: Option<(Action, Option<String>)>,
    /// The way an earlier position is shown; `None` for the present game.
    past: Option<HistoryMode>,
    /// The number of actions when the game was sent to a remote player.
    sent: Option<usize>,
    /// The findings of the fairness check made when the game was opened.
    findings: Vec<FairnessFinding>,
}

impl Session {
    /// Creates a new game at a table.
    ///
    /// # Errors
    /// The setup is invalid.
    pub fn new(setup: Setup, table: TableSettings) -> Result<Self, ReplayError> {
        Self::resume(setup, [], table)
    }

    /// Creates a game that continues after these actions.
    ///
    /// # Errors
    /// The setup is invalid, or an action was refused.
    pub fn resume(
        setup: Setup,
        actions: impl IntoIterator<Item = Action>,
        table: TableSettings,
    ) -> Result<Self, ReplayError> {
        let mut session = Self::begin(setup, table)?;
        for action in actions {
            session.play_again(action)?;
        }
        Ok(session.played_again())
    }

    /// Creates a game in which nothing has been played, before anybody looks at it.
    fn begin(setup: Setup, table: TableSettings) -> Result<Self, ReplayError> {
        let game = Game::new(setup)?;
        let opening = game.opening();
        let mut history = History::default();
        history.push(opening.into(), TurnTally::at_turn(game.state(), 0, opening));
        Ok(Self { history, ..Self::around(game, table) })
    }

    /// Creates a table around a game, before anybody sits down at it, with no history yet.
    fn around(game: Game, table: TableSettings) -> Self {
        let view = game.state().observe(None);
        Self {
            seats: Seats::of(game.setup(), table.away),
            game,
            table,
            scripts: Vec::new(),
            holder: Holder::default(),
            revision: 0,
            undo_floor: 0,
            history: History::default(),
            view,
            draft: Draft::default(),
            ordered: Ordered::default(),
            gathered: 0..0,
            answered: BySeat::default(),
            march: None,
            placing: SeatSet::EMPTY,
            gone_on: 0,
            showdowns: Showdowns::default(),
            agreement: None,
            after_end: None,
            notice: None,
            advice: None,
            past: None,
            sent: None,
            findings: Vec::new(),
        }
    }

    /// Carries out an intent. If that is impossible, the game stays unchanged and a [`Notice`] says
    /// why. An earlier position never changes, and while the device is handed over it can only be
    /// taken.
    pub fn dispatch(&mut self, intent: Intent) {
        if self.is_past() || (self.is_covered() && intent != Intent::Uncover) {
            return;
        }
        self.notice = None;
        self.advice = None;
        self.stop_march(&intent);
        self.stop_placing(&intent);
        if self.go_on_from_the_showdown(&intent) {
            self.look();
            return;
        }
        match intent {
            Intent::Uncover => self.uncover(),
            Intent::Peek(wanted) => {
                self.draft.clear_picks();
                self.peek(wanted);
            }
            Intent::Dismiss => {}
            Intent::GoOn => self.gone_on = self.history.len(),
            Intent::Recall => self.ordered = Ordered::default(),
            Intent::Undo => self.undo(),
            Intent::Orders(seat, orders) => self.order(seat, orders),
            Intent::Reactions(seat, reactions) => self.order_reactions(seat, reactions),
            Intent::Control(seat, control) => self.hand_to(seat, control),
            Intent::Path(PathAction::March) => self.begin_march(),
            Intent::March => self.march_on(),
            Intent::PlaceRest => self.leave_placing(),
            Intent::AnswerForAll(answer) => self.agree(answer),
            Intent::Seal(device) => self.seal(&device),
            Intent::Answer { after, action } => self.answer(after, action),
            Intent::Advise { after, action, why } => self.advise(after, action, why),
            _ => self.decide(intent),
        }
        self.carry_out();
        self.look();
    }

    /// Updates the view, which stays valid until the next action.
    fn look(&mut self) {
        let viewer = self.viewer();
        self.view = self.game.state().observe(viewer);
        let listener = viewer.map(|seat| (seat, self.seats.came(seat)));
        self.history.tell(listener, self.game.actions());
    }

    /// Carries out an intent of the person at the screen; does nothing while the screen is covered
    /// or a computer player thinks.
    fn decide(&mut self, intent: Intent) {
        if let Some(told) = self.missed_for(&intent) {
            self.notice = Some(told);
            return;
        }
        if !matches!(self.duty(), Duty::Decide(_)) {
            return;
        }
        if self.go_on(&intent) {
            return;
        }
        let before = self.revision;
        let table = self.view.table();
        self.gone_on = self.history.len();
        let result = match intent {
            Intent::Play(Action::Done) => self.end(),
            Intent::Gather => return self.gather(),
            intent => self.draft.plan_for(table, intent),
        };
        match result {
            Ok(actions) => self.play_all(actions),
            Err(refusal) => self.notice = Some(refusal.into()),
        }
        if self.revision != before {
            self.holder.end_peek();
        }
    }

    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let asked = self.game.prompt();
        self.record(action)?;
        self.follow_orders();
        if self.game.prompt() != asked {
            let after = self.draft.after(self.game.prompt());
            let before = std::mem::replace(&mut self.draft, after);
            self.draft.keep_attacking(&before, self.game.state());
        }
        self.draft.go_on_from_land_taken(self.game.state());
        self.draft.let_go_of_the_drained(self.game.state());
        self.draft.let_go_of_the_lost(self.game.state());
        self.pick_up_the_tablet();
        Ok(())
    }

    fn record(&mut self, action: Action) -> Result<(), Refusal> {
        let asked = self.asked_in_person();
        let is_poker = |game: &Game| matches!(game.state().phase(), Phase::Poker(_));
        let was_poker = is_poker(&self.game);
        let events: Arc<[_]> = self.game.play(action)?.into();
        self.remember_answer(asked);
        self.after_end = None;
        let number = self.game.actions().len();
        self.reseat(number, &events);
        let tally = TurnTally::at_turn(self.game.state(), number, &events);
        self.history.push(events, tally);
        self.keep_agreement();
        if was_poker && !is_poker(&self.game) {
            self.come_to_the_showdown();
        }
        self.revision += 1;
        Ok(())
    }

    /// Answers prompts covered by standing orders, and those with only one possible answer.
    fn follow_orders(&mut self) {
        while let Some(Prompt { seat, ask }) = self.game.prompt()
            && self.is_human(seat)
            && let Some(answer) = self.answer_unasked(seat, ask)
            && self.record(answer).is_ok()
        {}
    }

    fn answer(&mut self, after: usize, action: Action) {
        let expected = after == self.game.actions().len();
        let Duty::Think(seat) = self.duty() else { return };
        if !expected {
            return;
        }
        let can_be_undone = self.is_left_to_hints(seat);
        let legal = self.game.legal();
        let action = if legal.allows(&action) { Some(action) } else { legal.fallback() };
        if let Some(action) = action {
            let _ = self.play(action);
            if !can_be_undone {
                self.undo_floor = self.game.actions().len();
            }
        }
    }

    /// Keeps a hint until the next action.
    fn advise(&mut self, after: usize, action: Action, why: Option<String>) {
        let expected = after == self.game.actions().len() && self.can_ask_for_a_hint();
        let is_legal = expected && self.game.legal().allows(&action);
        self.advice = is_legal.then_some((action, why));
    }

    fn undo(&mut self) {
        if self.after_end.take().is_some() {
            return;
        }
        if let Err(reason) = self.check_undo() {
            self.notice = Some(reason);
            return;
        }
        let mut steps =
            (0..self.actions_to_undo()).take_while(|_| self.game.undo().is_ok()).count();
        steps += self.undo_what_was_answered();
        if steps > 0 {
            self.agreement = None;
            self.history.truncate(self.history.len() - steps);
            self.revision += 1;
            let _ = self.draft.deselect();
            self.ordered = Ordered::default();
            self.gathered = 0..0;
            // Dice can keep the undo from going back further. Give standing answers again then.
            if matches!(self.duty(), Duty::Send(_)) {
                self.follow_orders();
            }
            self.pick_up_the_tablet();
        }
    }

    /// Checks that the last action can be undone at this screen.
    ///
    /// # Errors
    /// The reason why it can't be.
    pub fn check_undo(&self) -> Result<(), Notice> {
        match self.game.check_undo() {
            _ if self.after_end.is_some() => Ok(()),
            Err(reason) => Err(reason.into()),
            Ok(()) if self.game.actions().len() <= self.undo_floor => Err(Notice::UndoNotYours),
            Ok(()) => Ok(()),
        }
    }

    /// Returns the person or program that decides for a seat; `None` for allies and eliminated
    /// players.
    pub fn control(&self, seat: Seat) -> Option<&Control> {
        self.seats.control(seat)
    }

    pub fn is_human(&self, seat: Seat) -> bool {
        self.seats.is_human(seat)
    }

    /// Returns the person or program that decides for each seat.
    pub fn controls(&self) -> &BySeat<Option<Control>> {
        self.seats.controls()
    }

    /// Returns, for each seat, the number of moments that its player already knows.
    pub fn seen(&self) -> &BySeat<usize> {
        self.seats.seen()
    }

    /// Returns a number that grows with every change worth saving.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Returns `true` if the player of a seat already knows the events of a moment.
    pub fn has_seen(&self, seat: Seat, moment: usize) -> bool {
        moment < self.seats.seen()[seat].min(self.history.len())
    }

    /// Returns the viewer's view of the game.
    pub fn view(&self) -> &Observation {
        &self.view
    }

    /// Returns the seat to act and its decision.
    pub fn prompt(&self) -> Option<Prompt> {
        self.game.prompt()
    }

    /// Returns `true` if an action is legal now.
    pub fn allows(&self, action: &Action) -> bool {
        self.game.legal().allows(action)
    }

    /// Returns the number of actions played.
    pub fn played(&self) -> usize {
        self.game.actions().len()
    }

    /// Returns the players who began the game, with the names they had then.
    pub fn players(&self) -> &[Player] {
        &self.game.setup().players
    }

    /// Returns the rules with their name.
    pub fn custom_rules(&self) -> CustomRules {
        CustomRules::of(self.game.setup())
    }

    /// Returns the title, the standing orders and the remote players.
    pub fn table(&self) -> &TableSettings {
        &self.table
    }

    /// Returns the player who began the game at a seat; `None` for an ally.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players().iter().find(|player| player.seat == seat)
    }

    /// Returns the moments as far as the viewer may know them: one for the set-up and one for each
    /// action.
    pub fn moments(&self) -> &[Moment] {
        self.history.told()
    }

    /// Returns the standing of all sides at the start of each turn.
    pub fn tallies(&self) -> &[TurnTally] {
        self.history.tallies()
    }

    /// Returns the number of moments after which the person at the screen has continued.
    pub fn gone_on(&self) -> usize {
        self.gone_on
    }

    /// Returns the current selection and plan.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// Returns the move that a hint suggests.
    pub fn advice(&self) -> Option<&Action> {
        self.advice.as_ref().map(|(action, _)| action)
    }

    /// Returns the reason for the hint.
    pub fn why_advised(&self) -> Option<&str> {
        self.advice.as_ref().and_then(|(_, why)| why.as_deref())
    }

    /// Returns the notice to show.
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }
}

#[cfg(any(test, feature = "testing"))]
impl Session {
    /// Returns the game itself, to compare the views with.
    pub fn game(&self) -> &Game {
        &self.game
    }
}
