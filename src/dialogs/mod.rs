//! The dialogs of the table: one host, one at a time.

mod advance;
mod battle;
mod block_fight;
mod cards;
mod dice_choice;
mod die;
mod discard;
mod dock;
mod flanks;
pub(super) mod focus;
mod mobilize;
mod modal;
mod naval;
mod normal_fight;
mod odds;
mod path;
mod plan;
mod playing_card;
mod plus_one;
mod poker;
mod roll_board;
mod roll_buttons;
mod rolls;
mod seat_label;
mod strength;
mod strip;
mod succession;
mod sure;
mod territory_card;
mod transfer;

use leptos::prelude::*;

pub use modal::Modal;
pub use playing_card::PlayingCard;
pub use territory_card::TerritoryCard;

use super::Desk;
use super::model::Dialog;

/// Shows the dialog that the prompt, the draft or the person demands; the result of the last battle
/// where there is none.
#[component]
pub fn DialogHost() -> impl IntoView {
    let desk = Desk::expect();
    let dialog = desk.memo(move |session| session.dialog(desk.opened()));
    move || match dialog.get() {
        Some(Dialog::Plan) => view! { <plan::AttackPlan /> }.into_any(),
        Some(Dialog::Battle) => view! { <battle::BattlePanel /> }.into_any(),
        Some(Dialog::Advance) => view! { <advance::AdvancePanel /> }.into_any(),
        Some(Dialog::Path) => view! { <path::PathPanel /> }.into_any(),
        Some(Dialog::Transfer) => view! { <transfer::TransferPanel /> }.into_any(),
        Some(Dialog::Mobilize) => view! { <mobilize::MobilizePanel /> }.into_any(),
        Some(Dialog::Cards) => view! { <cards::CardsDialog /> }.into_any(),
        Some(Dialog::Discard) => view! { <discard::DiscardDialog /> }.into_any(),
        Some(Dialog::Succession) => view! { <succession::SuccessionDialog /> }.into_any(),
        Some(Dialog::Ship) => view! { <naval::ShipPanel /> }.into_any(),
        Some(Dialog::Cruise) => view! { <naval::CruisePanel /> }.into_any(),
        Some(Dialog::Ferry) => view! { <naval::FerryPanel /> }.into_any(),
        Some(Dialog::SeaPlan) => view! { <naval::SeaPlanPanel /> }.into_any(),
        Some(Dialog::SendIn) => view! { <naval::SendInPanel /> }.into_any(),
        Some(Dialog::SeaBattle) => view! { <naval::SeaBattlePanel /> }.into_any(),
        Some(Dialog::Board) => view! { <naval::BoardPanel /> }.into_any(),
        Some(Dialog::Call) => view! { <poker::CallDialog /> }.into_any(),
        Some(Dialog::Contest) => view! { <poker::ContestDialog /> }.into_any(),
        Some(Dialog::Poker) => view! { <poker::PokerDialog /> }.into_any(),
        None => view! { <strip::ResultStrip /><poker::PokerResult /> }.into_any(),
    }
}
