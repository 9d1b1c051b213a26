//! Attribution of every change of a chance in a game, to luck or to a decision.

use super::chances::{Chances, chances};
use super::counts::Counter;
use super::luck_source::LuckSource;
use super::player_armies::PlayerArmies;
use super::report::{ActionGroup, Share};
use crate::arithmetic::Mean;
use engine::core::{BySeat, Seat, SeatSet, Seeded};
use engine::game::{Action, DiceSource, Event, Phase, SetupError, State};
use engine::poker::{self, Bet, Fact};
use engine::record::Record;

/// The standard error of the mean at which no more dice are tried for an action.
const PRECISION: f64 = 1_000.0;

/// The fewest and the most tries.
const FEWEST: u32 = 24;
const MOST: u64 = 512;

/// The number of possible opposing hands by which a poker decision is evaluated.
const HANDS: u64 = 24;

/// The number of simulated deals for the equity of each hand when all bets are in.
const DEALS: u16 = 200;

/// An offset of random streams that no game uses.
const ELSEWHERE: u64 = 1 << 40;

/// A sequence of actions, with the effect of luck on each player's chance.
#[derive(Debug, Clone)]
pub(super) struct GroupLuck {
    pub group: ActionGroup,
    pub luck: BySeat<[i32; LuckSource::ALL.len()]>,
}

/// A game under analysis.
pub(super) struct Attribution {
    pub record: Record,
    dice_source: DiceSource,
    pub state: State,
    pub player_armies: PlayerArmies,
    events: Vec<Event>,
    /// The number of actions analysed so far.
    pub number: usize,
    pub chances: Vec<Chances>,
    pub shares: BySeat<Share>,
    pub groups: Vec<GroupLuck>,
    pub counter: Counter,
    /// The equity of each player in the pot, since the last armies went in.
    equities: BySeat<f64>,
}

impl Attribution {
    pub fn new(record: Record) -> Result<Self, SetupError> {
        let game = engine::game::Game::new(record.setup.clone())?;
        let (state, player_armies) = (game.state().clone(), PlayerArmies::new());
        let start = player_armies.by_player(&chances(&state));
        Ok(Self {
            dice_source: DiceSource::new(record.setup.mixed_seed()),
            record,
            state,
            player_armies,
            events: Vec::new(),
            number: 0,
            chances: vec![start],
            shares: BySeat::from_fn(|seat| Share { start: start[seat], ..Share::default() }),
            groups: Vec::new(),
            counter: Counter::default(),
            equities: BySeat::default(),
        })
    }

    /// Continues by one action; returns `false` at the end, or if one is refused.
    pub fn step(&mut self) -> bool {
        let Some(action) = self.record.actions.get(self.number).cloned() else { return false };
        if action.is_about_dice() {
            return self.advance_dice(&action);
        }
        let Some(prompt) = self.state.prompt() else { return false };
        // Others may leave and join between turns, whoever is prompted.
        let decider = if let Action::Leave { seat } | Action::Join { ally: seat } = action {
            seat
        } else {
            prompt.seat
        };
        let by = self.player_armies.player_of(decider);
        let mut after = self.state.clone();
        let mut dice_source = self.dice_source;
        self.events.clear();
        let played =
            dice_source.play(self.number as u64 + 1, &action, &mut after, &mut self.events);
        let Ok(is_by_chance) = played else { return false };
        let before = self.chances.last().copied().unwrap_or_default();
        let expected = self.expected(&action, decider, is_by_chance);
        let mut player_armies = self.player_armies.clone();
        player_armies.update(&self.events);
        let now = player_armies.by_player(&chances(&after));
        let kind = LuckSource::of(&action, &self.state);
        let place = LuckSource::ALL.iter().position(|it| *it == kind).unwrap_or(0);
        self.begin_group(&action, by);
        for seat in Seat::ALL {
            let moved = now[seat] - before[seat];
            let meant = expected.as_ref().map_or(moved, |it| it[seat]);
            let luck = moved - meant;
            let share = &mut self.shares[seat];
            if seat == by {
                share.own += meant;
            } else {
                share.others += meant;
            }
            share.luck[place] += luck;
            if let Some(done) = self.groups.last_mut() {
                done.luck[seat][place] += luck;
            }
        }
        self.count_poker(&after);
        self.counter.record(&self.state, &self.events);
        self.chances.push(now);
        (self.state, self.player_armies, self.dice_source) = (after, player_armies, dice_source);
        self.number += 1;
        true
    }

    /// Continues by an action that only affects later dice (D3); chances don't change.
    fn advance_dice(&mut self, action: &Action) -> bool {
        let number = self.number as u64 + 1;
        let played = self.dice_source.play(number, action, &mut self.state, &mut Vec::new());
        self.chances.push(self.chances.last().copied().unwrap_or_default());
        self.number += 1;
        played.is_ok()
    }

