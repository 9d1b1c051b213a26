//! Set-up: dealing, allies, the first player, starting armies (T1 to T5, X1).

use crate::core::{BySeat, RandomSource, Seat, SeatSet, ShipSet};
use crate::game::action::sizes::check_armies;
use crate::game::allies::suits;
use crate::game::event::{ArmySource, BoardEvent, Event, SeatEvent};
use crate::game::land::expansion;
use crate::game::phase::{Phase, Spoils, Turn};
use crate::game::pieces::cards::{TerritoryDeck, WILDS};
use crate::game::pieces::fleet::Fleet;
use crate::game::pieces::legacy::LegacyState;
use crate::game::pieces::territories::Board;
use crate::game::refusal::Refusal;
use crate::game::rules::attack_options::Start;
use crate::game::rules::ruleset::{Deal, Placing, StartingArmies};
use crate::game::rules::setup::Setup;
use crate::game::rules::turn_options::FirstTurn;
use crate::game::sampling::shuffle;
use crate::game::sea::sail;
use crate::game::state::play::Play;
use crate::game::state::{Role, State, TurnActions};
use crate::game::turn::reinforce;
use crate::poker::{self, SuitSet};
use crate::world::Territory;

const ALLY_ARMIES: u32 = 2;
const ALLY_EXTRA: u32 = 3;
const ALLY_EXTRA_PLACES: usize = 3;
const PLAYER_ARMIES: u32 = 3;
const TWO_EACH: u32 = 2;
/// Returns the number of starting armies in a pool on the Earth, by the number of players (X1).
pub fn starting_pool(players: usize) -> u32 {
    match players {
        0..=2 => 40,
        3 => 35,
        4 => 30,
        5 => 25,
        _ => 20,
    }
}

impl State {
    /// Returns the state after the part of the set-up that needs no decision.
    ///
    /// The setup must have been checked.
    pub(crate) fn open(setup: &Setup, rng: &mut dyn RandomSource, events: &mut Vec<Event>) -> Self {
        let rules = setup.rules;
        let players: SeatSet = setup.players.iter().map(|player| player.seat).collect();
        let others = if rules.has_allies() { Role::Ally } else { Role::Absent };
        let clockwise: Vec<Seat> =
            setup.players.iter().map(|player| player.seat).chain(!players).collect();
        let mut order = Seat::ALL;
        order.copy_from_slice(&clockwise);
        let mut state = Self {
            rules,
            board: Board::default(),
            fleet: Fleet::default(),
            roles: BySeat::from_fn(
                |seat| if players.contains(seat) { Role::Player } else { others },
            ),
            order,
            suits: BySeat::splat(SuitSet::EMPTY),
            deck: TerritoryDeck::new(
                rules.world().territories(),
                if rules.wilds { WILDS } else { 0 },
            ),
            poker: poker::Deck::new(),
            pots: BySeat::splat(None),
            sets_turned_in: 0,
            turn: Turn::new(order[0], 0),
            phase: Phase::Choose,
            winnings: BySeat::splat(0),
            reign: BySeat::splat(0),
            out_of_action: ShipSet::EMPTY,
            deserted: SeatSet::EMPTY,
            dealer: None,
            objectives: BySeat::splat(None),
            turn_actions: TurnActions::default(),
            legacy: LegacyState::default(),
            spoils: Spoils::None,
            sharing: if rules.later_seats > 0 { players } else { SeatSet::EMPTY },
            entered: SeatSet::EMPTY,
        };
        set_up(&mut state, &mut Play::new(rng, events));
        state
    }

    /// Returns the most starting armies that a seat with `left` armies places at once (X1).
    pub fn most_to_garrison(&self, left: u32) -> u32 {
        match self.rules.placing {
            Placing::OneByOne => left.min(1),
            Placing::AllAtOnce => left,
        }
    }

    /// Checks that starting armies can leave a territory (T4).
    ///
    /// # Errors
    /// Returns the reason if they can't.
    pub fn check_rearrange_from(&self, from: Territory) -> Result<(), Refusal> {
        let Phase::Arrange = self.phase else { return self.not_now() };
        self.check_own(from, self.turn.seat)?;
        if self.committable_armies(from) == 0 { Err(Refusal::NoneToSpare(from)) } else { Ok(()) }
    }

    /// Returns the most starting armies that can move from one territory to another (T4).
    ///
    /// # Errors
    /// Returns the reason if none can.
    pub fn check_rearrange(&self, from: Territory, to: Territory) -> Result<u32, Refusal> {
        self.check_rearrange_from(from)?;
        self.check_own(to, self.turn.seat)?;
        if from == to { Err(Refusal::SamePlace(from)) } else { Ok(self.committable_armies(from)) }
    }
}

