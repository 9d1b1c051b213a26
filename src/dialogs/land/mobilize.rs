//! Answering the first attack of a turn (T11).

use crate::erased::Derived;
use leptos::prelude::*;
use screens::table::orders as sentences;

use crate::Controller;
use crate::dialogs::cards::territory_card::TerritoryCardView;
use crate::dialogs::frame::dock::Dock;
use engine::core::Seat;
use engine::game::{Action, AttackKind, Hand, TerritoryCard};
use screens::land::mobilize::MobilizeView;
use screens::seats::cards::CardView;
use table::{Intent, Orders};

/// Asks which cards to reveal against an attack.
#[component]
pub fn MobilizePanel() -> impl IntoView {
    let controller = Controller::expect();
    let view = controller.memo(MobilizeView::of);
    let title = Derived::new(move |_| {
        view.read().as_ref().map_or(String::new(), |view| match view.to {
            Some(to) => text::land::attacked(to),
            None => text::land::ships_attacked().to_owned(),
        })
    });
    view! {
        <Dock title>
            <For each=move || view.get() key=|view| (view.attacker, view.to, view.armies, view.against, view.hits.is_some()) let:view>
                <Answer view />
            </For>
        </Dock>
    }
}

#[component]
fn Answer(view: MobilizeView) -> impl IntoView {
    let controller = Controller::expect();
    let revealed = RwSignal::new(Vec::<usize>::new());
    let threat = threat(&view);
    let (cards, cut) = (view.reveal.clone(), view.hits.is_some());
    let answer = move |_| {
        let mut reveal = Hand::EMPTY;
        revealed
            .read_untracked()
            .iter()
            .filter_map(|place| cards.get(*place))
            .for_each(|view| reveal.add(view.card));
        controller.dispatch(Intent::Play(Action::Mobilize { cut, reveal }));
    };
    let says = move || match revealed.read().len() {
        cards if cut => text::land::cut_and_reveal(cards),
        cards => text::land::only_reveal(cards),
    };
    view! {
        <p>{threat}</p>
        // The decision comes first: in a low window, the rest is out of sight.
        <Reveal cards=view.reveal revealed />
        {view.hits.map(|(hits, cards)| view! { <p class="quiet">{text::land::CutAbout { hits, cards }.say()}</p> })}
        {view.cut.map(|card| view! { <CutCard card/> })}
        {view.again.then(|| view! { <StandingOrders seat=view.seat /> })}
        <div class="dock-actions">
            <button type="button" class="button primary wide" data-first on:click=answer>{says}</button>
        </div>
    }
}

/// Shows the card from cutting the deck.
#[component]
fn CutCard(card: CardView) -> impl IntoView {
    let raises = card.held || card.card == TerritoryCard::Wild;
    let says = if raises { text::land::cut_raises() } else { text::land::cut_raises_nothing() };
    view! {
        <p class="quiet">{says}</p>
        <div class="hand"><TerritoryCardView card gift=("1–6", text::land::reveal_gift()) /></div>
    }
}

fn threat(view: &MobilizeView) -> String {
    let (name, against, armies) = (&view.attacker_name, view.against, view.armies);
    let Some(to) = view.to else {
        return text::land::ThreatShips { attacker: name, against, armies }.say();
    };
    match view.kind {
        AttackKind::Normal => {
            text::land::Threat { attacker: name, against, armies, territory: to }.say()
        }
        AttackKind::Committed => {
            text::land::ThreatCommitted { attacker: name, against, armies, territory: to }.say()
        }
        AttackKind::Flanking => {
            text::land::ThreatFlanking { attacker: name, against, armies, territory: to }.say()
        }
    }
}

#[component]
fn Reveal(cards: Vec<CardView>, revealed: RwSignal<Vec<usize>>) -> impl IntoView {
    if cards.is_empty() {
        return ().into_any();
    }
    let toggle = move |place: usize| {
        revealed.update(|revealed| match revealed.iter().position(|other| *other == place) {
            Some(at) => drop(revealed.remove(at)),
            None => revealed.push(place),
        });
    };
    let cards = cards.into_iter().enumerate().map(|(place, card)| {
        let chosen = Signal::derive(move || revealed.read().contains(&place));
        view! { <TerritoryCardView card gift=("1–6", text::land::reveal_gift()) chosen pick=Some(Callback::new(move |()| toggle(place))) /> }
    });
    view! {
        <h3>{text::land::reveal()}</h3>
        <div class="hand">{cards.collect_view()}</div>
        <p class="quiet">{text::land::reveal_about()}</p>
    }
    .into_any()
}

/// Asks for standing orders to answer in the same way from now on.
#[component]
fn StandingOrders(seat: Seat) -> impl IntoView {
    let controller = Controller::expect();
    let order = |orders: Orders| {
        let give = move |_| controller.dispatch(Intent::Orders(seat, orders));
        view! { <button type="button" class="button plain wide" on:click=give>{sentences::orders(orders)}</button> }
    };
    view! {
        <details>
            <summary>{text::reactions::always()}</summary>
            {[Orders::Cut, Orders::CutAndReveal].map(order).collect_view()}
        </details>
    }
}
