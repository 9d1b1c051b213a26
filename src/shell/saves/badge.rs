//! The app's badge: the number of games that wait for somebody here.

use crate::page::part;
use crate::parts::{EXTRAS, load_stylesheet};
use crate::store::{SavedGames, badge};
use leptos::task::spawn_local;
use table::Glance;

/// Counts the games by link in which a person here is to move, in a separate task.
pub fn count_moves(saved_games: SavedGames) {
    spawn_local(async move {
        // On failure, only the badge is missing.
        let _ = moves(saved_games).await;
    });
}

part! {
    panels:
    /// Counts the games and shows their number on the badge.
    fn moves(saved_games: SavedGames) -> () {
        load_stylesheet(&EXTRAS);
        let waits = |(_, text): &(String, String)| {
            Glance::read(text).is_ok_and(|glance| glance.cover.is_your_move())
        };
        badge(saved_games.texts_now().iter().filter(|game| waits(game)).count());
    }
}
