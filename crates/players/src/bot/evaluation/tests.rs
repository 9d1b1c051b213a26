//! The weights are read or rejected, and give the same results by every path and on every machine.

use super::*;
use crate::bot::{Normal, decide};
use engine::core::{Digest, Seed, digest};
use engine::game::{Control, Game, Player, Role, RuleSet, Setup, State, Victory};
use engine::record::Position;
use engine::world::names::{GreatBritain, Japan};

fn game(rules: RuleSet, seed: u64) -> Game {
    let players = [Seat::Red, Seat::Blue, Seat::Black];
    let players = players.map(|seat| Player::new(seat, Control::Human)).into();
    Game::new(Setup::new(rules, players, Seed::from_number(seed))).unwrap()
}

/// Returns the position after this many actions of normal players.
fn played(rules: RuleSet, seed: u64, actions: usize) -> Game {
    let mut game = game(rules, seed);
    for _ in 0..actions {
        let Some(prompt) = game.prompt() else { break };
        let decision = decide(&mut Normal::new(1), &game.observe(prompt.seat)).unwrap();
        game.play(decision.action).unwrap();
    }
    game
}

fn general() -> &'static ValueNet {
    learned().unwrap()
}

fn context_of(state: &State) -> EvalContext<'_> {
    EvalContext::new(state, state.observe(None).stash_sizes())
}

fn expected_position(state: &State, mover: Seat) -> ExpectedPosition {
    ExpectedPosition::new(state, state.observe(None).hand_sizes(), mover)
}

#[test]
fn what_one_who_is_asked_sees_is_evaluated_like_the_whole() {
    let net = general();
    let mut cards = 0;
    for seed in 0..6 {
        let game = played(RuleSet::NAUTICAL, seed, 400);
        let Some(prompt) = game.prompt() else { continue };
        let view = game.observe(prompt.seat);
        cards += view
            .hand_sizes()
            .iter()
            .filter(|(seat, _)| *seat != prompt.seat)
            .map(|(_, it)| it)
            .sum::<u8>();
        let seen = net.evaluate(&view, prompt.seat, prompt.seat);
        let whole = context_of(game.state());
        let known =
            evaluated(net, &whole, &expected_position(game.state(), prompt.seat), prompt.seat);
        assert_eq!(seen.to_bits(), known.to_bits());
    }
    assert!(cards > 5, "there was something to hide");
}

fn evaluated(
    net: &ValueNet,
    context: &EvalContext,
    position: &ExpectedPosition,
    seat: Seat,
) -> f32 {
    let mut activations = net.activations(context, position);
    net.chance(context, position, seat, &mut activations, PositionChange::NONE)
}

#[test]
fn the_weights_that_are_built_in_can_be_read_and_written_again() {
    let net = ValueNet::read(LEARNED).unwrap();
    assert_eq!(net.write(), LEARNED);
}

#[test]
fn weights_that_are_cut_damaged_or_of_another_version_are_refused() {
    let cut = &LEARNED[..LEARNED.len() - 2];
    assert_eq!(ValueNet::read(cut), Err(WeightsError::Length(cut.len(), LEARNED.len())));
    let mut damaged = LEARNED.to_vec();
    damaged[100] ^= 1;
    assert_eq!(ValueNet::read(&damaged), Err(WeightsError::Sum));
    let mut other = LEARNED.to_vec();
    other[3] += 1;
    assert_eq!(ValueNet::read(&other), Err(WeightsError::Version));
    assert_eq!(ValueNet::read(&[]), Err(WeightsError::Version));
}

#[test]
fn games_of_a_kind_are_evaluated_by_weights_of_their_own() {
    let net_for = |rules: RuleSet| learned_for(&rules).unwrap();
    let [classic, by_objectives] = [RuleSet::NEXT, RuleSet::RISIKO_POCKET].map(net_for);
    assert!(classic != by_objectives && ![classic, by_objectives].contains(&general()));
    for (kind, net) in GameKind::ALL.into_iter().zip([classic, by_objectives]) {
        let offsets = general().offsets_to(net);
        assert!(offsets == kind.offsets(), "{kind:?} can be written again");
        assert!(general().with_offsets(&offsets).as_ref() == Ok(net));
    }
    let otherwise = RuleSet { victory: Victory::Objectives, ..RuleSet::NEXT };
    for rules in [RuleSet::LEGACY_ATTACK, otherwise] {
        assert!(net_for(rules) == classic, "{rules:?}");
    }
    let large = RuleSet { large_attacks: true, ..RuleSet::NEXT };
    for rules in [RuleSet::NAUTICAL, RuleSet::NEW_RULES, large] {
        assert!(net_for(rules) == general(), "{rules:?}");
    }
}

