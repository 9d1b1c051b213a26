//! The features of a position that predict who will win it: a few numbers for each player.

use super::turn_forecast::TurnForecast;
use crate::arithmetic::ln;
use crate::bot::cards_in_armies;
use engine::core::{BySeat, Seat};
use engine::game::{Aim, Phase, Role, State, Victory};
use engine::poker::HandOutlook;
use engine::world::{Continent, TerritorySet};

/// The features of every position.
const BASIC: [&str; 15] = [
    "armies",
    "income",
    "territories",
    "cards",
    "on-turn",
    "wait",
    "exposed",
    "spearhead",
    "ships",
    "stash",
    "continents",
    "prize",
    "then-armies",
    "then-income",
    "then-territories",
];

/// The contexts in which a feature gets a weight of its own.
const CONTEXTS: [&str; 6] = ["", "two", "many", "allies", "large", "opening"];

/// The features of the victory condition.
const OF_VICTORY: [&str; 9] = [
    "land",
    "land-near",
    "objective",
    "objective-near",
    "headquarters",
    "rounds-land",
    "rounds-land-late",
    "rounds-land-last",
    "rounds-armies-last",
];

/// The number of features: the basic ones in each context, and those of the victory.
pub const FEATURES: usize = BASIC.len() * CONTEXTS.len() + OF_VICTORY.len();

/// The features of one player.
pub type Features = [f64; FEATURES];

/// The number of simulated deals for the evaluation of a hand of poker.
const DEALS: u16 = 24;

/// Returns the name of each feature, in order.
pub fn names() -> Vec<String> {
    let plain = CONTEXTS.iter().flat_map(|place| {
        BASIC.map(|name| if place.is_empty() { name.to_owned() } else { format!("{name}.{place}") })
    });
    plain.chain(OF_VICTORY.map(ToOwned::to_owned)).collect()
}

/// Returns the features of each player still in the game. They are computed with all cards known.
pub fn features(state: &State) -> BySeat<Option<Features>> {
    let inputs = FeatureInputs::new(state);
    let fallen = match state.phase() {
        Phase::Succeed { fallen, .. } => Some(*fallen),
        _ => None,
    };
    BySeat::from_fn(|seat| match state.role(seat) {
        Role::Player => Some(inputs.features(seat)),
        // An eliminated player may continue with an ally: assume the strongest (T42).
        _ if fallen == Some(seat) => {
            let strength = |ally: &Seat| state.total_armies(*ally);
            let ally = state.seats(Role::Ally).max_by_key(strength)?;
            Some(inputs.features(ally))
        }
        _ => None,
    })
}

/// A state, with the values that all its features share.
struct FeatureInputs<'a> {
    state: &'a State,
    players: u32,
    /// The contexts that apply to this position, in the order of `CONTEXTS`.
    contexts: [bool; CONTEXTS.len()],
    /// The outlook of each seat in the current hand of poker, and the armies in the pot.
    poker: Option<(BySeat<HandOutlook>, u32)>,
    all: TerritorySet,
    /// The expected results of the current or the next turn.
    forecast: TurnForecast,
}

impl<'a> FeatureInputs<'a> {
    fn new(state: &'a State) -> Self {
        let players = number(state.seats(Role::Player).count());
        let rules = state.rules();
        let contexts = [
            true,
            players == 2,
            players >= 4,
            state.seats(Role::Ally).next().is_some(),
            rules.large_attacks,
            state.turn().round <= 1,
        ];
        let poker = match state.phase() {
            Phase::Poker(table) => {
                let suits = state.suits(table.ally);
                let standing = table.game.standing(state.poker(), suits, 1, DEALS);
                Some((standing, table.game.betting().total()))
            }
            _ => None,
        };
        let all = state.world().territories();
        Self { state, players, contexts, poker, all, forecast: forecast(state) }
    }

    fn features(&self, seat: Seat) -> Features {
        let plain = self.basic(seat);
        let mut found = [0.0; FEATURES];
        for (place, _) in self.contexts.iter().enumerate().filter(|(_, counts)| **counts) {
            found[place * BASIC.len()..][..BASIC.len()].copy_from_slice(&plain);
        }
        found[BASIC.len() * CONTEXTS.len()..].copy_from_slice(&self.of_victory(seat));
        found
    }

