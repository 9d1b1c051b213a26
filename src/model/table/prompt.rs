//! The prompt bar: one sentence on what is to be decided, and the buttons for it.

use super::choices::Chunk;
use super::no_armies;
use super::notice::Notice;
use crate::model::session::{Duty, Intent, Session};
use crate::model::table::choices::Ferry;
use crate::model::words::armies;
use engine::core::Seat;
use engine::game::{Action, Ask, Attack, Phase, Placing, Prompt};
use engine::world::Territory;

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

    pub const fn name(self) -> &'static str {
        match self {
            Self::SetUp => "Set-up",
            Self::Reinforce => "Reinforce",
            Self::Campaign => "Campaign",
            Self::End => "End",
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
            Duty::HandOver(seat) => (format!("Pass the tablet to {}.", self.name(seat)), None),
            Duty::Think(seat) => match self.waiting_order() {
                Some(order) => (format!("{} answers; {order}.", self.name(seat)), None),
                None => (format!("{} is thinking …", self.name(seat)), None),
            },
            Duty::Over => (self.result(), None),
            Duty::Past => ("This is how the game was.".to_owned(), None),
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
                [let_go("Keep attacking")].into_iter().chain(draw).collect()
            }
            Ask::Campaign if draft.origin().is_some() && !draft.plans() => {
                vec![done("End campaign"), let_go("Choose again")]
            }
            Ask::Campaign | Ask::Transfer | Ask::Arrange if draft.origin().is_some() => {
                vec![let_go("Choose again")]
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
        let names: Vec<&str> = outcome.winners.iter().map(|seat| self.name(seat)).collect();
        match names.as_slice() {
            [] => "The game is over; nobody has won.".to_owned(),
            [winner] => format!("{winner} has won in round {}.", outcome.round),
            several => format!("{} share the victory.", several.join(" and ")),
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
            Some(player) if player == prompt.seat => format!("{name} for {}", self.name(turn.seat)),
            _ => name.to_owned(),
        }
    }

    /// What is said at the beginning of a turn that brings nothing to place.
    fn no_levy(&self) -> String {
        let income = self.fresh_income().filter(|_| self.draft().origin().is_none());
        income.and_then(no_armies::told).map(|told| format!(" {told}")).unwrap_or_default()
    }

    fn sentence(&self, prompt: Prompt) -> String {
        let name = self.called(prompt);
        let draft = self.draft();
        match prompt.ask {
            Ask::Choose => format!("{name}: choose a free territory."),
            Ask::Garrison { left } => {
                format!("{name}: place your armies, {} left.", armies(left))
            }
            Ask::Arrange => match draft.from {
                None => format!("{name}: rearrange your armies as you like, then go on."),
                Some(from) => format!("Tap where armies of {from} should go."),
            },
            Ask::FirstFactory => format!("{name}: choose a territory for your factory."),
            Ask::Reinforce { forced: true, .. } => {
                format!("{name}: you hold five cards or more, so turn in a set first.")
            }
            Ask::Reinforce { left: 0, .. } => format!("{name}: turn in a set, or go on."),
            Ask::Reinforce { left, .. } => format!("{name}: place {}.", armies(left)),
            Ask::Campaign if self.holds_the_end() && self.draws() => {
                format!("{name}: you conquered, so you draw. Then your campaign is over.")
            }
            Ask::Campaign if self.holds_the_end() => {
                format!("{name}: nothing is left to do after your campaign. End your turn?")
            }
            Ask::Campaign if draft.path.is_some() => "What are the odds of a path?".to_owned(),
            Ask::Campaign => match (draft.from, draft.to) {
                (Some(from), Some(to)) => format!("{from} attacks {to}."),
                (Some(from), None) => format!("What should {from} attack?"),
                _ => self
                    .at_sea()
                    .unwrap_or_else(|| format!("{name}: attack, or end your campaign.")),
            },
            Ask::Mobilize { attacker, to } => {
                let what = to.map_or("your ships", Territory::name);
                format!("{} attacks {what}. {name}, you may mobilize.", self.name(attacker))
            }
            Ask::Levy { army, armies: number } => self.levy_sentence(&name, army, number),
            Ask::Battle { to, .. } if self.has_yet_to_roll() => {
                format!("The battle for {to}. No dice have fallen yet.")
            }
            Ask::Battle { to, .. } => format!("The battle for {to}."),
            Ask::PlusOne => "Which die gets the plus one?".to_owned(),
            Ask::Advance { from, to, .. } => format!("{to} is taken. Who follows from {from}?"),
            Ask::FirstShip { crew } | Ask::Launch { crew } => {
                format!("{name}: choose a harbour for your ship; {} aboard.", armies(crew))
            }
            Ask::Cruise { lengths, .. } => {
                format!("{name}: sail up to {lengths} boat lengths.")
            }
            Ask::SendIn => format!("{name}: you may send other ships into the battle."),
            Ask::SeaBattle => "The battle at sea.".to_owned(),
            Ask::Board { .. } => format!("{name}: board the beaten ship, or let it sink."),
            Ask::Succeed => {
                format!("{name}, you have lost all you had. You may go on with an ally.")
            }
            Ask::Factory { .. } => format!("{name}: choose a territory for the new factory."),
            Ask::Transfer => match (draft.from, draft.to) {
                (Some(from), Some(to)) => {
                    format!("Move {} from {from} to {to}.", armies(draft.armies))
                }
                (Some(from), None) => format!("Where should armies of {from} go?"),
                _ => format!("{name}: move armies, or end your turn."),
            },
            Ask::Call | Ask::Contest { .. } | Ask::Answer { .. } | Ask::Poker { .. } => {
                self.ally_sentence(prompt)
            }
            Ask::Discard { left } => {
                format!("{name}: lay down {left} of your poker cards; you keep five.")
            }
        }
    }

    /// The attack that armies of a wild card rise against is told here: the map shows where they can.
    fn levy_sentence(&self, name: &str, army: Seat, number: u32) -> String {
        let state = self.view().table();
        let what = match state.phase() {
            Phase::Levy { attack: Attack::Land(battle), .. } => battle.to.name(),
            _ => "ships",
        };
        let (attacker, rise) =
            (self.name(state.turn().seat), if number == 1 { "rises" } else { "rise" });
        format!(
            "{attacker} attacks {what}. {name}: choose where {} of {} {rise}.",
            armies(number),
            self.name(army)
        )
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
            (Some(Ferry::Aboard(from)), _) => {
                format!("How many of {from} come aboard ship {ship}?")
            }
            (Some(Ferry::Ashore(to)), _) => format!("How many of ship {ship} go ashore in {to}?"),
            (None, Some(to)) => format!("Ship {ship} lands on {to}."),
            (None, None) if !draft.engagements.is_empty() => {
                format!("Ship {ship} attacks: join more ships, or begin the battle.")
            }
            (None, None) => format!("What should ship {ship} do?"),
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
        let label = if both { "Draw cards" } else { "Draw a card" };
        Button { label: label.to_owned(), intent: Intent::Draw }
    }

    fn primary(&self, prompt: Prompt) -> Option<Button> {
        let draft = self.draft();
        Some(match prompt.ask {
            Ask::Arrange => done("Go on"),
            Ask::Reinforce { left: 0, forced: false } => done("Keep the cards"),
            Ask::Campaign if self.holds_the_end() && self.draws() => self.draw(),
            Ask::Campaign if self.holds_the_end() => done("End turn"),
            Ask::Campaign if draft.origin().is_none() && !draft.plans() => done("End campaign"),
            Ask::Transfer if draft.to.is_some() => {
                Button { label: "Move".to_owned(), intent: Intent::Confirm }
            }
            Ask::Transfer if self.can_still_call() => done("Go on"),
            Ask::Transfer | Ask::Call => done("End turn"),
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
