//! Bots that people write, in `localStorage`, and in memory where the browser keeps nothing.

use super::text_store::{Kind, TextStore, fresh_id};
use crate::erased::surrounding;
use crate::model::kept::titles::fresh_title;
use engine::core::InOrder;
use players::users::Script;

/// Where bots are kept; their ids follow.
const BOTS: &str = "red-queens/bot/";

/// The bots that are kept.
#[derive(Clone, Copy)]
pub struct Bots {
    keeper: TextStore,
}

impl Bots {
    /// The bots of this browser.
    pub fn new() -> Self {
        Self { keeper: TextStore::new(BOTS) }
    }

    /// The bots of the surrounding app.
    pub fn expect() -> Self {
        surrounding()
    }

    /// All bots with their ids, as they are and whenever they change, by name.
    pub fn entries(self) -> Vec<(String, Script)> {
        self.keeper.track();
        self.all()
    }

    /// All bots, once.
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

    /// Keeps a new bot under an id and a name of its own.
    pub fn add(self, script: &Script) -> (String, Result<(), String>) {
        let id = fresh_id();
        let kept = self.put(&id, script);
        (id, kept)
    }

    /// Keeps a bot. If another one has its name it gets a number.
    ///
    /// # Errors
    /// The browser keeps nothing or has no room. Says so to a person.
    pub fn put(self, id: &str, script: &Script) -> Result<(), String> {
        let others = self.all().into_iter().filter(|(other, _)| other != id);
        let names: Vec<String> = others.map(|(_, script)| script.name).collect();
        let script = Script::new(&fresh_title(&script.name, &names), &script.source);
        let kept = self.keeper.put(id, &script.to_text());
        self.keeper.touch();
        kept.map_err(|unkept| unkept.says_of(Kind::Bot))
    }

    /// Forgets a bot and hands it back.
    pub fn remove(self, id: &str) -> Option<Script> {
        self.keeper.remove(id).map(|text| Script::from_text(&text))
    }
}
