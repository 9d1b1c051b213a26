//! Odds, compared with recursions over enumerated rolls and with the engine's own dice.

use std::collections::BTreeMap;

use red_queens_engine::battle::{
    ChainAttack, FlankOdds, Odds, SeaOutcome, armies_needed, chain, expected_losses, roll_odds,
};
use red_queens_engine::core::{RandomSource, Seed, Seeded};
use red_queens_engine::game::{Action, Phase, PlusOne, State, Until};
use red_queens_engine::world::names::{Alaska, Alberta};

use crate::battles::Rolls;
use crate::exact::Bonus;
use crate::played::{assert_mean, play, position};

/// The probabilities of the numbers of attackers and defenders left.
type Ends = BTreeMap<(usize, usize), f64>;

/// Follows a battle roll by roll. `dice` returns the numbers of dice on both sides; zero ends the
/// battle.
fn follow(
    (attackers, defenders): (usize, usize),
    p: f64,
    dice: &dyn Fn(usize, usize) -> (usize, usize),
    rolls: &mut Rolls,
    ends: &mut Ends,
) {
    let (attack, defence) = dice(attackers, defenders);
    if attack == 0 || defence == 0 {
        *ends.entry((attackers, defenders)).or_default() += p;
        return;
    }
    let pairs = attack.min(defence);
    for (lost, chance) in rolls.of(attack, defence, Bonus::None).into_iter().enumerate() {
        let left = (attackers - (pairs - lost), defenders - lost);
        follow(left, p * chance, dice, rolls, ends);
    }
}

fn assert_same(odds: &Odds, ends: &Ends, name: &str) {
    let conquest: f64 = ends.iter().filter(|((_, d), _)| *d == 0).map(|(_, p)| p).sum();
    assert!((odds.conquest - conquest).abs() < 1e-12, "{name}: {} {conquest}", odds.conquest);
    for (number, p) in odds.attackers_left.iter().enumerate() {
        let other: f64 = ends.iter().filter(|((a, _), _)| *a == number).map(|(_, p)| p).sum();
        assert!((p - other).abs() < 1e-12, "{name}: {number} attackers left: {p} {other}");
    }
    for (number, p) in odds.defenders_left.iter().enumerate() {
        let other: f64 = ends.iter().filter(|((_, d), _)| *d == number).map(|(_, p)| p).sum();
        assert!((p - other).abs() < 1e-12, "{name}: {number} defenders left: {p} {other}");
    }
}

#[test]
fn a1_normal_odds_are_those_of_every_roll() {
    let mut rolls = Rolls::default();
    for start in [(1, 3), (2, 1), (3, 2), (5, 5), (9, 4), (4, 9), (6, 0)] {
        let mut ends = Ends::new();
        let dice = |a: usize, d: usize| ((a - 1).min(3), d.min(2));
        follow(start, 1.0, &dice, &mut rolls, &mut ends);
        let (a, d) = (u32::try_from(start.0).unwrap(), u32::try_from(start.1).unwrap());
        assert_same(&Odds::normal(a, d), &ends, &format!("{a} v {d}"));
    }
}

#[test]
fn a2_a3_committed_odds_are_those_of_every_roll() {
    let mut rolls = Rolls::default();
    for (block, reserves, defenders) in
        [(2, 0, 3), (5, 0, 4), (3, 1, 3), (4, 3, 5), (2, 6, 6), (5, 4, 7), (6, 2, 2)]
    {
        let mut ends = Ends::new();
        let dice = |a: usize, d: usize| (a.min(block), d.min(block - 1));
        follow((block + reserves, defenders), 1.0, &dice, &mut rolls, &mut ends);
        let [k, r, d] = [block, reserves, defenders].map(|n| u32::try_from(n).unwrap());
        assert_same(&Odds::refilled(k, r, d), &ends, &format!("{k} and {r} v {d}"));
    }
}

