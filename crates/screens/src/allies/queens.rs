//! The moment of a red queen: it ranks above the aces, so everybody who may see one is told (C6).

use super::playing_cards::poker_card_in_words;
use super::poker;
use super::poker_table::PokerView;
use engine::poker::Card;
use table::Session;

/// Returns `true` for the queens of hearts and diamonds.
pub const fn is_red_queen(card: Card) -> bool {
    matches!(card, Card::QueenOfHearts | Card::QueenOfDiamonds)
}

/// Returns a sentence about the red queens on the poker table: those in the hands that were shown,
/// on the board, and in the own hand of a person alone at the screen. `None` if there are none, or
/// if they are ordinary queens in this game.
pub fn queens(session: &Session) -> Option<String> {
    let table = PokerView::of(session).filter(|table| table.ranking.red_queens_high)?;
    let mut told = Vec::new();
    for player in &table.players {
        let cards = player.shown.iter().flatten().chain(&player.open).copied();
        let cards = named(cards.filter(|card| !table.board.contains(card)));
        told.extend(
            cards.map(|cards| text::poker::QueenHeldShown { name: &player.name, cards }.say()),
        );
    }
    told.extend(named(table.board.iter().copied()).map(text::poker::queen_held_board));
    if let Some(own) = poker::own_poker(session).filter(|own| !own.shared) {
        told.extend(named(own.hand.into_iter()).map(text::poker::queen_held));
    }
    (!told.is_empty()).then(|| told.join(" "))
}

/// Returns the red queens among these cards in words, if there are any.
fn named(cards: impl Iterator<Item = Card>) -> Option<String> {
    let queens: Vec<String> =
        cards.filter(|card| is_red_queen(*card)).map(poker_card_in_words).collect();
    (!queens.is_empty()).then(|| text::all_of(&queens))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::core::Seat;
    use engine::game::{Control, RuleSet};
    use table::testing;

    /// Plays poker at random with these people and calls `look` after every action.
    fn play(rules: RuleSet, people: &[Seat], mut look: impl FnMut(&Session)) {
        for seed in 10..14 {
            let control = |seat: Seat| {
                let computer = || Control::Computer("easy".into());
                (seat, if people.contains(&seat) { Control::Human } else { computer() })
            };
            let players = [Seat::Red, Seat::Blue, Seat::Green].map(control);
            let mut session = testing::dealt(rules, &players, seed);
            for _ in 0..4_000 {
                testing::play_some(&mut session, 1);
                look(&session);
            }
        }
    }

    #[test]
    fn c6_whoever_is_alone_at_the_screen_hears_of_a_red_queen_in_their_hand() {
        let (mut held, mut shown) = (0, 0);
        play(RuleSet::NAUTICAL, &[Seat::Red], |session| {
            let own = poker::own_poker(session);
            let hand = own.iter().flat_map(|own| &own.hand);
            let has_queen = hand.copied().any(is_red_queen);
            let told = queens(session).unwrap_or_default();
            assert_eq!(told.contains("You hold"), has_queen, "{told}");
            held += u32::from(has_queen);
            shown += u32::from(told.contains("shows"));
        });
        assert!(held > 3 && shown > 1, "{held} {shown}");
    }

    #[test]
    fn c6_at_a_shared_screen_only_queens_that_all_may_see_are_told() {
        let mut told = 0;
        play(RuleSet::NAUTICAL, &[Seat::Red, Seat::Blue, Seat::Green], |session| {
            let Some(sentence) = queens(session) else { return };
            let table = PokerView::of(session).unwrap();
            let shown = table.players.iter().flat_map(|player| player.shown.iter().flatten());
            let mut open = shown.chain(table.players.iter().flat_map(|player| &player.open));
            assert!(open.any(|card| is_red_queen(*card)), "{sentence}");
            told += 1;
        });
        assert!(told > 3, "{told}");
    }

    #[test]
    fn c6_where_red_queens_are_ordinary_nothing_is_told() {
        let rules = RuleSet { red_queens_high: false, ..RuleSet::NAUTICAL };
        play(rules, &[Seat::Red], |session| assert_eq!(queens(session), None));
    }
}
