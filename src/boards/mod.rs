//! The boards that games are played on, and adding a board of one's own.

mod adding;
mod generating;
mod importing;
mod loading;

pub use adding::{reload_for_room, way_out};
pub use generating::{generates_worlds, world_titled};
pub use importing::{Added, ImportSource, brought_along, checked_board, dropped, imported, picked};
pub use loading::{BoardProblem, cards, load, read_for_worker, text_of_board, texts};

/// Fetches what boards need, before they are needed.
pub async fn fetch_ahead() {
    loading::fetch_ahead().await;
    importing::fetch_ahead().await;
}
