//! Battles as pure functions: dice, their comparison, and the blocks of massed attacks (rules A).

mod assault;
mod dice;
mod expected;
mod normal;
mod odds;
mod post;
mod throw;

pub use assault::{Assault, Block, Clash, MAX_BLOCKS, Origins, clash};
pub use dice::{Dice, Losses, compare};
pub use expected::{expected_losses, expected_losses_raised};
pub use normal::{ATTACK_DICE, DEFENCE_DICE, attack_dice, defence_dice};
pub use odds::{
    ChainOdds, Flank, FlankOdds, LandingOdds, Manner, Odds, Onset, Outlook, SAFE, SeaOdds,
    SeaOutcome, Step, Terms, armies_needed, chain, chances, modified_odds, raised_odds, roll_odds,
};
pub use post::Post;
pub use throw::{Die, MOST_THROWN, Modifier, ModifierSet, Side, Throw};
