//! The question that a player has to answer, as a word that lessons know.
//!
//! A scene may have parts: `plan/flanking` is part of `plan`, and lines for `plan` apply to it too.

use crate::allies::poker;
use crate::land::moves::AdvanceView;
use crate::sea::voyage::{ShoreView, VoyageView};
use crate::table::dialog::{self, AllyDialog, Dialog, Opened, SeaDialog};
use engine::game::{Ask, Prompt, ReactionMoment};
use engine::poker::{Card, PokerQuestion};
use table::{Duty, Plan, Session};

#[cfg(test)]
pub(super) const SCENES: [&str; 55] = [
    "draw",
    "defend",
    "ambush",
    "barrage",
    "missile",
    "wait",
    "over",
    "place",
    "sets",
    "cards",
    "campaign",
    "target",
    "plan",
    "plan/committed",
    "plan/flanking",
    "battle",
    "battle/plus-one",
    "ending",
    "advance",
    "advance/stay",
    "transfer",
    "transfer-to",
    "move",
    "mobilize",
    "reveal",
    "levy",
    "factory",
    "launch",
    "ship",
    "ship/land",
    "cruise",
    "ferry",
    "landing",
    "sea-plan",
    "send-in",
    "sea-battle",
    "board",
    "call",
    "contest",
    "answer",
    "won",
    "name",
    "use",
    "bet",
    "bet/call",
    "exchange",
    "exchange/pair",
    "show",
    "looking-on",
    "showdown",
    "another",
    "join",
    "discard",
    "succeed",
    "else",
];

/// Returns `true` if `scene` is `named`, or a part of it.
pub(super) fn is_part(scene: &str, named: &str) -> bool {
    scene.strip_prefix(named).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

pub(super) fn scene(session: &Session, opened: Option<Opened>) -> &'static str {
    let dialog = dialog::dialog(session, opened);
    let Duty::Decide(prompt) = session.duty() else {
        return match (session.duty(), dialog) {
            (Duty::Showdown, _) if session.prize().is_some() => "won",
            (Duty::Showdown, _) => "showdown",
            (Duty::Over, _) => "over",
            (_, Some(Dialog::Allies(AllyDialog::Poker))) => "looking-on",
            _ => "wait",
        };
    };
    match dialog {
        Some(dialog) => of_dialog(session, dialog, prompt.ask),
        None => of_prompt(session, prompt),
    }
}

fn of_dialog(session: &Session, dialog: Dialog, ask: Ask) -> &'static str {
    match dialog {
        Dialog::Plan if session.draft().ship.is_some() => "landing",
        Dialog::Plan => match session.draft().plan {
            Plan::Normal => "plan",
            Plan::Committed => "plan/committed",
            Plan::Flanking => "plan/flanking",
        },
        Dialog::Path => "campaign",
        Dialog::Battle if ask == Ask::PlusOne => "battle/plus-one",
        Dialog::Battle => "battle",
        Dialog::Advance if AdvanceView::of(session).is_some_and(|view| view.proposed == 0) => {
            "advance/stay"
        }
        Dialog::Advance => "advance",
        Dialog::Transfer => "move",
        Dialog::Mobilize if matches!(ask, Ask::Reveal { .. }) => "reveal",
        Dialog::Mobilize => "mobilize",
        Dialog::Cards => "cards",
        Dialog::Discard => "discard",
        Dialog::Allies(AllyDialog::Succession) => "succeed",
        Dialog::Sea(SeaDialog::Ship) => of_ship(session),
        Dialog::Sea(SeaDialog::Cruise) => "cruise",
        Dialog::Sea(SeaDialog::Ferry) => "ferry",
        Dialog::Sea(SeaDialog::Plan) => "sea-plan",
        Dialog::Sea(SeaDialog::SendIn) => "send-in",
        Dialog::Sea(SeaDialog::Battle) => "sea-battle",
        Dialog::Sea(SeaDialog::Board) => "board",
        Dialog::Allies(AllyDialog::Call) => "call",
        Dialog::Allies(AllyDialog::Contest) if matches!(ask, Ask::Answer { .. }) => "answer",
        Dialog::Allies(AllyDialog::Contest) if matches!(ask, Ask::Won { .. }) => "won",
        Dialog::Allies(AllyDialog::Contest) if matches!(ask, Ask::AnotherHand { .. }) => "another",
        Dialog::Allies(AllyDialog::Contest) if matches!(ask, Ask::Join { .. }) => "join",
        Dialog::Allies(AllyDialog::Contest) => "contest",
        Dialog::React => match ask {
            Ask::Window { moment: ReactionMoment::Start, .. } => "ambush",
            Ask::Window { moment: ReactionMoment::Roll, .. } => "barrage",
            Ask::Window { moment: ReactionMoment::Missiles, .. } => "missile",
            _ => "defend",
        },
        Dialog::Allies(AllyDialog::Poker) => match ask {
            Ask::Poker { question: PokerQuestion::Name, .. } => "name",
            Ask::Poker { question: PokerQuestion::Use, .. } => "use",
            Ask::Poker { question: PokerQuestion::Bet { owed: 0, .. }, .. } => "bet",
            Ask::Poker { question: PokerQuestion::Bet { .. }, .. } => "bet/call",
            Ask::Poker { question: PokerQuestion::Exchange, .. }
                if !loose_cards(session).is_empty() =>
            {
                "exchange/pair"
            }
            Ask::Poker { question: PokerQuestion::Exchange, .. } => "exchange",
            _ => "show",
        },
    }
}

fn of_ship(session: &Session) -> &'static str {
    let lands = |shore: &ShoreView| shore.land.as_ref().is_some_and(|option| option.can.is_ok());
    match VoyageView::of(session) {
        Some(voyage) if voyage.shores.iter().any(lands) => "ship/land",
        _ => "ship",
    }
}

/// Returns the cards of the hand at the screen that aren't in a pair, if any others are.
pub(super) fn loose_cards(session: &Session) -> Vec<Card> {
    let hand = poker::own_poker(session).map(|own| own.hand).unwrap_or_default();
    let is_alone = |card: &Card| hand.iter().filter(|it| it.rank() == card.rank()).count() == 1;
    let loose: Vec<Card> = hand.iter().copied().filter(is_alone).collect();
    if loose.len() < hand.len() { loose } else { Vec::new() }
}

fn of_prompt(session: &Session, prompt: Prompt) -> &'static str {
    let has_origin = session.draft().from.is_some();
    match session.asked(prompt).ask {
        Ask::Reinforce { left: 0, .. } => "sets",
        Ask::Reinforce { .. } => "place",
        Ask::Campaign if session.defers_the_end() => "ending",
        Ask::Campaign if has_origin => "target",
        Ask::Campaign => "campaign",
        Ask::Transfer if has_origin => "transfer-to",
        Ask::Transfer => "transfer",
        Ask::Levy { .. } => "levy",
        Ask::Factory { .. } => "factory",
        Ask::Launch { .. } => "launch",
        Ask::Draw => "draw",
        _ => "else",
    }
}