fn who_begins(state: &mut State, play: &mut Play) {
    let mut rivals: Vec<Seat> = match state.rules.first_turn {
        FirstTurn::Die => state.seats(Role::Player).collect(),
        FirstTurn::FirstSeat => vec![state.order[0]],
    };
    while rivals.len() > 1 {
        let dice: Vec<(Seat, u8)> = rivals.iter().map(|seat| (*seat, play.rng.die())).collect();
        for &(seat, die) in &dice {
            play.tell(SeatEvent::ThrewForStart { seat, die });
        }
        let best = dice.iter().map(|(_, die)| *die).max();
        rivals = dice.iter().filter(|(_, die)| Some(*die) == best).map(|(seat, _)| *seat).collect();
    }
    let first = rivals.first().copied().unwrap_or(state.order[0]);
    let place = state.order.iter().position(|seat| *seat == first).unwrap_or(0);
    state.order.rotate_left(place);
    state.turn = Turn::new(first, 0);
    play.tell(SeatEvent::Begins { seat: first });
}

/// Returns the armies on the board.
fn armies(state: &State) -> SeatSet {
    !state.all(Role::Absent)
}

/// Settles the territories that the board gives each army (X8).
fn settle_starts(state: &mut State, play: &mut Play) {
    let armies = armies(state);
    for seat in state.order.into_iter().filter(|seat| armies.contains(*seat)) {
        for territory in state.rules.start_of(seat) {
            settle(state, territory, seat, play);
        }
    }
}

/// Deals the free territories.
fn deal(state: &mut State, play: &mut Play) {
    let dealt_to = state.rules.dealt_to(armies(state));
    let armies: Vec<Seat> =
        state.order.into_iter().filter(|seat| dealt_to.contains(*seat)).collect();
    let mut territories: Vec<Territory> = state.free().iter().collect();
    shuffle(&mut territories, play.rng);
    for (territory, seat) in territories.into_iter().zip(armies.into_iter().cycle()) {
        settle(state, territory, seat, play);
    }
}

fn settle(state: &mut State, territory: Territory, seat: Seat, play: &mut Play) {
    state.board.give(territory, seat);
    play.tell(BoardEvent::Settled { seat, territory });
    let armies = match (state.rules.starting_armies, state.roles[seat]) {
        (_, Role::Ally) => ALLY_ARMIES,
        (StartingArmies::ThreeEach, _) => PLAYER_ARMIES,
        (StartingArmies::TwoEach, _) => TWO_EACH,
        (StartingArmies::Pool, _) => 1,
    };
    state.raise_armies(territory, armies, ArmySource::Start, play);
}

fn set_up_allies(state: &mut State, play: &mut Play) {
    let allies: Vec<Seat> = state.seats(Role::Ally).collect();
    for &ally in &allies {
        let mut places: Vec<Territory> = state.board.held(ally).iter().collect();
        shuffle(&mut places, play.rng);
        for &territory in places.iter().take(ALLY_EXTRA_PLACES) {
            state.raise_armies(territory, ALLY_EXTRA, ArmySource::Start, play);
        }
        if state.rules.factories {
            shuffle(&mut places, play.rng);
            if let Some(&territory) = places.first() {
                state.place_factory(territory, play);
            }
        }
        if state.rules.ships {
            sail::launch_for_ally(state, ally, play);
        }
    }
    if state.rules.poker {
        suits::deal_suits(state, play);
    }
}

fn begin_placing(state: &mut State, play: &mut Play) {
    match state.rules.starting_armies {
        StartingArmies::ThreeEach => state.phase = Phase::Arrange,
        StartingArmies::TwoEach => finish_arranging(state, play),
        StartingArmies::Pool => {
            let players = state.seats(Role::Player).count();
            let pool = state.world().in_proportion(starting_pool(players));
            let left = BySeat::from_fn(|seat| match state.roles[seat] {
                Role::Player => pool.saturating_sub(state.board.total_armies(seat)),
                _ => 0,
            });
            state.turn.seat = state.order[0];
            state.phase = Phase::Garrison { left };
            skip_who_placed_all(state, play);
        }
    }
}

/// Takes a free territory (X1).
pub(crate) fn choose(
    state: &mut State,
    territory: Territory,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_choose(state, territory)?;
    match state.rules.start {
        Start::Dealt | Start::Board => {
            settle(state, territory, state.turn.seat, play);
            pass_seat(state);
            if state.free().is_empty() {
                begin_placing(state, play);
            }
        }
        Start::Headquarters => {
            expansion::found_headquarters(state, territory, play);
            pass_seat(state);
            if state.legacy.headquarters(state.turn.seat).is_some() {
                begin_play(state, play);
            }
        }
    }
    Ok(())
}

