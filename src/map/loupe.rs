//! An enlarged choice of places, where a finger may have meant several.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::camera::Camera;
use super::placed::at_corner;
use crate::Controller;
use crate::dialogs::frame::{back, focus};
use crate::parts::ArmyGlyph;
use engine::battle::Post;
use engine::core::Seat;
use screens::map::details::beside;
use screens::map::point::Point;
use table::{Intent, Session};

/// The width of the choice in pixels, as in the style sheet.
const WIDTH: f64 = 224.0;
const ROW: f64 = 60.0;

/// The places that a finger may have meant.
#[derive(Debug, Clone, PartialEq)]
struct LoupeTargets {
    /// The position of the finger, in pixels.
    at: Point,
    posts: Vec<Post>,
}

/// The open choice, if any.
#[derive(Clone, Copy)]
pub(super) struct Loupe(RwSignal<Option<LoupeTargets>>);

impl Loupe {
    /// Starts without a choice.
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    /// Asks which of these places was meant.
    pub fn ask(self, at: Point, posts: Vec<Post>) {
        self.0.set(Some(LoupeTargets { at, posts }));
    }

    /// Closes the choice. Returns `true` if one was open.
    pub fn close(self) -> bool {
        let is_open = self.0.read_untracked().is_some();
        if is_open {
            self.0.set(None);
        }
        is_open
    }
}

/// Returns the intent of a tap on a place.
pub(super) fn tapped(post: Post) -> Intent {
    match post {
        Post::Land(territory) => Intent::Tap(territory),
        Post::Ship(ship) => Intent::TapShip(ship),
    }
}

/// Shows the choice beside the finger.
#[component]
pub(super) fn LoupeChoice(loupe: Loupe, camera: Camera) -> impl IntoView {
    move || loupe.0.get().map(|choice| view! { <Open loupe camera choice/> })
}

#[component]
fn Open(loupe: Loupe, camera: Camera, choice: LoupeTargets) -> impl IntoView {
    let controller = Controller::expect();
    let node = NodeRef::<html::Div>::new();
    focus::hold(move || node.get().map(JsCast::unchecked_into));
    #[allow(clippy::cast_precision_loss, reason = "a few places")]
    let size = Point::new(WIDTH, ROW * choice.posts.len() as f64);
    let frame = camera.view_untracked().frame();
    let corner = beside(frame, choice.at, size, &[]);
    let button = move |post: Post| {
        let (seat, name, armies) = controller.with(|session| place(session, post));
        let take = move |_| {
            loupe.close();
            controller.dispatch(tapped(post));
        };
        view! {
            <button type="button" class="button" data-seat=seat.map(Seat::name) on:click=take>
                {seat.map(|seat| view! { <ArmyGlyph seat/> })}
                <span>{name}</span>
                <strong class="number">{armies}</strong>
            </button>
        }
    };
    let close = move || {
        loupe.close();
    };
    back::closes(|| true, Callback::new(move |()| close()));
    view! {
        <div class="loupe panel" role="dialog" aria-label=text::map::which_one() tabindex="-1" node_ref=node
            style=at_corner(corner)
            on:keydown=move |event| focus::on_escape(&event, close)>
            {choice.posts.into_iter().map(button).collect_view()}
        </div>
    }
}

/// Returns the owner, the name and the armies of a place.
fn place(session: &Session, post: Post) -> (Option<Seat>, String, u32) {
    let state = session.view().table();
    let owner = match post {
        Post::Land(territory) => state.board().owner(territory),
        Post::Ship(ship) => state.fleet().get(ship).map(|ship| ship.owner),
    };
    let name = match post {
        Post::Land(territory) => territory.name().to_owned(),
        Post::Ship(ship) => text::sea::ship(ship),
    };
    (owner, name, state.armies_at(post))
}
