//! Bots written by the user, in `localStorage`, or in memory if the browser doesn't store them.

use super::text_store::{Kind, TextStore, fresh_id};
use leptos::prelude::expect_context;
use screens::saves::titles::fresh_title;
use stdx::InOrder;
use worker::Script;

/// The prefix of the keys of bots, before their ids.
const BOTS: &str = "red-queens/bot/";

/// The stored bots.
#[derive(Clone, Copy)]
pub struct Bots {
    keeper: TextStore,
}

impl Bots {
    /// Creates the store of this browser's bots.
    pub fn new() -> Self {
        Self { keeper: TextStore::new(BOTS) }
    }

    /// Returns the store of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Returns all bots with their ids, by name, and follows changes.
    pub fn entries(self) -> Vec<(String, Script)> {
        self.keeper.track();
        self.all()
    }

    /// Returns all bots, without following changes.
    pub fn scripts(self) -> Vec<Script> {
        self.all().into_iter().map(|(_, script)| script).collect()
    }

    fn all(self) -> Vec<(String, Script)> {
        let ids = self.keeper.ids().into_iter();
        let mut all: Vec<_> = ids.filter_map(|id| Some((id.clone(), self.script(&id)?))).collect();
        all.order_by(|a, b| a.1.name.cmp(&b.1.name));
        all
    }

    pub fn script(self, id: &str) -> Option<Script> {
        self.keeper.text(id).map(|text| Script::from_text(&text))
    }

    /// Stores a new bot under a new id and a unique name.
    pub fn add(self, script: &Script) -> (String, Result<(), String>) {
        let id = fresh_id();
        let kept = self.put(&id, script);
        (id, kept)
    }

    /// Stores a bot. If another one has its name, it gets a number.
    ///
    /// # Errors
    /// Returns a message for the user if the browser doesn't store anything or has no room.
    pub fn put(self, id: &str, script: &Script) -> Result<(), String> {
        let others = self.all().into_iter().filter(|(other, _)| other != id);
        let names: Vec<String> = others.map(|(_, script)| script.name).collect();
        let script = Script::new(&fresh_title(&script.name, &names), &script.source);
        let kept = self.keeper.put(id, &script.to_text());
        self.keeper.touch();
        kept.map_err(|unkept| unkept.says_of(Kind::Bot))
    }

    /// Removes a bot and returns it.
    pub fn remove(self, id: &str) -> Option<Script> {
        self.keeper.remove(id).map(|text| Script::from_text(&text))
    }
}
