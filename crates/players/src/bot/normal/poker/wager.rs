//! By how much to bet where there is no limit (W7). The size follows from pot and whim, never from the
//! hand: good hands and bluffs bet alike, and nobody reads one from the other.

use super::Mind;
use super::bets::whim;
use crate::bot::holdings::weight;
use engine::core::Seat;
use engine::game::PokerTable;
use engine::poker::{Amounts, Outlook, Stage};

/// How far a hand must be above the average to be bet on by the last to act, and by others.
const STRONG_LATE: f32 = 1.25;
const STRONG_EARLY: f32 = 1.45;

/// What is always worth a bet, and a raise of somebody's bet.
const SURE: f32 = 0.78;
const SURE_TO_RAISE: f32 = 0.66;

/// How often a weak hand is bet on, of 256, by the last to act and by others.
const BLUFFS_LATE: u8 = 56;
const BLUFFS_EARLY: u8 = 20;

/// How often a strong hand only calls, of 256.
const TRAPS: u8 = 52;

/// Against more than so many nobody bluffs.
const MOST_BLUFFED: usize = 2;

impl Mind<'_> {
    /// By how much to bet or raise; `None` to check, call or fold.
    pub(super) fn wager(
        &self,
        table: &PokerTable,
        outlook: Outlook,
        fair: f32,
        amounts: Amounts,
    ) -> Option<u32> {
        let (late, owed) = (self.is_last(table), table.game.betting().owed(self.view.player));
        let moment = self.moment(table);
        let wants = if owed == 0 {
            let strong = if late { STRONG_LATE } else { STRONG_EARLY };
            let bluffs = self.tempted(if late { BLUFFS_LATE } else { BLUFFS_EARLY });
            let is_bluff = self.opponents(table) <= MOST_BLUFFED && whim(moment) < bluffs;
            outlook.win > self.bold(strong * fair).min(SURE) || is_bluff
        } else {
            let is_trap = whim(moment.rotate_left(17)) < TRAPS;
            outlook.win > (STRONG_EARLY * fair).max(SURE_TO_RAISE) && !is_trap
        };
        wants.then(|| self.size(table, amounts))
    }

    /// Half of the pot, two thirds or all of it, no more than somebody can answer.
    fn size(&self, table: &PokerTable, Amounts { least, most }: Amounts) -> u32 {
        let (betting, me) = (table.game.betting(), self.view.player);
        let pot = betting.total() + betting.owed(me);
        let wanted = match whim(self.moment(table).rotate_left(31)) {
            0..96 => pot / 2,
            96..192 => pot * 2 / 3,
            192.. => pot,
        };
        let level = betting.staked(me) + betting.owed(me);
        let others = betting.in_game().iter().filter(|seat| *seat != me);
        let reach = |seat: Seat| (betting.stack(seat) + betting.staked(seat)).saturating_sub(level);
        let most = others.map(reach).max().unwrap_or(most).min(most).max(least);
        wanted.clamp(least, most)
    }

    /// Whether nobody decides after this player in a round.
    fn is_last(&self, table: &PokerTable) -> bool {
        let in_game = table.game.betting().in_game();
        let mut order = table.game.betting().order().iter().rev();
        order.find(|seat| in_game.contains(**seat)) == Some(&self.view.player)
    }

    /// What all that is public is now, for whims that have nothing to do with the hand.
    fn moment(&self, table: &PokerTable) -> u64 {
        let betting = table.game.betting();
        let street = match table.game.stage() {
            Stage::Bets(street) => street.index() as u64 + 2,
            Stage::LastBets => 1,
            _ => 0,
        };
        let round = u64::from(self.view.state.turn().round);
        self.seed ^ street << 8 ^ u64::from(betting.total()) << 16 ^ round << 40
    }

    /// What a call promises where others may bet more later: a large bet is worth some respect.
    pub(super) fn respected(outlook: Outlook, owed: u32, pot: u32) -> Outlook {
        let size = (weight(owed) / weight(pot.max(1))).min(1.0);
        let believed = 1.0 - 0.2 * size;
        Outlook { win: outlook.win * believed, suited: outlook.suited * believed }
    }
}
