//! Exact probabilities by enumeration.

/// The attacker's bonus: none, or one added to the die that gains most from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bonus {
    None,
    PlusOne,
}

/// Returns every roll of this many dice, sorted from the highest down, with its probability.
fn rolls(number: usize) -> Vec<(Vec<u8>, f64)> {
    let mut rolls = vec![(Vec::new(), 1.0)];
    for _ in 0..number {
        let mut more: Vec<(Vec<u8>, f64)> = Vec::new();
        for (roll, p) in rolls {
            for face in 1..=6u8 {
                let mut longer = roll.clone();
                longer.push(face);
                more.push((longer, p / 6.0));
            }
        }
        rolls = merged(more);
    }
    rolls
}

/// Merges rolls that differ only in the order of their dice.
fn merged(rolls: Vec<(Vec<u8>, f64)>) -> Vec<(Vec<u8>, f64)> {
    let mut all = std::collections::BTreeMap::<Vec<u8>, f64>::new();
    for (mut roll, p) in rolls {
        roll.sort_unstable_by(|a, b| b.cmp(a));
        *all.entry(roll).or_default() += p;
    }
    all.into_iter().collect()
}

/// Returns the number of pairs won by the attacker, given two sorted rolls.
fn won(attack: &[u8], defence: &[u8]) -> usize {
    attack.iter().zip(defence).filter(|(a, d)| a > d).count()
}

fn won_with_bonus(attack: &[u8], defence: &[u8]) -> usize {
    let raised = |place: usize| {
        let mut dice = attack.to_vec();
        dice[place] += 1;
        dice.sort_unstable_by(|a, b| b.cmp(a));
        won(&dice, defence)
    };
    (0..attack.len()).map(raised).max().unwrap_or(0)
}

/// Returns the probability of each number of armies that the defender loses in one roll.
pub fn losses(attack: usize, defence: usize, bonus: Bonus) -> Vec<f64> {
    let mut odds = vec![0.0; attack.min(defence) + 1];
    let defences = rolls(defence);
    for (a, p) in rolls(attack) {
        for (d, q) in &defences {
            let lost = match bonus {
                Bonus::None => won(&a, d),
                Bonus::PlusOne => won_with_bonus(&a, d),
            };
            odds[lost] += p * q;
        }
    }
    odds
}

#[test]
fn a1_the_textbook_numbers_of_single_rolls() {
    let cases = [
        (3, 2, vec![2275, 2611, 2890]),
        (3, 1, vec![441, 855]),
        (2, 2, vec![581, 420, 295]),
        (2, 1, vec![91, 125]),
        (1, 2, vec![161, 55]),
        (1, 1, vec![21, 15]),
    ];
    for (attack, defence, of_all) in cases {
        let all = f64::from(of_all.iter().sum::<u32>());
        let odds = losses(attack, defence, Bonus::None);
        assert_eq!(odds.len(), of_all.len());
        for (p, number) in odds.iter().zip(of_all) {
            assert!((p - f64::from(number) / all).abs() < 1e-12, "{attack} v {defence}");
        }
    }
}

#[test]
fn the_plus_one_only_helps_the_attacker() {
    for (attack, defence) in [(2, 1), (3, 2), (4, 3)] {
        let mean = |bonus| -> f64 {
            losses(attack, defence, bonus).iter().enumerate().map(|(n, p)| n as f64 * p).sum()
        };
        assert!(mean(Bonus::PlusOne) > mean(Bonus::None) + 0.05);
    }
}
