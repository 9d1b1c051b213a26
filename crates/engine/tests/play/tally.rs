//! Counts of how often each naval rule was applied.

use std::collections::BTreeMap;
use std::fmt;

use red_queens_engine::battle::Post;
use red_queens_engine::core::ShipId;
use red_queens_engine::game::{
    Action, AttackKind, Battle, Event, Force, LandEvent, Phase, Role, SeaAction, SeaEvent,
    SeatEvent, State, Voyage,
};

/// All that can happen at sea, by rule.
pub const WHAT_HAPPENS: [&str; 48] = [
    "T9 launched",
    "T11 mobilized at sea",
    "T12 an ally's ships were led",
    "T42 a pirate fell",
    "T42 fell in the own turn",
    "T42 went on with an ally after a battle at sea",
    "T43 turned pirate",
    "T43 a pirate landed",
    "N1 rolled for a cruise",
    "N1 sailed",
    "N1 sailed again",
    "N2 embarked",
    "N2 disembarked",
    "N3 an empty ship was manned",
    "N3 an empty ship was captured",
    "N3 an empty ship was sunk",
    "N5 landed normally",
    "N5 landed by commitment",
    "N5 a landing failed",
    "A5 landed as flanks of ships",
    "A5 landed as flanks of ships and land",
    "A6 chose the plus one at sea",
    "A3 reserves of a landing",
    "A7 captive aboard in a landing",
    "N6 sank in a landing",
    "N7 engaged normally",
    "N7 engaged by commitment",
    "N7 engaged as flanks",
    "N7 several engagements",
    "N7 sent in",
    "N7 sent nobody",
    "N8 the defender rolled",
    "N8 the attacker broke off",
    "N8 the defender broke off",
    "N8 reserves at sea",
    "A7 captive aboard in a battle at sea",
    "N9 an attacker sank",
    "N9 a defender sank",
    "N9 stayed afloat",
    "N10 let sink by choice",
    "N10 nobody could board",
    "N10 captured by the attacker",
    "N10 captured by the defender",
    "N10 an ally captured",
    "N14 commandeered in a landing",
    "N14 commandeered at sea",
    "A20 captives turned aboard",
    "N11 ready again",
];

