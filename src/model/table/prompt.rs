//! The prompt bar: one sentence on what is to be decided, and the buttons for it.

use super::choices::Chunk;
use super::no_armies;
use super::notice::Notice;
use crate::model::session::{Duty, Intent, Session};
use crate::model::table::choices::Ferry;
use engine::core::Seat;
use engine::game::{Action, Ask, Attack, Phase, Placing, Prompt, Until};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    pub label: String,
    pub intent: Intent,
}

/// Where a turn stands, for the quiet progress line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Before the first turn.
    SetUp,
    Reinforce,
    Campaign,
    /// Moving armies and what else ends the turn.
    End,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PromptView {
    pub seat: Option<Seat>,
    pub sentence: String,
    /// What is suggested, if there is one thing to go on with.
    pub primary: Option<Button>,
    pub others: Vec<Button>,
    pub step: Step,
    /// How many armies a tap places, where that can be chosen.
    pub chunk: Option<Chunk>,
    /// The cards of who decides, where it has any.
    pub cards: Option<CardsHint>,
    /// Whether the last action can be taken back, and why not.
    pub undo: Result<(), Notice>,
}

/// What the button says that opens the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardsHint {
    /// Territory cards in the hand.
    pub count: usize,
    /// Whether a set can be turned in now.
    pub ready: bool,
}

impl Step {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::SetUp, Self::Reinforce, Self::Campaign, Self::End];

    /// What people call it.
    pub fn in_words(self) -> &'static str {
        match self {
            Self::SetUp => text::table::steps_set_up(),
            Self::Reinforce => text::table::steps_reinforce(),
            Self::Campaign => text::table::steps_campaign(),
            Self::End => text::table::steps_end(),
        }
    }
}

/// What says that who decides is done.
fn done(label: &str) -> Button {
    Button { label: label.to_owned(), intent: Intent::Play(Action::Done) }
}

impl Session {
    pub fn prompt_view(&self) -> PromptView {
        let prompt = self.prompt();
        let (sentence, decides) = match self.duty() {
            Duty::Decide(prompt) => {
                let asked = self.asked(prompt);
                (self.sentence(asked) + &self.no_levy(), Some(asked))
            }
            Duty::HandOver(seat) => (text::prompt::hand_over(self.name(seat)), None),
            Duty::Think(seat) => (self.thinks(self.name(seat)), None),
            Duty::Over => (self.result(), None),
            Duty::Past => (text::prompt::past().to_owned(), None),
        };
        PromptView {
            seat: prompt.map(|prompt| prompt.seat),
            sentence,
            primary: decides.and_then(|prompt| self.primary(prompt)),
            others: decides
                .map_or_else(|| self.recall().into_iter().collect(), |prompt| self.others(prompt)),
            step: self.step(),
            chunk: decides.and_then(|prompt| self.chunk(prompt)),
            cards: self.cards_hint(),
            undo: self.can_undo(),
        }
    }

    /// Whoever is about to attack lets go of that, or ends the campaign, but by no slip.
    fn others(&self, prompt: Prompt) -> Vec<Button> {
        let draft = self.draft();
        let let_go = |label: &str| Button { label: label.to_owned(), intent: Intent::Deselect };
        match prompt.ask {
            _ if self.holds_the_end() => {
                let goes_on = self.goes_on_after_the_end();
                let draw = goes_on.then(|| self.draw());
                [let_go(text::prompt::end_campaign_not_yet())].into_iter().chain(draw).collect()
            }
            Ask::Campaign if draft.origin().is_some() && !draft.plans() => {
                vec![done(text::prompt::end_campaign()), let_go(text::prompt::choose_again())]
            }
            Ask::Campaign | Ask::Transfer | Ask::Arrange if draft.origin().is_some() => {
                vec![let_go(text::prompt::choose_again())]
            }
            _ => Vec::new(),
        }
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
        let hand = self.view().hand();
        let ready = matches!(self.duty(), Duty::Decide(_)) && self.view().table().can_turn_in();
        (!hand.is_empty()).then(|| CardsHint { count: hand.len(), ready })
    }

