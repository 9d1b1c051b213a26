//! A long text of the game's own that is fetched when somebody wants to read it.

use crate::erased::prelude::*;

use crate::erased::live;
use crate::parts::Missing;
use crate::store::fetch_text;

/// What has become of it.
#[derive(Clone)]
enum Found<T> {
    /// Nobody has asked.
    Unasked,
    Coming,
    /// It did not come, or makes no sense.
    Missing,
    Here(T),
}

/// What is made of the text, once it is there.
pub struct Fetched<T: 'static> {
    found: Variable<Found<T>>,
    file: &'static str,
}

impl<T> Clone for Fetched<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Fetched<T> {}

impl<T: Clone + Send + Sync + 'static> Fetched<T> {
    /// Of the file that the page knows by this name; nothing is fetched yet.
    pub fn new(file: &'static str) -> Self {
        Self { found: Variable::new(Found::Unasked), file }
    }

    /// Fetches and reads it, unless that was done.
    pub fn fetch(self, read: fn(&str) -> Option<T>) {
        if matches!(self.found.get_untracked(), Found::Unasked | Found::Missing) {
            self.found.set(Found::Coming);
            fetch_text(self.file, move |text| {
                let read = text.as_deref().and_then(read);
                self.found.set(read.map_or(Found::Missing, Found::Here));
            });
        }
    }

    /// What was made of it, once it is there.
    pub fn get(self) -> Option<T> {
        match self.found.get() {
            Found::Here(here) => Some(here),
            Found::Unasked | Found::Coming | Found::Missing => None,
        }
    }

    /// Fetches and draws it; until then says that it comes, or that it did not and offers to try again.
    pub fn view(
        self,
        read: fn(&str) -> Option<T>,
        draw: impl Fn(T) -> AnyView + Send + Sync + 'static,
    ) -> AnyView {
        self.fetch(read);
        live(move || match self.found.get() {
            Found::Here(here) => draw(here),
            Found::Missing => view! {
                <section class="panel sheet"><Missing again=move |()| self.fetch(read)/></section>
            }
            .into_any(),
            Found::Unasked | Found::Coming => {
                view! { <p class="quiet" role="status">{text::parts::coming()}</p> }.into_any()
            }
        })
        .into_any()
    }
}
