//! The prompt bar: a sentence about the decision to make, and its buttons.

use super::asks::Asks;
use super::choices::Chunk;
use super::notice::Notice;
use crate::session::{Duty, Intent, Session};
use engine::core::Seat;
use engine::game::{Action, Ask, EndOfTurn, Placing, Prompt};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    pub label: String,
    pub intent: Intent,
}

/// The phase of a turn, for the progress line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Before the first turn.
    SetUp,
    Reinforce,
    Campaign,
    /// The end of the turn, with its moves.
    End,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PromptView {
    pub seat: Option<Seat>,
    pub asks: Asks,
    pub sentence: String,
    /// The suggested action, if there is a single one to continue with.
    pub primary: Option<Button>,
    pub others: Vec<Button>,
    /// True if the likely move is to turn in a set, so that the cards are suggested.
    pub turns_in: bool,
    pub step: Step,
    /// The number of armies that a tap places, where it can be chosen.
    pub chunk: Option<Chunk>,
    /// The cards of the viewer, if there are any.
    pub cards: Option<CardsHint>,
    /// `Ok` if the last action can be undone, or else the reason why not.
    pub undo: Result<(), Notice>,
}

/// The contents of the button that opens the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardsHint {
    /// The number of territory cards in the hand.
    pub count: usize,
    /// True if a set can be turned in now.
    pub ready: bool,
}

impl Step {
    /// All phases, in order.
    pub const ALL: [Self; 4] = [Self::SetUp, Self::Reinforce, Self::Campaign, Self::End];

    /// Returns the name in words.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::SetUp => text::table::steps_set_up(),
            Self::Reinforce => text::table::steps_reinforce(),
            Self::Campaign => text::table::steps_campaign(),
            Self::End => text::table::steps_end(),
        }
    }
}

/// Returns the button to say that one is done.
fn done(label: &str) -> Button {
    Button { label: label.to_owned(), intent: Intent::Play(Action::Done) }
}

impl Session {
    pub fn prompt_view(&self) -> PromptView {
        let prompt = self.prompt();
        let (asks, sentence) = self.says();
        let decides = match self.duty() {
            Duty::Decide(prompt) => Some(self.asked(prompt)),
            Duty::HandOver(_)
            | Duty::Think(_)
            | Duty::Send(_)
            | Duty::Showdown
            | Duty::Over
            | Duty::Past => None,
        };
        PromptView {
            seat: prompt.map(|prompt| prompt.seat),
            asks,
            sentence,
            primary: decides
                .filter(|_| self.march_waits().is_none())
                .and_then(|prompt| self.primary(prompt)),
            others: match (self.halt_march(), decides) {
                (Some(halt), _) => vec![halt],
                (None, Some(prompt)) => self.others(prompt),
                (None, None) => self.recall().into_iter().collect(),
            },
            turns_in: decides.is_some_and(|prompt| self.offers_a_set(prompt)),
            step: self.step(),
            chunk: decides.and_then(|prompt| self.chunk(prompt)),
            cards: self.cards_hint(),
            undo: self.can_undo(),
        }
    }

    /// Returns the other buttons. A player with an attacker selected can deselect it or end the
    /// campaign, but not by accident.
    fn others(&self, prompt: Prompt) -> Vec<Button> {
        let draft = self.draft();
        let let_go = |label: &str| Button { label: label.to_owned(), intent: Intent::Deselect };
        match prompt.ask {
            _ if self.defers_the_end() => {
                let goes_on = self.goes_on_after_the_end();
                let draw = goes_on.then(|| self.draw());
                [let_go(text::prompt::end_campaign_not_yet())].into_iter().chain(draw).collect()
            }
            Ask::Campaign if draft.origin().is_some() && !draft.plans() => {
                let end = (!self.owes_attack()).then(|| done(text::prompt::end_campaign()));
                end.into_iter().chain([let_go(text::prompt::choose_again())]).collect()
            }
            Ask::Arrange if self.can_gather() => {
                vec![Button { label: text::prompt::gather().to_owned(), intent: Intent::Gather }]
            }
            Ask::Campaign | Ask::Transfer | Ask::Arrange if draft.origin().is_some() => {
                vec![let_go(text::prompt::choose_again())]
            }
            Ask::Draw => vec![done(text::prompt::take_card_not())],
            Ask::Call { forced: false } => vec![done(text::prompt::end_turn())],
            _ if self.offers_a_set(prompt) => vec![done(text::prompt::keep_cards())],
            _ => Vec::new(),
        }
    }