    fn basic(&self, seat: Seat) -> [f64; BASIC.len()] {
        let state = self.state;
        let income = state.income_of(seat);
        let flow = f64::from(income.flow());
        let cards = f64::from(cards_in_armies(state, seat));
        let armies = self.armies(seat) + cards;
        let held = state.board().held(seat);
        let (exposed, spearhead) = self.borders(held);
        let continents = f64::from(income.continents);
        [
            ln(1.0 + armies),
            ln(1.0 + flow),
            ln(1.0 + f64::from(number(held.len()))),
            cards / (1.0 + armies),
            f64::from(u8::from(can_attack(state, seat))),
            self.wait(seat),
            exposed,
            ln(1.0 + spearhead),
            ln(1.0 + f64::from(number(state.fleet().of(seat).count()))),
            f64::from(number(state.poker().stashes[seat].len())) / 5.0,
            continents / (1.0 + flow),
            self.prize(seat),
            ln(1.0 + (armies - self.forecast.lost[seat]).max(0.0)),
            ln(1.0 + self.next_income(seat)),
            ln(1.0 + f64::from(number(self.forecast.held[seat].len()))),
        ]
    }

    /// Returns the armies per turn after the current turn, without factories.
    fn next_income(&self, seat: Seat) -> f64 {
        let held = self.forecast.held[seat];
        let whole = self.state.world().continents().filter(|it| it.territories().is_subset(held));
        let continents: u32 = whole.map(Continent::bonus).sum();
        f64::from(continents) + f64::from(number(held.len())) / 3.0
    }

    /// Returns the armies on the board and those certain to come: the ones to place now, and the
    /// next turn's beyond the usual income.
    fn armies(&self, seat: Seat) -> f64 {
        let state = self.state;
        let to_place = to_place(state, seat);
        let usual = state.income_of(seat).placeable();
        let pot = self
            .poker
            .as_ref()
            .map_or(0.0, |(standing, middle)| f64::from(standing[seat].win) * f64::from(*middle));
        let coming = f64::from(state.stake(seat)) + pot - f64::from(usual);
        (f64::from(force(state, seat) + to_place) + coming).max(0.0)
    }

    /// Returns the share of territories exposed to stronger rivals, and the most armies that could
    /// attack from one territory.
    fn borders(&self, held: TerritorySet) -> (f64, f64) {
        let (state, board) = (self.state, self.state.board());
        let foreign = self.all - held;
        let spare = |territory| board.armies(territory).saturating_sub(1);
        let (mut exposed, mut spearhead) = (0.0, 0);
        for territory in held {
            let beside = state.neighbours(territory) & foreign;
            if beside.is_empty() {
                continue;
            }
            spearhead = spearhead.max(spare(territory));
            let is_rival = |other: &_| {
                board.owner(*other).is_some_and(|owner| state.role(owner) == Role::Player)
            };
            let threat = beside.iter().filter(is_rival).map(spare).max().unwrap_or(0);
            let threat = f64::from(threat);
            exposed += threat / (threat + f64::from(board.armies(territory)) + 1.0);
        }
        (exposed / f64::from(number(held.len()).max(1)), f64::from(spearhead))
    }

    /// Returns the number of turns until the seat's next one, as a part of a round.
    fn wait(&self, seat: Seat) -> f64 {
        let (mut next, mut turns) = (self.state.turn().player(), 0);
        for _ in 0..self.players {
            turns += 1;
            next = self.state.next_player(next).unwrap_or(seat);
            if next == seat {
                break;
            }
        }
        f64::from(turns) / f64::from(self.players.max(1))
    }

    /// Returns the chance to command an ally; 1 if the seat commands one now (T24, T30).
    fn prize(&self, seat: Seat) -> f64 {
        let turn = self.state.turn();
        match (self.state.phase(), &self.poker) {
            (Phase::Poker(_), Some((standing, _))) if turn.player() == seat => {
                f64::from(standing[seat].suited)
            }
            (Phase::Won(_), _) if turn.player() == seat => 1.0,
            _ => f64::from(u8::from(turn.commander == Some(seat))),
        }
    }

    fn of_victory(&self, seat: Seat) -> [f64; OF_VICTORY.len()] {
        let (state, mut found) = (self.state, [0.0; OF_VICTORY.len()]);
        let held = self.forecast.held[seat];
        let territories = ln(1.0 + f64::from(number(held.len())));
        let part = |some: usize, of: usize| {
            (f64::from(number(some)) / f64::from(number(of).max(1))).min(1.0)
        };
        let mut near = |at: usize, share: f64| {
            found[at] = power(share, 3);
            found[at + 1] = power(share, 10);
        };
        match state.rules().victory {
            Victory::LastStanding | Victory::Domination => {
                near(0, part(held.len(), self.all.len()));
            }
            Victory::Territories(goal) => near(0, part(held.len(), goal.into())),
            Victory::Objectives => {
                let aim = state.objective(seat).map(|it| state.aim(seat, it));
                near(2, aim.map_or(0.0, |aim| self.progress(seat, aim)));
            }
            Victory::Headquarters => {
                let all = state.legacy().all_headquarters();
                found[4] = part((all & held).len(), all.len());
            }
            Victory::Rounds(last) => {
                let elapsed = self.elapsed(last);
                let armies = ln(1.0 + f64::from(force(state, seat)));
                found[5] = elapsed * territories;
                found[6] = power(elapsed, 4) * territories;
                found[7] = power(elapsed, 16) * territories;
                found[8] = power(elapsed, 16) * armies;
            }
        }
        found
    }

