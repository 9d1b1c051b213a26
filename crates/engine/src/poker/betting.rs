//! Betting by one army at a time or without a limit, with all-ins and side pots (P5, P7, W7).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::core::{BySeat, Seat, SeatSet, id_enum, id_set};

/// The armies that each player puts in before the first card (P5).
const ANTE: u32 = 1;

id_enum! {
    /// A player's action in a betting round (P5).
    pub enum Bet {
        Check = "check",
        Bet = "bet",
        Call = "call",
        Raise = "raise",
        Fold = "fold",
    }
}

id_enum! {
    /// The betting limit, an option of the rule set (P5, W7).
    pub enum Limit {
        OneArmy = "one-army",
        NoLimit = "no-limit",
    }
}

/// The range of a bet or raise in armies, inclusive (W7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Amounts {
    /// The size of the last raise in this round, or the whole stack if that is smaller.
    pub least: u32,
    /// The whole stack, with which the player goes all-in.
    pub most: u32,
}

/// The size of the next bet or raise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
enum BetSize {
    #[default]
    OneArmy,
    AtLeast(u32),
}

id_set! {
    /// A set of possible bets, as returned by [`Betting::choices`].
    pub struct BetSet(u8) of Bet;
}

/// A pot that some of the players can win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pot {
    /// The armies in the pot, which go to its winner (P9).
    pub armies: u32,
    /// The players who can win the pot: those who have not folded and have put in as much as
    /// anybody in this pot, or still can.
    pub claimants: SeatSet,
    /// True if one player alone put the armies in and nobody matched them.
    pub uncalled: bool,
}

/// The visible state of a hand's betting, from which the level and the players still to act follow.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bets {
    /// The armies that each player has put in.
    pub staked: BySeat<u32>,
    /// The armies that each player has left.
    pub stacks: BySeat<u32>,
    /// The players who have folded.
    pub folded: SeatSet,
    /// The player to bet.
    pub asked: Option<Seat>,
    /// True if somebody has bet in this round.
    pub opened: bool,
    /// The last player to bet or raise.
    pub called: Option<Seat>,
    /// The minimum size of the next raise; `None` if bets are of one army.
    pub least: Option<u32>,
}

/// The stakes of a hand, and the current betting round if there is one.
///
/// Every bet or raise adds at least one army to the finite stakes, so every round ends.
///
/// ```
/// use red_queens_engine::core::{BySeat, Seat};
/// use red_queens_engine::poker::{Bet, Betting};
///
/// let mut betting = Betting::new([Seat::Red, Seat::Blue], BySeat::splat(5));
/// betting.begin_round();
/// assert_eq!(betting.act(Bet::Bet), Some(1));
/// assert_eq!((betting.asked(), betting.owed(Seat::Blue)), (Some(Seat::Blue), 1));
/// assert_eq!(betting.act(Bet::Call), Some(1));
/// assert_eq!((betting.asked(), betting.total()), (None, 4), "antes and bets");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Betting {
    order: ArrayVec<Seat, { Seat::COUNT }>,
    stacks: BySeat<u32>,
    staked: BySeat<u32>,
    folded: SeatSet,
    /// The stake that a player needs to stay in without being all-in.
    level: u32,
    /// True if somebody has bet in this round.
    opened: bool,
    waiting: SeatSet,
    asked: Option<Seat>,
    called: Option<Seat>,
    /// Stored by the game instead, since bets were always of one army in the first games.
    #[serde(skip)]
    step: BetSize,
    /// True if nobody may fold to an all-in bet (W7). Also stored by the game instead.
    #[serde(skip)]
    must_call_all_in: bool,
}

impl Betting {
    /// Creates the betting of a hand with bets of one army, in which everybody antes one army.
    /// `order` is the order of action, clockwise from the player who opens; a seat with an empty
    /// stack takes part without a stake.
    pub fn new(order: impl IntoIterator<Item = Seat>, stacks: BySeat<u32>) -> Self {
        let mut betting = Self {
            order: order.into_iter().take(Seat::COUNT).collect(),
            stacks,
            staked: BySeat::splat(0),
            folded: SeatSet::EMPTY,
            level: ANTE,
            opened: false,
            waiting: SeatSet::EMPTY,
            asked: None,
            called: None,
            step: BetSize::OneArmy,
            must_call_all_in: false,
        };
        for seat in betting.order.clone() {
            betting.put_in(seat, ANTE);
        }
        betting
    }