#[test]
fn reserves_that_stand_by_change_nothing_but_who_is_left() {
    let (alone, watched) = (Odds::committed(5, 4), Odds::committed(5, 4).with_bystanders(7));
    assert!((alone.conquest - watched.conquest).abs() < 1e-15);
    assert_eq!(alone.attackers_left[..], watched.attackers_left[7..]);
    assert!(watched.attackers_left[..7].iter().all(|p| *p == 0.0));
    let losses = [&alone, &watched].map(Odds::expected_attacker_losses);
    assert!((losses[0] - losses[1]).abs() < 1e-12);
}

/// Follows flanks that roll until they are spent, given the state of each.
fn follow_flanks(
    troops: &[usize],
    defenders: usize,
    p: f64,
    declared: usize,
    rolls: &mut Rolls,
    (ends, captured): (&mut Ends, &mut f64),
) {
    let rolling = troops.iter().position(|troops| *troops > 0);
    let Some(rolling) = rolling.filter(|_| defenders > 0) else {
        *ends.entry((troops.iter().sum(), defenders)).or_default() += p;
        return;
    };
    let standing = troops.iter().filter(|troops| **troops > 0).count();
    let bonus = if standing > 1 { Bonus::PlusOne } else { Bonus::None };
    let defence = (declared - 1).min(defenders);
    let pairs = defence.min(troops[rolling]);
    for (lost, chance) in rolls.of(troops[rolling], defence, bonus).into_iter().enumerate() {
        let mut left = troops.to_vec();
        left[rolling] -= pairs - lost;
        if bonus == Bonus::PlusOne && lost == pairs {
            *captured += p * chance;
        }
        let books = (&mut *ends, &mut *captured);
        follow_flanks(&left, defenders - lost, p * chance, declared, rolls, books);
    }
}

#[test]
fn a5_a6_a7_a9_flanking_odds_are_those_of_every_roll() {
    let mut rolls = Rolls::default();
    for (size, blocks, defenders) in [(2, 2, 3), (2, 4, 5), (3, 2, 4), (3, 3, 6), (5, 2, 4)] {
        let (mut ends, mut captured) = (Ends::new(), 0.0);
        let books = (&mut ends, &mut captured);
        follow_flanks(&vec![size; blocks], defenders, 1.0, size, &mut rolls, books);
        let [k, b, d] = [size, blocks, defenders].map(|n| u32::try_from(n).unwrap());
        let flanks = FlankOdds::new(k, b, d);
        let name = format!("{b} blocks of {k} v {d}");
        assert_same(&flanks.odds, &ends, &name);
        assert!((flanks.captured - captured).abs() < 1e-12, "{name}");
        let won = ends.iter().filter(|((_, left), _)| *left == 0);
        let spent = won.map(|((troops, _), p)| p * (size * blocks - troops) as f64).sum::<f64>();
        assert!((flanks.lost_if_won - spent / flanks.odds.conquest).abs() < 1e-9, "{name}");
    }
}

/// Follows an engagement roll by roll, with its rolls for sinking. Returns the probabilities of the
/// armies left, and of the enemy's and the own ship sinking.
fn follow_ships(
    (own, theirs): (usize, usize),
    p: f64,
    dice: &dyn Fn(usize, usize) -> (usize, usize),
    rolls: &mut Rolls,
    (ends, sank): (&mut Ends, &mut [f64; 2]),
) {
    let (attack, defence) = dice(own, theirs);
    if attack == 0 || defence == 0 {
        *ends.entry((own, theirs)).or_default() += p;
        return;
    }
    let pairs = attack.min(defence);
    for (lost, chance) in rolls.of(attack, defence, Bonus::None).into_iter().enumerate() {
        let left = (own - (pairs - lost), theirs - lost);
        let here = p * chance;
        // Of 36 rolls of two dice, the loser's is the lower one in 15 (N9).
        let sinks = if (lost == pairs && left.1 > 0) || (lost == 0 && left.0 > 0) {
            here * 15.0 / 36.0
        } else {
            0.0
        };
        if sinks > 0.0 {
            let enemy = lost == pairs;
            let after = if enemy { (left.0, 0) } else { (0, left.1) };
            *ends.entry(after).or_default() += sinks;
            sank[usize::from(!enemy)] += sinks;
        }
        follow_ships(left, here - sinks, dice, rolls, (&mut *ends, &mut *sank));
    }
}

