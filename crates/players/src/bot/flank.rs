//! Forecasts of flanking attacks by equal blocks that roll one after the other (A5 to A9).

use std::sync::OnceLock;

use super::forecast::Forecast;
use engine::battle::{Dice, MAX_BLOCKS, clash, roll_odds};

/// The largest blocks considered. Smaller ones lose less and capture more.
pub(super) const LARGEST: u32 = 4;

/// The most defenders considered.
const AGAINST: usize = 40;

/// One possible result of a roll.
#[derive(Debug, Clone, Copy)]
struct RollEnd {
    probability: f64,
    lost: usize,
    killed: usize,
    captured: usize,
}

/// Returns the forecast of a flanking attack by this many blocks of this size, or `None` if it is
/// too large to compute.
pub(super) fn flanking(size: u32, blocks: u32, defenders: u32) -> Option<Forecast> {
    type Cell = OnceLock<Forecast>;
    static TABLE: [[[Cell; AGAINST]; MAX_BLOCKS + 1]; LARGEST as usize + 1] =
        [const { [const { [const { OnceLock::new() }; AGAINST] }; MAX_BLOCKS + 1] };
            LARGEST as usize + 1];
    if size < 2 || blocks < 2 {
        return None;
    }
    let cell = TABLE.get(size as usize)?.get(blocks as usize)?.get(defenders as usize)?;
    Some(*cell.get_or_init(|| worked_out(size as usize, blocks as usize, defenders as usize)))
}

/// Computes the forecast block by block; `reached` holds the probability of every number of troops
/// in the rolling block and of defenders.
fn worked_out(size: usize, blocks: usize, defenders: usize) -> Forecast {
    let (mut conquest, mut left_if_won) = (0.0, 0.0);
    let (mut lost, mut killed, mut captured) = (0.0, 0.0, 0.0);
    let mut arrived = vec![0.0; defenders + 1];
    arrived[defenders] = 1.0;
    for waiting in (0..blocks).rev() {
        let mut reached = vec![vec![0.0; defenders + 1]; size + 1];
        reached[size] = std::mem::replace(&mut arrived, vec![0.0; defenders + 1]);
        for troops in (1..=size).rev() {
            for against in (1..=defenders).rev() {
                let here = reached[troops][against];
                if here == 0.0 {
                    continue;
                }
                for end in ends(troops, against.min(size - 1), waiting > 0) {
                    let probability = here * end.probability;
                    lost += probability * count(end.lost);
                    killed += probability * count(end.killed);
                    captured += probability * count(end.captured);
                    let (troops, against) = (troops - end.lost, against - end.killed);
                    if against == 0 {
                        conquest += probability;
                        left_if_won += probability * count(troops + waiting * size);
                    } else if troops == 0 {
                        arrived[against] += probability;
                    } else {
                        reached[troops][against] += probability;
                    }
                }
            }
        }
    }
    let lost_if_won =
        count(size * blocks) - if conquest > 0.0 { left_if_won / conquest } else { 0.0 };
    Forecast::new(conquest, lost, lost_if_won, killed, captured)
}

/// Returns the possible results of a roll, with the plus one if another flank stands.
fn ends(attack: usize, defence: usize, flanking: bool) -> Vec<RollEnd> {
    let pairs = attack.min(defence);
    if flanking {
        static RAISED: [[OnceLock<Vec<RollEnd>>; LARGEST as usize]; LARGEST as usize + 1] =
            [const { [const { OnceLock::new() }; LARGEST as usize] }; LARGEST as usize + 1];
        return RAISED[attack][defence].get_or_init(|| raised(attack, defence)).clone();
    }
    let plain = roll_odds(small(attack), small(defence));
    plain
        .iter()
        .enumerate()
        .map(|(killed, probability)| RollEnd {
            probability: *probability,
            lost: pairs - killed,
            killed,
            captured: 0,
        })
        .collect()
}

