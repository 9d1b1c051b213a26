//! The actions of a normal attack: rolling, or breaking it off (A1).

use crate::erased::Derived;
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::dice::dice_choice::DiceChoice;
use crate::dialogs::dice::roll_buttons::RollButtons;
use crate::dialogs::dice::stop_at::left_in;
use engine::game::{Action, Until};
use screens::land::fight::FightView;
use table::Intent;

#[component]
pub fn NormalFight(fight: Derived<Option<FightView>>) -> impl IntoView {
    let controller = Controller::expect();
    let range = Derived::new(move |_| match *fight.read() {
        Some(FightView::Normal { dice, .. }) => dice,
        _ => (0, 0),
    });
    let armies = Derived::new(move |_| match *fight.read() {
        Some(FightView::Normal { armies, .. }) => armies,
        _ => 0,
    });
    let from = Derived::new(move |_| match *fight.read() {
        Some(FightView::Normal { from, .. }) => left_in(from),
        _ => String::new(),
    });
    let cannot_halt = Derived::new(move |_| match &*fight.read() {
        Some(FightView::Normal { cannot_halt, .. }) => cannot_halt.clone(),
        _ => None,
    });
    let fewer = RwSignal::new(None::<u32>);
    let dice = Derived::new(move |_| {
        let (least, most) = range.get();
        fewer.get().unwrap_or(most).clamp(least, most)
    });
    let once = Derived::new(move |_| text::dice::number(dice.get()));
    let roll = move |until: Until| {
        let dice = u8::try_from(dice.get_untracked()).unwrap_or(1);
        controller.dispatch(Intent::Play(Action::Roll { dice, until }));
    };
    let halt = move || {
        view! {
            <button type="button" class="button" disabled=move || { cannot_halt.read().is_some() }
                on:click=move |_| controller.dispatch(Intent::Play(Action::Halt))>{text::dice::break_off()}</button>
        }
    };
    let why_not =
        move || move || cannot_halt.get().map(|reason| view! { <p class="quiet">{reason}</p> });
    view! {
        <DiceChoice range chosen=dice set=move |number| fewer.set(Some(number)) />
        <RollButtons once force=armies counted=from roll retreat=ToChildren::to_children(halt)
            instead=ToChildren::to_children(why_not) />
    }
}
