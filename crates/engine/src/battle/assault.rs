//! Committed and flanking attacks (A2 to A10): blocks of troops that roll as one.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::dice::{Dice, Losses, compare};
use super::odds::Flank;
use super::post::Post;

/// The most blocks in one flanking attack. The rules set no limit; no player comes near this one.
pub const MAX_BLOCKS: usize = 12;

/// The origin of each block of a flanking attack. A territory that sends two blocks is listed
/// twice; a ship sends only one (A5).
pub type Origins = ArrayVec<Post, MAX_BLOCKS>;

/// Armies of one territory or ship that are committed to an attack.
///
/// ```
/// use red_queens_engine::Territory;
/// use red_queens_engine::battle::Block;
///
/// let mut block = Block::new(Territory::Peru.into(), 5);
/// assert_eq!(block.defence_dice(9), 4, "one fewer than the declared number");
/// block.troops -= 2;
/// block.reinforce(3);
/// assert_eq!((block.troops, block.declared), (6, 6));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Block {
    /// The territory or ship that the armies come from; they count among its armies until they move
    /// in.
    pub from: Post,
    /// The largest number of armies that the block ever had, which limits the defender's dice (A3).
    pub declared: u32,
    /// The armies of the block that are still alive; the attacker rolls one die for each.
    pub troops: u32,
}

impl Block {
    /// Creates a block before its first roll, with all `troops` alive and declared (A2).
    pub fn new(from: Post, troops: u32) -> Self {
        Self { from, declared: troops, troops }
    }

    /// Returns the number of dice that a defender with this many armies rolls: at most one fewer
    /// than the declared number (A2).
    pub fn defence_dice(&self, defenders: u32) -> u32 {
        self.declared.saturating_sub(1).min(defenders)
    }

    /// Adds reserves, which replace losses first and then raise the declared number (A3).
    pub fn reinforce(&mut self, armies: u32) {
        self.troops += armies;
        self.declared = self.declared.max(self.troops);
    }
}

/// The blocks of a committed (one) or flanking (several) attack.
///
/// ```
/// use red_queens_engine::Territory;
/// use red_queens_engine::battle::Assault;
///
/// let origins = [Territory::Peru, Territory::Venezuela].map(Into::into);
/// let mut assault = Assault::new(origins, 4);
/// assert_eq!(assault.troops(), 8);
/// assert!(assault.is_flanking(|_| 0));
/// assault.blocks[0].troops = 0;
/// assert!(!assault.is_flanking(|_| 0), "one flank is left");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Assault {
    /// The blocks in the order in which they were declared, at most [`MAX_BLOCKS`]. A block without
    /// armies keeps its place, since actions refer to blocks by index.
    pub blocks: ArrayVec<Block, MAX_BLOCKS>,
}

/// The result of one roll of a block, after the plus one is placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clash {
    /// The attacker's dice, including the plus one if there was one.
    pub attack: Dice,
    /// The armies lost, including a captured one.
    pub losses: Losses,
    /// True if one of the defender's lost armies was captured (A7).
    pub captured: bool,
}

impl Assault {
    /// Creates an attack with one block of this size from each origin.
    pub fn new(origins: impl IntoIterator<Item = Post>, size: u32) -> Self {
        let blocks =
            origins.into_iter().take(MAX_BLOCKS).map(|from| Block::new(from, size)).collect();
        Self { blocks }
    }

    /// Returns the number of armies alive in all blocks together.
    pub fn troops(&self) -> u32 {
        self.blocks.iter().map(|block| block.troops).sum()
    }

    /// Returns the blocks as flanks for computing odds. `reserves` returns the armies of a
    /// territory or ship that could still be committed.
    pub fn flanks(&self, reserves: impl Fn(Post) -> u32) -> Vec<Flank> {
        let flank = |block: &Block| {
            let Block { from, declared, troops } = *block;
            Flank { troops, declared, spare: reserves(from) }
        };
        self.blocks.iter().map(flank).collect()
    }

    /// Returns the number of armies committed from this territory or ship.
    pub fn committed_from(&self, from: Post) -> u32 {
        self.blocks.iter().filter(|block| block.from == from).map(|block| block.troops).sum()
    }

    /// Returns the origins of the blocks, each territory and ship once.
    pub fn origins(&self) -> Origins {
        let mut origins = Origins::new();
        for block in &self.blocks {
            if !origins.contains(&block.from) {
                origins.push(block.from);
            }
        }
        origins
    }

