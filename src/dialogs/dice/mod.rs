//! Dice on screen: a roll, a battle’s rolls, the odds, and the results.

pub(crate) mod dice_choice;
pub(crate) mod die;
pub(crate) mod odds;
pub(crate) mod reserves;
pub(crate) mod roll_animation;
pub(crate) mod roll_board;
pub(crate) mod roll_buttons;
pub(crate) mod rolls;
pub(crate) mod sea_roll;
pub(crate) mod stop_at;
pub(crate) mod strength;
pub(crate) mod strip;
