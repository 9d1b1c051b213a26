//! Contesting an ally, answering a contest, and commanding an ally that was won (P1, P8).

use crate::erased::Derived;
use leptos::prelude::*;

use super::ally::{Ally, Stash};
use super::card_cover::CardCover;
use super::select::{Picker, PlayThese};
use crate::Controller;
use crate::dialogs::Modal;
use crate::hint::HintLine;
use engine::game::Action;
use screens::allies::call::{AskedOfAlly, ContestView};
use table::{Intent, Session};

/// Asks whether to play poker for an ally, or to command one that was won.
#[component]
pub fn ContestDialog() -> impl IntoView {
    let controller = Controller::expect();
    let contest = controller.memo(ContestView::of);
    let title = Derived::new(move |_| {
        contest.read().as_ref().map_or(String::new(), |contest| match contest.asked {
            AskedOfAlly::Play => text::poker::won_title(&contest.ally.name),
            AskedOfAlly::Another | AskedOfAlly::Join => {
                text::poker::another_title(&contest.ally.name)
            }
            _ => text::poker::contest_title(&contest.ally.name),
        })
    });
    let is_shared = controller.memo(Session::is_shared);
    let asks_around = Derived::new(move |_| {
        let contest = contest.read();
        let asks_others = |contest: &&ContestView| {
            matches!(contest.asked, AskedOfAlly::Contest | AskedOfAlly::Answer | AskedOfAlly::Join)
        };
        let asked = contest.as_ref().filter(|_| is_shared.get()).filter(asks_others);
        asked.map(|contest| contest.name.clone())
    });
    let covered =
        Derived::new(move |_| contest.read().as_ref().is_some_and(|contest| contest.covered));
    view! {
        <Modal title close=Signal::stored(None::<Callback<()>>)>
            {move || asks_around.get().map(|name| view! { <CardCover name covered chooses=false/> })}
            {move || contest.get().map(|contest| view! { <Answer contest/> })}
            <HintLine />
        </Modal>
    }
}

#[component]
fn Answer(contest: ContestView) -> impl IntoView {
    let controller = Controller::expect();
    let (yes, yes_action, no) = match contest.asked {
        AskedOfAlly::Contest => {
            (text::poker::contest(), Action::Contest, text::poker::contest_pass())
        }
        AskedOfAlly::Answer => {
            (text::poker::accept(), Action::Accept, text::poker::accept_give_up())
        }
        AskedOfAlly::Play => (text::poker::won(), Action::Accept, text::poker::won_not()),
        AskedOfAlly::Another => {
            (text::poker::another(), Action::Accept, text::poker::another_not())
        }
        AskedOfAlly::Join => (text::poker::join(), Action::Contest, text::poker::join_not()),
    };
    let (seat, never) = (contest.seat, contest.never);
    // Whether to stake armies on an ally that somebody else has called is an open question.
    let is_likely = !matches!(contest.asked, AskedOfAlly::Contest | AskedOfAlly::Join);
    let act = move |action: Action| move |_| controller.dispatch(Intent::Play(action.clone()));
    let yes = if contest.chooses {
        view! { <PlayThese/> }.into_any()
    } else {
        view! { <button type="button" class="button" class:primary=is_likely on:click=act(yes_action)>{yes}</button> }.into_any()
    };
    let cards = if contest.chooses {
        view! { <p>{text::poker::use_cards()}</p><Picker cards=contest.stash tag=text::poker::tag_play() /> }.into_any()
    } else {
        view! { <Stash covered=contest.held - contest.stash.len() cards=contest.stash/> }.into_any()
    };
    view! {
        <p><strong>{contest.sentence}</strong></p>
        <p class="heir poker-prize"><Ally ally=contest.ally/></p>
        <p class="quiet">{contest.means}</p>
        {cards}
        <div class="decides">
            <div class="two-buttons">
                {yes}
                <button type="button" class="button" on:click=act(Action::Done)>{no}</button>
            </div>
            {never.map(|orders| view! {
                <button type="button" class="button plain wide"
                    on:click=move |_| controller.dispatch(Intent::Reactions(seat, orders))>{text::reactions::never_contest()}</button>
            })}
        </div>
    }
}
