//! Starting games, storing them, opening them again and exporting them.

mod badge;
mod begin;
mod broken;
mod export;
pub mod opening;
pub mod seed;

pub use badge::count_moves;
pub use begin::{begin, begin_quickly, open_new};
pub use broken::{BrokenSave, UnreadableSave};
pub use export::{Export, export_damaged, file_name, hand_out, hand_out_as};
