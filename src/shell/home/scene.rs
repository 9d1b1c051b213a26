//! The moving picture on the home screen: the last game so far or, before the first one, a short
//! war. It runs once, and again on request; with reduced motion it shows the end.

use std::sync::Arc;
use std::time::Duration;

use crate::erased::Derived;
use leptos::prelude::*;

use super::show::{Slideshow, Switch};
use super::war::War;
use crate::map::picture::picture;
use crate::page::{SetIfOpen, is_calm, part};
use crate::parts::{DrawFn, PICTURE, TABLE, load_stylesheet};
use crate::shell::app::pictured_on;
use crate::shell::saves::opening::replay;
use crate::store::SavedGames;
use screens::map::drawing::Drawing;
use screens::story::film::FilmView;
use table::{Owners, PackedOwners, Save};

part! {
    scene:
    /// Draws a short war, for which the table isn't needed.
    pub fn war() -> DrawFn {
        load_stylesheet(&PICTURE);
        Arc::new(|| view! { <War/> }.into_any())
    }
}

part! {
    panels:
    /// Draws the last game, by its id and the owners of its territories.
    pub fn last_game(id: String, owners: PackedOwners) -> DrawFn {
        load_stylesheet(&TABLE);
        Arc::new(move || {
            let (id, owners) = (id.clone(), owners.clone());
            pictured_on(owners.world(), move || view! { <LastGame id=id.clone() owners=owners.clone()/> }.into_any())
        })
    }
}

/// Shows the board of the last game and, once the game has been replayed, its conquests so far.
#[component]
fn LastGame(id: String, owners: PackedOwners) -> impl IntoView {
    let drawing = Drawing::of(owners.world());
    let now = owners.unpack().unwrap_or(Owners::splat(None));
    let film = RwSignal::new(None::<(FilmView, Slideshow)>);
    let save = SavedGames::expect().text(&id).and_then(|text| Save::read(&text).ok());
    if let Some(save) = save.filter(|_| !is_calm()) {
        let owner = Owner::current();
        let open = move |session: Result<_, _>| {
            let Some(view) = session.ok().as_ref().and_then(FilmView::of) else { return };
            let begin =
                || Slideshow::begin(view.frames.len(), Duration::from_millis(view.pause.into()));
            if let Some(show) = owner.map(|owner| owner.with(begin)) {
                film.set_if_open(Some((view, show)));
            }
        };
        replay(save.opening().into(), Box::new(open));
    }
    let shown = Derived::new(move |_| {
        let film = film.read();
        let frame = film.as_ref().and_then(|(view, show)| view.frames.get(show.at.get()));
        frame.map_or(now, |frame| frame.owners)
    });
    let switch = move || film.with(|film| film.as_ref().map(|(_, show)| *show));
    view! {
        <div class="pictured">{picture(drawing, shown, ().into_any())}</div>
        {move || switch().map(|show| view! { <Switch show/> })}
    }
}
