//! The app's badge: the number of games that wait for somebody here.

use crate::model::kept::save::Glance;
use crate::part::part;
use crate::parts::{EXTRAS, dress};
use crate::store::{Shelf, badge};
use leptos::task::spawn_local;

/// Counts the games by link in which a person here is to move, in a separate task.
pub fn count_moves(shelf: Shelf) {
    spawn_local(async move {
        // A sign that is not there is nothing to worry about.
        let _ = moves(shelf).await;
    });
}

part! {
    extras:
    /// Counts the games and shows their number on the badge.
    pub fn moves(shelf: Shelf) -> () {
        dress(&EXTRAS);
        let waits = |(_, text): &(String, String)| {
            Glance::read(text).is_ok_and(|glance| glance.cover.is_your_move())
        };
        badge(shelf.texts_now().iter().filter(|game| waits(game)).count());
    }
}
