//! The table as bots see it.

use serde::Serialize;

use super::named::Named;
use super::poker::ObservedPoker;
use engine::battle::{Modifier, Side};
use engine::core::Seat;
use engine::game::{
    Captives, OPTIONS, Observation, Phase, Reaction, Role, Scar, State, TerritoryCard, Voyage,
};
use engine::world::Territory;

/// A seat's view of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ObservedGame {
    /// The options of the rule set by name.
    pub rules: Named<&'static str, String>,
    /// The round, from 1; 0 during set-up.
    pub round: u32,
    /// The army on turn.
    pub turn: String,
    /// True once a territory was conquered in this turn.
    pub conquered: bool,
    /// The territories that take no further action in it (A4).
    pub exhausted: Vec<&'static str>,
    /// The number of sets of territory cards turned in so far by all players.
    pub sets_turned_in: u32,
    /// The six armies, clockwise.
    pub armies: Vec<ObservedArmy>,
    /// The territories by name.
    pub territories: Named<&'static str, ObservedTerritory>,
    /// All ships at sea.
    pub ships: Vec<ObservedShip>,
    /// The seat's own territory cards, a wild card as `wild`.
    pub hand: Vec<String>,
    /// The territory cards of the ally under the seat's command, where allies hold some (W4).
    pub ally_hand: Vec<String>,
    /// The seat's own poker cards.
    pub stash: Vec<String>,
    /// The seat's own secret objective, as `Asia+Africa` or `Blue` (K7).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<String>,
    /// The current hand of poker, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub poker: Option<ObservedPoker>,
    /// The roll that waits for dice to be declared, or for a reaction (L1, L5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<ObservedRoll>,
}

/// The progress of a declared roll.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ObservedRoll {
    /// The origin of the attack: a territory or the number of a ship.
    pub from: String,
    /// The attacked territory.
    pub to: &'static str,
    /// The dice that the attacker has declared; 0 before that.
    pub attack: u8,
    /// The dice that the defender has declared; 0 before that.
    pub defence: u8,
    /// The attacker's dice as they count, once they are rolled.
    pub attacker: Vec<u8>,
    /// See `attacker`.
    pub defender: Vec<u8>,
    /// The names of the modifiers that apply to it.
    pub modifiers: Vec<&'static str>,
}

/// One of the six armies, as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ObservedArmy {
    /// Its colour.
    pub seat: String,
    /// `player`, `ally`, `fallen` or `absent`.
    pub role: &'static str,
    /// The total armies, on land and at sea.
    pub armies: u32,
    /// The number of its territory cards.
    pub cards: u8,
    /// The number of its poker cards.
    pub poker_cards: u8,
    /// The reactions that it may still play in attacks (L7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ploys: Vec<&'static str>,
}

/// A territory; its key is its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ObservedTerritory {
    /// The owner; absent while territories are being chosen.
    pub owner: Option<String>,
    /// The armies on it, without captives.
    pub armies: u32,
    /// The name of its continent.
    pub continent: &'static str,
    /// Its neighbours, by the rules of this game.
    pub borders: Vec<&'static str>,
    /// The number of factories on it.
    pub factories: u32,
    /// The captives on it, by their colour.
    pub captives: Named<String, u32>,
    /// The scar that changes dice there: `shortage`, `bunker` or `fortification` (L7).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scar: Option<&'static str>,
    /// The number of rolls of three dice for which its fortification lasts (L7).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stands: Option<u8>,
    /// The owner of the headquarters there (L6).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub headquarters: Option<String>,
}

/// A ship, as the protocol describes it to a bot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ObservedShip {
    /// Its number, as actions name it.
    pub ship: String,
    /// The colour of its army.
    pub owner: String,
    /// The armies aboard.
    pub crew: u32,
    /// Its hex.
    pub at: String,
    /// The ocean of that hex.
    pub ocean: &'static str,
    /// `ready`, `sailed` or `done` for this turn.
    pub voyage: &'static str,
    /// The captives aboard, by their colour.
    pub captives: Named<String, u32>,
}

impl ObservedGame {
    /// Returns the table of an observation.
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
            objective: view.objective().map(|it| it.to_string()),
            poker: ObservedPoker::of(view),
            roll: roll(state),
        }
    }
}

/// Returns the territory cards of the ally under the viewer's command (W4).
fn ally_hand(view: &Observation) -> impl Iterator<Item = TerritoryCard> + use<> {
    let plays = view.table().turn().commander.is_some();
    Some(view.hand_in_action()).filter(|_| plays).into_iter().flat_map(|hand| hand.iter())
}

fn army(view: &Observation, seat: Seat) -> ObservedArmy {
    let state = view.table();
    ObservedArmy {
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
        ploys: state.legacy().reactions(seat).iter().map(Reaction::name).collect(),
    }
}

fn roll(state: &State) -> Option<ObservedRoll> {
    let duel = match state.phase() {
        Phase::Defend(duel) => duel,
        Phase::Window(window) => &window.duel,
        _ => return None,
    };
    let shown = |side| duel.roll(side).shown().faces().collect();
    Some(ObservedRoll {
        from: duel.from.to_string(),
        to: duel.to.name(),
        attack: duel.attack,
        defence: duel.defence,
        attacker: shown(Side::Attacker),
        defender: shown(Side::Defender),
        modifiers: state.modifiers(duel).iter().map(Modifier::name).collect(),
    })
}

fn place(view: &Observation, at: Territory) -> ObservedTerritory {
    let (state, board) = (view.table(), view.table().board());
    let scar = state.legacy().scar(at);
    ObservedTerritory {
        owner: board.owner(at).map(|seat| seat.to_string()),
        armies: board.armies(at),
        continent: at.continent().name(),
        borders: state.neighbours(at).iter().map(Territory::name).collect(),
        factories: board.factories(at),
        captives: by_colour(board.captives(at)),
        scar: scar.map(|scar| scar.modifier().name()),
        stands: match scar {
            Some(Scar::Fortification { left }) => Some(left),
            Some(Scar::Shortage | Scar::Bunker) | None => None,
        },
        headquarters: state.legacy().headquarters_at(at).map(|seat| seat.to_string()),
    }
}

fn vessels(view: &Observation) -> Vec<ObservedShip> {
    let ships = view.table().fleet().iter().map(|(id, ship)| ObservedShip {
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