/// The number of times that each case occurred.
#[derive(Default)]
pub struct Tally(BTreeMap<&'static str, u32>);

impl Tally {
    pub fn count(&self, what: &str) -> u32 {
        self.0.get(what).copied().unwrap_or(0)
    }

    fn note(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    /// Counts what an action brought about.
    pub fn add(&mut self, before: &State, action: &Action, events: &[Event]) {
        if let Some(what) = of_action(before, action) {
            self.note(what);
        }
        for (place, event) in events.iter().enumerate() {
            if let Some(what) = of_event(before, action, event, &events[..place]) {
                self.note(what);
            }
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        WHAT_HAPPENS.into_iter().try_for_each(|what| writeln!(f, "{:8} {what}", self.count(what)))
    }
}

fn of_action(before: &State, action: &Action) -> Option<&'static str> {
    let own_turn = |state: &State| matches!(state.phase(), Phase::SeaBattle(battle) if battle.side == state.turn().seat);
    Some(match action {
        Action::Sea(SeaAction::Engage { engagements }) if engagements.len() > 1 => {
            "N7 several engagements"
        }
        Action::Sea(SeaAction::SendIn { engagements }) if engagements.is_empty() => {
            "N7 sent nobody"
        }
        Action::Sea(SeaAction::SendIn { .. }) if led(before) => "T12 an ally's ships were led",
        Action::Sea(SeaAction::SendIn { .. }) => "N7 sent in",
        Action::Sea(SeaAction::Roll { .. }) if !own_turn(before) => "N8 the defender rolled",
        Action::Sea(SeaAction::BreakOff { .. }) if own_turn(before) => "N8 the attacker broke off",
        Action::Sea(SeaAction::BreakOff { .. }) => "N8 the defender broke off",
        Action::Sea(SeaAction::Reserve { .. }) => "N8 reserves at sea",
        Action::Sea(SeaAction::Sink) if untouched(before) => "N3 an empty ship was sunk",
        Action::Sea(SeaAction::Sink) => "N10 let sink by choice",
        Action::Reserve { block, .. } if from_ship(before, *block) => "A3 reserves of a landing",
        Action::Raise { .. } if matches!(before.phase(), Phase::PlusOne { battle, block, .. } if block_post(&battle.force, *block).is_some_and(is_ship)) => {
            "A6 chose the plus one at sea"
        }
        Action::Sea(SeaAction::Cruise { ship }) if sailed_before(before, *ship) => {
            "N1 sailed again"
        }
        Action::Sea(SeaAction::Embark { ship, .. }) if before.armies_at((*ship).into()) == 0 => {
            "N3 an empty ship was manned"
        }
        Action::Mobilize { .. }
            if matches!(
                before.prompt().map(|prompt| prompt.ask),
                Some(red_queens_engine::game::Ask::Mobilize { to: None, .. })
            ) =>
        {
            "T11 mobilized at sea"
        }
        Action::TakeOver { .. }
            if matches!(
                before.phase(),
                Phase::Succeed {
                    then: red_queens_engine::game::Continuation::Campaign
                        | red_queens_engine::game::Continuation::NextTurn,
                    ..
                }
            ) =>
        {
            "T42 went on with an ally after a battle at sea"
        }
        _ => return None,
    })
}

fn of_event(
    before: &State,
    action: &Action,
    event: &Event,
    earlier: &[Event],
) -> Option<&'static str> {
    let turn = before.turn().seat;
    let landless = |seat| before.board().held(seat).is_empty();
    let landing = land_battle(before);
    Some(match event {
        Event::Sea(SeaEvent::Launched { .. }) => "T9 launched",
        Event::Sea(SeaEvent::CruiseRolled { .. }) => "N1 rolled for a cruise",
        Event::Sea(SeaEvent::Sailed { .. }) => "N1 sailed",
        Event::Sea(SeaEvent::Embarked { .. }) => "N2 embarked",
        Event::Sea(SeaEvent::Disembarked { .. }) if landing.is_none() => "N2 disembarked",
        Event::Land(LandEvent::Conquered { by, .. }) if landless(*by) => "T43 a pirate landed",
        Event::Land(LandEvent::Conquered { .. }) => landed(&landing?.force)?,
        Event::Land(LandEvent::Repulsed { .. }) => {
            let posts = posts(&landing?.force);
            posts.into_iter().any(is_ship).then_some("N5 a landing failed")?
        }
        Event::Captured { at: Post::Ship(_), .. } if landing.is_some() => {
            "A7 captive aboard in a landing"
        }
        Event::Captured { at: Post::Ship(_), .. } => "A7 captive aboard in a battle at sea",
        Event::Sea(SeaEvent::Engaged { kind: AttackKind::Normal, .. }) => "N7 engaged normally",
        Event::Sea(SeaEvent::Engaged { kind: AttackKind::Committed, .. }) => {
            "N7 engaged by commitment"
        }
        Event::Sea(SeaEvent::Engaged { kind: AttackKind::Flanking, .. }) => "N7 engaged as flanks",
        Event::Sea(SeaEvent::SinkingRolled { own, victor, .. }) if own >= victor => {
            "N9 stayed afloat"
        }
        Event::Sea(SeaEvent::Sank { owner, .. }) if rolled_to_sink(earlier) && *owner == turn => {
            "N9 an attacker sank"
        }
        Event::Sea(SeaEvent::Sank { .. }) if rolled_to_sink(earlier) => "N9 a defender sank",
        Event::Sea(SeaEvent::Sank { .. }) if landing.is_some() => "N6 sank in a landing",
        Event::Sea(SeaEvent::Sank { .. })
            if matches!(action, Action::Sea(SeaAction::Roll { .. })) =>
        {
            "N10 nobody could board"
        }
        Event::Sea(SeaEvent::ShipCaptured { .. }) if untouched(before) => {
            "N3 an empty ship was captured"
        }
        Event::Sea(SeaEvent::ShipCaptured { from, .. }) if *from != turn => {
            "N10 captured by the attacker"
        }
        Event::Sea(SeaEvent::ShipCaptured { .. }) if led(before) => "N10 an ally captured",
        Event::Sea(SeaEvent::ShipCaptured { .. }) => "N10 captured by the defender",
        Event::Sea(SeaEvent::Commandeered { .. }) if landing.is_some() => {
            "N14 commandeered in a landing"
        }
        Event::Sea(SeaEvent::Commandeered { .. }) => "N14 commandeered at sea",
        Event::Sea(SeaEvent::CaptivesTurned { .. }) => "A20 captives turned aboard",
        Event::Seat(SeatEvent::TurnedPirate { .. }) => "T43 turned pirate",
        Event::Seat(SeatEvent::Fell { seat, .. }) if *seat == turn => "T42 fell in the own turn",
        Event::Seat(SeatEvent::Fell { seat, .. }) if landless(*seat) => "T42 a pirate fell",
        Event::TurnBegan { seat, .. } => {
            let done = before.fleet().of(*seat).any(|(_, ship)| ship.voyage == Voyage::Done);
            done.then_some("N11 ready again")?
        }
        _ => return None,
    })
}

/// The attack on land that goes on.
fn land_battle(state: &State) -> Option<&Battle> {
    match state.phase() {
        Phase::Battle(battle) | Phase::PlusOne { battle, .. } => Some(battle),
        _ => None,
    }
}

fn posts(force: &Force) -> Vec<Post> {
    match force {
        Force::Normal(post) => vec![*post],
        Force::Blocks(assault) => assault.origins().to_vec(),
    }
}

fn is_ship(post: Post) -> bool {
    post.ship().is_some()
}

fn block_post(force: &Force, block: u8) -> Option<Post> {
    match force {
        Force::Blocks(assault) => assault.blocks.get(usize::from(block)).map(|block| block.from),
        Force::Normal(_) => None,
    }
}

fn from_ship(state: &State, block: u8) -> bool {
    let battle = land_battle(state);
    battle.and_then(|battle| block_post(&battle.force, block)).is_some_and(is_ship)
}

fn landed(force: &Force) -> Option<&'static str> {
    let posts = posts(force);
    let ships = posts.iter().filter(|post| is_ship(**post)).count();
    Some(match (force, ships) {
        (_, 0) => return None,
        (Force::Normal(_), _) => "N5 landed normally",
        _ if posts.len() == 1 => "N5 landed by commitment",
        _ if ships == posts.len() => "A5 landed as flanks of ships",
        _ => "A5 landed as flanks of ships and land",
    })
}

/// Returns `true` if the previous event was the roll of a ship that may sink.
fn rolled_to_sink(earlier: &[Event]) -> bool {
    matches!(earlier.last(), Some(Event::Sea(SeaEvent::SinkingRolled { .. })))
}

/// Returns `true` if the ship that may be boarded was taken without a fight.
fn untouched(state: &State) -> bool {
    match state.phase() {
        Phase::Board { battle, engagement, .. } => {
            battle.engagements[usize::from(*engagement)].rolls == 0
        }
        _ => false,
    }
}

/// Returns `true` if a player decides for an ally.
fn led(state: &State) -> bool {
    let decider = state.prompt().map(|prompt| prompt.seat);
    match state.phase() {
        Phase::SendIn { battle, .. } | Phase::Board { battle, .. } => {
            state.role(battle.defender) == Role::Ally && decider != Some(state.turn().seat)
        }
        _ => false,
    }
}

fn sailed_before(state: &State, ship: ShipId) -> bool {
    state.fleet().get(ship).is_some_and(|ship| !ship.ports.is_empty())
}
