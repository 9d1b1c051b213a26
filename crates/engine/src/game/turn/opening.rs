//! Set-up: dealing, allies, the first player, starting armies (T1 to T5, X1).

use crate::core::{BySeat, RandomSource, Seat, SeatSet, ShipSet};
use crate::game::action::sizes::check_armies;
use crate::game::board::play::Play;
use crate::game::board::state::{Role, State, TurnActions};
use crate::game::event::{BoardEvent, Event, SeatEvent, Source};
use crate::game::phase::{Phase, Spoils, Turn};
use crate::game::pieces::cards::{Deck, WILDS};
use crate::game::pieces::fleet::Fleet;
use crate::game::pieces::legacy::LegacyState;
use crate::game::pieces::territories::Board;
use crate::game::refusal::Refusal;
use crate::game::rules::attack_options::Start;
use crate::game::rules::ruleset::{Deal, Placing, StartingArmies};
use crate::game::rules::setup::Setup;
use crate::game::rules::turn_options::FirstTurn;
use crate::game::sampling::shuffle;
use crate::poker::{self, SuitSet};
use crate::world::Territory;

const ALLY_ARMIES: u32 = 2;
const ALLY_EXTRA: u32 = 3;
const ALLY_EXTRA_PLACES: usize = 3;
const PLAYER_ARMIES: u32 = 3;
const TWO_EACH: u32 = 2;
/// Returns the number of starting armies in a pool, by the number of players (X1).
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
            deck: Deck::new(rules.world().territories(), if rules.wilds { WILDS } else { 0 }),
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
        let play = &mut Play::new(rng, events);
        state.lay_grounds(play);
        state.who_begins(play);
        if rules.start == Start::Dealt && rules.deal == Deal::Random {
            state.deal(play);
            state.set_up_allies(play);
            state.deal_objectives(play);
            state.begin_placing(play);
        } else {
            state.deal_objectives(play);
        }
        state
    }

    fn who_begins(&mut self, play: &mut Play) {
        let mut rivals: Vec<Seat> = match self.rules.first_turn {
            FirstTurn::Die => self.seats(Role::Player).collect(),
            FirstTurn::FirstSeat => vec![self.order[0]],
        };
        while rivals.len() > 1 {
            let dice: Vec<(Seat, u8)> = rivals.iter().map(|seat| (*seat, play.rng.die())).collect();
            for &(seat, die) in &dice {
                play.tell(SeatEvent::ThrewForStart { seat, die });
            }
            let best = dice.iter().map(|(_, die)| *die).max();
            rivals =
                dice.iter().filter(|(_, die)| Some(*die) == best).map(|(seat, _)| *seat).collect();
        }
        let first = rivals.first().copied().unwrap_or(self.order[0]);
        let place = self.order.iter().position(|seat| *seat == first).unwrap_or(0);
        self.order.rotate_left(place);
        self.turn = Turn::new(first, 0);
        play.tell(SeatEvent::Begins { seat: first });
    }

    fn deal(&mut self, play: &mut Play) {
        let armies: Vec<Seat> =
            self.order.into_iter().filter(|seat| self.roles[*seat] != Role::Absent).collect();
        let mut territories: Vec<Territory> = self.world().territories().iter().collect();
        shuffle(&mut territories, play.rng);
        for (territory, seat) in territories.into_iter().zip(armies.into_iter().cycle()) {
            self.settle(territory, seat, play);
        }
    }

    fn settle(&mut self, territory: Territory, seat: Seat, play: &mut Play) {
        self.board.give(territory, seat);
        play.tell(BoardEvent::Settled { seat, territory });
        let armies = match (self.rules.starting_armies, self.roles[seat]) {
            (_, Role::Ally) => ALLY_ARMIES,
            (StartingArmies::ThreeEach, _) => PLAYER_ARMIES,
            (StartingArmies::TwoEach, _) => TWO_EACH,
            (StartingArmies::Pool, _) => 1,
        };
        self.raise_armies(territory, armies, Source::Start, play);
    }

    fn set_up_allies(&mut self, play: &mut Play) {
        let allies: Vec<Seat> = self.seats(Role::Ally).collect();
        for &ally in &allies {
            let mut places: Vec<Territory> = self.board.held(ally).iter().collect();
            shuffle(&mut places, play.rng);
            for &territory in places.iter().take(ALLY_EXTRA_PLACES) {
                self.raise_armies(territory, ALLY_EXTRA, Source::Start, play);
            }
            if self.rules.factories {
                shuffle(&mut places, play.rng);
                if let Some(&territory) = places.first() {
                    self.place_factory(territory, play);
                }
            }
            if self.rules.ships {
                self.launch_for_ally(ally, play);
            }
        }
        if self.rules.poker {
            self.deal_suits(play);
        }
    }

    fn begin_placing(&mut self, play: &mut Play) {
        match self.rules.starting_armies {
            StartingArmies::ThreeEach => self.phase = Phase::Arrange,
            StartingArmies::TwoEach => self.finish_arranging(play),
            StartingArmies::Pool => {
                let players = self.seats(Role::Player).count();
                let left = BySeat::from_fn(|seat| match self.roles[seat] {
                    Role::Player => {
                        starting_pool(players).saturating_sub(self.board.total_armies(seat))
                    }
                    _ => 0,
                });
                self.turn.seat = self.order[0];
                self.phase = Phase::Garrison { left };
                self.skip_who_placed_all(play);
            }
        }
    }

    /// Takes a free territory (X1).
    pub(crate) fn choose(&mut self, territory: Territory, play: &mut Play) -> Result<(), Refusal> {
        self.check_choose(territory)?;
        match self.rules.start {
            Start::Dealt => {
                self.settle(territory, self.turn.seat, play);
                self.pass_seat();
                if self.free().is_empty() {
                    self.begin_placing(play);
                }
            }
            Start::Headquarters => {
                self.found_headquarters(territory, play);
                self.pass_seat();
                if self.legacy.headquarters(self.turn.seat).is_some() {
                    self.begin_play(play);
                }
            }
        }
        Ok(())
    }

    pub(crate) fn check_choose(&self, territory: Territory) -> Result<(), Refusal> {
        let Phase::Choose = self.phase else { return self.not_now() };
        match territory {
            _ if !self.free().contains(territory) => Err(Refusal::NotFree(territory)),
            _ if !self.choosable().contains(territory) => {
                Err(Refusal::BesideHeadquarters(territory))
            }
            _ => Ok(()),
        }
    }

    fn pass_seat(&mut self) {
        self.turn.seat = self.next_player(self.turn.seat).unwrap_or(self.turn.seat);
    }

    /// Places starting armies (X1).
    pub(crate) fn garrison(
        &mut self,
        territory: Territory,
        armies: u32,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        let mut left = self.check_garrison(territory, armies)?;
        self.raise_armies(territory, armies, Source::Start, play);
        left[self.turn.seat] -= armies;
        self.phase = Phase::Garrison { left };
        if self.rules.placing == Placing::OneByOne {
            self.pass_seat();
        }
        self.skip_who_placed_all(play);
        Ok(())
    }

    /// Returns the armies left to each seat, if this many can be placed on a territory.
    pub(crate) fn check_garrison(
        &self,
        territory: Territory,
        armies: u32,
    ) -> Result<BySeat<u32>, Refusal> {
        let Phase::Garrison { left } = self.phase else { return self.not_now() };
        let seat = self.turn.seat;
        self.check_own(territory, seat)?;
        check_armies(armies, 1, self.most_to_garrison(left[seat]), "X1")?;
        Ok(left)
    }

    /// Returns the most starting armies that a seat with `left` armies places at once (X1).
    pub fn most_to_garrison(&self, left: u32) -> u32 {
        match self.rules.placing {
            Placing::OneByOne => left.min(1),
            Placing::AllAtOnce => left,
        }
    }

    fn skip_who_placed_all(&mut self, play: &mut Play) {
        let Phase::Garrison { left } = self.phase else { return };
        if left.iter().all(|(_, left)| *left == 0) {
            return self.begin_play(play);
        }
        while left[self.turn.seat] == 0 {
            self.pass_seat();
        }
    }

    /// Moves starting armies (T4).
    pub(crate) fn rearrange(
        &mut self,
        from: Territory,
        to: Territory,
        armies: u32,
        play: &mut Play,
    ) -> Result<(), Refusal> {
        self.check_rearranging(from, to, armies)?;
        self.board.shift(from, to, armies);
        play.tell(BoardEvent::Moved { seat: self.turn.seat, from, to, armies });
        Ok(())
    }

    /// Checks that starting armies can leave a territory (T4).
    ///
    /// # Errors
    /// Returns the reason if they can't.
    pub fn check_rearrange_from(&self, from: Territory) -> Result<(), Refusal> {
        let Phase::Arrange = self.phase else { return self.not_now() };
        self.check_own(from, self.turn.seat)?;
        if self.to_commit(from) == 0 { Err(Refusal::NoneToSpare(from)) } else { Ok(()) }
    }

    /// Returns the most starting armies that can move from one territory to another (T4).
    ///
    /// # Errors
    /// Returns the reason if none can.
    pub fn check_rearrange(&self, from: Territory, to: Territory) -> Result<u32, Refusal> {
        self.check_rearrange_from(from)?;
        self.check_own(to, self.turn.seat)?;
        if from == to { Err(Refusal::SamePlace(from)) } else { Ok(self.to_commit(from)) }
    }

    pub(crate) fn check_rearranging(
        &self,
        from: Territory,
        to: Territory,
        armies: u32,
    ) -> Result<(), Refusal> {
        check_armies(armies, 1, self.check_rearrange(from, to)?, "T4")
    }

    pub(crate) fn finish_arranging(&mut self, play: &mut Play) {
        if self.rules.factories {
            self.phase = Phase::FirstFactory;
        } else {
            self.first_ship(play);
        }
    }

    pub(crate) fn first_factory(&mut self, territory: Territory, play: &mut Play) {
        self.place_factory(territory, play);
        self.first_ship(play);
    }

    fn first_ship(&mut self, play: &mut Play) {
        if self.rules.ships && !self.harbours(self.turn.seat).is_empty() {
            self.phase = Phase::FirstShip { crew: u32::from(play.rng.die()) };
        } else {
            self.next_to_arrange(play);
        }
    }

    pub(crate) fn next_to_arrange(&mut self, play: &mut Play) {
        self.pass_seat();
        if self.turn.seat == self.order[0] {
            self.begin_play(play);
        } else if self.rules.starting_armies == StartingArmies::TwoEach {
            self.finish_arranging(play);
        } else {
            self.phase = Phase::Arrange;
        }
    }

    fn begin_play(&mut self, play: &mut Play) {
        let players: Vec<Seat> = self.seats(Role::Player).collect();
        for seat in players {
            if self.rules.starting_cards {
                self.draw_starting_cards(seat, play);
            }
            self.draw_poker_card(seat, play);
        }
        self.begin_turn(self.order[0], 1, play);
    }
}
