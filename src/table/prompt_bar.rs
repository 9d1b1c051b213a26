//! The decision to be made, and its buttons.

use crate::erased::Derived;
use leptos::prelude::*;
use screens::hint::HintView;

use super::progress::Progress;
use super::toolbar::Toolbar;
use crate::Controller;
use crate::dialogs::frame::back;
use crate::hint::HintCard;
use crate::parts::ArmyGlyph;
use engine::core::Seat;
use screens::notice::NoticeView;
use screens::route::Route;
use screens::seats::objective::ObjectiveView;
use screens::table::dialog::Opened;
use screens::table::prompt::{Button, PromptView};
use table::{Chunk, Intent};

/// Shows the bar within reach of the thumb.
#[component]
pub(super) fn PromptBar() -> impl IntoView {
    let controller = Controller::expect();
    let prompt = controller.memo(PromptView::of);
    let seat = Derived::new(move |_| prompt.with(|prompt| prompt.seat));
    let asks = Derived::new(move |_| prompt.with(|prompt| prompt.asks));
    let sentence = Derived::new(move |_| prompt.with(|prompt| prompt.sentence.clone()));
    let is_advised = controller.memo(|session| HintView::of(session).is_some());
    let dismiss = Callback::new(move |()| controller.dispatch(Intent::Dismiss));
    back::closes(move || is_advised.get(), dismiss);
    view! {
        <section
            class="prompt"
            aria-label=text::table::decision()
            tabindex="-1"
            data-seat=move || seat.get().map(Seat::name)
            data-asks=move || asks.get().name()
        >
            <div class="says">
                {move || seat.get().map(|seat| view! { <ArmyGlyph seat /> })}
                <div>
                    <p class="sentence">{move || sentence.get()}</p>
                    <Objective />
                    <Refused />
                    <Progress prompt />
                </div>
            </div>
            <div class="acts">
                <Chunks prompt />
                <Acts class="button" of=prompt part=|prompt| prompt.others.clone() />
                <Acts class="button primary" of=prompt part=|prompt| prompt.primary.iter().cloned().collect() />
                <TurnIn prompt />
            </div>
            <Toolbar prompt />
            <HintCard />
        </section>
    }
}

/// Shows the buttons of the prompt.
#[component]
fn Acts(
    class: &'static str,
    of: Derived<PromptView>,
    part: fn(&PromptView) -> Vec<Button>,
) -> impl IntoView {
    let controller = Controller::expect();
    let buttons = Derived::new(move |_| of.with(part));
    let act = move |Button { label, intent }: Button| {
        view! {
            <button type="button" class=class on:click=move |_| controller.dispatch(intent.clone())>
                {label}
            </button>
        }
    };
    move || buttons.get().into_iter().map(act).collect_view()
}

/// Opens the cards if a set may be turned in.
#[component]
fn TurnIn(prompt: Derived<PromptView>) -> impl IntoView {
    let controller = Controller::expect();
    let turns_in = Derived::new(move |_| prompt.with(|prompt| prompt.turns_in));
    move || {
        turns_in.get().then(|| {
            view! {
                <button type="button" class="button primary"
                    on:click=move |_| controller.open(Some(Opened::Cards))>{text::prompt::turn_in()}</button>
            }
        })
    }
}

/// Shows the objective of a person who is alone at the screen (K8).
#[component]
fn Objective() -> impl IntoView {
    let objective = Controller::expect().memo(ObjectiveView::open);
    move || {
        objective.get().map(|ObjectiveView { aim, progress }| {
            view! { <p class="quiet own-objective">{text::objectives::Own { aim, progress }.say()}</p> }
        })
    }
}

/// Asks how many armies a tap places or moves.
#[component]
fn Chunks(prompt: Derived<PromptView>) -> impl IntoView {
    let controller = Controller::expect();
    let chosen = Derived::new(move |_| prompt.with(|prompt| prompt.chunk));
    let offered = Derived::new(move |_| chosen.get().is_some());
    let chip = move |chunk: Chunk| {
        let (label, words) = match chunk {
            Chunk::One => ("+1", text::table::each_tap_one()),
            Chunk::Five => ("+5", text::table::each_tap_five()),
            Chunk::All => (text::table::all(), text::table::each_tap_all()),
        };
        view! {
            <button
                type="button" class="chip number" aria-label=words title=words
                aria-pressed=move || (chosen.get() == Some(chunk)).to_string()
                on:click=move |_| controller.dispatch(Intent::Chunk(chunk))
            >
                {label}
            </button>
        }
    };
    move || {
        offered.get().then(|| {
            view! {
                <div class="chips" role="group" aria-label=text::table::each_tap()>
                    <span class="chips-word" aria-hidden="true">{text::table::each_tap()}</span>
                    {Chunk::ALL.map(chip)}
                </div>
            }
        })
    }
}

/// Shows the reason why the last action wasn't possible.
#[component]
fn Refused() -> impl IntoView {
    let notice = Controller::expect().memo(NoticeView::of);
    view! {
        <p class="refused" role="status">
            {move || notice.get().map(|NoticeView { text, rule }| {
                let rule = rule.map(|rule| view! {
                    " "
                    <a href=Route::Rules(Some(rule.to_string())).hash()>{text::parts::rule(rule)}</a>
                });
                view! { <span>{text}{rule}</span> }
            })}
        </p>
    }
}
