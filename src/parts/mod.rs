//! Small components that several screens share.

mod army;
mod arriving;
mod differences;
mod icon;
mod later;
mod missing;
mod recap_lines;
mod rule_link;
mod stepper;
mod style;
mod suits;

pub use army::{ArmyGlyph, WEAVE_TILE, dash, glyph, weave};
pub use arriving::{ASKED, DrawFn, NOTHING, Placeholder, arriving};
pub use differences::Differences;
pub use icon::{Icon, IconKind};
pub use later::later;
pub use missing::{Missing, repair};
pub use recap_lines::{MoreLines, RecapLines};
pub use rule_link::{PlayedGame, RuleLink, rulebook};
pub use stepper::Stepper;
pub use style::{EDITOR, EXTRAS, PICTURE, POKER, TABLE, load_stylesheet};
pub use suits::suited;