    pub fn result(&self) -> String {
        let Some(outcome) = self.view().table().outcome() else { return String::new() };
        let number = outcome.winners.len();
        let names = outcome.winners.iter().map(|seat| self.name(seat).to_owned());
        match names.reduce(text::lists::and_last) {
            None => text::ending::won_nobody().to_owned(),
            Some(winner) if number == 1 => text::ending::won(winner, outcome.round),
            Some(several) => text::ending::won_together(several),
        }
    }

    /// What is said while a computer player decides: whose order waits, if one does.
    fn thinks(&self, name: &str) -> String {
        match self.waiting_order() {
            Some(Until::Once) => text::prompt::answers_once(name),
            Some(Until::Left(_)) => text::prompt::answers_ordered(name),
            Some(Until::Conquest) => text::prompt::answers(name),
            None => text::prompt::thinking(name),
        }
    }

    fn step(&self) -> Step {
        if self.view().table().turn().round == 0 {
            return Step::SetUp;
        }
        if self.holds_the_end() {
            return Step::End;
        }
        match self.prompt().map(|prompt| prompt.ask) {
            Some(Ask::Reinforce { .. } | Ask::Launch { .. }) => Step::Reinforce,
            Some(
                Ask::Factory { .. }
                | Ask::Transfer
                | Ask::Discard { .. }
                | Ask::Call
                | Ask::Contest { .. }
                | Ask::Answer { .. }
                | Ask::Poker { .. },
            )
            | None => Step::End,
            Some(_) => Step::Campaign,
        }
    }

    /// Who decides, and for which army: “Blue”, or “Blue for Black” while an ally is played (T30).
    fn called(&self, prompt: Prompt) -> String {
        let (name, turn) = (self.name(prompt.seat), self.view().table().turn());
        match turn.commander {
            Some(player) if player == prompt.seat => {
                text::prompt::commander(name, self.name(turn.seat))
            }
            _ => name.to_owned(),
        }
    }

    /// What is said at the beginning of a turn that brings nothing to place.
    fn no_levy(&self) -> String {
        let income = self.fresh_income().filter(|_| self.draft().origin().is_none());
        income.and_then(no_armies::told).map(|told| format!(" {told}")).unwrap_or_default()
    }

    fn sentence(&self, prompt: Prompt) -> String {
        let called = self.called(prompt);
        let (name, draft) = (called.as_str(), self.draft());
        match prompt.ask {
            Ask::Choose => text::prompt::choose(name),
            Ask::Garrison { left } => text::prompt::garrison(name, left),
            Ask::Arrange => match draft.from {
                None => text::prompt::rearrange(name),
                Some(from) => text::prompt::rearrange_to(from),
            },
            Ask::FirstFactory => text::prompt::first_factory(name),
            Ask::Reinforce { forced: true, .. } => text::prompt::set_forced(name),
            Ask::Reinforce { left: 0, .. } => text::prompt::set(name),
            Ask::Reinforce { left, .. } => text::prompt::place(name, left),
            Ask::Campaign if self.holds_the_end() && self.draws() => {
                text::prompt::campaign_draw(name)
            }
            Ask::Campaign if self.holds_the_end() => text::prompt::campaign_over(name),
            Ask::Campaign if draft.path.is_some() => text::prompt::campaign_path().to_owned(),
            Ask::Campaign => match (draft.from, draft.to) {
                (Some(from), Some(to)) => text::prompt::campaign_attack(from, to),
                (Some(from), None) => text::prompt::campaign_target(from),
                _ => self.at_sea().unwrap_or_else(|| text::prompt::campaign(name)),
            },
            Ask::Mobilize { attacker, to: Some(to) } => {
                text::prompt::mobilize(self.name(attacker), to, name)
            }
            Ask::Mobilize { attacker, to: None } => {
                text::prompt::mobilize_ships(self.name(attacker), name)
            }
            Ask::Levy { army, armies } => self.levy_sentence(name, army, armies),
            Ask::Battle { to, .. } if self.has_yet_to_roll() => text::prompt::battle_new(to),
            Ask::Battle { to, .. } => text::prompt::battle(to),
            Ask::PlusOne => text::prompt::plus_one().to_owned(),
            Ask::Advance { from, to, .. } => text::prompt::advance(to, from),
            Ask::FirstShip { crew } | Ask::Launch { crew } => text::prompt::harbour(name, crew),
            Ask::Cruise { lengths, .. } => text::prompt::cruise(name, lengths),
            Ask::SendIn => text::prompt::send_in(name),
            Ask::SeaBattle => text::prompt::sea_battle().to_owned(),
            Ask::Board { .. } => text::prompt::board(name),
            Ask::Succeed => text::prompt::succeed(name),
            Ask::Factory { .. } => text::prompt::factory(name),
            Ask::Transfer => match (draft.from, draft.to) {
                (Some(from), Some(to)) => text::prompt::transfer_move(draft.armies, from, to),
                (Some(from), None) => text::prompt::transfer_to(from),
                _ => text::prompt::transfer(name),
            },
            Ask::Call | Ask::Contest { .. } | Ask::Answer { .. } | Ask::Poker { .. } => {
                self.ally_sentence(prompt)
            }
            Ask::Discard { left } => text::prompt::discard(name, left),
        }
    }

