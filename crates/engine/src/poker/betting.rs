//! Betting by one army at a time or without a limit, all-in and side pots (P5, P7, W7).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::core::{BySeat, InOrder, Seat, SeatSet, id_enum, id_set};

/// What each puts in before the first card (P5).
const ANTE: u32 = 1;

id_enum! {
    /// What a player does when it is asked for a bet (P5).
    pub enum Bet {
        Check = "check",
        Bet = "bet",
        Call = "call",
        Raise = "raise",
        Fold = "fold",
    }
}

id_enum! {
    /// How much one may bet: an option of the rule set (P5, W7).
    pub enum Limit {
        OneArmy = "one-army",
        NoLimit = "no-limit",
    }
}

/// By how many armies one can bet or raise, both included (W7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Amounts {
    /// As much as the last raise of the round, or all that is left if that is less.
    pub least: u32,
    /// All that is left: the player is all-in then.
    pub most: u32,
}

/// By how much the next one bets or raises.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
enum Step {
    #[default]
    OneArmy,
    AtLeast(u32),
}

id_set! {
    /// Bets that are possible together, as [`Betting::choices`] lists them.
    pub struct BetSet(u8) of Bet;
}

/// Armies that some players can win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pot {
    /// Its armies, which go to whoever wins it (P9).
    pub armies: u32,
    /// Who can win them: those who have not folded and put in as much as anybody in this pot, or
    /// still can.
    pub claimants: SeatSet,
    /// Whether one player alone put them in: nobody matched that much.
    pub uncalled: bool,
}

/// What can be seen of the bets of a game: level and who still has to act follow from it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bets {
    /// What each has put in.
    pub staked: BySeat<u32>,
    /// What each has left.
    pub stacks: BySeat<u32>,
    /// Who has folded.
    pub folded: SeatSet,
    /// Who is asked for a bet.
    pub asked: Option<Seat>,
    /// Whether somebody has bet in this round.
    pub opened: bool,
    /// The last who bet or raised.
    pub called: Option<Seat>,
    /// By how much the next one raises at least; `None` where bets are of one army.
    pub least: Option<u32>,
}

/// The stakes of a game and the round of betting that goes on, if one does.
///
/// Whoever bets or raises puts in an army at least, so no round goes on for ever: stakes are finite.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Betting {
    order: ArrayVec<Seat, { Seat::COUNT }>,
    stacks: BySeat<u32>,
    staked: BySeat<u32>,
    folded: SeatSet,
    /// What one must have staked to stay in without being all-in.
    level: u32,
    /// Whether somebody has bet in this round.
    opened: bool,
    waiting: SeatSet,
    asked: Option<Seat>,
    called: Option<Seat>,
    /// Kept by the game: bets were of one army when the first games were kept.
    #[serde(skip)]
    step: Step,
    /// Whether nobody folds to an all-in bet (W7). Kept by the game, too.
    #[serde(skip)]
    must_call_all_in: bool,
}