    /// Sets the betting limit.
    #[must_use]
    pub fn with(mut self, limit: Limit) -> Self {
        self.step = match limit {
            Limit::OneArmy => BetSize::OneArmy,
            Limit::NoLimit => BetSize::AtLeast(ANTE),
        };
        self
    }

    /// Sets whether nobody may fold to an all-in bet (W7).
    #[must_use]
    pub fn calling_all_in(self, must_call_all_in: bool) -> Self {
        Self { must_call_all_in, ..self }
    }

    /// Returns the minimum size of the next raise, or `None` if bets are of one army.
    pub(crate) fn least(&self) -> Option<u32> {
        match self.step {
            BetSize::OneArmy => None,
            BetSize::AtLeast(least) => Some(least),
        }
    }

    /// Sets the value of [`Self::least`].
    pub(super) fn with_least(mut self, least: Option<u32>) -> Self {
        self.step = least.map_or(BetSize::OneArmy, BetSize::AtLeast);
        self
    }

    /// Creates the betting of a hand in progress. The players still to act are those from the one
    /// to bet up to the last to raise, or to the end of the round.
    pub(super) fn laid_out(order: impl Iterator<Item = Seat>, it: &Bets) -> Self {
        let order: ArrayVec<Seat, { Seat::COUNT }> = order.take(Seat::COUNT).collect();
        let most = order.iter().map(|seat| it.staked[*seat]).max().unwrap_or(0);
        let mut betting = Self {
            order,
            stacks: it.stacks,
            staked: it.staked,
            folded: it.folded,
            level: most.max(ANTE),
            opened: it.opened,
            waiting: SeatSet::EMPTY,
            asked: it.asked,
            called: it.called,
            step: it.least.map_or(BetSize::OneArmy, BetSize::AtLeast),
            must_call_all_in: false,
        };
        if let Some(asked) = it.asked {
            let place = betting.order.iter().position(|seat| *seat == asked).unwrap_or(0);
            let around = betting.order.iter().cycle().skip(place).take(betting.order.len());
            let stops = |seat: &Seat| match it.called.filter(|_| it.opened) {
                Some(raised) => *seat == raised,
                None => *seat != asked && betting.order.first() == Some(seat),
            };
            let waiting: SeatSet = around.copied().take_while(|seat| !stops(seat)).collect();
            betting.waiting = waiting & betting.able_to_act();
        }
        betting
    }

    /// Returns `true` if somebody has bet in the current round, or in the last one.
    pub(crate) fn is_opened(&self) -> bool {
        self.opened
    }

    /// Starts a round in which everybody who can act gets a turn.
    pub fn begin_round(&mut self) {
        if let BetSize::AtLeast(least) = &mut self.step {
            *least = ANTE;
        }
        self.opened = false;
        self.waiting = self.able_to_act();
        self.asked = None;
        self.ask_next();
    }

    /// Returns the player to bet, or `None` if the round is over.
    pub fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// Returns the players who are still to act in this round, including the one to bet.
    pub fn players_to_act(&self) -> SeatSet {
        self.waiting
    }

    /// Returns the possible actions of the player to bet; empty if there is none.
    pub fn choices(&self) -> BetSet {
        let Some(seat) = self.asked else { return BetSet::EMPTY };
        let (owed, stack) = (self.owed(seat), self.stacks[seat]);
        let answered = !(self.able_to_act() - SeatSet::only(seat)).is_empty();
        let mut choices =
            if self.must_call(seat) { BetSet::EMPTY } else { BetSet::only(Bet::Fold) };
        choices.insert(if owed == 0 { Bet::Check } else { Bet::Call });
        if stack > owed && answered {
            choices.insert(if self.opened { Bet::Raise } else { Bet::Bet });
        }
        choices
    }

    /// Returns `true` if a seat has to call an all-in bet that it may not fold to (W7).
    fn must_call(&self, seat: Seat) -> bool {
        let is_all_in = self.called.is_some_and(|raised| self.stacks[raised] == 0);
        self.must_call_all_in && is_all_in && self.owed(seat) > 0
    }

