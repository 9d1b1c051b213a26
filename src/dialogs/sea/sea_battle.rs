//! A sea battle, with a card for each engagement (N8, N9).

use leptos::prelude::*;

use super::vessel::vessel;
use crate::Controller;
use crate::dialogs::dice::dice_choice::DiceChoice;
use crate::dialogs::dice::odds::{Chance, Odds};
use crate::dialogs::dice::reserves::Reserves;
use crate::dialogs::dice::sea_roll::SeaLastRoll;
use crate::dialogs::dice::stop_at::{StopAt, left_in};
use crate::dialogs::frame::dock::Dock;
use crate::dialogs::frame::seat_label::SeatLabel;
use crate::dialogs::frame::unfolding::Unfolding;
use engine::game::{Action, EngagementStatus, SeaAction, Until};
use screens::sea::fight::{EngagementView, SeaBattleView};
use screens::story::roll_animation::{AnimatedRoll, RollAnimation, Timing};
use stdx::InOrder;
use table::Intent;

/// Shows all engagements, starting with those that have to roll.
#[component]
pub fn SeaBattlePanel() -> impl IntoView {
    let controller = Controller::expect();
    let battle = controller.memo(SeaBattleView::of);
    view! {
        <Dock title=text::sea::battle()>
            <div class="engagements">
                {move || battle.get().map(|battle| cards(battle, controller.roll_animation()).collect_view())}
            </div>
        </Dock>
    }
}

fn cards(
    battle: SeaBattleView,
    roll_animation: Option<RollAnimation>,
) -> impl Iterator<Item = impl IntoView + use<>> + use<> {
    let mut engagements = battle.engagements;
    engagements.order_by_key(|engagement| {
        (!engagement.can_roll, engagement.standing != EngagementStatus::Open)
    });
    engagements.into_iter().map(move |mut engagement| {
        let mut timing = None;
        // Only the dice change during a roll; the rest of the engagement changes once they settle.
        if let Some(roll_animation) = &roll_animation
            && let AnimatedRoll::Sea(number, throw) = &roll_animation.dice
            && *number == engagement.number
        {
            engagement.last = Some(throw.last.clone());
            timing = Some(roll_animation.timing());
        }
        view! { <Card engagement timing /> }
    })
}

#[component]
fn Card(
    engagement: EngagementView,
    /// The times at which the dice settle, if the roll is being animated.
    timing: Option<Timing>,
) -> impl IntoView {
    let (by, other) = (engagement.by, engagement.other);
    let crew_line = |seat, ship, crew: u32, block: u32| {
        let name = text::sea::FightingCrew { ship, crew }.say();
        vessel(seat, name, block, crew.saturating_sub(block))
    };
    let ships =
        engagement.ships.iter().map(|(ship, crew, block)| crew_line(by, *ship, *crew, *block));
    let ships = ships.collect_view();
    let (target, crew) = engagement.target;
    let matchup = Signal::stored(engagement.matchup.clone());
    let result = match engagement.standing {
        EngagementStatus::Open => None,
        EngagementStatus::Won => Some(text::sea::won()),
        EngagementStatus::Lost => Some(text::sea::lost()),
    };
    let last = engagement.last.clone();
    let last = last.map(|last| view! { <SeaLastRoll last by other timing /> });
    let actions = engagement.can_roll.then(|| view! { <Rolls engagement=engagement.clone() /> });
    view! {
        <div class="engagement" class:over=result.is_some() role="group" aria-label=text::sea::against(target)>
            <div class="waters">
                <div class="side"><SeatLabel seat=by />{ships}</div>
                <div class="side"><SeatLabel seat=other />{crew_line(other, target, crew, crew)}</div>
            </div>
            {result.map(|result| view! { <p><strong>{result}</strong></p> })}
            <Chance matchup />
            {actions}
            {last}
        </div>
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
    let fewer = RwSignal::new(None::<u8>);
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
        let says = engagement.reserves_in_words(block, most);
        let add = move |armies| {
            let action = Action::Sea(SeaAction::Reserve { engagement: number, block, armies });
            controller.dispatch(Intent::Play(action));
        };
        view! { <Reserves most=Signal::stored(most) says=Signal::stored(says) add /> }
    });
    let reserves = reserves.collect_view();
    let pauses = !engagement.blocks.is_empty();
    let counted = match ships.first() {
        Some((ship, ..)) if !pauses => left_in((*ship).into()),
        _ => text::dice::left_of_troops().to_owned(),
    };
    let counted = Signal::stored(counted);
    let (force, matchup) = (engagement.force, Signal::stored(engagement.matchup.clone()));
    let break_off = engagement.can_break_off.then(|| view! {
        <button type="button" class="button"
            on:click=move |_| controller.dispatch(Intent::Play(Action::Sea(SeaAction::BreakOff { engagement: number })))>{text::dice::break_off()}</button>
    });
    view! {
        <DiceChoice range=(least, most) chosen set />
        <div class="sea-rolls">
            {once}
            <button type="button" class="button" on:click=move |_| roll(first, Until::Conquest)>{text::dice::until_the_end()}</button>
            {break_off}
        </div>
        {reserves}
        <Unfolding>
            <Odds matchup has_bar=false />
            <StopAt force=Signal::stored(force) counted pauses=Signal::stored(pauses)
                roll=move |left| roll(first, Until::Left(left)) />
        </Unfolding>
    }
}
