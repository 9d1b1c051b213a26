//! Answering the first attack of a turn (T11).

use crate::erased::{Derived, Each};
use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::cards::territory_card::TerritoryCard;
use crate::dialogs::frame::dock::Dock;
use crate::model::{CardView, Intent, MobilizeView, Orders, Session};
use engine::game::{Action, AttackKind, Hand};

/// Whether to cut the deck, and which cards to reveal.
#[component]
pub fn MobilizePanel() -> impl IntoView {
    let controller = Controller::expect();
    let view = controller.memo(Session::mobilize);
    let title = Derived::new(move |_| {
        view.read().as_ref().map_or(String::new(), |view| match view.to {
            Some(to) => format!("{to} is attacked"),
            None => "Your ships are attacked".to_owned(),
        })
    });
    view! {
        <Dock title>
            <Each each=move || view.get() key=|view| (view.attacker, view.to, view.armies, view.against) let:view>
                <Answer view />
            </Each>
        </Dock>
    }
}

#[component]
fn Answer(view: MobilizeView) -> impl IntoView {
    let controller = Controller::expect();
    let cut = RwSignal::new(true);
    let revealed = RwSignal::new(Vec::<usize>::new());
    let threat = threat(&view);
    let chance = format!(
        "The card on top raises 1 to 6 armies if it shows a territory of yours: {} of the {} it can be.",
        view.hits.0, view.hits.1
    );
    let cards = view.reveal.clone();
    let answer = move |_| {
        let mut reveal = Hand::EMPTY;
        revealed
            .read_untracked()
            .iter()
            .filter_map(|place| cards.get(*place))
            .for_each(|view| reveal.add(view.card));
        controller.dispatch(Intent::Play(Action::Mobilize { cut: cut.get_untracked(), reveal }));
    };
    let says = move || match (cut.get(), revealed.read().len()) {
        (false, 0) => "Fight without militia".to_owned(),
        (true, 0) => "Cut the deck".to_owned(),
        (true, number) => format!("Cut the deck and reveal {number}"),
        (false, number) => format!("Reveal {number}"),
    };
    view! {
        <p>{threat}</p>
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=cut
                on:change=move |_| cut.update(|cut| *cut = !*cut) />
            <span>"Cut the deck"<small class="quiet">{chance}</small></span>
        </label>
        <Reveal cards=view.reveal revealed />
        <div class="dock-actions">
            <button type="button" class="button primary wide" data-first on:click=answer>{says}</button>
        </div>
        <StandingOrders orders=view.orders seat=view.seat />
    }
}

fn threat(view: &MobilizeView) -> String {
    let how = match view.kind {
        AttackKind::Normal => format!("with {}", view.against),
        AttackKind::Committed => format!("with {} committed armies", view.against),
        AttackKind::Flanking => format!("with {} armies in flanking blocks", view.against),
    };
    let attack = match view.to {
        Some(to) => format!("{to} {how}; you have {} there", view.armies),
        None => format!("your ships, {} aboard, with {}", view.armies, view.against),
    };
    format!("{} attacks {attack}. Before the dice fall you may raise militia.", view.attacker_name)
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
        view! { <TerritoryCard card gift=("1–6", "Armies it raises there") chosen pick=Some(Callback::new(move |()| toggle(place))) /> }
    });
    view! {
        <h3>"Reveal cards"</h3>
        <p class="quiet">"Each raises 1 to 6 armies on its territory and stays in your hand. A wild raises them where you like."</p>
        <div class="hand">{cards.collect_view()}</div>
    }
    .into_any()
}

#[component]
fn StandingOrders(orders: Orders, seat: engine::core::Seat) -> impl IntoView {
    let controller = Controller::expect();
    let choose = move |event: web_sys::Event| {
        let orders = match event_target_value(&event).as_str() {
            "cut" => Orders::Cut,
            "reveal" => Orders::CutAndReveal,
            _ => Orders::Ask,
        };
        controller.dispatch(Intent::Orders(seat, orders));
    };
    view! {
        <label class="field">
            <span class="field-name">"From the next attack on"</span>
            <select class="button" on:change=choose>
                <option value="ask" selected=orders == Orders::Ask>"ask me each time"</option>
                <option value="cut" selected=orders == Orders::Cut>"cut for me, keep my cards hidden"</option>
                <option value="reveal" selected=orders == Orders::CutAndReveal>"cut and reveal for me"</option>
            </select>
        </label>
    }
}