#[test]
fn n9_odds_at_sea_are_those_of_every_roll() {
    let mut rolls = Rolls::default();
    for (own, theirs, committed) in
        [(2, 2, false), (5, 3, false), (3, 5, false), (4, 4, true), (2, 5, true), (5, 2, true)]
    {
        let normal = |a: usize, d: usize| (a.saturating_sub(1).min(3), d.min(2));
        let block = move |a: usize, d: usize| (a, d.min(own - 1));
        let dice: &dyn Fn(usize, usize) -> (usize, usize) =
            if committed { &block } else { &normal };
        let (mut ends, mut sank) = (Ends::new(), [0.0; 2]);
        follow_ships((own, theirs), 1.0, dice, &mut rolls, (&mut ends, &mut sank));
        let [a, d] = [own, theirs].map(|n| u32::try_from(n).unwrap());
        let outcome =
            if committed { SeaOutcome::committed(a, d) } else { SeaOutcome::normal(a, d) };
        let SeaOutcome { odds, attackers_left, defenders_left, .. } = outcome;
        let conquest = odds.victory();
        assert_same(&Odds { conquest, attackers_left, defenders_left }, &ends, &format!("{a} {d}"));
        assert!((odds.sank - sank[0]).abs() < 1e-12, "{a} v {d}");
        let spent: f64 = ends.iter().filter(|((a, d), _)| *a == 0 && *d > 0).map(|(_, p)| p).sum();
        assert!((odds.lost - spent).abs() < 1e-12, "{a} v {d}");
    }
}

/// Follows one conquest after the other, and returns the probabilities of the armies on the last
/// territory.
fn follow_chain(armies: usize, to_take: &[usize], p: f64, committed: bool, left: &mut [f64]) {
    let Some((defenders, rest)) = to_take.split_first() else {
        left[armies] += p;
        return;
    };
    let mut ends = Ends::new();
    let rolls = &mut Rolls::default();
    if committed {
        let block = armies.saturating_sub(1);
        let dice = |a: usize, d: usize| if block < 2 { (0, 0) } else { (a, d.min(block - 1)) };
        follow((block, *defenders), 1.0, &dice, rolls, &mut ends);
    } else {
        let dice = |a: usize, d: usize| (a.saturating_sub(1).min(3), d.min(2));
        follow((armies, *defenders), 1.0, &dice, rolls, &mut ends);
    }
    for ((attackers, defenders), chance) in ends {
        let go_on = if committed { attackers } else { attackers.saturating_sub(1) };
        if defenders == 0 && go_on > 0 {
            follow_chain(go_on, rest, p * chance, committed, left);
        }
    }
}

#[test]
fn chains_are_battles_one_after_the_other() {
    for (chain_attack, armies, to_take) in [
        (ChainAttack::Normal, 8, vec![2, 1, 1]),
        (ChainAttack::Normal, 4, vec![1, 3]),
        (ChainAttack::Committed, 6, vec![2, 1]),
        (ChainAttack::Normal, 5, vec![]),
    ] {
        let mut left = vec![0.0; armies + 1];
        follow_chain(armies, &to_take, 1.0, chain_attack == ChainAttack::Committed, &mut left);
        let defenders: Vec<u32> = to_take.iter().map(|n| u32::try_from(*n).unwrap()).collect();
        let odds = chain(chain_attack, u32::try_from(armies).unwrap(), &defenders);
        for (number, (p, other)) in odds.left.iter().zip(&left).enumerate() {
            assert!((p - other).abs() < 1e-12, "{chain_attack:?} {armies} {to_take:?}: {number}");
        }
        let all: f64 = left.iter().sum();
        if let Some(last) = odds.steps.last() {
            assert!((last.conquest - all).abs() < 1e-12);
            let mean = left.iter().enumerate().map(|(n, p)| n as f64 * p).sum::<f64>() / all;
            assert!((last.left - mean).abs() < 1e-9);
        }
    }
}

