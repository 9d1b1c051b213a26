//! Boarding a beaten ship, or letting it sink (N10).

use crate::erased::Derived;
use leptos::prelude::*;
use screens::sea::fight::BoardView;

use crate::Controller;
use crate::dialogs::dice::sea_roll::SeaLastRoll;
use crate::dialogs::frame::dock::Dock;
use crate::dialogs::frame::seat_label::SeatLabel;
use crate::dialogs::frame::sure::Sure;
use crate::parts::Stepper;
use engine::core::ShipId;
use engine::game::{Action, SeaAction};
use screens::battles::naval_dice::SeaRoll;
use table::Intent;

/// Asks which ship boards, with how many armies, or none.
#[component]
pub fn BoardPanel() -> impl IntoView {
    let controller = Controller::expect();
    let board = controller.memo(BoardView::of);
    let title = Derived::new(move |_| {
        board.read().as_ref().map_or(String::new(), |view| text::sea::beaten(view.prize))
    });
    let boarders = move || board.read().as_ref().map_or(Vec::new(), |view| view.boarders.clone());
    view! {
        <Dock title>
            {move || board.read().as_ref().map(|view| {
                let [before, _, after] = text::sea::abandoned(view.captives);
                view! { <p>{before}<SeatLabel seat=view.owner />{after}</p> }
            })}
            <p class="quiet">{text::sea::board_about()}</p>
            <For each=boarders key=|(ship, most)| (*ship, *most) let((ship, most))>
                <Boarder ship most />
            </For>
            {move || board.read().as_ref().and_then(|view| view.last.clone()).map(|throw| {
                let SeaRoll { by, other, last, .. } = throw;
                view! { <SeaLastRoll last by other /> }
            })}
            <div class="dock-actions">
                <Sure label=text::sea::sink() class="button wide" asks=true
                    question=text::sea::sink_about()
                    go=move |()| controller.dispatch(Intent::Play(Action::Sea(SeaAction::Sink))) />
            </div>
        </Dock>
    }
}

#[component]
fn Boarder(ship: ShipId, most: u32) -> impl IntoView {
    let controller = Controller::expect();
    let armies = RwSignal::new(1);
    let go = move |_| {
        let armies = armies.get_untracked();
        controller.dispatch(Intent::Play(Action::Sea(SeaAction::Board { ship, armies })));
    };
    view! {
        <div class="field" role="group" aria-label=text::sea::boards(ship)>
            <Stepper label=text::sea::boards_armies() value=armies
                range=Signal::stored((1, most)) set=move |number| armies.set(number) presets=true />
            <button type="button" class="button primary wide" data-first on:click=go>
                {move || text::sea::BoardsGo { ship, armies: armies.get() }.say()}
            </button>
        </div>
    }
}