    /// Returns `true` if the campaign can't end before an attack with superior numbers (K4).
    pub(super) fn owes_attack(&self) -> bool {
        self.view().table().check_duty().is_err()
    }

    /// Returns `true` if a set may be turned in or kept and there is nothing else to do.
    fn offers_a_set(&self, prompt: Prompt) -> bool {
        let asks = matches!(prompt.ask, Ask::Reinforce { left: 0, forced: false } | Ask::Purchase);
        asks && self.view().table().can_turn_in()
    }

    fn chunk(&self, prompt: Prompt) -> Option<Chunk> {
        let can_choose = match prompt.ask {
            Ask::Garrison { left } => {
                left > 1 && self.view().table().rules().placing != Placing::OneByOne
            }
            Ask::Reinforce { left, .. } => left > 1,
            Ask::Arrange => true,
            _ => false,
        };
        can_choose.then_some(self.draft().chunk)
    }

    fn cards_hint(&self) -> Option<CardsHint> {
        let hand = self.hand_shown();
        let ready = matches!(self.duty(), Duty::Decide(_)) && self.view().table().can_turn_in();
        let has_any = !hand.is_empty() || self.view().objective().is_some();
        has_any.then(|| CardsHint { count: hand.len(), ready })
    }

    pub fn result(&self) -> String {
        let Some(outcome) = self.view().table().outcome() else { return String::new() };
        let number = outcome.winners.len();
        let names = outcome.winners.iter().map(|seat| self.name(seat).to_owned());
        match names.reduce(text::and_last) {
            None => text::ending::won_nobody().to_owned(),
            Some(winner) if number == 1 => match self.met_objective(outcome.winners) {
                Some(aim) => text::ending::WonObjective {
                    name: winner,
                    round: outcome.round,
                    objective: aim,
                }
                .say(),
                None => text::ending::Won { name: winner, round: outcome.round }.say(),
            },
            Some(several) => text::ending::won_together(several),
        }
    }

