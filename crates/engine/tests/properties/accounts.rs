//! Armies and cards are accounted for after every action.

use proptest::prelude::*;
use red_queens_engine::core::Seat;
use red_queens_engine::game::{
    Action, AllyEvent, BoardEvent, Event, Game, Hand, LandEvent, Phase, SeaEvent, State, WILDS,
};
use red_queens_engine::poker::CardSet;
use red_queens_engine::world::Territory;

use crate::arbitrary::setups;
use crate::journey::Journey;

fn captives(state: &State) -> i64 {
    let places = state.board().captives_at().iter();
    places
        .flat_map(|territory| Seat::ALL.map(|seat| state.board().captives(territory)[seat]))
        .map(i64::from)
        .sum()
}

/// Returns the number of armies and captives on the board.
fn on_board(state: &State) -> i64 {
    let armies = Seat::ALL.iter().map(|seat| i64::from(state.total_armies(*seat)));
    let aboard = state.fleet().iter().map(|(_, ship)| i64::from(ship.captive_armies()));
    armies.sum::<i64>() + captives(state) + aboard.sum::<i64>()
}

/// Returns the change in the number of armies according to these events.
fn gained(events: &[Event]) -> i64 {
    let change = |event: &Event| match *event {
        Event::Board(BoardEvent::Raised { armies, .. }) => i64::from(armies),
        Event::Board(BoardEvent::Disbanded { armies, .. }) => -i64::from(armies),
        Event::Sea(SeaEvent::Launched { crew, .. }) => i64::from(crew),
        Event::Sea(SeaEvent::Sank { crew, captives, .. }) => -i64::from(crew) - i64::from(captives),
        Event::Land(LandEvent::Rolled { losses, .. } | LandEvent::BlockRolled { losses, .. })
        | Event::Sea(SeaEvent::Rolled { losses, .. }) => {
            -i64::from(losses.attacker) - i64::from(losses.defender)
        }
        Event::Captured { .. } => 1,
        _ => 0,
    };
    events.iter().map(change).sum()
}

/// Returns the number of armies that are counted out but not on the board yet, including those
/// staked at poker.
fn in_pots(state: &State) -> i64 {
    let pots = Seat::ALL.iter().filter_map(|seat| state.pot(*seat)).map(i64::from);
    let on_table = match state.phase() {
        Phase::Poker(table) => table.game.betting().total(),
        _ => 0,
    };
    pots.sum::<i64>() + i64::from(on_table)
}

/// Returns the change in armies that are counted out, according to these events.
fn counted_out(events: &[Event]) -> i64 {
    let change = |event: &Event| match *event {
        Event::Ally(AllyEvent::CountedOut { armies, .. }) => i64::from(armies),
        Event::Ally(AllyEvent::PotLost { armies, .. }) => -i64::from(armies),
        Event::TurnBegan { income, .. } => -i64::from(income.pot.unwrap_or(0)),
        _ => 0,
    };
    events.iter().map(change).sum()
}

fn check_board(state: &State) -> Result<(), TestCaseError> {
    let board = state.board();
    for territory in Territory::ALL {
        for seat in Seat::ALL {
            let holds = board.held(seat).contains(territory);
            prop_assert_eq!(holds, board.owner(territory) == Some(seat));
        }
        let held = board.owner(territory).is_some();
        prop_assert_eq!(board.armies(territory) > 0, held, "{}", territory);
        let any = board.captives(territory).iter().any(|(_, armies)| *armies > 0);
        prop_assert_eq!(any, board.captives_at().contains(territory));
    }
    Ok(())
}

/// Checks that every card is in exactly one place.
fn check_cards(state: &State) -> Result<(), TestCaseError> {
    let deck = state.deck();
    let hands = deck.hands.iter().map(|(_, hand)| hand);
    let mut all = Hand::EMPTY;
    let mut number = 0;
    for hand in hands.chain([&deck.stock, &deck.discards]) {
        number += hand.len();
        hand.iter().for_each(|card| all.add(card));
    }
    prop_assert_eq!(
        all,
        Hand::all(state.world().territories(), if state.rules().wilds { WILDS } else { 0 })
    );
    prop_assert_eq!(number, all.len());
    let poker = state.poker();
    let board = match state.phase() {
        Phase::Poker(table) => table.game.board().iter().copied().collect(),
        _ => CardSet::EMPTY,
    };
    let held = poker.stashes.iter().chain(poker.hands.iter()).map(|(_, cards)| cards);
    let places = held.chain([&poker.stock, &poker.discards, &board]);
    let (number, all) = places
        .fold((0, CardSet::EMPTY), |(number, all), place| (number + place.len(), all | *place));
    prop_assert_eq!((number, all), (CardSet::FULL.len(), CardSet::FULL));
    Ok(())
}

/// The counts before an action.
pub struct Books {
    on_board: i64,
    in_pots: i64,
}

impl Books {
    /// Counts the armies at the start of a game.
    pub fn open(game: &Game) -> Result<Self, TestCaseError> {
        let books = Self { on_board: on_board(game.state()), in_pots: in_pots(game.state()) };
        prop_assert_eq!(books.on_board, gained(game.opening()));
        prop_assert_eq!(books.in_pots, counted_out(game.opening()));
        Ok(books)
    }

    /// Counts again after an action, and compares the change with its events.
    pub fn balance(&mut self, game: &Game, action: &Action) -> Result<(), TestCaseError> {
        let (state, events) = (game.state(), game.events());
        let now = Self { on_board: on_board(state), in_pots: in_pots(state) };
        let told = |what| format!("{what} after {action:?}: {events:?}");
        let armies = now.on_board - self.on_board;
        prop_assert_eq!(armies, gained(events), "{}", told("armies"));
        let pots = now.in_pots - self.in_pots;
        prop_assert_eq!(pots, counted_out(events), "{}", told("pots"));
        *self = now;
        Ok(())
    }

    /// Checks a state by itself.
    pub fn audit(game: &Game) -> Result<(), TestCaseError> {
        check_board(game.state())?;
        check_cards(game.state())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn armies_change_by_what_events_tell_and_cards_are_in_one_place(
        setup in setups(),
        seed in any::<u64>(),
    ) {
        let mut journey = Journey::new(setup, seed);
        let mut books = Books::open(&journey.game)?;
        for _ in 0..600 {
            let Some(action) = journey.step() else { break };
            books.balance(&journey.game, &action)?;
            Books::audit(&journey.game)?;
        }
    }
}
