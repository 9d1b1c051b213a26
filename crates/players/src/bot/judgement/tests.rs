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

fn usual() -> &'static Net {
    learned().unwrap()
}

fn table_of(state: &State) -> Table<'_> {
    Table::new(state, state.observe(None).stash_sizes())
}

fn sketched(state: &State, mover: Seat) -> Sketch {
    Sketch::new(state, state.observe(None).hand_sizes(), mover)
}

#[test]
fn what_one_who_is_asked_sees_is_judged_like_the_whole() {
    let net = usual();
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
        let seen = net.judge(&view, prompt.seat, prompt.seat);
        let whole = table_of(game.state());
        let known = judged(net, &whole, &sketched(game.state(), prompt.seat), prompt.seat);
        assert_eq!(seen.to_bits(), known.to_bits());
    }
    assert!(cards > 5, "there was something to hide");
}

fn judged(net: &Net, table: &Table, sketch: &Sketch, seat: Seat) -> f32 {
    let mut findings = net.findings(table, sketch);
    net.chance(table, sketch, seat, &mut findings, (TerritorySet::EMPTY, None))
}

#[test]
fn the_weights_that_are_built_in_can_be_read_and_written_again() {
    let net = Net::read(LEARNED).unwrap();
    assert_eq!(net.write(), LEARNED);
}

#[test]
fn weights_that_are_cut_damaged_or_of_another_version_are_refused() {
    let cut = &LEARNED[..LEARNED.len() - 2];
    assert_eq!(Net::read(cut), Err(BadWeights::Length(cut.len(), LEARNED.len())));
    let mut damaged = LEARNED.to_vec();
    damaged[100] ^= 1;
    assert_eq!(Net::read(&damaged), Err(BadWeights::Sum));
    let mut other = LEARNED.to_vec();
    other[3] += 1;
    assert_eq!(Net::read(&other), Err(BadWeights::Version));
    assert_eq!(Net::read(&[]), Err(BadWeights::Version));
}

#[test]
fn games_of_a_kind_are_judged_by_weights_of_their_own() {
    let judge = |rules: RuleSet| learned_for(&rules).unwrap();
    let [classic, by_objectives] = [RuleSet::NEXT, RuleSet::RISIKO_POCKET].map(judge);
    assert!(classic != by_objectives && ![classic, by_objectives].contains(&usual()));
    for (kind, net) in Kind::ALL.into_iter().zip([classic, by_objectives]) {
        let leaning = usual().towards(net);
        assert!(leaning == kind.leaning(), "{kind:?} can be written again");
        assert!(usual().leaning(&leaning).as_ref() == Ok(net));
    }
    let otherwise = RuleSet { victory: Victory::Objectives, ..RuleSet::NEXT };
    for rules in [RuleSet::LEGACY_ATTACK, otherwise] {
        assert!(judge(rules) == classic, "{rules:?}");
    }
    let large = RuleSet { large_attacks: true, ..RuleSet::NEXT };
    for rules in [RuleSet::NAUTICAL, RuleSet::NEW_RULES, large] {
        assert!(judge(rules) == usual(), "{rules:?}");
    }
}

#[test]
fn where_they_cannot_be_read_the_usual_ones_judge_such_games() {
    let [classic, by_objectives] = Kind::ALL.map(Kind::leaning);
    let mut damaged = by_objectives.to_vec();
    damaged[100] ^= 1;
    let cut = &by_objectives[..by_objectives.len() - 1];
    for (bytes, bad) in [
        (damaged.as_slice(), BadWeights::Sum),
        (cut, BadWeights::Length(cut.len(), by_objectives.len())),
        (LEARNED, BadWeights::Version),
    ] {
        assert_eq!(usual().leaning(bytes).err(), Some(bad));
        let Learned { usual, of_kinds: [own, other] } =
            Learned::read(LEARNED, [classic, bytes]).unwrap();
        assert!(other == usual && own != usual);
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
    let table = Table::new(seen.table(), seen.stash_sizes());
    let sketch = Sketch::new(seen.table(), seen.hand_sizes(), Seat::Red);
    let asked = Asked::new(&table, &sketch);
    [Seat::Red, Seat::Blue].map(|seat| asked.standing(seat)[GOAL])
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
    let net = usual();
    for (seed, actions) in [(1, 150), (2, 300), (3, 600)] {
        let game = played(RuleSet::NAUTICAL, seed, actions);
        let table = table_of(game.state());
        let sketch = sketched(game.state(), game.state().turn().player());
        let players = game.state().seats(Role::Player);
        let all: f32 = players.map(|seat| judged(net, &table, &sketch, seat)).sum();
        assert!((all - 1.0).abs() < 1e-4, "{all}");
    }
}

#[test]
fn who_is_far_ahead_is_likely_to_win() {
    let net = usual();
    let game = played(RuleSet::NEXT, 4, 150);
    let table = table_of(game.state());
    let mut sketch = sketched(game.state(), Seat::Red);
    let before = judged(net, &table, &sketch, Seat::Red);
    for at in sketch.held[Seat::Red] {
        sketch.armies[at] += 6.0;
    }
    let after = judged(net, &table, &sketch, Seat::Red);
    assert!(after > 0.75 && after > before + 0.1, "{before} {after}");
}

#[test]
fn findings_that_follow_a_conquest_are_those_made_anew() {
    let net = usual();
    let mut conquests = 0;
    for seed in 0..12 {
        let game = played(RuleSet::NEXT, seed, 120 + 40 * usize::try_from(seed).unwrap());
        let (state, me) = (game.state(), game.state().turn().player());
        let table = table_of(state);
        let mut sketch = sketched(state, me);
        let mut findings = net.findings(&table, &sketch);
        let land = sketch.held[me];
        for from in land {
            for to in state.neighbours(from) - sketch.held[me] {
                let owner = sketch.owner(to).unwrap();
                sketch.take(&table, to, me);
                sketch.armies[from] = 1.0;
                sketch.armies[to] = 2.5;
                let change = (TerritorySet::of(&[from, to]), Some((to, owner)));
                let followed = net.chance(&table, &sketch, me, &mut findings, change);
                let anew = judged(net, &table, &sketch, me);
                assert_eq!(followed.to_bits(), anew.to_bits(), "{seed}: {from} {to}");
                conquests += 1;
            }
        }
    }
    assert!(conquests > 100, "only {conquests}");
}

#[test]
fn a_chance_is_the_same_to_the_last_bit_on_every_machine() {
    let net = usual();
    let game = played(RuleSet::NAUTICAL, 7, 200);
    let table = table_of(game.state());
    let sketch = sketched(game.state(), Seat::Blue);
    let chances = Seat::ALL.map(|seat| judged(net, &table, &sketch, seat).to_bits());
    let Digest(found) = digest(&chances);
    assert_eq!(found, 0x645d_edcb_9246_a4e0, "{found:#x}");
}
