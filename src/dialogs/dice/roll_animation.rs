//! Dice that are rolling, while nothing else reveals their result.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::table::dialog;

use super::rolls::LastRoll;
use super::sea_roll::SeaLastRoll;
use crate::Controller;
use screens::battles::naval_dice::SeaRoll;
use screens::story::roll_animation::{AnimatedRoll, RollAnimation};
use screens::table::dialog::DockSide;

/// The place of rolling dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RollPlacement {
    /// A panel, in place of a dialog.
    Panel,
    /// The strip that then shows the result.
    Strip,
}

/// Shows the rolling dice, and a button to skip the animation.
#[component]
pub fn RollAnimationPanel(placement: RollPlacement) -> impl IntoView {
    let controller = Controller::expect();
    let roll_animation = Derived::new(move |_| controller.roll_animation());
    let side = controller.memo(dialog::dock_side);
    view! {
        <section class="dock panel" class:strip={placement == RollPlacement::Strip} class:west=move || side.get() == DockSide::West
            role="region" aria-label=text::dice::last_battle()>
            <header class="dock-head"><h2>{move || roll_animation.read().as_ref().map(|it| it.title.clone())}</h2></header>
            <div class="dock-body">
                {move || roll_animation.get().map(dice)}
                <div class="dock-actions">
                    <button type="button" class="button wide" on:click=move |_| controller.settle()>{text::dice::settle()}</button>
                </div>
            </div>
        </section>
    }
}

fn dice(roll_animation: RollAnimation) -> AnyView {
    let timing = Some(roll_animation.timing());
    match roll_animation.dice {
        AnimatedRoll::Land(battle) => {
            let battle = Derived::new(move |_| Some(battle.clone()));
            view! { <LastRoll battle /> }.into_any()
        }
        AnimatedRoll::Sea(_, SeaRoll { by, other, last, .. }) => {
            view! { <SeaLastRoll last by other timing /> }.into_any()
        }
    }
}
