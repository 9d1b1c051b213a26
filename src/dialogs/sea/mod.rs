//! Ships in dialogs: their actions, planning and fighting sea battles, boarding.

mod board;
mod cruise;
mod engagement;
mod ferry;
mod pairs;
mod plan;
mod sea_battle;
mod send_in;
mod ship;
mod vessel;

pub use board::BoardPanel;
pub use cruise::CruisePanel;
pub use ferry::FerryPanel;
pub use plan::SeaPlanPanel;
pub use sea_battle::SeaBattlePanel;
pub use send_in::SendInPanel;
pub use ship::ShipPanel;
