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
pub use cards::territory_card::TerritoryCard;
pub use dice::die::DieFace;
pub use frame::announcer::Announcer;
pub use frame::modal::Modal;

use self::frame::awaited::panel;
use self::frame::unfolding::Unfolded;
use super::Controller;
use super::parts::{NOTHING, POKER, Piece, arriving, load_stylesheet};
use crate::page::{Loading, part};
use screens::table::dialog::Dialog;

/// Shows the dialog required by the prompt, the draft or the user, or else the result of the last
/// battle.
#[component]
pub fn DialogHost() -> impl IntoView {
    let controller = Controller::expect();
    provide_context(Unfolded(RwSignal::new(false)));
    let dialog = controller.memo(move |session| dialog::dialog(session, controller.opened()));
    // Of a battle that is fought the panel stays, and shows the dice itself.
    let falls = Derived::new(move |_| {
        let yields = dialog.get().is_none_or(Dialog::yields_to_dice);
        (yields && controller.animates_roll()).then(|| dialog.get().is_none())
    });
    move || {
        match dialog.get() {
        _ if falls.get().is_some() => {
            view! { <dice::roll_animation::RollAnimationPanel is_strip=falls.get_untracked() == Some(true) /> }
                .into_any()
        }
        Some(Dialog::Plan) => view! { <land::plan::AttackPlan /> }.into_any(),
        Some(Dialog::Battle) => view! { <land::battle::BattlePanel /> }.into_any(),
        Some(Dialog::Advance) => view! { <land::advance::AdvancePanel /> }.into_any(),
        Some(Dialog::Path) => view! { <land::path::PathPanel /> }.into_any(),
        Some(Dialog::Transfer) => view! { <land::transfer::TransferPanel /> }.into_any(),
        Some(Dialog::Mobilize) => view! { <land::mobilize::MobilizePanel /> }.into_any(),
        Some(Dialog::Cards) => view! { <cards::sets::CardsDialog /> }.into_any(),
        Some(Dialog::Discard) => view! { <cards::discard::DiscardDialog /> }.into_any(),
        Some(Dialog::React) => view! { <land::react::ReactPanel /> }.into_any(),
        Some(
            dialog @ (Dialog::Ship
            | Dialog::Cruise
            | Dialog::Ferry
            | Dialog::SeaPlan
            | Dialog::SendIn
            | Dialog::SeaBattle
            | Dialog::Board),
        ) => panel(move || Box::pin(at_sea(dialog))),
        Some(dialog @ (Dialog::Succession | Dialog::Call | Dialog::Contest | Dialog::Poker)) => {
            panel(move || Box::pin(for_allies(dialog)))
        }
        None => {
            let poker = arriving(|| Box::pin(poker_result()), NOTHING);
            view! { <dice::strip::ResultStrip />{poker} }.into_any()
        }
    }
    }
}

/// The dialogs that no turn begins with.
pub(crate) fn later() -> [Loading<Piece>; 2] {
    [Box::pin(at_sea(Dialog::Ship)), Box::pin(poker_result())]
}

part! {
    ships:
    /// Draws a dialog about ships.
    fn at_sea(dialog: Dialog) -> Piece {
        Arc::new(move || match dialog {
            Dialog::Ship => view! { <sea::ShipPanel /> }.into_any(),
            Dialog::Cruise => view! { <sea::CruisePanel /> }.into_any(),
            Dialog::Ferry => view! { <sea::FerryPanel /> }.into_any(),
            Dialog::SeaPlan => view! { <sea::SeaPlanPanel /> }.into_any(),
            Dialog::SendIn => view! { <sea::SendInPanel /> }.into_any(),
            Dialog::SeaBattle => view! { <sea::SeaBattlePanel /> }.into_any(),
            _ => view! { <sea::BoardPanel /> }.into_any(),
        })
    }
}

part! {
    poker:
    /// Draws a dialog about allied armies, and poker for them.
    fn for_allies(dialog: Dialog) -> Piece {
        load_stylesheet(&POKER);
        Arc::new(move || match dialog {
            Dialog::Succession => view! { <allies::succession::SuccessionDialog /> }.into_any(),
            Dialog::Call => view! { <allies::poker::CallDialog /> }.into_any(),
            Dialog::Contest => view! { <allies::poker::ContestDialog /> }.into_any(),
            _ => view! { <allies::poker::PokerDialog /> }.into_any(),
        })
    }
}

part! {
    poker:
    /// Draws the result of the last game of poker.
    fn poker_result() -> Piece {
        load_stylesheet(&POKER);
        Arc::new(|| view! { <allies::poker::PokerResult /> }.into_any())
    }
}
