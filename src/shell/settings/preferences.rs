//! The user's preferences while the app runs.

use leptos::prelude::*;

use crate::DecisionHelp;
use crate::store::{keep_preferences, preferences};
use screens::saves::preferences::{Palette, Preferences, switch};

/// The user's preferences, for the whole app.
#[derive(Clone, Copy)]
pub struct Settings {
    chosen: RwSignal<Preferences>,
}

impl Settings {
    /// Loads the preferences stored in the browser, and applies the theme from now on.
    pub fn new() -> Self {
        let chosen = RwSignal::new(preferences());
        Effect::new(move || {
            paint(*chosen.read());
        });
        Self { chosen }
    }

    /// Returns the settings of the surrounding app.
    pub fn expect() -> Self {
        expect_context()
    }

    /// Returns the preferences.
    pub fn get(self) -> Preferences {
        self.chosen.get()
    }

    /// Returns the preferences without tracking changes.
    pub fn get_untracked(self) -> Preferences {
        self.chosen.get_untracked()
    }

    /// Returns the decision help that the user wants.
    pub fn decision_help(self) -> DecisionHelp {
        let is_on =
            move |aid: fn(&Preferences) -> bool| Signal::derive(move || aid(&self.chosen.read()));
        DecisionHelp {
            odds: is_on(|it| it.odds),
            hints: is_on(|it| it.hints),
            attacks: is_on(|it| it.attacks),
            offer_attacks: Callback::new(move |all| self.update(|it| it.attacks = all)),
        }
    }

    /// Changes the preferences and stores them.
    pub fn update(self, change: impl FnOnce(&mut Preferences)) {
        self.chosen.update(change);
        keep_preferences(self.chosen.get_untracked());
    }
}

fn paint(Preferences { palette, patterns, pace, .. }: Preferences) {
    let Some(root) = document().document_element() else { return };
    let _ = root.set_attribute("data-patterns", switch(patterns));
    let _ = root.set_attribute("data-pace", pace.name());
    let _ = match palette {
        Palette::Auto => root.remove_attribute("data-palette"),
        Palette::Day => root.set_attribute("data-palette", "day"),
        Palette::Night => root.set_attribute("data-palette", "night"),
    };
}
