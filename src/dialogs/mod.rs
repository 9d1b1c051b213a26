//! The dialogs of the table: one host, one at a time.

mod allies;
mod cards;
mod dice;
pub(crate) mod frame;
mod land;
mod sea;

use screens::table::dialog;
use std::sync::Arc;

use crate::erased::Derived;
use leptos::prelude::*;

pub use cards::glimpse::Glimpses;
pub use cards::objective::ObjectiveCard;
pub use cards::playing_card::PlayingCard;
pub use cards::territory_card::TerritoryCardView;
pub use dice::die::DieFace;
pub use frame::announcer::Announcer;
pub use frame::modal::Modal;

use self::dice::roll_animation::RollPlacement;
use self::frame::awaited::panel;
use self::frame::unfolding::Unfolded;
use super::Controller;
use super::parts::{DrawFn, NOTHING, POKER, arriving, load_stylesheet};
use crate::page::{Loading, part};
use screens::table::dialog::{AllyDialog, Dialog, SeaDialog};

/// Shows the dialog required by the prompt, the draft or the user, or else the result of the last
/// battle.
#[component]
pub fn DialogHost() -> impl IntoView {
    let controller = Controller::expect();
    provide_context(Unfolded(RwSignal::new(false)));
    let dialog = controller.memo(move |session| dialog::dialog(session, controller.opened()));
    // The battle panel stays open during a roll and shows the dice itself.
    let roll = Derived::new(move |_| {
        let dialog = dialog.get();
        let yields = dialog.is_none_or(Dialog::yields_to_dice);
        (yields && controller.animates_roll()).then_some(match dialog {
            Some(_) => RollPlacement::Panel,
            None => RollPlacement::Strip,
        })
    });
    // The dialog is read first, since the roll is derived from it (see `Derived`).
    move || match (dialog.get(), roll.get()) {
        (_, Some(placement)) => {
            view! { <dice::roll_animation::RollAnimationPanel placement /> }.into_any()
        }
        (Some(dialog), None) => drawn(dialog),
        (None, None) => {
            let poker = arriving(|| Box::pin(poker_result()), NOTHING);
            view! { <dice::strip::ResultStrip />{poker} }.into_any()
        }
    }
}

/// Draws a dialog.
fn drawn(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::Plan => view! { <land::plan::AttackPlan /> }.into_any(),
        Dialog::Battle => view! { <land::battle::BattlePanel /> }.into_any(),
        Dialog::Advance => view! { <land::advance::AdvancePanel /> }.into_any(),
        Dialog::Path => view! { <land::path::PathPanel /> }.into_any(),
        Dialog::Transfer => view! { <land::transfer::TransferPanel /> }.into_any(),
        Dialog::Mobilize => view! { <land::mobilize::MobilizePanel /> }.into_any(),
        Dialog::Cards => panel(|| Box::pin(cards())),
        Dialog::Discard => panel(|| Box::pin(discard())),
        Dialog::React => view! { <land::react::ReactPanel /> }.into_any(),
        Dialog::Sea(dialog) => panel(move || Box::pin(at_sea(dialog))),
        Dialog::Allies(dialog) => panel(move || Box::pin(for_allies(dialog))),
    }
}

part! {
    cards:
    /// Draws the player's own cards.
    fn cards() -> DrawFn {
        Arc::new(|| view! { <cards::sets::CardsDialog /> }.into_any())
    }
}

part! {
    cards:
    /// Draws the choice of cards to discard.
    fn discard() -> DrawFn {
        Arc::new(|| view! { <cards::discard::DiscardDialog /> }.into_any())
    }
}

/// Loads dialogs that no first turn begins with, ahead of time.
pub(crate) fn later() -> [Loading<DrawFn>; 3] {
    [Box::pin(cards()), Box::pin(at_sea(SeaDialog::Ship)), Box::pin(poker_result())]
}

part! {
    ships:
    /// Draws a dialog about ships.
    fn at_sea(dialog: SeaDialog) -> DrawFn {
        Arc::new(move || match dialog {
            SeaDialog::Ship => view! { <sea::ShipPanel /> }.into_any(),
            SeaDialog::Cruise => view! { <sea::CruisePanel /> }.into_any(),
            SeaDialog::Ferry => view! { <sea::FerryPanel /> }.into_any(),
            SeaDialog::Plan => view! { <sea::SeaPlanPanel /> }.into_any(),
            SeaDialog::SendIn => view! { <sea::SendInPanel /> }.into_any(),
            SeaDialog::Battle => view! { <sea::SeaBattlePanel /> }.into_any(),
            SeaDialog::Board => view! { <sea::BoardPanel /> }.into_any(),
        })
    }
}

part! {
    poker:
    /// Draws a dialog about allied armies, and poker for them.
    fn for_allies(dialog: AllyDialog) -> DrawFn {
        load_stylesheet(&POKER);
        Arc::new(move || match dialog {
            AllyDialog::Succession => view! { <allies::succession::SuccessionDialog /> }.into_any(),
            AllyDialog::Call => view! { <allies::poker::CallDialog /> }.into_any(),
            AllyDialog::Contest => view! { <allies::poker::ContestDialog /> }.into_any(),
            AllyDialog::Poker => view! { <allies::poker::PokerDialog /> }.into_any(),
        })
    }
}

part! {
    poker:
    /// Draws the result of the last game of poker.
    fn poker_result() -> DrawFn {
        load_stylesheet(&POKER);
        Arc::new(|| view! { <allies::poker::PokerResult /> }.into_any())
    }
}