    /// Returns the progress of a seat towards its objective (K8), from 0 to 1.
    fn progress(&self, seat: Seat, aim: Aim) -> f64 {
        let held = &self.forecast.held;
        let part = |some: usize, of: usize| f64::from(number(some)) / f64::from(number(of).max(1));
        match aim {
            Aim::Continents([one, other]) => {
                let all = one.territories() | other.territories();
                part((all & held[seat]).len(), all.len())
            }
            Aim::Territories(goal) => part(held[seat].len(), goal).min(1.0),
            Aim::Eliminate(target) => {
                let fair = self.all.len() / 3;
                1.0 - part(held[target].len(), fair).min(1.0)
            }
        }
    }

    /// Returns the part of a game of `last` rounds that is over, from 0 to 1.
    fn elapsed(&self, last: u16) -> f64 {
        let (turn, (players, moved)) = (self.state.turn(), places(self.state));
        let rounds = f64::from(turn.round.saturating_sub(1));
        let in_round = f64::from(moved) / f64::from(players.max(1));
        ((rounds + in_round) / f64::from(last.max(1))).min(1.0)
    }
}

/// Returns the expected results of the current turn, or of the next one once no attack can follow.
/// Before the first turn and after the last one, nobody moves.
pub(super) fn forecast(state: &State) -> TurnForecast {
    let turn = state.turn();
    if turn.round == 0 {
        return TurnForecast::still(state);
    }
    if can_attack(state, turn.seat) {
        return TurnForecast::of(state, turn.seat, to_place(state, turn.player()));
    }
    match state.next_player(turn.player()).filter(|_| turns_left(state) != Some(1)) {
        Some(next) => TurnForecast::of(state, next, state.stake(next)),
        None => TurnForecast::still(state),
    }
}

/// Returns the number of turns, including the current one, until a game of rounds ends (T44); `None`
/// in other games.
pub(super) fn turns_left(state: &State) -> Option<u32> {
    let Victory::Rounds(last) = state.rules().victory else { return None };
    let (players, moved) = places(state);
    Some(players * u32::from(last).saturating_sub(state.turn().round) + players - moved)
}

/// Returns the number of players, and how many of them have ended their turn in this round.
fn places(state: &State) -> (u32, u32) {
    let player = state.turn().player();
    let moved = state.seats(Role::Player).take_while(|seat| *seat != player).count();
    (number(state.seats(Role::Player).count()), number(moved))
}

/// Returns `true` if it is the seat's turn and it can still attack.
pub(super) fn can_attack(state: &State, seat: Seat) -> bool {
    let turn = state.turn();
    turn.seat == seat
        && turn.round > 0
        && !matches!(
            state.phase(),
            Phase::Factory
                | Phase::Transfer
                | Phase::Call
                | Phase::Contest { .. }
                | Phase::Answer(_)
                | Phase::Poker(_)
                | Phase::Won(_)
                | Phase::AnotherHand(_)
                | Phase::Joining { .. }
                | Phase::Draw
                | Phase::Discard
                | Phase::MakeRoom
                | Phase::Purchase
                | Phase::Over(_)
        )
}

/// Returns the number of armies to place now.
fn to_place(state: &State, seat: Seat) -> u32 {
    let on_turn = state.turn().player() == seat;
    match state.phase() {
        Phase::Reinforce { left } if on_turn => *left,
        Phase::Launch { crew, left } if on_turn => crew + left,
        Phase::FirstShip { crew } if on_turn => *crew,
        Phase::Garrison { left } => left[seat],
        _ => 0,
    }
}

/// Returns the armies of a seat and its captives, which become its armies when its turn ends (A20).
fn force(state: &State, seat: Seat) -> u32 {
    let (board, fleet) = (state.board(), state.fleet());
    let guarded = (board.captives_at() & board.held(seat)).iter();
    let on_land = guarded.flat_map(|at| board.captives(at).iter()).map(|(_, armies)| armies);
    let at_sea = fleet.of(seat).map(|(_, ship)| ship.captive_armies());
    state.total_armies(seat) + on_land.sum::<u32>() + at_sea.sum::<u32>()
}

fn number(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}

fn power(base: f64, exponent: u32) -> f64 {
    (0..exponent).map(|_| base).product()
}
