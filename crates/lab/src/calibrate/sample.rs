//! Positions and conquests sampled from games.

use engine::core::{BySeat, RandomSource, Seat, Seed, Seeded};
use engine::game::{Event, Game, LandEvent, Phase, Role, SeatEvent, State, Victory};
use engine::record::Record;
use players::analysis::{CERTAIN, Features, PlayerArmies, chances, features};

/// The most positions sampled from a game.
const POSITIONS: usize = 24;

/// One conquest in this many is sampled, and every one of a rival's last territory.
const ONE_OF: u32 = 8;

/// A position: the features of each player still in it, and their share of the victory.
pub(super) struct Sample {
    pub players: Vec<(Features, f64)>,
}

/// A conquest, which should not lower the chance of the conqueror.
pub(super) struct Conquest {
    /// Before the roll, and after the conquest.
    pub before: ConquestState,
    pub after: ConquestState,
    /// True for a rival's last territory.
    pub is_last: bool,
}

/// The features of each player at the moment of a conquest, and the index of the conqueror among them.
pub(super) struct ConquestState {
    pub players: Vec<Features>,
    pub conqueror: usize,
}

impl ConquestState {
    fn of(state: &State, seat: Seat) -> Option<Self> {
        let all = features(state);
        let mut seats = Seat::ALL.into_iter().filter(|it| all[*it].is_some());
        let conqueror = seats.position(|it| it == seat)?;
        Some(Self { players: all.iter().filter_map(|(_, it)| *it).collect(), conqueror })
    }

    /// The conqueror's chance to win, in [0, 1], and its derivative by each weight.
    pub fn chance(&self, weights: &Features) -> (f64, Features) {
        let score = |it: &Features| -> f64 { it.iter().zip(weights).map(|(it, by)| it * by).sum() };
        let scores: Vec<f64> = self.players.iter().map(score).collect();
        let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let powers: Vec<f64> = scores.into_iter().map(|it| (it - best).exp()).collect();
        let all: f64 = powers.iter().sum();
        let chance = powers[self.conqueror] / all;
        let mut gradient = self.players[self.conqueror].map(|it| chance * it);
        for (it, power) in self.players.iter().zip(&powers) {
            gradient
                .iter_mut()
                .zip(it)
                .for_each(|(gradient, it)| *gradient -= chance * power / all * it);
        }
        (chance, gradient)
    }
}

/// Samples conquests from a game: some, and all that eliminated a rival.
pub(super) fn conquests(number: u64, record: Record) -> Vec<Conquest> {
    let mut chance = Seeded::new(Seed::from_number(number), 1);
    let Ok(mut game) = Game::new(record.setup) else { return Vec::new() };
    let mut found = Vec::new();
    for action in record.actions {
        let before = game.state().clone();
        let Ok(events) = game.play(action) else { return Vec::new() };
        let is_taken = |it: &Event| matches!(it, Event::Land(LandEvent::Conquered { .. }));
        if !events.iter().any(is_taken) {
            continue;
        }
        let has_fallen = |it: &Event| matches!(it, Event::Seat(SeatEvent::Fell { seat, .. }) if before.role(*seat) == Role::Player);
        let is_last = events.iter().any(has_fallen);
        let (conqueror, after) = (before.turn().player(), game.state());
        let is_chosen = is_last || chance.below(ONE_OF) == 0;
        if is_chosen && after.outcome().is_none() && !is_given_away(after, conqueror) {
            let states = [&before, after].map(|state| ConquestState::of(state, conqueror));
            if let [Some(before), Some(after)] = states {
                found.push(Conquest { before, after, is_last });
            }
        }
    }
    found
}

/// Returns `true` if the conquest helps somebody else: it completes another player's objective (K8), or the eliminated
/// player goes on with an ally (T42).
fn is_given_away(state: &State, conqueror: Seat) -> bool {
    if matches!(state.phase(), Phase::Succeed { .. }) {
        return true;
    }
    let has_met = |seat: Seat| {
        state.objective(seat).is_some_and(|it| state.has_met(seat, state.aim(seat, it)))
    };
    state.rules().victory == Victory::Objectives
        && state.seats(Role::Player).any(|seat| seat != conqueror && has_met(seat))
}

/// Samples positions from a game at random moments: none if nobody has won it.
pub(super) fn positions(number: u64, record: Record) -> Vec<Sample> {
    let mut chance = Seeded::new(Seed::from_number(number), 0);
    let length = u32::try_from(record.actions.len()).unwrap_or(u32::MAX);
    let mut moments: Vec<u32> = (0..POSITIONS).map(|_| chance.below(length)).collect();
    moments.sort_unstable();
    moments.dedup();
    let Ok(mut game) = Game::new(record.setup) else { return Vec::new() };
    let (mut seen, mut player_armies) = (Vec::new(), PlayerArmies::new());
    for (at, action) in (0..).zip(record.actions) {
        if moments.binary_search(&at).is_ok() {
            seen.push((features(game.state()), player_armies.clone()));
        }
        let Ok(events) = game.play(action) else { return Vec::new() };
        player_armies.update(events);
    }
    let end = player_armies.by_player(&chances(game.state()));
    if end.iter().all(|(_, won)| *won == 0) {
        return Vec::new();
    }
    let sample = |(features, then): (BySeat<Option<Features>>, PlayerArmies)| {
        let won = |seat: Seat| f64::from(end[then.player_of(seat)]) / f64::from(CERTAIN);
        let players = Seat::ALL.into_iter().filter_map(|seat| Some((features[seat]?, won(seat))));
        Sample { players: players.collect() }
    };
    seen.into_iter().map(sample).collect()
}
