//! Battles as pure functions: dice, their comparison, and the blocks of massed attacks (rules A).

mod assault;
mod dice;
mod expected;
mod modified_roll;
mod normal;
mod odds;
mod post;

pub use assault::{Assault, Block, Clash, MAX_BLOCKS, Origins, clash};
pub use dice::{Dice, Losses, compare};
pub use expected::{expected_losses, expected_losses_raised};
pub use modified_roll::{MOST_ROLLED, ModifiedDie, ModifiedRoll, Modifier, ModifierSet, Side};
pub use normal::{ATTACK_DICE, DEFENCE_DICE, attack_dice, defence_dice};
pub use odds::{
    AttackTerms, AttackType, ChainAttack, ChainOdds, Flank, FlankOdds, LandingOdds, LinkOdds, Odds,
    Outlook, SAFE, SeaOdds, SeaOutcome, armies_needed, chain, chances, modified_odds, raised_odds,
    roll_odds,
};
pub use post::Post;
