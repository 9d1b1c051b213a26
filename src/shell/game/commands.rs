//! Typed commands, opened by `/`: an input line, its completions and the result.

use screens::command;
use screens::map::details::DetailsView;
use screens::table::news;
use std::sync::Arc;

use crate::erased::Derived;
use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};

use crate::Controller;
use crate::dialogs::frame::awaited::opened;
use crate::dialogs::frame::{back, focus};
use crate::page::part;
use crate::parts::DrawFn;
use crate::shell::app::NoticeText;
use engine::core::Seat;
use engine::game::{Action, Ask, SeaAction};
use screens::command::{Command, Completion};
use screens::notice::NoticeView;
use screens::table::dialog::Opened;
use table::{Duty, Intent, Session};

/// The number of lines remembered.
const REMEMBERED: usize = 50;

/// The lines typed so far, the most recent one last.
type TypedLines = StoredValue<Vec<Typed>>;

part! {
    panels:
    /// Draws the input line.
    fn palette(past: TypedLines) -> DrawFn {
        Arc::new(move || {
            let line = InputLine::new(Controller::expect(), past);
            view! { <Palette line/> }.into_any()
        })
    }
}

/// Shows the input line while it is open.
#[component]
pub fn Commands() -> impl IntoView {
    let past: TypedLines = StoredValue::new(Vec::new());
    opened(Opened::Commands, move || Box::pin(palette(past)))
}

/// A line that was typed, and the viewer at that time, since it may name cards.
#[derive(PartialEq)]
struct Typed {
    by: Option<Seat>,
    text: String,
}

/// The state of the input line.
#[derive(Clone, Copy)]
struct InputLine {
    controller: Controller,
    text: RwSignal<String>,
    /// The completion selected with the arrow keys.
    active: RwSignal<Option<usize>>,
    offers: Derived<Vec<Completion>>,
    /// The result of the last line, unless it is visible on the table.
    answer: RwSignal<Option<NoticeView>>,
    past: TypedLines,
    /// The remembered line on display, counted from the most recent one.
    back: StoredValue<Option<usize>>,
}

impl InputLine {
    fn new(controller: Controller, past: TypedLines) -> Self {
        let text = RwSignal::new(String::new());
        let offers = controller.memo(move |session| command::complete(session, &text.read()));
        Self {
            controller,
            text,
            active: RwSignal::new(None),
            offers,
            answer: RwSignal::new(None),
            past,
            back: StoredValue::new(None),
        }
    }

    fn typed(self, text: String) {
        self.text.set(text);
        self.active.set(None);
        self.answer.set(None);
        self.back.set_value(None);
    }

    /// Replaces the line with a completion.
    fn take(self, offer: usize) {
        if let Some(offer) = self.offers.read_untracked().get(offer) {
            self.typed(offer.line.clone());
        }
    }

    /// Returns `true` if the line is a complete, valid command.
    fn is_whole(self) -> bool {
        let text = self.text.get_untracked();
        self.controller.with(|session| {
            command::complete(session, &text).is_empty() && command::command(session, &text).is_ok()
        })
    }

    fn run(self) {
        let text = self.text.get_untracked();
        let is_watching = self.controller.is_watching_now();
        match self.controller.with(|session| command::command(session, &text)) {
            Err(notice) => self.answer.set(Some(notice)),
            Ok(command) if is_watching && !matches!(command, Command::Look(_)) => {
                self.answer.set(Some(NoticeView::from_text(text::saves::watching_command())));
            }
            Ok(command) => {
                self.remember(&text);
                self.typed(String::new());
                self.obey(command);
                if self.controller.with(|session| session.notice().is_some()) {
                    self.text.set(text);
                }
            }
        }
    }

    fn obey(self, command: Command) {
        let controller = self.controller;
        match command {
            Command::Play(action) => controller.dispatch(Intent::Play(action)),
            Command::Undo => controller.dispatch(Intent::Undo),
            Command::Look(at) => {
                let spoken = controller.with(|session| DetailsView::of(session, at).spoken());
                self.answer.set(Some(NoticeView::from_text(&spoken)));
            }
            Command::Voyage(ship, to) => {
                controller.dispatch(Intent::Play(Action::Sea(SeaAction::Cruise { ship })));
                let sails = |session: &Session| match session.duty() {
                    Duty::Decide(prompt) => matches!(prompt.ask, Ask::Cruise { .. }),
                    _ => false,
                };
                if controller.with(sails) {
                    controller.dispatch(Intent::Tap(to));
                }
            }
        }
    }

    fn remember(self, text: &str) {
        let line =
            Typed { by: self.controller.with(Session::viewer), text: text.trim().to_owned() };
        self.past.update_value(|past| {
            past.retain(|other| *other != line);
            past.push(line);
            if past.len() > REMEMBERED {
                past.remove(0);
            }
        });
    }