    /// Returns the possible sizes of a bet or raise, or `None` if the player can't make one or bets
    /// are of one army.
    ///
    /// ```
    /// use red_queens_engine::core::{BySeat, Seat};
    /// use red_queens_engine::poker::{Amounts, Betting, Limit};
    ///
    /// let betting = Betting::new([Seat::Red, Seat::Blue], BySeat::splat(10));
    /// let mut betting = betting.with(Limit::NoLimit);
    /// betting.begin_round();
    /// assert_eq!(betting.amounts(), Some(Amounts { least: 1, most: 9 }), "one is the ante");
    /// ```
    pub fn amounts(&self) -> Option<Amounts> {
        let (seat, least) = (self.asked?, self.least()?);
        let raises = !(self.choices() & BetSet::of(&[Bet::Bet, Bet::Raise])).is_empty();
        let most = self.stacks[seat].saturating_sub(self.owed(seat));
        raises.then_some(Amounts { least: least.min(most), most })
    }

    /// Applies an action of the player to bet and returns the armies put in. Returns `None` and
    /// changes nothing if the action isn't possible.
    pub fn act(&mut self, bet: Bet) -> Option<u32> {
        let seat = self.asked.filter(|_| self.choices().contains(bet))?;
        let owed = self.owed(seat);
        let armies = match bet {
            Bet::Check => 0,
            Bet::Fold => {
                self.folded.insert(seat);
                0
            }
            Bet::Call => self.put_in(seat, owed),
            Bet::Bet | Bet::Raise if self.step == BetSize::OneArmy => {
                return Some(self.raise(seat, 1));
            }
            Bet::Bet | Bet::Raise => return None,
        };
        self.waiting.remove(seat);
        self.ask_next();
        Some(armies)
    }

    /// Bets or raises by this many armies, and returns the action with the armies put in. Returns
    /// `None` and changes nothing if it isn't possible.
    pub fn wager(&mut self, by: u32) -> Option<(Bet, u32)> {
        let seat = self.asked?;
        let Amounts { least, most } = self.amounts()?;
        if !(least..=most).contains(&by) {
            return None;
        }
        let bet = if self.opened { Bet::Raise } else { Bet::Bet };
        if let BetSize::AtLeast(least) = &mut self.step {
            *least = by.max(*least);
        }
        Some((bet, self.raise(seat, by)))
    }

    fn raise(&mut self, seat: Seat, by: u32) -> u32 {
        let owed = self.owed(seat);
        self.level += by;
        self.opened = true;
        self.called = Some(seat);
        self.waiting = self.able_to_act() - SeatSet::only(seat);
        let armies = self.put_in(seat, owed + by);
        self.ask_next();
        armies
    }

    /// Returns the players of the hand, including folded ones, clockwise from the one who opens
    /// each round.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// Returns the players who have not folded, including those who are all-in.
    pub fn in_game(&self) -> SeatSet {
        self.order.iter().copied().collect::<SeatSet>() - self.folded
    }

    /// Returns the armies that a player can still put in.
    pub fn stack(&self, seat: Seat) -> u32 {
        self.stacks[seat]
    }

    /// Returns the armies that a player has put in so far, including the ante.
    pub fn staked(&self, seat: Seat) -> u32 {
        self.staked[seat]
    }

    /// Returns the armies that all players have put in: those of all pots and uncalled ones.
    pub fn total(&self) -> u32 {
        self.staked.iter().map(|(_, staked)| staked).sum()
    }

    /// Returns the armies that a player must put in to stay in.
    pub fn owed(&self, seat: Seat) -> u32 {
        self.level.saturating_sub(self.staked[seat])
    }

    /// Returns the last player to bet or raise, who shows first (P7), or `None` if everybody has
    /// checked.
    pub fn called(&self) -> Option<Seat> {
        self.called
    }

