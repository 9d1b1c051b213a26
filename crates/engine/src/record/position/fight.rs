//! The lines of an attack on a territory or on ships, and of a roll with reactions.

use arrayvec::ArrayVec;

use super::fault::PositionFault;
use crate::battle::{
    Assault, Block, MAX_BLOCKS, MOST_ROLLED, ModifiedDie, ModifiedRoll, Modifier, Post,
};
use crate::core::Seat;
use crate::game::{
    Attack, Battle, Board, Duel, Engagement, EngagementStatus, Force, MOST_ENGAGEMENTS, SeaBattle,
    Until,
};
use crate::record::expected::Expected;
use crate::record::line_words::{Misread, Words};
use crate::world::Territory;

const ATTACK: &str = "attack Alaska Kamchatka";
const ENGAGEMENT: &str = "engagement Red against 5 from 1";

/// The contents of the lines of an attack.
#[derive(Debug, Default)]
pub(super) struct AttackLines {
    on_land: Option<(Territory, Force, u32)>,
    engagements: ArrayVec<Engagement, { 2 * MOST_ENGAGEMENTS }>,
    opponent: Option<Seat>,
    dice: (u8, u8),
    until: Option<Until>,
    barrage: bool,
    rolled: [ArrayVec<ModifiedDie, MOST_ROLLED>; 2],
}