/// Rolls once and refills the block, again and again, until the attack is over.
fn play_with_refills(start: &State, number: u64) -> State {
    let mut state = start.clone();
    for roll in 0.. {
        let once = Action::RollBlock { block: 0, plus: PlusOne::Best, until: Until::Once };
        play(&mut state, &once, number * 1_000 + roll);
        let Phase::Battle(battle) = state.phase() else { break };
        let red_queens_engine::game::Force::Blocks(assault) = &battle.force else { break };
        let block = assault.blocks[0];
        let missing = block.declared - block.troops;
        let armies = missing.min(state.reserves(assault, Alaska));
        if armies > 0 {
            play(&mut state, &Action::Reserve { block: 0, armies }, 0);
        }
    }
    state
}

#[test]
fn a3_refilled_attacks_end_as_the_odds_say() {
    for (block, reserves, theirs) in [(4, 4, 6), (3, 6, 5), (6, 3, 9)] {
        let mut start = position("nautical", block + reserves + 1, 1, theirs);
        play(&mut start, &Action::Commit { from: Alaska, to: Alberta, armies: block }, 0);
        let ends: Vec<State> =
            (1..=4_000).map(|number| play_with_refills(&start, number)).collect();
        let odds = Odds::refilled(block, reserves, theirs);
        let name = format!("{block} and {reserves} v {theirs}");
        let won = |end: &State| end.board().owner(Alberta) == end.board().owner(Alaska);
        let conquests = ends.iter().map(|end| f64::from(u8::from(won(end))));
        assert_mean(&format!("{name}, conquests"), conquests, odds.conquest);
        let left = ends.iter().map(|end| {
            let ahead = if won(end) { end.board().armies(Alberta) } else { 0 };
            f64::from(end.board().armies(Alaska) - 1 + ahead)
        });
        let expected = f64::from(block + reserves) - odds.expected_attacker_losses();
        assert_mean(&format!("{name}, attackers left"), left, expected);
    }
}

/// Numbers of dice too large to enumerate are rolled at random.
#[test]
fn rolls_of_many_dice_agree_with_rolled_ones() {
    let mut rng = Seeded::new(Seed::from_number(77), 0);
    for (attack, defence) in [(20, 19), (40, 12), (15, 70)] {
        let mut roll = |number: u32| {
            let mut faces: Vec<u8> = (0..number).map(|_| rng.die()).collect();
            faces.sort_unstable_by(|a, b| b.cmp(a));
            faces
        };
        let won: Vec<f64> = (0..4_000)
            .map(|_| {
                let (a, d) = (roll(attack), roll(defence));
                a.iter().zip(&d).filter(|(a, d)| a > d).count() as f64
            })
            .collect();
        let odds = roll_odds(attack, defence);
        let mean: f64 = odds.iter().enumerate().map(|(n, p)| n as f64 * p).sum();
        assert_mean(&format!("{attack} dice v {defence}"), won.into_iter(), mean);
        assert!((mean - expected_losses(attack, defence)).abs() < 1e-9);
    }
}

#[test]
fn probabilities_add_up_and_larger_forces_do_no_worse() {
    for odds in [Odds::normal(100, 100), Odds::committed(40, 30), Odds::refilled(20, 30, 40)] {
        for left in [&odds.attackers_left, &odds.defenders_left] {
            assert!((left.iter().sum::<f64>() - 1.0).abs() < 1e-10);
        }
        assert!((odds.defenders_left[0] - odds.conquest).abs() < 1e-12);
    }
    for d in 1..12 {
        for a in 2..16 {
            assert!(Odds::normal(a + 1, d).conquest >= Odds::normal(a, d).conquest - 1e-12);
        }
    }
}

#[test]
fn the_armies_needed_are_the_fewest_that_will_do() {
    for (least, theirs) in [(0.8, 5), (0.5, 1), (0.95, 20)] {
        let chance = |armies| Odds::normal(armies, theirs).conquest;
        let needed = armies_needed(least, 200, chance).unwrap();
        assert!(chance(needed) >= least && chance(needed - 1) < least);
    }
    assert_eq!(armies_needed(0.9, 10, |armies| Odds::normal(armies, 50).conquest), None);
}