    /// Returns the main pot, then the side pots, each for the players who put in more than somebody
    /// who is all-in (P5). Bets that others have not called yet don't form a pot.
    ///
    /// ```
    /// use red_queens_engine::core::{BySeat, Seat};
    /// use red_queens_engine::poker::{Bet, Betting};
    ///
    /// let stacks = BySeat::from_fn(|seat| if seat == Seat::Blue { 1 } else { 5 });
    /// let mut betting = Betting::new([Seat::Red, Seat::Blue, Seat::Green], stacks);
    /// betting.begin_round();
    /// betting.act(Bet::Bet);
    /// betting.act(Bet::Call);
    /// let pots = betting.pots();
    /// assert_eq!(pots.iter().map(|pot| pot.armies).collect::<Vec<_>>(), [3, 2]);
    /// assert!(!pots[1].claimants.contains(Seat::Blue), "it is all-in with its ante");
    /// ```
    pub fn pots(&self) -> ArrayVec<Pot, { Seat::COUNT }> {
        let claimants = self.in_game();
        let is_all_in = |seat: Seat| self.stacks[seat] == 0;
        let top = claimants.iter().map(|seat| self.staked[seat]).max();
        let makes_a_pot = |seat: &Seat| is_all_in(*seat) || Some(self.staked[*seat]) == top;
        // If all others folded, the part that none of them called goes back to the last player.
        let called = self.folded.iter().map(|seat| self.staked[seat]).max();
        let called = called.filter(|_| claimants.len() == 1);
        let stakes = claimants.iter().filter(makes_a_pot).map(|seat| self.staked[seat]);
        let mut levels: ArrayVec<u32, { Seat::COUNT }> = ArrayVec::new();
        for level in stakes.chain(called) {
            levels.insert(levels.partition_point(|other| *other <= level), level);
        }
        let most = self.staked.iter().map(|(_, staked)| *staked).max().unwrap_or(0);
        // Bets above the top level by players who folded later go to the others.
        levels.iter_mut().filter(|level| Some(**level) == top).for_each(|level| *level = most);
        let mut below = 0;
        let mut pots = ArrayVec::new();
        for level in levels {
            let share = |seat: &Seat| self.staked[*seat].min(level).saturating_sub(below);
            let armies = self.order.iter().map(share).sum();
            if armies > 0 {
                let contributors = self.order.iter().filter(|seat| share(seat) > 0).count();
                let reached = |seat: &Seat| self.staked[*seat] > below || !is_all_in(*seat);
                let claimants = claimants.iter().filter(reached).collect();
                pots.push(Pot { armies, claimants, uncalled: contributors == 1 });
            }
            below = level;
        }
        pots
    }

    /// Pays out a pot in equal shares, with the odd armies one each to the first of `clockwise`
    /// (P7). Returns the armies that each winner gets.
    pub fn pay(
        &mut self,
        pot: Pot,
        winners: SeatSet,
        clockwise: &[Seat],
    ) -> ArrayVec<(Seat, u32), { Seat::COUNT }> {
        let number = u32::try_from(winners.len()).unwrap_or(u32::MAX);
        let (share, odd) = match number {
            0 => (0, 0),
            number => (pot.armies / number, pot.armies % number),
        };
        let winners = clockwise.iter().copied().filter(|seat| winners.contains(*seat));
        let shares =
            winners.zip(0u32..).map(|(seat, place)| (seat, share + u32::from(place < odd)));
        let shares: ArrayVec<_, { Seat::COUNT }> = shares.collect();
        for (seat, armies) in &shares {
            self.stacks[*seat] += armies;
        }
        shares
    }

    /// Removes the stakes after they have been paid out.
    pub fn clear(&mut self) {
        self.staked = BySeat::splat(0);
    }

    /// Returns the players who can put in more.
    fn able_to_act(&self) -> SeatSet {
        self.in_game().iter().filter(|seat| self.stacks[*seat] > 0).collect()
    }

    fn put_in(&mut self, seat: Seat, armies: u32) -> u32 {
        let armies = armies.min(self.stacks[seat]);
        self.stacks[seat] -= armies;
        self.staked[seat] += armies;
        armies
    }

    /// Moves on to the next player clockwise who has not acted. There is none if all but one have
    /// folded, or if the only one who can act has nothing to call.
    fn ask_next(&mut self) {
        let alone = self.waiting.first().filter(|_| self.able_to_act().len() == 1);
        if self.in_game().len() <= 1 || alone.is_some_and(|seat| self.owed(seat) == 0) {
            self.waiting = SeatSet::EMPTY;
        }
        let place = self.order.iter().position(|seat| Some(*seat) == self.asked);
        let from = place.map_or(0, |place| place + 1);
        let clockwise = self.order.iter().cycle().skip(from).take(self.order.len());
        self.asked = clockwise.copied().find(|seat| self.waiting.contains(*seat));
    }
}
