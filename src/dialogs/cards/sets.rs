//! The player's own cards, and turning in sets (C2 to C4, T9).

use crate::erased::Derived;
use leptos::prelude::*;

use super::objective::ObjectiveCard;
use super::playing_card::PlayingCard;
use super::territory_card::{SymbolSign, TerritoryCardView};
use crate::Controller;
use crate::dialogs::frame::modal::Modal;
use crate::hint::HintLine;
use engine::game::{Purchase, TerritoryCard};
use engine::world::Territory;
use screens::seats::cards::{CardsView, OfferView};
use screens::seats::sets::SetView;
use table::Intent;

/// Shows the hand to pick a set from, the best sets, the purchases for a set, and the poker stash.
#[component]
pub fn CardsDialog() -> impl IntoView {
    let controller = Controller::expect();
    let cards = controller.memo(CardsView::of);
    let forced = Derived::new(move |_| cards.read().as_ref().is_some_and(|cards| cards.forced));
    let close = Signal::derive(move || {
        (!forced.get()).then(|| Callback::new(move |()| controller.open(None)))
    });
    let title = Signal::derive(move || {
        let ally = cards.read().as_ref().and_then(|cards| cards.ally.clone());
        match (ally, forced.get()) {
            (Some(ally), _) => text::cards::title_ally(ally),
            (None, true) => text::cards::title_forced().to_owned(),
            (None, false) => text::cards::title().to_owned(),
        }
    });
    view! {
        <Modal title close>
            {move || forced.get().then(|| view! {
                <p class="hint">{text::cards::forced()}</p>
            })}
            // Start a new selection when the cards change.
            <For each=move || cards.get() key=hand_key let:cards>
                <Choice cards />
            </For>
            <HintLine />
        </Modal>
    }
}

fn hand_key(cards: &CardsView) -> (Vec<TerritoryCard>, bool, bool, bool) {
    let hand = cards.hand.iter().map(|view| view.card).collect();
    (hand, cards.cannot.is_some(), cards.forced, cards.gives)
}

#[component]
fn Choice(cards: CardsView) -> impl IntoView {
    let best = cards.sets.first().filter(|_| cards.cannot.is_none());
    let picked = RwSignal::new(best.map_or(Vec::new(), |set| places_of(&cards, set.cards)));
    let can_pick = cards.cannot.is_none();
    let hand = cards.hand.iter().copied().enumerate().map(|(place, card)| {
        let chosen = Signal::derive(move || picked.read().contains(&place));
        let pick = can_pick.then(|| Callback::new(move |()| toggle(picked, place)));
        view! { <TerritoryCardView card chosen pick /> }
    });
    let (view, cannot) = (StoredValue::new(cards.clone()), cards.cannot);
    view! {
        <section aria-label=text::cards::territory_cards()>
            {cards.hand.is_empty().then(|| view! { <p class="quiet">{text::cards::territory_cards_none()}</p> })}
            <div class="hand">{hand.collect_view()}</div>
            {cannot.map(|reason| view! { <p class="quiet">{reason}</p> })}
            {can_pick.then(|| view! { <Suggestions cards=view picked /> <Offers cards=view picked /> })}
        </section>
        {cards.objective.map(|objective| view! { <ObjectiveCard objective /> })}
        {cards.poker.then(|| view! { <Stash cards=view /> })}
    }
}

fn places_of(cards: &CardsView, set: [TerritoryCard; 3]) -> Vec<usize> {
    let mut places = Vec::new();
    for card in set {
        let free = (0..cards.hand.len())
            .find(|place| cards.hand[*place].card == card && !places.contains(place));
        places.extend(free);
    }
    places
}

fn toggle(picked: RwSignal<Vec<usize>>, place: usize) {
    picked.update(|picked| match picked.iter().position(|other| *other == place) {
        Some(at) => drop(picked.remove(at)),
        None if picked.len() < 3 => picked.push(place),
        None => {}
    });
}

fn picked_set(cards: StoredValue<CardsView>, picked: RwSignal<Vec<usize>>) -> Option<SetView> {
    cards.with_value(|cards| {
        let picked = picked.read();
        let chosen: Vec<TerritoryCard> =
            picked.iter().filter_map(|place| Some(cards.hand.get(*place)?.card)).collect();
        cards.set_of(&chosen)
    })
}

/// Offers the best sets, each with one tap; nothing if there is no choice.
#[component]
fn Suggestions(cards: StoredValue<CardsView>, picked: RwSignal<Vec<usize>>) -> impl IntoView {
    let sets = cards.with_value(|cards| cards.sets.clone());
    let several = sets.len() > 1;
    let chips = sets.into_iter().map(|set| {
        let places = cards.with_value(|cards| places_of(cards, set.cards));
        let (own, here) = (places.clone(), places);
        let signs = set.cards.map(|card| view! { <SymbolSign symbol=card.symbol() /> });
        let gifts = cards.with_value(|cards| cards.gifts_of(&set));
        let name = |card: TerritoryCard| card.territory().map_or(text::cards::wild_in_set(), Territory::name);
        let [first, second, third] = set.cards.map(name);
        let label = text::cards::Set { first, second, third }.say();
        view! {
            <button type="button" class="chip" aria-label=label
                aria-pressed=move || (*picked.read() == own).to_string()
                on:click=move |_| picked.set(here.clone())>{signs} <span class="number">{gifts}</span></button>
        }
    });
    let chips = chips.collect_view();
    view! {
        <div class="field" hidden=!several>
            <span class="field-name">{text::cards::best_sets()}</span>
            <div class="chips">{chips}</div>
        </div>
    }
}

/// Offers the purchases for the selected set: armies, a factory and a ship side by side.
#[component]
fn Offers(cards: StoredValue<CardsView>, picked: RwSignal<Vec<usize>>) -> impl IntoView {
    let set = Derived::new(move |_| picked_set(cards, picked));
    let offers = cards.with_value(|cards| cards.offers.clone());
    view! {
        <p class="quiet">{move || cards.with_value(|cards| cards.about(set.read().as_ref()))}</p>
        <div class="offers">
            {offers.into_iter().map(|offer| view! { <Offer offer set /> }).collect_view()}
        </div>
    }
}

#[component]
fn Offer(offer: OfferView, set: Derived<Option<SetView>>) -> impl IntoView {
    let controller = Controller::expect();
    let OfferView { buy, label, means, cannot } = offer;
    let is_first = buy == Purchase::Armies;
    let is_sold = cannot.is_none();
    let turn_in = move |_| {
        if let Some(set) = set.get_untracked() {
            controller.dispatch(Intent::Play(set.turn_in(buy)));
        }
    };
    view! {
        <button type="button" class="button offer" class:primary=is_first data-first=is_first.then_some("")
            disabled=move || !is_sold || set.read().is_none() on:click=turn_in>
            <span>{label}<small>{cannot.map_or(means, |cannot| cannot.text)}</small></span>
        </button>
    }
}

#[component]
fn Stash(cards: StoredValue<CardsView>) -> impl IntoView {
    let stash = cards.with_value(|cards| cards.stash.clone());
    let is_empty = stash.is_empty();
    view! {
        <section aria-label=text::cards::poker_cards()>
            <h3>{text::cards::poker_cards()}</h3>
            {is_empty.then(|| view! { <p class="quiet">{text::cards::poker_cards_none()}</p> })}
            <div class="hand">{stash.into_iter().map(|card| view! { <PlayingCard card /> }).collect_view()}</div>
        </section>
    }
}
