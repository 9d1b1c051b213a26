//! Sharing a game, and the page of a link.

mod board_picture;
mod button;
mod link;
mod play_on;
mod sheet;

pub use button::Share;
pub use link::link_screen;
pub use play_on::Chairs;
pub use sheet::sheet;
