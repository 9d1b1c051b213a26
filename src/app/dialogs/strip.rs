//! The result of a battle, as long as nothing else happens: nobody misses the dice that decided it.

use crate::app::slim::{Memo, live};
use leptos::prelude::*;

use super::rolls::{LastRoll, RollHistory};
use crate::app::Desk;
use crate::app::model::{BattleView, Ending, Session};
use crate::app::parts::{Icon, IconKind};

/// The battle that ended last, or that a computer player fights. It can be sent away.
#[component]
pub fn ResultStrip() -> impl IntoView {
    let desk = Desk::expect();
    let result = desk.memo(Session::battle_result);
    let dismissed = RwSignal::new(None::<usize>);
    let declared = Memo::new(move |_| result.read().as_ref().map(|battle| battle.declared_at));
    let shown = Memo::new(move |_| declared.get().is_some() && declared.get() != dismissed.get());
    let title = move || result.read().as_ref().map(headline);
    view! {
        <Show when=move || shown.get()>
            <section class="dock strip panel" role="region" aria-label="The last battle">
                <header class="dock-head">
                    <h2>{title}</h2>
                    <button type="button" class="button plain" aria-label="Close"
                        on:click=move |_| dismissed.set(declared.get_untracked())>
                        <Icon kind=IconKind::Close />
                    </button>
                </header>
                <div class="dock-body">
                    <p class="quiet">{live(move || result.read().as_ref().map(toll))}</p>
                    <LastRoll battle=result />
                    <RollHistory battle=result />
                </div>
            </section>
        </Show>
    }
}

/// What a battle cost both sides.
fn toll(battle: &BattleView) -> String {
    let (attacker, defender) = (&battle.attacker, &battle.defender);
    format!(
        "{} lost {} of {}, {} {} of {}.",
        attacker.name,
        attacker.lost(),
        attacker.start,
        defender.name,
        defender.lost(),
        defender.start
    )
}

/// A battle in a few words.
pub fn headline(battle: &BattleView) -> String {
    let (to, attacker) = (battle.to, &battle.attacker.name);
    match battle.ending {
        Some(Ending::Conquered) => format!("{attacker} takes {to}"),
        Some(Ending::BrokenOff) => format!("{attacker} breaks off at {to}"),
        Some(Ending::Repelled) => format!("{to} holds out against {attacker}"),
        None => format!("{attacker} attacks {to}"),
    }
}
