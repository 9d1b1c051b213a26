//! Dice that are rolling, while nothing else reveals their result.

use crate::erased::prelude::*;
use crate::erased::{Derived, live};

use super::rolls::LastRoll;
use crate::Controller;
use crate::dialogs::sea::SeaLastRoll;
use crate::model::{DockSide, Fallen, SeaThrow, Session, Tumble};

/// Shows the rolling dice, and a button to skip the animation.
#[component]
pub fn TumblePanel(
    /// True if they are shown in the place of a result, not of a panel.
    is_strip: bool,
) -> impl IntoView {
    let controller = Controller::expect();
    let tumble = Derived::new(move |_| controller.tumble());
    let side = controller.memo(Session::dock_side);
    view! {
        <section class="dock panel" class:strip=is_strip class:west=move || side.get() == DockSide::West
            role="region" aria-label=text::dice::last_battle()>
            <header class="dock-head"><h2>{move || tumble.read().as_ref().map(|it| it.title.clone())}</h2></header>
            <div class="dock-body">
                {live(move || tumble.get().map(dice))}
                <div class="dock-actions">
                    <button type="button" class="button wide" on:click=move |_| controller.settle()>{text::dice::settle()}</button>
                </div>
            </div>
        </section>
    }
}

fn dice(tumble: Tumble) -> AnyView {
    let timing = Some(tumble.timing());
    match tumble.dice {
        Fallen::Land(battle) => {
            let battle = Derived::new(move |_| Some(battle.clone()));
            view! { <LastRoll battle /> }.into_any()
        }
        Fallen::Sea(_, SeaThrow { by, other, last, .. }) => {
            view! { <SeaLastRoll last by other timing /> }.into_any()
        }
    }
}
