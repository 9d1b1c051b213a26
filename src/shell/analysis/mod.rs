//! The analysis of a finished game.

mod analyst;
mod chance_line;
mod panel;

pub use analyst::Analyst;
pub use chance_line::ChanceLine;
pub use panel::AnalysisButton;
