//! Custom rule sets, in `localStorage`, or in memory if the browser doesn't store them.

use engine::record::CustomRules;
use leptos::prelude::expect_context;
use stdx::InOrder;

use super::text_store::{Kind, TextStore, fresh_id};
use screens::new_game::custom_rules::rules_title;
use screens::saves::titles::fresh_title;

/// The prefix of the keys of rule sets, before their ids. Each is stored as its line.
const PREFIX: &str = "red-queens/mix/";

/// The stored rule sets.
#[derive(Clone, Copy)]
pub struct SavedRules {
    keeper: TextStore,
}

impl SavedRules {
    /// The mixes of this browser.
    pub fn new() -> Self {
        Self { keeper: TextStore::new(PREFIX) }
    }

    /// Returns the store of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Returns all rule sets with their ids, by name, and follows changes.
    pub fn entries(self) -> Vec<(String, CustomRules)> {
        self.keeper.track();
        self.all()
    }

    fn all(self) -> Vec<(String, CustomRules)> {
        let ids = self.keeper.ids().into_iter();
        let mut all: Vec<_> = ids.filter_map(|id| Some((id.clone(), self.get(&id)?))).collect();
        all.order_by(|a, b| a.1.title.cmp(&b.1.title));
        all
    }

    pub fn get(self, id: &str) -> Option<CustomRules> {
        self.keeper.text(id)?.parse().ok()
    }

    /// Under what the very same mix is kept.
    pub fn find(self, custom_rules: &CustomRules) -> Option<String> {
        self.all().into_iter().find(|(_, kept)| kept == custom_rules).map(|(id, _)| id)
    }

    /// Keeps a new mix under an id and a name of its own.
    pub fn add(self, custom_rules: &CustomRules) -> (String, Result<(), String>) {
        let id = fresh_id();
        let kept = self.put(&id, custom_rules);
        (id, kept)
    }

    /// Stores a rule set. Without a name it gets one, and if another one has its name, it gets a
    /// number.
    ///
    /// # Errors
    /// Returns a message for the user if the browser doesn't store anything or has no room.
    pub fn put(self, id: &str, custom_rules: &CustomRules) -> Result<(), String> {
        let others = self.all().into_iter().filter(|(other, _)| other != id);
        let names: Vec<String> = others.map(|(_, custom_rules)| custom_rules.title).collect();
        let wanted = if custom_rules.title.is_empty() {
            text::custom_rules::unnamed()
        } else {
            &custom_rules.title
        };
        let title = rules_title(&fresh_title(wanted, &names));
        let line = CustomRules { rules: custom_rules.rules, title }.to_string();
        let kept = self.keeper.put(id, &line);
        self.keeper.touch();
        kept.map_err(|unkept| unkept.says_of(Kind::Rules))
    }

    /// Removes a rule set and returns it.
    pub fn remove(self, id: &str) -> Option<CustomRules> {
        self.keeper.remove(id)?.parse().ok()
    }
}
