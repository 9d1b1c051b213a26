//! The battle that is being fought by the person at the screen.

use crate::slim::{Memo, live};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;

use super::block_fight::BlockFight;
use super::dock::Dock;
use super::focus;
use super::normal_fight::NormalFight;
use super::odds::Odds;
use super::plus_one::PlusOneChoice;
use super::rolls::{LastRoll, RollHistory};
use super::strength::StrengthBar;
use crate::Desk;
use crate::model::{BattleView, FightView, Session};
use engine::core::Seat;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Normal,
    Blocks,
    PlusOne,
}

/// The dice of the last roll, how the fight stands, and what can be done.
#[component]
pub fn BattlePanel() -> impl IntoView {
    let desk = Desk::expect();
    let battle = desk.memo(Session::battle);
    let fight = desk.memo(Session::fight);
    let matchup = desk.memo(Session::standing);
    let kind = Memo::new(move |_| fight.read().as_ref().map(kind));
    let title = Memo::new(move |_| battle.read().as_ref().map_or(String::new(), title));
    let controls = NodeRef::<html::Div>::new();
    view! {
        <Dock title>
            <Standing battle />
            <Odds matchup />
            {live(move || match kind.get() {
                Some(Kind::PlusOne) => ().into_any(),
                _ => view! { <LastRoll battle /> }.into_any(),
            })}
            <div class="fight" node_ref=controls>
                {live(move || {
                    focus::regain(move || controls.get().map(JsCast::unchecked_into));
                    match kind.get() {
                        Some(Kind::Normal) => view! { <NormalFight fight /> }.into_any(),
                        Some(Kind::Blocks) => view! { <BlockFight fight /> }.into_any(),
                        Some(Kind::PlusOne) => {
                            let (attacker, defender) = seats(battle.get_untracked());
                            view! { <PlusOneChoice fight attacker defender /> }.into_any()
                        }
                        None => ().into_any(),
                    }
                })}
            </div>
            <RollHistory battle />
        </Dock>
    }
}

/// How a battle stands: bar, captives.
#[component]
pub fn Standing(
    /// The battle.
    battle: Memo<Option<BattleView>>,
) -> impl IntoView {
    let attacker = Memo::new(move |_| battle.read().as_ref().map(|battle| battle.attacker.clone()));
    let defender = Memo::new(move |_| battle.read().as_ref().map(|battle| battle.defender.clone()));
    let captives = move || battle.read().as_ref().map_or(0, |battle| battle.captives);
    view! {
        <StrengthBar attacker defender />
        {live(move || (captives() > 0).then(|| view! {
            <p class="hint">{format!("Captives taken: {}. They join you at the end of your turn.", captives())}</p>
        }))}
    }
}

fn title(battle: &BattleView) -> String {
    format!("Battle for {}", battle.to)
}

fn kind(fight: &FightView) -> Kind {
    match fight {
        FightView::Normal { .. } => Kind::Normal,
        FightView::Blocks { .. } => Kind::Blocks,
        FightView::PlusOne { .. } => Kind::PlusOne,
    }
}

fn seats(battle: Option<BattleView>) -> (Seat, Seat) {
    battle.map_or((Seat::Red, Seat::Red), |battle| (battle.attacker.seat, battle.defender.seat))
}