impl AttackLines {
    /// Reads the rest of a line after its first word. Returns `true` if it is a line of an attack.
    pub fn read_line(&mut self, first: &str, words: &mut Words) -> Result<bool, Misread> {
        match first {
            "attack" => {
                let from = words.post()?;
                words.takes("to");
                let to = words.territory()?;
                self.on_land = Some((to, Force::Normal(from), rolls(words)?));
            }
            "assault" => {
                let to = words.territory()?;
                words.takes("from");
                let assault = blocks(words, Words::post)?;
                self.on_land = Some((to, Force::Blocks(assault), rolls(words)?));
            }
            "engagement" => self.read_engagement(words)?,
            "opponent" => self.opponent = Some(words.seat()?),
            "roll" => {
                self.dice.0 = words.read(Expected::Dice)?;
                if words.takes("against") {
                    self.dice.1 = words.read(Expected::Dice)?;
                }
                self.until = Some(words.until()?);
            }
            "barrage" => self.barrage = true,
            "attacker" => self.rolled[0] = dice(words)?,
            "defender" => self.rolled[1] = dice(words)?,
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn read_engagement(&mut self, words: &mut Words) -> Result<(), Misread> {
        if self.engagements.is_full() {
            return words.unexpected(Expected::EndOfLine);
        }
        let by = words.seat()?;
        words.takes("against");
        let target = words.ship()?;
        let force = if words.takes("blocks") {
            Force::Blocks(blocks(words, |words| words.ship().map(Post::Ship))?)
        } else {
            words.takes("from");
            Force::Normal(Post::Ship(words.ship()?))
        };
        let rolls = rolls(words)?;
        let standing = match (words.takes("won"), words.takes("lost")) {
            (true, _) => EngagementStatus::Won,
            (_, true) => EngagementStatus::Lost,
            _ => EngagementStatus::Open,
        };
        self.engagements.push(Engagement { by, target, force, rolls, standing });
        Ok(())
    }

    /// Returns the attack on a territory.
    pub fn battle(&self, board: &Board) -> Result<Battle, PositionFault> {
        let (to, force, rolls) = self.on_land.clone().ok_or(PositionFault::NoLine(ATTACK))?;
        let free = PositionFault::NotHeld(crate::world::TerritorySet::only(to));
        Ok(Battle { defender: board.owner(to).ok_or(free)?, to, force, rolls })
    }

    /// Returns the battle at sea. `owner` returns the owner of a ship; `seat` is on turn, and rolls
    /// unless a line says otherwise.
    pub fn sea_battle(
        &self,
        seat: Seat,
        side: Option<Seat>,
        owner: impl Fn(crate::core::ShipId) -> Option<Seat>,
    ) -> Result<Box<SeaBattle>, PositionFault> {
        let engagements = self.engagements.clone();
        let first = engagements.iter().find(|it| it.by == seat);
        let first = first.ok_or(PositionFault::NoLine(ENGAGEMENT))?;
        let defender = self.opponent.or_else(|| owner(first.target).filter(|it| *it != seat));
        let defender = defender.ok_or(PositionFault::NoLine("opponent Blue"))?;
        Ok(Box::new(SeaBattle { defender, side: side.unwrap_or(seat), engagements }))
    }

    /// Returns the attack that waits for an answer, on land or at sea.
    pub fn attack(
        &self,
        board: &Board,
        seat: Seat,
        owner: impl Fn(crate::core::ShipId) -> Option<Seat>,
    ) -> Result<Attack, PositionFault> {
        if self.on_land.is_none() && !self.engagements.is_empty() {
            return self.sea_battle(seat, None, owner).map(Attack::Sea);
        }
        self.battle(board).map(Attack::Land)
    }

    /// Returns the roll that waits for a reaction.
    pub fn duel(&self, board: &Board) -> Result<Duel, PositionFault> {
        let Battle { defender, to, force, rolls } = self.battle(board)?;
        let Force::Normal(from) = force else { return Err(PositionFault::NoLine(ATTACK)) };
        let lies = self.rolled.iter().any(|dice| !dice.is_empty());
        let dice = lies.then(|| self.rolled.clone().map(ModifiedRoll::from_dice));
        let declared = |said: u8, side: usize| match u8::try_from(self.rolled[side].len()) {
            Ok(lying) if said == 0 => lying,
            _ => said,
        };
        Ok(Duel {
            from,
            to,
            defender,
            rolls,
            attack: declared(self.dice.0, 0),
            defence: declared(self.dice.1, 1),
            until: self.until.unwrap_or(Until::Once),
            barrage: self.barrage,
            dice,
        })
    }
}

fn rolls(words: &mut Words) -> Result<u32, Misread> {
    if words.takes("rolls") { words.number(0, Expected::Rolls) } else { Ok(0) }
}

/// Reads blocks as in `Siberia 3 of 4 Ukraine 2`: the place of each, the armies left and, if some
/// fell, the original number.
fn blocks<'a>(
    words: &mut Words<'a>,
    mut place: impl FnMut(&mut Words<'a>) -> Result<Post, Misread>,
) -> Result<Assault, Misread> {
    let mut blocks: ArrayVec<Block, MAX_BLOCKS> = ArrayVec::new();
    let ends = |word: &str| ["rolls", "won", "lost"].iter().any(|it| it.eq_ignore_ascii_case(word));
    while blocks.is_empty() || words.peek().is_some_and(|word| !ends(word)) {
        if blocks.is_full() {
            words.end()?;
        }
        let from = place(words)?;
        let troops = words.number(0, Expected::Armies)?;
        let declared = if words.takes("of") { words.armies()? } else { troops };
        blocks.push(Block { from, declared, troops });
    }
    Ok(Assault { blocks })
}

/// Reads dice and their modifiers as in `6 4:barrage`.
fn dice(words: &mut Words) -> Result<ArrayVec<ModifiedDie, MOST_ROLLED>, Misread> {
    let mut dice = ArrayVec::new();
    while dice.is_empty() || !words.is_empty() {
        if dice.is_full() {
            words.end()?;
        }
        dice.push(die(words)?);
    }
    Ok(dice)
}

fn die(words: &mut Words) -> Result<ModifiedDie, Misread> {
    let Some(word) = words.peek() else { return words.unexpected(Expected::Face) };
    let mut parts = word.split(':');
    let rolled = parts.next().and_then(|face| face.parse().ok()).filter(|it| (1..=6).contains(it));
    let named = |name: &str| {
        Modifier::ALL.into_iter().find(|modifier| modifier.name().eq_ignore_ascii_case(name))
    };
    match (rolled, parts.map(named).collect::<Option<Vec<_>>>()) {
        (Some(rolled), Some(changed)) => {
            words.word(Expected::Face)?;
            Ok(ModifiedDie { rolled, changed: changed.into_iter().collect() })
        }
        _ => words.unexpected(Expected::Face),
    }
}