    /// Returns the expected chances after an action, averaged over its dice and cards and over
    /// everything its player can't know; `None` if it has only one possible result.
    fn expected(&self, action: &Action, decider: Seat, is_by_chance: bool) -> Option<Chances> {
        let is_poker = matches!(self.state.phase(), Phase::Poker(_));
        if !is_poker && !is_by_chance {
            return None;
        }
        let view = is_poker.then(|| self.state.observe(Some(decider)));
        let most = if is_poker { HANDS } else { MOST };
        let before = self.chances.last().copied().unwrap_or_default();
        let mut means: BySeat<Mean> = BySeat::default();
        for trial in 0..most {
            let stream = ELSEWHERE + self.number as u64 * 2 * MOST + 2 * trial;
            let mut guess = Seeded::new(self.dice_source.seed(), stream);
            let (mut state, from) = match &view {
                Some(view) => {
                    let state = view.guess(&mut guess);
                    let from = self.player_armies.by_player(&chances(&state));
                    (state, from)
                }
                None => (self.state.clone(), before),
            };
            let (mut events, mut player_armies) = (Vec::new(), self.player_armies.clone());
            if state
                .play(action, &mut Seeded::new(self.dice_source.seed(), stream + 1), &mut events)
                .is_err()
            {
                continue;
            }
            player_armies.update(&events);
            let then = player_armies.by_player(&chances(&state));
            for (seat, mean) in means.iter_mut() {
                mean.add(f64::from(then[seat] - from[seat]));
            }
            let is_sure = |mean: &Mean| mean.number() >= FEWEST && mean.error() < PRECISION;
            if means.iter().all(|(_, mean)| is_sure(mean)) {
                break;
            }
        }
        (means[decider].number() > 0).then(|| means.map(|mean| rounded(&mean)))
    }

    /// Begins a new sequence of actions, unless this one belongs to the last.
    fn begin_group(&mut self, action: &Action, by: Seat) {
        let mut before = self.record.actions.iter().take(self.number).rev();
        let last = before.find(|last| !last.is_about_dice());
        let is_same = self.groups.last().is_some_and(|done| done.group.by == by);
        let together = |last: &Action| {
            matches!(
                (last, action),
                (Action::Deploy { .. }, Action::Deploy { .. })
                    | (Action::Garrison { .. }, Action::Garrison { .. })
                    | (Action::Rearrange { .. }, Action::Rearrange { .. })
                    | (Action::Transfer { .. }, Action::Transfer { .. })
            )
        };
        let goes_on = match last {
            Some(last) if together(last) => is_same,
            last => last.is_some() && !is_open(&self.state),
        };
        if !goes_on || self.groups.is_empty() {
            let round = self.state.turn().round;
            let group = ActionGroup { from: self.number, by, round };
            self.groups.push(GroupLuck { group, luck: BySeat::default() });
        }
    }

    /// Records the equities when the last armies go into the pot, and counts them at the showdown.
    fn count_poker(&mut self, after: &State) {
        let fact = |event: &Event| if let Event::Poker(fact) = event { Some(*fact) } else { None };
        let facts: Vec<Fact> = self.events.iter().filter_map(fact).collect();
        let table = match (self.state.phase(), after.phase()) {
            (Phase::Poker(table), _) => Some((table, self.state.poker())),
            (_, Phase::Poker(table)) => Some((table, after.poker())),
            _ => None,
        };
        let Some((table, deck)) = table else { return };
        let puts_in =
            |fact: &Fact| matches!(fact, Fact::Anted { .. } | Fact::Bet { armies: 1.., .. });
        if facts.iter().any(puts_in) {
            let suits = poker::SuitSet::EMPTY;
            let standing = table.game.standing(deck, suits, self.number as u64, DEALS);
            self.equities = standing.map(|it| f64::from(it.win));
        }
        let folds = |seat: Seat| {
            let fold = |fact: &Fact| matches!(*fact, Fact::Bet { seat: by, bet: Bet::Fold, .. } if by == seat);
            facts.iter().any(fold)
        };
        let in_game: SeatSet =
            table.game.betting().in_game().iter().filter(|seat| !folds(*seat)).collect();
        let won = |seat: Seat| -> u32 {
            let won = |fact: &Fact| {
                let Fact::Won { seat: winner, armies } = *fact else { return 0 };
                if winner == seat { armies } else { 0 }
            };
            facts.iter().map(won).sum()
        };
        let pot: u32 = Seat::ALL.into_iter().map(won).sum();
        if pot > 0 && in_game.len() > 1 {
            for seat in in_game {
                self.counter.showdown(seat, won(seat), self.equities[seat] * f64::from(pot));
            }
        }
    }
}

/// Returns `true` if the seat on turn is free to choose its next move, with nothing to finish
/// first.
pub(crate) fn is_open(state: &State) -> bool {
    matches!(
        state.phase(),
        Phase::Choose
            | Phase::Garrison { .. }
            | Phase::Arrange
            | Phase::FirstFactory
            | Phase::FirstShip { .. }
            | Phase::Reinforce { .. }
            | Phase::Campaign
            | Phase::Factory
            | Phase::Transfer
            | Phase::Call
            | Phase::Discard
            | Phase::MakeRoom
            | Phase::Purchase
            | Phase::Draw
    )
}

/// Returns the nearest whole number.
#[allow(clippy::cast_possible_truncation, reason = "a mean of changes of chances")]
fn rounded(mean: &Mean) -> i32 {
    (mean.mean() + 0.5).floor() as i32
}
