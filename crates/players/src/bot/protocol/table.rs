//! The table as bots see it.

use serde::Serialize;

use super::named::Named;
use super::poker::Poker;
use engine::core::Seat;
use engine::game::{Captives, Card, OPTIONS, Observation, Role, Voyage};
use engine::world::Territory;

/// What a seat may know of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The options of the rule set by name.
    pub rules: Named<&'static str, String>,
    /// The round, from 1; 0 during set-up.
    pub round: u32,
    /// Whose turn it is.
    pub turn: String,
    /// Whether a territory was conquered in this turn.
    pub conquered: bool,
    /// Territories that take no more action in it (A4).
    pub exhausted: Vec<&'static str>,
    /// Sets of territory cards turned in by everybody so far.
    pub sets_turned_in: u32,
    /// The six armies clockwise.
    pub armies: Vec<Army>,
    /// The territories by name.
    pub territories: Named<&'static str, Place>,
    /// All ships at sea.
    pub ships: Vec<Vessel>,
    /// The own territory cards, a wild one as `wild`.
    pub hand: Vec<String>,
    /// The territory cards of the ally that the seat plays, where allies hold some (W4).
    pub ally_hand: Vec<String>,
    /// The own poker cards.
    pub stash: Vec<String>,
    /// The game of poker that is played, if one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub poker: Option<Poker>,
}

/// One of the six armies, as far as everybody may know it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Army {
    /// Its colour.
    pub seat: String,
    /// `player`, `ally`, `fallen` or `absent`.
    pub role: &'static str,
    /// All its armies, on land and at sea.
    pub armies: u32,
    /// How many territory cards it holds.
    pub cards: u8,
    /// How many poker cards it holds.
    pub poker_cards: u8,
}

/// A territory; its key is its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Place {
    /// Who holds it; nobody while territories are being chosen.
    pub owner: Option<String>,
    /// Armies on it, captives apart.
    pub armies: u32,
    /// Its continent.
    pub continent: &'static str,
    /// Its neighbours, by the rules of this game.
    pub borders: Vec<&'static str>,
    /// Factories on it.
    pub factories: u32,
    /// Captives on it by their colour.
    pub captives: Named<String, u32>,
}

/// A ship.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Vessel {
    /// Its number, as actions name it.
    pub ship: String,
    /// The colour of its army.
    pub owner: String,
    /// Armies aboard.
    pub crew: u32,
    /// Its hex.
    pub at: String,
    /// The ocean of that hex.
    pub ocean: &'static str,
    /// `ready`, `sailed` or `done` for this turn.
    pub voyage: &'static str,
    /// Captives aboard by their colour.
    pub captives: Named<String, u32>,
}

impl Table {
    /// The table of an observation.
    pub fn of(view: &Observation) -> Self {
        let state = view.table();
        let turn = state.turn();
        let all = state.world().territories().iter();
        Self {
            rules: OPTIONS.iter().map(|option| (option.key, option.get(state.rules()))).collect(),
            round: turn.round,
            turn: turn.seat.to_string(),
            conquered: turn.conquered,
            exhausted: turn.exhausted.iter().map(Territory::name).collect(),
            sets_turned_in: state.sets_turned_in(),
            armies: state.order().iter().map(|seat| army(view, *seat)).collect(),
            territories: all.map(|at| (at.name(), place(view, at))).collect(),
            ships: vessels(view),
            hand: view.hand().iter().map(|card| card.to_string()).collect(),
            ally_hand: ally_hand(view).map(|card| card.to_string()).collect(),
            stash: view.stash().iter().map(|card| card.to_string()).collect(),
            poker: Poker::of(view),
        }
    }
}

/// The territory cards of the ally that the viewer plays (W4).
fn ally_hand(view: &Observation) -> impl Iterator<Item = Card> + use<> {
    let plays = view.table().turn().commander.is_some();
    Some(view.hand_in_action()).filter(|_| plays).into_iter().flat_map(|hand| hand.iter())
}

fn army(view: &Observation, seat: Seat) -> Army {
    let state = view.table();
    Army {
        seat: seat.to_string(),
        role: match state.role(seat) {
            Role::Player => "player",
            Role::Ally => "ally",
            Role::Fallen => "fallen",
            Role::Absent => "absent",
        },
        armies: state.total_armies(seat),
        cards: view.hand_sizes()[seat],
        poker_cards: view.stash_sizes()[seat],
    }
}

fn place(view: &Observation, at: Territory) -> Place {
    let (state, board) = (view.table(), view.table().board());
    Place {
        owner: board.owner(at).map(|seat| seat.to_string()),
        armies: board.armies(at),
        continent: at.continent().name(),
        borders: state.neighbours(at).iter().map(Territory::name).collect(),
        factories: board.factories(at),
        captives: by_colour(board.captives(at)),
    }
}

fn vessels(view: &Observation) -> Vec<Vessel> {
    let ships = view.table().fleet().iter().map(|(id, ship)| Vessel {
        ship: id.to_string(),
        owner: ship.owner.to_string(),
        crew: ship.crew,
        at: ship.at.to_string(),
        ocean: ship.at.ocean().name(),
        voyage: match ship.voyage {
            Voyage::Ready => "ready",
            Voyage::Sailed => "sailed",
            Voyage::Done => "done",
        },
        captives: by_colour(&ship.captives),
    });
    ships.collect()
}

fn by_colour(captives: &Captives) -> Named<String, u32> {
    let some = captives.iter().filter(|(_, armies)| **armies > 0);
    some.map(|(seat, armies)| (seat.to_string(), *armies)).collect()
}
