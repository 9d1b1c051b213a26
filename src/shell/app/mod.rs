//! The parts that all screens share: navigation, messages, and the abilities of the device.

mod board;
mod device;
mod fetched;
mod missing;
mod navigation;
mod notices;
mod pick_file;
mod pressed;
mod screen;
mod stands;

pub use board::{Bringing, on_board, on_board_from, pictured_on};
pub use device::{Device, FullScreen, Install, tell};
pub use fetched::Fetched;
pub use missing::Missing;
pub use navigation::{Heading, Navigation, go};
pub use notices::{NoticeAction, NoticeText, ToastList, Toasts, UpdateBanner};
pub use pick_file::PickFile;
pub use pressed::take_focus;
pub use screen::screen;
pub use stands::Stands;
