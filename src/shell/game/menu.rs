//! The menu of the table: players of armies, standing orders, joining and leaving, the way out.

use screens::names::player_name;
use screens::table::orders as sentences;
use screens::table::who_plays;
use std::sync::Arc;

use leptos::prelude::*;

use crate::Controller;
use crate::dialogs::Modal;
use crate::dialogs::frame::awaited::opened;
use crate::page::part;
use crate::parts::{Differences, DrawFn, rulebook};
use crate::shell::app::{FullScreen, NoticeText};
use crate::shell::fair_dice::FairDiceLink;
use crate::shell::settings::{OneOf, PaceChoice, ReactionChoice, SoundChoice};
use crate::shell::share::Share;
use crate::store::now;
use engine::core::Seat;
use engine::game::{Action, AllyPlay, Role};
use screens::new_game::presets;
use screens::table::dialog::Opened;
use screens::table::join_leave::JoinLeaveView;
use table::{Intent, LosingHand, Orders, Reactions, Save, Session};

#[component]
pub fn Menu() -> impl IntoView {
    opened(Opened::Menu, || Box::pin(menu()))
}

part! {
    panels:
    /// Draws the open menu.
    fn menu() -> DrawFn {
        Arc::new(|| view! { <Open/> }.into_any())
    }
}

#[component]
fn Open() -> impl IntoView {
    let controller = Controller::expect();
    let close = Callback::new(move |()| controller.open(None));
    view! {
        <Modal title=text::menu::title() close=Some(close)>
            <Ways/>
            <Armies/>
            <Going/>
            <PaceChoice/>
            <SoundChoice/>
            <Keys/>
        </Modal>
    }
}

/// Leads to what is mostly for keyboards, and to the gestures.
#[component]
fn Keys() -> impl IntoView {
    let controller = Controller::expect();
    let open = move |dialog: Opened, label: &'static str, key: &'static str| {
        view! {
            <button class="button" on:click=move |_| controller.open(Some(dialog))>{label} <kbd>{key}</kbd></button>
        }
    };
    view! {
        <div class="chips">
            {open(Opened::Help, text::menu::keys(), "?")}
            {open(Opened::Commands, text::commands::title(), "/")}
        </div>
    }
}

#[component]
fn Ways() -> impl IntoView {
    let controller = Controller::expect();
    let game = move || Some(controller.with_known(|session| Save::of(session, now()).to_text()));
    let custom_rules = controller.with(Session::custom_rules);
    let rule_set = custom_rules.rules;
    let rules = presets::title_in_play(custom_rules);
    view! {
        <nav class="menu-ways" aria-label=text::menu::leave()>
            <a class="button" href="#/">{text::menu::home()}</a>
            <a class="button" href="#/settings">{text::home::settings()}</a>
            <Share label=text::links::share_this() game/>
            <a class="button" href=rulebook(None)>{text::home::rulebook()}</a>
            <FairDiceLink/>
            <FullScreen/>
        </nav>
        <p>{text::custom_rules::rules_of(rules)}</p>
        <Differences rules=rule_set/>
        <p class="quiet">{text::menu::about()}</p>
    }
}

/// Lists the armies with players.
#[component]
fn Armies() -> impl IntoView {
    let controller = Controller::expect();
    let played = controller.memo(|session| session.view().table().all(Role::Player));
    view! {
        <h3>{text::menu::who_plays()}</h3>
        {move || played.get().iter().map(|seat| view! { <Army seat/> }).collect_view()}
    }
}

