//! `rq hand`: what poker hands are worth (rule C6).

use clap::Args;
use serde::Serialize;

use super::Run;
use super::cards::{self, HandError};
use super::output::{Failure, Output};
use engine::game::RuleSet;
use engine::poker::{Ace, Best, Card, Ranking};

/// Cards of the older set, whose poker is the only part of it that can be played so far.
const NEW_RULES: (&str, Ranking) = ("new-rules", Ranking { red_queens_high: true, ace: Ace::Low });

/// Say what a poker hand is worth, or which of two is better.
#[derive(Debug, Args)]
pub(super) struct Hand {
    /// The rule set by which the cards rank.
    #[arg(long, default_value = "nautical", value_parser = ranking)]
    rules: Ranking,
    /// Two hands, each in quotation marks: which is better.
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"], conflicts_with = "cards")]
    versus: Option<Vec<String>>,
    /// Up to seven cards by rank and suit, as in QH or 7C; the best five count.
    #[arg(required_unless_present = "versus")]
    cards: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

fn ranking(name: &str) -> Result<Ranking, String> {
    let presets = RuleSet::PRESETS.map(|(name, rules)| (name, rules.ranking()));
    let mut known = presets.into_iter().chain([NEW_RULES]);
    known.clone().find(|(known, _)| *known == name).map(|(_, ranking)| ranking).ok_or_else(|| {
        let names: Vec<&str> = known.by_ref().map(|(name, _)| name).collect();
        format!("the rule sets are {}", names.join(", "))
    })
}

#[derive(Serialize)]
struct Worth {
    category: &'static str,
    cards: Vec<&'static str>,
}

#[derive(Serialize)]
struct Comparison {
    winner: &'static str,
}

impl Run for Hand {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        match self.versus.as_deref() {
            Some([first, second]) => self.compare(first, second, output),
            _ => self.rank(output),
        }
    }
}

impl Hand {
    fn rank(&self, output: &mut Output) -> Result<(), Failure> {
        let best = self.best(&self.cards.join(" "))?;
        let cards = self.rules.in_order(best.cards).into_iter().map(Card::name).collect();
        let worth = Worth { category: best.value.category().name(), cards };
        if self.json {
            return output.json(&worth);
        }
        output.line(format!("{}: {}", worth.category, worth.cards.join(" ")))
    }

    fn compare(&self, first: &str, second: &str, output: &mut Output) -> Result<(), Failure> {
        let (first, second) = (self.best(first)?, self.best(second)?);
        let winner = match first.value.cmp(&second.value) {
            std::cmp::Ordering::Greater => "first",
            std::cmp::Ordering::Less => "second",
            std::cmp::Ordering::Equal => "tie",
        };
        if self.json {
            return output.json(&Comparison { winner });
        }
        let names = [first, second].map(|best| best.value.category().name());
        output.line(format!("{winner} ({} against {})", names[0], names[1]))
    }

    fn best(&self, words: &str) -> Result<Best, HandError> {
        Ok(self.rules.best(cards::read(words)?))
    }
}
