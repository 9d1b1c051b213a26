//! What a person is asked, as one word that lessons know.

use crate::model::{Dialog, Duty, Opened, Session};
use engine::game::{Ask, Moment, Prompt};
use engine::poker::Question;

#[cfg(test)]
pub(super) const SCENES: [&str; 44] = [
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
    "battle",
    "advance",
    "transfer",
    "transfer-to",
    "move",
    "mobilize",
    "reveal",
    "levy",
    "factory",
    "launch",
    "ship",
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
    "exchange",
    "show",
    "looking-on",
    "discard",
    "succeed",
    "else",
];

pub(super) fn scene(session: &Session, opened: Option<Opened>) -> &'static str {
    let dialog = session.dialog(opened);
    let Duty::Decide(prompt) = session.duty() else {
        return match dialog {
            Some(Dialog::Poker) => "looking-on",
            _ if session.duty() == Duty::Over => "over",
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
        Dialog::Plan => "plan",
        Dialog::Path => "campaign",
        Dialog::Battle => "battle",
        Dialog::Advance => "advance",
        Dialog::Transfer => "move",
        Dialog::Mobilize if matches!(ask, Ask::Reveal { .. }) => "reveal",
        Dialog::Mobilize => "mobilize",
        Dialog::Cards => "cards",
        Dialog::Discard => "discard",
        Dialog::Succession => "succeed",
        Dialog::Ship => "ship",
        Dialog::Cruise => "cruise",
        Dialog::Ferry => "ferry",
        Dialog::SeaPlan => "sea-plan",
        Dialog::SendIn => "send-in",
        Dialog::SeaBattle => "sea-battle",
        Dialog::Board => "board",
        Dialog::Call => "call",
        Dialog::Contest if matches!(ask, Ask::Answer { .. }) => "answer",
        Dialog::Contest if matches!(ask, Ask::Won { .. }) => "won",
        Dialog::Contest => "contest",
        Dialog::React => match ask {
            Ask::Window { moment: Moment::Start, .. } => "ambush",
            Ask::Window { moment: Moment::Roll, .. } => "barrage",
            Ask::Window { moment: Moment::Missiles, .. } => "missile",
            _ => "defend",
        },
        Dialog::Poker => match ask {
            Ask::Poker { question: Question::Name, .. } => "name",
            Ask::Poker { question: Question::Use, .. } => "use",
            Ask::Poker { question: Question::Bet { .. }, .. } => "bet",
            Ask::Poker { question: Question::Exchange, .. } => "exchange",
            _ => "show",
        },
    }
}

fn of_prompt(session: &Session, prompt: Prompt) -> &'static str {
    let has_origin = session.draft().from.is_some();
    match session.asked(prompt).ask {
        Ask::Reinforce { left: 0, .. } => "sets",
        Ask::Reinforce { .. } => "place",
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
