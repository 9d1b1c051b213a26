//! Mixes of options that people keep, in `localStorage`, and in memory where the browser keeps nothing.

use crate::erased::surrounding;
use engine::core::InOrder;
use engine::record::Mix;

use super::text_store::{Kind, TextStore, fresh_id};
use crate::model::kept::titles::fresh_title;
use crate::model::new_game::mix::mix_title;

/// Where mixes are kept, each as its line; their ids follow.
const MIXES: &str = "red-queens/mix/";

/// The mixes that are kept.
#[derive(Clone, Copy)]
pub struct Mixes {
    keeper: TextStore,
}

impl Mixes {
    /// The mixes of this browser.
    pub fn new() -> Self {
        Self { keeper: TextStore::new(MIXES) }
    }

    /// The mixes of the surrounding app.
    pub fn expect() -> Self {
        surrounding()
    }

    /// All mixes with their ids, as they are and whenever they change, by name.
    pub fn entries(self) -> Vec<(String, Mix)> {
        self.keeper.track();
        self.all()
    }

    fn all(self) -> Vec<(String, Mix)> {
        let ids = self.keeper.ids().into_iter();
        let mut all: Vec<_> = ids.filter_map(|id| Some((id.clone(), self.mix(&id)?))).collect();
        all.order_by(|a, b| a.1.title.cmp(&b.1.title));
        all
    }

    pub fn mix(self, id: &str) -> Option<Mix> {
        self.keeper.text(id)?.parse().ok()
    }

    /// Under what the very same mix is kept.
    pub fn find(self, mix: &Mix) -> Option<String> {
        self.all().into_iter().find(|(_, kept)| kept == mix).map(|(id, _)| id)
    }

    /// Keeps a new mix under an id and a name of its own.
    pub fn add(self, mix: &Mix) -> (String, Result<(), String>) {
        let id = fresh_id();
        let kept = self.put(&id, mix);
        (id, kept)
    }

    /// Keeps a mix. If it has no name it gets one, and if another one has its name it gets a number.
    ///
    /// # Errors
    /// The browser keeps nothing or has no room. Says so to a person.
    pub fn put(self, id: &str, mix: &Mix) -> Result<(), String> {
        let others = self.all().into_iter().filter(|(other, _)| other != id);
        let names: Vec<String> = others.map(|(_, mix)| mix.title).collect();
        let wanted = if mix.title.is_empty() { text::mixes::unnamed() } else { &mix.title };
        let title = mix_title(&fresh_title(wanted, &names));
        let line = Mix { rules: mix.rules, title }.to_string();
        let kept = self.keeper.put(id, &line);
        self.keeper.touch();
        kept.map_err(|unkept| unkept.says_of(Kind::Rules))
    }

    /// Forgets a mix and hands it back.
    pub fn remove(self, id: &str) -> Option<Mix> {
        self.keeper.remove(id)?.parse().ok()
    }
}
