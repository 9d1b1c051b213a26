//! A long text of the app that is fetched on demand.

use leptos::prelude::*;

use crate::parts::Missing;
use crate::store::fetch_text;

/// The state of the text.
#[derive(Clone)]
enum FetchState<T> {
    /// It hasn't been requested yet.
    Unasked,
    Loading,
    /// It couldn't be fetched or parsed.
    Missing,
    Here(T),
}

/// The parsed text, once it has been fetched.
pub struct Fetched<T: 'static> {
    found: RwSignal<FetchState<T>>,
    file: &'static str,
}

impl<T> Clone for Fetched<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Fetched<T> {}

impl<T: Clone + Send + Sync + 'static> Fetched<T> {
    /// Creates a text for the file that the page knows by this name, without fetching it.
    pub fn new(file: &'static str) -> Self {
        Self { found: RwSignal::new(FetchState::Unasked), file }
    }

    /// Fetches and parses the text, unless that has been done.
    pub fn fetch(self, read: fn(&str) -> Option<T>) {
        if matches!(self.found.get_untracked(), FetchState::Unasked | FetchState::Missing) {
            self.found.set(FetchState::Loading);
            fetch_text(self.file, move |text| {
                let read = text.as_deref().and_then(read);
                self.found.set(read.map_or(FetchState::Missing, FetchState::Here));
            });
        }
    }

    /// Returns the parsed text, once it is there.
    pub fn get(self) -> Option<T> {
        match self.found.get() {
            FetchState::Here(here) => Some(here),
            FetchState::Unasked | FetchState::Loading | FetchState::Missing => None,
        }
    }

    /// Fetches and draws the text. Until then, shows that it is loading, or that loading failed
    /// with an offer to try again.
    pub fn view(
        self,
        read: fn(&str) -> Option<T>,
        draw: impl Fn(T) -> AnyView + Send + Sync + 'static,
    ) -> AnyView {
        self.fetch(read);
        (move || match self.found.get() {
            FetchState::Here(here) => draw(here),
            FetchState::Missing => view! {
                <section class="panel sheet"><Missing again=move |()| self.fetch(read)/></section>
            }
            .into_any(),
            FetchState::Unasked | FetchState::Loading => {
                view! { <p class="quiet" role="status">{text::parts::coming()}</p> }.into_any()
            }
        })
        .into_any()
    }
}