pub(crate) fn check_choose(state: &State, territory: Territory) -> Result<(), Refusal> {
    let Phase::Choose = state.phase else { return state.not_now() };
    match territory {
        _ if !state.free().contains(territory) => Err(Refusal::NotFree(territory)),
        _ if !state.choosable().contains(territory) => Err(Refusal::BesideHeadquarters(territory)),
        _ => Ok(()),
    }
}

fn pass_seat(state: &mut State) {
    state.turn.seat = state.next_player(state.turn.seat).unwrap_or(state.turn.seat);
}

/// Places starting armies (X1).
pub(crate) fn garrison(
    state: &mut State,
    territory: Territory,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    let mut left = check_garrison(state, territory, armies)?;
    state.raise_armies(territory, armies, ArmySource::Start, play);
    left[state.turn.seat] -= armies;
    state.phase = Phase::Garrison { left };
    if state.rules.placing == Placing::OneByOne {
        pass_seat(state);
    }
    skip_who_placed_all(state, play);
    Ok(())
}

/// Returns the armies left to each seat, if this many can be placed on a territory.
pub(crate) fn check_garrison(
    state: &State,
    territory: Territory,
    armies: u32,
) -> Result<BySeat<u32>, Refusal> {
    let Phase::Garrison { left } = state.phase else { return state.not_now() };
    let seat = state.turn.seat;
    state.check_own(territory, seat)?;
    check_armies(armies, 1, state.most_to_garrison(left[seat]), "X1")?;
    Ok(left)
}

fn skip_who_placed_all(state: &mut State, play: &mut Play) {
    let Phase::Garrison { left } = state.phase else { return };
    if left.iter().all(|(_, left)| *left == 0) {
        return begin_play(state, play);
    }
    while left[state.turn.seat] == 0 {
        pass_seat(state);
    }
}

/// Moves starting armies (T4).
pub(crate) fn rearrange(
    state: &mut State,
    from: Territory,
    to: Territory,
    armies: u32,
    play: &mut Play,
) -> Result<(), Refusal> {
    check_rearranging(state, from, to, armies)?;
    state.board.shift(from, to, armies);
    play.tell(BoardEvent::Moved { seat: state.turn.seat, from, to, armies });
    Ok(())
}

pub(crate) fn check_rearranging(
    state: &State,
    from: Territory,
    to: Territory,
    armies: u32,
) -> Result<(), Refusal> {
    check_armies(armies, 1, state.check_rearrange(from, to)?, "T4")
}

pub(crate) fn finish_arranging(state: &mut State, play: &mut Play) {
    if state.rules.factories {
        state.phase = Phase::FirstFactory;
    } else {
        first_ship(state, play);
    }
}

pub(crate) fn first_factory(state: &mut State, territory: Territory, play: &mut Play) {
    state.place_factory(territory, play);
    first_ship(state, play);
}

fn first_ship(state: &mut State, play: &mut Play) {
    if state.rules.ships && !state.harbours(state.turn.seat).is_empty() {
        state.phase = Phase::FirstShip { crew: u32::from(play.rng.die()) };
    } else {
        next_to_arrange(state, play);
    }
}

pub(crate) fn next_to_arrange(state: &mut State, play: &mut Play) {
    pass_seat(state);
    if state.turn.seat == state.order[0] {
        begin_play(state, play);
    } else if state.rules.starting_armies == StartingArmies::TwoEach {
        finish_arranging(state, play);
    } else {
        state.phase = Phase::Arrange;
    }
}

fn begin_play(state: &mut State, play: &mut Play) {
    let players: Vec<Seat> = state.seats(Role::Player).collect();
    for seat in players {
        if state.rules.starting_cards {
            state.draw_starting_cards(seat, play);
        }
        state.draw_poker_card(seat, play);
    }
    reinforce::begin_turn(state, state.order[0], 1, play);
}

/// Lays out the board as far as that needs no decision.
fn set_up(state: &mut State, play: &mut Play) {
    expansion::lay_grounds(state, play);
    who_begins(state, play);
    settle_starts(state, play);
    if state.rules.start != Start::Headquarters && state.rules.deal == Deal::Random {
        deal(state, play);
    }
    if state.free().is_empty() {
        set_up_allies(state, play);
        state.deal_objectives(play);
        begin_placing(state, play);
    } else {
        state.deal_objectives(play);
    }
}