#[test]
fn where_they_cannot_be_read_the_usual_weights_evaluate_such_games() {
    let [classic, by_objectives] = GameKind::ALL.map(GameKind::offsets);
    let mut damaged = by_objectives.to_vec();
    damaged[100] ^= 1;
    let cut = &by_objectives[..by_objectives.len() - 1];
    for (bytes, bad) in [
        (damaged.as_slice(), WeightsError::Sum),
        (cut, WeightsError::Length(cut.len(), by_objectives.len())),
        (LEARNED, WeightsError::Version),
    ] {
        assert_eq!(general().with_offsets(bytes).err(), Some(bad));
        let Learned { general, of_kinds: [own, other] } =
            Learned::read(LEARNED, [classic, bytes]).unwrap();
        assert!(other == general && own != general);
    }
    assert!(Learned::read(cut, [classic, by_objectives]).is_none());
}

/// Returns the progress of Red and Blue towards their goals in Red's view, if Blue holds this land.
fn goals(blue: TerritorySet) -> [f32; 2] {
    const GOAL: usize = 40;
    let land: Vec<String> = blue.iter().map(|at| format!("{at} Blue 2\n")).collect();
    let land = land.concat();
    let position = format!(
        "rules risiko-pocket\nplayers Red Blue Green\nobjective Red Asia+Africa\nBrazil Red 3\n{land}* Green 1\nturn Red campaign"
    );
    let seen = Position::parse(&position).unwrap().observe(Some(Seat::Red));
    let context = EvalContext::new(seen.table(), seen.stash_sizes());
    let position = ExpectedPosition::new(seen.table(), seen.hand_sizes(), Seat::Red);
    let features = FeatureExtractor::new(&context, &position);
    [Seat::Red, Seat::Blue].map(|seat| features.of_player(seat)[GOAL])
}

#[test]
fn the_own_objective_is_known_and_those_of_rivals_are_guessed() {
    let [europe, asia] = [GreatBritain, Japan].map(|at| at.continent().territories());
    let some: TerritorySet = asia.iter().take(europe.len()).collect();
    let [own, near] = goals(europe);
    let [_, far] = goals(some);
    assert!(own.abs() < 1e-6, "it holds nothing of Asia and Africa: {own}");
    assert!(far > 0.05 && near > far + 0.05, "a whole continent tells more: {near} {far}");
}

#[test]
fn chances_of_all_who_play_are_one_together() {
    let net = general();
    for (seed, actions) in [(1, 150), (2, 300), (3, 600)] {
        let game = played(RuleSet::NAUTICAL, seed, actions);
        let context = context_of(game.state());
        let position = expected_position(game.state(), game.state().turn().player());
        let players = game.state().seats(Role::Player);
        let all: f32 = players.map(|seat| evaluated(net, &context, &position, seat)).sum();
        assert!((all - 1.0).abs() < 1e-4, "{all}");
    }
}

#[test]
fn who_is_far_ahead_is_likely_to_win() {
    let net = general();
    let game = played(RuleSet::NEXT, 4, 150);
    let context = context_of(game.state());
    let mut position = expected_position(game.state(), Seat::Red);
    let before = evaluated(net, &context, &position, Seat::Red);
    for at in position.held[Seat::Red] {
        position.armies[at] += 6.0;
    }
    let after = evaluated(net, &context, &position, Seat::Red);
    assert!(after > 0.75 && after > before + 0.1, "{before} {after}");
}

#[test]
fn activations_that_follow_a_conquest_are_those_made_anew() {
    let net = general();
    let mut conquests = 0;
    for seed in 0..12 {
        let game = played(RuleSet::NEXT, seed, 120 + 40 * usize::try_from(seed).unwrap());
        let (state, me) = (game.state(), game.state().turn().player());
        let context = context_of(state);
        let mut position = expected_position(state, me);
        let mut activations = net.activations(&context, &position);
        let land = position.held[me];
        for from in land {
            for to in state.neighbours(from) - position.held[me] {
                let owner = position.owner(to).unwrap();
                position.take(&context, to, me);
                position.armies[from] = 1.0;
                position.armies[to] = 2.5;
                let armies = TerritorySet::of(&[from, to]);
                let change = PositionChange { armies, taken: Some((to, owner)) };
                let followed = net.chance(&context, &position, me, &mut activations, change);
                let anew = evaluated(net, &context, &position, me);
                assert_eq!(followed.to_bits(), anew.to_bits(), "{seed}: {from} {to}");
                conquests += 1;
            }
        }
    }
    assert!(conquests > 100, "only {conquests}");
}

#[test]
fn a_chance_is_the_same_to_the_last_bit_on_every_machine() {
    let net = general();
    let state = Position::parse(include_str!("mid_game.txt")).unwrap();
    let context = context_of(&state);
    let position = expected_position(&state, Seat::Blue);
    let chances = Seat::ALL.map(|seat| evaluated(net, &context, &position, seat).to_bits());
    let Digest(found) = digest(&chances);
    assert_eq!(found, 0x645d_edcb_9246_a4e0, "{found:#x}");
}