#[component]
fn Army(seat: Seat) -> impl IntoView {
    let controller = Controller::expect();
    let name = controller.with(|session| player_name(session, seat).to_owned());
    let is_human = controller.memo(move |session| session.is_here(seat));
    let is_away = controller.memo(move |session| session.is_away(seat));
    let answers = text::play_by_link::answers(&name);
    let agreed = [
        (Orders::Cut, text::play_by_link::answers_itself()),
        (Orders::Ask, text::play_by_link::answers_asked()),
    ];
    let agree = move |orders: Orders| {
        let asked = orders == Orders::Ask;
        let reactions = if asked { Reactions::default() } else { Reactions::of_all() };
        controller.dispatch(Intent::Reactions(seat, reactions));
        controller.dispatch(Intent::Orders(seat, orders));
    };
    let played_by = controller.memo(move |session| session.who_plays(seat));
    let choices = controller.with(|session| who_plays::who_can_play(session, seat));
    let orders = controller.memo(move |session| session.table().orders[seat]);
    let can_order = controller.memo(move |session| session.can_order(seat));
    let may_mobilize = controller.with(|session| session.view().table().rules().mobilization);
    let give = move |by| controller.dispatch(Intent::Control(seat, by));
    let legend = text::menu::when_attacked(&name);
    let in_attacks = text::reactions::legend(&name);
    let with_losing_hand = text::menu::losing_hand(&name);
    let plays_poker =
        controller.with(|session| session.view().table().rules().ally_play == AllyPlay::Poker);
    let reactions = controller.memo(move |session| session.reactions(seat));
    let there = controller.with(Session::orders_there_are);
    let reacts = there != Reactions::default();
    let has_orders = move || {
        let of_person =
            is_human.get() && (reacts || can_order.get() && (may_mobilize || plays_poker));
        of_person || is_away.get() && (may_mobilize || reacts)
    };
    let orders_of = text::menu::orders_of(&name);
    view! {
        <div class="menu-army" data-seat=seat.name()>
            <OneOf legend=name options=choices chosen=played_by.into() choose=give/>
            <details hidden=move || !has_orders()>
                <summary>{orders_of}</summary>
                <Show when=move || is_away.get() && (may_mobilize || reacts)>
                    <OneOf legend=answers.clone() options=agreed.to_vec() chosen=orders.into() choose=agree/>
                    <p class="quiet">{text::play_by_link::answers_about()}</p>
                </Show>
                <Show when=move || is_human.get() && may_mobilize && can_order.get()>
                    <OneOf
                        legend=legend.clone()
                        options=Orders::ALL.map(|it| (it, sentences::orders(it))).to_vec()
                        chosen=orders.into()
                        choose=move |orders| controller.dispatch(Intent::Orders(seat, orders))
                    />
                </Show>
                <Show when=move || is_human.get() && reacts>
                    <ReactionChoice
                        legend=in_attacks.clone()
                        there
                        chosen=reactions.into()
                        choose=move |reactions| controller.dispatch(Intent::Reactions(seat, reactions))
                    />
                </Show>
                <Show when=move || is_human.get() && plays_poker && can_order.get()>
                    <OneOf
                        legend=with_losing_hand.clone()
                        options=LosingHand::ALL.map(|it| (it, sentences::losing_hand(it))).to_vec()
                        chosen=Signal::derive(move || reactions.get().losing_hand)
                        choose=move |losing_hand| {
                            let orders = Reactions { losing_hand, ..reactions.get_untracked() };
                            controller.dispatch(Intent::Reactions(seat, orders));
                        }
                    />
                </Show>
            </details>
        </div>
    }
}

#[component]
fn Going() -> impl IntoView {
    let controller = Controller::expect();
    let join_leave = controller.memo(JoinLeaveView::of);
    move || {
        let JoinLeaveView { leave, join, why_not } = join_leave.get();
        let go = |seat: Seat, label: String, action: Action| {
            let act = move |_| controller.dispatch(Intent::Play(action.clone()));
            view! { <button class="button" data-seat=seat.name() on:click=act>{label}</button> }
        };
        let name = |seat| controller.with(|session| player_name(session, seat).to_owned());
        let leaving = leave
            .iter()
            .map(|seat| go(seat, text::menu::leaves(name(seat)), Action::Leave { seat }));
        let joining =
            join.iter().map(|ally| go(ally, text::menu::joins(name(ally)), Action::Join { ally }));
        view! {
            <h3>{text::menu::coming_and_going()}</h3>
            {why_not.map(|notice| view! { <NoticeText notice/> })}
            <div class="chips">{leaving.collect_view()}{joining.collect_view()}</div>
        }
    }
}
