//! The dice of one roll, in pairs.

use leptos::prelude::*;

use super::die::DieFace;
use crate::Controller;
use engine::battle::Side;
use engine::core::Seat;
use screens::battles::roll::{ComparedDice, PairGroup, RollView};
use screens::names::called;
use screens::story::roll_animation::Timing;
use words::InWords;

/// Shows the dice of one roll: the attacker's above, the defender's below, the highest of each side
/// first. Pairs lost by the same side are grouped.
#[component]
pub fn RollBoard(
    roll: RollView,
    /// The seat whose dice are above.
    attacker: Seat,
    /// The seat whose dice are below.
    defender: Seat,
    /// The times at which the dice settle, if the roll is being animated.
    #[prop(optional_no_strip)]
    timing: Option<Timing>,
) -> impl IntoView {
    let controller = Controller::expect();
    let tumbles = move || timing.is_some() && controller.animates_roll();
    let lies = timing.is_some() || controller.is_tumbling_now() || controller.roll_is_settled();
    let words = in_words(&roll, attacker, defender);
    let last = controller
        .with(|session| roll.last_in_words([attacker, defender].map(|seat| called(session, seat))));
    let ties = roll.groups.iter().flat_map(|group| &group.pairs).any(|pair| pair.is_tie());
    let has_spare = roll.width() > roll.groups.iter().map(|group| group.pairs.len()).sum();
    let changes = changes(&roll, attacker, defender);
    let size = match roll.width() {
        0..=4 => "few",
        5..=7 => "some",
        _ => "many",
    };
    let spare = has_spare.then(|| spare_view(&roll, attacker, defender));
    let mut pair = 0;
    let groups = roll.groups.into_iter().map(|group| {
        let first = pair;
        pair += u32::try_from(group.pairs.len()).unwrap_or_default();
        let at = move |pair| timing.map(|timing| milliseconds(timing.settles(first + pair)));
        group_view(&group, attacker, defender, &at)
    });
    let groups = groups.collect_view();
    let marks =
        timing.map(|timing| format!("--begins:{}ms;--marks:{}ms", timing.begins(), timing.marks()));
    view! {
        <figure class="roll" class:lies=lies class:tumbles=tumbles data-dice=size style=marks on:click=move |_| controller.settle()>
            {last.map(|last| view! { <p class="roll-title">{last}</p> })}
            <div class="roll-dice" role="img" aria-label=words>
                {groups}
            </div>
            {spare}
            {changes}
            {ties.then(|| view! { <figcaption class="quiet">{text::dice::tie()}</figcaption> })}
        </figure>
    }
}

/// Lists the changes to dice, in order; nothing if there are none.
fn changes(roll: &RollView, attacker: Seat, defender: Seat) -> impl IntoView + use<> {
    let of = |side, seat: Seat| roll.changes(side, seat.in_words());
    let all = [of(Side::Attacker, attacker), of(Side::Defender, defender)].concat();
    let line = |told: String| view! { <li>{told}</li> };
    (!all.is_empty()).then(|| {
        view! { <ul class="roll-changes quiet" role="list">{all.into_iter().map(line).collect_view()}</ul> }
    })
}

/// Returns the time at which dice settle, for the style sheet.
pub(crate) fn milliseconds(at: u32) -> String {
    format!("--at:{at}ms")
}

fn group_view(
    group: &PairGroup,
    attacker: Seat,
    defender: Seat,
    at: &dyn Fn(u32) -> Option<String>,
) -> impl IntoView + use<> {
    let lost = format!("−{}", group.pairs.len());
    let attacker_loses = group.loses == Side::Attacker;
    let loser = if attacker_loses { attacker } else { defender };
    let pairs = (0..).zip(&group.pairs);
    let pairs = pairs
        .map(|(place, pair)| pair_view(*pair, attacker_loses, [attacker, defender], at(place)));
    let pairs = pairs.collect_view();
    view! {
        <div class="roll-group" data-loses=if attacker_loses { "attacker" } else { "defender" }>
            <div class="roll-pairs">{pairs}</div>
            <span class="roll-lost number" data-seat=loser.name()>{lost}</span>
        </div>
    }
}

fn pair_view(
    pair: ComparedDice,
    attacker_loses: bool,
    [attacker, defender]: [Seat; 2],
    at: Option<String>,
) -> impl IntoView {
    let mark = match (pair.is_tie(), attacker_loses) {
        (true, _) => "=",
        (false, true) => "▲",
        (false, false) => "▼",
    };
    view! {
        <div class="roll-pair" style=at>
            <DieFace die=pair.attack seat=attacker lost=attacker_loses />
            <span class="roll-mark">{mark}</span>
            <DieFace die=pair.defence seat=defender lost=!attacker_loses />
        </div>
    }
}

fn spare_view(roll: &RollView, attacker: Seat, defender: Seat) -> impl IntoView + use<> {
    let is_attack = !roll.spare_attack.is_empty();
    let (dice, seat) =
        if is_attack { (&roll.spare_attack, attacker) } else { (&roll.spare_defence, defender) };
    let dice = dice.iter().map(|die| view! { <DieFace die=*die seat /> }).collect_view();
    view! { <div class="roll-spare" aria-hidden="true">{dice} <span class="quiet">{text::dice::spare()}</span></div> }
}

fn in_words(roll: &RollView, attacker: Seat, defender: Seat) -> String {
    text::dice::Roll {
        attacker: attacker.in_words(),
        defender: defender.in_words(),
        attack: roll.faces(Side::Attacker),
        defence: roll.faces(Side::Defender),
        attacker_loses: roll.losses.attacker,
        defender_loses: roll.losses.defender,
    }
    .say()
}
