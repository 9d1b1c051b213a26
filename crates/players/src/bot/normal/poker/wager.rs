//! Bet sizes where there is no limit (W7). They depend on the pot and the seed, never on the hand:
//! good hands and bluffs bet alike, so neither can be told from the other.

use super::Planner;
use super::nerve::whim;
use crate::bot::holdings::weight;
use engine::core::Seat;
use engine::game::PokerTable;
use engine::poker::{Amounts, HandOutlook, Stage};

/// The factor by which a hand must be above the average to bet on it, for the last to act and for
/// others.
const STRONG_LATE: f32 = 1.25;
const STRONG_EARLY: f32 = 1.45;

/// The chance to win that is always worth a bet, and that for a raise.
const SURE: f32 = 0.78;
const SURE_TO_RAISE: f32 = 0.66;

/// The chance, out of 256, to bet on a weak hand, for the last to act and for others.
const BLUFFS_LATE: u8 = 56;
const BLUFFS_EARLY: u8 = 20;

/// The chance, out of 256, that a strong hand only calls.
const TRAPS: u8 = 52;

/// The largest number of opponents to bluff against.
const MOST_BLUFFED: usize = 2;

impl Planner<'_> {
    /// Returns the amount to bet or raise; `None` to check, call or fold.
    pub(super) fn wager(
        &self,
        table: &PokerTable,
        outlook: HandOutlook,
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

    /// Returns half of the pot, two thirds or all of it, but no more than an opponent can match.
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

    /// Returns `true` if this player is the last to act in a betting round.
    fn is_last(&self, table: &PokerTable) -> bool {
        let in_game = table.game.betting().in_game();
        let mut order = table.game.betting().order().iter().rev();
        order.find(|seat| in_game.contains(**seat)) == Some(&self.view.player)
    }

    /// Returns a hash of the public state, for random choices that don't depend on the hand.
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

    /// Returns the outlook of a call where others may bet more later, reduced for a large bet.
    pub(super) fn respected(outlook: HandOutlook, owed: u32, pot: u32) -> HandOutlook {
        let size = (weight(owed) / weight(pot.max(1))).min(1.0);
        let believed = 1.0 - 0.2 * size;
        HandOutlook { win: outlook.win * believed, suited: outlook.suited * believed }
    }
}
