//! Prints the odds of attacking a territory, one line for each kind of attack.
//!
//! ```sh
//! cargo run -p red-queens-engine --example attack_odds -- 12 7    # with 12 armies, one of which stays
//! ```

use std::error::Error;

use red_queens_engine::battle::{FlankOdds, Odds};

fn main() -> Result<(), Box<dyn Error>> {
    let mut numbers = std::env::args().skip(1).map(|number| number.parse());
    let armies = numbers.next().unwrap_or(Ok(12))?;
    let defenders = numbers.next().unwrap_or(Ok(7))?;
    println!("{armies} armies, one of which stays, against {defenders}");
    for (kind, odds) in kinds(armies, defenders) {
        println!(
            "{kind}: {:.1} % to conquer; {:.1} armies are lost for {:.1} on average",
            100.0 * odds.conquest,
            odds.expected_attacker_losses(),
            odds.expected_defender_losses(),
        );
    }
    Ok(())
}

/// Returns the odds of each kind of attack with all available armies, fought to the end.
fn kinds(armies: u32, defenders: u32) -> [(&'static str, Odds); 3] {
    let able = armies.saturating_sub(1);
    [
        ("in normal rolls", Odds::normal(armies, defenders)),
        ("as one block", Odds::committed(able, defenders)),
        ("as two flanking blocks", FlankOdds::new(able / 2, 2, defenders).odds),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_exact_and_add_up() {
        let [(_, normal), ..] = kinds(4, 2);
        assert!((normal.conquest - 0.6560).abs() < 0.0001);
        for (kind, odds) in kinds(12, 7) {
            let all: f64 = odds.defenders_left.iter().sum();
            assert!((all - 1.0).abs() < 1e-9, "{kind}");
        }
    }
}