    fn step(&self) -> Step {
        if self.view().table().turn().round == 0 {
            return Step::SetUp;
        }
        if self.defers_the_end() {
            return Step::End;
        }
        match self.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Reinforce { .. } | Ask::Launch { .. }) => Step::Reinforce,
            Some(
                Ask::Factory { .. }
                | Ask::Transfer
                | Ask::Discard { .. }
                | Ask::Draw
                | Ask::MakeRoom
                | Ask::Purchase
                | Ask::Call { .. }
                | Ask::Contest { .. }
                | Ask::Answer { .. }
                | Ask::Poker { .. }
                | Ask::Won { .. }
                | Ask::AnotherHand { .. }
                | Ask::Join { .. },
            )
            | None => Step::End,
            Some(_) => Step::Campaign,
        }
    }

    /// Returns `true` if the call for an ally follows the move (T21).
    fn can_still_call(&self) -> bool {
        let state = self.view().table();
        state.turn().commander.is_none() && !state.to_call().is_empty()
    }

    /// Returns `true` if cards are drawn at the end of the campaign (T20).
    pub(super) fn draws(&self) -> bool {
        let (rules, turn) = (self.view().table().rules(), self.view().table().turn());
        turn.conquered && (!rules.card_offered || rules.poker)
    }

    /// Returns `true` if cards are drawn after the move (W3).
    pub(super) fn draws_after_moves(&self) -> bool {
        let late = self.decided_on().rules().end_of_turn == EndOfTurn::TransferFirst;
        late && self.draws()
    }

    /// Returns the button that draws the cards of a campaign whose end is deferred.
    fn draw(&self) -> Button {
        Button { label: self.draw_label().to_owned(), intent: Intent::Draw }
    }

    /// Returns the label of that button; an ally with cards of its own draws no poker card (W4).
    fn draw_label(&self) -> &'static str {
        let state = self.view().table();
        let for_ally = state.rules().ally_cards && state.turn().commander.is_some();
        if state.rules().poker && !for_ally {
            text::prompt::draw_cards()
        } else {
            text::prompt::draw()
        }
    }

    fn primary(&self, prompt: Prompt) -> Option<Button> {
        let draft = self.draft();
        Some(match prompt.ask {
            Ask::Arrange => done(text::prompt::rearrange_done()),
            _ if self.offers_a_set(prompt) => return None,
            Ask::Reinforce { left: 0, forced: false } | Ask::Purchase => {
                done(text::prompt::keep_cards())
            }
            Ask::Campaign if self.defers_the_end() && self.draws() => self.draw(),
            Ask::Campaign if self.defers_the_end() => done(text::prompt::end_turn()),
            Ask::Campaign if draft.origin().is_none() && !draft.plans() && !self.owes_attack() => {
                done(text::prompt::end_campaign())
            }
            Ask::Draw => {
                let label = text::prompt::draw().to_owned();
                Button { label, intent: Intent::Play(Action::Draw) }
            }
            Ask::Campaign if draft.expands(self.view().table()) => {
                Button { label: text::prompt::expand_armies().to_owned(), intent: Intent::Confirm }
            }
            Ask::Transfer if draft.to.is_some() => {
                Button { label: text::prompt::move_armies().to_owned(), intent: Intent::Confirm }
            }
            Ask::Transfer if self.draws_after_moves() => done(self.draw_label()),
            Ask::Transfer if self.can_still_call() => done(text::prompt::go_on()),
            Ask::Transfer => done(text::prompt::end_turn()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use engine::game::{Control, RuleSet};

    #[test]
    fn t9_w3_keeping_a_set_does_not_stand_out() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut seen = [0, 0];
        for seed in 0..6 {
            for rules in [RuleSet::NAUTICAL, RuleSet::NEW_RULES] {
                let mut session = testing::dealt(rules, &people, seed);
                for _ in 0..1_500 {
                    testing::play_some(&mut session, 1);
                    let Duty::Decide(prompt) = session.duty() else { continue };
                    let view = session.prompt_view();
                    if view.turns_in {
                        assert_eq!(
                            (&view.primary, &view.others),
                            (&None, &vec![done("Keep the cards")])
                        );
                        seen[usize::from(prompt.ask == Ask::Purchase)] += 1;
                    }
                }
            }
        }
        assert!(seen.iter().all(|times| *times > 3), "{seen:?}");
    }

    #[test]
    fn t4_the_button_that_ends_rearranging_says_so() {
        let mut session = testing::two_humans();
        session.dispatch(Intent::Uncover);
        assert_eq!(session.prompt().map(|prompt| prompt.ask), Some(Ask::Arrange));
        assert_eq!(session.prompt_view().primary, Some(done("Done moving")));
    }

    #[test]
    fn k4_the_campaign_cannot_be_ended_while_an_attack_is_due() {
        let people = [Seat::Red, Seat::Blue, Seat::Green].map(|seat| (seat, Control::Human));
        let mut session = testing::session(RuleSet::RISIKO_POCKET, &people);
        let (mut due, mut free) = (0, 0);
        for _ in 0..600 {
            testing::play_some(&mut session, 1);
            let Duty::Decide(Prompt { ask: Ask::Campaign, .. }) = session.duty() else { continue };
            session.dispatch(Intent::Deselect);
            if session.defers_the_end() {
                continue;
            }
            let view = session.prompt_view();
            if session.owes_attack() {
                assert_eq!((view.primary, view.others), (None, Vec::new()));
                due += 1;
            } else {
                assert_eq!(view.primary, Some(done("End campaign")));
                free += 1;
            }
        }
        assert!(due > 5 && free > 5, "{due} {free}");
    }

    #[test]
    fn ending_the_campaign_does_not_stand_out_beside_an_attack() {
        let (mut alone, mut beside) = (0, 0);
        let mut session = testing::one_human();
        for _ in 0..600 {
            testing::play_some(&mut session, 1);
            let Duty::Decide(Prompt { ask: Ask::Campaign, .. }) = session.duty() else { continue };
            let label = |session: &Session| session.prompt_view().primary.map(|it| it.label);
            session.dispatch(Intent::Deselect);
            assert_eq!(label(&session).as_deref(), Some("End campaign"));
            alone += 1;
            let mut session = session.clone();
            let Some(from) = session.open().first() else { continue };
            session.dispatch(Intent::Tap(from));
            let view = session.prompt_view();
            assert_eq!(view.primary, None);
            assert_eq!(view.others[0], done("End campaign"));
            let Some(to) = session.targets().first() else { continue };
            session.dispatch(Intent::Tap(to));
            let view = session.prompt_view();
            assert!(!view.others.contains(&done("End campaign")) && view.primary.is_none());
            beside += 1;
        }
        assert!(alone > 20 && beside > 20, "{alone} {beside}");
    }
}