    /// Recalls an earlier line, or goes back to a later one.
    fn recall(self, earlier: bool) {
        let back = match (self.back.get_value(), earlier) {
            (None, true) => Some(0),
            (Some(back), true) => Some(back + 1),
            (Some(0) | None, false) => None,
            (Some(back), false) => Some(back - 1),
        };
        let Some(back) = back else { return self.typed(String::new()) };
        let by = self.controller.with(Session::viewer);
        let text = self.past.with_value(|past| {
            let own = past.iter().rev().filter(|line| line.by == by);
            own.map(|line| line.text.clone()).nth(back)
        });
        if let Some(text) = text {
            self.typed(text);
            self.back.set_value(Some(back));
        }
    }

    fn press(self, event: &KeyboardEvent) {
        let (active, number) = (self.active.get_untracked(), self.offers.read_untracked().len());
        let is_empty = self.text.read_untracked().trim().is_empty();
        let recalls = self.back.get_value().is_some();
        match (event.key().as_str(), active) {
            ("ArrowDown", None) if recalls => self.recall(false),
            ("ArrowDown", _) if number > 0 => {
                self.active.set(Some(active.map_or(0, |at| (at + 1) % number)));
            }
            ("ArrowUp", Some(at)) => self.active.set(at.checked_sub(1)),
            ("ArrowUp", None) => self.recall(true),
            ("Tab", _) if !event.shift_key() && number > 0 && !(is_empty && active.is_none()) => {
                self.take(active.unwrap_or(0));
            }
            ("Enter", Some(at)) => {
                self.take(at);
                if self.is_whole() {
                    self.run();
                }
            }
            ("Enter", None) => self.run(),
            _ => return,
        }
        event.prevent_default();
    }
}

#[component]
fn Palette(line: InputLine) -> impl IntoView {
    let controller = line.controller;
    let node = NodeRef::<html::Dialog>::new();
    focus::hold_above_at_once(node);
    let close = move || controller.open(None);
    back::closes(|| true, Callback::new(move |()| close()));
    let closed = move |_| {
        if node.get_untracked().is_some_and(|dialog| !dialog.open()) {
            close();
        }
    };
    let cancel = move |event: web_sys::Event| {
        event.prevent_default();
        close();
    };
    // A click outside the line hits the invisible backdrop, which counts as the dialog itself.
    let beside = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|it| it.dyn_into::<HtmlElement>().ok());
        if target.is_some_and(|target| target.tag_name() == "DIALOG") {
            close();
        }
    };
    let news = controller.memo(news::news);
    let refused = controller.memo(NoticeView::of);
    let told = move || line.answer.get().or(refused.get());
    view! {
        <dialog class="commands panel" aria-label=text::commands::title() tabindex="-1" data-typed-into node_ref=node
            on:cancel=cancel on:close=closed on:click=beside>
            <div class="commands-body">
                <div class="commands-line">
                    <Field line/>
                    <button type="button" class="button primary" on:click=move |_| line.run()>{text::commands::do_it()}</button>
                    <button type="button" class="button plain" aria-label=text::dialogs::close() on:click=move |_| close()>"×"</button>
                </div>
                <div class="commands-told" role="status">
                    {move || match told() {
                        Some(notice) => view! { <NoticeText notice/> }.into_any(),
                        None => view! { <p class="quiet">{news.get()}</p> }.into_any(),
                    }}
                </div>
                <Offers line/>
            </div>
        </dialog>
    }
}

#[component]
fn Field(line: InputLine) -> impl IntoView {
    let expanded = move || !line.offers.read().is_empty();
    view! {
        <input class="input" type="text" role="combobox" aria-label=text::commands::field() aria-autocomplete="list"
            aria-controls="command-offers" aria-expanded=move || expanded().to_string()
            aria-activedescendant=move || line.active.get().map(offer_id)
            autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="go"
            placeholder="attack Alaska Kamchatka" data-first
            prop:value=move || line.text.get()
            on:input=move |event| line.typed(event_target_value(&event))
            on:keydown=move |event| {
                line.press(&event);
                // The next key may arrive before the page is updated.
                event_target::<HtmlInputElement>(&event).set_value(&line.text.get_untracked());
            } />
    }
}

fn offer_id(place: usize) -> String {
    format!("command-offer-{place}")
}

#[component]
fn Offers(line: InputLine) -> impl IntoView {
    Effect::new(move |_| {
        let active = line.active.get().and_then(|at| document().get_element_by_id(&offer_id(at)));
        if let Some(option) = active {
            option.scroll_into_view_with_bool(false);
        }
    });
    let option = move |(place, offer): (usize, Completion)| {
        let chosen = move || line.active.get() == Some(place);
        // Focus stays in the input.
        let keep = |event: web_sys::PointerEvent| event.prevent_default();
        view! {
            <li id=offer_id(place) role="option" aria-selected=move || chosen().to_string()
                on:pointerdown=keep on:click=move |_| line.take(place)>
                <strong>{offer.word}</strong>
                <span class="quiet">{offer.note}</span>
            </li>
        }
    };
    view! {
        <ul id="command-offers" role="listbox" aria-label=text::commands::what_may_follow()
            hidden=move || line.offers.read().is_empty()>
            {move || line.offers.get().into_iter().enumerate().map(option).collect_view()}
        </ul>
    }
}