/// Returns the results of every roll of the two sides, with the best raise.
fn raised(attack: usize, defence: usize) -> Vec<RollEnd> {
    let mut ends: Vec<RollEnd> = Vec::new();
    let (attacks, defences) = (rolls(attack), rolls(defence));
    for &(attack, p) in &attacks {
        for &(defence, q) in &defences {
            let clash = clash(attack, defence, attack.best_raise(defence));
            let (lost, killed) = (clash.losses.attacker as usize, clash.losses.defender as usize);
            let captured = usize::from(clash.captured);
            let same = |end: &&mut RollEnd| (end.killed, end.captured) == (killed, captured);
            match ends.iter_mut().find(same) {
                Some(end) => end.probability += p * q,
                None => ends.push(RollEnd { probability: p * q, lost, killed, captured }),
            }
        }
    }
    ends
}

/// Returns all sorted rolls of this many dice, with their probabilities.
fn rolls(dice: usize) -> Vec<(Dice, f64)> {
    let mut rolls = vec![(Vec::new(), 1.0)];
    for rolled in 1..=dice {
        let more = |(faces, probability): (Vec<u8>, f64)| {
            let lowest = faces.last().copied().unwrap_or(1);
            (lowest..=6).map(move |face| {
                let alike = faces.iter().rev().take_while(|other| **other == face).count();
                let orders = count(rolled) / count(alike + 1);
                (faces.iter().copied().chain([face]).collect(), probability * orders / 6.0)
            })
        };
        rolls = rolls.into_iter().flat_map(more).collect();
    }
    rolls.into_iter().map(|(faces, probability)| (Dice::of(&faces), probability)).collect()
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn count(number: usize) -> f64 {
    f64::from(small(number))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::battle::Block;
    use engine::core::{Seed, Seeded};
    use engine::world::Territory;

    /// Simulates one attack by the rules; returns the armies lost, killed and captured.
    fn rolled(size: u32, blocks: u32, defenders: u32, chance: &mut Seeded) -> (u32, u32, u32) {
        let (mut lost, mut killed, mut captured) = (0, 0, 0);
        for number in 0..blocks {
            let mut block = Block::new(Territory::Alaska.into(), size);
            while block.troops > 0 && killed < defenders {
                let attack = Dice::roll(block.troops, chance);
                let defence = Dice::roll(block.defence_dice(defenders - killed), chance);
                let plus = attack.best_raise(defence).filter(|_| number + 1 < blocks);
                let clash = clash(attack, defence, plus);
                block.troops -= clash.losses.attacker;
                lost += clash.losses.attacker;
                killed += clash.losses.defender;
                captured += u32::from(clash.captured);
            }
        }
        (lost, killed, captured)
    }

    #[test]
    fn forecasts_agree_with_rolled_attacks() {
        let mut chance = Seeded::new(Seed::from_number(4), 0);
        for (size, blocks, defenders) in [(2, 2, 3), (2, 5, 8), (3, 3, 5), (4, 2, 6)] {
            let games = 20_000;
            let mut sums = [0.0; 4];
            for _ in 0..games {
                let (lost, killed, captured) = rolled(size, blocks, defenders, &mut chance);
                let won = f64::from(u8::from(killed == defenders));
                let seen = [f64::from(lost), f64::from(killed), f64::from(captured), won];
                for (sum, seen) in sums.iter_mut().zip(seen) {
                    *sum += seen / f64::from(games);
                }
            }
            let Forecast { conquest, lost, killed, captured, .. } =
                flanking(size, blocks, defenders).unwrap();
            for (sum, forecast) in sums.into_iter().zip([lost, killed, captured, conquest]) {
                let forecast = f64::from(forecast);
                assert!((sum - forecast).abs() < 0.05, "{size} {blocks} {defenders}: {sums:?}");
            }
        }
    }

    #[test]
    fn what_is_no_flanking_attack_has_no_forecast() {
        for (size, blocks, against) in [(1, 3, 3), (2, 1, 3), (5, 3, 3), (2, 13, 3), (2, 3, 4_000)]
        {
            assert_eq!(flanking(size, blocks, against), None);
        }
    }
}
