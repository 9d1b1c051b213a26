//! A player's last action in a hand of poker, as shown beside the name.

use engine::core::{BySeat, Seat};
use engine::game::{AllyEvent, Event};
use engine::poker::{Bet, Fact};
use table::Session;
use words::InWords;

/// Returns a player's last action in the current hand of poker.
pub(super) fn said(session: &Session, seat: Seat) -> Option<String> {
    let begins = |event: &&Event| matches!(event, Event::Ally(AllyEvent::PokerBegan { .. }));
    let events = session.moments().iter().rev().flat_map(|moment| moment.events.iter().rev());
    let facts = events.take_while(|event| !begins(event)).filter_map(|event| {
        let Event::Poker(fact) = *event else { return None };
        Some(fact)
    });
    last_action(seat, &facts.collect::<Vec<_>>())
}

/// Returns a player's last action among these facts, the latest first.
fn last_action(seat: Seat, facts: &[Fact]) -> Option<String> {
    facts.iter().enumerate().find_map(|(at, fact)| {
        let is_own = fact.seat() == seat;
        is_own.then(|| in_words(*fact, &facts[at + 1..])).flatten()
    })
}

/// Returns an action in words; `before` are the facts before it, the latest first.
fn in_words(fact: Fact, before: &[Fact]) -> Option<String> {
    Some(match fact {
        Fact::Bet { seat, bet, armies, .. } => match bet {
            Bet::Check => text::ally_sentences::checks().to_owned(),
            Bet::Fold => text::ally_sentences::folds().to_owned(),
            Bet::Bet => text::ally_sentences::bets(armies),
            Bet::Call => text::ally_sentences::calls(armies),
            Bet::Raise => raise(seat, armies, before),
        },
        Fact::Exchanged { number: 0, .. } => text::ally_sentences::keeps().to_owned(),
        Fact::Exchanged { number, .. } => text::ally_sentences::exchanges(number),
        Fact::Used { number, .. } => text::ally_sentences::plays_cards(number),
        Fact::Named { variant, .. } => text::ally_sentences::names_game(variant.in_words()),
        Fact::Shown { category, .. } => category.in_words().to_owned(),
        Fact::Anted { .. }
        | Fact::Dealt { .. }
        | Fact::Filled { .. }
        | Fact::Mucked { .. }
        | Fact::TookBack { .. }
        | Fact::Won { .. }
        | Fact::Burned { .. }
        | Fact::TurnedUp { .. }
        | Fact::Opened { .. } => return None,
    })
}

/// Describes a raise by its size and the bet it makes in this betting round. Cards are dealt or
/// discarded between two rounds, so the bets that precede it without a break are those of its own
/// round.
fn raise(seat: Seat, armies: u32, before: &[Fact]) -> String {
    let mut bets = BySeat::<u32>::splat(0);
    for fact in before {
        let Fact::Bet { seat: other, armies: bet, .. } = *fact else { break };
        bets[other] += bet;
    }
    let highest = bets.iter().map(|(_, bet)| *bet).max().unwrap_or(0);
    let to = bets[seat] + armies;
    text::ally_sentences::Raises { by: to.saturating_sub(highest), to }.say()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat::{Blue, Red};

    /// Returns a player's last action after these facts, in words.
    fn said(seat: Seat, facts: &[Fact]) -> Option<String> {
        let latest_first: Vec<Fact> = facts.iter().rev().copied().collect();
        last_action(seat, &latest_first)
    }

    fn bet(seat: Seat, bet: Bet, armies: u32) -> Fact {
        Fact::Bet { seat, bet, armies, left: 9 }
    }

    #[test]
    fn p5_a_raise_tells_its_size_and_the_bet_of_the_round() {
        let mut facts = vec![Fact::Anted { seat: Red }, Fact::Anted { seat: Blue }];
        assert_eq!(said(Red, &facts), None);
        facts.extend([bet(Red, Bet::Bet, 1), bet(Blue, Bet::Raise, 2)]);
        assert_eq!(said(Red, &facts).as_deref(), Some("bets 1"));
        assert_eq!(said(Blue, &facts).as_deref(), Some("raises by 1 to 2"));
        facts.push(bet(Red, Bet::Raise, 2));
        assert_eq!(said(Red, &facts).as_deref(), Some("raises by 1 to 3"));
    }

    #[test]
    fn w7_a_raise_counts_from_the_beginning_of_its_round() {
        let facts = [
            bet(Red, Bet::Bet, 4),
            bet(Blue, Bet::Call, 4),
            Fact::Dealt { seat: Red, card: None },
            bet(Red, Bet::Bet, 3),
            bet(Blue, Bet::Raise, 5),
        ];
        assert_eq!(said(Blue, &facts).as_deref(), Some("raises by 2 to 5"));
    }
}
