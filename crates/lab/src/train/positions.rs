//! Positions between two turns, as inputs of the value function.

use super::gradient::forward;
use super::training_position::{PlayerSample, TrainingPosition};
use engine::core::{BySeat, RandomSource, Seat, Seed, Seeded};
use engine::game::{Game, Role, State};
use engine::record::Record;
use players::analysis::{CERTAIN, PlayerArmies, chances};
use players::bot::evaluation::{EvalContext, ExpectedPosition, FeatureExtractor, ValueNet};

/// The most positions of a game.
const POSITIONS: usize = 32;

/// The training target of a position: the result of the game, mixed with the evaluations of the
/// positions in between.
#[derive(Clone, Copy)]
pub(super) struct TrainingTarget<'a> {
    /// The network that evaluates the following positions.
    pub net: &'a ValueNet,
    /// The weight of the positions beyond the next turn (lambda): 1 for the final result alone.
    pub far: f32,
}

/// Returns the positions of a game at the start of each turn; none if it isn't a valid game that
/// somebody has won.
pub(super) fn positions(
    number: u64,
    record: Record,
    target: TrainingTarget,
) -> Vec<TrainingPosition> {
    let Ok(mut game) = Game::new(record.setup) else { return Vec::new() };
    let (mut seen, mut player_armies) = (Vec::new(), PlayerArmies::new());
    for action in record.actions {
        let before = (game.state().turn().seat, game.state().turn().round);
        let Ok(events) = game.play(action) else { return Vec::new() };
        player_armies.update(events);
        let turn = game.state().turn();
        if (turn.seat, turn.round) != before && turn.round > 0 && turn.commander.is_none() {
            seen.push((asked(game.state()), player_armies.clone()));
        }
    }
    let end = player_armies.by_player(&chances(game.state()));
    if end.iter().all(|(_, won)| *won == 0) {
        return Vec::new();
    }
    #[allow(clippy::cast_precision_loss, reason = "a part of one")]
    let mut worth = BySeat::from_fn(|seat| end[seat] as f32 / CERTAIN as f32);
    let mut found = Vec::with_capacity(seen.len());
    for (mut players, then) in seen.into_iter().rev() {
        for (seat, player) in &mut players {
            player.won = worth[then.player_of(*seat)];
        }
        let chances = chances_of(target.net, &players);
        let mut thought = BySeat::splat(0.0);
        for ((seat, _), chance) in players.iter().zip(chances) {
            thought[then.player_of(*seat)] += chance;
        }
        worth =
            BySeat::from_fn(|seat| target.far * worth[seat] + (1.0 - target.far) * thought[seat]);
        found.push(TrainingPosition(players.into_iter().map(|(_, player)| player).collect()));
    }
    found.retain(|position| position.0.len() > 1);
    // Limit the positions of each game, so that long games don't weigh more.
    let mut chance = Seeded::new(Seed::from_number(number), 0);
    while found.len() > POSITIONS {
        let at = chance.below(u32::try_from(found.len()).unwrap_or(1)) as usize;
        found.swap_remove(at);
    }
    found
}

/// Returns the chances of all players in a position by the current evaluation.
fn chances_of(net: &ValueNet, players: &[(Seat, PlayerSample)]) -> Vec<f32> {
    let scores: Vec<f32> = players.iter().map(|(_, player)| forward(net, player).score).collect();
    let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers: Vec<f32> = scores.iter().map(|score| (score - best).exp()).collect();
    let all: f32 = powers.iter().sum();
    powers.into_iter().map(|power| power / all).collect()
}

/// Returns the features of a state at the beginning of a turn.
fn asked(state: &State) -> Vec<(Seat, PlayerSample)> {
    let now = state.turn().player();
    let mut before = BySeat::splat(None);
    for seat in state.seats(Role::Player) {
        if let Some(next) = state.next_player(seat) {
            before[next] = Some(seat);
        }
    }
    // Observe as the last player to move, who sees no objectives but their own.
    let mover = before[now].unwrap_or(now);
    let seen = state.observe(Some(mover));
    let table = EvalContext::new(seen.table(), seen.stash_sizes());
    let sketch = ExpectedPosition::new(seen.table(), seen.hand_sizes(), mover);
    let asked = FeatureExtractor::new(&table, &sketch);
    let player = |seat: Seat| {
        let grounds = asked.land(seat).iter().map(|at| asked.of_territory(at, seat)).collect();
        (seat, PlayerSample { grounds, standing: asked.of_player(seat), won: 0.0 })
    };
    asked.alive().map(player).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::Position as Text;

    /// Returns the features of all players once Blue has moved, with these objectives of Blue and
    /// of Green.
    fn asked_with(blue: &str, green: &str) -> Vec<Vec<f32>> {
        let text = format!(
            "rules risiko-pocket\nplayers Red Blue Green\nobjective Blue {blue}\nobjective Green {green}\n\
             Brazil Red 3\nEgypt Blue 4\nUral Green 2\n* Red 1\nround 2\nturn Green reinforce 3"
        );
        asked(&Text::parse(&text).unwrap())
            .into_iter()
            .map(|(_, player)| player.standing.to_vec())
            .collect()
    }

    #[test]
    fn k8_who_has_just_moved_sees_no_objective_but_its_own() {
        let [one, other] = ["Asia+Africa", "NorthAmerica+Australia"];
        let seen = asked_with(one, other);
        assert_eq!(seen, asked_with(one, "Europe+Australia"), "nobody sees that of Green");
        assert_ne!(seen, asked_with("Europe+SouthAmerica", other));
    }
}
