//! Custom rule sets, in `localStorage`, or in memory if the browser doesn't store them.

use crate::erased::surrounding;
use engine::core::InOrder;
use engine::record::Mix;

use super::text_store::{Kind, TextStore, fresh_id};
use crate::model::kept::titles::fresh_title;
use crate::model::new_game::mix::mix_title;

/// The prefix of the keys of rule sets, before their ids. Each is stored as its line.
const MIXES: &str = "red-queens/mix/";

/// The stored rule sets.
#[derive(Clone, Copy)]
pub struct Mixes {
    keeper: TextStore,
}

impl Mixes {
    /// Creates the store of this browser's rule sets.
    pub fn new() -> Self {
        Self { keeper: TextStore::new(MIXES) }
    }

    /// Returns the store of the surrounding app.
    pub fn expect() -> Self {
        surrounding()
    }

    /// Returns all rule sets with their ids, by name, and follows changes.
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

    /// Returns the id under which an identical rule set is stored.
    pub fn find(self, mix: &Mix) -> Option<String> {
        self.all().into_iter().find(|(_, kept)| kept == mix).map(|(id, _)| id)
    }

    /// Stores a new rule set under a new id and a unique name.
    pub fn add(self, mix: &Mix) -> (String, Result<(), String>) {
        let id = fresh_id();
        let kept = self.put(&id, mix);
        (id, kept)
    }

    /// Stores a rule set. Without a name it gets one, and if another one has its name, it gets a
    /// number.
    ///
    /// # Errors
    /// Returns a message for the user if the browser doesn't store anything or has no room.
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

    /// Removes a rule set and returns it.
    pub fn remove(self, id: &str) -> Option<Mix> {
        self.keeper.remove(id)?.parse().ok()
    }
}