    /// Returns `true` if two or more flanks remain (A5, A9). `reserves` returns the armies of a
    /// territory or ship that could still be committed; an empty block counts while it can be
    /// refilled (A8).
    pub fn is_flanking(&self, reserves: impl Fn(Post) -> u32) -> bool {
        let standing = self.blocks.iter().filter(|b| b.troops > 0 || reserves(b.from) > 0).count();
        standing >= 2 && self.troops() > 0
    }

    /// Returns the index of the first block with armies, searching from `from` and wrapping around,
    /// or `None` if all are spent.
    pub fn next_with_troops(&self, from: usize) -> Option<usize> {
        let number = self.blocks.len();
        (from..from + number)
            .map(|place| place % number.max(1))
            .find(|&place| self.blocks.get(place).is_some_and(|block| block.troops > 0))
    }
}

/// Compares one roll of a block with the defender's. `plus` is the face that gets the plus one in a
/// flanking attack (A2, A6, A7).
///
/// ```
/// use red_queens_engine::battle::{Dice, Losses, clash};
///
/// let (attack, defence) = (Dice::of(&[5, 4]), Dice::of(&[5]));
/// assert_eq!(clash(attack, defence, None).losses, Losses { attacker: 1, defender: 0 });
/// let raised = clash(attack, defence, attack.best_raise(defence));
/// assert_eq!(raised.losses, Losses { attacker: 0, defender: 1 });
/// assert!(raised.captured);
/// ```
pub fn clash(attack: Dice, defence: Dice, plus: Option<u8>) -> Clash {
    let raised = plus.and_then(|face| attack.raised(face));
    let attack = raised.unwrap_or(attack);
    let losses = compare(attack, defence);
    let total_defeat = losses.attacker == 0 && losses.defender > 0;
    Clash { attack, losses, captured: raised.is_some() && total_defeat }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::Territory;

    const ALASKA: Post = Post::Land(Territory::Alaska);
    const ALBERTA: Post = Post::Land(Territory::Alberta);
    const ONTARIO: Post = Post::Land(Territory::Ontario);

    #[test]
    fn a2_the_defender_rolls_one_less_than_the_declared_number() {
        let block = Block::new(ALASKA, 8);
        assert_eq!(block.defence_dice(20), 7);
        assert_eq!(block.defence_dice(3), 3);
    }

    #[test]
    fn a3_reserves_replace_losses_before_they_raise_the_number() {
        let mut block = Block::new(ALASKA, 5);
        block.troops = 2;
        block.reinforce(2);
        assert_eq!((block.troops, block.declared), (4, 5));
        block.reinforce(3);
        assert_eq!((block.troops, block.declared), (7, 7));
    }

    #[test]
    fn a7_only_a_total_defeat_takes_a_captive() {
        let total = clash(Dice::of(&[6, 5]), Dice::of(&[4]), Some(5));
        assert!(total.captured);
        let split = clash(Dice::of(&[6, 1, 1]), Dice::of(&[4, 4]), Some(1));
        assert!(!split.captured);
        assert_eq!(split.losses, Losses { attacker: 1, defender: 1 });
    }

    #[test]
    fn a9_a_committed_roll_captures_nobody() {
        assert!(!clash(Dice::of(&[6, 6]), Dice::of(&[1]), None).captured);
    }

    #[test]
    fn a8_an_empty_block_stands_while_it_can_be_refilled() {
        let mut assault = Assault::new([ALASKA, ALBERTA], 3);
        assault.blocks[0].troops = 0;
        assert!(assault.is_flanking(|from| u32::from(from == ALASKA)));
        assert!(!assault.is_flanking(|from| u32::from(from == ONTARIO)));
        assault.blocks[1].troops = 0;
        assert!(!assault.is_flanking(|_| 4), "nobody is left to cover the refilling");
    }

    #[test]
    fn the_next_block_is_found_around_the_end() {
        let mut assault = Assault::new([ALASKA, ALBERTA, ONTARIO], 2);
        assault.blocks[2].troops = 0;
        assert_eq!(assault.next_with_troops(2), Some(0));
        assert_eq!(assault.next_with_troops(1), Some(1));
        assert_eq!(Assault::new([], 2).next_with_troops(0), None);
    }
}
