//! The battle of the person at the screen.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::battles::muster;
use screens::land::fight;

use super::block_fight::BlockFight;
use super::normal_fight::NormalFight;
use super::plus_one::PlusOneChoice;
use crate::Controller;
use crate::dialogs::dice::odds::Odds;
use crate::dialogs::dice::rolls::{LastRoll, RollHistory};
use crate::dialogs::dice::strength::StrengthBar;
use crate::dialogs::frame::dock::Dock;
use engine::core::Seat;
use screens::battles::battle::BattleView;
use screens::land::fight::FightView;

#[derive(Clone, Copy, PartialEq, Eq)]
enum BattleKind {
    Normal,
    Blocks,
    PlusOne,
}

/// Shows the dice of the last roll, the state of the battle, and the possible actions.
#[component]
pub fn BattlePanel() -> impl IntoView {
    let controller = Controller::expect();
    let battle = controller.memo(BattleView::of);
    let fight = controller.memo(fight::fight);
    let matchup = controller.memo(fight::standing);
    let kind = Derived::new(move |_| fight.read().as_ref().map(kind));
    let title = Derived::new(move |_| battle.read().as_ref().map_or(String::new(), title));
    let risen = controller.memo(muster::risen_in_words);
    view! {
        <Dock title>
            <Standing battle />
            {move || risen.get().map(|risen| view! { <p class="quiet">{risen}</p> })}
            <Odds matchup />
            {move || match kind.get() {
                Some(BattleKind::PlusOne) => ().into_any(),
                _ => view! { <LastRoll battle /> }.into_any(),
            }}
            <div class="fight">
                {move || {
                    match kind.get() {
                        Some(BattleKind::Normal) => view! { <NormalFight fight /> }.into_any(),
                        Some(BattleKind::Blocks) => view! { <BlockFight fight /> }.into_any(),
                        Some(BattleKind::PlusOne) => {
                            let (attacker, defender) = seats(battle.get_untracked());
                            view! { <PlusOneChoice fight attacker defender /> }.into_any()
                        }
                        None => ().into_any(),
                    }
                }}
            </div>
            <RollHistory battle />
        </Dock>
    }
}

/// Shows the state of a battle: strengths and captives.
#[component]
pub fn Standing(battle: Derived<Option<BattleView>>) -> impl IntoView {
    let attacker =
        Derived::new(move |_| battle.read().as_ref().map(|battle| battle.attacker.clone()));
    let defender =
        Derived::new(move |_| battle.read().as_ref().map(|battle| battle.defender.clone()));
    let captives = move || battle.read().as_ref().map_or(0, |battle| battle.captives);
    view! {
        <StrengthBar attacker defender />
        {move || (captives() > 0).then(|| view! {
            <p class="hint">{text::land::captives(captives())}</p>
        })}
    }
}

fn title(battle: &BattleView) -> String {
    text::land::battle(battle.to)
}

fn kind(fight: &FightView) -> BattleKind {
    match fight {
        FightView::Normal { .. } => BattleKind::Normal,
        FightView::Blocks { .. } => BattleKind::Blocks,
        FightView::PlusOne { .. } => BattleKind::PlusOne,
    }
}

fn seats(battle: Option<BattleView>) -> (Seat, Seat) {
    battle.map_or((Seat::Red, Seat::Red), |battle| (battle.attacker.seat, battle.defender.seat))
}
