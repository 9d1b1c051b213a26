//! `rq hand`: ranks and odds of poker hands (rule C6).

use clap::Args;
use serde::Serialize;

use super::Run;
use super::arguments::preset_names;
use super::cards::{self, HandError};
use super::output::{Failure, Output};
use engine::game::RuleSet;
use engine::poker::{
    Best, Card, CardSet, Certainty, Deal, HAND, HandOutlook, Own, Ranking, SuitSet, Trials, Variant,
};

/// Rank a poker hand, compare two, or compute its chance to win.
#[derive(Debug, Args)]
pub(super) struct HandCommand {
    /// Rule set that ranks the cards.
    #[arg(long, default_value = "nautical", value_parser = ranking)]
    rules: Ranking,
    /// Compare two hands, each in quotation marks.
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"], conflicts_with = "cards")]
    versus: Option<Vec<String>>,
    /// Up to seven cards by rank and suit, such as QH or 7C; the best five count.
    #[arg(required_unless_present = "versus")]
    cards: Vec<String>,
    /// Compute the chance to win against this many opponents.
    #[arg(long, value_name = "OTHERS", value_parser = clap::value_parser!(u8).range(1..=5), conflicts_with = "versus")]
    against: Option<u8>,
    /// Poker game for the odds: draw, stud or holdem.
    #[arg(long, default_value = "draw", value_parser = variant)]
    game: Variant,
    /// Hold'em: cards on the board, in quotation marks.
    #[arg(long, default_value = "")]
    board: String,
    /// Hold'em: number of cards in the flop.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=3))]
    flop: u8,
    /// Stud: open cards of one opponent, in quotation marks; repeat for each opponent.
    #[arg(long)]
    open: Vec<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Number of random deals where not every deal is enumerated.
const DEALS: u16 = 20_000;

fn variant(name: &str) -> Result<Variant, String> {
    let known = Variant::ALL.into_iter().find(|variant| variant.name() == name);
    known.ok_or_else(|| format!("the games are {}", Variant::ALL.map(Variant::name).join(", ")))
}

#[derive(Serialize)]
struct HandOdds {
    win: f32,
    exact: bool,
    deals: Option<u16>,
}

fn ranking(name: &str) -> Result<Ranking, String> {
    let preset = RuleSet::preset(name).map(|rules| rules.ranking());
    preset.ok_or_else(|| format!("the rule sets are {}", preset_names()))
}

#[derive(Serialize)]
struct HandWorth {
    category: &'static str,
    cards: Vec<&'static str>,
}

#[derive(Serialize)]
struct Comparison {
    winner: &'static str,
}

impl Run for HandCommand {
    fn run(self, output: &mut Output) -> Result<(), Failure> {
        match self.versus.as_deref() {
            Some([first, second]) => self.compare(first, second, output),
            _ => match self.against {
                Some(others) => self.tell_odds(others, output),
                None => self.rank(output),
            },
        }
    }
}

impl HandCommand {
    fn rank(&self, output: &mut Output) -> Result<(), Failure> {
        let best = self.best(&self.cards.join(" "))?;
        let cards = self.rules.in_order(best.cards).into_iter().map(Card::name).collect();
        let worth = HandWorth { category: best.value.category().name(), cards };
        if self.json {
            return output.json(&worth);
        }
        output.line(format!("{}: {}", worth.category, worth.cards.join(" ")))
    }

    fn tell_odds(&self, others: u8, output: &mut Output) -> Result<(), Failure> {
        let own = cards::read(&self.cards.join(" "))?;
        let Some(deal) = Deal::before(self.game, self.flop, own, others.into()) else {
            let mut trials = Trials::new(self.rules, own, 1, DEALS);
            let hand = if own.len() < HAND { Own::ToDraw(own) } else { Own::Drawn(own) };
            let HandOutlook { win, .. } = trials.outlook(hand, others.into(), SuitSet::EMPTY);
            return self.print_odds(win, Certainty::Sampled(DEALS), output);
        };
        let deal = self.on_the_table(deal)?;
        let (HandOutlook { win, .. }, certainty) = deal.odds(self.rules, SuitSet::EMPTY, 1, DEALS);
        self.print_odds(win, certainty, output)
    }

    /// Returns the deal with the cards on the table, each card once.
    fn on_the_table(&self, mut deal: Deal) -> Result<Deal, HandError> {
        let mut seen = deal.own;
        let mut read = |words: &str, most: usize| {
            let cards = if words.trim().is_empty() { CardSet::EMPTY } else { cards::read(words)? };
            if cards.len() > most {
                return Err(HandError::TooMany(most));
            }
            if let Some(card) = (cards & seen).first() {
                return Err(HandError::Twice(card));
            }
            seen = seen | cards;
            Ok(cards)
        };
        deal.board = read(&self.board, deal.whole_board)?;
        for (other, open) in deal.others.iter_mut().zip(&self.open) {
            *other = read(open, deal.hand)?;
        }
        if deal.own.len() > deal.hand {
            return Err(HandError::TooMany(deal.hand));
        }
        Ok(deal)
    }

    fn print_odds(
        &self,
        win: f32,
        certainty: Certainty,
        output: &mut Output,
    ) -> Result<(), Failure> {
        let deals = match certainty {
            Certainty::Exact => None,
            Certainty::Sampled(times) => Some(times),
        };
        if self.json {
            return output.json(&HandOdds { win, exact: deals.is_none(), deals });
        }
        let how = deals.map_or("exact".to_owned(), |deals| format!("from {deals} random deals"));
        output.line(format!("wins {:.1} % ({how})", 100.0 * win))
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
        output.line(format!("{winner} ({} v {})", names[0], names[1]))
    }

    fn best(&self, words: &str) -> Result<Best, HandError> {
        Ok(self.rules.best(cards::read(words)?))
    }
}