    /// The attack that armies of a wild card rise against is told here: the map shows where they can.
    fn levy_sentence(&self, name: &str, army: Seat, armies: u32) -> String {
        let state = self.view().table();
        let (attacker, of) = (self.name(state.turn().seat), self.name(army));
        match state.phase() {
            Phase::Levy { attack: Attack::Land(battle), .. } => {
                text::prompt::levy(attacker, battle.to, name, of, armies)
            }
            _ => text::prompt::levy_ships(attacker, name, of, armies),
        }
    }

    /// Whether an attack was declared and no dice have fallen in it.
    fn has_yet_to_roll(&self) -> bool {
        matches!(self.view().table().phase(), Phase::Battle(battle) if battle.rolls == 0)
    }

    /// What is planned with a ship.
    fn at_sea(&self) -> Option<String> {
        let draft = self.draft();
        let ship = draft.ship?;
        Some(match (draft.ferry, draft.to) {
            (Some(Ferry::Aboard(from)), _) => text::prompt::aboard(from, ship),
            (Some(Ferry::Ashore(to)), _) => text::prompt::ashore(ship, to),
            (None, Some(to)) => text::prompt::ship_lands(ship, to),
            (None, None) if !draft.engagements.is_empty() => text::prompt::ship_attacks(ship),
            (None, None) => text::prompt::ship(ship),
        })
    }

    /// Whether the call for an ally follows the transfer (T21).
    fn can_still_call(&self) -> bool {
        let state = self.view().table();
        state.turn().commander.is_none() && !state.to_call().is_empty()
    }

    /// Whether cards are drawn when the campaign ends (T20).
    fn draws(&self) -> bool {
        self.view().table().turn().conquered
    }

    /// What draws the cards of a campaign whose end is held back.
    fn draw(&self) -> Button {
        let both = self.view().table().rules().poker;
        let label = if both { text::prompt::draw_cards() } else { text::prompt::draw() };
        Button { label: label.to_owned(), intent: Intent::Draw }
    }

    fn primary(&self, prompt: Prompt) -> Option<Button> {
        let draft = self.draft();
        Some(match prompt.ask {
            Ask::Arrange => done(text::prompt::go_on()),
            Ask::Reinforce { left: 0, forced: false } => done(text::prompt::keep_cards()),
            Ask::Campaign if self.holds_the_end() && self.draws() => self.draw(),
            Ask::Campaign if self.holds_the_end() => done(text::prompt::end_turn()),
            Ask::Campaign if draft.origin().is_none() && !draft.plans() => {
                done(text::prompt::end_campaign())
            }
            Ask::Transfer if draft.to.is_some() => {
                Button { label: text::prompt::move_armies().to_owned(), intent: Intent::Confirm }
            }
            Ask::Transfer if self.can_still_call() => done(text::prompt::go_on()),
            Ask::Transfer | Ask::Call => done(text::prompt::end_turn()),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::testing;

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
