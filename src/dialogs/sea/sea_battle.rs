//! A sea battle: each engagement is a card (N8, N9).

use crate::erased::prelude::*;
use crate::erased::{Derived, live};

use crate::Controller;
use crate::dialogs::dice::odds::Odds;
use crate::dialogs::dice::roll_board::RollBoard;
use crate::dialogs::frame::dock::Dock;
use crate::dialogs::frame::seat_label::SeatLabel;
use crate::dialogs::land::dice_choice::DiceChoice;
use crate::model::{EngagementView, Intent, SeaBattleView, SeaRollView, Session};
use engine::core::{InOrder, Seat, ShipId};
use engine::game::{Action, SeaAction, Standing, Until};

/// All engagements, those to be rolled first.
#[component]
pub fn SeaBattlePanel() -> impl IntoView {
    let controller = Controller::expect();
    let battle = controller.memo(Session::sea_battle);
    let side = Derived::new(move |_| {
        let battle = battle.read();
        let seat = battle.as_ref().map(|battle| battle.side);
        seat.map(|seat| controller.with(|session| session.name(seat).to_owned()))
            .unwrap_or_default()
    });
    view! {
        <Dock title=text::sea::battle()>
            <p>{live(move || text::sea::rolls(side.get()))}</p>
            <div class="engagements">
                {live(move || battle.read().as_ref().map(|battle| cards(battle).collect_view()))}
            </div>
        </Dock>
    }
}

fn cards(battle: &SeaBattleView) -> impl Iterator<Item = impl IntoView + use<>> + use<> {
    let mut engagements = battle.engagements.clone();
    engagements
        .order_by_key(|engagement| (!engagement.can_roll, engagement.standing != Standing::Open));
    engagements.into_iter().map(move |engagement| view! { <Card engagement /> })
}

#[component]
fn Card(engagement: EngagementView) -> impl IntoView {
    let (by, other) = (engagement.by, engagement.other);
    let ships = engagement.ships.iter().map(|(ship, crew, block)| crew_line(*ship, *crew, *block));
    let ships = ships.collect_view();
    let (target, crew) = engagement.target;
    let matchup = Signal::stored(engagement.matchup.clone());
    let result = match engagement.standing {
        Standing::Open => None,
        Standing::Won => Some(text::sea::won()),
        Standing::Lost => Some(text::sea::lost()),
    };
    let last = engagement.last.clone().map(|last| view! { <SeaLastRoll last by other /> });
    let actions = engagement.can_roll.then(|| view! { <Rolls engagement=engagement.clone() /> });
    view! {
        <div class="engagement" class:over=result.is_some() role="group" aria-label=text::sea::against(target)>
            <div class="sides">
                <div class="side"><SeatLabel seat=by />{ships}</div>
                <span class="versus" aria-hidden="true">"→"</span>
                <div class="side"><SeatLabel seat=other />{crew_line(target, crew, crew)}</div>
            </div>
            {result.map(|result| view! { <p><strong>{result}</strong></p> })}
            <Odds matchup />
            {actions}
            {last}
        </div>
    }
}

/// A ship with its crew as pips, the committed ones strong.
fn crew_line(ship: ShipId, crew: u32, block: u32) -> impl IntoView {
    let strong = "●".repeat(block.min(20) as usize);
    let weak = "○".repeat(crew.saturating_sub(block).min(20) as usize);
    let words = text::sea::fighting_crew(ship, crew);
    view! {
        <span class="crew-line"><span>{words}</span><span class="pips" aria-hidden="true">{strong}{weak}</span></span>
    }
}

/// The last dice of an engagement, and the rolls for sinking that followed (N9).
#[component]
pub fn SeaLastRoll(
    last: SeaRollView,
    /// Whose ships attack in it.
    by: Seat,
    /// Whose ship is attacked.
    other: Seat,
) -> impl IntoView {
    let sinking = last.sinking.into_iter().map(|(ship, own, victor)| {
        let ends = if own < victor { text::sea::sinks } else { text::sea::sinks_afloat };
        view! { <p class="hint">{ends(ship, own, victor)}</p> }
    });
    view! {
        <RollBoard roll=last.roll attacker=by defender=other />
        {sinking.collect_view()}
    }
}

#[component]
fn Rolls(engagement: EngagementView) -> impl IntoView {
    let controller = Controller::expect();
    let number = engagement.number;
    let blocks = if engagement.blocks.is_empty() { vec![0] } else { engagement.blocks.clone() };
    let several = blocks.len() > 1;
    let ships = engagement.ships.clone();
    let (least, most) = engagement.dice;
    let fewer = Variable::new(None::<u8>);
    let chosen = Signal::derive(move || fewer.get().map_or(most, u32::from));
    let set = move |dice: u32| fewer.set(u8::try_from(dice).ok());
    let roll = move |block: u8, until: Until| {
        controller.dispatch(Intent::Play(Action::Sea(SeaAction::Roll {
            engagement: number,
            block,
            dice: fewer.get_untracked(),
            until,
        })));
    };
    let once = blocks.iter().map(|&block| {
        let ship = ships.get(usize::from(block)).map(|(ship, ..)| *ship);
        let label = match ship.filter(|_| several) {
            Some(ship) => text::sea::roll_ship(ship),
            None => text::dice::roll_once().to_owned(),
        };
        view! {
            <button type="button" class="button primary" on:click=move |_| roll(block, Until::Once)>{label}</button>
        }
    });
    let once = once.collect_view();
    let first = blocks.first().copied().unwrap_or(0);
    let reserves = engagement.reserves.iter().map(|&(block, most)| {
        let add = move |_| {
            let action = Action::Sea(SeaAction::Reserve { engagement: number, block, armies: most });
            controller.dispatch(Intent::Play(action));
        };
        view! { <button type="button" class="button" on:click=add>{text::sea::add_reserves(most)}</button> }
    });
    let reserves = reserves.collect_view();
    let break_off = engagement.can_break_off.then(|| view! {
        <button type="button" class="button"
            on:click=move |_| controller.dispatch(Intent::Play(Action::Sea(SeaAction::BreakOff { engagement: number })))>{text::dice::break_off()}</button>
    });
    view! {
        <DiceChoice range=(least, most) chosen set />
        <div class="sea-rolls">
            {once}
            <button type="button" class="button" on:click=move |_| roll(first, Until::Conquest)>{text::dice::until_the_end()}</button>
            {reserves}
            {break_off}
        </div>
    }
}