impl Betting {
    /// Everybody puts in one army, and bets go by one. `order` is that of action, clockwise from the one who opens; a
    /// seat with an empty stack is in the game without a stake.
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
            step: Step::OneArmy,
            must_call_all_in: false,
        };
        for seat in betting.order.clone() {
            betting.put_in(seat, ANTE);
        }
        betting
    }

    /// How much one may bet.
    #[must_use]
    pub fn with(mut self, limit: Limit) -> Self {
        self.step = match limit {
            Limit::OneArmy => Step::OneArmy,
            Limit::NoLimit => Step::AtLeast(ANTE),
        };
        self
    }

    /// Whether nobody folds to a bet that leaves its maker nothing (W7).
    #[must_use]
    pub fn calling_all_in(self, must_call_all_in: bool) -> Self {
        Self { must_call_all_in, ..self }
    }

    /// By how much the next one must raise at least; `None` where bets are of one army.
    pub(crate) fn least(&self) -> Option<u32> {
        match self.step {
            Step::OneArmy => None,
            Step::AtLeast(least) => Some(least),
        }
    }

    /// The betting as it was with this for [`Self::least`].
    pub(super) fn with_least(mut self, least: Option<u32>) -> Self {
        self.step = least.map_or(Step::OneArmy, Step::AtLeast);
        self
    }

    /// The betting that lies on the table: who has still to act sits from the one who is asked up to the
    /// one who raised last, or to the end of the round.
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
            step: it.least.map_or(Step::OneArmy, Step::AtLeast),
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
            betting.waiting = waiting & betting.can_act();
        }
        betting
    }

    /// Whether somebody has bet in the round that goes on, or in the last one.
    pub(crate) fn is_opened(&self) -> bool {
        self.opened
    }

    /// Begins a round: everybody who can act is to have the chance.
    pub fn begin_round(&mut self) {
        if let Step::AtLeast(least) = &mut self.step {
            *least = ANTE;
        }
        self.opened = false;
        self.waiting = self.can_act();
        self.asked = None;
        self.ask_next();
    }

    /// Who is asked for a bet; `None` if the round is over.
    pub fn asked(&self) -> Option<Seat> {
        self.asked
    }

    /// What the one who is asked can do; nothing if nobody is.
    pub fn choices(&self) -> BetSet {
        let Some(seat) = self.asked else { return BetSet::EMPTY };
        let (owed, stack) = (self.owed(seat), self.stacks[seat]);
        let answered = !(self.can_act() - SeatSet::only(seat)).is_empty();
        let mut choices =
            if self.must_call(seat) { BetSet::EMPTY } else { BetSet::only(Bet::Fold) };
        choices.insert(if owed == 0 { Bet::Check } else { Bet::Call });
        if stack > owed && answered {
            choices.insert(if self.opened { Bet::Raise } else { Bet::Bet });
        }
        choices
    }

    /// Returns `true` if a seat owes armies to whoever bet last and went all-in by it, where such a bet has to be called (W7).
    fn must_call(&self, seat: Seat) -> bool {
        let is_all_in = self.called.is_some_and(|raised| self.stacks[raised] == 0);
        self.must_call_all_in && is_all_in && self.owed(seat) > 0
    }

    /// By how many armies the one who is asked can bet or raise; `None` where it cannot, and where
    /// bets are of one army.
    pub fn amounts(&self) -> Option<Amounts> {
        let (seat, least) = (self.asked?, self.least()?);
        let raises = !(self.choices() & BetSet::of(&[Bet::Bet, Bet::Raise])).is_empty();
        let most = self.stacks[seat].saturating_sub(self.owed(seat));
        raises.then_some(Amounts { least: least.min(most), most })
    }

    /// Does what the one who is asked wants, and returns the armies put in. `None`, and nothing
    /// changes, if it cannot be done.
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
            Bet::Bet | Bet::Raise if self.step == Step::OneArmy => {
                return Some(self.raise(seat, 1));
            }
            Bet::Bet | Bet::Raise => return None,
        };
        self.waiting.remove(seat);
        self.ask_next();
        Some(armies)
    }

    /// The one who is asked bets or raises by so many armies: returns which of the two it is, and the
    /// armies put in. `None`, and nothing changes, if it cannot be done.
    pub fn wager(&mut self, by: u32) -> Option<(Bet, u32)> {
        let seat = self.asked?;
        let Amounts { least, most } = self.amounts()?;
        if !(least..=most).contains(&by) {
            return None;
        }
        let bet = if self.opened { Bet::Raise } else { Bet::Bet };
        if let Step::AtLeast(least) = &mut self.step {
            *least = by.max(*least);
        }
        Some((bet, self.raise(seat, by)))
    }

    fn raise(&mut self, seat: Seat, by: u32) -> u32 {
        let owed = self.owed(seat);
        self.level += by;
        self.opened = true;
        self.called = Some(seat);
        self.waiting = self.can_act() - SeatSet::only(seat);
        let armies = self.put_in(seat, owed + by);
        self.ask_next();
        armies
    }

    /// Those in the game, folded ones included, clockwise from the one who opens each round.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// Those who have not folded, all-in ones included.
    pub fn in_game(&self) -> SeatSet {
        self.order.iter().copied().collect::<SeatSet>() - self.folded
    }

    /// Armies that a player can still put in.
    pub fn stack(&self, seat: Seat) -> u32 {
        self.stacks[seat]
    }

    /// Armies that a player has put in so far, the ante included.
    pub fn staked(&self, seat: Seat) -> u32 {
        self.staked[seat]
    }

    /// Armies that everybody has put in: those of all pots and what is not called yet.
    pub fn total(&self) -> u32 {
        self.staked.iter().map(|(_, staked)| staked).sum()
    }

    /// Armies that a player must put in to stay in.
    pub fn owed(&self, seat: Seat) -> u32 {
        self.level.saturating_sub(self.staked[seat])
    }

    /// The last who bet or raised, and so is first to show (P7); `None` if everybody has checked.
    pub fn called(&self) -> Option<Seat> {
        self.called
    }

    /// The main pot first, then the side pots, each for those who put in more than somebody who is
    /// all-in (P5). What others have not called yet makes no pot of its own.
    pub fn pots(&self) -> ArrayVec<Pot, { Seat::COUNT }> {
        let claimants = self.in_game();
        let is_all_in = |seat: Seat| self.stacks[seat] == 0;
        let top = claimants.iter().map(|seat| self.staked[seat]).max();
        let makes_a_pot = |seat: &Seat| is_all_in(*seat) || Some(self.staked[*seat]) == top;
        // When all others have folded, what none of them called goes back to the last one left.
        let called = self.folded.iter().map(|seat| self.staked[seat]).max();
        let called = called.filter(|_| claimants.len() == 1);
        let mut levels: ArrayVec<u32, { Seat::COUNT }> = claimants
            .iter()
            .filter(makes_a_pot)
            .map(|seat| self.staked[seat])
            .chain(called)
            .collect();
        levels.order_by(Ord::cmp);
        let most = self.staked.iter().map(|(_, staked)| *staked).max().unwrap_or(0);
        // What somebody put in beyond it who folded afterwards is for those who are left.
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

    /// Pays a pot out: equal shares, the odd armies one each to the first of `clockwise` (P7).
    /// Returns what each winner gets.
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

    /// Takes the stakes off the table, once they are paid out.
    pub fn clear(&mut self) {
        self.staked = BySeat::splat(0);
    }

    /// Those who can put in more.
    fn can_act(&self) -> SeatSet {
        self.in_game().iter().filter(|seat| self.stacks[*seat] > 0).collect()
    }

    fn put_in(&mut self, seat: Seat, armies: u32) -> u32 {
        let armies = armies.min(self.stacks[seat]);
        self.stacks[seat] -= armies;
        self.staked[seat] += armies;
        armies
    }

    /// The next clockwise who has not had the chance. Nobody if all but one have folded, or the only
    /// one who can act owes nothing.
    fn ask_next(&mut self) {
        let alone = self.waiting.first().filter(|_| self.can_act().len() == 1);
        if self.in_game().len() <= 1 || alone.is_some_and(|seat| self.owed(seat) == 0) {
            self.waiting = SeatSet::EMPTY;
        }
        let place = self.order.iter().position(|seat| Some(*seat) == self.asked);
        let from = place.map_or(0, |place| place + 1);
        let clockwise = self.order.iter().cycle().skip(from).take(self.order.len());
        self.asked = clockwise.copied().find(|seat| self.waiting.contains(*seat));
    }
}
