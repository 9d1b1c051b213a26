//! Invariants that hold after every action.

use red_queens_engine::battle::Post;
use red_queens_engine::core::Seat;
use red_queens_engine::game::{
    Action, BoardEvent, Event, Force, LandEvent, Phase, Role, SeaEvent, State,
};
use red_queens_engine::record::Position;

/// All armies and captives on land and at sea.
fn all_armies(state: &State) -> i64 {
    let board = state.board();
    let captives = state.world().territories().iter().flat_map(|land| board.captives(land).iter());
    let at_sea = state.fleet().iter().map(|(_, ship)| ship.crew + ship.captive_armies());
    let on_land = state.world().territories().iter().map(|land| board.armies(land));
    on_land.chain(captives.map(|(_, armies)| *armies)).chain(at_sea).map(i64::from).sum()
}

/// Returns the change in the number of armies according to these events.
fn gained(events: &[Event]) -> i64 {
    let change = |event: &Event| match *event {
        Event::Board(BoardEvent::Raised { armies, .. }) => i64::from(armies),
        Event::Sea(SeaEvent::Launched { crew, .. }) => i64::from(crew),
        Event::Land(LandEvent::Rolled { losses, .. } | LandEvent::BlockRolled { losses, .. })
        | Event::Sea(SeaEvent::Rolled { losses, .. }) => {
            -i64::from(losses.attacker) - i64::from(losses.defender)
        }
        Event::Captured { .. } => 1,
        Event::Sea(SeaEvent::Sank { crew, captives, .. }) => -i64::from(crew) - i64::from(captives),
        _ => 0,
    };
    events.iter().map(change).sum()
}

/// Armies come and go only as events tell.
pub fn accounts(before: &State, after: &State, action: &Action, events: &[Event]) {
    let change = all_armies(after) - all_armies(before);
    assert_eq!(change, gained(events), "{action:?} in {}\n{events:?}", Position(before));
}

pub fn consistent(state: &State) {
    let decides = state.prompt().map(|prompt| prompt.seat);
    let is_game = |seat: Seat| matches!(state.role(seat), Role::Player | Role::Ally);
    for seat in Seat::ALL {
        let has_any = !state.board().held(seat).is_empty() || state.fleet().is_afloat(seat);
        assert!(is_game(seat) || !has_any, "{seat} has fallen and is there still");
        let waits = matches!(state.phase(), Phase::SeaBattle(_) | Phase::Board { .. });
        assert!(has_any || !is_game(seat) || waits, "{seat} has nothing left");
    }
    assert!(state.world().territories().iter().all(|land| state.board().armies(land) > 0));
    if let Phase::SeaBattle(battle) = state.phase() {
        assert!(battle.has_open(battle.side), "nobody can roll");
        assert!(decides.is_some_and(|seat| state.role(seat) == Role::Player));
    }
    blocks_are_there(state);
}

/// A position is printed and read without loss.
pub fn reads_back(state: &State) {
    if let Phase::Campaign = state.phase() {
        let text = Position(state).to_string();
        assert_eq!(Position::parse(&text).as_ref(), Ok(state), "{text}");
    }
}

/// Troops of blocks are among the armies of the attacker where they come from.
fn blocks_are_there(state: &State) {
    let check = |force: &Force, by: Seat| {
        let Force::Blocks(assault) = force else { return };
        for block in assault.blocks.iter().filter(|block| block.troops > 0) {
            let owner = match block.from {
                Post::Land(land) => state.board().owner(land),
                Post::Ship(ship) => state.fleet().get(ship).map(|ship| ship.owner),
            };
            assert_eq!(owner, Some(by), "{} fights for another", block.from);
            assert!(assault.committed_from(block.from) <= state.armies_at(block.from));
        }
    };
    match state.phase() {
        Phase::Battle(battle) => check(&battle.force, state.turn().seat),
        Phase::SeaBattle(battle) => {
            let open = battle.engagements.iter().filter(|engagement| engagement.is_open());
            open.for_each(|engagement| check(&engagement.force, engagement.by));
        }
        _ => {}
    }
}
